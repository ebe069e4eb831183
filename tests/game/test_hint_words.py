"""The sentences of hints: only the best move is called the best, and each other one is told as what it is."""

from __future__ import annotations

import pytest

from engine import Move
from engine.bots.comparing import Comparison, Difference
from engine.bots.hints import Reason, Suggestion
from game.decisions.hint_words import compared, told, why
from game.words import languages, say, set_language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("behind", [0.2, 3.0])
def test_only_the_best_move_is_called_the_best(language: str, behind: float) -> None:
    set_language(language)
    reason = Reason("pays", {"prestige": 3})
    found = [
        Suggestion(Move("blue", "play", f"blue.{card}"), behind * rank, reason)
        for rank, card in enumerate(("bank", "park", "hotel"))
    ]
    best = say("hint-best", why="").strip()
    assert told(found, 0).startswith(best)
    for rank in (1, 2):
        assert not told(found, rank).startswith(best)
        assert f"{rank + 1}" in told(found, rank)


MOVE = Move("blue", "play", "blue.bank")
MONEY, POINTS, RAT = Difference("coins", 3), Difference("prestige", 2), Difference("rat", 1)


def against(
    more: tuple[Difference, ...] = (), less: tuple[Difference, ...] = (), left: int = 4
) -> Comparison:
    return Comparison(MOVE, more, less, left)


def expected(key: str, number: int, more: str = "", less: str = "", left: int = 0) -> str:
    """The sentence of a comparison with the choice of a number, as the catalogue has it."""
    other = say("hint-other", number=number)
    return say(key, more=more, less=less, other=other, left=left, number=number)


COINS, PRESTIGE = say("hint-more-coins", n=3), say("hint-more-prestige", n=2)
POORER, HIGHER = say("hint-less-prestige", n=2, sector=""), say("hint-less-rat", n=1, sector="")
IN_THE_PARK = say("hint-more-influence", n=1, where=say("hint-in-park"))


@pytest.mark.parametrize(
    ("comparison", "best", "second"),
    [
        (
            against((MONEY, POINTS), (RAT, MONEY)),
            expected("hint-against-but", 2, say("hint-and", first=COINS, last=PRESTIGE), HIGHER),
            expected("hint-against-but", 1, COINS, HIGHER),
        ),
        (
            against((MONEY,), (POINTS,), left=1),
            expected("hint-against-later", 2, COINS, POORER, left=1),
            expected("hint-against-but", 1, COINS, POORER),
        ),
        (
            against((MONEY,), (POINTS,), left=0),
            expected("hint-against-but", 2, COINS, POORER),
            expected("hint-against-but", 1, COINS, POORER),
        ),
        (
            against((MONEY,), (RAT,), left=4),
            expected("hint-against-but", 2, COINS, HIGHER),
            expected("hint-against-but", 1, COINS, HIGHER),
        ),
        (
            against((Difference("influence", 1, "park"),)),
            expected("hint-against-more", 2, IN_THE_PARK),
            expected("hint-against-more", 1, IN_THE_PARK),
        ),
        (
            against(less=(POINTS, RAT)),
            expected("hint-against-less-best", 2, less=POORER),
            expected("hint-against-less", 1, less=POORER),
        ),
        (against(), expected("hint-against-even-best", 2), expected("hint-against-even", 1)),
    ],
)
def test_the_best_is_compared_with_the_second_and_all_others_with_the_best(
    comparison: Comparison, best: str, second: str
) -> None:
    assert compared(comparison, "play", 0) == best
    assert compared(comparison, "play", 1) == second
    reason = Reason("pays", {"prestige": 3})
    found = [Suggestion(MOVE, 2.6 * rank, reason, comparison) for rank in (0, 1)]
    assert told(found, 0) == say("hint-best", why=best, number=1, behind=0)
    assert told(found, 1) == say("hint-next", why=second, number=2, behind=3)


def test_a_card_that_is_kept_is_compared_as_if_it_were_played_this_round() -> None:
    other = say("hint-other-drafted", number=1)
    assert other != say("hint-other", number=1)
    assert compared(against((POINTS,)), "keep", 1) == say("hint-against-more", more=PRESTIGE, other=other)


def test_a_reason_names_the_friend_or_the_sector_that_it_is_about() -> None:
    park = why(Reason("strengthens", {"sector": "park", "influence": 3}))
    assert park == say("hint-strengthens", sector=say("card-park"), influence=3)
    friend = why(Reason("least-missed", {"place": "bank friend"}))
    assert friend != why(Reason("least-missed", {"place": "bank"}))
    assert "Bank" not in friend
