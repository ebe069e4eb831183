"""The carriage and its messages (RULES.md section 6)."""

from __future__ import annotations

from engine.content import NUMBERS
from engine.events import CarriageDriven, MessageCollected
from engine.moves import Move, bare, moves
from engine.names import Colour
from engine.rules.gains import gain_coins, gain_cubes, gain_prestige, kill_rats
from engine.rules.state import Player, State
from engine.rules.steps import step


def ask_drive(state: State, colour: Colour, influence: int) -> None:
    """Drive 0 to ``influence`` steps along the streets of the whole board."""
    carriage = state.players[colour].carriage
    options = moves(colour, "drive", state.streets.reach(carriage, influence))
    state.ask(colour, "drive", options, _drive, source="carriage")


@step("drive")
def _drive(state: State, colour: Colour, move: Move) -> None:
    player, market = state.players[colour], move.what
    state.events.append(
        (CarriageDriven, colour, player.carriage, market, state.streets.path(player.carriage, market))
    )
    player.carriage = market
    # Staying put counts as ending there (R7).
    if market in state.messages and may_collect(state, player, state.messages[market][0]):
        options = bare(colour, "collect") + bare(colour, "leave")
        state.ask(colour, "collect", options, _collect_or_leave, source="carriage", place=market)


def may_collect(state: State, player: Player, colour: Colour) -> bool:
    """Return whether the player holds at most as many of a colour as of each other one on the board."""
    held = [owner for owner, _ in player.messages]
    own = held.count(colour)
    return all(own <= held.count(other) for other, _ in state.messages.values())


@step("collect")
def _collect_or_leave(state: State, colour: Colour, move: Move) -> None:
    if move.verb == "collect":
        player = state.players[colour]
        collect(state, player, player.carriage)


def collect(state: State, player: Player, market: str) -> None:
    """Take the message of a market and receive what it pays."""
    message = state.messages.pop(market)
    player.messages += (message,)
    state.events.append((MessageCollected, player.colour, market, *message))
    pay_messages(state, player, message[1], 1, "message")


def message_prestige(state: State, kind: str) -> int:
    """Return the prestige printed on a message of a kind."""
    if kind == "cube":
        return state.setup.options.message_cube_prestige
    return int(NUMBERS.messages[kind])


def pay_messages(state: State, player: Player, kind: str, count: int, reason: str) -> None:
    """Pay the benefit of ``count`` messages of one kind; the prestige counts as one gain (R11)."""
    gain_prestige(state, player, count * message_prestige(state, kind), reason)
    if kind == "coin":
        gain_coins(state, player, count)
    elif kind == "cube":
        gain_cubes(state, player, count)
    elif kind == "rat":
        kill_rats(state, player, count)
