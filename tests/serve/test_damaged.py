"""A folder of tables that was damaged, or changed by hand: a server goes on with the rest of it."""

import json
from pathlib import Path
from typing import Any, cast
from zlib import crc32

import pytest

from game.phones.tokens import new_key
from game.serve.people import People
from game.serve.push import KEYS, Push
from game.serve.turns import Turn
from game.storage import journal

INF = float("inf")


def people(**changed: Any) -> str:
    """What is kept of a table, changed."""
    found = People(new_key(), turns={"red": Turn(3, 1.7e9)}, told={"names": {"red": "Anna"}, "turn": ["red"]})
    return json.dumps({**json.loads(found.text()), **changed})


def guest(**changed: Any) -> dict[str, Any]:
    """What is kept of a phone, changed."""
    return {"token": "t" * 32, "name": "Anna", "colour": None, "language": "en", **changed}


def test_a_phone_is_kept() -> None:
    assert People.of(people(guests=[guest()])).guests[0].name == "Anna"


@pytest.mark.parametrize(
    "changed",
    [
        {"opener": INF},
        {"games": 1e300},
        {"moved": INF},
        {"used": float("nan")},
        {"used": -5},
        {"patience": 10**400},
        {"turns": {"red": [1, INF, {}]}},
        {"turns": {"red": [1, 1.7e9, {"push": INF}]}},
        {"game": "../../elsewhere"},
        {"game": "a/b"},
        {"guests": [guest(token="\ud800" * 32)]},
        {"guests": [guest(name="\ud800")]},
        {"guests": [guest(seen=["\ud800", 3])]},
        {"from_file": "\ud800"},
        {"paused_by": "\ud800"},
        {"old_keys": ["\ud800" * 14]},
        {"told": {"names": {"red": "\ud800"}, "turn": ["red"], "round": ""}},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_what_no_server_has_written_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        People.of(people(**changed))


@pytest.mark.parametrize(
    "told",
    [
        {"names": {"red": "Anna"}, "turn": [{}], "round": "A1", "over": False},
        {"names": {"red": 3}, "turn": [], "round": "A1", "over": False},
        {"names": ["red"], "turn": ["red"], "round": "A1", "over": False},
        {"names": {"red": "Anna"}, "turn": ["red"], "round": {}, "over": False},
        {"names": {}, "turn": None},
    ],
    ids=str,
)
def test_a_table_whose_summary_is_damaged_can_be_opened(told: Any) -> None:
    assert People.of(people(told=told)).told == {}


def test_a_whole_summary_is_kept() -> None:
    told = {"names": {"red": "Anna"}, "turn": ["red"], "round": "A1", "over": False}
    assert People.of(people(told=told)).told == told


@pytest.mark.parametrize(
    "content",
    ["[]", '["a.json",0]', '["a.json","x","y"]', '[3,0,""]', "[" * 3000, "{}", "x", r'["a.json",0,"\ud800"]'],
)
def test_a_journal_is_read_up_to_a_line_that_no_server_has_written(content: str, tmp_path: Path) -> None:
    lines = [json.dumps(["good.json", 0, "{}"]), content, json.dumps(["late.json", 0, "{}"])]
    text = "".join(f"{crc32(line.encode()):08x} {line}\n" for line in lines)
    (tmp_path / ".journal-1").write_text(text)
    assert journal.catch_up(tmp_path) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["good.json"]


@pytest.mark.parametrize("content", ["[" * 9000, "{}", "", "\udcff"])
def test_keys_of_notices_that_can_not_be_read_are_made_anew(content: str, tmp_path: Path) -> None:
    (tmp_path / KEYS).write_bytes(content.encode("utf-8", "surrogateescape"))
    assert Push(cast(Any, None), tmp_path, lambda function: None)._keys.public == ""
