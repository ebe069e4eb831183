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


@pytest.mark.parametrize(
    ("comparison", "best", "second"),
    [
        (
            against((MONEY, POINTS), (RAT, MONEY)),
            "3 more coins and 2 more prestige, but your rat 1 higher after this round, "
            "compared with choice 2.",
            "3 more coins, but your rat 1 higher after this round, compared with choice 1.",
        ),
        (
            against((MONEY,), (POINTS,), left=1),
            "3 more coins, but 2 less prestige, compared with choice 2: worth it with a round to come.",
            "3 more coins, but 2 less prestige, compared with choice 1.",
        ),
        (
            against((MONEY,), (POINTS,), left=0),
            "3 more coins, but 2 less prestige, compared with choice 2.",
            "3 more coins, but 2 less prestige, compared with choice 1.",
        ),
        (
            against((Difference("influence", 1, "park"),)),
            "1 more influence in your Park, compared with choice 2.",
            "1 more influence in your Park, compared with choice 1.",
        ),
        (
            against(less=(POINTS, RAT)),
            "2 less prestige, compared with choice 2, but it does more for later.",
            "2 less prestige, compared with choice 1.",
        ),
        (
            against(),
            "brings the same at once as choice 2, and does more for later.",
            "brings the same at once as choice 1, but does less for later.",
        ),
    ],
)
def test_the_best_is_compared_with_the_second_and_all_others_with_the_best(
    comparison: Comparison, best: str, second: str
) -> None:
    assert compared(comparison, "play", 0).casefold() == best.casefold()
    assert compared(comparison, "play", 1).casefold() == second.casefold()
    reason = Reason("pays", {"prestige": 3})
    found = [Suggestion(MOVE, 2.6 * rank, reason, comparison) for rank in (0, 1)]
    assert told(found, 0).casefold().endswith(best.casefold())
    assert second.casefold() in told(found, 1).casefold()
    assert "3" in told(found, 1)


def test_a_card_that_is_kept_is_compared_as_if_it_were_played_this_round() -> None:
    assert compared(against((POINTS,)), "keep", 1) == (
        "2 more prestige, compared with choice 1 if played this round."
    )


def test_a_reason_names_the_friend_or_the_sector_that_it_is_about() -> None:
    assert why(Reason("strengthens", {"sector": "park", "influence": 3})) == (
        "builds up your Park for later: 3 influence there."
    )
    friend = why(Reason("least-missed", {"place": "bank friend"}))
    assert friend != why(Reason("least-missed", {"place": "bank"}))
    assert "Bank" not in friend
