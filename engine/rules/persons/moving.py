"""Effects that move own pieces between own sectors: one, up to some, or all of a sector (R9)."""

from __future__ import annotations

from engine.events import ActionForgone, PiecesMoved
from engine.moves import Move, moves
from engine.names import FRIEND, NOTREDAME, SECTORS, Colour, Sector, sector_of
from engine.rules.actions import activate, other_sectors
from engine.rules.state import Player, State
from engine.rules.steps import step


def sources(player: Player, friend: bool) -> tuple[Sector, ...]:
    """Return the sectors from which a piece can be moved, the friend where it may be."""
    if friend:
        return player.manned_sectors()
    return tuple(sector for sector in SECTORS if player.cubes[sector])


def single_pieces(state: State, player: Player, friend: bool, cathedral: bool) -> tuple[str, ...]:
    """Return the single pieces that can be moved: cubes by place, then ``<sector> friend``."""
    cubes = player.cubes
    offered: list[str] = [sector for sector in SECTORS if cubes[sector]]
    if cathedral and state.setup.options.fool_from_notredame and cubes[NOTREDAME]:
        offered.append(NOTREDAME)
    if friend and player.friend is not None:
        offered.append(f"{player.friend} {FRIEND}")
    return tuple(offered)


def ask_some(state: State, colour: Colour, person: str, most: int, friend: bool, then_activate: bool) -> None:
    """Move 1 to ``most`` pieces from one own sector to one other."""
    offered = sources(state.players[colour], friend)
    if offered:
        options = moves(colour, "from", offered)
        context = (person, most, friend, then_activate)
        state.ask(colour, "minstrel_from", options, _some_from, *context, source=person)
    else:
        state.events.append((ActionForgone, colour, person))


@step("some_from")
def _some_from(
    state: State, colour: Colour, move: Move, person: str, most: int, friend: bool, then_activate: bool
) -> None:
    options = moves(colour, "to", other_sectors(move.what))
    context = (move.what, person, most, friend, then_activate)
    state.ask(colour, "minstrel_to", options, _some_to, *context, source=person, place=move.what)


@step("some_to")
def _some_to(
    state: State,
    colour: Colour,
    move: Move,
    sector: str,
    person: str,
    most: int,
    friend: bool,
    then_activate: bool,
) -> None:
    options = moves(colour, "carry", _loads(state.players[colour], sector, most, friend))
    place = f"{sector}>{move.what}"
    context = (sector, move.what, then_activate)
    state.ask(colour, "carry", options, _carry, *context, source=person, place=place)


def _loads(player: Player, sector: str, most: int, friend: bool) -> tuple[str, ...]:
    """Return the ways to take 1 to ``most`` pieces from a sector: ``2`` cubes, ``2+friend`` with a friend."""
    cubes = player.cubes[sector]
    alone = tuple(str(n) for n in range(1, min(cubes, most) + 1))
    if not friend or player.friend != sector:
        return alone
    return alone + tuple(f"{n}+{FRIEND}" for n in range(min(cubes, most - 1) + 1))


@step("carry")
def _carry(state: State, colour: Colour, move: Move, from_: str, to: str, then_activate: bool) -> None:
    cubes, _, friend = move.what.partition("+")
    _move_pieces(state, colour, from_, to, int(cubes), friend == FRIEND)
    if then_activate:
        activate(state, colour, to)


def _move_pieces(state: State, colour: Colour, from_: str, to: str, cubes: int, friend: bool) -> None:
    """Move a seat's own pieces from a place to a sector."""
    player = state.players[colour]
    player.cubes[from_] -= cubes
    player.cubes[to] += cubes
    if friend:
        player.friend = sector_of(to)
    state.events.append((PiecesMoved, colour, from_, to, cubes, friend))


def ask_one(
    state: State, colour: Colour, person: str, friend: bool, cathedral: bool, then_activate: bool
) -> None:
    """Move one cube or the friend to another own sector."""
    offered = single_pieces(state, state.players[colour], friend, cathedral)
    if offered:
        options = moves(colour, "from", offered)
        state.ask(colour, "fool_from", options, _one_from, person, then_activate, source=person)
    else:
        state.events.append((ActionForgone, colour, person))


@step("one_from")
def _one_from(state: State, colour: Colour, move: Move, person: str, then_activate: bool) -> None:
    place, _, friend = move.what.partition(" ")
    options = moves(colour, "to", other_sectors(place))
    context = (place, friend == FRIEND, then_activate)
    state.ask(colour, "fool_to", options, _one_to, *context, source=person, place=move.what)


@step("one_to")
def _one_to(state: State, colour: Colour, move: Move, from_: str, friend: bool, then_activate: bool) -> None:
    _move_pieces(state, colour, from_, move.what, 0 if friend else 1, friend)
    if then_activate:
        activate(state, colour, move.what)


def ask_all(state: State, colour: Colour, person: str, friend: bool, then_activate: bool) -> None:
    """Move all pieces of one own sector to another one."""
    offered = sources(state.players[colour], friend)
    if offered:
        options = moves(colour, "from", offered)
        state.ask(colour, "actress_from", options, _all_from, person, friend, then_activate, source=person)
    else:
        state.events.append((ActionForgone, colour, person))


@step("all_from")
def _all_from(
    state: State, colour: Colour, move: Move, person: str, friend: bool, then_activate: bool
) -> None:
    options = moves(colour, "to", other_sectors(move.what))
    context = (move.what, friend, then_activate)
    state.ask(colour, "actress_to", options, _all_to, *context, source=person, place=move.what)


@step("all_to")
def _all_to(state: State, colour: Colour, move: Move, from_: str, friend: bool, then_activate: bool) -> None:
    player = state.players[colour]
    _move_pieces(state, colour, from_, move.what, player.cubes[from_], friend and player.friend == from_)
    if then_activate:
        activate(state, colour, move.what)
