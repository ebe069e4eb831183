"""Advice: the move that the teacher suggests for a decision, and why.

It depends only on the learner's view, so it is the same each time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine import CARD_KINDS, SECTORS, Move, View
from engine.bots import Budget
from engine.bots.hints import hint
from game.decisions.gestures import PendingDecision
from game.decisions.hint_words import why
from game.decisions.targets import CARD
from game.lessons.lines import Argument, BeforeDecision, Line, words
from game.log import event_phrases as phrases
from game.words import Family
from game.words.cards import THE_CARD_WORDS

ROUNDS = 3
"""The number of rounds with advice: the first period."""

_PICTURES = {
    "draft": "icons/card",
    "play": "icons/card",
    "friend": "icons/friend",
    "drive": "icons/carriage",
    "collect": "icons/message",
    "benefit": "cards/hotel",
    "donate": "icons/notredame",
    "hire": "icons/coin",
}
"""The picture beside the advice, by the kind of decision."""

ADVICE = Family("lesson-advice", (*_PICTURES, "draft-first", "play-first", "keep-coins", "other"))
GOOD = Family("lesson-good", CARD_KINDS)
"""What a card is good for, as part of a sentence."""

PLACE = Family("lesson-place", CARD_KINDS)
"""What happens when a chosen card is placed."""

_WORLDS = 2
"""The number of worlds drawn for a suggestion, which takes about 0.01 s."""


def advise(moment: BeforeDecision, on_page: bool = False) -> Line | None:
    """Return the advice for a decision; ``None`` if the teacher has none.

    ``on_page``: whether it is read on a page of a server, and not at a table.
    """
    view, decision = moment.view, moment.decision
    if view.round > ROUNDS or not isinstance(view, View):
        return None
    if moment.chosen is not None:
        return _place(moment, moment.chosen, on_page)
    best = hint(view, view.round, Budget(worlds=_WORLDS))[0]
    key, told = _told(best.move, decision.kind, partial(why, best))
    if decision.kind in ("draft", "play") and view.round == 1 and not (moment.own.kept or moment.own.played):
        key = f"{key}-first"
    about = (PendingDecision(decision).thing_of(best.move),)
    return Line(
        f"advice-{key}",
        words(ADVICE, key, told, on_page),
        _PICTURES.get(decision.kind, "icons/candle"),
        about,
        None,
        best.move,
    )


def _told(move: Move, kind: str, reason: Callable[[], str]) -> tuple[str, dict[str, Argument]]:
    """Return the key in :data:`ADVICE` for a move, and the arguments of its message."""
    verb, what = move.verb, move.what
    if verb in ("keep", "play"):
        card = what.partition(".")[2]
        return kind, {"card": partial(THE_CARD_WORDS.say, card), "why": partial(GOOD.say, card)}
    if verb == "friend":
        return "friend", {"sector": partial(phrases.into, what), "why": reason}
    if verb == "hire":
        return "hire", {"person": partial(phrases.person, what), "why": reason}
    if verb == "donate" and what == "0":
        return "keep-coins", {}
    if verb == "donate":
        return "donate", {"coins": int(what), "why": reason}
    key = {"drive": "drive", "gain": "benefit", "collect": "collect"}.get(verb, "other")
    return key, {"why": reason}


def _place(moment: BeforeDecision, card: str, on_page: bool) -> Line:
    """Return the line about placing the chosen card: where it goes and what it does there."""
    kind = card.partition(".")[2]
    arguments: dict[str, Argument] = {}
    if kind in SECTORS:
        arguments["n"] = moment.own.influence(kind) + 1
    if kind == "notredame":
        arguments["pot"] = moment.view.pot
    selectable = PendingDecision(moment.decision, card).selectable
    places = tuple(thing for thing in selectable if thing[0] != CARD)
    return Line(f"place-{kind}", words(PLACE, kind, arguments, on_page), f"cards/{kind}", places)
