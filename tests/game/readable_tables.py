"""Tables at each kind of decision, for tests of what can be read on them."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

from engine import COLOURS, Decision, Game, Record
from engine.record import records
from engine.record.records import Seat
from game.app.program import App, RealTables
from game.screens.replay.replay import ReplayScene
from game.table.map.plan import AREAS
from game.table.scene import TableScene
from game.table.tabletop import Tabletop
from tests.game.lines_drawn import Line, Register
from tests.game.readable import LEAST, broken, on_top, outside, overlapping, smaller_than, too_pale
from tests.game.window import Window

NAMES = ("Anna", "Quasimodo", "Esmeralda", "Gringoire", "ヒカリ")
KINDS = (
    *("draft", "play", "take", "friend", "benefit", "drive", "collect", "donate", "hire", "minstrel_from"),
    *("minstrel_to", "carry", "lose"),
)
"""Decisions that look different from each other."""


@cache
def moves_until(
    kind: str, players: int, humans: int = 1, when: Callable[[Game, Decision], bool] | None = None
) -> tuple[int, tuple[str, ...]]:
    """A seed and random moves of a game after which blue is asked ``kind``, if given ``when``."""
    for seed in range(200):
        record = Record(seats_of(players, humans), seed, new_persons=True)
        game, chance = record.replay(), random.Random(seed)
        while not game.over:
            asked = game.decision("blue")
            fits = asked is not None and asked.kind == kind and len(record.moves) > 8 * players
            if asked is not None and fits and (when is None or when(game, asked)):
                return seed, tuple(record.moves)
            move = chance.choice(game.legal_moves())
            game.play(move)
            record.moves.append(str(move))
    raise AssertionError(f"nobody is ever asked {kind}")


def seats_of(players: int, humans: int) -> tuple[Seat, ...]:
    """The seats of these tables: people first, then bots."""
    kinds = [records.HUMAN] * humans + ["quick"] * (players - humans)
    return tuple(map(Seat, NAMES[:players], COLOURS[:players], kinds))


def open_table(
    window: Window,
    folder: Path,
    kind: str,
    players: int = 3,
    humans: int = 1,
    when: Callable[[Game, Decision], bool] | None = None,
) -> TableScene:
    """Open a game in ``window`` (of real tables, pace ``instant``) in which blue is asked ``kind``."""
    seed, moves = moves_until(kind, players, humans, when)
    record = Record(seats_of(players, humans), seed, new_persons=True)
    record.moves.extend(moves)
    path = folder / "saves" / f"{kind}-{players}.toml"
    records.write(path, record)
    window.app.open(path)
    table = window.showing(TableScene)
    for _ in range(600):
        window.advance(1 / 60)
        if table.context.screen.curtain or (
            table.context.pending is not None and not table.context.busy and not table.context.top.gliding
        ):
            break
    window.advance(0.2)
    return table


def real_tables() -> RealTables:
    """The tables that people play at."""
    return RealTables()


Table = TableScene | ReplayScene


def _top(table: Table) -> Tabletop:
    return table.context.top if isinstance(table, TableScene) else table.top


def city_lines(window: Window, table: Table, register: Register) -> set[tuple[str, tuple[int, ...]]]:
    """The words that belong to the city itself, by text and place; the window is drawn anew afterwards."""
    surface = window.app.display.surface
    lit = table.context.selectable if isinstance(table, TableScene) else ()
    _top(table).draw_table(surface, lit, None)
    found = {(line.text, tuple(line.box)) for line in register.on(surface)}
    table.stale = True
    window.advance(1 / 60)
    return found


def table_findings(window: Window, table: Table, register: Register) -> list[str]:
    """Everything wrong with the words on a table, a sentence each.

    Words beside and over the city follow the figures of every screen; numbers alone may have four fifths of
    the size, as their figures are as tall as capitals, and so may a caption while buttons leave it one line.
    Printed on cards, and on the borough that is seen large, they must have the least size at text size 100 %:
    pointed at, cards and areas are told in full size.
    """
    app, layout = window.app, _top(table).layout
    in_city = city_lines(window, table, register)
    lines = on_top(register.on(app.display.surface), app.unit)
    city = [line for line in lines if (line.text, tuple(line.box)) in in_city]
    rest = [line for line in lines if (line.text, tuple(line.box)) not in in_city]
    printed = [line for line in rest if line.printed]
    told = [line for line in rest if not line.printed]
    found = [*outside(told, app), *broken(told), *overlapping(told)]
    found += too_pale(told, app.display.surface, app)
    scale = app.settings.text_scale
    for line in told:
        least = LEAST * scale
        if not any(letter.isalpha() for letter in line.text):
            least *= 0.8
        if (
            layout.caption.collidepoint(line.box.center)
            and isinstance(table, TableScene)
            and table.context.buttons
        ):
            least = LEAST
        found += smaller_than(least, [line], app)
    laid = (layout.hand, layout.tucked, *layout.persons)
    names = [line for line in printed if len(line.text) > 1 and any(map(str.isalpha, line.text))]
    found += smaller_than(LEAST, [n for n in names if any(box.contains(n.box) for box in laid)], app)
    return found + _borough_findings(table, city, app)


def _borough_findings(table: Table, city: list[Line], app: App) -> list[str]:
    """What is wrong with the names of the borough that is seen large."""
    top = _top(table)
    if top.focus is None:
        return []
    names = []
    for area in AREAS:
        x, y = top.camera.to_screen(top.plan.area(top.focus, area).label)
        names += [line for line in city if line.box.inflate(4, 4).collidepoint(x, y) and len(line.text) > 1]
    lit = isinstance(table, TableScene) and table.context.selectable  # all else is dimmed then
    bright = [] if lit else too_pale(names, app.display.surface, app)
    return [*smaller_than(LEAST, names, app), *broken(names), *overlapping(names), *bright]
