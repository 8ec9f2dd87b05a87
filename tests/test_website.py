"""The documentation site: what its pages are made from. `make site` builds it and follows every link."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from website.api import SUBJECTS, api_pages
from website.cards import cards_page
from website.links import troubles
from website.make import HERE
from website.pages import LANGUAGES, ROOT, documents, gather, page_of, page_text
from website.plots import plots
from website.rulebook import Rulebook

from elgrande import texts
from elgrande.cli.cards import all_cards
from elgrande.notation import card_name
from elgrande.rules.config import module_sets


def test_a_link_leads_to_the_page_of_a_document() -> None:
    text = "[rules](rules/README.md), [a place](server.md#seats), [changes](../CHANGELOG.md), [top](#top)"
    moved = "[rules](rules/index.md), [a place](server.md#seats), [changes](changelog.md), [top](#top)"
    assert page_text(text, "docs/using.md") == moved


def test_a_link_that_names_a_file_shows_the_title_of_its_page() -> None:
    text = "[server.md](../server.md#seats), [bench/RESULTS.md](../../bench/RESULTS.md)"
    moved = "[The server, and what it says to a browser](../server.md#seats), [Speed, side by side](../speed.md)"
    assert page_text(text, "docs/decisions/chance.md") == moved


def test_a_link_to_a_file_without_a_page_becomes_words() -> None:
    text = "[engine/step.py](../src/elgrande/engine/step.py) and [the steps](../src/elgrande/engine/step.py)"
    assert page_text(text, "docs/architecture.md") == "`engine/step.py` and the steps"


def test_comments_stay_out_of_pages_and_what_they_enclose_stays_in() -> None:
    assert page_text("<!-- here only -->\npicture\n<!-- /here only -->\n", "README.md") == "picture\n"


def test_every_page_can_be_reached_from_the_menu() -> None:
    settings = tomllib.loads((HERE / "zensical.toml").read_text("utf-8"))
    listed = list(menu(settings["project"]["nav"]))
    made = {page_of(document) for document in documents() if document.endswith(".md")}
    made |= {f"cards/{language}.md" for language in LANGUAGES} | {f"api/{name}" for name in api_pages()}
    made.add("tour.md")
    assert sorted(listed) == sorted(made)


def menu(entries: Any) -> Iterator[str]:
    """The pages of a menu."""
    if isinstance(entries, str):
        yield entries
    else:
        for entry in entries.values() if isinstance(entries, dict) else entries:
            yield from menu(entry)


def test_a_rule_has_an_anchor_to_which_others_lead(tmp_path: Path) -> None:
    gather(tmp_path)
    rulebook = Rulebook(tmp_path)
    rulebook.write_links()
    german = (tmp_path / "rules" / "de" / "base.md").read_text("utf-8")
    assert "- **BASE-25**{ #BASE-25 }" in german
    assert "([BASE-60](base.md#BASE-60))" in german
    assert "[GIC-68](grand-inquisitor.md#GIC-68)" in german
    assert rulebook.link("BASE-999", "de", "cards/de.md") == "BASE-999"


@pytest.fixture
def texts_of_the_site() -> Iterator[None]:
    """The texts of the site, as long as a test needs them."""
    texts.add_folder(HERE / "texts")
    yield
    texts.remove_folder(HERE / "texts")


@pytest.mark.usefixtures("texts_of_the_site")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_browser_has_every_card(language: str, tmp_path: Path) -> None:
    page = cards_page(language, Rulebook(tmp_path))
    rules = all_cards(module_sets(), None)
    for number, card in enumerate(rules.cards):
        assert f'id="{card.key}"' in page
        assert f"### {card_name(rules, number, language)} " in page


def test_plots_show_every_row() -> None:
    drawn = plots()
    assert drawn["ladder.md"].count('class="dot"') == 24
    checks = json.loads((ROOT / "bench" / "learning.json").read_text("utf-8"))["curve"]
    assert drawn["learning.md"].count("<circle") == len(checks) > 3
    assert drawn["speed.md"].count('class="compiled"') == drawn["speed.md"].count('class="interpreted"') == 22


def test_what_the_reference_shows_exists() -> None:
    from pkgutil import resolve_name  # noqa: PLC0415

    for _, _, objects in SUBJECTS.values():
        for one in objects:
            if not one.startswith("elgrande.envs."):  # these import the libraries for which they are made
                assert resolve_name(one) is not None
            elif not (ROOT / "src" / one.replace(".", "/")).with_suffix(".py").is_file():
                pytest.fail(f"there is no {one}")


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<h1 id="top">A</h1><a href="b.html#here">b</a><a href="#top">up</a>', "utf-8")
    (tmp_path / "b.html").write_text('<p id="here">B</p><a href="a.html">a</a>', "utf-8")
    assert not list(troubles(tmp_path))
    bad = '<a href="c.html">c</a><a href="a.html#gone">a</a><img src="//elsewhere.example/x.png"><a href="../x">x</a>'
    (tmp_path / "b.html").write_text(bad + '<p id="here">', "utf-8")
    assert [line.rsplit(": ", 1)[1] for line in troubles(tmp_path)] == [
        "no such file",
        "no such place on the page",
        "another host",
        "outside the site",
    ]
