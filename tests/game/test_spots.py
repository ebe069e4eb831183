"""The steps of the focus between the things of the table, and the frame that marks it."""

from __future__ import annotations

import random

import pygame
import pytest

from engine import COLOURS, DECISION_KINDS, EDITIONS, Decision, Game
from game.decisions.gestures import PendingDecision, Thing
from game.decisions.targets import BUTTON
from game.input.bindings import DOWN, LEFT, RIGHT, UP
from game.match.board import DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.control.focus_targets import Spot, in_order, lit_spots, neighbours, spots
from game.table.tabletop import Tabletop
from game.ui import focus_frame
from tests.engine.own_examples import OWN
from tests.game.readable import contrast
from tests.game.walker import reached

# The steps between things


def around(
    decision: Decision, game: Game, size: tuple[int, int], scale: float, chosen: str | None
) -> list[Spot]:
    """The spots of a decision in a window of a size."""
    seats = [Seat(colour, colour) for colour in game.seats]
    shown = DisplayedBoard(game.view(decision.colour))
    top = Tabletop(seats, 1, shown, size, Settings(text_scale=scale))
    private = decision.kind in ("draft", "play")
    wide = decision.kind in ("drive", "collect")
    top.look_at(None if wide else decision.colour, private, at_once=True)
    top.lay_hand(decision.colour)
    pending = PendingDecision(decision, chosen)
    buttons = top.buttons(pending.buttons, None)
    places: dict[Thing, pygame.Rect] = {(BUTTON, button.key): button.rect for button in buttons}
    found = spots(top, pending.selectable, places)
    assert lit_spots(top, pending.selectable, places) == [spot for spot in found if spot.lit]
    return found


USUAL = (((1280, 720), 2.0), ((1920, 1080), 1.0))
"""The windows that every kind of decision is met in: size and size of text."""


@pytest.mark.thorough(usual=0)
def test_everything_is_reached_from_everything_at_every_kind_of_decision() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    windows = [(1920, 1080), (1280, 720), (1280, 1024), (2560, 1080), (3840, 2160)]
    met: dict[str, int] = {}
    for seed in range(56):
        rng = random.Random(seed)
        edition = list(EDITIONS)[seed % len(EDITIONS)]
        seats = COLOURS[: 2 + seed % 4]
        own = (OWN["pilgrim"],) if seed >= 40 else ()
        new = seed % 3 > 0
        game = Game.new(seats, seed, edition, new_persons=new, rules=1, persons=own)
        while not game.over:
            decision = game.decision(rng.choice(game.to_move))
            assert decision is not None
            move = rng.choice(decision.options)
            if met.get(decision.kind, 0) < 3 or (decision.kind == "play" and rng.random() < 0.01):
                times = met[decision.kind] = met.get(decision.kind, 0) + 1
                chosen = [None, move.what] if move.verb == "play" else [None]
                for card in chosen:
                    size, scale = rng.choice(windows), rng.choice((1.0, 1.5, 2.0))
                    if times <= len(USUAL):
                        size, scale = USUAL[times - 1]
                    _check_neighbours(decision, around(decision, game, size, scale, card), card)
            game.play(move)
    assert set(met) == set(DECISION_KINDS)


def _check_neighbours(decision: Decision, found: list[Spot], chosen: str | None) -> None:
    things = {spot.thing for spot in found}
    lit = {spot.thing for spot in found if spot.lit}
    assert lit == set(PendingDecision(decision, chosen).selectable)
    between = neighbours(found)
    for thing in things:
        assert reached(between, thing) == things, f"{decision.kind}: not all is reached from {thing}"
    assert {spot.thing for spot in in_order(found)} == lit


def test_ways_go_where_they_say() -> None:
    def spot(name: str, x: float, y: float, lit: bool = True) -> Spot:
        return Spot((name,), ((x, y), (x + 40, y), (x + 40, y + 30), (x, y + 30)), lit)

    found = neighbours([spot("a", 0, 0), spot("b", 100, 5), spot("c", 210, -5), spot("d", 100, 200)])
    assert found[("a",), RIGHT] == ("b",)
    assert found[("b",), RIGHT] == ("c",)
    assert found[("c",), LEFT] == ("b",)
    assert found[("b",), DOWN] == ("d",)
    assert found[("d",), UP] == ("b",)
    assert (("a",), LEFT) not in found


# What the frame looks like


def test_the_frame_stands_out_from_any_ground() -> None:
    for level in range(256):
        ground = (level, level, level)
        assert max(contrast(focus_frame.LIGHT, ground), contrast(focus_frame.DARK, ground)) >= 3
    assert focus_frame.WIDTH >= 4


@pytest.mark.parametrize("u", [2 / 3, 1.0, 2.0])
@pytest.mark.parametrize("quick", [False, True])
def test_the_frame_is_as_thick_as_it_says_between_dark_edges(u: float, quick: bool) -> None:
    surface = pygame.Surface((400, 300))
    surface.fill((128, 128, 128))
    focus_frame.draw(surface, ((50, 50), (350, 50), (350, 250), (50, 250)), u, quick)
    column = [surface.get_at((200, y))[:3] for y in range(20, 80)]
    light = [index for index, colour in enumerate(column) if contrast(colour, focus_frame.LIGHT) < 1.6]
    assert len(light) >= round(4 * u)
    assert contrast(column[light[0] - 2], focus_frame.LIGHT) > 3
    assert contrast(column[light[-1] + 2], focus_frame.LIGHT) > 3
    assert surface.get_at((200, 150))[:3] == (128, 128, 128)
