"""Coming back to a saved game after a long time: a recap before the first question."""

import os
import time
from pathlib import Path

import pytest

from engine import Record
from engine.record import records
from engine.record.records import Seat
from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.table.control.recapping import LONG_AGO, recap_of
from game.table.hud.recap import Recap
from game.table.scene import TableScene
from game.words import languages
from tests.game.saved import put
from tests.game.window import Open, Window

MOVES = 30


def saved(folder: Path, ago: float, players: tuple[str, ...] = (records.HUMAN, "quick", "quick")) -> Path:
    """A game that somebody left so many seconds ago, in the middle of a round and about to play a card."""
    colours = ("blue", "green", "red", "yellow", "purple")
    names = ("Anna", "Ben", "Esmeralda", "Cleo", "Dora")
    record = Record(tuple(Seat(n, c, p) for n, c, p in zip(names, colours, players, strict=False)), 6)
    game = record.replay()
    while len(record.moves) < MOVES or game.to_move[0] != "blue":
        move = game.legal_moves()[0]
        game.play(move)
        record.moves.append(str(move))
    path = put(folder, "left", record)
    then = time.time() - ago
    os.utime(path, (then, then))
    return path


def resumed(open_window: Open, path: Path, **settings: object) -> tuple[Window, TableScene]:
    window = open_window((640, 360), tables=RealTables(), **settings)
    window.app.open(path)
    window.advance(0.1)
    assert isinstance(window.scene, TableScene)
    return window, window.scene


def told(table: TableScene) -> Recap:
    """What the open sheet tells."""
    sheet = table.context.sheet
    assert sheet is not None
    (recap,) = sheet.make.args  # type: ignore[attr-defined]
    assert isinstance(recap, Recap)
    return recap


def test_after_weeks_one_is_told_who_plays_how_it_stands_and_what_one_was_about_to_do(
    open_window: Open, tmp_path: Path
) -> None:
    window, table = resumed(open_window, saved(tmp_path, 20 * 86400))
    recap = told(table)
    assert [(seat.name, seat.player) for seat in recap.seats] == [
        ("Anna", "human"),
        ("Ben", "quick"),
        ("Esmeralda", "quick"),
    ]
    view = table.session.view("blue")
    assert table.context.shown.label in recap.round
    for seat in recap.seats:
        assert ("icons/coin", str(view.players[seat.colour].coins)) in seat.things
    assert recap.lines[-1].startswith("Anna: ")
    moves = len(table.session.record.moves)
    window.advance(3)
    assert table.context.sheet is not None
    assert len(table.session.record.moves) == moves
    window.press("return")
    assert table.context.sheet is None
    window.advance(2)
    assert table.context.pending is not None


def test_after_minutes_the_game_just_goes_on(open_window: Open, tmp_path: Path) -> None:
    _, table = resumed(open_window, saved(tmp_path, LONG_AGO / 2))
    assert table.context.sheet is None


@pytest.mark.idle_steps
def test_the_table_is_seen_from_where_one_is_asked_at_once_and_the_city_is_ready_soon(
    open_window: Open, tmp_path: Path
) -> None:
    window = open_window((640, 360), tables=RealTables(), pace="normal")
    window.app.open(saved(tmp_path, LONG_AGO / 2))
    table = window.showing(TableScene)
    window.advance(STEP)
    assert table.context.pending is not None
    top = table.context.top
    assert (top.focus, top.gliding) == ("blue", False)
    window.advance(20)
    assert top.prepare(0.0)  # a glide to the whole city would begin without baking it


def test_on_a_shared_screen_it_tells_no_secret(open_window: Open, tmp_path: Path) -> None:
    human = records.HUMAN
    _, table = resumed(open_window, saved(tmp_path, 86400, (human, human, "quick")))
    recap = told(table)
    assert {dict(seat.things)["icons/prestige"] for seat in recap.seats} == {"?"}


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(open_window: Open, tmp_path: Path, language: str) -> None:
    _, table = resumed(open_window, saved(tmp_path, 86400), language=language, text_scale=2.0)
    assert recap_of(table.context) is not None
    assert told(table).lines
