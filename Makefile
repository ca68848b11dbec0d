# Boardroom's commands; `make help` lists them. They need python3, make and, for system libraries, apt.
# Options:  make run ARGS="--help"   make test ARGS="-k oxixo"   make PYTHON=python3.12 test

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
PY := $(VENV)/bin/python
OFFSCREEN := QT_QPA_PLATFORM=offscreen

.DEFAULT_GOAL := help
.PHONY: help run test check bench shots translations clean offscreen

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

run: $(VENV)/.run ## open the window
	@$(PY) -m tools.system window
	@$(PY) -m tools.translations release
	@$(PY) -m boardroom $(ARGS)

test: offscreen ## run all tests
	@$(OFFSCREEN) $(PY) -m pytest -q -n auto --dist loadgroup $(ARGS)

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

clean: ## remove what was built, but not the virtual environment
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache translations/*.qm
	find boardroom tests bench tools -name __pycache__ -prune -exec rm -rf {} +

# The stamps say what was installed last, so that the second time is quick.
$(VENV)/.run: pyproject.toml
	@$(PYTHON) -m tools.prepare run $(VENV)

$(VENV)/.dev: pyproject.toml
	@$(PYTHON) -m tools.prepare dev $(VENV)

offscreen: $(VENV)/.dev
	@$(PY) -m tools.system offscreen
	@$(PY) -m tools.translations release
