"""What happens as news to be read aloud: each sentence with the sum of its turn, for when news pile up."""

from __future__ import annotations

from collections.abc import Sequence

from engine import events as e
from engine.events import Event
from engine.names import card_kind
from game.decisions.forecast import MESSAGE_WORDS
from game.decisions.gains import gained, listed
from game.log.event_phrases import Names
from game.log.turns import turn_sentences
from game.speech.reader import News
from game.words import say
from game.words.cards import KIND_WORDS
from game.words.persons import PERSON_WORDS


class TurnNews:
    """Tells turn from turn: a card played or a person hired, with all that follows from it."""

    def __init__(self, names: Names) -> None:
        """``names``: the players' names by colour."""
        self._names = names
        self._turn: list[Event] = []
        self._seat = ""
        """Whose turn it is."""
        self._number = 0

    def news(self, events: Sequence[Event], own: bool = False) -> list[News]:
        """Return the events of one move as news; ``own``: they concern a person at this screen.

        Consecutive moves of one turn have the same number, and each has the sum of the turn so far.
        """
        starts = [at for at, event in enumerate(events) if isinstance(event, e.CardPlayed | e.PersonHired)]
        if starts:
            self._number += 1
            self._turn = list(events[starts[-1] :])
            self._seat = getattr(self._turn[0], "seat", "")
        elif self._turn and events and all(_of(event, self._seat) for event in events):
            self._turn += events
        else:
            self._number += 1
            self._turn = []
        short = short_turn(self._turn, self._names) if self._turn else ""
        return [News(text, self._number, own, short) for text in turn_sentences(events, self._names)]


def short_turn(turn: Sequence[Event], names: Names) -> str:
    """Return a turn in a few words: who, which card or person, and what it has come to.

    ``turn`` begins with the card played or the person hired.

    >>> names = {"blue": "Anna", "red": "Ben"}
    >>> short_turn([e.PersonHired("red", "advocate"), e.PrestigeGained("red", 9, 0, "advocate")], names)
    'Ben: Advocate, +9 prestige'
    """
    head = turn[0]
    assert isinstance(head, e.CardPlayed | e.PersonHired)
    first = (
        KIND_WORDS.say(card_kind(head.card))
        if isinstance(head, e.CardPlayed)
        else PERSON_WORDS.say(head.person)
    )
    mine = [_plain(event) for event in turn if _of(event, head.seat)]
    collected = [MESSAGE_WORDS.say(event.colour) for event in mine if isinstance(event, e.MessageCollected)]
    messages = [name[:1].lower() + name[1:] for name in collected]
    killed = sum(
        event.from_ - event.to for event in mine if isinstance(event, e.RatMoved) and event.reason == "kill"
    )
    rats = [say("brings-killed", n=killed)] if killed else []
    return say("brings-line", thing=names[head.seat], gains=listed([first, *messages, *gained(mine), *rats]))


def _of(event: Event, seat: str) -> bool:
    return getattr(event, "seat", None) == seat


def _plain(event: Event) -> Event:
    """Return an event without the share of the park, for which there is no time."""
    return event._replace(park=0) if isinstance(event, e.PrestigeGained) else event
