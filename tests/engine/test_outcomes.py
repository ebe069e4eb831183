"""What a choice would bring: it comes true, and it tells nothing that the seat can't know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine import COLOURS, DECISION_KINDS, EDITIONS, Event, Game, Move, draw_world, redact
from engine.events import GreyShown
from engine.outcomes import Outcome, outcomes


def expected(event: Event, promised: Event) -> bool:
    """Whether an event is what was promised; what the spy sees was left open."""
    if isinstance(event, GreyShown) and isinstance(promised, GreyShown) and "?" in promised.persons:
        return len(event.persons) == len(promised.persons)
    return event == promised


def games() -> Iterator[tuple[Game, Random]]:
    """Games of every number of players, every edition, with and without New Persons."""
    for players in range(2, 6):
        for number, edition in enumerate(EDITIONS):
            for new_persons in (False, True):
                random = Random(f"{players} {edition} {new_persons}")
                seats = COLOURS[:players]
                seed = random.randrange(2**63)
                prestige = number == 1
                yield (
                    Game.new(seats, seed, edition, new_persons=new_persons, open_prestige=prestige),
                    random,
                )


def test_what_is_told_comes_true_and_is_the_same_in_every_world() -> None:
    kinds: set[str] = set()
    for game, random in games():
        while not game.over:
            colour = random.choice(game.to_move)
            view = game.view(colour)
            told = outcomes(view)
            assert tuple(told) == view.decisions[colour].options
            kinds.add(view.decisions[colour].kind)
            for _ in range(2):
                world = draw_world(view, random)
                assert outcomes(world.view(colour)) == told
            move = random.choice(view.decisions[colour].options)
            _comes_true(game, move, told[move])
    assert set(DECISION_KINDS) - {"repeat"} <= kinds


def _comes_true(game: Game, move: Move, promised: Outcome) -> None:
    """Play a move and compare what happens with what was promised."""
    colour = move.colour
    before = game.view(colour).players[colour]
    happened = [redact(event, (colour,)) for event in game.play(move)]
    assert len(happened) >= len(promised.events)
    assert all(map(expected, happened, promised.events))
    if promised.asks:
        asked = game.decision(colour)
        assert asked is not None
        assert asked.kind == promised.asks
    if len(happened) > len(promised.events):
        return
    after = game.view(colour).players[colour]
    assert after.coins - before.coins == promised.coins
    assert after.cache - before.cache == promised.cubes
    assert (after.prestige or 0) - (before.prestige or 0) == promised.prestige
    assert after.rat - before.rat == promised.rat
    now = {**after.sectors, "notredame": after.cathedral}
    then = {**before.sectors, "notredame": before.cathedral}
    assert {place: now[place] - then[place] for place in now if now[place] != then[place]} == dict(
        promised.placed
    )


def test_a_view_of_several_seats_has_no_outcomes() -> None:
    game = Game.new(("red", "blue"), 3)
    with pytest.raises(ValueError, match="one viewer"):
        outcomes(game.view("red", "blue"))
    waiting = game.copy()
    waiting.play(waiting.decision("red").options[0])  # type: ignore[union-attr]
    assert outcomes(waiting.view("red")) == {}
