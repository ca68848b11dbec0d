# Boardroom's commands; `make help` lists them. They need python3, make and, for system libraries, apt.
# Options:  make run ARGS="--help"   make test ARGS="-k oxixo"   make torture MINUTES=3 SEED=7   make PYTHON=python3.12 test

PYTHON ?= python3
VENV ?= .venv
PACKING ?= .venv-package
ARGS ?=
MINUTES ?= 10
SEED ?=
PY := $(VENV)/bin/python
OFFSCREEN := QT_QPA_PLATFORM=offscreen
# What is compiled is kept, below build, whatever the environment says: hundreds of processes would compile it again.
COMPILED := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(CURDIR)/build/compiled
# By file: what a file sets up at length, such as an installed wheel, is set up once. In the order of tests/conftest.py
# and the folders, which end with short ones; by the number of tests the few long ones would come last.
TESTS := $(OFFSCREEN) $(COMPILED) $(PY) -m pytest -q -n auto --dist loadfile --no-loadscope-reorder

.DEFAULT_GOAL := help
.PHONY: help run test coverage check bench torture shots legible pictures translations lock hooks package smoke bare clean offscreen bus

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

run: $(VENV)/.run ## open the window
	@$(PY) -m tools.system window
	@$(PY) -m tools.translations release
	@$(PY) -m boardroom $(ARGS)

test: offscreen bus ## run all tests
	@$(TESTS) $(ARGS)

coverage: offscreen bus ## run all tests and print which part of each package they reach
	@mkdir -p build/coverage
	@$(TESTS) --cov --cov-report=json:build/coverage/coverage.json $(ARGS)
	@$(PY) -m tools.coverage build/coverage/coverage.json

check: $(VENV)/.dev ## check format, style, types and who imports whom
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy
	@$(PY) -c "from importlinter.cli import lint_imports_command; lint_imports_command()"
	@$(PY) -m tools.lengths

bench: offscreen ## measure speed, as ratios that travel between machines
	@$(OFFSCREEN) $(PY) -m bench $(ARGS)

torture: offscreen ## kill, misfeed and mishandle the program for MINUTES=10, and count what breaks
	@$(PY) -m torture --minutes $(MINUTES) $(if $(SEED),--seed $(SEED)) $(ARGS)

shots: offscreen ## draw every screen into build/shots
	@$(OFFSCREEN) $(PY) -m tools.shots build/shots $(ARGS)

legible: offscreen ## look for text that is cut, overlapped or outside: every screen, language and size; some minutes
	@$(OFFSCREEN) $(PY) -m tools.legible $(ARGS)

pictures: offscreen ## draw the tables that README shows again
	@$(OFFSCREEN) $(PY) -m tools.pictures

translations: offscreen ## bring translations/*.ts up to the sources and compile them
	@$(PY) -m tools.translations update

lock: $(VENV)/.dev ## write requirements.lock again, with the newest versions of everything
	@$(PY) -m tools.lock

hooks: $(VENV)/.dev ## let git check format, style, types and imports before each commit
	@$(PY) -m pre_commit install

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
	find boardroom tests bench torture tools -name __pycache__ -prune -exec rm -rf {} +

# The stamps say what was installed last, so that the second time is quick.
$(VENV)/.run: pyproject.toml requirements.lock
	@$(PYTHON) -m tools.prepare run $(VENV)

$(VENV)/.dev: pyproject.toml requirements.lock
	@$(PYTHON) -m tools.prepare dev $(VENV)

# Of its own: what is installed for developing would creep into the package.
$(PACKING)/.package: pyproject.toml requirements.lock
	@$(PYTHON) -m tools.prepare package $(PACKING)

bus: $(VENV)/.dev
	@$(PY) -m tools.system bus

offscreen: $(VENV)/.dev
	@$(PY) -m tools.system offscreen
	@$(PY) -m tools.translations release
