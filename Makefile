# Boardroom's commands; `make help` lists them. They need python3, make and, for system libraries, apt.
# Options:  make run ARGS="--help"   make test ARGS="-k oxixo"   make PYTHON=python3.12 test

PYTHON ?= python3
VENV ?= .venv
PACKING ?= .venv-package
ARGS ?=
PY := $(VENV)/bin/python
OFFSCREEN := QT_QPA_PLATFORM=offscreen

.DEFAULT_GOAL := help
.PHONY: help run test check bench shots translations package smoke bare clean offscreen

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

run: $(VENV)/.run ## open the window
	@$(PY) -m tools.system window
	@$(PY) -m tools.translations release
	@$(PY) -m boardroom $(ARGS)

# By file: what a file sets up at length, such as an installed wheel, is set up once.
test: offscreen ## run all tests
	@$(OFFSCREEN) $(PY) -m pytest -q -n auto --dist loadfile $(ARGS)

check: $(VENV)/.dev ## check format, style, types and who imports whom
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy
	@$(PY) -c "from importlinter.cli import lint_imports_command; lint_imports_command()"

bench: offscreen ## measure speed, as ratios that travel between machines
	@$(OFFSCREEN) $(PY) -m bench $(ARGS)

shots: offscreen ## draw every screen into build/shots
	@$(OFFSCREEN) $(PY) -m boardroom.app.shots build/shots $(ARGS)

translations: offscreen ## bring translations/*.ts up to the sources and compile them
	@$(PY) -m tools.translations update

package: $(PACKING)/.package ## build dist/: the program in a folder, a .deb and a .tar.gz
	@$(PACKING)/bin/python -m tools.system package
	@$(PACKING)/bin/python -m tools.translations release
	@$(PACKING)/bin/python -m tools.package

smoke: $(VENV)/.run ## try the packaged program on a screen of its own (after make package)
	@$(PY) -m tools.system smoke
	@$(PY) -m tools.smoke $(ARGS)

bare: $(VENV)/.run ## try the .deb in the smallest Debian, as two people (as root, with debootstrap, after make package)
	@$(PY) -m tools.system smoke
	@$(PY) -m tools.bare

clean: ## remove what was built, but not the virtual environments
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache translations/*.qm
	find boardroom tests bench tools -name __pycache__ -prune -exec rm -rf {} +

# The stamps say what was installed last, so that the second time is quick.
$(VENV)/.run: pyproject.toml
	@$(PYTHON) -m tools.prepare run $(VENV)

$(VENV)/.dev: pyproject.toml
	@$(PYTHON) -m tools.prepare dev $(VENV)

# Of its own: what is installed for developing would creep into the package.
$(PACKING)/.package: pyproject.toml
	@$(PYTHON) -m tools.prepare package $(PACKING)

offscreen: $(VENV)/.dev
	@$(PY) -m tools.system offscreen
	@$(PY) -m tools.translations release
