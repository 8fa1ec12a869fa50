# One target for each task. `make` alone lists them.

PYTHON ?= python3
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
PYTEST := $(BIN)/python -m pytest
# Printed after the error if a recipe cannot download packages.
offline = { echo "expected $(1) to answer: see the error above, and run make again"; exit 1; }
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PAGE := src/tinstar/ui/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name generated -prune -o -name '*.test.ts' -o -type f -print) \
	$(wildcard src/tinstar/server/features/*/*schemas.py src/tinstar/server/tables/*schemas.py src/tinstar/presentation/scene.py src/tinstar/games/*/vocabulary.py)

# Dozens of processes import the same modules, so the first one stores their bytecode.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play serve machine_code page test fast check golden mutants trial wheels dist wasm site_files site equal bench strength exact soak puzzles \
	leaks others manual pictures format lock
.NOTPARALLEL:

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

play: .venv/run machine_code $(PAGE) ## play in the browser, on a server of your own
	$(BIN)/tinstar

serve: .venv/run machine_code $(PAGE) ## host tables for other people in your network
	$(BIN)/tinstar serve --host 0.0.0.0

machine_code: .venv/run # compiles while the page is built; the server compiles the rest
	@test -e $(PAGE) || $(BIN)/tinstar compile >/dev/null 2>&1 &

page: .venv/run $(PAGE) ## build the page

test: .venv/dev ## run every test
	@# Without npm's registry there is no page. Its tests are then skipped, as the summary says.
	-@$(MAKE) --no-print-directory web/node_modules/.checked $(PAGE)
	$(BIN)/python -m tests

fast: .venv/dev ## run the tests of rules and matches that need no compiling, in two minutes
	$(PYTEST) -q -x -n 2 -m "not slow and not compiled" tests/engine tests/presentation tests/contract tests/games tests/match

trial: .venv/run ## play a whole game in the terminal, always with the first legal action
	$(PYTHON) -c "print('1\n' * 400)" | $(BIN)/tinstar play rin_tin_tin --plain --others easy

check: .venv/dev web/node_modules/.checked ## check format, lint, plain text, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m tests.prose
	@# both type checks at the same time, because each uses only one core
	$(NPM) run check & page=$$!; $(BIN)/basedpyright && $(BIN)/lint-imports; ours=$$?; wait $$page && exit $$ours

golden: .venv/dev ## write the golden playthroughs anew; read the diff
	$(BIN)/python -m tests.golden

mutants: .venv/dev ## plant faults in the rules and count those that tests find, into docs/testing.md
	$(BIN)/python -m tests.mutants

bench: .venv/bench $(PAGE) ## time Tinstar beside other libraries, into bench/results.md and stepping.md
	$(BIN)/python -m bench
	$(BIN)/python -m bench.stepping
	$(BIN)/python -m bench.gpu
	$(BIN)/python -m bench.crowd

wheels: .venv/dist page site_files ## build the wheels of all machines
	rm -rf dist
	$(BIN)/python -m distribution.libraries build/libraries
	$(BIN)/python -m distribution.wheels build/libraries dist

dist: wheels ## build the wheels, install one elsewhere and play with it
	$(BIN)/python -m distribution.emulators build/libraries
	$(BIN)/python -m tests.installed dist

wasm: .venv/dev ## build the rules of all games as WebAssembly, into build/wasm
	$(BIN)/python -m distribution.webassembly build/wasm

site_files: .venv/dev web/node_modules/.checked wasm
	$(BIN)/python -m distribution.site

site: site_files ## build a house without a server into build/site, and play there
	rm -rf build/site && mkdir -p build/site
	cp web/landing/index.html docs/pictures/*.jpg build/site
	$(BIN)/tinstar site build/site/play
	$(BIN)/python -m tests.site build/site/play

equal: .venv/dev ## play the same games in Python, Numba, a library, WebAssembly and PTX, and compare
	$(BIN)/python -m tests.equal

strength: .venv/bench ## measure how strong the players are, into docs/strength.md; takes hours
	$(BIN)/python -m bench.strength

exact: .venv/bench ## solve the smallest variants, into docs/exact.md
	$(BIN)/python -m bench.exact

soak: .venv/dev ## cause a thousand faults of processes, database and bus during play; over an hour
	$(BIN)/python -m tests.server.faults 1000 20

leaks: .venv/dev ## look for leaks in every game, into docs/leak_report.md
	$(BIN)/python -m tinstar.testing.leak_report docs/leak_report.md
	$(BIN)/python -m tinstar.testing.exhaustive_step_check calaboose:tiny outlaws25:tiny showdown:tiny caboo:tiny

puzzles: .venv/dev ## find the puzzles of all games again; takes twenty minutes
	$(BIN)/python -m tinstar.lab.puzzles

others: .venv/others ## run the checks that need PyTorch (a download of gigabytes)
	$(PYTEST) -q tests/adapters/others.py

manual: .venv/manual ## build the manual into build/manual, and check its links
	rm -rf build/manual
	$(BIN)/python -m sphinx -q -W --keep-going -E -c docs/manual . build/manual

pictures: .venv/dev web/node_modules/.checked $(PAGE) ## take the pictures of README and manual again
	$(BIN)/python -m web.pictures --manual

format: .venv/dev web/node_modules/.checked ## format the code
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NPM) run format

lock: .venv/dev ## pin all dependencies again, with hashes
	$(BIN)/python -m pip install -q uv
	./requirements/lock

.venv/%: requirements/%.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@# no bytecode for packages that are never imported
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-compile --require-hashes -r $< \
		|| $(call offline,the index of Python packages)
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

web/node_modules/.built: web/package-lock.json # packages to build the page
	@$(NPM) ci --omit=dev || $(call offline,the registry of npm)
	@touch $@

web/node_modules/.checked: web/package-lock.json # packages to check and test the page
	@$(NPM) ci || $(call offline,the registry of npm)
	@touch web/node_modules/.built $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.built
	$(NPM) run build
