# Every chore has one door. `make` alone lists them.

PYTHON ?= python3
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
PYTEST := $(BIN)/python -m pytest
# What a recipe says where a package cannot be fetched, after the error itself.
offline = { echo "expected $(1) to answer: see the error above, and run make again"; exit 1; }
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PAGE := src/tinstar/ui/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name generated -prune -o -name '*.test.ts' -o -type f -print) \
	$(wildcard src/tinstar/server/features/*/*schemas.py src/tinstar/server/tables/*schemas.py src/tinstar/presentation/scene.py src/tinstar/games/*/vocabulary.py)

# Dozens of processes import the same: the first one keeps what it compiled.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play serve machine_code page test fast check golden mutants trial dist bench strength exact soak leaks others \
	manual pictures format lock
.NOTPARALLEL:

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

play: .venv/run machine_code $(PAGE) ## open the house in the browser and play
	$(BIN)/tinstar

serve: .venv/run machine_code $(PAGE) ## host tables for others in your network
	$(BIN)/tinstar serve --host 0.0.0.0

machine_code: .venv/run # is made while the page is; the house goes on with what is left
	@test -e $(PAGE) || $(BIN)/tinstar compile >/dev/null 2>&1 &

page: .venv/run $(PAGE) ## build the page

test: .venv/dev ## run every test
	@# Without npm's registry there is no page: its tests are skipped, and say so.
	-@$(MAKE) --no-print-directory web/node_modules/.checked $(PAGE)
	$(BIN)/python -m tests

fast: .venv/dev ## run those tests of rules and tables that need no compiling, in two minutes
	$(PYTEST) -q -x -n 2 -m "not slow and not compiled" tests/engine tests/presentation tests/contract tests/games tests/match

trial: .venv/run ## play one game in the terminal against a computer player, always the first action
	$(PYTHON) -c "print('1\n' * 400)" | $(BIN)/tinstar play rin_tin_tin --plain --others easy

check: .venv/dev web/node_modules/.checked ## format, lint, plain text, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m tests.prose
	@# the page's types beside ours: neither has work for two cores
	$(NPM) run check & page=$$!; $(BIN)/basedpyright && $(BIN)/lint-imports; ours=$$?; wait $$page && exit $$ours

golden: .venv/dev ## tell the golden playthroughs anew, to be read as a diff
	$(BIN)/python -m tests.golden

mutants: .venv/dev ## plant faults in the rules, see which the tests find, into docs/testing.md
	$(BIN)/python -m tests.mutants

bench: .venv/bench $(PAGE) ## time the house beside its peers, into bench/results.md and stepping.md
	$(BIN)/python -m bench
	$(BIN)/python -m bench.stepping
	$(BIN)/python -m bench.crowd

dist: .venv/dist page ## build wheel and sdist, install the wheel elsewhere and play with it
	rm -rf dist
	$(BIN)/python -m hatchling build -d dist
	$(BIN)/python -m tests.installed dist

strength: .venv/bench ## measure how strong the players are, into docs/strength.md; hours
	$(BIN)/python -m bench.strength

exact: .venv/bench ## solve the smallest variants, into docs/exact.md
	$(BIN)/python -m bench.exact

soak: .venv/dev ## a thousand faults of processes, database and bus while people play; over an hour
	$(BIN)/python -m tests.server.faults 1000 20

leaks: .venv/dev ## look for leaks in every game, into docs/leak_report.md
	$(BIN)/python -m tinstar.testing.leak_report docs/leak_report.md
	$(BIN)/python -m tinstar.testing.exhaustive_step_check calaboose:tiny outlaws25:tiny showdown:tiny caboo:tiny

others: .venv/others ## run the checkers that need PyTorch (gigabytes)
	$(PYTEST) -q tests/adapters/others.py

manual: .venv/manual ## build the manual into build/manual, and look where its links lead
	rm -rf build/manual
	$(BIN)/python -m sphinx -q -W --keep-going -E -c docs/site . build/manual

pictures: .venv/dev web/node_modules/.checked $(PAGE) ## take the pictures of README and manual anew
	$(BIN)/python -m web.pictures --manual

format: .venv/dev web/node_modules/.checked ## put the code into its format
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NPM) run format

lock: .venv/dev ## pin all dependencies anew, with hashes
	$(BIN)/python -m pip install -q uv
	./requirements/lock

.venv/%: requirements/%.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@# what is never imported need not be compiled
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-compile --require-hashes -r $< \
		|| $(call offline,the index of Python packages)
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

web/node_modules/.built: web/package-lock.json # what building the page needs
	@$(NPM) ci --omit=dev || $(call offline,the registry of npm)
	@touch $@

web/node_modules/.checked: web/package-lock.json # and what its checks and tests need
	@$(NPM) ci || $(call offline,the registry of npm)
	@touch web/node_modules/.built $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.built
	$(NPM) run build
