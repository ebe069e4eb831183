"""The nine grey persons of the base game (RULES.md section 8)."""

from __future__ import annotations

from engine.actions import activate
from engine.content import NUMBERS, PERSONS
from engine.events import ActionForgone
from engine.gains import gain_prestige, place_from_supply
from engine.moves import Move, moves
from engine.names import Colour
from engine.state import State
from engine.steps import step


def cityguard(state: State, colour: Colour) -> None:
    """1 prestige per own influence on the board, the cathedral included."""
    player = state.players[colour]
    influence = player.cubes_on_board() + (player.friend is not None)
    gain_prestige(state, player, PERSONS["cityguard"].prestige * influence, "cityguard")


def nightwatchman(state: State, colour: Colour) -> None:
    """1 prestige per own empty sector."""
    player = state.players[colour]
    empty = len(player.empty_sectors())
    gain_prestige(state, player, PERSONS["nightwatchman"].prestige * empty, "nightwatchman")


def bishop(state: State, colour: Colour) -> None:
    """1 cube from the supply into an own empty sector, and activate it."""
    player = state.players[colour]
    empty = player.empty_sectors()
    if player.supply and empty:
        state.ask(colour, "place", moves(colour, "to", empty), _bishop_to, source="bishop")
    else:
        state.events.append((ActionForgone, colour, "bishop"))


@step("bishop_to")
def _bishop_to(state: State, colour: Colour, move: Move) -> None:
    place_from_supply(state, state.players[colour], move.what)
    activate(state, colour, move.what)


def guildmaster(state: State, colour: Colour) -> None:
    """2 prestige per own sector with 2 or more influence."""
    _gain_per_strong_sector(state, colour, "guildmaster")


def mayor(state: State, colour: Colour) -> None:
    """3 prestige per own sector with 3 or more influence."""
    _gain_per_strong_sector(state, colour, "mayor")


def carpenter(state: State, colour: Colour) -> None:
    """1 prestige per own sector with 1 or more influence."""
    _gain_per_strong_sector(state, colour, "carpenter")


def _gain_per_strong_sector(state: State, colour: Colour, name: str) -> None:
    player, person = state.players[colour], PERSONS[name]
    gain_prestige(state, player, person.prestige * player.sectors_with(person.influence), name)


def beggarking(state: State, colour: Colour) -> None:
    """1 prestige per space of the rat track above the own marker."""
    player = state.players[colour]
    spaces = NUMBERS.rat_track_end - player.rat
    gain_prestige(state, player, PERSONS["beggarking"].prestige * spaces, "beggarking")


def advocate(state: State, colour: Colour) -> None:
    """3 prestige per 2 collected messages."""
    player, person = state.players[colour], PERSONS["advocate"]
    gain_prestige(state, player, person.prestige * (len(player.messages) // person.messages), "advocate")


def lady(state: State, colour: Colour) -> None:
    """Prestige equal to the influence of the own strongest sector."""
    player = state.players[colour]
    gain_prestige(state, player, PERSONS["lady"].prestige * max(player.influences()), "lady")


EFFECTS = {
    "cityguard": cityguard,
    "nightwatchman": nightwatchman,
    "bishop": bishop,
    "guildmaster": guildmaster,
    "beggarking": beggarking,
    "advocate": advocate,
    "lady": lady,
    "mayor": mayor,
    "carpenter": carpenter,
}
