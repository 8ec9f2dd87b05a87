"""An environment whose library is not installed says which extra brings it."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("elgrande_v0", "pettingzoo", "pettingzoo"),
        ("elgrande_v0", "gymnasium", "pettingzoo"),
        ("elgrande_v0", "numpy", "pettingzoo"),
        ("solo", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
        ("batch", "numpy", "batch"),
        ("processes", "numpy", "batch"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, module: str, missing: str, extra: str
) -> None:
    for name in [name for name in sys.modules if name.startswith("elgrande.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ModuleNotFoundError) as found:
        import_module(f"elgrande.envs.{module}")
    assert str(found.value).endswith(f" is missing: pip install 'elgrande[{extra}]'")
    if missing != "numpy":  # gymnasium and pettingzoo need numpy, and are not installed everywhere
        assert str(found.value).split()[0] in (missing, "gymnasium")
