"""The sentences of a review: why a move would have been better, without what its card is anyway."""

import pytest

from engine import Move
from engine.bots.comparing import Comparison, Difference
from engine.bots.play_outs import Gain
from engine.bots.review import Claim
from game.log.review_words import heading, why

COINS, PRESTIGE = Difference("coins", 2), Difference("prestige", 3)
BANK, PARK = Difference("influence", 1, "bank"), Difference("influence", 1, "park")


@pytest.mark.parametrize(
    ("more", "less", "said"),
    [
        ((BANK, COINS), (PARK,), "Why: 2 more coins."),
        ((BANK,), (PARK,), "No difference at first, but it pays off later."),
        ((PARK, COINS), (), "Why: 1 more influence in the park and 2 more coins."),
        ((COINS,), (PARK, PRESTIGE), "Why: 2 more coins, but 3 less prestige."),
    ],
)
def test_the_piece_that_a_card_places_is_no_reason(
    more: tuple[Difference, ...], less: tuple[Difference, ...], said: str
) -> None:
    played, better = Move("blue", "play", "red.park"), Move("blue", "play", "blue.bank")
    compared = Comparison(played, more, less, 3)
    assert why(Claim(5, "A1", played, better, Gain(2.0, 0.5, 1.0, 24), compared)) == said


@pytest.mark.parametrize(
    ("error", "said"),
    [(0.5, "A1 · Ada: 2.0 prestige thrown away (±0.5)"), (0.04, "A1 · Ada: 2.0 prestige thrown away")],
)
def test_a_doubt_is_told_where_there_is_one(error: float, said: str) -> None:
    played, better = Move("blue", "play", "red.park"), Move("blue", "play", "blue.bank")
    claim = Claim(5, "A1", played, better, Gain(2.0, error, 1.0, 24), Comparison(played, (COINS,), (), 3))
    assert heading(claim, {"blue": "Ada"}) == said
