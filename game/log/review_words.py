"""The sentences of a review: what was played, what would have been better, what it cost and why."""

from __future__ import annotations

from engine.bots.comparing import Difference
from engine.bots.review import Claim, Close, Moment
from engine.moves import Move
from engine.names import card_kind
from game.decisions.forecast import Forecast
from game.decisions.hint_words import LESS, MORE, listed
from game.decisions.targets import targets_of
from game.log import option_words
from game.log.event_phrases import Names
from game.words import say
from game.words.persons import PERSON_WORDS, is_person


def heading(claim: Claim, names: Names) -> str:
    """Return when a claim was, whose it is, and what the move cost."""
    told = {"label": claim.label, "name": names[claim.colour], "cost": say("hall-points", n=claim.gain.mean)}
    if round(claim.gain.error, 1) == 0:
        return say("review-claim-sure", **told)
    return say("review-claim", error=say("hall-points", n=claim.gain.error), **told)


def lines(claim: Claim, moment: Moment, names: Names) -> list[str]:
    """Return what was played, what would have been better, and why."""
    return [
        say("review-played", move=move_words(claim.played, moment, names)),
        say("review-better", move=move_words(claim.better, moment, names)),
        why(claim),
    ]


def close_lines(close: Close, moment: Moment, names: Names) -> list[str]:
    """Return when a close decision was, what was played, and what else could have been."""
    return [
        say("review-close", label=close.label, name=names[close.played.colour]),
        say("review-played", move=move_words(close.played, moment, names)),
        say("review-as-good", move=move_words(close.other, moment, names)),
    ]


def move_words(move: Move, moment: Moment, names: Names) -> str:
    """Return a move that was possible at a moment, as it is said after a label: ``hire the monk``."""
    decision = moment.view.decisions[move.colour]
    outcomes = Forecast(moment.view, decision).outcomes
    target = next(one for one in targets_of(decision, outcomes) if one.move == move)
    told = option_words.move_words(target, decision, names)
    if is_person(decision.source):
        return say("review-move-through", person=PERSON_WORDS.say(decision.source), move=told)
    return told


def why(claim: Claim) -> str:
    """Return how the position after the better move differs, as a sentence.

    The piece that a card itself places is left out: it is what the card is.
    """
    more = listed(MORE, _beside(claim.why.more, claim.better))
    less = listed(LESS, _beside(claim.why.less, claim.played)[:1])
    if more and less:
        told = say("review-why-but", more=more, less=less)
    elif more:
        told = say("review-why-more", more=more)
    elif less:
        told = say("review-why-less", less=less)
    else:
        told = say("review-why-later")
    return say("review-why-drafted", why=told) if claim.played.verb == "keep" and (more or less) else told


def _beside(differences: tuple[Difference, ...], move: Move) -> tuple[Difference, ...]:
    """Return the differences but for influence in the sector of the card that a move keeps or plays."""
    own = card_kind(move.what) if move.verb in ("keep", "play") else ""
    return tuple(one for one in differences if one.kind != "influence" or one.sector != own)
