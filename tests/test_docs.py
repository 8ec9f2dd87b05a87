"""The examples in the documents and docstrings run, the links lead somewhere, and prose is wrapped."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import elgrande
from tests.wrapping import too_long, wrapped

ROOT = Path(__file__).parent.parent
PLACES = ("*.md", "docs/**/*.md", "bench/*.md", "web/*.md")
DOCUMENTS = sorted(path for place in PLACES for path in ROOT.glob(place))


def name_of(path: Path) -> str:
    """The document's name, with its folder."""
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_the_examples_of_a_document_run(path: Path) -> None:
    failed, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


@pytest.mark.parametrize(("name", "least"), [("README.md", 5), ("docs/using.md", 15)])
def test_documents_for_beginners_have_examples(name: str, least: int) -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / name).read_text("utf-8"))
    assert len(examples) >= least


MODULES = [module.name for module in pkgutil.walk_packages(elgrande.__path__, "elgrande.")]


NOT_HERE = ("__main__", "migrations.env", "envs.elgrande_v0", "envs.solo", "envs.openspiel")
"""What does more than define something when it is imported, or needs a library of `make test-envs`."""


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith(NOT_HERE)])
def test_the_examples_of_a_module_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / link).exists(), f"{path.name} links to {link}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_prose_is_wrapped_at_100_columns(path: Path) -> None:
    assert too_long(path.read_text("utf-8")) == [], f"run `python -m tests.wrapping {name_of(path)}`"


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("word " * 25, f"{'word ' * 19}word\n{'word ' * 4}word\n"),
        (f"- **BASE-1** {'word ' * 20}[000]", f"- **BASE-1** {'word ' * 16}word\n  {'word ' * 3}[000]\n"),
        (f"- {'word ' * 19}of - 7", f"- {'word ' * 18}word\n  of - 7\n"),
        (f"{'word ' * 19}`some code`", f"{'word ' * 18}word\n`some code`\n"),
    ],
)
def test_wrapping_keeps_words_and_blocks(text: str, filled: str) -> None:
    assert wrapped(text) == filled
    assert too_long(filled) == []


@pytest.mark.parametrize(
    "text",
    [
        f"| {'cell ' * 30}|",
        f"# {'heading ' * 20}",
        f"    {'command ' * 20}",
        f"```\n{'code ' * 30}\n```",
        f"- [link](https://example.org/{'path/' * 20})",
        f"`{'code ' * 30}`",
    ],
)
def test_what_cannot_be_broken_may_be_longer(text: str) -> None:
    assert too_long(text) == []
