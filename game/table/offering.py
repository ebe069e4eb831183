"""Coins that are laid on the cathedral one by one, before they are donated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.easing import Point
from game.table.motion import Flight, travel_time
from game.words import say

if TYPE_CHECKING:
    from game.table.scene import TableScene


class Offering:
    """What the person who decides about a donation has laid on the cathedral; nothing is given yet."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.laid = 0
        self._seat = ""
        self._coming: tuple[Flight, float] | None = None

    @property
    def moving(self) -> bool:
        """Whether a coin is on its way."""
        return self._coming is not None

    def lay(self, seat: str, coins: int, start: Point | None = None) -> None:
        """So many coins of ``seat`` lie there from now on; another one comes from ``start`` or the plate."""
        scene = self.scene
        more = coins - self.laid
        scene.shown.players[seat].coins -= more
        self.laid, self._seat = coins, seat
        if more == 1 and not scene.gaze.jumps:
            stage = scene.top.stage()
            ends = start or stage.plate(seat, "coins"), stage.coin_spot(coins - 1)
            travel = travel_time(*ends, scene.top.size[0])
            self._coming = Flight(stage.paint_coin(), ends, travel), 0.0
        else:
            scene.host.sound.play("coin")
        if coins:
            scene.tell(say("table-donate-laid", coins=coins))
        else:
            scene.caption = ""
        scene.stale = True

    def give(self, coins: int) -> None:
        """So many coins are donated: those that lie there go first, what lies there beyond goes back."""
        self.scene.top.spent = min(coins, self.laid)
        if self.laid:
            self.scene.caption = ""
        self.clear()

    def clear(self) -> None:
        """All coins are on the plate again."""
        if self.laid:
            self.scene.shown.players[self._seat].coins += self.laid
        self.laid, self._coming = 0, None

    def step(self, dt: float) -> bool:
        """Let a coin fly; returns whether one does."""
        if self._coming is None:
            return False
        flight, time = self._coming
        if any(time < touch <= time + dt for touch, _ in flight.touches):
            self.scene.host.sound.play("coin")
        self._coming = (flight, time + dt) if time + dt < flight.duration else None
        self.scene.stale = self.scene.stale or self._coming is None
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the coins that lie there."""
        stage = self.scene.top.stage()
        for number in range(self.laid - self.moving):
            stage.paint_coin()(surface, stage.coin_spot(number), 0.0)

    def draw_moving(self, surface: Surface) -> None:
        """Draw the coin that is on its way."""
        if self._coming:
            flight, time = self._coming
            flight.draw(surface, time)
