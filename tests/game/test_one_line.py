"""What happens is told in one place, one line at a time; and the plague is shown as one scene."""

from collections.abc import Callable
from typing import Any

import pytest
from pygame import Rect

from engine import events as e
from engine import plague_spread
from game.app.program import RealTables
from game.decisions.prompts import AUTOMATIC, waiting
from game.match.board import RatsCome
from game.table import effects
from game.table.hud.sum_places import docked
from game.table.map.shapes import inside
from game.table.motion.acts import Act, acts_for
from game.table.motion.plague_flights import Runner
from game.table.scene import TableScene
from game.words import say
from tests.game.window import Open, app_of
from tests.noted import noted
from tests.ready_bots import ReadyProcess

pytestmark = pytest.mark.same_pictures

STEP = 1 / 60

PLAGUE: tuple[e.Event, ...] = (
    e.RatMoved("blue", 7, 9, "plague"),
    e.PlagueStruck("blue"),
    e.PrestigeLost("blue", 2, "plague"),
    e.RatMoved("green", 2, 6, "plague"),
    e.RatMoved("red", 8, 9, "plague"),
    e.PlagueStruck("red"),
    e.PrestigeLost("red", 1, "plague"),
    e.CubeRemoved("red", "bank", "plague"),
)


def table_of(open_window: Open, players: str, **settings: object) -> TableScene:
    """A table whose bots answer at once."""
    table = open_window(tables=RealTables(), **settings).begin(players, seed=3)
    table.context.director.pool.process = ReadyProcess()
    return table


def play(table: TableScene, look: Callable[[], bool], seconds: float = 400) -> None:
    """Let time pass, and people take their first option, until ``look`` has seen enough."""
    context = table.context
    for _ in range(round(seconds / STEP)):
        app_of(table.host).advance(STEP)
        if look():
            return
        if context.pending is not None and not context.busy and not context.top.gliding:
            shot = context.director.choose(context.pending.decision.options[0])
            assert shot is not None
            table.controls.flow.show(shot)
    raise AssertionError("it has not come to this")


def test_while_something_is_shown_one_line_tells_it_and_nobody_is_said_to_think(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(open_window, "Anna, bot:quick, bot:quick", pace="fast", size=(640, 360))
    context = table.context
    said = noted(monkeypatch, context.top, "draw_prompt", lambda *given: (*given[2:4], context.busy))
    play(table, lambda: context.shown.label == "A2" and not context.busy)
    shown = [(sentence, told) for sentence, told, busy in said if busy]
    thinking = {waiting(table.session, (seat.colour,)) for seat in table.session.seats if not seat.human}
    assert not thinking & {sentence for sentence, _ in shown}
    assert {told for _, told in shown} == {""}
    assert any("Esmeralda" in sentence for sentence, _ in shown)


@pytest.mark.usefixtures("undrawn")
def test_no_old_line_stands_while_the_rats_come(open_window: Open) -> None:
    table = table_of(open_window, "Anna, bot:quick, bot:quick", pace="fast", size=(640, 360))
    context = table.context
    lines: list[str] = []
    after: list[str] = []

    def look() -> bool:
        acts = [one.act for one in context.animator.showing]
        if any(isinstance(act.events[0], RatsCome) for act in acts):
            passing = isinstance(acts[-1].events[0], e.BellringerPassed)
            (after if passing else lines).append(context.narration[1])
        return bool(lines) and not any(act.ceremony for act in acts)

    play(table, look)
    plague = AUTOMATIC.say("plague", seats=3)
    strikes = say("events-struck", name="").strip()
    assert lines
    assert lines[0] == plague
    assert all(line == plague or line.startswith(strikes) for line in lines)
    assert set(after) <= {AUTOMATIC.say("over", seats=3)}


def test_the_plague_is_one_scene_rats_then_markers_then_losses() -> None:
    come, moved, struck, taken = acts_for(PLAGUE)
    assert isinstance(come.events[0], RatsCome)
    assert [event.seat for event in moved.engine_events if isinstance(event, e.RatMoved)] == [
        "blue",
        "green",
        "red",
    ]
    assert struck.about == "blue red"
    assert len(taken.events) == 3
    assert come.dark == (0.0, 1.0)
    assert taken.dark == (1.0, 0.0)
    assert sum(len(act.engine_events) for act in (come, moved, struck, taken)) == len(PLAGUE)


def test_after_a_decision_in_the_plague_the_rats_dont_come_again() -> None:
    acts = acts_for([e.CubeRemoved("blue", "bank", "plague"), *PLAGUE[3:4]], spreading=True)
    assert not any(isinstance(act.events[0], RatsCome) for act in acts)


@pytest.mark.thorough(usual=0)
def test_as_many_rats_run_as_the_persons_bring_and_the_hospital_stops_its_own(open_window: Open) -> None:
    table = table_of(open_window, "bot:quick, bot:quick, bot:quick", pace="normal", size=(640, 360))
    animator, top = table.context.animator, table.context.top

    def runners() -> list[Runner]:
        return [thing for thing in animator.flying if isinstance(thing, Runner)]

    play(table, lambda: bool(runners()))
    spreads = {seat: plague_spread(top.shown.players[seat], top.shown.rat_sum) for seat in top.shown.seats}
    assert len(runners()) == sum(spread.rats for spread in spreads.values())
    for seat, (rats, stopped) in spreads.items():
        hospital = top.plan.outline(seat, "hospital")
        near = [one for one in runners() if inside(hospital, top.camera.to_plane(one.points[-1]))]
        assert len(near) >= min(rats, stopped)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_no_sum_of_the_plague_covers_the_cathedral_or_much_of_a_market(
    open_window: Open, bots: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    placed: list[Rect] = []

    def noted(size: tuple[int, int], *more: Any) -> tuple[int, int]:
        placed.append(Rect(docked(size, *more), size))
        return placed[-1].topleft

    monkeypatch.setattr(effects, "docked", noted)
    table = table_of(open_window, ", ".join(["bot:quick"] * bots), pace="normal", size=(1920, 1080))
    top = table.context.top
    play(table, lambda: len(placed) >= bots)
    plan, camera = top.plan, top.camera
    rose = Rect(0, 0, *[round(2 * plan.nave.rose_radius * camera.scale)] * 2)
    rose.center = tuple(map(round, camera.to_screen(plan.nave.centre)))
    for box in placed:
        assert not box.colliderect(rose)
        assert not any(box.collidepoint(camera.to_screen(plan.point(market))) for market in plan.markets)


@pytest.mark.usefixtures("undrawn")
def test_one_press_skips_the_plague(open_window: Open) -> None:
    table = table_of(open_window, "bot:quick, bot:quick, bot:quick", pace="normal", size=(640, 360))
    context = table.context
    play(table, lambda: any(isinstance(one.act.events[0], RatsCome) for one in context.animator.showing))
    assert table.controls.flow.advance()
    assert not context.animator.busy
    view = context.screen.view()
    assert {seat: shown.rat for seat, shown in context.shown.players.items()} == {
        seat: player.rat for seat, player in view.players.items()
    }


@pytest.mark.thorough(usual=0)
def test_an_act_begins_before_the_last_has_ended_unless_both_move_the_same(open_window: Open) -> None:
    table = table_of(open_window, "bot:quick, bot:quick", pace="normal", size=(640, 360))
    animator = table.context.animator
    together: list[tuple[Act, ...]] = []

    def look() -> bool:
        if len(animator.showing) > 1:
            together.append(tuple(one.act for one in animator.showing))
        return table.context.shown.label == "A2"

    play(table, look)
    assert together
    for acts in together:
        kinds = [type(act.events[0]) for act in acts]
        assert len(set(kinds)) == len(kinds)
