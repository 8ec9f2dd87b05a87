# The documentation site: gathered from docs/, built by Zensical into build/site/html, and all of its links followed.

site: .venv-site/ready
	@.venv-site/bin/python -m website.make

site-lock: .venv-lock/ready
	@UV_CUSTOM_COMPILE_COMMAND='make site-lock' .venv-lock/bin/uv pip compile --quiet --upgrade --universal \
		--python-version 3.11 --generate-hashes --no-annotate --constraint requirements.lock \
		--output-file website/requirements.lock website/requirements.in

.venv-site/ready: requirements.lock website/requirements.lock pyproject.toml
	$(call environment,.venv-site)
	@echo 'Installing what the site is built with into .venv-site …'
	@.venv-site/bin/python $(PIP) install --require-hashes -r requirements.lock -r website/requirements.lock
	@.venv-site/bin/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.PHONY: site site-lock
