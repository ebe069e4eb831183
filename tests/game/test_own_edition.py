"""An edition of one's own, by file: what the engine plays, the program offers too."""

import shutil
from pathlib import Path

import pytest

from engine.content import FILES, FOLDER
from tests.programs import python

CHEAP = """
[short-evening]
hotel_double_at = 2
coins_limited = false
fool_from_notredame = true
message_cube_prestige = 3
may_decline = true
"""

OFFERED = """
from pathlib import Path
from pygame import Rect
from game.editions import EDITIONS, HINTS, name
from game.app.cli import parse
from game.screens.new_game.boxes import box
from game.settings import SettingsFile, Group
from game.words import set_language
import dataclasses, sys

set_language("en")
assert EDITIONS[-1] == "short-evening", EDITIONS
print(name("short-evening"), "|", HINTS.say("short-evening"))
launch = parse(["--new", "Anna, bot:quick", "--edition", "short-evening"])
print(launch.new.edition)
file = SettingsFile(Path(sys.argv[1]))
file.change(group=dataclasses.replace(Group(), edition="short-evening"))
again = SettingsFile(Path(sys.argv[1]))
print(again.values.group.edition, again.notices)
assert box("short-evening", 80).get_size() == (80, 80)
from game.match.session import Session
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A content folder with one more edition."""
    made = tmp_path / "content"
    made.mkdir()
    for name in FILES:
        shutil.copy(FOLDER / name, made)
    with (made / "editions.toml").open("a", encoding="utf-8") as file:
        file.write(CHEAP)
    return made


def test_an_edition_of_ones_own_is_offered_chosen_and_kept(folder: Path, tmp_path: Path) -> None:
    ran = python("-c", OFFERED, tmp_path / "settings.toml", NOTRE_DAME_CONTENT=str(folder))
    assert ran.stdout.splitlines() == [
        "Short evening | The edition “Short evening” from your own content folder.",
        "short-evening",
        "short-evening []",
    ]


def test_a_new_game_of_an_own_edition_is_played_by_its_rules(folder: Path, tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    python(
        *("-m", "game", "--new", "bot:random, bot:random", "--edition", "short-evening"),
        *("--seed", "5", "--exit", "--pace", "instant", "--size", "320x180", "--mute"),
        *("--saves", saves, "--settings", tmp_path / "settings.toml"),
        NOTRE_DAME_CONTENT=str(folder),
        HOME=str(tmp_path),
    )
    (saved,) = saves.rglob("*.toml")
    assert 'edition = "short-evening"' in saved.read_text(encoding="utf-8")
