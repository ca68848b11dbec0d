"""Qt's own widgets in the house style: one style sheet made from the theme."""

from __future__ import annotations

from boardroom.ui.style.theme import Theme

_SHEET = """
QMainWindow, QDialog {{ background: {ground}; }}
QToolTip {{ background: {ink}; color: {panel}; border: none; padding: {p4}px {p8}px; }}
QMenuBar {{ background: {panel}; color: {ink}; padding: 2px 12px; border-bottom: 1px solid {line}; }}
QMenuBar::item {{ padding: {p4}px {p8}px; border-radius: 6px; background: transparent; }}
QMenuBar::item:selected {{ background: {chip}; }}
QMenu {{ background: {panel}; color: {ink}; border: 1px solid {line}; padding: 8px; menu-scrollable: 1; }}
QMenu::right-arrow {{ width: {p8}px; height: {p8}px; margin-right: {p8}px; image: none; background: qconicalgradient(
    cx: 1, cy: 0.5, angle: 180, stop: 0 {muted}, stop: 0.074 {muted}, stop: 0.075 transparent,
    stop: 0.925 transparent, stop: 0.926 {muted}, stop: 1 {muted}); }}
QMenu::item {{ padding: {p8}px {p24}px {p8}px {p12}px; border-radius: 6px; }}
QMenu::item:selected {{ background: {act_soft}; color: {ink}; }}
QMenu::item:disabled {{ color: {muted}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 8px 4px; }}
QMenu::icon {{ padding-left: 8px; }}
QMenu::indicator {{ width: {p16}px; image: none; }}
QStatusBar {{ background: {panel}; color: {muted}; border-top: 1px solid {line}; }}
QStatusBar::item {{ border: none; }}
QLineEdit, QSpinBox {{
    background: {field}; color: {ink}; border: 1px solid {edge}; border-radius: 8px;
    placeholder-text-color: {muted};
    padding: {p4}px {p12}px; min-height: {p24}px; selection-background-color: {act}; selection-color: {on_act};
}}
QLineEdit:focus, QSpinBox:focus {{ border: 2px solid {act}; padding: {q4}px {q12}px; }}
QLineEdit[quiet="true"], QLineEdit[quiet="true"]:focus {{ background: transparent; border: none; padding: 0;
    margin-left: -2px; placeholder-text-color: {ink}; min-height: {p24}px; }}
QLineEdit[bare="true"], QLineEdit[bare="true"]:focus {{ background: transparent; border: none; padding: 0; }}
QDialog QPushButton, QMessageBox QPushButton {{
    background: {panel}; color: {ink}; border: 1px solid {edge}; border-radius: 8px; font-weight: bold;
    min-height: {p24}px; min-width: {p64}px; padding: {p8}px {p16}px;
}}
QDialog QPushButton:hover {{ background: {chip}; }}
QDialog QPushButton:default {{ background: {act}; color: {on_act}; border-color: {act}; }}
QDialog QPushButton:focus {{ border: 2px solid {ink}; padding: {q8}px {q16}px; }}
QScrollArea {{ background: {ground}; border: none; }}
QScrollArea[on="panel"] {{ background: {panel}; }}
QScrollArea > QWidget > QWidget[page="true"] {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {edge}; border-radius: 4px; min-height: 32px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {edge}; border-radius: 4px; min-width: 32px; }}
QScrollBar::handle:hover {{ background: {muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QComboBox QListView {{ color: {ink}; padding: 4px; border-radius: 0; }}
QComboBox QListView::item {{ min-height: {p24}px; padding: {p4}px {p8}px; border-radius: 6px; }}
QComboBox QListView::item:hover, QComboBox QListView::item:selected {{ background: {act_soft}; color: {ink}; }}
QListView, QTreeView, QTableView {{ background: {panel}; border: 1px solid {line}; border-radius: 8px; outline: none; }}
"""


def stylesheet(theme: Theme, scale: float) -> str:
    """Return the style sheet of a theme; lengths that hold text grow with it."""
    lengths = {f"p{n}": round(n * scale) for n in (4, 8, 12, 16, 24, 64)}
    focused = {f"q{n}": round(n * scale) - 1 for n in (4, 8, 12, 16)}  # a border of two takes one from the padding
    tokens = {name: getattr(theme, name) for name in theme.__slots__}
    return _SHEET.format(**tokens, **lengths, **focused)
