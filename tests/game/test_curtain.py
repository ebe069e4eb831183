"""The curtain between players who share a screen."""

import random
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from engine import COLOURS, Game, Record
from engine.events import GreyShown
from engine.record import records
from engine.record.records import Seat
from game.app.program import RealTables
from game.decisions.targets import PERSON
from game.table.hud import curtain, sheets
from game.table.scene import TableScene
from tests.game.player import Pointing
from tests.game.window import Open

SIZE = (960, 540)


def drawn(colour: str) -> Surface:
    surface = Surface(SIZE)
    curtain.draw(surface, colour, "Anna", 1.0)
    return surface


def furrows(surface: Surface, height: int) -> list[int]:
    """Where the cloth is darker than on both sides, beside the sign."""
    row = [sum(surface.get_at((x, height))[:3]) for x in range(170)]
    return [x for x in range(8, 162) if row[x] == min(row[x - 8 : x + 9]) and row[x] < row[x - 8]]


@pytest.mark.parametrize("colour", COLOURS)
def test_the_cloth_hangs_in_folds_that_sway(colour: str) -> None:
    surface = drawn(colour)
    high, low = furrows(surface, 90), furrows(surface, 470)
    assert high
    assert low
    assert high != low


def test_everybody_has_a_curtain_in_the_own_colour() -> None:
    assert len({pygame.image.tobytes(drawn(colour), "RGB") for colour in COLOURS}) == len(COLOURS)


def test_what_the_spy_saw_is_shown_behind_a_shared_curtain(open_window: Open, tmp_path: Path) -> None:
    record, seen = before_the_spy()
    path = tmp_path / "saves" / "spy.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(records.to_toml(record), encoding="utf-8")
    window = open_window(title=False, tables=RealTables(), pace="instant")
    assert window.app.open(path)
    table = window.showing(TableScene)
    context, player, played = table.context, Pointing(seed=1), len(record.moves)
    while context.pending is None or context.busy:
        gesture = player.next(table)
        if gesture is not None:
            window.click(gesture.at)
        window.advance(1 / 60)
    x, y = context.top.place_of((PERSON, "spy"))
    window.click((x, y))
    for _ in range(600):
        if len(table.session.record.moves) > played and context.screen.curtain == seen.seat:
            break
        assert context.sheet is None, "shown to everybody"
        window.advance(1 / 60)
    assert context.screen.curtain == seen.seat
    assert context.sheet is None
    window.advance(0.5)
    window.press("return")
    sheet, wanted = context.sheet, sheets.grey_to_come(table.session.name(seen.seat), seen.persons)
    assert sheet is not None
    assert (sheet.title, sheet.read(context.shown)) == (wanted.title, wanted.read(context.shown))


def before_the_spy() -> tuple[Record, GreyShown]:
    """A game of two at one screen in which the next move may hire the spy, and what the spy will see."""
    for seed in range(200):
        record = Record((Seat("Anna", "blue"), Seat("Ben", "red")), seed=seed, new_persons=True)
        game, chance = Game.from_setup(record.setup()), random.Random(seed)
        while not game.over:
            moves = game.legal_moves()
            spies = [move for move in moves if str(move).split()[1:] == ["hire", "spy"]]
            move = spies[0] if spies else chance.choice(moves)
            shown = [event for event in game.play(move) if isinstance(event, GreyShown)]
            if shown:
                print(f"seed {seed}")
                return record, shown[0]
            record.moves.append(str(move))
    raise AssertionError("no spy is hired")
