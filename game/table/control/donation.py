"""Coins laid on the cathedral one by one, before they are donated."""

from __future__ import annotations

from pygame import Surface

from game.table.control.context import TableContext
from game.table.motion.flight import Flight, travel_time
from game.ui.easing import Point
from game.words import say


class Donation:
    """The coins a player has laid on the cathedral while deciding; nothing is donated yet."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self._seat = ""
        self._coming: tuple[Flight, float] | None = None

    @property
    def moving(self) -> bool:
        """Whether a coin is flying."""
        return self._coming is not None

    def lay(self, seat: str, coins: int, start: Point | None = None) -> None:
        """Set the number of coins that ``seat`` has laid; one coin more flies from ``start`` or the tray."""
        context = self.context
        more = coins - context.laid
        context.shown.players[seat].coins -= more
        context.laid, self._seat = coins, seat
        if more == 1 and not context.jumps:
            top = context.top
            ends = start or top.tray(seat, "coins"), top.coin_spot(coins - 1)
            self._coming = Flight(ends, travel_time(*ends, top.size[0]), paint=top.paint("coin")), 0.0
        else:
            context.play_at("coin", context.top.cathedral())
        if coins:
            context.tell(say("table-donate-laid", coins=coins))
        else:
            context.caption = ""
        context.changed()

    def give(self, coins: int) -> None:
        """Donate ``coins``: those already laid are used first, and any surplus goes back to the tray."""
        self.context.top.lying.spent = min(coins, self.context.laid)
        self.clear()

    def clear(self) -> None:
        """Return all laid coins to the tray."""
        if self.context.laid:
            self.context.shown.players[self._seat].coins += self.context.laid
            self.context.caption = ""
        self.context.laid, self._coming = 0, None

    def step(self, dt: float) -> bool:
        """Advance a flying coin; return whether there is one."""
        if self._coming is None:
            return False
        flight, time = self._coming
        if any(time < touch <= time + dt for touch, _ in flight.touches):
            self.context.play_at("coin", flight.points[-1])
        self._coming = (flight, time + dt) if time + dt < flight.duration else None
        if self._coming is None:
            self.context.changed()
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the coins on the cathedral."""
        top = self.context.top
        for number in range(self.context.laid - self.moving):
            top.paint("coin")(surface, top.coin_spot(number), 0.0)

    def draw_moving(self, surface: Surface) -> None:
        """Draw the flying coin."""
        if self._coming:
            flight, time = self._coming
            flight.draw(surface, time)
