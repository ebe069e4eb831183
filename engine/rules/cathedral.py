"""Notre Dame: the donation, and the prestige it shares out at a period's end (RULES.md sections 4 and 6)."""

from __future__ import annotations

from engine.content import NUMBERS
from engine.events import ActionForgone, CubePlaced, CubeRemoved, NotreDamePaid
from engine.moves import Move, moves
from engine.names import NOTREDAME, SECTORS, Colour
from engine.rules.gains import gain_prestige, pay_coins
from engine.rules.state import State
from engine.rules.steps import step

_DONATIONS = [tuple(str(coins) for coins in range(most + 1)) for most in range(len(NUMBERS.donation))]


def play_notredame(state: State, colour: Colour) -> None:
    """Donate 1 to 3 coins and place a cube, or do nothing. A seat without a cube to place can't donate."""
    player = state.players[colour]
    if player.cache or any(player.cubes[sector] for sector in SECTORS):
        options = moves(colour, "donate", _DONATIONS[min(player.coins, len(NUMBERS.donation) - 1)])
        state.ask(colour, "donate", options, _donate, source=NOTREDAME)
    else:
        state.events.append((ActionForgone, colour, NOTREDAME))


@step("donate")
def _donate(state: State, colour: Colour, move: Move) -> None:
    coins = int(move.what)
    if not coins:
        state.events.append((ActionForgone, colour, NOTREDAME))
        return
    player = state.players[colour]
    pay_coins(state, player, coins, "donation")
    if player.cache:
        player.cache -= 1
        _place_and_gain(state, colour, coins, "cache")
    else:
        cubes = player.cubes
        options = moves(colour, "take", tuple(sector for sector in SECTORS if cubes[sector]))
        state.ask(colour, "take", options, _take, coins, source=NOTREDAME, place=NOTREDAME)


@step("take_for_notredame")
def _take(state: State, colour: Colour, move: Move, coins: int) -> None:
    state.players[colour].cubes[move.what] -= 1
    _place_and_gain(state, colour, coins, move.what)


def _place_and_gain(state: State, colour: Colour, coins: int, source: str) -> None:
    player = state.players[colour]
    player.cubes[NOTREDAME] += 1
    state.events.append((CubePlaced, colour, NOTREDAME, source))
    gain_prestige(state, player, NUMBERS.donation[coins], NOTREDAME)


def cubes_in_notredame(state: State) -> int:
    """Return the number of cubes in the cathedral, of all players."""
    return sum([player.cubes[NOTREDAME] for player in state.players.values()])


def share_of_cube(pot: int, cubes: int) -> int:
    """Return the prestige that each of ``cubes`` in the cathedral is paid; the whole pot if there are none.

    Rounded down (``RULES.md``, "After rounds 3, 6, 9").
    """
    return pot // cubes if cubes else pot


def score_notredame(state: State) -> None:
    """Pay for each cube the pot divided by all cubes, rounded down; return the cubes to the supplies."""
    total = cubes_in_notredame(state)
    if not total:
        return
    pot = NUMBERS.pot[len(state.players)]
    each = share_of_cube(pot, total)
    state.events.append((NotreDamePaid, pot, total, each))
    for colour in state.order():
        player = state.players[colour]
        gain_prestige(state, player, each * player.cubes[NOTREDAME], "notredame_share")
    for player in state.players.values():
        for _ in range(player.cubes[NOTREDAME]):
            state.events.append((CubeRemoved, player.colour, NOTREDAME, NOTREDAME))
        player.supply += player.cubes[NOTREDAME]
        player.cubes[NOTREDAME] = 0
