"""See to it that Qt finds its libraries and a display, because without them it aborts and blames the wrong thing."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from shutil import which

PACKAGES = {  # the name that the loader asks for: the Debian package that has it
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libcups.so.2": "libcups2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
READER = ["/usr/bin/python3", "-c", "import gi; gi.require_version('Atspi', '2.0')"]

TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "dbus-run-session": "dbus"}  # for a real window
SMOKE = TOOLS | {"xprop": "x11-utils"}
READING = TOOLS | {LAUNCHER: "at-spi2-core"}


def platform() -> str:
    """Return the Qt platform that a window would open on here; empty where there is no display."""
    asked = os.environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if asked:
        return asked
    if os.environ.get("DISPLAY"):
        return "xcb"
    return "wayland" if os.environ.get("WAYLAND_DISPLAY") else ""


def parts(plugin: str) -> list[Path]:
    """Return the parts of PySide6 whose libraries matter for a plugin: for a platform, or for printing."""
    spec = find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("PySide6 is not installed in this environment.")
    home = Path(spec.submodule_search_locations[0])
    wanted = [home / "QtWidgets.abi3.so", home / "lrelease", home / "lupdate"]
    wanted += home.glob(f"Qt/plugins/platforms/libq{plugin}*.so")
    wanted += home.glob(f"Qt/plugins/printsupport/lib{plugin}*.so")
    return [part for part in wanted if part.exists()]


def missing(files: list[Path]) -> list[str]:
    """Return the names of the libraries that the files need and the system has not."""
    if not which("ldd"):
        return []  # not a system with ELF libraries; nothing to learn here
    names: set[str] = set()
    for file in files:  # one by one: ldd stops at the first file that it can't read
        told = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False).stdout
        names |= {line.split()[0] for line in told.splitlines() if line.rstrip().endswith("=> not found")}
    return sorted(names)


def provide(packages: list[str], why: str) -> None:
    """Install Debian packages where that is allowed; otherwise stop and say how to."""
    waiting = "DPkg::Lock::Timeout=300"  # somebody else may be installing
    command = ["apt-get", "install", "-y", "--no-install-recommends", "-o", waiting, *packages]
    by_hand = " ".join(["sudo apt-get install", *packages])
    if not which("apt-get"):
        raise SystemExit(f"{why}\nInstall what Debian calls: {' '.join(packages)}")
    if os.geteuid() != 0:
        raise SystemExit(f"{why}\nInstall it with this command, then try again:\n\n    {by_hand}\n")
    print(f"{why}\nInstalling: {' '.join(packages)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run(command, env=quiet, capture_output=True, check=False).returncode == 0:
        return
    # The lists of packages may be missing or old, as they are on a fresh machine.
    subprocess.run(["apt-get", "update", "-q"], env=quiet, check=False)
    if subprocess.run([command[0], "-q", *command[1:]], env=quiet, check=False).returncode != 0:
        raise SystemExit(f"That did not work. Try it by hand, then try again:\n\n    {by_hand}\n")


def check_libraries(plugin: str) -> None:
    """Make sure of the libraries that Qt loads for a platform, or for printing."""
    files = parts(plugin)
    names = missing(files)
    if not names:
        return
    unknown = [name for name in names if name not in PACKAGES]
    why = f"Qt needs system libraries that are missing here: {', '.join(names)}."
    if len(unknown) < len(names):
        provide(sorted({PACKAGES[name] for name in names if name in PACKAGES}), why)
    left = missing(files)
    if left:
        raise SystemExit(f"Qt still needs system libraries that are missing here: {', '.join(left)}.")


def check_python() -> None:
    """Make sure of Python's own library, which a packaged program brings; Debian keeps it in a package of its own."""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    if ".so" not in name or Path(sysconfig.get_config_var("LIBDIR"), name).exists():
        return
    try:
        ctypes.CDLL(name)
    except OSError:
        major, minor = sys.version_info[:2]
        provide([f"libpython{major}.{minor}"], f"Packing needs Python's library {name}.")


def check_bus() -> None:
    """Make sure of all that a screen reader needs to read a real window: a screen, buses, and a library."""
    check_libraries("xcb")
    lacking = [package for tool, package in READING.items() if not which(tool)]
    if not which(READER[0]) or subprocess.run(READER, capture_output=True, check=False).returncode:
        lacking += ["python3-gi", "gir1.2-atspi-2.0"]
    if lacking:
        provide(lacking, "Reading the window as a screen reader does needs a screen and a bus of its own.")


def check_display(platform: str) -> None:
    """Make sure that a window can be opened."""
    hint = "Start it from a desktop, or try it without one:  xvfb-run make run"
    if not platform:
        raise SystemExit(f"There is no display to open a window on (DISPLAY is not set).\n{hint}")
    if platform == "xcb":
        xcb = ctypes.CDLL("libxcb.so.1")
        xcb.xcb_connect.restype = ctypes.c_void_p
        connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
        failed = xcb.xcb_connection_has_error(connection)
        xcb.xcb_disconnect(connection)
        if failed:
            raise SystemExit(f"The display {os.environ.get('DISPLAY')} does not answer or does not let us in.\n{hint}")


def main() -> None:
    """Check for `window`, `offscreen`, `bus`, `package` (what the program brings along must be here) or `smoke`."""
    if not sys.platform.startswith("linux"):
        return  # elsewhere the wheel brings all that Qt needs
    if sys.argv[1] == "offscreen":
        check_libraries("offscreen")
    elif sys.argv[1] == "bus":
        check_bus()
    elif sys.argv[1] == "package":
        if not which("objdump"):
            provide(["binutils"], "Packing needs objdump and strip.")
        check_python()
        for kind in ("offscreen", "xcb", "wayland", "cups"):
            check_libraries(kind)
    elif sys.argv[1] == "smoke":
        lacking = [package for tool, package in SMOKE.items() if not which(tool)]
        if lacking:
            provide(lacking, "Trying the packaged program needs a screen of its own, and a hand at its keyboard.")
    else:
        check_libraries(platform() or "xcb")
        check_display(platform())


if __name__ == "__main__":
    main()
