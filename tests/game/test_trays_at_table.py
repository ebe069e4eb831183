"""The trays at a real table: keys reach everything on them, and what flies lands on the very thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import dist
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from engine import events as e
from game.app.program import RealTables
from game.decisions.gestures import PLATE
from game.match.options import NewGame, parse_players
from game.table.hud import sheets
from game.table.hud.tray_cards import SHOWN, WON
from game.table.motion import card_flights, flights
from game.table.motion.acts import Act
from game.table.motion.animator import Showing
from game.table.motion.flight import Flight
from game.table.motion.flights import Flying
from game.table.scene import TableScene
from game.ui import pictures
from tests.game.lines_drawn import Register
from tests.game.readable_tables import open_table
from tests.game.window import Window

Open = Callable[..., Window]


def sit_down(
    open_window: Open, players: str = "Anna, bot:quick", new_persons: bool = False
) -> tuple[Window, TableScene]:
    window = open_window(tables=RealTables(), pace="instant")
    window.app.start(NewGame(parse_players(players), seed=5, new_persons=new_persons))
    assert isinstance(window.scene, TableScene)
    return window, window.scene


def play_until(window: Window, table: TableScene, done: Callable[[], bool]) -> None:
    """Press the first thing that is lit until ``done``."""
    for _ in range(4000):
        if done():
            return
        if table.context.pending and not table.context.busy:
            window.press("return")
        window.advance(1 / 30)
    raise AssertionError("it never happened")


@pytest.fixture
def late(open_window: Open) -> tuple[Window, TableScene]:
    """A game with a message won and cards played, in which Anna may hire a person."""
    window, table = sit_down(open_window)

    def rich() -> bool:
        shown, pending = table.context.shown, table.context.pending
        won = any(player.messages for player in shown.players.values())
        return bool(won and pending and pending.decision.kind == "hire" and shown.players["blue"].played)

    play_until(window, table, rich)
    return window, table


def test_cards_and_messages_on_trays_are_in_reach_of_keys(late: tuple[Window, TableScene]) -> None:
    _, table = late
    top, control = table.context.top, table.controls.focus_control
    things = [thing for seat in table.context.shown.seats for thing, _ in top.things_on_tray(seat)]
    assert {thing[0] for thing in things} == {SHOWN, WON}
    reached = set(control.neighbours().values())
    assert reached.issuperset(things)


def test_what_lies_on_trays_is_looked_at_by_pointer_and_keys(
    late: tuple[Window, TableScene],
) -> None:
    window, table = late
    context = table.context
    things = [thing for seat in context.shown.seats for thing, _ in context.top.things_on_tray(seat)]
    for thing in things:
        assert sheets.about(thing, context.shown, {}) is not None, thing
        assert context.top.thing_at(context.top.place_of(thing)) == thing
    window.click(context.top.place_of(things[-1]))
    assert context.sheet is not None
    window.press("escape")
    assert context.sheet is None
    table.controls.focus_control.focus(things[0])
    window.press("i")
    assert context.sheet is not None


def test_nobody_hires_blind(late: tuple[Window, TableScene]) -> None:
    _, table = late
    own = table.context.shown.players["blue"].third
    assert own is not None
    assert (SHOWN, own) in [thing for thing, _ in table.context.top.things_on_tray("blue")]
    others = table.context.shown.players["green"].third
    assert others == "green.?" or others is None or others.endswith("?")


def end(flown: Sequence[Flying]) -> tuple[float, float]:
    last = flown[-1]
    assert isinstance(last, Flight)
    return last.points[-1]


def test_what_flies_to_a_tray_lands_where_it_lies_then(late: tuple[Window, TableScene]) -> None:
    _, table = late
    top, shown = table.context.top, table.context.shown
    player = shown.players["green"]
    player.coins, player.cache, player.messages = 2, 1, (("blue", "coin"),)
    gained = e.CoinsGained("green", 1, ())
    landed = end([*flights.paying_flights(top, [gained])])
    shown.arrive(gained)
    assert dist(landed, top.coin("green", -1)) < 1

    won = e.MessageCollected("green", next(iter(shown.messages)), "red", "plain")
    landed = end([*flights.message_flights(top, [won])])
    shown.arrive(won)
    box = top.box_on_tray((WON, "red", "plain"))
    assert box is not None
    assert dist(landed, box.center) < 2

    cubes = e.CubesGained("green", 2)
    landed = end([*flights.cube_flights(top, [cubes])])
    shown.arrive(cubes)
    assert dist(landed, top.last_cube("green", "cache")) < 1


@pytest.mark.parametrize(("players", "shown"), [("Anna, bot:quick", True), ("bot:quick, bot:quick", False)])
def test_the_new_persons_of_a_game_are_shown_to_everybody_before_it_begins(
    open_window: Open, players: str, shown: bool
) -> None:
    window, table = sit_down(open_window, players, new_persons=True)
    assert (table.context.sheet is not None) is shown
    window.advance(0.1)
    window.press("return")
    assert table.context.sheet is None


def test_without_new_persons_there_is_nothing_to_show_first(open_window: Open) -> None:
    _, table = sit_down(open_window)
    assert table.context.sheet is None


def test_persons_and_small_cards_are_painted_before_the_game_begins(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(tables=RealTables(), text_scale=1.5)
    window.app.start(NewGame(parse_players("Anna, bot:quick"), seed=5))
    table = window.scene
    assert isinstance(table, TableScene)
    painted: list[str] = []
    svg = pictures.svg

    def painting(name: str, *size: float) -> Surface:
        painted.append(name)
        return svg(name, *size)

    monkeypatch.setattr(pictures, "svg", painting)
    top = table.context.top
    for flight in card_flights.reveal_flights(top, [e.PersonsRevealed(top.shown.persons)]):
        flight.draw(Surface(top.size), flight.duration)
    top.persons.draw(Surface(top.size), top.shown)
    assert not [name for name in painted if name.startswith("persons/")]


def test_the_city_is_not_seen_between_two_trays(open_window: Open, tmp_path: Path) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    context = open_table(window, tmp_path, "play", 5).context
    assert context.top.focus == "blue"  # the city goes on beneath the trays
    slits = context.top.layout.tray_slits[1:]  # light lies round the tray of whoever is asked, the first
    assert all(
        max(pygame.transform.average_color(window.app.display.surface, slit)[:3]) < 60 for slit in slits
    )


def test_the_plague_marks_the_trays_of_whom_it_strikes_and_nobody_is_to_move(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    table = open_table(window, tmp_path, "play", 4)
    surface, top = window.app.display.surface, table.context.top

    def beside(seat: str) -> tuple[int, ...]:
        tray = top.trays.whole(seat)
        return pygame.transform.average_color(surface, Rect(tray.right, tray.centery - 20, 3, 40))[:3]

    assert table.context.shown.to_move == ("blue",)
    shining = beside("blue")
    strike = Act((e.PlagueStruck("red"),), effect="strike", about="red", dark=(1.0, 1.0))
    monkeypatch.setattr(table.context.animator, "showing", [Showing(strike, duration=2.0, time=1.0)])
    table.picture.draw(surface, everything=False, on_top=False)
    assert sum(beside("blue")) < sum(shining) / 2
    red, green, blue = beside("red")
    assert red > 120
    assert max(green, blue) < red / 2
    others = [beside(seat) for seat in ("blue", "green", "yellow")]
    assert all(green > red / 2 for red, green, _ in others), "there it is dim ground or wood, not the rim"


@pytest.mark.parametrize("still", [False, True])
def test_who_is_paid_by_the_cathedral_is_told_at_their_trays_without_a_total_that_is_secret(
    open_window: Open, tmp_path: Path, still: bool
) -> None:
    window = open_window(tables=RealTables(), pace="normal", reduced_motion=still)
    table = open_table(window, tmp_path, "play", 4)
    context, top, surface = table.context, table.context.top, window.app.display.surface
    paid = [
        e.PrestigeGained("blue", 3, 0, "notredame_share"),
        e.PrestigeGained("red", 7, 1, "notredame_share"),
    ]
    events: list[e.Event] = [e.NotreDamePaid(9, 3, 3), *paid]
    context.animator.show(events, context.session.view(*context.screen.viewers))
    while context.animator.act is None or context.animator.act.events[0] is not paid[0]:
        window.advance(1 / 60)
    with Register() as register:
        table.picture.draw(surface, everything=True, on_top=False)
        lines = register.on(surface)
    found = []
    for seat in context.shown.seats:
        tray, row = top.trays.whole(seat), top.trays.rect_of(seat, "prestige")
        rim = pygame.transform.average_color(surface, Rect(tray.right + 1, tray.centery - 20, 2, 40))
        room = row.move(tray.right - row.left, 0).inflate(0, 2 * row.height)
        told = {line.text for line in lines if line.box.colliderect(room)}
        found.append((rim[0] > 200, {text for text in told if text.startswith("+")}))
    assert found == [(True, {"+3"}), (False, set()), (True, {"+6", "+1"}), (False, set())]
    assert [context.shown.players[seat].prestige for seat in ("green", "red", "yellow")] == [None] * 3


def test_no_tray_tells_the_plague_before_the_persons_are_turned_up(open_window: Open) -> None:
    with Register() as register:
        window = open_window(tables=RealTables(), pace="normal")
        window.app.start(NewGame(parse_players("Anna, bot:quick, bot:quick"), seed=5))
        table = window.scene
        assert isinstance(table, TableScene)
        shown, top = table.context.shown, table.context.top

        def rats() -> list[set[str]]:
            """The figures beside each rat (each is drawn with its shadow)."""
            cells = [top.trays.rect_of(seat, "rat") for seat in shown.seats]
            lines = register.on(window.app.display.surface)
            return [{line.text for line in lines if cell.contains(line.box)} for cell in cells]

        seen: list[list[set[str]]] = []
        for _ in range(900):
            window.advance(1 / 30)
            if shown.persons:
                break
            seen.append(rats())
            close = sheets.about((PLATE, shown.seats[0]), shown, {seat: seat for seat in shown.seats})
            assert close is not None
            assert "plague" not in close.read(shown)
        only = [{str(shown.players[seat].rat)} for seat in shown.seats]
        assert seen.count(only) > 10  # the bellringer hides a figure when he comes
        assert all(told <= rat for told_there in seen for told, rat in zip(told_there, only, strict=True))
        window.advance(1)
        for seat, told in zip(shown.seats, rats(), strict=True):
            assert told == {str(shown.players[seat].rat), str(shown.players[seat].rat_after)}
