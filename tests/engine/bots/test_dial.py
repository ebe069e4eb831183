"""The dial of strengths between the levels."""

from statistics import fmean

import pytest

from engine import COLOURS, Game, View
from engine.bots import BOTS, LEVELS, STRENGTHS, Budget, is_bot, level_of, make_bot
from engine.bots.levels import MARKS


def positions(count: int) -> list[View]:
    """What whoever is asked sees, here and there in a game."""
    game, bots = Game.new(COLOURS[:4], 8), {c: make_bot("quick", at) for at, c in enumerate(COLOURS)}
    found: list[View] = []
    number = 0
    while not game.over and len(found) < count:
        colour = game.to_move[0]
        if number % 9 == 0:
            found.append(game.view(colour))
        game.play(bots[colour](game.view(colour)))
        number += 1
    return found


def test_the_mark_of_a_level_is_that_level_and_answers_as_it_does() -> None:
    views, one_world = positions(6), Budget(worlds=1)
    assert [*MARKS] == [*LEVELS]
    for level, mark in MARKS.items():
        assert level_of(str(mark)) is LEVELS[level]
        for seed, view in enumerate(views):
            named, numbered = (make_bot(bot, seed, one_world) for bot in (level, str(mark)))
            assert named(view) == numbered(view)


def test_a_higher_strength_looks_at_the_turn_with_fewer_slips_and_then_plans() -> None:
    between = [level_of(name) for name in STRENGTHS if int(name) not in MARKS.values()]
    plans = [level.search is not None for level in between]
    assert plans == sorted(plans)
    assert True in plans
    assert False in plans
    for planned in (False, True):
        slips = [level.slip for level in between if (level.search is not None) == planned]
        assert slips == sorted(slips, reverse=True)
        assert len(set(slips)) == len(slips)


@pytest.mark.thorough(usual=0)
def test_whoever_is_stronger_reaches_more() -> None:
    def mean(bot: str) -> float:
        reached = []
        for seed in range(12):
            game = Game.new(COLOURS[:3], seed)
            bots = {c: make_bot(bot if not at else "quick", seed) for at, c in enumerate(game.seats)}
            while not game.over:
                colour = game.to_move[0]
                game.play(bots[colour](game.view(colour)))
            assert game.result is not None
            reached.append(game.result.prestige[game.seats[0]])
        return fmean(reached)

    weak, middle, strong = map(mean, ("30", "46", "61"))
    assert weak + 5 < middle < strong - 5


@pytest.mark.parametrize("name", ["29", "79", "057", "57.0", "-57", "٥٧", "", "clever"])
def test_nobody_else_is_a_bot(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(ValueError, match="30–78"):
        make_bot(name, 1)
    assert all(map(is_bot, (*BOTS, *STRENGTHS)))
