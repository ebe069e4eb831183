"""Phase 5: the plague (RULES.md section 4)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from engine.content import NUMBERS
from engine.events import CubeRemoved, PlagueStruck, PrestigeLost, RatMoved
from engine.moves import Move, moves
from engine.names import SECTORS, Colour, Sector
from engine.rules.state import Player, State
from engine.rules.steps import step


@step("begin_plague")
def begin_plague(state: State) -> None:
    """The phase begins."""
    state.phase = "plague"


class Spread(NamedTuple):
    """What a plague does to a seat's marker: it goes ``rats - stopped`` spaces up, or back if negative."""

    rats: int
    """The rats that come: those on the persons, or none if the seat has hired the doctor."""
    stopped: int
    """The influence in the hospital."""


class Infectable(Protocol):
    """A seat as the state, a view, or a copy of one describes it."""

    doctor: bool
    rat: int

    def influence(self, sector: Sector) -> int:
        """Return the influence in a sector."""


def plague_spread(player: Infectable, rats: int) -> Spread:
    """Return what the plague does to a seat with ``rats`` on the persons (RULES.md section 4)."""
    return Spread(0 if player.doctor else rats, player.influence("hospital"))


def rat_after(player: Infectable, rats: int) -> int:
    """Return where the marker goes with ``rats`` on the persons: 0 or more; beyond 9 the plague strikes."""
    come, stopped = plague_spread(player, rats)
    return max(0, player.rat + come - stopped)


@step("spread_plague")
def spread_plague(state: State, colour: Colour) -> None:
    """Move the marker of a seat. Beyond 9 it stops at 9 and the plague strikes."""
    player = state.players[colour]
    to = rat_after(player, state.rats)
    struck = to > NUMBERS.rat_track_end
    to = min(to, NUMBERS.rat_track_end)
    if to != player.rat:
        state.events.append((RatMoved, colour, player.rat, to, "plague"))
        player.rat = to
    if struck:
        _strike(state, player)


def _strike(state: State, player: Player) -> None:
    """Lose 2 prestige (R2) and a cube of the strongest sector; in a tie the player chooses (R3)."""
    state.events.append((PlagueStruck, player.colour))
    lost = min(NUMBERS.plague_prestige, player.prestige)
    if lost:
        player.prestige -= lost
        state.events.append((PrestigeLost, player.colour, lost, "plague"))
    influences = player.influences()
    most = max(influences)
    strongest = tuple(
        sector
        for sector, influence in zip(SECTORS, influences, strict=True)
        if influence == most and player.cubes[sector]
    )
    if strongest:
        options = moves(player.colour, "lose", strongest)
        state.ask(player.colour, "lose", options, _lose, source="plague")


@step("lose")
def _lose(state: State, colour: Colour, move: Move) -> None:
    player = state.players[colour]
    player.cubes[move.what] -= 1
    player.supply += 1
    state.events.append((CubeRemoved, colour, move.what, "plague"))
