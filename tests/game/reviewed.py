"""A review as it is kept, for tests of what is shown of it: nobody has thought about its claims."""

from pathlib import Path

from engine import Record
from engine.bots.comparing import Comparison, Difference
from engine.bots.play_outs import Gain
from engine.bots.review import Claim, Close, Review, moments, people
from engine.bots.review_file import name_of, to_json
from game.storage.saved_reviews import Reviews


def claims_of(record: Record, each: int = 2) -> list[Claim]:
    """So many made-up claims about each person: of the first moves that could have been others."""
    found: list[Claim] = []
    for seat in people(record):
        own = [moment for moment in moments(record) if moment.move.colour == seat]
        for moment in own[5 :: max(1, len(own) // each)][:each]:
            options = moment.view.decisions[seat].options
            better = next(option for option in reversed(options) if option != moment.move)
            why = Comparison(
                moment.move, (Difference("prestige", 4), Difference("coins", 1)), (Difference("rat", 2),), 3
            )
            gain = Gain(3.25 + len(found) / 10, 0.75, 2.5, 48)
            found.append(Claim(moment.number, moment.view.label, moment.move, better, gain, why))
    return found


def curve_of(record: Record) -> dict[str, tuple[float, ...]]:
    """A made-up curve that ends with the result."""
    result = record.replay().result
    assert result is not None
    return {
        colour: (*(60.5 + place + number for number in range(9)), float(prestige))
        for place, (colour, prestige) in enumerate(result.prestige.items())
    }


def keep_review(saves: Path, record: Record, well_played: bool = False) -> Review:
    """Put a made-up review of a game into the folder of saved games.

    ``well_played``: nothing could be proved, and decisions are close.
    """
    review, claims = Review(record), claims_of(record)
    if well_played:
        close = [Close(one.number, one.label, one.played, one.better) for one in claims]
        review.restore(curve_of(record), (), close)
    else:
        review.restore(curve_of(record), claims)
    Reviews(saves).write(name_of(record), to_json(review))
    return review
