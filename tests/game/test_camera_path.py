"""The camera over whole games: it moves when the question moves, and frames every seat's borough alike."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import pytest

from engine.events import CarriageDriven, GameEnded, NotreDamePaid, PlagueStruck
from game.app.program import RealTables
from game.match.board import DisplayedBoard
from game.match.options import NewGame, parse_players
from game.seats import Seat
from game.settings import Settings
from game.table.map.plan import AREAS, CORNERS
from game.table.motion.acts import Act
from game.table.scene import TableScene
from game.table.tabletop import Tabletop
from tests.game.test_city import view_of
from tests.game.window import Window

Open = Callable[..., Window]
Target = tuple[str | None, bool]

ACROSS = (PlagueStruck, CarriageDriven, NotreDamePaid, GameEnded)
STEP = 0.1
LONGEST = 30_000


class Between(NamedTuple):
    """What the camera does from one question to the next."""

    asked: tuple[str, str]
    """The seat and the kind of the question before."""
    targets: tuple[Target, ...]
    """Where the camera looks, beginning with the question before and ending with the next one."""
    others: bool
    """Whether others have moved meanwhile, or something has happened across the city."""


def play_through(table: TableScene) -> list[Between]:
    """Play a whole game without drawing it; the people take turns at what is legal."""
    context, top = table.context, table.context.top
    found: list[Between] = []
    shown: list[Act] = []
    follow = context.camera.follow

    def noted(act: Act) -> bool:
        shown.append(act)
        return follow(act)

    context.camera.follow = noted  # type: ignore[method-assign]
    asked, targets, others = ("", ""), [(top.focus, top.hand_up)], True
    for _ in range(LONGEST):
        table.step(STEP)
        here = top.focus, top.hand_up
        if here != targets[-1]:
            targets.append(here)
        for act in shown:
            others = others or bool({*act.seats} - {asked[0]}) or isinstance(act.events[0], ACROSS)
        shown.clear()
        if context.session.game.over and not context.busy:
            return found
        context.sheet = None
        if context.pending is None or context.busy or top.gliding:
            continue
        decision = context.pending.decision
        found.append(Between(asked, tuple(targets), others))
        for _ in range(3):
            table.step(STEP)
            assert (top.focus, top.hand_up) == here, f"it moves while {decision.kind} is asked"
        asked, targets, others = (decision.colour, decision.kind), [here], False
        shot = context.director.choose(decision.options[len(found) % len(decision.options)])
        assert shot is not None
        table.controls.flow.show(shot)
    raise AssertionError("the game doesn't end")


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("people", ["Anna, bot:random, bot:random", "bot:random, Anna, bot:random, Bert"])
def test_the_camera_moves_once_from_question_to_question(open_window: Open, people: str) -> None:
    window = open_window((960, 540), tables=RealTables(), pace="fast", reduced_motion=True)
    window.app.start(NewGame(parse_players(people), seed=8, open_hands=True))
    table = window.scene
    assert isinstance(table, TableScene)
    path = play_through(table)
    assert len(path) > 60
    for now, after in pairwise(path):
        told = f"{now.asked} to {after.asked}: {now.targets}"
        assert len(now.targets) <= (3 if now.others else 2), told
        assert all(target == (None, False) for target in now.targets[1:-1]), told
        if now.asked == after.asked and now.asked[1] == "draft":
            assert len(now.targets) == 1, told


def framing(top: Tabletop, seat: str, hand_up: bool) -> list[tuple[float, float]]:
    """Where a seat's corners, centre and areas are in the window while it decides, and its scale."""
    top.look_at(seat, hand_up, at_once=True)
    points = [top.plan.point(f"{seat}.{corner}") for corner in ("centre", *CORNERS)]
    points += [top.plan.area(seat, area).label for area in AREAS]
    return [*map(top.camera.to_screen, points), (top.camera.scale, top.plan.cube_side(seat))]


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("hand_up", [True, False])
def test_every_seat_has_the_same_table(players: int, size: tuple[int, int], hand_up: bool) -> None:
    view = view_of(players)
    seats = [Seat(colour, colour, "human") for colour in view.seats]
    top = Tabletop(seats, 3, DisplayedBoard(view), size, Settings())
    first, *others = (framing(top, seat, hand_up) for seat in view.seats)
    for other in others:
        for (x, y), (a, b) in zip(first, other, strict=True):
            assert abs(x - a) <= 1.5
            assert abs(y - b) <= 1.5
