"""The rats of the plague on their way to the boroughs."""

from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS, plague_spread
from engine.events import PlagueStruck, RatMoved
from game.match.board import RatsCome
from game.table import effects
from game.table.city import plague
from game.table.hud.tray_wood import felt
from game.table.motion.plague_flights import Runner, gather, run_flights
from game.table.pieces.pieces import RUNNING, Pieces
from game.ui.easing import ease
from tests.game.readable_tables import open_table, real_tables
from tests.game.test_rats_at_home import signs
from tests.game.window import Open
from tests.noted import noted


def test_a_rat_looks_where_it_runs_and_moves_its_legs(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    top = open_table(window, tmp_path, "play", 4).context.top
    runners = [runner for runner in run_flights(top, [RatsCome()]) if isinstance(runner, Runner)]
    assert len(runners) > 3
    drawn: list[str] = []

    def piece(pieces: Pieces, surface: object, kind: str, *given: object) -> Rect:
        drawn.append(kind)
        return Rect(0, 0, 1, 1)

    monkeypatch.setattr(Pieces, "piece", piece)
    for runner in runners:
        for step in range(1, 40):
            drawn.clear()
            runner.draw(
                window.app.display.surface, runner.start + (runner.arrives - runner.start) * step / 40
            )
            gone = ease(step / 40)
            (before, _), (after, _) = runner.at(gone), runner.at(gone + 1e-6)
            if after[0] != before[0]:
                assert set(drawn) <= set(RUNNING[after[0] > before[0]])
    seen = [runner.paints[0] for runner in runners]
    assert all(len(looks) == 2 and looks[0] is not looks[1] for looks in seen)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [3, 5, 2, 4])
def test_rats_run_along_streets_and_cover_no_figures(open_window: Open, tmp_path: Path, players: int) -> None:
    window = open_window((1920, 1080), title=False, tables=real_tables(), pace="instant")
    top = open_table(window, tmp_path, "play", players).context.top
    top.look_at(None, at_once=True)
    plates = [*signs(top).values()]
    runners = [runner for runner in run_flights(top, [RatsCome()]) if isinstance(runner, Runner)]
    spots = [runner.at(step / 40)[0] for runner in runners for step in range(41)]
    assert any(Rect(top.layout.near_frame).collidepoint(spot) for spot in spots)
    rats = [Rect(x - 20, y - 20, 40, 26) for x, y in spots]
    assert sum(rat.collidelist(plates) >= 0 for rat in rats) <= 0.01 * len(rats)
    for runner in runners:
        x, y = runner.points[-1]
        assert Rect(x - 20, y - 20, 40, 26).collidelist(plates) < 0


def test_the_row_of_rats_keeps_its_light_on_every_tray() -> None:
    rows = [(60, 60 + 120 * at, 240, 60) for at in range(len(COLOURS))]
    table = Surface((360, 120 * len(rows) + 60))
    for (x, y, width, height), colour in zip(rows, COLOURS, strict=True):
        table.fill(felt(colour), (x - 40, y - 40, width + 80, height + 80))
    before = table.copy()
    table.blit(plague.darkness(table.get_size(), 1.0, (), plague.Lanterns((), tuple(rows))), (0, 0))

    def left(x: int, y: int) -> float:
        """How much of the light is left at a point."""
        return sum(table.get_at((x, y))[:3]) / sum(before.get_at((x, y))[:3])

    assert all(left(180, y + 30) > 0.9 for _, y, _, _ in rows)
    assert all(left(24, y + 30) < 0.85 for _, y, _, _ in rows)


def test_rats_gather_at_a_harbour_off_every_figure_and_without_motion_too(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window((1920, 1080), title=False, tables=real_tables(), pace="instant")
    top = open_table(window, tmp_path, "play", 4).context.top
    top.look_at(None, at_once=True)
    runners = [runner for runner in run_flights(top, [RatsCome()]) if isinstance(runner, Runner)]
    sitting = [runner for runner in runners if runner.sits]
    spreads = [plague_spread(top.shown.players[seat], top.shown.rat_sum) for seat in top.shown.seats]
    assert len(sitting) == sum(max(0, spread.rats - spread.stopped) for spread in spreads) > 0
    assert len({runner.points[-1] for runner in sitting}) == len(sitting), "one hides another"
    assert all(runner.arrives < runner.duration for runner in sitting)
    placed: list[tuple[float, float]] = []

    def piece(
        pieces: Pieces, surface: Surface, kind: str, of: str, at: tuple[float, float], *given: object
    ) -> Rect:
        placed.append(at)
        return Rect(0, 0, 1, 1)

    monkeypatch.setattr(Pieces, "piece", piece)
    gather(window.app.display.surface, top)
    assert set(placed) == {runner.points[-1] for runner in sitting}


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_a_candle_burns_in_each_borough_and_goes_out_where_the_plague_strikes(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reduced_motion: bool
) -> None:
    window = open_window(
        (1920, 1080), title=False, tables=real_tables(), pace="normal", reduced_motion=reduced_motion
    )
    context = open_table(window, tmp_path, "play", 4).context
    top = context.top
    struck, spared = COLOURS[0], COLOURS[1]
    assert {struck, spared} <= set(context.shown.seats)
    placed = noted(monkeypatch, effects, "docked", lambda size, plate, *others: (size, plate))
    moves = [RatMoved(struck, 7, 9, "plague"), RatMoved(spared, 1, 2, "plague")]
    context.show([*moves, PlagueStruck(struck)], context.session.game.view("blue"))

    def until(effect: str, share: float) -> list[int]:
        """Let time pass until an effect is on the table; return how bright the flames are then."""
        while not any(one.act.effect == effect and one.progress > share for one in context.animator.showing):
            window.advance(1 / 60)
        boxes = [top.lighting.candle_box(top.camera, seat) for seat in (struck, spared)]
        flames = [Rect(box.centerx - 2, box.top + box.height // 3, 4, 4) for box in boxes]
        colours = [pygame.transform.average_color(window.app.display.surface, flame) for flame in flames]
        return [sum(colour[:3]) for colour in colours]

    burning = until("rats", 0.5)
    assert min(burning) > 600
    gone, left = until("strike", 0.6)
    assert gone < 500
    assert left > 600
    assert placed, "the sums stand at the names"
    assert len(placed) == len(set(placed)), "they stay there although rats have moved on"
