"""A 34th person, from a content folder alone: hired at the table and drawn, without words or a picture."""

import json
import shutil
from pathlib import Path

import pytest

from engine.content import FILES, FOLDER
from tests.engine.test_another_person import JUGGLER
from tests.programs import python

PLAYED = """
import itertools, json, sys
from pathlib import Path

import pygame

from engine import Record
from engine.bots import make_bot
from engine.content import PERSONS
from engine.record import records
from game.app.program import RealTables
from game.decisions.targets import PERSON
from game.screens.rules.rules import RulesScene
from game.table.hud import cards
from game.table.scene import TableScene
from tests.game.lines_drawn import Register
from tests.game.window import Window

folder, language = Path(sys.argv[1]), sys.argv[2]
SEATS = (records.Seat("Anna", "red", "human"), records.Seat("Ben", "blue", "quick"))
HIRE = "red hire juggler"


def before_hiring(seed):
    # A game up to the moment at which Anna may hire the juggler; None where she never may.
    record = Record(SEATS, seed)
    game = record.replay()
    bots = {colour: make_bot("quick", 1) for colour in game.seats}
    while not game.over:
        if HIRE in map(str, game.legal_moves()):
            return record
        colour = game.to_move[0]
        move = bots[colour](game.view(colour))
        game.play(move)
        record.moves.append(str(move))
    return None


record = next(filter(None, map(before_hiring, itertools.count())))
path = folder / "saves" / "Juggler.toml"
records.write(path, record)
window = Window(folder, tables=RealTables(), pace="instant", language=language)
assert window.app.open(path)
table = window.showing(TableScene)


def told():
    # What is written on the table, after whatever moves.
    with Register() as register:
        for _ in range(2000):
            window.advance(1 / 60)
            if table.laid and not table.context.busy:
                break
        table.stale = True
        window.advance(1 / 60)
        return " ".join(line.text for line in register.on(window.app.display.surface))


table_says = told()
juggler = table.context.top.place_of((PERSON, "juggler"))
window.move_to(juggler)
window.button_down(3)
window.button_up(3)
window.advance(0.5)
close_up_says = told()
window.press("escape", wait=0.5)
window.click(juggler)
told()
hired = [str(move) for move in table.session.record.moves[len(record.moves):]]
window.press("l", wait=0.5)
with Register() as register:
    window.scene.resize(window.app.size)
    window.scene.stale = True
    window.advance(0.1)
    history_says = " ".join(line.text for line in register.on(window.app.display.surface))
window.press("escape")
window.app.go.rules(None, 2)
assert isinstance(window.scene, RulesScene)
window.advance(0.5)
faces = {pygame.image.tobytes(cards.person_face(name, (190, 266)), "RGB") for name in PERSONS}
print(json.dumps({
    "persons": len(PERSONS),
    "table": table_says,
    "close-up": close_up_says,
    "hired": hired[:1],
    "history": history_says,
    "faces": len(faces),
}))
window.close()
"""


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize("language", ["ja"])
def test_a_34th_person_is_hired_at_the_table_and_drawn(tmp_path: Path, language: str) -> None:
    content = tmp_path / "content"
    content.mkdir()
    for name in FILES:
        shutil.copy(FOLDER / name, content)
    with (content / "persons.toml").open("a", encoding="utf-8") as file:
        file.write(JUGGLER)
    ran = python("-c", PLAYED, tmp_path, language, NOTRE_DAME_CONTENT=str(content))
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told["hired"] == ["red hire juggler"]
    assert "Juggler" in told["table"]
    assert told["close-up"].count("Juggler") > told["table"].count("Juggler")
    assert "Juggler" in told["history"]
    assert told["faces"] == told["persons"] == 34
