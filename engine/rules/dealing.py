"""Dealing a game from a setup; everything random comes from its seed (RULES.md sections 3 and 12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index

from engine.content import CUSTOM, DEFAULT_EDITION, EDITIONS, NUMBERS
from engine.content.casts import cast_of
from engine.content.definitions import OPTION_RANGES, Options, Person
from engine.errors import SetupError
from engine.names import COLOURS, MARKETS, MESSAGE_KINDS, PERIODS, PLACES, Colour
from engine.quoting import shortened
from engine.rules import rng
from engine.rules.flow import begin_period, return_cards, run
from engine.rules.persons.own import problems_of_persons
from engine.rules.state import Player, Setup, State
from engine.streets import streets_of

_PERIMETER = MARKETS[1:]
_GREY_A_PERIOD = 3


def make_setup(
    seats: Sequence[str],
    seed: int,
    edition: str = DEFAULT_EDITION,
    options: Options | None = None,
    new_persons: bool = False,
    open_prestige: bool = False,
    first: str | None = None,
    rules: int = rng.RULES,
    persons: tuple[Person, ...] = (),
) -> Setup:
    """Validate the arguments and return a setup. Raises :class:`SetupError`.

    If ``options`` differ from those of ``edition``, the edition of the setup is ``custom``.
    """
    colours = _colours_of(seats)
    if type(rules) is not int or not 1 <= rules <= rng.RULES:
        raise SetupError(f"The rules' number must be 1 to {rng.RULES}, not {shortened(rules)}.")
    seed = _seed_of(seed)
    if first is not None and first not in colours:
        raise SetupError(f"The first player {shortened(first)} has no seat.")
    printed = _options_of(edition)
    if options is None:
        if printed is None:
            raise SetupError("A custom edition needs options of its own.")
        options = printed
    _check_options(options)
    _check_flags({"new_persons": new_persons, "open_prestige": open_prestige})
    drawn = None if first is None else COLOURS[COLOURS.index(first)]
    named = edition if options == printed else CUSTOM
    wrong = problems_of_persons(persons) if persons != () else []
    if wrong:
        raise SetupError(" ".join(wrong))
    return Setup(colours, seed, named, options, new_persons, open_prestige, drawn, rules, persons)


def _seed_of(seed: object) -> int:
    """Return the seed as ``int``: any integer type has ``__index__``, such as numpy's."""
    try:
        number = -1 if isinstance(seed, bool) else index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if not 0 <= number <= rng.MAX_SEED:
        raise SetupError(f"The seed must be a whole number from 0 to {rng.MAX_SEED}, not {shortened(seed)}.")
    return number


def _colours_of(seats: object) -> tuple[Colour, ...]:
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise SetupError(f"The seats must be a list of colours, not {shortened(seats)}.")
    if not 2 <= len(seats) <= len(COLOURS):
        raise SetupError(f"Notre Dame is for 2 to {len(COLOURS)} players, not {len(seats)}.")
    for colour in seats:
        if colour not in COLOURS:
            raise SetupError(f"There is no colour {shortened(colour)}; there are {', '.join(COLOURS)}.")
    if len(set(seats)) != len(seats):
        raise SetupError("Every seat needs a colour of its own.")
    return tuple(seats)


def _options_of(edition: object) -> Options | None:
    """Return the options of a printed edition; ``None`` for ``custom``."""
    if edition == CUSTOM:
        return None
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise SetupError(f"There is no edition {shortened(edition)}; there are {', '.join(EDITIONS)}.")
    return EDITIONS[edition]


def _check_options(options: object) -> None:
    if not isinstance(options, Options):
        raise SetupError(f"The options must be of the type Options, not {shortened(options)}.")
    flags = options._asdict()
    for name, (low, high) in OPTION_RANGES.items():
        value = flags.pop(name)
        if type(value) is not int or not low <= value <= high:
            raise SetupError(f"{name} must be a whole number from {low} to {high}, not {shortened(value)}.")
    _check_flags(flags)


def _check_flags(flags: Mapping[str, object]) -> None:
    for name, value in flags.items():
        if type(value) is not bool:
            raise SetupError(f"{name} must be true or false, not {shortened(value)}.")


def deal(setup: Setup) -> State:
    """Return the state after the deal: the first round has begun and each seat has drawn three cards."""
    state = State.__new__(State)
    state.setup, state.cast = setup, cast_of(setup.persons)
    state.rng = rng.start(setup.seed, setup.rules)
    state.players = {colour: _player(colour) for colour in setup.seats}
    state.round, state.phase, state.persons, state.rats = 1, "draft", (), 0
    state.agenda, state.pending, state.picking, state.events = [], None, (), []
    state.bank = None
    if setup.options.coins_limited:
        state.bank = NUMBERS.coins - NUMBERS.start_coins * len(setup.seats)
    _draw_first_player(state)
    _lay_out_boroughs(state)
    _stack_grey_persons(state)
    return_cards(state)
    begin_period(state)
    run(state)
    return state


def _player(colour: Colour) -> Player:
    player = Player.__new__(Player)
    player.colour = colour
    player.coins = NUMBERS.start_coins
    player.cache, player.supply = NUMBERS.start_cache, NUMBERS.start_supply
    player.cubes = dict.fromkeys(PLACES, 0)
    player.friend, player.rat, player.prestige = None, 0, 0
    player.carriage = f"{colour}.centre"
    player.doctor = player.spied = False
    player.third = None
    player.messages = ()
    player.deck = player.draft = player.kept = player.hand = ()
    player.passed = player.played = player.gone = player.seen = player.hired = ()
    return player


def _draw_first_player(state: State) -> None:
    state.rng, drawn = rng.shuffled(state.rng, state.setup.seats)
    state.first = drawn[0] if state.setup.first is None else state.setup.first


def _lay_out_boroughs(state: State) -> None:
    """Set up the ring of boroughs, and each borough's messages on its perimeter markets.

    Two players sit opposite each other; between them are two boroughs of colours that nobody plays.
    """
    state.ring = state.setup.seats
    if len(state.ring) == 2:
        one, other = state.ring
        state.rng, free = rng.shuffled(state.rng, [c for c in COLOURS if c not in state.ring])
        # The neutral colours in the order of seats: first of the two, neutral, the other, neutral.
        state.ring = (one, free[0], other, free[1])
    state.streets = streets_of(state.ring)
    state.messages = {}
    for colour in state.ring:
        state.rng, kinds = rng.shuffled(state.rng, MESSAGE_KINDS)
        for market, kind in zip(_PERIMETER, kinds, strict=True):
            state.messages[f"{colour}.{market}"] = (colour, kind)


def _stack_grey_persons(state: State) -> None:
    """Stack 3 random persons of each letter (with New Persons out of 9), A on top of B on top of C."""
    stack: list[str] = []
    in_play: list[str] = []
    for letter in PERIODS:
        all_of_letter = state.cast.grey(letter, state.setup.new_persons)
        state.rng, shuffled = rng.shuffled(state.rng, all_of_letter)
        drawn = shuffled[:_GREY_A_PERIOD]
        stack += drawn
        in_play += [person for person in all_of_letter if person in drawn]
    state.grey, state.grey_in_play = tuple(stack), tuple(in_play)
