"""Records know the content that they were played with, and are refused where it is another."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import COLOURS, Game, Record, RecordError
from engine.content import FILES, FOLDER
from engine.content.digests import PRINTED, digests, own_content
from engine.record import records
from tests.engine.test_another_person import JUGGLER
from tests.programs import python

PLAYED = """
import sys
from pathlib import Path
from random import Random
from engine import Game, Record
from engine.record import records

folder = Path(sys.argv[1])
for name, new_persons in (("base", False), ("new", True)):
    game, random = Game.new(("red", "blue"), 5, new_persons=new_persons), Random(5)
    while not game.over:
        game.play(random.choice(game.legal_moves()))
    records.write(folder / f"{name}.toml", Record.of(game))
    assert records.read(folder / f"{name}.toml").replay() == game
for path in map(Path, sys.argv[2:]):
    try:
        records.read(path)
        print("read")
    except ValueError as error:
        print(error)
"""


def number(text: str) -> str:
    assert "park_pair = 2" in text
    return text.replace("park_pair = 2", "park_pair = 3")


CHANGES: dict[str, tuple[str, Callable[[str], str]]] = {
    "a number": ("numbers.toml", number),
    "a person": ("persons.toml", lambda text: text + JUGGLER),
    "a new person": ("persons.toml", lambda text: text + JUGGLER.replace('"grey"', '"new"')),
    "rats": ("persons.toml", lambda text: text.replace("rats = 3", "rats = 4", 1)),
    "what is said": (
        "persons.toml",
        lambda text: text.replace('"card"', '"list"').replace("base = ", "base = 1"),
    ),
}
EXPECTED = {
    "a number": ("numbers", "numbers"),
    "a person": ("persons", "persons"),
    "a new person": (None, "new_persons"),
    "rats": ("persons", "persons"),
    "what is said": (None, None),
}
"""The part that differs, for a game without and with New Persons."""


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("change", CHANGES)
def test_a_game_is_read_only_where_its_content_is(tmp_path: Path, change: str) -> None:
    folder, here = tmp_path / "content", tmp_path / "here"
    folder.mkdir()
    here.mkdir()
    for name in FILES:
        shutil.copy(FOLDER / name, folder / name)
    name, changed = CHANGES[change]
    (folder / name).write_text(changed((folder / name).read_text("utf-8")), "utf-8")
    printed = [here / "base.toml", here / "new.toml"]
    for path, new_persons in zip(printed, (False, True), strict=True):
        records.write(path, Record.of(Game.new(("red", "blue"), 5, new_persons=new_persons)))
        assert path.read_text("utf-8").startswith("format = 1\n"), "version 1.0 reads it"
    ran = python("-c", PLAYED, tmp_path, *printed, NOTRE_DAME_CONTENT=str(folder))
    told = ran.stdout.splitlines()
    for kind, part, there in zip(("base", "new"), EXPECTED[change], told, strict=True):
        path = tmp_path / f"{kind}.toml"
        text = path.read_text("utf-8")
        if part is None:
            assert text.startswith("format = 1\n")
            assert "content" not in text
            assert there == "read"
            continue
        assert text.startswith("format = 2\n")
        with pytest.raises(RecordError) as refused:
            records.read(path)
        assert str(refused.value) == f"{path}: was played with other content than this program has ({part})."
        with pytest.raises(RecordError) as lost:
            records.salvage(path)
        assert str(lost.value) == str(refused.value), "the file is sound"
        assert there == f"{here / path.name}: was played with other content than this program has ({part})."


def test_the_digests_of_the_installed_files_are_the_printed_ones() -> None:
    assert digests() == PRINTED
    assert own_content(True) == own_content(False) == {}


def test_a_refused_record_keeps_the_digests_when_it_is_written_again() -> None:
    text = records.to_toml(Record.of(Game.new(COLOURS[:2], 3)))
    other = text.replace("format = 1\n", "format = 2\n").replace(
        "seats", 'content = { numbers = "0" }\nseats', 1
    )
    record = records.from_toml(other)
    assert record.content == {"numbers": "0"}
    assert records.to_toml(record) == records.to_toml(records.from_toml(records.to_toml(record)))
    assert 'numbers = "0"' in records.to_toml(record)
