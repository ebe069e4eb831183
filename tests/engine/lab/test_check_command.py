"""``python -m engine check``: every mistake of a file of persons at once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine import ContentError, Game
from engine.__main__ import main
from engine.record.person_files import read_persons

GOOD = """[juggler]
set = "grey"
letter = "A"
rats = 4
effect = "strong_sectors"
prestige = 5
influence = 1
icons = ["prestige[5] : sector 1+"]
worth = { unit = "strong_sectors", each = 5 }

[abbot]
set = "brown"
replaces = "monk"
rats = 2
effect = "monk"
prestige = 7
cubes = 3
"""


def test_a_right_file_is_said_to_be_and_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two.person.toml"
    path.write_text(GOOD, "utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: juggler, abbot: nothing is wrong.\n"
    persons, _ = read_persons(path)
    game, random = Game.new(("red", "blue"), 3, persons=persons), Random(3)
    while not game.over:
        game.play(random.choice(game.legal_moves()))
    assert game.status() == ()


def test_all_mistakes_are_said_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.person.toml"
    text = GOOD.replace("rats = 4", 'rats = "four"\nspell = 1').replace('set = "grey"\n', "")
    text = text.replace("each = 5", 'each = "much"').replace('"monk"\nrats = 2', '"lady"\nrats = 12')
    path.write_text(text.replace("cubes = 3", "coins = 3"), "utf-8")
    assert main(["check", str(path)]) == 2
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert all(line.startswith(f"{path}: ") for line in lines)
    for says in (
        "'juggler' lacks 'set'.",
        "'juggler'.rats is 'four', not a whole number",
        "'juggler'.worth.each is 'much', not a number with a point",
        "'juggler' has an entry 'spell' that is unknown; known are ",
        "'abbot'.replaces: expected one of hostess, monk",
        "'abbot'.rats: expected a whole number from 0 to 9, found 12",
        "'abbot'.cubes: expected a whole number from 1 to 9, found nothing",
    ):
        assert sum(says in line for line in lines) == 1, says
    assert told.err.strip().endswith(f"{path}: {len(lines)} to put right.")


@pytest.mark.parametrize(
    "content", [b"\xff", b"a = = 1", b"a = " + b"[" * 9000, b"", b"a = 1", b"[a.b]\nc = 1"]
)
def test_what_is_no_file_of_persons_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "strange.toml"
    path.write_bytes(content)
    assert main(["check", str(path)]) == 2
    assert main(["check", str(tmp_path / "missing.toml")]) == 2


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_file_is_told_by_sentences_and_never_by_an_exception(tmp_path: Path, seed: int) -> None:
    random, path = Random(seed), tmp_path / "damaged.toml"
    for _ in range(200):
        data = bytearray(GOOD.encode())
        for _ in range(random.randint(1, 6)):
            at = random.randrange(len(data))
            data[at : at + random.randint(0, 3)] = bytes(
                random.randrange(256) for _ in range(random.randint(0, 2))
            )
        path.write_bytes(data)
        try:
            persons, wrong = read_persons(path)
        except ContentError as error:
            persons, wrong = (), [str(error)]
        assert persons or wrong
        assert all(sentence.startswith(str(path)) for sentence in wrong)
        if not wrong:
            Game.new(("red", "blue"), 3, persons=persons)
