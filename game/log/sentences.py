"""What happens, said in sentences: for the history, for captions while bots play, for the log.

Sentences begin with a capital letter and end without a full stop. Events are given as the present
viewers may see them (:func:`engine.redact`): a card that shows its back is said as ``a card``.

>>> from engine.events import CoinsGained, CubePlaced
>>> names = {"blue": "Anna", "red": "Ben"}
>>> sentence(CoinsGained("blue", 3, (("red", 1),)), names)
'Anna takes 3 coins (1 from Ben)'
>>> turn_sentences([CubePlaced("blue", "bank", "cache"), CoinsGained("blue", 3, ())], names)
['Anna puts a cube into the bank and takes 3 coins']
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import events as e
from engine.names import card_kind, card_owner
from game.log import wording
from game.log.wording import Names, capital, does, listed, of, person
from game.words import say

_MOST_DEEDS = 4
"""Deeds in one sentence; a longer turn takes a new one."""


def sentence(event: e.Event, names: Names) -> str:
    """One event as a sentence in the language in use; ``""`` for one that others tell already.

    ``names``: the players' names by colour.
    """
    deed = wording.deed(event, names)
    if deed:
        seat = _doer(event)
        return capital(does(names[seat], deed))
    return capital(_course(event, names))


def _doer(event: e.Event) -> str:
    """The seat whose deed an event is."""
    return event.from_seat if isinstance(event, e.CardsPassed) else str(getattr(event, "seat", ""))


def _course(event: e.Event, names: Names) -> str:
    """Events that aren't a player's deed."""
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
            return say("events-bellringer", name=names[to_seat])
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
    """A caption for the main events, shorter than the sentence; ``""`` for all others."""
    match event:
        case e.CardPlayed() | e.CardDiscarded() | e.PersonHired() | e.HiringPassed() | e.PlagueStruck():
            return sentence(event, names)
        case e.CarriageDriven(seat, from_market, to_market, _) if from_market != to_market:
            market = wording.to_market(to_market, None, names)
            return capital(does(names[seat], say("events-deed-drive", market=market)))
        case e.MessageCollected(seat, _, colour, _):
            collects = say("events-deed-collect", message=wording.message(colour), kind="plain")
            return capital(does(names[seat], collects))
        case e.PrestigeGained(seat, n, _, _):
            return say("events-short-prestige", name=names[seat], n=n)
        case e.NotreDamePaid(_, _, each):
            return say("events-short-notredame", each=each)
    return ""


def turn_sentences(events: Iterable[e.Event], names: Names) -> list[str]:
    """The events of one move, or of several that follow each other, as few flowing sentences.

    What one player does in a row becomes one sentence; what happens to all behind their backs (cards
    drawn and passed) is said once.
    """
    teller = _Teller(names)
    told = [event for event in _folded(events) if not _untold(event)]
    for number, event in enumerate(told):
        teller.hear(event, told[number + 1 :], told[:number])
    return teller.finish()


def _untold(event: e.Event) -> bool:
    """What other events imply."""
    match event:
        case e.SectorActivated() | e.PersonsLeft() | e.HandTaken() | e.CoinsPaid(_, _, "hire"):
            return True
        case e.CubeRemoved(_, _, "notredame"):
            return True
        case e.ThirdLaid(_, card):
            return wording.hidden(card)
    return False


def _folded(events: Iterable[e.Event]) -> list[e.Event]:
    """Like gains of one seat that follow each other, as in a double hotel, added up."""
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


class _Teller:
    """Gathers deeds of one seat, and what befalls all, until a sentence is full."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.sentences: list[str] = []
        self.seat: str | None = None
        """Whose deeds are being gathered."""
        self.deeds: list[str] = []
        self.struck = False
        """Whether the sentence began with the plague."""
        self.card_owner: str | None = None
        """Whose card it is that the deeds are done with, where that is to be said first."""
        self.clauses: list[str] = []
        """Rats of several players on the move."""
        self.thirds: list[str] = []
        """What was left unplayed: said after what was played."""

    def hear(self, event: e.Event, ahead: Sequence[e.Event], before: Sequence[e.Event]) -> None:
        names = self.names
        match event:
            case e.HandDrawn(_, cards) if any(map(wording.hidden, cards)):
                self._for_all(say("events-all-draw", n=len(cards)), e.HandDrawn, [*before, *ahead])
            case e.CardsPassed(_, _, cards) if any(map(wording.hidden, cards)):
                self._for_all(say("events-all-pass"), e.CardsPassed, [*before, *ahead])
            case e.CardKept(_, card) if wording.hidden(card) and _passed(before):
                pass
            case e.BellringerPassed() if any(isinstance(event, e.RoundBegan) for event in ahead):
                pass
            case e.CardPlayed(seat, card):
                self._begin(seat)
                if _cube_follows(ahead, card_kind(card)):
                    self.card_owner = card_owner(card) if card_owner(card) != seat else None
                else:
                    self.deeds.append(wording.deed(event, names))
            case e.ThirdLaid(seat, _):
                self.thirds.append(capital(does(names[seat], wording.deed(event, names))))
            case e.PlagueStruck(seat):
                self._begin(seat)
                self.struck = True
            case e.CardsPassed(seat):
                self._begin(seat)
                self.deeds.append(wording.deed(event, names))
            case e.PrestigeLost(_, n, _) if ahead and isinstance(ahead[0], e.CubeRemoved):
                self.deeds.append(
                    say("events-deed-lose-both", **{"n": n, "from": wording.from_(ahead[0].place)})
                )
            case e.CubeRemoved() if before and isinstance(before[-1], e.PrestigeLost):
                pass
            case e.CubePlaced(seat, place, "supply") if self._fills_sectors(before, seat):
                self._one_more_cube(place, before)
            case e.ActionForgone(seat) if self.seat == seat and self.deeds:
                self.deeds.append(say("events-deed-forgo-it"))
            case e.RatMoved(_, _, _, "plague"):
                self._close_deeds()
                self.clauses.append(_course(event, names))
            case _:
                self._hear_plain(event)

    def _hear_plain(self, event: e.Event) -> None:
        deed = wording.deed(event, self.names)
        if not deed:
            self._close()
            self._say(_course(event, self.names))
            return
        seat = _doer(event)
        if seat != self.seat or (len(self.deeds) >= _MOST_DEEDS and not self.struck):
            self._begin(seat)
        self.deeds.append(deed)

    def _fills_sectors(self, before: Sequence[e.Event], seat: str) -> bool:
        """Whether the event before put a cube of the same seat from the supply, too (butcher)."""
        return (
            self.seat == seat
            and bool(self.deeds)
            and bool(before)
            and isinstance(before[-1], e.CubePlaced)
            and before[-1].source == "supply"
        )

    def _one_more_cube(self, place: str, before: Sequence[e.Event]) -> None:
        places = [wording.area(place)]
        for event in reversed(before):
            if not isinstance(event, e.CubePlaced) or event.seat != self.seat or event.source != "supply":
                break
            places.insert(0, wording.area(event.place))
        self.deeds[-1] = say("events-deed-place-many", places=listed(places))

    def _for_all(self, text: str, kind: type, others: Sequence[e.Event]) -> None:
        """What all do unseen, said once, and not at all where it is known of somebody."""
        self._close()
        known = any(
            isinstance(other, kind) and not any(map(wording.hidden, getattr(other, "cards", ())))
            for other in others
        )
        if not known and text not in self.sentences:
            self.sentences.append(text)

    def _begin(self, seat: str) -> None:
        self._close()
        self.seat = seat

    def _close_deeds(self) -> None:
        if self.seat is not None:
            name = self.names[self.seat]
            if self.struck and self.deeds:
                self._say(say("events-struck-who", name=name, deed=listed(self.deeds)))
            elif self.struck:
                self._say(say("events-struck", name=name))
            elif self.deeds and self.card_owner is not None:
                owner = of(self.names[self.card_owner])
                self._say(say("events-with-card", of=owner, name=name, deed=listed(self.deeds)))
            elif self.deeds:
                self._say(does(name, *self.deeds))
        self.seat, self.deeds, self.struck, self.card_owner = None, [], False, None
        self.sentences += self.thirds
        self.thirds = []

    def _close(self) -> None:
        self._close_deeds()
        if self.clauses:
            self._say(listed(self.clauses))
            self.clauses = []

    def _say(self, text: str) -> None:
        if text:
            self.sentences.append(capital(text))

    def finish(self) -> list[str]:
        """All sentences."""
        self._close()
        return self.sentences


def _cube_follows(ahead: Sequence[e.Event], kind: str) -> bool:
    """Whether the card's cube is placed at once: that says which card it is."""
    following = next((event for event in ahead if not isinstance(event, e.ThirdLaid)), None)
    return isinstance(following, e.CubePlaced) and following.place == kind


def _passed(before: Sequence[e.Event]) -> bool:
    """Whether cards have been passed already: whoever keeps the last one then has no choice."""
    return any(isinstance(event, e.CardsPassed) for event in before)
