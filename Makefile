# Everything here needs only make and Python 3.11 or newer (`make PYTHON=/path/to/python3.12 …` chooses one).

BIN := .venv/bin
COMPILED := .venv-compiled/bin
SOURCES := $(shell find src docs/rules -type f ! -name '*.pyc' ! -path 'src/elgrande/web/*' 2>/dev/null)
PIP := -m pip --disable-pip-version-check -qq
PYTEST := -m pytest -n 3 --dist worksteal # tests of servers wait a lot, so two cores carry three of them
ARGS ?=

# Where this is set, the programs that the tests start would compile all their sources again each time.
unexport PYTHONDONTWRITEBYTECODE

help:
	@echo 'make play           play El Grande in the browser'
	@echo 'make terminal       play it in the terminal (ARGS="--help" shows how)'
	@echo 'make test           run the tests'
	@echo 'make test-cluster   run the tests that need Ray, which is large, in an environment of their own'
	@echo 'make test-envs      run the suites of PettingZoo, Gymnasium and OpenSpiel in an environment of their own'
	@echo 'make test-envs-compiled  the same against the compiled engine'
	@echo 'make test-learners  run the examples for TorchRL, RLlib and PyTorch, which are large, in an environment of their own'
	@echo 'make lint           style, types and layers'
	@echo 'make check          lint and test'
	@echo 'make fuzz           play random games and check every law at every decision'
	@echo 'make bench          measure the engine beside Catanatron and OpenSpiel (after make compile also compiled)'
	@echo 'make bench-history  add the instructions that a decision takes now to the history in bench/ (needs valgrind)'
	@echo 'make bench-check    fail if a decision takes more instructions than in the last line of that history'
	@echo 'make bench-search   how fast the bots think, compiled and interpreted (after make compile)'
	@echo 'make bench-envs     observed steps per second, one by one and in batches'
	@echo 'make bench-server   200 tables of bots and 1,000 event streams on one server for a minute'
	@echo 'make bench-siege    one client takes what it can get from a server, while another one plays'
	@echo 'make chaos          kill servers and their database while people play, for ten minutes'
	@echo 'make ladder         each bot alone against the level below (hours; resumable; writes docs/ladder.md)'
	@echo 'make site           the documentation site, in build/site/html, with all of its links followed'
	@echo 'make package        build source archive and wheel into dist/, and try the wheel in an empty environment'
	@echo 'make compile        build the compiled engine into .venv-compiled (needs a C compiler)'
	@echo 'make test-compiled  run the tests against the compiled engine'
	@echo 'make sbom           list all that a release is made from in dist/sbom.cdx.json (CycloneDX)'
	@echo 'make licences       the licences of all that is used'
	@echo 'make audit          ask the indexes of packages for known weaknesses'
	@echo 'make lock           choose the newest versions of all that is needed'
	@echo 'make clean          remove all that make has made'

play: .venv/ready web
	@$(call with_engine,serve --open $(ARGS))

terminal: .venv/ready
	@$(call with_engine,play $(ARGS))

test: test-python
	@$(MAKE) --no-print-directory web-test
	@$(MAKE) --no-print-directory web-e2e

test-python: .venv/ready web
	@$(BIN)/python $(PYTEST) $(ARGS)

test-cluster: .venv-cluster/ready
	@.venv-cluster/bin/python -m pytest -m cluster $(ARGS)

test-envs: .venv-envs/ready
	@.venv-envs/bin/python $(PYTEST) -m envs $(ARGS)

test-learners: .venv-learners/ready
	@.venv-learners/bin/python -m pytest -m learners $(ARGS)

lint: .venv/ready
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory web-check

check: lint test

fuzz: .venv/ready
	@$(BIN)/elgrande fuzz $(ARGS)

bench: .venv/ready
	@$(BIN)/python bench/run.py $(ARGS)

bench-history: .venv/ready
	@$(BIN)/python bench/history.py $(ARGS)

bench-check: .venv/ready
	@$(BIN)/python bench/history.py --check $(ARGS)

bench-envs: .venv-envs/ready
	@.venv-envs/bin/python bench/environments.py $(ARGS)

environments-table: .venv/ready
	@$(BIN)/python -m tests.envs.layout_table
	@$(BIN)/python -m tests.observation.layouts

bench-server: .venv/ready
	@$(BIN)/python bench/server.py $(ARGS)

bench-siege: .venv/ready
	@$(BIN)/python bench/siege.py $(ARGS)

chaos: .venv/ready
	@$(BIN)/python -m tests.server.chaos $(ARGS)

ladder: .venv-compiled/ready
	@$(COMPILED)/python bench/ladder.py $(ARGS)

bench-search: .venv/ready
	@$(BIN)/python bench/search.py $(ARGS)

rule-table: .venv/ready
	@$(BIN)/python -m tests.rule_table

package: .venv/ready web
	@.ci/package

sbom: .venv/ready
	@$(BIN)/python .ci/components.py sbom dist/sbom.cdx.json

licences: .venv/ready
	@$(BIN)/python .ci/components.py licences

audit: .venv/ready web/node_modules/ready
	@$(BIN)/python .ci/components.py audit

compile: .venv-compiled/ready

test-compiled: .venv-compiled/ready
	@$(COMPILED)/python -c 'import elgrande.engine as it; assert it.__file__.endswith(".so"), it.__file__'
	@$(COMPILED)/python $(PYTEST) $(ARGS)

test-envs-compiled: .venv-compiled/ready
	@$(COMPILED)/python $(PIP) install --require-hashes -r requirements-envs.lock
	@$(COMPILED)/python $(PYTEST) -m envs $(ARGS)

lock: .venv-lock/ready
	@UV_CUSTOM_COMPILE_COMMAND='make lock' .venv-lock/bin/uv pip compile --quiet --upgrade --universal \
		--python-version 3.11 --generate-hashes --no-annotate --no-emit-package elgrande \
		--extra server --extra postgresql --extra dev --output-file requirements.lock pyproject.toml
	@UV_CUSTOM_COMPILE_COMMAND='make lock' .venv-lock/bin/uv pip compile --quiet --upgrade --universal \
		--python-version 3.11 --generate-hashes --no-annotate --no-emit-package elgrande --constraint requirements.lock \
		--extra pettingzoo --extra gymnasium --extra openspiel --extra pixels --extra data \
		--output-file requirements-envs.lock pyproject.toml

clean: web-clean
	@rm -rf .venv .venv-cluster .venv-compiled .venv-envs .venv-learners .venv-lock .venv-site build dist bench/.envs .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments: a file `ready` says that one is complete -----------------------------------------

.venv/ready: requirements.lock pyproject.toml hatch_build.py
	$(call environment,.venv)
	@echo 'Installing what elgrande needs into .venv …'
	@$(BIN)/python $(PIP) install --require-hashes -r requirements.lock
	@$(BIN)/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv-compiled/ready: .venv/ready hatch_build.py $(SOURCES) | src/elgrande/web/index.html
	$(call environment,.venv-compiled)
	@command -v $${CC:-cc} >/dev/null || { echo 'The compiled engine needs a C compiler (Debian: apt install build-essential python3-dev;' \
		'macOS: xcode-select --install).' >&2; exit 1; }
	@echo 'Compiling the engine into .venv-compiled …'
	@$(COMPILED)/python $(PIP) install --require-hashes -r requirements.lock
	@rm -rf build/wheel && mkdir -p build
	@ELGRANDE_COMPILE=1 $(COMPILED)/python -m hatchling build --target wheel --directory build/wheel >build/compile.log \
		|| { cat build/compile.log >&2; exit 1; }
	@$(COMPILED)/python $(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

.venv-cluster/ready: requirements.lock pyproject.toml
	$(call environment,.venv-cluster)
	@echo 'Installing Ray and what elgrande needs into .venv-cluster …'
	@.venv-cluster/bin/python $(PIP) install --require-hashes -r requirements.lock
	@.venv-cluster/bin/python $(PIP) install --no-build-isolation -e '.[cluster]'
	@touch $@

.venv-envs/ready: requirements.lock requirements-envs.lock pyproject.toml
	$(call environment,.venv-envs)
	@echo 'Installing PettingZoo, Gymnasium, OpenSpiel and what elgrande needs into .venv-envs …'
	@.venv-envs/bin/python $(PIP) install --require-hashes -r requirements.lock
	@.venv-envs/bin/python $(PIP) install --require-hashes -r requirements-envs.lock
	@.venv-envs/bin/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv-learners/ready: requirements.lock pyproject.toml
	$(call environment,.venv-learners)
	@echo 'Installing PyTorch, TorchRL, RLlib and what elgrande needs into .venv-learners …'
	@.venv-learners/bin/python $(PIP) install --require-hashes -r requirements.lock
	@.venv-learners/bin/python $(PIP) install torch==2.13.0
	@.venv-learners/bin/python $(PIP) install torchrl==0.14.1 'ray[rllib]==2.60.0' pettingzoo==1.27.0 gymnasium==1.2.2
	@.venv-learners/bin/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv-lock/ready:
	$(call environment,.venv-lock)
	@.venv-lock/bin/python $(PIP) install 'uv>=0.9'
	@touch $@

# Plays with the compiled engine if it is up to date. If not, it is built meanwhile, for the next time.
define with_engine
	bin=$(BIN); \
	if $(MAKE) --question --no-print-directory .venv-compiled/ready 2>/dev/null; then \
		bin=$(COMPILED); \
	elif kill -0 "$$(cat build/compiling 2>/dev/null)" 2>/dev/null; then \
		echo 'The compiled engine is still being built (build/compiling.log); until then bots think more slowly.'; \
	elif command -v $${CC:-cc} >/dev/null && \
		$(BIN)/python -c 'import pathlib, sys, sysconfig; \
			sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())'; then \
		echo 'Building the compiled engine in the background, in which bots think faster: the next `make play` uses it.'; \
		mkdir -p build; nohup nice $(MAKE) --no-print-directory compile >build/compiling.log 2>&1 & echo $$! >build/compiling; \
	else \
		echo 'There is no C compiler here, so bots think in plain Python, which is slower.'; \
	fi; \
	exec $$bin/elgrande $(1)
endef

# Makes the environment $(1) with the first Python that is new enough.
define environment
	@[ -x $(1)/bin/python ] || { \
	for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python3.14 python; do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		"$$python" -c 'import ensurepip, venv' 2>/dev/null || { lacking="$$python"; continue; }; \
		echo "Making $(1) with $$("$$python" --version) …"; \
		exec "$$python" -m venv --clear $(1); \
	done; \
	if [ -n "$$lacking" ]; then \
		echo "$$lacking cannot make virtual environments. On Debian: apt install python3-venv" >&2; \
	else \
		echo 'elgrande needs Python 3.11 or newer, and there is none on the PATH (or set PYTHON=…).' >&2; \
	fi; exit 1; }
endef

include web/web.mk
include website/website.mk

.PHONY: help play terminal test test-python test-cluster test-envs test-learners lint check fuzz bench bench-check bench-history bench-search bench-envs environments-table bench-server bench-siege chaos ladder rule-table package sbom licences audit compile test-compiled test-envs-compiled lock clean
