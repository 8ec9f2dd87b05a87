"""The examples in the documents and docstrings run, and the links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import elgrande

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_examples_of_a_document_run(path: Path) -> None:
    failed, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_readme_has_examples() -> None:
    assert len(doctest.DocTestParser().get_examples((ROOT / "README.md").read_text("utf-8"))) > 10


MODULES = [module.name for module in pkgutil.walk_packages(elgrande.__path__, "elgrande.")]


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith(("__main__", "migrations.env"))])
def test_the_examples_of_a_module_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / link).exists(), f"{path.name} links to {link}"
