"""Gaining prestige, cubes and coins, and killing rats (RULES.md section 5)."""

from __future__ import annotations

from engine.content import NUMBERS
from engine.events import CoinsGained, CoinsPaid, CubePlaced, CubesGained, PrestigeGained, RatMoved
from engine.rules.state import Player, State


def gain_prestige(state: State, player: Player, amount: int, reason: str) -> None:
    """Gain prestige once, plus 1 for every 2 influence in the player's park; 0 is no gain (R4)."""
    if amount > 0:
        park = player.influence("park") // NUMBERS.park_pair
        player.prestige += amount + park
        state.events.append((PrestigeGained, player.colour, amount + park, park, reason))


def gain_cubes(state: State, player: Player, amount: int) -> None:
    """Move cubes from the player's supply to the cache, as far as there are any."""
    amount = min(amount, player.supply)
    if amount > 0:
        player.supply -= amount
        player.cache += amount
        state.events.append((CubesGained, player.colour, amount))


def gain_coins(state: State, player: Player, amount: int) -> None:
    """Take coins from the bank; if it is empty, from the richest other player, one at a time (R5)."""
    if amount <= 0:
        return
    if state.bank is None:
        player.coins += amount
        state.events.append((CoinsGained, player.colour, amount, ()))
        return
    from_bank = min(amount, state.bank)
    state.bank -= from_bank
    player.coins += from_bank
    taken: dict[str, int] = {}
    for _ in range(amount - from_bank):
        giver = richest_other(state, player)
        if giver is None:
            break
        # The other players may be shared with the state that this one was branched from.
        giver = state.players[giver.colour] = giver.copy()
        giver.coins -= 1
        player.coins += 1
        taken[giver.colour] = taken.get(giver.colour, 0) + 1
    gained = from_bank + sum(taken.values())
    if gained:
        state.events.append((CoinsGained, player.colour, gained, tuple(taken.items())))


def richest_other(state: State, player: Player) -> Player | None:
    """Return the richest other player, in a tie the nearest on the left (R5); ``None`` if all have 0."""
    richest = None
    seat = player.colour
    for _ in range(len(state.players) - 1):
        seat = state.left_of(seat)
        other = state.players[seat]
        if other.coins > (richest.coins if richest else 0):
            richest = other
    return richest


def coins_to_be_had(state: State, player: Player) -> bool:
    """Return whether the player could gain a coin from the bank or from another player."""
    return state.bank is None or state.bank > 0 or richest_other(state, player) is not None


def pay_coins(state: State, player: Player, amount: int, reason: str) -> None:
    """Pay coins to the bank."""
    player.coins -= amount
    if state.bank is not None:
        state.bank += amount
    state.events.append((CoinsPaid, player.colour, amount, reason))


def kill_rats(state: State, player: Player, amount: int = 1) -> None:
    """Move the rat marker down, never below 0."""
    to = max(0, player.rat - amount)
    if to != player.rat:
        state.events.append((RatMoved, player.colour, player.rat, to, "kill"))
        player.rat = to


def place_from_supply(state: State, player: Player, place: str) -> bool:
    """Place a cube from the supply; return ``False`` and do nothing if the supply is empty (R14)."""
    if not player.supply:
        return False
    player.supply -= 1
    player.cubes[place] += 1
    state.events.append((CubePlaced, player.colour, place, "supply"))
    return True
