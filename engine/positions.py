"""Positions: a game can start from any point that is described as plain data.

What a position leaves out is as at the start of a game, or drawn from its seed. The rounds before it count
as played without any effect: every seat drafted, discarded two cards and hired nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NoReturn, cast, get_args

from engine.content import BROWN_PERSONS, DEFAULT_EDITION, NUMBERS, PERSONS, grey_persons
from engine.content.definitions import Options
from engine.errors import SetupError
from engine.names import (
    CARD_KINDS,
    PERIODS,
    PLACES,
    ROUNDS,
    Colour,
    MessageKind,
    Sector,
    card_owner,
    period_of,
)
from engine.quoting import shortened
from engine.rules import draft
from engine.rules.dealing import deal, make_setup
from engine.rules.flow import run
from engine.rules.hiring import ask_hire
from engine.rules.plague import spread_plague
from engine.rules.playing import ask_play
from engine.rules.rng import RULES
from engine.rules.state import Player, State
from engine.status import problems, problems_of_pieces

StartPhase = Literal["draft", "actions", "hire"]
START_PHASES: tuple[StartPhase, ...] = get_args(StartPhase)
"""The phases in which a position can start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPosition:
    """A seat's pieces and cards in a position. The defaults are those of a new game."""

    coins: int = NUMBERS.start_coins
    cache: int | None = None
    supply: int | None = None
    """If only one of ``cache`` and ``supply`` is given, the other gets the rest of the 14 cubes."""
    cubes: Mapping[str, int] = field(default_factory=dict)
    """Cubes by sector and in ``notredame``."""
    friend: str | None = None
    """The friend's sector; ``None`` if it is still in hand."""
    rat: int = 0
    prestige: int = 0
    carriage: str | None = None
    """The carriage's market; ``None`` for the seat's own centre market."""
    messages: Sequence[tuple[str, str]] = ()
    """Collected messages as (colour, kind)."""
    hand: Sequence[str] = ()
    """Cards in hand, or in the draft those drawn. Missing cards are drawn from the seed."""
    played: Sequence[str] = ()
    """Cards already played this round; they had no effect."""
    third: str | None = None
    """The unplayed third card, once two have been played."""
    deck: Sequence[str] = ()
    """The next cards of the seat's deck, top first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A game at the start of a draft, or when a seat is to play a card or to hire."""

    seats: Sequence[str]
    round: int = 1
    phase: StartPhase = "actions"
    first: str | None = None
    """The seat with the bellringer in this round; ``None`` for the first of ``seats``."""
    to_move: str | None = None
    """The seat that plays a card or hires; ``None`` for the first player."""
    turn: int = 1
    """1 or 2: the first or the second card of the round."""
    players: Mapping[str, SeatPosition] = field(default_factory=dict)
    """The seats by colour."""
    messages: Mapping[str, str] = field(default_factory=dict)
    """Kinds of messages by market; the other messages of the borough are rearranged to fit."""
    persons: Sequence[str] = ()
    """The persons on display: brown, brown, grey."""
    brown: Sequence[str] = ()
    """The next brown persons of this period."""
    grey: Sequence[str] = ()
    """The next grey persons."""
    edition: str = DEFAULT_EDITION
    options: Options | None = None
    new_persons: bool = False
    open_prestige: bool = False
    seed: int = 0
    rules: int = RULES
    """The rules' number, see :meth:`Game.new <engine.Game.new>`."""


def lay_out(position: Position) -> State:
    """Return the state of a position. Raises :class:`~engine.errors.SetupError` with all that is wrong."""
    state = _at_round(position)
    _check_seats(state, position)
    seats = {colour: position.players.get(colour, SeatPosition()) for colour in state.players}
    for colour, seat in seats.items():
        _set_pieces(state.players[colour], seat)
    if state.bank is not None:
        state.bank = NUMBERS.coins - sum(player.coins for player in state.players.values())
    _arrange_messages(state, position.messages, seats)
    _arrange_persons(state, position)
    _refuse_problems(problems_of_pieces(state))
    if position.phase != "draft":
        while state.phase == "draft":
            _step(state)
    _arrange_cards(state, seats)
    if position.phase != "draft":
        _skip_to_question(state, position, seats)
    state.events = []
    _refuse_problems(problems(state))
    return state


def _refuse(sentence: str) -> NoReturn:
    raise SetupError(sentence)


def _refuse_problems(found: Iterable[tuple[str, str]]) -> None:
    sentences = [sentence for _, sentence in found]
    if sentences:
        _refuse(" ".join(sentences))


def _at_round(position: Position) -> State:
    """Return the state at the draft of the position's round, after earlier rounds without any effect."""
    setup = make_setup(
        position.seats,
        position.seed,
        position.edition,
        position.options,
        position.new_persons,
        position.open_prestige,
        position.first,
        position.rules,
    )
    if type(position.round) is not int or not 1 <= position.round <= ROUNDS:
        _refuse(f"The round must be 1 to {ROUNDS}, not {shortened(position.round)}.")
    if position.phase not in START_PHASES:
        _refuse(f"A position is laid out in {', '.join(START_PHASES)}, not in {shortened(position.phase)}.")
    if position.turn not in (1, 2):
        _refuse(f"The turn must be 1 or 2, not {shortened(position.turn)}.")
    if position.to_move not in (None, *setup.seats):
        _refuse(f"Nobody plays {shortened(position.to_move)}, who is to move.")
    seats = setup.seats
    # The bellringer has moved one seat to the left for every earlier round.
    dealt_to = seats[(seats.index(setup.first or seats[0]) - position.round + 1) % len(seats)]
    state = deal(setup._replace(first=dealt_to))
    while not (state.round == position.round and state.picking):
        _step(state)
    return state


def _step(state: State) -> None:
    """Run one step in which no seat does anything with an effect."""
    if state.picking:
        for colour in state.picking:
            draft.keep(state, state.players[colour].draft[-1], colour)
        state.picking = ()
        return
    step, *what = state.agenda.pop()
    if step is ask_play:
        hand = state.players[what[0]].hand
        _lay_down(state.players[what[0]], hand[0], hand[1])
    elif step not in (ask_hire, spread_plague):
        step(state, *what)


def _lay_down(player: Player, card: str, third: str) -> None:
    """Play a card for no effect; if one card is left, ``third`` becomes the unplayed one."""
    player.hand = tuple(held for held in player.hand if held != card)
    player.played += (card,)
    if len(player.hand) == 1:
        player.third, player.hand = third, ()


def _check_seats(state: State, position: Position) -> None:
    """Check the types of the seats' entries before they are used."""
    if not isinstance(position.players, Mapping):
        _refuse(f"The players must be SeatPositions by colour, not {shortened(position.players)}.")
    for colour, seat in position.players.items():
        if not isinstance(seat, SeatPosition):
            _refuse(f"The seat of {shortened(colour)} must be a SeatPosition, not {shortened(seat)}.")
        if colour not in state.players:
            _refuse(f"Nobody plays {shortened(colour)}; the seats are {', '.join(state.setup.seats)}.")
        if type(seat.coins) is not int:
            _refuse(f"{colour} can't have {shortened(seat.coins)} coins.")
        numbers = (*seat.cubes.values(), seat.cache or 0, seat.supply or 0)
        if any(type(number) is not int for number in numbers):
            _refuse(f"The numbers of cubes of {colour} must be whole numbers.")


def _set_pieces(player: Player, seat: SeatPosition) -> None:
    player.cubes = {**dict.fromkeys(PLACES, 0), **seat.cubes}
    off_board = NUMBERS.start_cache + NUMBERS.start_supply - sum(player.cubes.values())
    cache, supply = seat.cache, seat.supply
    if cache is None:
        cache = min(NUMBERS.start_cache, off_board) if supply is None else off_board - supply
    player.cache, player.supply = cache, off_board - cache if supply is None else supply
    player.coins, player.rat, player.prestige = seat.coins, seat.rat, seat.prestige
    # The check of the whole state finds words that are no sector or message.
    player.friend = cast("Sector | None", seat.friend)
    player.messages = cast("tuple[tuple[Colour, MessageKind], ...]", tuple(map(tuple, seat.messages)))
    if seat.carriage is not None:
        player.carriage = seat.carriage


def _arrange_messages(state: State, wanted: Mapping[str, str], seats: Mapping[str, SeatPosition]) -> None:
    """Remove collected messages from the board and put each wanted one on its market."""
    taken = [tuple(message) for seat in seats.values() for message in seat.messages]
    messages = state.messages = {
        market: message for market, message in state.messages.items() if message not in taken
    }
    placed: dict[tuple[str, str], str] = {}
    for market, kind in wanted.items():
        if market not in state.streets.markets:
            _refuse(f"There is no market {shortened(market)}.")
        owner = market.partition(".")[0]
        if (owner, kind) in placed:
            both = f"{placed[owner, kind]} and {market}"
            _refuse(f"{owner} has one {shortened(kind)} message: it can't lie on {both}.")
        placed[owner, kind] = market
        here = next((at for at, message in messages.items() if message == (owner, kind)), None)
        if here is None:
            _refuse(f"The {shortened(kind)} message of {owner} is not on the board.")
        message = messages.pop(here)
        if market in messages:
            messages[here] = messages[market]
        messages[market] = message


def _arrange_persons(state: State, position: Position) -> None:
    """Swap each named person with the one in its place."""
    shown, brown, grey = position.persons, position.brown, position.grey
    if shown and len(shown) != len(state.persons):
        _refuse(f"{len(state.persons)} persons are on display, not {len(shown)}.")
    if len(brown) > len(state.brown_to_come()) or len(grey) > len(state.grey_to_come()):
        _refuse("So many persons are no longer to come.")
    named = (*shown, *brown, *grey)
    if twice := [person for person, times in Counter(named).items() if times > 1]:
        _refuse(f"{', '.join(twice)} can't lie in two places.")
    for at, person in enumerate(shown):
        _bring(state, person, state.persons[at], state.round if at == 2 else None)
    for at, person in enumerate(brown):
        _bring(state, person, state.brown[at], None)
    for at, person in enumerate(grey):
        _bring(state, person, state.grey[at], state.round + 1 + at)
    state.rats = sum(PERSONS[person].rats for person in state.persons)


def _bring(state: State, person: str, here: str, round_: int | None) -> None:
    """Swap a person with ``here``: a brown one, or with ``round_`` a grey one of that round."""
    allowed = BROWN_PERSONS
    if round_ is not None:
        allowed = grey_persons(period_of(round_), state.setup.new_persons)
    if person not in allowed:
        _refuse(f"{shortened(person)} can't lie there; possible are {', '.join(allowed)}.")
    swap = {here: person, person: here}
    for pile in ("persons", "brown", "grey", "grey_in_play"):
        setattr(state, pile, tuple(swap.get(other, other) for other in getattr(state, pile)))
    state.grey_in_play = tuple(
        name
        for letter in PERIODS
        for name in PERSONS
        if name in state.grey_in_play and PERSONS[name].letter == letter
    )


def _arrange_cards(state: State, seats: Mapping[str, SeatPosition]) -> None:
    """Swap each named card with another one of its colour, wherever that is.

    So the hands could have come from a draft, and what each seat has seen stays consistent.
    """
    named = [card for seat in seats.values() for card in (*_named(seat), *seat.deck)]
    cards = [f"{colour}.{kind}" for colour in state.setup.seats for kind in CARD_KINDS]
    for card, times in Counter(named).items():
        if card not in cards:
            _refuse(f"There is no card {shortened(card)} in this game.")
        if times > 1:
            _refuse(f"{card} can't lie in two places.")
    for colour, seat in seats.items():
        player = state.players[colour]
        for card in _named(seat):
            held = (*player.draft, *player.hand)
            others = [one for one in held if card_owner(one) == card_owner(card) and one not in _named(seat)]
            if card not in held and not others:
                owners = ", ".join(sorted(map(card_owner, held)))
                _refuse(f"{colour} can't have {card} as well: the draft gave it a card of each of {owners}.")
            if card not in held:
                _swap(state, card, others[0])
        if len(seat.deck) > len(player.deck):
            _refuse(f"The deck of {colour} has {len(player.deck)} cards, not {len(seat.deck)}.")
        for at, card in enumerate(seat.deck):
            if card_owner(card) != colour:
                _refuse(f"{card} can't lie in the deck of {colour}.")
            _swap(state, card, player.deck[at])
    for player in state.players.values():
        player.draft, player.hand = tuple(sorted(player.draft)), tuple(sorted(player.hand))


def _named(seat: SeatPosition) -> tuple[str, ...]:
    """Return the cards of this round that the position gives to a seat."""
    return (*seat.hand, *seat.played, *(() if seat.third is None else (seat.third,)))


def _swap(state: State, one: str, other: str) -> None:
    """Swap two cards of one colour in every pile, and in what each seat has seen."""
    swap = {one: other, other: one}
    for player in state.players.values():
        for pile in ("deck", "draft", "hand", "gone", "seen"):
            setattr(player, pile, tuple(swap.get(card, card) for card in getattr(player, pile)))
        player.passed = tuple(tuple(swap.get(card, card) for card in those) for those in player.passed)


def _skip_to_question(state: State, position: Position, seats: Mapping[str, SeatPosition]) -> None:
    """Run to the decision of the position. Earlier seats play cards for no effect and hire nobody."""
    asked = position.to_move or state.first
    wanted = (ask_play, position.turn) if position.phase == "actions" else (ask_hire, 1)
    turn = 0
    while True:
        step, *what = state.agenda[-1]
        if step is wanted[0] and what[0] == asked:
            turn += 1
            if turn == wanted[1]:
                break
        if step is ask_play:
            state.agenda.pop()
            _lay_down_for(state.players[what[0]], seats[what[0]])
        else:
            _step(state)
    run(state)
    for colour, seat in seats.items():
        player = state.players[colour]
        for card in seat.hand:
            if card not in player.hand:
                _refuse(
                    f"{colour} has {len(player.hand)} cards in hand at this point, {card} not among them."
                )
        if tuple(seat.played) != player.played[: len(seat.played)]:
            _refuse(f"{colour} has laid down {len(player.played)} cards at this point.")
        if seat.third not in (None, player.third):
            _refuse(f"{colour} has no unplayed card at this point.")
    if state.pending is None or state.pending.colour != asked:
        _refuse(f"{asked} has nothing to decide at this point: it can't pay for a person.")


def _lay_down_for(player: Player, seat: SeatPosition) -> None:
    """Play a card for no effect: one that the position names as played, else one that it doesn't name."""
    said = [card for card in seat.played if card in player.hand]
    loose = [card for card in player.hand if card not in _named(seat)]
    card = (*said, *loose, *player.hand)[0]
    left = [held for held in player.hand if held != card]
    _lay_down(player, card, left[0])
