"""Settings files of any content whatever: usable settings, and a sentence where something was wrong."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import COLOURS
from game.editions import EDITIONS
from game.seats import BOTS, HUMAN
from game.settings import PACES, TEXT_SCALES, Settings, SettingsFile
from game.words import languages

ROUNDS = settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

VALUES = st.recursive(
    st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from([*COLOURS, *BOTS, *EDITIONS, *PACES, HUMAN, "en", "fr"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
NAMES = tuple(entry.name for entry in dataclasses.fields(Settings))
SEAT = st.fixed_dictionaries({"name": VALUES, "colour": VALUES, "player": VALUES})
GROUP = st.fixed_dictionaries(
    {}, optional={"seats": st.lists(SEAT, max_size=3) | VALUES, "edition": VALUES, "options": VALUES}
)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


def _opened(path: Path) -> SettingsFile:
    """The settings in a file, checked to be usable, and to be remembered when they change."""
    for other in path.parent.glob(f"{path.name}.*"):
        other.unlink()
    content = path.read_bytes()
    file = SettingsFile(path)
    values = file.values
    assert values.pace in PACES
    assert values.text_scale in TEXT_SCALES
    assert values.language in languages()
    assert 0 <= values.effects_volume <= 1
    assert all(isinstance(side, int) and side > 0 for side in values.size)
    assert 2 <= len(values.group.seats) <= 5
    aside = list(path.parent.glob(f"{path.name}.broken-*"))
    assert len(aside) == len(file.notices)
    for kept, notice in zip(aside, file.notices, strict=True):
        assert str(kept) in notice
        assert kept.read_bytes() == content
    file.change(muted=not values.muted)
    again = SettingsFile(path)
    assert again.notices == []
    assert again.values == dataclasses.replace(values, muted=not values.muted)
    return file


@ROUNDS
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
def test_any_content(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    _opened(path)


@ROUNDS
@given(
    st.dictionaries(st.sampled_from(NAMES) | st.text(min_size=1, max_size=6), VALUES, max_size=4),
    GROUP | st.none(),
)
def test_settings_with_values_of_any_kind(tmp_path: Path, entries: dict[str, Any], group: Any) -> None:
    if group is not None:
        entries = {**entries, "group": group}
    path = tmp_path / "settings.toml"
    path.write_text(
        "\n".join(f"{json.dumps(key)} = {_toml(value)}" for key, value in entries.items()), "utf-8"
    )
    _opened(path)


@ROUNDS
@given(st.data())
def test_good_settings_with_bytes_changed(tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "settings.toml"
    path.unlink(missing_ok=True)
    SettingsFile(path).change(pace="fast")
    content = bytearray(path.read_bytes())
    at = data.draw(st.integers(0, len(content) - 1))
    upto = data.draw(st.integers(at, min(at + 4, len(content))))
    content[at:upto] = data.draw(st.binary(max_size=3))
    path.write_bytes(bytes(content))
    _opened(path)


@pytest.mark.parametrize("nested", ["[" * 100_000, "{a=" * 100_000, "a" + ".a" * 100_000 + " = 1"])
def test_nesting_beyond_all_sense(tmp_path: Path, nested: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"pace = {nested}" if nested[0] != "a" else nested, "utf-8")
    assert _opened(path).notices
