"""Events as sentences: for the history, for captions while bots play, for the log.

Sentences begin with a capital letter and have no full stop. Pass events through :func:`engine.redact`
first: the back of a card becomes ``a card``.

>>> from engine.events import CoinsGained, CubePlaced
>>> names = {"blue": "Anna", "red": "Ben"}
>>> sentence(CoinsGained("blue", 3, (("red", 1),)), names)
'Anna takes 3 coins (1 from Ben)'
>>> turn_sentences([CubePlaced("blue", "bank", "cache"), CoinsGained("blue", 3, ())], names)
['Anna places a cube in the bank and takes 3 coins']
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import events as e
from engine.names import card_kind, card_owner
from game.log import event_phrases
from game.log.event_phrases import Names, capital, clause, listed, of, person, to_player
from game.words import say

_MOST_PREDICATES = 4
"""The most predicates in one sentence; a longer turn takes several."""


def sentence(event: e.Event, names: Names) -> str:
    """Return one event as a sentence in the current language; ``""`` if other events already say it.

    ``names``: the players' names by colour.
    """
    predicate = event_phrases.predicate(event, names)
    if predicate:
        seat = _subject(event)
        return capital(clause(names[seat], predicate))
    return capital(_course(event, names))


def _subject(event: e.Event) -> str:
    """Return the seat that acts in an event."""
    return event.from_seat if isinstance(event, e.CardsPassed) else str(getattr(event, "seat", ""))


def _course(event: e.Event, names: Names) -> str:
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
            return say("events-shared-win", names=listed([names[seat] for seat in winners]))
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
    return ""


def struck(names: Sequence[str]) -> str:
    """Return the sentence for a plague that strikes one or several players."""
    return capital(say("events-struck", name=listed(names)))


def turn_sentences(events: Iterable[e.Event], names: Names) -> list[str]:
    """Return the events of one or several consecutive moves as a few sentences.

    Consecutive actions of one player become one sentence. Hidden events of all seats (cards drawn and
    passed) are reported once.
    """
    builder = _SentenceBuilder(names)
    told = [event for event in _folded(events) if not _untold(event)]
    for number, event in enumerate(told):
        builder.hear(event, told[number + 1 :], told[:number])
    return builder.finish()


def _untold(event: e.Event) -> bool:
    """Return whether an event is implied by others and not reported."""
    match event:
        case e.SectorActivated() | e.PersonsLeft() | e.HandTaken() | e.CoinsPaid(_, _, "hire"):
            return True
        case e.CubeRemoved(_, _, "notredame"):
            return True
        case e.ThirdLaid(_, card):
            return event_phrases.hidden(card)
    return False


def _folded(events: Iterable[e.Event]) -> list[e.Event]:
    """Add up consecutive gains of the same kind by one seat, as from a double hotel."""
    folded: list[e.Event] = []
    for event in events:
        match (folded[-1] if folded else None), event:
            case e.CoinsGained(seat, n, taken), e.CoinsGained(other, more, also) if seat == other:
                givers = dict(taken)
                for giver, coins in also:
                    givers[giver] = givers.get(giver, 0) + coins
                folded[-1] = e.CoinsGained(seat, n + more, tuple(givers.items()))
            case e.CubesGained(seat, n), e.CubesGained(other, more) if seat == other:
                folded[-1] = e.CubesGained(seat, n + more)
            case e.RatMoved(seat, start, _, "kill"), e.RatMoved(other, _, to, "kill") if seat == other:
                folded[-1] = e.RatMoved(seat, start, to, "kill")
            case _:
                folded.append(event)
    return folded


class _SentenceBuilder:
    """Collects predicates of one seat, and events of all seats, until a sentence is complete."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.sentences: list[str] = []
        self.seat: str | None = None
        """The seat whose predicates are being collected."""
        self.predicates: list[str] = []
        self.struck = False
        """Whether the sentence begins with a plague strike."""
        self.card_owner: str | None = None
        """The owner of the card played, if the sentence begins with it."""
        self.clauses: list[str] = []
        """Phrases for rats of several players that move."""
        self.thirds: list[str] = []
        """Sentences about unplayed cards, reported after the card that was played."""

    def hear(self, event: e.Event, ahead: Sequence[e.Event], before: Sequence[e.Event]) -> None:
        names = self.names
        match event:
            case e.HandDrawn(_, cards) if any(map(event_phrases.hidden, cards)):
                self._for_all(say("events-all-draw", n=len(cards)), e.HandDrawn, [*before, *ahead])
            case e.CardsPassed(_, _, cards) if any(map(event_phrases.hidden, cards)):
                self._for_all(say("events-all-pass", seats=len(self.names)), e.CardsPassed, [*before, *ahead])
            case e.CardKept(_, card) if event_phrases.hidden(card) and _passed(before):
                pass
            case e.BellringerPassed() if any(isinstance(event, e.RoundBegan) for event in ahead):
                pass
            case e.CardPlayed(seat, card):
                self._begin(seat)
                if _cube_follows(ahead, card_kind(card)):
                    self.card_owner = card_owner(card) if card_owner(card) != seat else None
                else:
                    self.predicates.append(event_phrases.predicate(event, names))
            case e.ThirdLaid(seat, _):
                self.thirds.append(capital(clause(names[seat], event_phrases.predicate(event, names))))
            case e.PlagueStruck(seat):
                self._begin(seat)
                self.struck = True
            case e.CardsPassed(seat):
                self._begin(seat)
                self.predicates.append(event_phrases.predicate(event, names))
            case e.PrestigeLost(_, n, _) if ahead and isinstance(ahead[0], e.CubeRemoved):
                self.predicates.append(
                    say("events-deed-lose-both", **{"n": n, "from": event_phrases.from_(ahead[0].place)})
                )
            case e.CubeRemoved() if before and isinstance(before[-1], e.PrestigeLost):
                pass
            case e.CubePlaced(seat, place, "supply") if self._fills_sectors(before, seat):
                self._one_more_cube(place, before)
            case e.ActionForgone(seat) if self.seat == seat and self.predicates:
                self.predicates.append(say("events-deed-forgo-it"))
            case e.RatMoved(_, _, _, "plague"):
                self._close_predicates()
                self.clauses.append(_course(event, names))
            case _:
                self._hear_plain(event)

    def _hear_plain(self, event: e.Event) -> None:
        predicate = event_phrases.predicate(event, self.names)
        if not predicate:
            self._close()
            self._say(_course(event, self.names))
            return
        seat = _subject(event)
        if seat != self.seat or (len(self.predicates) >= _MOST_PREDICATES and not self.struck):
            self._begin(seat)
        self.predicates.append(predicate)

    def _fills_sectors(self, before: Sequence[e.Event], seat: str) -> bool:
        """Return whether the event before also placed a cube of the seat from the supply (butcher)."""
        return (
            self.seat == seat
            and bool(self.predicates)
            and bool(before)
            and isinstance(before[-1], e.CubePlaced)
            and before[-1].source == "supply"
        )

    def _one_more_cube(self, place: str, before: Sequence[e.Event]) -> None:
        places = [event_phrases.area(place)]
        for event in reversed(before):
            if not isinstance(event, e.CubePlaced) or event.seat != self.seat or event.source != "supply":
                break
            places.insert(0, event_phrases.area(event.place))
        self.predicates[-1] = say("events-deed-place-many", places=listed(places))

    def _for_all(self, text: str, kind: type, others: Sequence[e.Event]) -> None:
        """Report once what all do in secret; not at all if the viewers know the cards of one of them."""
        self._close()
        known = any(
            isinstance(other, kind) and not any(map(event_phrases.hidden, getattr(other, "cards", ())))
            for other in others
        )
        if not known and text not in self.sentences:
            self.sentences.append(text)

    def _begin(self, seat: str) -> None:
        self._close()
        self.seat = seat

    def _close_predicates(self) -> None:
        if self.seat is not None:
            name = self.names[self.seat]
            if self.struck and self.predicates:
                self._say(say("events-struck-who", name=name, deed=listed(self.predicates)))
            elif self.struck:
                self._say(say("events-struck", name=name))
            elif self.predicates and self.card_owner is not None:
                owner = of(self.names[self.card_owner])
                self._say(say("events-with-card", of=owner, name=name, deed=listed(self.predicates)))
            elif self.predicates:
                self._say(clause(name, *self.predicates))
        self.seat, self.predicates, self.struck, self.card_owner = None, [], False, None
        self.sentences += self.thirds
        self.thirds = []

    def _close(self) -> None:
        self._close_predicates()
        if self.clauses:
            self._say(listed(self.clauses))
            self.clauses = []

    def _say(self, text: str) -> None:
        if text:
            self.sentences.append(capital(text))

    def finish(self) -> list[str]:
        """Return all sentences."""
        self._close()
        return self.sentences


def _cube_follows(ahead: Sequence[e.Event], kind: str) -> bool:
    """Return whether the cube of a card is placed next, which already names the card."""
    following = next((event for event in ahead if not isinstance(event, e.ThirdLaid)), None)
    return isinstance(following, e.CubePlaced) and following.place == kind


def _passed(before: Sequence[e.Event]) -> bool:
    """Return whether cards have just been passed; keeping the last one is then not a choice."""
    return any(isinstance(event, e.CardsPassed) for event in before)
