"""The action cards: placing the cube, and what each sector does (RULES.md section 6)."""

from __future__ import annotations

from collections.abc import Callable

from engine.events import ActionForgone, CubePlaced, FriendMoved, SectorActivated
from engine.moves import Move, bare, moves
from engine.names import FRIEND, NOTREDAME, PLACES, SECTORS, Colour, Place, Sector, card_kind, sector_of
from engine.rules.carriage import ask_drive
from engine.rules.cathedral import play_notredame
from engine.rules.gains import (
    coins_to_be_had,
    gain_coins,
    gain_cubes,
    gain_prestige,
    kill_rats,
)
from engine.rules.state import State
from engine.rules.steps import step

_OTHER_SECTORS: dict[str | None, tuple[Sector, ...]] = {
    here: tuple(s for s in SECTORS if s != here) for here in (*SECTORS, None)
}

_PLACE_OF: dict[str, tuple[Place, ...]] = {place: (place,) for place in PLACES}


def do_card(state: State, colour: Colour, card: str) -> None:
    """Do the action of a card on the seat's own borough, whoever owns the card."""
    kind = card_kind(card)
    if kind == FRIEND:
        _ask_friend(state, colour)
    elif kind == NOTREDAME:
        play_notredame(state, colour)
    else:
        _place_and_activate(state, colour, kind)


def _place_and_activate(state: State, colour: Colour, sector: str) -> None:
    """Place a cube, from the cache or if that is empty from elsewhere (R6), then activate the sector."""
    player = state.players[colour]
    if player.cache:
        player.cache -= 1
        player.cubes[sector] += 1
        state.events.append((CubePlaced, colour, sector, "cache"))
        activate(state, colour, sector)
        return
    cubes = player.cubes
    elsewhere = tuple(place for place in PLACES if cubes[place] and place != sector)
    options = moves(colour, "take", elsewhere) + bare(colour, "forgo")
    state.ask(colour, "take", options, _take, sector, source=sector, place=sector)


@step("take")
def _take(state: State, colour: Colour, move: Move, sector: str) -> None:
    if move.verb == "forgo":
        state.events.append((ActionForgone, colour, sector))
        return
    player = state.players[colour]
    player.cubes[move.what] -= 1
    player.cubes[sector] += 1
    state.events.append((CubePlaced, colour, sector, move.what))
    activate(state, colour, sector)


def activate(state: State, colour: Colour, sector: str) -> None:
    """Do the action of a sector as if a cube had just been placed there (RULES.md section 6).

    It may ask a question, so call it last in an effect.
    """
    player = state.players[colour]
    influence = player.influence(sector)
    state.events.append((SectorActivated, colour, sector, influence))
    _ACTIONS[sector](state, colour, influence)


def _cloister(state: State, colour: Colour, influence: int) -> None:
    gain_cubes(state, state.players[colour], influence)


def _bank(state: State, colour: Colour, influence: int) -> None:
    gain_coins(state, state.players[colour], influence)


def _residence(state: State, colour: Colour, influence: int) -> None:
    gain_prestige(state, state.players[colour], influence, "residence")


def _hotel(state: State, colour: Colour, influence: int) -> None:
    ask_benefits(state, colour, "hotel", 1 + (influence >= state.setup.options.hotel_double_at))


def _kill(state: State, colour: Colour, influence: int) -> None:
    kill_rats(state, state.players[colour])


_ACTIONS: dict[str, Callable[[State, Colour, int], None]] = {
    "cloister": _cloister,
    "bank": _bank,
    "residence": _residence,
    "carriage": ask_drive,
    "hotel": _hotel,
    "park": _kill,
    "hospital": _kill,
}


def ask_benefits(state: State, colour: Colour, source: str, n: int) -> None:
    """Offer ``n`` benefits, one after the other."""
    for _ in range(n - 1):
        state.agenda.append((ask_benefit, colour, source))
    ask_benefit(state, colour, source)


@step("ask_benefit")
def ask_benefit(state: State, colour: Colour, source: str) -> None:
    """Offer a coin, a cube or killing a rat, as far as they are possible (R8)."""
    player = state.players[colour]
    offered = []
    if coins_to_be_had(state, player):
        offered.append("coin")
    if player.supply:
        offered.append("cube")
    if player.rat:
        offered.append("kill")
    if offered:
        options = moves(colour, "gain", tuple(offered))
        state.ask(colour, "benefit", options, _gain_benefit, source=source)
    else:
        state.events.append((ActionForgone, colour, source))


@step("gain_benefit")
def _gain_benefit(state: State, colour: Colour, move: Move) -> None:
    player = state.players[colour]
    if move.what == "coin":
        gain_coins(state, player, 1)
    elif move.what == "cube":
        gain_cubes(state, player, 1)
    else:
        kill_rats(state, player)


def _ask_friend(state: State, colour: Colour) -> None:
    """Move the friend to any other own sector, which is then activated."""
    options = moves(colour, "friend", _OTHER_SECTORS[state.players[colour].friend])
    state.ask(colour, "friend", options, _move_friend, source=FRIEND)


@step("move_friend")
def _move_friend(state: State, colour: Colour, move: Move) -> None:
    player = state.players[colour]
    sector = sector_of(move.what)
    state.events.append((FriendMoved, colour, player.friend, sector))
    player.friend = sector
    activate(state, colour, sector)


def places_of(state: State, move: Move) -> tuple[Place, ...]:
    """Where the piece of a move goes to: the places of :attr:`engine.Decision.places`."""
    if move.verb == "from":
        return other_sectors(move.what.partition(" ")[0])
    if move.verb != "play":
        return ()
    kind = card_kind(move.what)
    if kind == FRIEND:
        return _OTHER_SECTORS[state.players[move.colour].friend]
    return _PLACE_OF.get(kind, ())


def other_sectors(sector: str) -> tuple[Sector, ...]:
    """Return the six sectors other than ``sector``, or all seven for the cathedral."""
    return _OTHER_SECTORS.get(sector, SECTORS)
