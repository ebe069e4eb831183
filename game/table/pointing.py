"""The pointer at the table: pressing, carrying, dropping, and asking about things."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.easing import Point
from game.table import drag, turn_end
from game.table.intents import CITY, KEPT, Reading, Thing
from game.table.motion import Flight
from game.table.targets import BUTTON, CARD

if TYPE_CHECKING:
    from game.table.scene import TableScene

_NOWHERE = ("nowhere",)


class Pointer:
    """Turns what a hand on a mouse does into presses and drops of the table's things."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._pressed: tuple[Thing | None, Point] | None = None
        self._drag: drag.Drag | None = None
        self._homing: tuple[Flight, float, drag.Drag] | None = None

    @property
    def carrying(self) -> bool:
        """Whether the pointer carries something."""
        return self._drag is not None

    @property
    def moving(self) -> bool:
        """Whether something is carried or glides home."""
        return self._drag is not None or self._homing is not None

    def handle(self, event: pygame.Event) -> None:
        """An event of the pointer; all others are nothing."""
        match event.type:
            case pygame.MOUSEMOTION if self.carrying and not event.buttons[0]:
                self.let_go()  # it was let go where no window could tell
            case pygame.MOUSEMOTION:
                self._move(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._down(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._up(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self._ask_about(event.pos)
            case pygame.WINDOWFOCUSLOST:
                self.let_go()

    def step(self, dt: float) -> bool:
        """Let a refused piece glide home; returns whether one does."""
        if self._homing is None:
            return False
        flight, time, carried = self._homing
        if time + dt < flight.duration:
            self._homing = flight, time + dt, carried
        else:
            self.settle()
        return True

    def settle(self) -> None:
        """What glides home has arrived."""
        if self._homing is not None:
            self._homing[2].put_back(self.scene.shown)
            self._homing = self.scene.top.hand.lifted = None
            self.scene.stale = True

    def _send_home(self, carried: drag.Drag) -> None:
        """Let a thing glide back to where it was taken from."""
        hand = self.scene.top.hand
        if carried.thing[0] == CARD and carried.thing[1] in hand.cards:
            hand.lifted = hand.cards.index(carried.thing[1])
        carried.lift(self.scene.shown)
        self._homing = carried.glide_home(self.scene.top.size[0]), 0.0, carried

    def draw(self, surface: Surface, lit: tuple[Thing, ...]) -> None:
        """Draw what is carried or glides home."""
        if self._homing:
            self._homing[0].draw(surface, self._homing[1])
        if self._drag:
            self._drag.draw(surface, self._attractor(lit))

    def let_go(self) -> None:
        """The carried thing is nowhere in the air any more."""
        scene = self.scene
        self.settle()
        if self._drag is not None and scene.reading is not None:
            self._drag.put_back(scene.shown)
            scene.reading = Reading(scene.reading.decision, scene.chosen, scene.offering.laid)
        scene.top.hand.lifted = None
        self._drag = self._pressed = None
        scene.stale = True

    def _thing_at(self, pos: Point) -> Thing | None:
        return self.scene.top.thing_at(pos, self.scene.buttons)

    def _down(self, pos: Point) -> None:
        thing = self._thing_at(pos)
        taking_back = thing == ("button", turn_end.UNDO) and self.scene.sheet is None
        if not taking_back and self.scene.advance():
            self._pressed = None
            return
        self._pressed = (thing, pos)

    def _move(self, pos: Point) -> None:
        scene = self.scene
        if self._drag is not None:
            self._drag.at = pos
            scene.moving = True
        elif self._pressed and scene.reading:
            thing, start = self._pressed
            if thing in scene.reading.draggable and drag.far_enough(start, pos, scene.top.layout.u):
                self._pick_up(thing, pos)
                return
        scene.hover(self._thing_at(pos))

    def _up(self, pos: Point) -> None:
        if self._drag is not None:
            self._drop(pos)
            return
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        thing = self._thing_at(pos)
        if thing == pressed[0]:
            self.scene.answering.press(thing)

    def _pick_up(self, thing: Thing, pos: Point) -> None:
        scene = self.scene
        assert scene.reading is not None
        self.settle()
        if thing[0] == CARD:
            scene.top.hand.lifted = scene.top.hand.cards.index(thing[1])
        home = scene.top.place_of(thing)
        self._drag = drag.begin(thing, scene.top.stage(), home, pos, scene.reading.colour)
        self._drag.lift(scene.shown)
        if thing[0] == CARD and scene.reading.decision.kind == "play":
            scene.reading = Reading(scene.reading.decision, thing[1])
            scene.gaze.at(scene.reading.colour, hand_up=True)
        scene.host.sound.play("cube_lift")
        scene.stale = True

    def _drop(self, pos: Point) -> None:
        scene, carried = self.scene, self._drag
        assert carried is not None
        assert scene.reading is not None
        carried.at = pos
        layout = scene.top.layout
        beneath = (KEPT,) if layout.kept.collidepoint(pos) else _NOWHERE
        onto = self._thing_at(pos) or ((CITY,) if layout.city.collidepoint(pos) else beneath)
        meaning = scene.reading.drop(carried.thing, onto)
        self.let_go()
        if scene.answering.do(meaning, pos) and meaning.choose is None:
            if meaning.moves and not scene.gaze.jumps:
                scene.top.dropped[carried.thing[0]] = pos, carried.paint
        elif not scene.gaze.jumps:
            self._send_home(carried)
        scene.hover(None)

    def _attractor(self, lit: tuple[Thing, ...]) -> Point | None:
        hovered = self.scene.hovered
        if hovered is not None and hovered in lit and hovered[0] not in (CARD, BUTTON):
            return self.scene.top.place_of(hovered)
        return None

    def _ask_about(self, pos: Point) -> None:
        """A close-up of what is at a point."""
        scene = self.scene
        if scene.sheet is not None or scene.director.curtain:
            scene.advance()
            return
        thing = self._thing_at(pos)
        if thing is not None:
            scene.close_up(thing)
