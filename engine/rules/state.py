"""The state of a game: plain values, fast to copy. Only the engine holds it.

Copies share their tuples, so only a few dictionaries and lists are copied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.content.casts import Cast
from engine.content.definitions import Options, Person
from engine.moves import Move
from engine.names import (
    NOTREDAME,
    ROUNDS,
    ROUNDS_A_PERIOD,
    SECTORS,
    Colour,
    DecisionKind,
    MessageKind,
    Phase,
    Sector,
)
from engine.streets import Streets


class Setup(NamedTuple):
    """The parameters of a game. Setup and moves together determine the whole game, in every version."""

    seats: tuple[Colour, ...]
    """The players' colours in seat order, 2 to 5."""
    seed: int
    edition: str
    options: Options
    new_persons: bool
    open_prestige: bool
    first: Colour | None
    """The first player; ``None`` to draw one at random."""
    rules: int
    """The rules' number, which decides how the seed shuffles (:mod:`engine.rules.rng`)."""
    persons: tuple[Person, ...] = ()
    """The game's own persons, beside those of the content files."""


class Pending(NamedTuple):
    """A question that a seat has to answer."""

    colour: Colour
    kind: DecisionKind
    options: tuple[Move, ...]
    answer: Callable[..., None]
    context: tuple[Any, ...]
    source: str
    place: str | None


class Player:
    """One seat: its pieces, its cards, and what it has seen."""

    __slots__ = (
        "cache",
        "carriage",
        "coins",
        "colour",
        "cubes",
        "deck",
        "doctor",
        "draft",
        "friend",
        "gone",
        "hand",
        "hired",
        "kept",
        "messages",
        "passed",
        "played",
        "prestige",
        "rat",
        "seen",
        "spied",
        "supply",
        "third",
    )

    colour: Colour
    coins: int
    cache: int
    supply: int
    cubes: dict[str, int]
    """Own cubes by place, the cathedral included."""
    friend: Sector | None
    """The friend's sector; ``None`` if it is in hand."""
    rat: int
    prestige: int
    carriage: str
    messages: tuple[tuple[Colour, MessageKind], ...]
    """Collected messages as (colour, kind), in the order they were taken."""
    doctor: bool
    deck: tuple[str, ...]
    """Top first."""
    draft: tuple[str, ...]
    kept: tuple[str, ...]
    hand: tuple[str, ...]
    third: str | None
    passed: tuple[tuple[str, ...], ...]
    """Cards passed on in this round's draft, by pass."""
    played: tuple[str, ...]
    """Cards played face up this round, the one for the scholar included."""
    gone: tuple[str, ...]
    """Cards played face up in earlier rounds of this period."""
    seen: tuple[str, ...]
    """Cards seen this period: drawn, or received in the draft."""
    hired: tuple[str, ...]
    """Persons hired this round."""
    spied: bool
    """Whether the seat knows the order of the grey persons to come, from the spy."""

    def influence(self, sector: str) -> int:
        """Return the influence in a sector: its cubes, plus 1 for the friend (RULES.md section 1)."""
        return self.cubes[sector] + 1 if self.friend == sector else self.cubes[sector]

    def influences(self) -> list[int]:
        """Return the influence in each sector, in the order of ``SECTORS``."""
        cubes = self.cubes
        found = [cubes[sector] for sector in SECTORS]
        if self.friend is not None:
            found[SECTORS.index(self.friend)] += 1
        return found

    def sectors_with(self, low: int) -> int:
        """Return the number of sectors with an influence of ``low`` or more."""
        return sum(influence >= low for influence in self.influences())

    def empty_sectors(self) -> tuple[Sector, ...]:
        """Return the sectors without a cube and without the friend."""
        cubes, friend = self.cubes, self.friend
        return tuple(sector for sector in SECTORS if not cubes[sector] and sector != friend)

    def manned_sectors(self) -> tuple[Sector, ...]:
        """Return the sectors with an influence of 1 or more."""
        cubes, friend = self.cubes, self.friend
        return tuple(sector for sector in SECTORS if cubes[sector] or sector == friend)

    def cubes_on_board(self) -> int:
        """Return the number of own cubes in sectors and in the cathedral."""
        return sum(self.cubes.values())

    def cathedral(self) -> int:
        """Return the number of own cubes in the cathedral."""
        return self.cubes[NOTREDAME]

    def copy(self) -> Player:
        """An independent copy."""
        new = Player.__new__(Player)
        new.colour = self.colour
        new.coins = self.coins
        new.cache = self.cache
        new.supply = self.supply
        new.cubes = self.cubes.copy()
        new.friend = self.friend
        new.rat = self.rat
        new.prestige = self.prestige
        new.carriage = self.carriage
        new.messages = self.messages
        new.doctor = self.doctor
        new.deck = self.deck
        new.draft = self.draft
        new.kept = self.kept
        new.hand = self.hand
        new.third = self.third
        new.passed = self.passed
        new.played = self.played
        new.gone = self.gone
        new.seen = self.seen
        new.hired = self.hired
        new.spied = self.spied
        return new


class State:
    """The state of a game between two moves."""

    __slots__ = (
        "agenda",
        "bank",
        "brown",
        "cast",
        "events",
        "first",
        "grey",
        "grey_in_play",
        "messages",
        "pending",
        "persons",
        "phase",
        "picking",
        "players",
        "rats",
        "ring",
        "rng",
        "round",
        "setup",
        "streets",
    )

    setup: Setup
    cast: Cast
    """The persons of the game, by name."""
    ring: tuple[Colour, ...]
    """The boroughs clockwise from the first seat, neutral ones included."""
    streets: Streets
    players: dict[str, Player]
    """By colour, in seat order."""
    round: int
    first: Colour
    phase: Phase
    persons: tuple[str, ...]
    rats: int
    """The total of rats of the three persons on display."""
    brown: tuple[str, ...]
    """The stack, top first: those to come, then those already used."""
    grey: tuple[str, ...]
    grey_in_play: tuple[str, ...]
    """The nine grey persons of this game, by letter and in the order of the rules, not of the stack."""
    messages: dict[str, tuple[Colour, MessageKind]]
    """Messages on the board: market to (colour, kind)."""
    bank: int | None
    """Coins in the bank; ``None`` where they are unlimited."""
    rng: int
    """The state of the generator of shuffles."""
    agenda: list[tuple[Any, ...]]
    """The steps still to come, the next one last: each a function and its arguments after the state."""
    pending: Pending | None
    picking: tuple[Colour, ...]
    """In a draft pass: the seats that have yet to pick."""
    events: list[tuple[Any, ...]]
    """The events since the last move, as bare tuples."""

    def copy(self) -> State:
        """An independent copy."""
        return self._with({colour: player.copy() for colour, player in self.players.items()})

    def branch(self, colour: str) -> State:
        """Return a copy for searching one seat's turn. It shares the other players with the original.

        Only a lack of coins changes other players, and :func:`~engine.rules.gains.gain_coins` copies them.
        """
        players = self.players.copy()
        players[colour] = players[colour].copy()
        return self._with(players)

    def _with(self, players: dict[str, Player]) -> State:
        new = State.__new__(State)
        new.setup = self.setup
        new.cast = self.cast
        new.ring = self.ring
        new.streets = self.streets
        new.players = players
        new.round = self.round
        new.first = self.first
        new.phase = self.phase
        new.persons = self.persons
        new.rats = self.rats
        new.brown = self.brown
        new.grey = self.grey
        new.grey_in_play = self.grey_in_play
        new.messages = self.messages.copy()
        new.bank = self.bank
        new.rng = self.rng
        new.agenda = self.agenda.copy()
        new.pending = self.pending
        new.picking = self.picking
        new.events = []
        return new

    def ask(
        self,
        colour: Colour,
        kind: DecisionKind,
        options: tuple[Move, ...],
        answer: Callable[..., None],
        *context: Any,
        source: str,
        place: str | None = None,
    ) -> None:
        """Ask a seat a question. A single option is chosen at once and is no move (RULES.md section 10).

        ``answer`` is called with the state, the colour, the chosen move and ``context``.
        """
        if len(options) == 1:
            answer(self, colour, options[0], *context)
        else:
            self.pending = Pending(colour, kind, options, answer, context, source, place)

    def order(self) -> tuple[Colour, ...]:
        """Return the seats clockwise from the one with the bellringer."""
        seats = self.setup.seats
        start = seats.index(self.first)
        return seats[start:] + seats[:start]

    def grey_to_come(self) -> tuple[str, ...]:
        """Return the grey persons not yet revealed, in the order of the stack."""
        return self.grey[: ROUNDS - self.round]

    def brown_to_come(self) -> tuple[str, ...]:
        """Return the brown persons not yet revealed this period, in the order of the stack."""
        return self.brown[: 2 * (-self.round % ROUNDS_A_PERIOD)]

    def left_of(self, colour: str) -> Colour:
        """Return the next seat clockwise."""
        seats = self.setup.seats
        return seats[(seats.index(colour) + 1) % len(seats)]
