"""The board that painters draw: a view, or the state the table currently displays.

The displayed state is a copy of a view that follows the events one by one. No rules are written here: each
event states its change, and the engine is asked what follows. What travels changes in two halves (leave and
arrive).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine import CARD_KINDS, Options, Person, PlayerView, View, rat_after, share_of_cube
from engine import events as e
from engine.content.casts import cast_of
from engine.events import Event
from engine.names import BACK, back_of

UP, DOWN, AIR = "up", "down", "air"

_PLAYER_FIELDS = tuple(name for name in PlayerView._fields if name != "sectors")
_TABLE_FIELDS = tuple(name for name in View._fields if name not in ("players", "messages", "cube_pays_now"))


class HandTurned(NamedTuple):
    """A seat's dealt or received cards turn face up. Raised by the table, after the engine's event."""

    seat: str
    cards: tuple[str, ...]


class RatsCome(NamedTuple):
    """The rats of the persons run to all boroughs. Raised by the table, before the plague's first event."""


Told = Event | HandTurned | RatsCome
"""Something to display: an event of the engine, or one of the table itself."""


class ShownPlayer:
    """One seat as displayed, with the fields of :class:`engine.PlayerView`."""

    def __init__(self, seen: PlayerView) -> None:
        for name in _PLAYER_FIELDS:
            setattr(self, name, getattr(seen, name))
        self.sectors = dict(seen.sectors)

    colour: str
    coins: int
    cache: int
    supply: int
    sectors: dict[str, int]
    friend: str | None
    cathedral: int
    rat: int
    rat_after: int
    prestige: int | None
    carriage: str | None
    messages: tuple[tuple[str, str], ...]
    doctor: bool
    deck: int
    draft: tuple[str, ...]
    kept: tuple[str, ...]
    hand: tuple[str, ...]
    third: str | None
    played: tuple[str, ...]
    gone: tuple[str, ...]

    def influence(self, sector: str) -> int:
        """Return the displayed influence in one of this seat's sectors."""
        return self.sectors[sector] + (self.friend == sector)

    def cubes(self, place: str) -> int:
        """Return the displayed number of own cubes at ``cache``, ``supply``, ``notredame`` or a sector."""
        if place in ("cache", "supply"):
            return int(getattr(self, place))
        return self.cathedral if place == "notredame" else self.sectors[place]

    def add_cubes(self, place: str, n: int) -> None:
        """Add ``n`` cubes at a place (negative: remove them); the count never falls below 0."""
        if place == "notredame":
            self.cathedral = max(0, self.cathedral + n)
        elif place in ("cache", "supply"):
            setattr(self, place, max(0, getattr(self, place) + n))
        else:
            self.sectors[place] = max(0, self.sectors[place] + n)


class DisplayedBoard:
    """The whole table as displayed, with the fields of :class:`engine.View`."""

    def __init__(self, view: View) -> None:
        self.drives = {}
        self.become(view)

    viewers: tuple[str, ...]
    options: Options
    new_persons: bool
    open_prestige: bool
    seats: tuple[str, ...]
    ring: tuple[str, ...]
    round: int
    label: str
    phase: str
    first: str
    to_move: tuple[str, ...]
    persons: tuple[str, ...]
    rats: tuple[int, ...]
    brown_ahead: tuple[str, ...]
    brown_gone: tuple[str, ...]
    grey_ahead: tuple[str, ...]
    grey_gone: tuple[str, ...]
    grey_in_play: tuple[str, ...]
    own_persons: tuple[Person, ...]
    bank: int | None
    pot: int
    messages: dict[str, tuple[str, str]]
    players: dict[str, ShownPlayer]
    hand_lies: str
    """How the cards in the viewers' hands lie: ``UP``, ``DOWN``, or ``AIR`` while they turn."""

    running: set[str]
    """The seats whose rats are moving and therefore not in their harbours."""

    drives: dict[str, tuple[str, ...]]
    """The markets along which a seat's carriage came to where it stands, if that was seen."""

    roaming: set[str]
    """The seats whose friend is in the air, neither in a sector nor at home."""

    def become(self, view: View) -> None:
        """Display exactly ``view``."""
        for name in _TABLE_FIELDS:
            setattr(self, name, getattr(view, name))
        self.messages = dict(view.messages)
        self.players = {colour: ShownPlayer(player) for colour, player in view.players.items()}
        self.drives = {
            colour: path for colour, path in self.drives.items() if path[-1] == self.players[colour].carriage
        }
        self.hand_lies = UP
        self.running = set()
        self.roaming = set()

    def seen_in(self, view: View) -> View:
        """Return ``view``, which was displayed before, with what is displayed now."""
        players = {
            colour: view.players[colour]._replace(
                sectors=dict(player.sectors), **{name: getattr(player, name) for name in _PLAYER_FIELDS}
            )
            for colour, player in self.players.items()
        }
        fields: dict[str, Any] = {name: getattr(self, name) for name in (*_TABLE_FIELDS, "cube_pays_now")}
        return view._replace(players=players, **{**fields, "messages": dict(self.messages)})

    def follow(self, view: View) -> None:
        """Take over from ``view`` what no event states, while pieces are still on their way."""
        self.phase, self.to_move = view.phase, view.to_move
        for colour, player in self.players.items():
            player.rat_after, player.doctor = view.players[colour].rat_after, view.players[colour].doctor

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over"

    @property
    def rat_sum(self) -> int:
        """The total number of rats on the persons on display."""
        return sum(self.rats)

    @property
    def cube_pays_now(self) -> int:
        """What each cube in the cathedral would currently pay; the whole pot if there are no cubes."""
        cubes = sum(player.cathedral for player in self.players.values())
        return share_of_cube(self.pot, cubes)

    def leave(self, event: Told) -> None:
        """Apply the first half of an event: remove what travels from its old place."""
        match event:
            case e.CubePlaced(seat, _, source):
                self.players[seat].add_cubes(source, -1)
            case e.CubeRemoved(seat, place, _):
                self.players[seat].add_cubes(place, -1)
            case e.FriendMoved(seat, _, _):
                self.players[seat].friend = None
                self.roaming.add(seat)
            case e.PiecesMoved(seat, from_place, _, cubes, friend):
                self.players[seat].add_cubes(from_place, -cubes)
                if friend:
                    self.players[seat].friend = None
                    self.roaming.add(seat)
            case e.CubesGained(seat, n):
                self.players[seat].supply -= n
            case e.CoinsGained(_, n, taken_from):
                for giver, coins in taken_from:
                    self.players[giver].coins -= coins
                self._bank(sum(coins for _, coins in taken_from) - n)
            case e.CoinsPaid(seat, n, _):
                self.players[seat].coins -= n
            case e.RatMoved(seat):
                self.running.add(seat)
            case e.BellringerPassed():
                self.first = ""
            case e.CarriageDriven(seat):
                self.players[seat].carriage = None
            case e.MessageCollected(_, market):
                self.messages.pop(market, None)
            case e.CardPlayed(seat, card) | e.CardDiscarded(seat, card) | e.ThirdLaid(seat, card):
                player = self.players[seat]
                player.hand = without(player.hand, card)
            case e.CardsPassed(seat):
                self.players[seat].draft = ()
            case e.HandDrawn(seat, cards):
                self.players[seat].deck -= len(cards)
            case e.PersonsLeft():
                self.persons, self.rats = (), ()
            case e.PeriodBegan():
                self.brown_ahead, self.brown_gone = cast_of(self.own_persons).brown, ()
            case e.PersonsRevealed(persons):
                self.brown_ahead = tuple(one for one in self.brown_ahead if one not in persons)
                self.grey_ahead = self.grey_ahead[1:]
            case e.CardKept(seat, card):
                player = self.players[seat]
                player.draft = without(player.draft, card)
            case e.HandTaken(seat):
                self.players[seat].kept = self.players[seat].draft = ()
            case HandTurned():
                self.hand_lies = AIR

    def arrive(self, event: Told) -> None:
        """Apply the second half of an event: put what travels in its new place, and change the rest."""
        match event:
            case e.CubePlaced(seat, place, _):
                self.players[seat].add_cubes(place, 1)
            case e.CubeRemoved(seat):
                self.players[seat].supply += 1
            case e.FriendMoved(seat, _, to_sector):
                self.players[seat].friend = to_sector
                self.roaming.discard(seat)
            case e.PiecesMoved(seat, _, to_sector, cubes, friend):
                self.players[seat].add_cubes(to_sector, cubes)
                if friend:
                    self.players[seat].friend = to_sector
                    self.roaming.discard(seat)
            case e.CubesGained(seat, n):
                self.players[seat].cache += n
            case e.CoinsGained(seat, n):
                self.players[seat].coins += n
            case e.CoinsPaid(_, n):
                self._bank(n)
            case e.PrestigeGained(seat, n):
                self._prestige(seat, n)
            case e.PrestigeLost(seat, n):
                self._prestige(seat, -n)
            case e.RatMoved(seat, _, to, reason):
                self.players[seat].rat = to
                if reason == "plague":
                    self.players[seat].rat_after = to
                self.running.discard(seat)
            case e.CarriageDriven(seat, _, to_market, path):
                self.players[seat].carriage = to_market
                if len(path) > 1:
                    self.drives[seat] = path
            case e.MessageCollected(seat, _, colour, kind):
                self.players[seat].messages += ((colour, kind),)
            case e.BellringerPassed(_, to_seat):
                self.first = to_seat
            case e.DoctorHired(seat):
                self.players[seat].doctor = True
            case _:
                self._turn_cards(event)
        self._expect_rats(event)

    def _expect_rats(self, event: Told) -> None:
        """Say where rats will be after the plague, once what comes or what a hospital stops has changed."""
        match event:
            case e.PersonsRevealed():
                seats = self.seats
            case (
                e.CubePlaced(seat)
                | e.FriendMoved(seat)
                | e.PiecesMoved(seat)
                | e.DoctorHired(seat)
                | e.RatMoved(seat, _, _, "kill")
            ):
                seats = (seat,) if self.persons else ()
            case _:
                return
        for colour in seats:
            self.players[colour].rat_after = rat_after(self.players[colour], self.rat_sum)

    def _turn_cards(self, event: Told) -> None:
        match event:
            case e.RoundBegan(round_, label, first):
                self.round, self.label, self.first = round_, label, first
                for player in self.players.values():
                    player.played, player.third, player.doctor = (), None, False
            case e.PersonsRevealed(persons):
                self.persons = persons
                known = cast_of(self.own_persons).persons
                self.rats = tuple(known[person].rats for person in persons)
            case e.PersonsLeft(persons):
                self.brown_gone += persons[:-1]
                self.grey_gone += persons[-1:]
                for player in self.players.values():
                    player.gone += player.played
                    player.played, player.third = (), None
            case e.HandDrawn(seat, cards):
                player = self.players[seat]
                player.draft = tuple(cards)
                player.kept = player.hand = ()
                self._cover(cards)
            case e.CardKept(seat, card):
                self.players[seat].kept += (card,)
            case e.CardsPassed(_, to_seat, cards):
                # A viewer who passed these cards knows them, but in front of another seat they lie face down.
                own = to_seat in self.viewers
                self.players[to_seat].draft = tuple(cards) if own else tuple(map(back_of, cards))
                if own:
                    self._cover(cards)
            case HandTurned():
                self.hand_lies = UP
            case e.HandTaken(seat, cards):
                self.players[seat].kept, self.players[seat].hand = (), tuple(cards)
            case e.CardPlayed(seat, card) | e.CardDiscarded(seat, card):
                self.players[seat].played += (card,)
            case e.ThirdLaid(seat, card) | e.ThirdShown(seat, card):
                self.players[seat].third = card
            case e.CardsReturned():
                for player in self.players.values():
                    player.deck, player.played, player.gone = len(CARD_KINDS), (), ()
                    player.third = None

    def _cover(self, cards: tuple[str, ...]) -> None:
        """Lay the viewers' new cards face down until they are turned up."""
        if known(cards):
            self.hand_lies = DOWN

    def _prestige(self, seat: str, n: int) -> None:
        player = self.players[seat]
        if player.prestige is not None:
            player.prestige += n

    def _bank(self, n: int) -> None:
        if self.bank is not None:
            self.bank += n


Board = View | DisplayedBoard
"""A table as painters see it."""

BoardPlayer = PlayerView | ShownPlayer
"""One seat of a board."""


def rat_expected(board: Board, player: BoardPlayer) -> int | None:
    """Return where a player's rat will be after the plague; None until the persons have been turned up."""
    return player.rat_after if board.persons else None


def known(cards: tuple[str, ...]) -> bool:
    """Whether the viewers can see the faces of these cards."""
    return bool(cards) and not cards[0].endswith(BACK)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return ``cards`` without ``card``; if that lies face down, without a back of its colour."""
    for hidden in (card, back_of(card)):
        if hidden in cards:
            at = cards.index(hidden)
            return cards[:at] + cards[at + 1 :]
    return cards[:-1]
