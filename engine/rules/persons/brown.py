"""The six brown persons (RULES.md section 7)."""

from __future__ import annotations

from engine.content.definitions import Person
from engine.events import ActionForgone, DoctorHired, PiecesMoved
from engine.moves import Move, moves
from engine.names import FRIEND, NOTREDAME, SECTORS, Colour, sector_of
from engine.rules.actions import activate, ask_benefit, other_sectors
from engine.rules.gains import gain_coins, gain_cubes, gain_prestige
from engine.rules.persons.registry import effect
from engine.rules.state import Player, State
from engine.rules.steps import step


@effect("prestige")
def hostess(state: State, colour: Colour, person: Person) -> None:
    """3 prestige, and one of: a coin, a cube, kill a rat."""
    gain_prestige(state, state.players[colour], person.prestige, person.name)
    ask_benefit(state, colour, person.name)


@effect("cubes", "prestige")
def monk(state: State, colour: Colour, person: Person) -> None:
    """2 cubes, and 1 prestige."""
    player = state.players[colour]
    gain_cubes(state, player, person.cubes)
    gain_prestige(state, player, person.prestige, person.name)


@effect("coins", "prestige")
def moneylender(state: State, colour: Colour, person: Person) -> None:
    """2 coins, and 1 prestige."""
    player = state.players[colour]
    gain_coins(state, player, person.coins)
    gain_prestige(state, player, person.prestige, person.name)


@effect()
def doctor(state: State, colour: Colour, person: Person) -> None:
    """The persons' rats count 0 for this player in this round's plague."""
    state.players[colour].doctor = True
    state.events.append((DoctorHired, colour))


@effect("pieces")
def minstrel(state: State, colour: Colour, person: Person) -> None:
    """Move 1 to 3 own pieces from one own sector to one other; no action."""
    manned = state.players[colour].manned_sectors()
    if manned:
        options = moves(colour, "from", manned)
        state.ask(colour, "minstrel_from", options, _minstrel_from, person.name, source=person.name)
    else:
        state.events.append((ActionForgone, colour, person.name))


@step("minstrel_from")
def _minstrel_from(state: State, colour: Colour, move: Move, person: str) -> None:
    options = moves(colour, "to", other_sectors(move.what))
    state.ask(
        colour,
        "minstrel_to",
        options,
        _minstrel_to,
        move.what,
        person,
        source=person,
        place=move.what,
    )


@step("minstrel_to")
def _minstrel_to(state: State, colour: Colour, move: Move, sector: str, person: str) -> None:
    options = moves(colour, "carry", _loads(state.players[colour], sector, state.cast.persons[person].pieces))
    state.ask(
        colour,
        "carry",
        options,
        _minstrel_carry,
        sector,
        move.what,
        source=person,
        place=f"{sector}>{move.what}",
    )


def _loads(player: Player, sector: str, most: int) -> tuple[str, ...]:
    """Return the ways to take 1 to ``most`` pieces from a sector: ``2`` cubes, ``2+friend`` with a friend."""
    cubes = player.cubes[sector]
    alone = tuple(str(n) for n in range(1, min(cubes, most) + 1))
    if player.friend != sector:
        return alone
    return alone + tuple(f"{n}+{FRIEND}" for n in range(min(cubes, most - 1) + 1))


@step("minstrel_carry")
def _minstrel_carry(state: State, colour: Colour, move: Move, from_: str, to: str) -> None:
    cubes, _, friend = move.what.partition("+")
    move_pieces(state, colour, from_, to, int(cubes), friend == FRIEND)


def move_pieces(state: State, colour: Colour, from_: str, to: str, cubes: int, friend: bool) -> None:
    """Move a seat's own pieces from a place to a sector."""
    player = state.players[colour]
    player.cubes[from_] -= cubes
    player.cubes[to] += cubes
    if friend:
        player.friend = sector_of(to)
    state.events.append((PiecesMoved, colour, from_, to, cubes, friend))


@effect()
def fool(state: State, colour: Colour, person: Person) -> None:
    """Move 1 own cube or the friend to another own sector, and activate it."""
    player = state.players[colour]
    cubes = player.cubes
    offered: list[str] = [sector for sector in SECTORS if cubes[sector]]
    if state.setup.options.fool_from_notredame and cubes[NOTREDAME]:
        offered.append(NOTREDAME)
    if player.friend is not None:
        offered.append(f"{player.friend} {FRIEND}")
    if offered:
        options = moves(colour, "from", tuple(offered))
        state.ask(colour, "fool_from", options, _fool_from, person.name, source=person.name)
    else:
        state.events.append((ActionForgone, colour, person.name))


@step("fool_from")
def _fool_from(state: State, colour: Colour, move: Move, person: str) -> None:
    place, _, friend = move.what.partition(" ")
    options = moves(colour, "to", other_sectors(place))
    state.ask(
        colour,
        "fool_to",
        options,
        _fool_to,
        place,
        friend == FRIEND,
        source=person,
        place=move.what,
    )


@step("fool_to")
def _fool_to(state: State, colour: Colour, move: Move, from_: str, friend: bool) -> None:
    move_pieces(state, colour, from_, move.what, 0 if friend else 1, friend)
    activate(state, colour, move.what)
