# Every chore has one door. `make` alone lists them.

PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest

.DEFAULT_GOAL := help
.PHONY: help play serve test fast check golden bench format lock

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

play: .venv/run ## open the house and play
	$(BIN)/tinstar

serve: ## host tables for others (there is no server yet)
	@echo "The table in the browser is not built yet; 'make play' opens the house in a terminal." >&2
	@exit 2

test: .venv/dev ## run every test
	$(PYTEST) -n 2 --dist loadgroup
	$(PYTEST) -q tests/games -m "not compiled" --cov=src/tinstar/games --cov-fail-under=100

fast: .venv/dev ## run the tests that need no compiling, in half a minute
	$(PYTEST) -q -x -n 2 --dist loadgroup -m "not slow and not compiled"

check: .venv/dev ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/basedpyright
	$(BIN)/lint-imports

golden: .venv/dev ## tell the golden playthroughs anew, to be read as a diff
	$(BIN)/python -m tests.golden

bench: .venv/bench ## time the house beside its peers, into bench/results.md
	$(BIN)/python -m bench

format: .venv/dev ## put the code into its format
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lock: .venv/dev ## pin all dependencies anew, with hashes
	$(BIN)/pip install -q uv
	./requirements/lock

.venv/%: requirements/%.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r $<
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
