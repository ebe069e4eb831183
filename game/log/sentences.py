"""Single events as sentences: for captions while bots play, and for whole turns (:mod:`game.log.turns`).

Sentences begin with a capital letter and have no full stop. Pass events through :func:`engine.redact`
first: the back of a card becomes ``a card``.

>>> from engine.events import CoinsGained
>>> names = {"blue": "Anna", "red": "Ben"}
>>> sentence(CoinsGained("blue", 3, (("red", 1),)), names)
'Anna takes 3 coins (1 from Ben)'
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import events as e
from game.log import event_phrases
from game.log.event_phrases import Names, clause, listed, person, together
from game.words import capital, say
from game.words.names import of, to_player


def sentence(event: e.Event, names: Names) -> str:
    """Return one event as a sentence in the current language; ``""`` if other events already say it.

    ``names``: the players' names by colour.
    """
    predicate = event_phrases.predicate(event, names)
    if predicate:
        seat = subject(event)
        return capital(clause(names[seat], predicate))
    return capital(happening(event, names))


def subject(event: e.Event) -> str:
    """Return the seat that acts in an event."""
    return event.from_seat if isinstance(event, e.CardsPassed) else str(getattr(event, "seat", ""))


def happening(event: e.Event, names: Names) -> str:
    """Return the sentence for an event that is not an action of a player."""
    match event:
        case e.PeriodBegan(letter):
            return say("events-period", letter=letter)
        case e.RoundBegan(_, label, first):
            return say("events-round", label=label, name=names[first])
        case e.PersonsRevealed(persons):
            return say("events-persons", persons=listed([person(name) for name in persons]))
        case e.RatMoved(seat, from_space, to, _):
            rat = of(names[seat])
            return say("events-rat-climbs" if to > from_space else "events-rat-falls", of=rat, to=to)
        case e.PlagueStruck(seat):
            return say("events-struck", name=names[seat])
        case e.BellringerPassed(_, to_seat):
            return say("events-bellringer", to=to_player(names[to_seat]))
        case e.NotreDamePaid(pot, cubes, each):
            return say("events-notredame", pot=pot, cubes=cubes, each=each)
        case e.CardsReturned():
            return say("events-cards-home")
        case e.GameEnded((winner,)):
            return say("events-won", name=names[winner])
        case e.GameEnded(winners):
            return say("events-shared-win", names=together([names[seat] for seat in winners]))
    return ""


def headline(event: e.Event, names: Names) -> str:
    """Return a short caption for one of the main events; ``""`` for all others."""
    match event:
        case e.CardPlayed() | e.CardDiscarded() | e.PersonHired() | e.HiringPassed() | e.PlagueStruck():
            return sentence(event, names)
        case e.CarriageDriven(seat, from_market, to_market, _) if from_market != to_market:
            market = event_phrases.to_market(to_market, None, names)
            return capital(clause(names[seat], say("events-deed-drive", market=market)))
        case e.MessageCollected(seat, _, colour, _):
            collects = say("events-deed-collect", message=event_phrases.message(colour), kind="plain")
            return capital(clause(names[seat], collects))
        case e.PrestigeGained(seat, n, _, _):
            return say("events-short-prestige", name=names[seat], n=n)
        case e.NotreDamePaid(_, _, each):
            return say("events-short-notredame", each=each)
        case e.GameEnded():
            return say("table-over")  # who has won is told when prestige is counted
    return ""


def struck(names: Sequence[str]) -> str:
    """Return the sentence for a plague that strikes one or several players."""
    return capital(say("events-struck", name=listed(names)))
