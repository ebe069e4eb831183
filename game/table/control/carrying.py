"""What the pointer holds: pressed, carried, or gliding home after being dropped in the wrong place."""

from __future__ import annotations

from pygame import Surface

from game.decisions.gestures import Thing
from game.decisions.targets import BUTTON, CARD
from game.table.control import drag
from game.table.control.context import TableContext
from game.table.motion.flight import Flight, travel_time
from game.ui.easing import Point


class Carrying:
    """Picks up the table's things and puts them back."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.pressed: tuple[Thing | None, Point] | None = None
        """What was pressed and not yet released, and where."""
        self._homing: tuple[Flight, float, drag.Drag] | None = None

    @property
    def moving(self) -> bool:
        """Whether something is carried or glides home."""
        return self.context.drag is not None or self._homing is not None

    def pick_up(self, thing: Thing, pos: Point) -> None:
        """Pick up a thing; the pointer is at ``pos``."""
        context, top = self.context, self.context.top
        pending = context.pending
        assert pending is not None
        self.finish()
        if thing[0] == CARD:
            top.hand.lifted = top.hand.cards.index(thing[1])
        home = top.place_of(thing)
        paint = drag.paint_of(thing, top, pending.colour, home)
        carried = drag.Drag(thing, paint, home, pos, pending.colour)
        carried.lift(context.shown)
        context.drag = carried
        if thing[0] == CARD and pending.decision.kind == "play":
            context.camera.look_at(pending.colour, hand_up=True)
        context.play_at("cube_lift", pos)
        context.changed()

    def let_go(self) -> None:
        """Drop the carried thing and put it back at once."""
        context = self.context
        self.finish()
        if context.drag is not None and context.pending is not None:
            context.drag.put_back(context.shown)
        context.top.hand.lifted = None
        context.drag = self.pressed = None
        context.changed()

    def send_home(self, carried: drag.Drag) -> None:
        """Let a thing glide back to where it was taken from."""
        hand = self.context.top.hand
        if carried.thing[0] == CARD and carried.thing[1] in hand.cards:
            hand.lifted = hand.cards.index(carried.thing[1])
        carried.lift(self.context.shown)
        way = carried.at, carried.home
        flight = Flight(way, travel_time(*way, self.context.top.size[0]), paint=carried.paint)
        self._homing = flight, 0.0, carried

    def finish(self) -> None:
        """End a glide home at once."""
        if self._homing is not None:
            self._homing[2].put_back(self.context.shown)
            self._homing = self.context.top.hand.lifted = None
            self.context.changed()

    def step(self, dt: float) -> bool:
        """Advance a glide home; return whether there is one."""
        if self._homing is None:
            return False
        flight, time, carried = self._homing
        if time + dt < flight.duration:
            self._homing = flight, time + dt, carried
        else:
            self.finish()
        return True

    def draw(self, surface: Surface) -> None:
        """Draw what is carried or glides home."""
        if self._homing:
            self._homing[0].draw(surface, self._homing[1])
        if self.context.drag:
            self.context.drag.draw(surface, self._attractor())

    def _attractor(self) -> Point | None:
        """Return the position of the lit target that attracts a carried thing, if there is one."""
        hovered = self.context.hovered
        if hovered is not None and hovered in self.context.selectable and hovered[0] not in (CARD, BUTTON):
            return self.context.top.place_of(hovered)
        return None
