"""Effects that place cubes from the supply, activate sectors, or take coins for rats."""

from __future__ import annotations

from engine.events import ActionForgone
from engine.moves import Move, moves
from engine.names import Colour
from engine.rules.actions import activate
from engine.rules.gains import kill_rats, pay_coins, place_from_supply
from engine.rules.state import State
from engine.rules.steps import step


def place_in_empty(state: State, colour: Colour, person: str, then_activate: bool, quiet: bool) -> None:
    """Place a cube in an empty sector of the seat's choice."""
    player = state.players[colour]
    empty = player.empty_sectors()
    if player.supply and empty:
        options = moves(colour, "to", empty)
        state.ask(colour, "place", options, _place_to, then_activate, source=person)
    elif not quiet:
        state.events.append((ActionForgone, colour, person))


@step("place_to")
def _place_to(state: State, colour: Colour, move: Move, then_activate: bool) -> None:
    place_from_supply(state, state.players[colour], move.what)
    if then_activate:
        activate(state, colour, move.what)


def place_in_each_empty(state: State, colour: Colour, person: str, quiet: bool) -> None:
    """Place a cube in each empty sector; with too few cubes the player chooses."""
    player = state.players[colour]
    empty = player.empty_sectors()
    if not empty or not player.supply:
        if not quiet:
            state.events.append((ActionForgone, colour, person))
    elif player.supply >= len(empty):
        for sector in empty:
            place_from_supply(state, player, sector)
    else:
        _ask_next_empty(state, colour, person)


def _ask_next_empty(state: State, colour: Colour, person: str) -> None:
    options = moves(colour, "to", state.players[colour].empty_sectors())
    state.ask(colour, "place", options, _place_and_on, person, source=person)


@step("place_and_on")
def _place_and_on(state: State, colour: Colour, move: Move, person: str) -> None:
    player = state.players[colour]
    place_from_supply(state, player, move.what)
    if player.supply:
        _ask_next_empty(state, colour, person)


def place_at(
    state: State, colour: Colour, person: str, place: str | None, then_activate: bool, quiet: bool
) -> None:
    """Place a cube in a place, where there is one."""
    if place is not None and place_from_supply(state, state.players[colour], place):
        if then_activate:
            activate(state, colour, place)
    elif not quiet:
        state.events.append((ActionForgone, colour, person))


def activate_any(state: State, colour: Colour, person: str) -> None:
    """Activate a sector of the seat's choice that has influence 1 or more (R10)."""
    manned = state.players[colour].manned_sectors()
    if manned:
        state.ask(colour, "activate", moves(colour, "activate", manned), _activate, source=person)
    else:
        state.events.append((ActionForgone, colour, person))


@step("activate")
def _activate(state: State, colour: Colour, move: Move) -> None:
    activate(state, colour, move.what)


def activate_one(state: State, colour: Colour, person: str, sector: str) -> None:
    """Activate a sector, if it has influence 1 or more (R10)."""
    if state.players[colour].influence(sector):
        activate(state, colour, sector)
    else:
        state.events.append((ActionForgone, colour, person))


def ask_coins_for_rats(state: State, colour: Colour, person: str) -> None:
    """Return any number of coins to the bank: kill a rat for each."""
    player = state.players[colour]
    most = min(player.coins, player.rat)
    options = moves(colour, "spend", tuple(str(coins) for coins in range(most + 1)))
    state.ask(colour, "spend", options, _spend, person, source=person)


@step("spend")
def _spend(state: State, colour: Colour, move: Move, person: str) -> None:
    player, coins = state.players[colour], int(move.what)
    if not coins:
        state.events.append((ActionForgone, colour, person))
        return
    pay_coins(state, player, coins, person)
    kill_rats(state, player, coins)
