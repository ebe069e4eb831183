"""The nine grey persons of the base game (RULES.md section 8)."""

from __future__ import annotations

from engine.content import NUMBERS
from engine.content.definitions import Person
from engine.events import ActionForgone
from engine.moves import Move, moves
from engine.names import Colour
from engine.rules.actions import activate
from engine.rules.gains import gain_prestige, place_from_supply
from engine.rules.persons.registry import effect
from engine.rules.state import State
from engine.rules.steps import step


@effect("prestige")
def cityguard(state: State, colour: Colour, person: Person) -> None:
    """1 prestige per own influence on the board, the cathedral included."""
    player = state.players[colour]
    influence = player.cubes_on_board() + (player.friend is not None)
    gain_prestige(state, player, person.prestige * influence, person.name)


@effect("prestige")
def nightwatchman(state: State, colour: Colour, person: Person) -> None:
    """1 prestige per own empty sector."""
    player = state.players[colour]
    empty = len(player.empty_sectors())
    gain_prestige(state, player, person.prestige * empty, person.name)


@effect()
def bishop(state: State, colour: Colour, person: Person) -> None:
    """1 cube from the supply into an own empty sector, and activate it."""
    player = state.players[colour]
    empty = player.empty_sectors()
    if player.supply and empty:
        state.ask(colour, "place", moves(colour, "to", empty), _bishop_to, source=person.name)
    else:
        state.events.append((ActionForgone, colour, person.name))


@step("bishop_to")
def _bishop_to(state: State, colour: Colour, move: Move) -> None:
    place_from_supply(state, state.players[colour], move.what)
    activate(state, colour, move.what)


@effect("prestige", "influence")
def strong_sectors(state: State, colour: Colour, person: Person) -> None:
    """Guildmaster, mayor, carpenter: prestige per own sector with so much influence or more."""
    player = state.players[colour]
    strong = player.sectors_with(person.influence)
    gain_prestige(state, player, person.prestige * strong, person.name)


@effect("prestige")
def beggarking(state: State, colour: Colour, person: Person) -> None:
    """1 prestige per space of the rat track above the own marker."""
    player = state.players[colour]
    spaces = NUMBERS.rat_track_end - player.rat
    gain_prestige(state, player, person.prestige * spaces, person.name)


@effect("prestige", "messages")
def advocate(state: State, colour: Colour, person: Person) -> None:
    """3 prestige per 2 collected messages."""
    player = state.players[colour]
    gain_prestige(state, player, person.prestige * (len(player.messages) // person.messages), person.name)


@effect("prestige")
def lady(state: State, colour: Colour, person: Person) -> None:
    """Prestige equal to the influence of the own strongest sector."""
    player = state.players[colour]
    gain_prestige(state, player, person.prestige * max(player.influences()), person.name)
