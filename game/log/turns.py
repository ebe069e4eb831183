"""The events of whole turns as a few sentences: what is done, and behind a colon what it brings.

Pass events through :func:`engine.redact` first, as for :mod:`game.log.sentences`.

>>> from engine.events import CoinsGained, CubePlaced
>>> names = {"blue": "Anna", "red": "Ben"}
>>> turn_sentences([CubePlaced("blue", "bank", "cache"), CoinsGained("blue", 3, ())], names)
['Anna places a cube in the bank: 3 coins']
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import events as e
from engine.names import NOTREDAME, PLACES, card_kind, card_owner
from game.log import event_phrases
from game.log.event_phrases import Names, chained, clause, enumerated, listed, person
from game.log.sentences import happening, subject
from game.words import capital, say
from game.words.names import of, to_player
from game.words.persons import is_person

_MOST_PREDICATES = 4
"""The most predicates in one sentence; a longer turn takes several."""


def turn_sentences(events: Iterable[e.Event], names: Names) -> list[str]:
    """Return the events of one or several consecutive moves as a few sentences.

    Consecutive actions of one player become one sentence: what is done, and behind a colon what it brings.
    Hidden events of all seats (cards drawn and passed) are reported once.
    """
    builder = _SentenceBuilder(names)
    reported = _rats_first([event for event in _folded(events) if not _is_implied(event)])
    for number, event in enumerate(reported):
        builder.hear(event, reported[number + 1 :], reported[:number])
    return builder.finish()


def _is_implied(event: e.Event) -> bool:
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


def _rats_first(events: list[e.Event]) -> list[e.Event]:
    """Put the rat markers of a plague before what it costs, so that they stand in one line."""
    ordered: list[e.Event] = []
    for event in events:
        at = len(ordered)
        if isinstance(event, e.RatMoved) and event.reason == "plague":
            while at and _costs(ordered[at - 1]):
                at -= 1
        ordered.insert(at, event)
    return ordered


def _costs(event: e.Event) -> bool:
    """Return whether an event is a plague that strikes, or what it costs."""
    return isinstance(event, e.PlagueStruck) or (
        isinstance(event, e.PrestigeLost | e.CubeRemoved) and event.reason == "plague"
    )


class _SentenceBuilder:
    """Collects predicates of one seat, and events of all seats, until a sentence is complete."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.sentences: list[str] = []
        self.seat: str | None = None
        """The seat whose predicates are being collected."""
        self.predicates: list[str] = []
        self.gains: list[str] = []
        """What the predicates have brought."""
        self.struck = False
        """Whether the sentence begins with a plague strike."""
        self.rats: list[e.RatMoved] = []
        """The rat markers that the plague has moved."""
        self.payment: e.NotreDamePaid | None = None
        self.shares: list[e.PrestigeGained] = []
        """What Notre Dame pays, and whom."""
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
                self._play(event, [event for event in ahead if not isinstance(event, e.ThirdLaid)])
            case e.FriendMoved(seat) if self.seat == seat and (owner := _friends_owner(before, seat)):
                deed = event_phrases.predicate(event, names)
                if owner in names and owner != seat:
                    deed = say("events-deed-by-card", deed=deed, of=of(names[owner]))
                self._add(seat, deed)
            case e.CubePlaced(seat, place, source) if self.seat == seat and _said(place, source, before):
                pass
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
            case e.CubePlaced(seat, place, "supply") if self._goes_on(before, event):
                self.predicates[-1] = _placed(_places(event, before))
            case e.CubeRemoved(seat, place, reason) if is_person(reason) and self._goes_on(before, event):
                self.predicates[-1] = event_phrases.removed(_places(event, before))
            case e.PersonHired(seat, hired):
                self._begin(seat)
                idle = bool(ahead) and ahead[0] == e.ActionForgone(seat, hired)
                hires = say("events-deed-hire-idle", person=person(hired)) if idle else ""
                self.predicates.append(hires or event_phrases.predicate(event, names))
            case e.ActionForgone(seat, reason) if _forgone_at_once(before, seat, reason):
                pass
            case e.ActionForgone(seat, reason) if (
                self.seat == seat and self.predicates and reason != NOTREDAME
            ):
                self.predicates.append(say("events-deed-forgo-it"))
            case e.RatMoved(_, _, _, "plague"):
                self._close_but_rats()
                self.rats.append(event)
            case e.NotreDamePaid():
                self._close()
                self.payment = event
            case e.PrestigeGained(_, _, _, "notredame_share") if self.payment is not None:
                self.shares.append(event)
            case e.MessageCollected(seat, market, colour, _) if _brings(ahead, seat):
                self._hear_plain(e.MessageCollected(seat, market, colour, "plain"))
            case _:
                self._hear_plain(event)

    def _play(self, played: e.CardPlayed, ahead: Sequence[e.Event]) -> None:
        """Begin a sentence with a card; ``ahead``: what follows, but for the third card."""
        seat, card = played.seat, played.card
        kind, following = card_kind(card), ahead[0] if ahead else None
        named = event_phrases.the_card(card, seat, self.names)
        source = _source(ahead, seat, kind)
        if isinstance(following, e.FriendMoved):
            return  # which tells the card
        if following == e.ActionForgone(seat, kind) and kind != NOTREDAME:
            self.predicates.append(say("events-deed-play-forgone", card=named))
        elif source in PLACES:
            self.predicates.append(
                say("events-deed-play-moved", **{"card": named, "from": event_phrases.from_(source)})
            )
        else:
            self.predicates.append(say("events-deed-play", card=named))

    def _hear_plain(self, event: e.Event) -> None:
        predicate = event_phrases.predicate(event, self.names)
        if not predicate:
            self._close()
            self._say(happening(event, self.names))
            return
        seat = subject(event)
        gained = event_phrases.gain(event, self.names)
        if gained and seat == self.seat and self.predicates and not self.struck:
            self.gains.append(gained)
        else:
            self._add(seat, predicate)

    def _add(self, seat: str, predicate: str) -> None:
        """Add what a player does; what comes after a gain, or is too much, begins a new sentence."""
        full = len(self.predicates) >= _MOST_PREDICATES and not self.struck
        if seat != self.seat or full or self.gains:
            self._begin(seat)
        self.predicates.append(predicate)

    def _goes_on(self, before: Sequence[e.Event], event: e.CubePlaced | e.CubeRemoved) -> bool:
        """Return whether the event before did the same with another cube (butcher, travellers)."""
        return (
            self.seat == event.seat
            and bool(self.predicates)
            and not self.gains
            and bool(before)
            and _alike(before[-1], event)
        )

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

    def _close_but_rats(self) -> None:
        if self.seat is not None:
            name = self.names[self.seat]
            if self.struck and self.predicates:
                self._say(say("events-struck-who", name=name, deed=chained(self.predicates)))
            elif self.struck:
                self._say(say("events-struck", name=name))
            elif self.predicates:
                deeds = clause(name, *self.predicates)
                self._say(_with_gains(deeds, listed(self.gains)) if self.gains else deeds)
        self.seat, self.predicates, self.gains, self.struck = None, [], [], False
        if self.payment is not None:
            self._say(_payment(self.payment, self.shares, self.names))
            self.payment, self.shares = None, []
        self.sentences += self.thirds
        self.thirds = []

    def _close(self) -> None:
        self._close_but_rats()
        if self.rats:
            self._say(_rats(self.rats, self.names))
            self.rats = []

    def _say(self, text: str) -> None:
        if text:
            self.sentences.append(capital(text))

    def finish(self) -> list[str]:
        """Return all sentences."""
        self._close()
        return self.sentences


def _alike(one: e.Event, other: e.CubePlaced | e.CubeRemoved) -> bool:
    """Return whether two events do the same with a cube each."""
    return type(one) is type(other) and one._replace(place=other.place) == other


def _places(event: e.CubePlaced | e.CubeRemoved, before: Sequence[e.Event]) -> list[str]:
    """Return the places of several cubes, in order; ``event`` is the last."""
    alike = [event.place]
    for earlier in reversed(before):
        if not _alike(earlier, event):
            break
        alike.insert(0, earlier.place)  # type: ignore[union-attr]
    return list(alike)


def _placed(places: Sequence[str]) -> str:
    """Return the predicate for several cubes out of the supply, a place each."""
    areas, into = (
        listed([say_of(place) for place in places]) for say_of in (event_phrases.area, event_phrases.into)
    )
    return say("events-deed-place-many", places=areas, into=into)


def _with_gains(deeds: str, gains: str) -> str:
    return say("events-brings", deeds=deeds, gains=gains)


def _rats(moved: Sequence[e.RatMoved], names: Names) -> str:
    """Return where the plague has taken the rat markers, in one line."""
    if len(moved) == 1:
        return happening(moved[0], names)
    goals = {event.to for event in moved}
    if len(goals) == 1 and len(moved) == len(names):
        return say("events-rats-all", to=goals.pop())
    told = [
        say("events-rats-up" if event.to > event.from_ else "events-rats-back", name=names[seat], to=event.to)
        for event in moved
        for seat in (event.seat,)
    ]
    return say("events-rats", moves=enumerated(told))


def _payment(paid: e.NotreDamePaid, shares: Sequence[e.PrestigeGained], names: Names) -> str:
    """Return what Notre Dame pays, and whom."""
    if paid.cubes == 1 and len(shares) == 1:
        name = names[shares[0].seat]
        all_to_one = say("events-notredame-one", pot=paid.pot, to=to_player(name))
        return _with_gains(all_to_one, event_phrases.gain(shares[0], names)) if shares[0].park else all_to_one
    if not paid.each:
        return say("events-notredame-none", pot=paid.pot, cubes=paid.cubes)
    divided = happening(paid, names)
    told = [
        say("events-share-park", name=names[seat], n=n, park=park)
        if park
        else say("events-share", name=names[seat], n=n)
        for seat, n, park, _ in shares
    ]
    return _with_gains(divided, enumerated(told)) if told else divided


def _source(ahead: Sequence[e.Event], seat: str, kind: str) -> str:
    """Return where the cube of a card that has just been played comes from; empty if none is placed."""
    for event in ahead:
        match event:
            case e.CubePlaced(placer, place, source) if placer == seat and place == kind:
                return source
            case e.CoinsPaid(payer, _, "donation") if payer == seat:
                continue
        break
    return ""


def _said(place: str, source: str, before: Sequence[e.Event]) -> bool:
    """Return whether the card that was played has told of this cube."""
    for event in reversed(before):
        match event:
            case e.CardPlayed(_, card):
                return card_kind(card) == place
            case e.ThirdShown(_, card):
                return card_kind(card) == place and source == "cache"
            case e.ThirdLaid() | e.CoinsPaid(_, _, "donation"):
                continue
        break
    return False


def _friends_owner(before: Sequence[e.Event], seat: str) -> str:
    """Return whose card moves the friend, if it was played just before; else an empty text."""
    last = next((event for event in reversed(before) if not isinstance(event, e.ThirdLaid)), None)
    return card_owner(last.card) if isinstance(last, e.CardPlayed) and last.seat == seat else ""


def _forgone_at_once(before: Sequence[e.Event], seat: str, reason: str) -> bool:
    """Return whether the card or person before has told that its action is forgone."""
    last = next((event for event in reversed(before) if not isinstance(event, e.ThirdLaid)), None)
    match last:
        case e.PersonHired(hirer, hired):
            return (hirer, hired) == (seat, reason)
        case e.CardPlayed(player, card):
            return player == seat and card_kind(card) == reason != NOTREDAME
    return False


def _brings(ahead: Sequence[e.Event], seat: str) -> bool:
    """Return whether a gain of a seat follows."""
    return bool(ahead) and isinstance(ahead[0], e.PrestigeGained) and ahead[0].seat == seat


def _passed(before: Sequence[e.Event]) -> bool:
    """Return whether cards have just been passed; keeping the last one is then not a choice."""
    return any(isinstance(event, e.CardsPassed) for event in before)
