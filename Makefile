# make run     set up, then one real round trip on the default store, then the page (on a terminal, until Ctrl-C)
# make serve   the page, until Ctrl-C
# make test    set up, then everything: format, lint, types, all tests
# make check   the quick part of it, under a minute
# make stress  the long versions: many processes, crashes, faults
# make bench   speed against a floor measured in the same run; how well screening judges
# make rules   compile the rules of screening and the names of entities after a change

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
NODE := $(VENV)/node
NODE_READY := $(NODE)/.ready

# Tests and benches start hundreds of processes; like a user's, they find bytecode.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run serve test check stress bench rules lock clean

run: $(READY)
	@$(BIN)/python examples/first_minute.py
	@$(BIN)/python examples/first_page.py

serve: $(READY)
	@$(BIN)/kept serve

test: $(READY) $(NODE_READY) lint
	$(BIN)/pytest -n 2 --dist loadgroup

check: $(READY) lint
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow"

stress: $(READY) $(NODE_READY)
	KEPT_STRESS=1 $(BIN)/pytest -m slow

bench: $(READY)
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/facts.py
	$(BIN)/python bench/folder.py
	$(BIN)/python bench/context.py
	$(BIN)/python bench/mcp.py
	$(BIN)/python bench/screening.py
	$(BIN)/python bench/entities.py
	$(BIN)/python bench/hooks.py
	$(BIN)/python bench/server.py

rules: $(READY)
	$(BIN)/python -m kept.screening.rulebook
	$(BIN)/python -m kept.entities.compiling

.PHONY: lint
lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# Exact versions with hashes: nothing but what was reviewed gets in.
$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("kept needs Python 3.11 or newer; try: make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

# What the tests of MCP run: the Inspector, the conformance suite, the validator of
# bundles, with a Node new enough for them. Not "npm ci", which insists on the
# packages of every platform; versions and hashes are those of the lock all the same.
$(NODE_READY): tests/node/package.json tests/node/package-lock.json
	@mkdir -p $(NODE) && cp tests/node/package.json tests/node/package-lock.json $(NODE)
	@npm install --prefix $(NODE) --omit=optional --no-audit --no-fund --loglevel=error \
		|| { echo "make test needs npm and its registry, once: the MCP Inspector comes from there" >&2; exit 1; }
	@touch $(NODE_READY)

# Needs uv on the path; the result names no host.
lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--no-emit-index-url --no-emit-find-links requirements/dev.in --output-file requirements/dev.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .schemathesis
