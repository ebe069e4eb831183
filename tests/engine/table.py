"""Given: positions for scenarios. The one place where tests reach into the engine's state.

The public face has no editor of positions, and needs none. A scenario lays out a real game (dealt, drafted,
played on to the round it wants), then sets the pieces on it, and hands out the :class:`~engine.Game`:

>>> game = given("red", "blue", "green").player("red", cubes={"bank": 2}).to_play("red", "bank")
>>> events = play(game, "red play red.bank")
>>> see(game, "red").coins
6

Pieces stay conserved: 14 cubes a colour, 25 coins, 4 messages a borough, 9 cards a colour. What a
scenario asks for is taken from where it lies: cubes from the supply, coins from the bank, messages from
the board, and a card changes places with the one it replaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine import CARD_KINDS, RULES, Decision, Game, Move, Options, PlayerView
from engine.content import PERSONS
from engine.events import CoinsPaid, PersonHired
from engine.names import BACK, PERIODS, PLACES, sector_of
from engine.rules.flow import run
from engine.rules.playing import ask_play

THREE = ("red", "blue", "green")
"""The seats of most scenarios."""
CUBES = 14
COINS = 25
START_CACHE = 4

E = TypeVar("E")


def given(
    *seats: str,
    first: str | None = None,
    round: int = 1,
    seed: int = 1,
    edition: str = "anniversary",
    options: Options | None = None,
    new_persons: bool = False,
    open_prestige: bool = False,
    rules: int = RULES,
) -> Table:
    """A table for ``seats`` at the first card of a round (1 to 9), every piece where the setup puts it.

    ``first`` has the bellringer in that round; without it the first of ``seats``.
    """
    return Table(seats, first or seats[0], round, seed, edition, options, new_persons, open_prestige, rules)


class Table:
    """A position in the making; ``to_play`` and ``to_hire`` hand out the game."""

    def __init__(
        self,
        seats: tuple[str, ...],
        first: str,
        round: int,
        seed: int,
        edition: str,
        options: Options | None,
        new_persons: bool,
        open_prestige: bool,
        rules: int,
    ) -> None:
        # The bellringer has gone left once for every round before.
        dealt_to = seats[(seats.index(first) - round + 1) % len(seats)]
        game = Game.new(
            seats,
            seed,
            edition,
            options,
            new_persons=new_persons,
            open_prestige=open_prestige,
            first=dealt_to,
            rules=rules,
        )
        messages = dict(game.view().messages)
        while not (game.view().round == round and game.view().phase == "actions"):
            game.play(game.legal_moves()[-1])
        self._game, self._state = game, game._state
        self._state.messages = messages
        for colour in seats:
            self._state.players[colour].messages = ()
            self._state.players[colour].spied = False
            self.player(colour)

    @property
    def ring(self) -> tuple[str, ...]:
        """The boroughs clockwise, neutral ones included."""
        return self._state.ring

    def player(
        self,
        colour: str,
        *,
        coins: int = 3,
        cache: int | None = None,
        supply: int | None = None,
        cubes: Mapping[str, int] | None = None,
        friend: str | None = None,
        rat: int = 0,
        prestige: int = 0,
        carriage: str | None = None,
        holds: Iterable[tuple[str, str]] = (),
    ) -> Table:
        """Set all pieces of a seat; what isn't named is as at the start.

        ``cubes``: by place; ``cache`` and ``supply``: where only one is given the other has the rest.
        ``holds``: collected messages as (colour, kind).
        """
        player = self._state.players[colour]
        player.cubes = {**dict.fromkeys(PLACES, 0), **(cubes or {})}
        off_board = CUBES - sum(player.cubes.values())
        if cache is None:
            cache = min(START_CACHE, off_board) if supply is None else off_board - supply
        if supply is None:
            supply = off_board - cache
        if cache + supply != off_board or min(cache, supply) < 0 or len(player.cubes) != len(PLACES):
            raise ValueError(f"{colour} has {CUBES} cubes, not {cache} + {supply} + {player.cubes}")
        player.cache, player.supply = cache, supply
        player.coins, player.rat, player.prestige = coins, rat, prestige
        player.friend = sector_of(friend) if friend else None
        player.carriage = carriage or f"{colour}.centre"
        if carriage is not None and carriage not in self._state.streets.markets:
            raise ValueError(f"there is no market {carriage}")
        for token in holds:
            player.messages += (self._state.messages.pop(self.where(*token)),)
        return self

    def where(self, colour: str, kind: str) -> str:
        """The market on which a message lies."""
        for market, token in self._state.messages.items():
            if token == (colour, kind):
                return market
        raise ValueError(f"the {kind} message of {colour} is not on the board")

    def message(self, market: str, kind: str) -> Table:
        """The message on ``market`` changes places with the one of ``kind`` of the same borough."""
        messages = self._state.messages
        other = self.where(messages[market][0], kind)
        messages[market], messages[other] = messages[other], messages[market]
        return self

    def persons(self, *names: str) -> Table:
        """The persons on display: two brown ones and a grey one of this round's letter."""
        state = self._state
        for slot, name in enumerate(names):
            here = state.persons[slot]
            if (PERSONS[name].set, PERSONS[name].letter) != (PERSONS[here].set, PERSONS[here].letter) and (
                PERSONS[name].letter != PERSONS[here].letter or slot < 2
            ):
                raise ValueError(f"{name} can't lie where {here} lies")
            swap = {here: name, name: here}
            state.persons = tuple(swap.get(person, person) for person in state.persons)
            state.brown = tuple(swap.get(person, person) for person in state.brown)
            state.grey = tuple(swap.get(person, person) for person in state.grey)
            in_play = {swap.get(person, person) for person in state.grey_in_play}
            if name not in state.grey_in_play:
                state.grey_in_play = tuple(
                    person
                    for letter in PERIODS
                    for person in PERSONS
                    if person in in_play and PERSONS[person].letter == letter
                )
        state.rats = sum(PERSONS[person].rats for person in state.persons)
        return self

    def to_play(self, colour: str, *hand: str, turn: int = 1) -> Game:
        """The game with ``colour`` about to play its first or second (``turn``) card.

        ``hand``: cards that are to be in its hand; one without a colour is an own one.
        Who came before has laid down a card for no effect.
        """
        self._skip_to("ask_play", colour, turn, {colour: self._hold(colour, hand)})
        return self._hand_out(colour)

    def to_hire(self, colour: str, *, third: str | None = None) -> Game:
        """The game with ``colour`` about to hire; all cards were played for no effect.

        ``third``: the unplayed card of ``colour``.
        """
        kept = {colour: self._hold(colour, (third,))} if third else {}
        self._skip_to("ask_hire", colour, 1, kept)
        return self._hand_out(colour)

    def _hand_out(self, colour: str) -> Game:
        run(self._state)
        if self._game.to_move != (colour,):
            raise ValueError(f"{self._game.to_move} must decide, not {colour}")
        return self._game

    def _hold(self, colour: str, hand: Iterable[str]) -> list[str]:
        wanted = [card if "." in card else f"{colour}.{card}" for card in hand]
        player = self._state.players[colour]
        for card in wanted:
            spare = next(held for held in player.hand if held not in wanted or held == card)
            self._swap(card, spare)
            player.hand = tuple(sorted(player.hand))
        return wanted

    def _swap(self, one: str, other: str) -> None:
        """Two cards change places wherever they lie; of a card that lies face down and seen by nobody too."""
        swap = {one: other, other: one}
        for player in self._state.players.values():
            for pile in ("deck", "hand", "gone", "seen", "played"):
                cards: tuple[str, ...] = getattr(player, pile)
                setattr(player, pile, tuple(swap.get(card, card) for card in cards))
            player.passed = tuple(tuple(swap.get(card, card) for card in those) for those in player.passed)

    def _skip_to(self, name: str, colour: str, turn: int, keeping: dict[str, list[str]]) -> None:
        state = self._state
        if state.setup.options.coins_limited:
            state.bank = COINS - sum(player.coins for player in state.players.values())
            if state.bank < 0:
                raise ValueError(f"there are only {COINS} coins")
        state.pending = None
        state.agenda.append((ask_play, state.first))
        while True:
            step, *what = state.agenda[-1]
            if step.__name__ == name and what[0] == colour:
                turn -= 1
                if not turn:
                    return
            state.agenda.pop()
            if step is ask_play:
                self._lay_down(what[0], keeping.get(what[0], []))
            elif not what:
                step(state)

    def _lay_down(self, colour: str, keeping: list[str]) -> None:
        player = self._state.players[colour]
        card = next(held for held in player.hand if held not in keeping)
        player.hand = tuple(held for held in player.hand if held != card)
        player.played += (card,)
        if len(player.hand) == 1:
            player.third, player.hand = player.hand[0], ()


def play(game: Game, *moves: str) -> list[Any]:
    """When: play moves one after the other; the events of all of them."""
    return [event for move in moves for event in game.play(move)]


def hire(
    person: str, *brown: str, edition: str = "anniversary", third: str | None = None, **pieces: Any
) -> tuple[Game, list[Any]]:
    """When: red, which has these pieces, hires a person; the game, and what followed the payment.

    ``brown``: the two brown persons who lie beside a grey one. ``third``: red's unplayed card.
    """
    who = PERSONS[person]
    shown = (person,) if who.set == "brown" else (*(brown or ("hostess", "doctor")), person)
    round = {"A": 1, "B": 4, "C": 7}[who.letter or "A"]
    table = given(*THREE, round=round, edition=edition, new_persons=who.set == "new").persons(*shown)
    game = table.player("red", **pieces).to_hire("red", third=third)
    events = play(game, f"red hire {person}")
    assert events[:2] == [CoinsPaid("red", 1, "hire"), PersonHired("red", person)]
    return game, events[2:]


def of_kind(events: Iterable[Any], kind: type[E]) -> list[E]:
    """Then: the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def see(game: Game, colour: str) -> PlayerView:
    """Then: a seat with all its cards open."""
    return game.view(*game.seats).players[colour]


def asked(game: Game, colour: str) -> Decision:
    """Then: what a seat is asked; fails where it is asked nothing."""
    decision = game.decision(colour)
    assert decision is not None, f"{colour} is asked nothing"
    return decision


def choices(game: Game) -> list[str]:
    """Then: what the one seat that is to move may do, without its colour."""
    (colour,) = game.to_move
    return [option.choice for option in asked(game, colour).options]


def all_cards(colours: Iterable[str]) -> list[str]:
    """Every card of these colours."""
    return [f"{colour}.{kind}" for colour in colours for kind in CARD_KINDS]


def is_back(card: str) -> bool:
    """Whether a card shows only its back."""
    return card.endswith(f".{BACK}")


def texts(moves: Iterable[Move]) -> list[str]:
    """Moves as they are written."""
    return [str(move) for move in moves]
