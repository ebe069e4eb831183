"""A table kept by somebody who only hears the events: what they tell must be all that happens.

A :class:`Shadow` begins with the open view of a game as dealt. Every event then moves its pieces, and
:meth:`Shadow.check` compares it with the real table. It knows no rules beyond what an event says.
"""

from collections import Counter

from engine import MESSAGE_KINDS, SECTORS, View, events
from engine.content import BROWN_PERSONS


class Seat:
    """What lies before one player; the names are those of :class:`~engine.PlayerView`."""

    coins: int
    cache: int
    supply: int
    sectors: dict[str, int]
    friend: str | None
    cathedral: int
    rat: int
    prestige: int
    carriage: str
    messages: tuple[tuple[str, str], ...]
    doctor: bool
    deck: int
    draft: tuple[str, ...]
    kept: tuple[str, ...]
    hand: tuple[str, ...]
    third: str | None
    passed: tuple[tuple[str, ...], ...]
    played: tuple[str, ...]
    gone: tuple[str, ...]
    hired: tuple[str, ...]

    def __init__(self, view: View, colour: str) -> None:
        player = view.players[colour]
        for name in FIELDS:
            value = getattr(player, name)
            setattr(self, name, dict(value) if isinstance(value, dict) else value)
        self.seen = set(player.draft)
        """Cards this seat has looked at this period."""

    def move_cube(self, place: str, by: int) -> None:
        if place in ("cache", "supply"):
            setattr(self, place, getattr(self, place) + by)
        elif place == "notredame":
            self.cathedral += by
        else:
            self.sectors[place] += by


FIELDS = tuple(Seat.__annotations__)


class Shadow:
    """A table kept up to date by events alone."""

    def __init__(self, view: View) -> None:
        """``view``: the open view, of all seats together, of a game as dealt."""
        self.seats: dict[str, Seat] = {colour: Seat(view, colour) for colour in view.seats}
        self.round, self.label, self.first = view.round, view.label, view.first
        self.persons, self.bank = view.persons, view.bank
        self.messages = dict(view.messages)
        self.ring = view.ring
        self.brown_ahead = set(view.brown_ahead)
        self.brown_gone, self.grey_gone = view.brown_gone, view.grey_gone
        self.face_down: list[str] = []
        """Third cards that went away unseen this period."""
        self.spies: dict[str, tuple[str, ...]] = {}
        self.revealed_grey = [view.persons[2]]
        self.winners: tuple[str, ...] | None = None

    def tell(self, event: events.Event) -> None:
        """Do what an event says."""
        name = type(event).__name__
        getattr(self, f"_{name}")(event)

    def _RoundBegan(self, event: events.RoundBegan) -> None:  # noqa: N802 - named as the event
        assert event.first == self.first
        assert event.round == self.round + 1
        self.round, self.label = event.round, event.label

    def _PeriodBegan(self, event: events.PeriodBegan) -> None:  # noqa: N802
        self.brown_ahead, self.brown_gone = set(BROWN_PERSONS), ()

    def _PersonsRevealed(self, event: events.PersonsRevealed) -> None:  # noqa: N802
        self.persons = event.persons
        self.brown_ahead -= set(event.persons)
        self.revealed_grey.append(event.persons[2])

    def _HandDrawn(self, event: events.HandDrawn) -> None:  # noqa: N802
        seat = self.seats[event.seat]
        seat.draft = event.cards
        seat.deck -= len(event.cards)
        seat.seen |= set(event.cards)

    def _CardKept(self, event: events.CardKept) -> None:  # noqa: N802
        seat = self.seats[event.seat]
        seat.draft = without(seat.draft, event.card)
        seat.kept += (event.card,)

    def _HandTaken(self, event: events.HandTaken) -> None:  # noqa: N802
        seat = self.seats[event.seat]
        assert sorted(seat.kept) == sorted(event.cards)
        seat.hand, seat.kept = event.cards, ()

    def _CardsPassed(self, event: events.CardsPassed) -> None:  # noqa: N802
        giver, taker = self.seats[event.from_seat], self.seats[event.to_seat]
        giver.draft = without(giver.draft, *event.cards)
        giver.passed += (event.cards,)
        taker.draft += event.cards
        taker.seen |= set(event.cards)

    def _CardPlayed(self, event: events.CardPlayed | events.CardDiscarded) -> None:  # noqa: N802
        seat = self.seats[event.seat]
        seat.hand = without(seat.hand, event.card)
        seat.played += (event.card,)

    _CardDiscarded = _CardPlayed

    def _ThirdLaid(self, event: events.ThirdLaid) -> None:  # noqa: N802
        seat = self.seats[event.seat]
        assert seat.hand == (event.card,)
        seat.hand, seat.third = (), event.card

    def _ThirdShown(self, event: events.ThirdShown) -> None:  # noqa: N802
        assert self.seats[event.seat].third == event.card
        self.seats[event.seat].played += (event.card,)

    def _CubePlaced(self, event: events.CubePlaced) -> None:  # noqa: N802
        self.seats[event.seat].move_cube(event.source, -1)
        self.seats[event.seat].move_cube(event.place, 1)

    def _CubeRemoved(self, event: events.CubeRemoved) -> None:  # noqa: N802
        self.seats[event.seat].move_cube(event.place, -1)
        self.seats[event.seat].move_cube("supply", 1)

    def _FriendMoved(self, event: events.FriendMoved) -> None:  # noqa: N802
        assert self.seats[event.seat].friend == event.from_sector != event.to_sector
        self.seats[event.seat].friend = event.to_sector

    def _PiecesMoved(self, event: events.PiecesMoved) -> None:  # noqa: N802
        seat = self.seats[event.seat]
        assert event.from_place != event.to_sector
        assert event.cubes + event.friend > 0
        seat.move_cube(event.from_place, -event.cubes)
        seat.move_cube(event.to_sector, event.cubes)
        if event.friend:
            assert seat.friend == event.from_place
            seat.friend = event.to_sector

    def _SectorActivated(self, event: events.SectorActivated) -> None:  # noqa: N802
        assert event.influence == self.influence(event.seat, event.sector) > 0

    def influence(self, colour: str, sector: str) -> int:
        seat = self.seats[colour]
        return int(seat.sectors[sector]) + (seat.friend == sector)

    def _CubesGained(self, event: events.CubesGained) -> None:  # noqa: N802
        self.seats[event.seat].move_cube("supply", -event.n)
        self.seats[event.seat].move_cube("cache", event.n)

    def _CoinsGained(self, event: events.CoinsGained) -> None:  # noqa: N802
        taken = sum(coins for _, coins in event.taken_from)
        assert event.n > 0
        self.seats[event.seat].coins += event.n
        for giver, coins in event.taken_from:
            assert giver != event.seat
            self.seats[giver].coins -= coins
        if self.bank is None:
            assert not taken
        else:
            self.bank -= event.n - taken
            assert not taken or self.bank == 0, "others give only what the bank lacks"

    def _CoinsPaid(self, event: events.CoinsPaid) -> None:  # noqa: N802
        assert event.n > 0
        self.seats[event.seat].coins -= event.n
        if self.bank is not None:
            self.bank += event.n

    def _PrestigeGained(self, event: events.PrestigeGained) -> None:  # noqa: N802
        assert event.park == self.influence(event.seat, "park") // 2
        assert event.n > event.park
        self.seats[event.seat].prestige += event.n

    def _PrestigeLost(self, event: events.PrestigeLost) -> None:  # noqa: N802
        self.seats[event.seat].prestige -= event.n

    def _RatMoved(self, event: events.RatMoved) -> None:  # noqa: N802
        assert self.seats[event.seat].rat == event.from_ != event.to
        self.seats[event.seat].rat = event.to

    def _PlagueStruck(self, event: events.PlagueStruck) -> None:  # noqa: N802
        assert self.seats[event.seat].rat == 9

    def _CarriageDriven(self, event: events.CarriageDriven) -> None:  # noqa: N802
        assert self.seats[event.seat].carriage == event.from_market == event.path[0]
        assert event.path[-1] == event.to_market
        self.seats[event.seat].carriage = event.to_market

    def _MessageCollected(self, event: events.MessageCollected) -> None:  # noqa: N802
        token = self.messages.pop(event.market)
        assert token == (event.colour, event.kind)
        assert self.seats[event.seat].carriage == event.market
        self.seats[event.seat].messages += (token,)

    def _PersonHired(self, event: events.PersonHired) -> None:  # noqa: N802
        assert event.person in self.persons
        self.seats[event.seat].hired += (event.person,)

    def _DoctorHired(self, event: events.DoctorHired) -> None:  # noqa: N802
        self.seats[event.seat].doctor = True

    def _GreyShown(self, event: events.GreyShown) -> None:  # noqa: N802
        self.spies[event.seat] = (*self.revealed_grey, *event.persons)

    def _BellringerPassed(self, event: events.BellringerPassed) -> None:  # noqa: N802
        assert self.first == event.from_seat
        self.first = event.to_seat

    def _PersonsLeft(self, event: events.PersonsLeft) -> None:  # noqa: N802
        assert self.persons == event.persons
        self.persons = ()
        self.brown_gone += event.persons[:2]
        self.grey_gone += event.persons[2:]
        for seat in self.seats.values():
            if seat.third and seat.third not in seat.played:
                self.face_down.append(seat.third)
            seat.gone += seat.played
            seat.doctor, seat.third = False, None
            seat.played = seat.hired = seat.passed = ()

    def _CardsReturned(self, event: events.CardsReturned) -> None:  # noqa: N802
        self.face_down = []
        for seat in self.seats.values():
            seat.deck, seat.gone, seat.seen = 9, (), set()

    def _GameEnded(self, event: events.GameEnded) -> None:  # noqa: N802
        self.winners = event.winners

    def _nothing_moves(self, event: events.Event) -> None:
        pass

    _ActionForgone = _HiringPassed = _NotreDamePaid = _nothing_moves

    def check(self, view: View) -> None:
        """Compare with the open view of the real table, and see that no piece got lost."""
        for name in ("round", "label", "first", "persons", "bank", "messages", "brown_gone", "grey_gone"):
            assert getattr(view, name) == getattr(self, name), name
        assert set(view.brown_ahead) == self.brown_ahead
        for colour, seat in self.seats.items():
            player = view.players[colour]
            for name in FIELDS:
                told, real = getattr(seat, name), getattr(player, name)
                if name in ("draft", "kept"):
                    told, real = sorted(told), sorted(real)
                assert told == real, f"{colour}: {name} is {real}, the events say {told}"
        self._check_pieces()

    def _check_pieces(self) -> None:
        for colour, seat in self.seats.items():
            cubes = [seat.cache, seat.supply, seat.cathedral, *seat.sectors.values()]
            assert min(cubes) >= 0
            assert sum(cubes) == 14, colour
            assert list(seat.sectors) == list(SECTORS)
            assert seat.friend is None or seat.friend in SECTORS
            assert 0 <= seat.rat <= 9
            assert min(seat.prestige, seat.coins) >= 0
            borough, market = seat.carriage.split(".")
            assert borough in self.ring
            assert market in ("centre", "inner", "right", "outer", "left")
        if self.bank is not None:
            assert self.bank >= 0
            assert self.bank + sum(seat.coins for seat in self.seats.values()) == 25
        held = [token for seat in self.seats.values() for token in seat.messages]
        tokens = [*self.messages.values(), *held]
        assert sorted(tokens) == sorted((borough, kind) for borough in self.ring for kind in MESSAGE_KINDS)
        for market, (borough, _) in self.messages.items():
            assert market.split(".")[0] == borough
        self._check_cards()

    def _check_cards(self) -> None:
        out = Counter(self.face_down)
        for seat in self.seats.values():
            out.update((*seat.draft, *seat.kept, *seat.hand, *seat.played, *seat.gone))
            if seat.third and seat.third not in seat.played:
                out[seat.third] += 1
        assert not out or max(out.values()) == 1, out.most_common(3)
        if self.winners is None:
            for colour, seat in self.seats.items():
                assert seat.deck + sum(card.startswith(f"{colour}.") for card in out) == 9

    def may_know(self, colour: str) -> set[str]:
        """The cards of which a seat may know where they are: those it has seen, and those face up."""
        face_up = {card for seat in self.seats.values() for card in (*seat.played, *seat.gone)}
        return self.seats[colour].seen | face_up


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """``cards`` without ``gone``, each of which must be there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
