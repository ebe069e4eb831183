"""The prompt: one sentence that says who does what now."""

from __future__ import annotations

from engine import DECISION_KINDS, Decision, Move
from engine import events as e
from engine.names import card_kind
from game.match.session import Session
from game.words import Family, capital, say
from game.words.cards import KIND_WORDS, THE_CARD_WORDS, TO_WORDS
from game.words.lists import listed
from game.words.names import to_player, turn_of
from game.words.persons import PERSON_WORDS, is_person, own_person

_ASK = Family("table-ask", DECISION_KINDS)
WHY = Family("table-why", DECISION_KINDS)
"""Why a thing can't be chosen now, by the kind of decision."""
_OWN_FROM = ("minstrel_from", "fool_from", "actress_from")
"""Decisions whose words name a printed person, and so don't fit one's own."""
_OWN_TO = ("fool_to", "actress_to")
AUTOMATIC = Family("table-course", ("draw", "keep", "pass", "plague", "over", "notredame", "round"))
"""What happens automatically, while nobody is to move."""


def prompt(
    session: Session, decision: Decision, chosen: str | None, warned: bool = False, place: str | None = None
) -> str:
    """Return the sentence for the person who decides; ``chosen``: the card of the hand to be placed.

    ``warned``: the last choice would be wasted and waits for a second press. ``place``: where a card is to be
    played, if that was chosen before the card.
    """
    name = session.name(decision.colour)
    if warned:
        return say("table-warn", name=name)
    if decision.kind == "play" and chosen is not None:
        kind = card_kind(chosen)
        key = "table-place-friend" if kind == "friend" else "table-place"
        return say(key, name=name, card=KIND_WORDS.say(kind))
    if decision.kind == "play" and place is not None:
        return say("table-which-card", name=name, place=KIND_WORDS.say(place))
    if decision.kind == "hire" and decision.source != "hire":
        return say("table-ask-hire-more", name=name)
    if decision.kind in _OWN_FROM and own_person(decision.source):
        return say("table-ask-own-from", name=name, source=PERSON_WORDS.say(decision.source))
    args: dict[str, str | int] = {}
    if decision.kind == "draft":
        args["cards"] = len(decision.options) - 1
        others = [seat.name for seat in session.seats if seat.colour != decision.colour]
        if len(others) == 1:
            return say("table-draft-two", name=name, to=to_player(others[0]), **args)
    if decision.kind == "take":
        args["to"] = TO_WORDS.say(decision.source)
    if decision.kind in ("place", "benefit", "choose"):
        words = PERSON_WORDS if is_person(decision.source) else KIND_WORDS
        args["source"] = words.say(decision.source)
    kind = decision.kind
    if kind in _OWN_TO and own_person(decision.source):
        kind = "minstrel_to"  # the printed ones go on with an action, an own one may not
    return _ASK.say(kind, name=name, **args)


def unnamed(sentence: str, name: str) -> str:
    """Return a prompt without the player's name at its start, for where a colour replaces the name."""
    if not sentence.startswith(name):
        return sentence
    rest = sentence.removeprefix(name).lstrip(" \u00a0\u202f:：")
    return capital(rest)


def automatic(event: e.Event, before: str) -> str:
    """Return what happens automatically from ``event`` on, a member of :data:`AUTOMATIC`; ``""`` for a turn.

    ``before``: the result for the event before. Gains and losses don't change it.
    """
    match event:
        case e.HandDrawn():
            return "draw"
        case e.CardKept():
            return "keep"
        case e.CardsPassed() | e.HandTaken():
            return "pass"
        case e.PlagueStruck() | e.RatMoved(reason="plague"):
            return "plague"
        case e.BellringerPassed() | e.PersonsLeft():
            return "over"
        case e.NotreDamePaid():
            return "notredame"
        case e.CardsReturned() | e.PeriodBegan() | e.RoundBegan() | e.PersonsRevealed():
            return "round"
        case e.CardPlayed() | e.CardDiscarded() | e.PersonHired() | e.HiringPassed():
            return ""
    return before


def waiting(session: Session, colours: tuple[str, ...], others: bool = True) -> str:
    """Return the sentence to show while bots think or the table is busy.

    ``others``: whoever reads it has chosen; where nobody plays at a screen it tells who hasn't.
    """
    names = [session.name(colour) for colour in colours]
    if len(names) == 1:
        human = session.seat(colours[0]).human
        return turn_of(names[0]) if human else say("table-waiting", name=names[0])
    if not names or others:
        return say("table-waiting-all") if names else ""
    if len(names) == len(session.seats):
        return say("table-waiting-everyone")
    return say("table-waiting-some", names=listed(names))


def taken_back(session: Session, move: Move) -> str:
    """Return the sentence on a move that was undone: of a draft pick, not which card it was."""
    name = session.name(move.colour)
    if move.verb != "play":
        return say("table-taken-back", name=name)
    card = THE_CARD_WORDS.say(card_kind(move.what.split()[0]))
    return say("table-taken-back-card", name=name, card=card)
