"""A 34th person: a section in a content folder is all that the engine needs where the effect is known."""

import json
import shutil
from pathlib import Path

import pytest

from engine.content import FILES, FOLDER
from tests.programs import python

JUGGLER = """
[juggler]
set = "grey"
letter = "A"
rats = 4
source = "chosen"
effect = "strong_sectors"
prestige = 5
influence = 1
icons = ["prestige[{prestige}] : sector {influence}+"]
worth = { unit = "strong_sectors", each = 5.0 }
"""

PLAYED = """
import json
from engine import Game, events, person_rats
from engine.bots import make_bot
from engine.content import PERSONS

def hired(seed):
    # A game of bots; whoever may hire the juggler does.
    game = Game.new(("red", "blue"), seed=seed)
    bots = {colour: make_bot("normal", 1) for colour in game.seats}
    while not game.over:
        colour = game.to_move[0]
        view = game.view(colour)
        wanted = [move for move in game.legal_moves() if move.verb == "hire" and move.what == "juggler"]
        own = view.players[colour]
        sectors = sum(cubes > 0 or own.friend == sector for sector, cubes in own.sectors.items())
        happened = game.play(wanted[0] if wanted else bots[colour](view))
        if wanted:
            gains = [e for e in happened if isinstance(e, events.PrestigeGained) and e.reason == "juggler"]
            return {
                "rats": view.rats[view.persons.index("juggler")],
                "in play": "juggler" in view.grey_in_play,
                "hired": [e.person for e in happened if isinstance(e, events.PersonHired)],
                "gained": sum(e.n - e.park for e in gains),
                "sectors": sectors,
            }
    return None

found = next(told for told in map(hired, range(100)) if told)
print(json.dumps({
    **found,
    "persons": len(PERSONS),
    "person_rats": person_rats("juggler"),
    "icons": PERSONS["juggler"].icons,
}))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files."""
    for name in FILES:
        shutil.copy(FOLDER / name, tmp_path)
    return tmp_path


def test_a_34th_person_is_dealt_hired_and_does_what_it_does(folder: Path) -> None:
    with (folder / "persons.toml").open("a", encoding="utf-8") as file:
        file.write(JUGGLER)
    told = json.loads(python("-c", PLAYED, NOTRE_DAME_CONTENT=str(folder)).stdout)
    assert told["sectors"] > 0
    assert told == {
        "rats": 4,
        "in play": True,
        "hired": ["juggler"],
        "gained": 5 * told["sectors"],
        "sectors": told["sectors"],
        "persons": 34,
        "person_rats": 4,
        "icons": ["prestige[5] : sector 1+"],
    }


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[juggler]", "[juggler]\ncoins = 1", "juggler.coins: expected no such key"),
        ('effect = "strong_sectors"', "", "juggler.effect: there is no effect 'juggler'"),
        ('unit = "strong_sectors"', 'unit = "clubs"', "juggler.worth.unit: expected one of coins"),
    ],
)
def test_a_person_that_fits_no_effect_is_refused_at_once(folder: Path, old: str, new: str, said: str) -> None:
    with (folder / "persons.toml").open("a", encoding="utf-8") as file:
        file.write(JUGGLER.replace(old, new))
    ran = python("-c", "import engine.bots.value", ends=1, NOTRE_DAME_CONTENT=str(folder))
    assert f"{folder / 'persons.toml'}: {said}" in ran.stderr
