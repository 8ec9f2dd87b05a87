"""Observations of a version stay as they are."""

from __future__ import annotations

from copy import deepcopy

import pytest

from elgrande.observation.stable import STABLE
from tests.observation import layouts
from tests.observation.layouts import changed, digests, kept

UPDATE = "run make environments-table"


@pytest.fixture(scope="module")
def now() -> layouts.Digests:
    return digests({key: count for key, (count, _) in kept()["stable"].items()})


def test_no_observation_changes_without_a_new_version(now: layouts.Digests) -> None:
    wrong = changed(kept(), now)
    assert not wrong, f"give observations another VERSION (observation/layout.py), then {UPDATE}"
    assert kept()["version"] == now["version"], UPDATE
    assert kept().keys() == now.keys()
    assert kept()["layouts"].keys() == now["layouts"].keys(), UPDATE
    assert kept()["numbers"].keys() == now["numbers"].keys(), UPDATE


def test_names_keep_their_places() -> None:
    assert {key: count for key, (count, _) in kept()["stable"].items()} == {
        key: len(listed) for key, listed in STABLE.items()
    }, f"there are new names: {UPDATE}"


def test_a_change_needs_a_new_version_and_an_addition_does_not(now: layouts.Digests) -> None:
    other = deepcopy(now)
    other["layouts"]["2 base"] = "otherwise"
    other["layouts"]["2 base a-new-module"] = "added"
    assert changed(now, other) == ["layouts: 2 base"]
    other["version"] += 1
    assert changed(now, other) == []
    moved = deepcopy(now)
    moved["stable"]["decisions"][1] = "another order"
    assert changed(now, moved) == ["stable: decisions"]
