"""The pointer at the table: pressing, carrying, dropping, and opening close-ups."""

from __future__ import annotations

import pygame

from game.decisions.gestures import CARRIAGE, CITY, KEPT, NOWHERE, Thing
from game.decisions.targets import FRIEND
from game.table.control import drag
from game.table.control.dispatch import MoveDispatch
from game.table.control.flow import Flow
from game.table.hud import undo_buttons
from game.table.pointing import ROUND, SUMMARY
from game.ui.easing import Point


class Pointer:
    """Turns mouse events into presses and drops of the table's things."""

    def __init__(self, flow: Flow, dispatch: MoveDispatch) -> None:
        self.context, self._flow, self._dispatch = flow.context, flow, dispatch
        self._carrying = flow.carrying

    def handle(self, event: pygame.Event) -> None:
        """Handle a pointer event; others are ignored."""
        match event.type:
            case pygame.MOUSEMOTION if self.context.drag and not event.buttons[0]:
                self._carrying.let_go()  # the button was released outside the window
            case pygame.MOUSEMOTION:
                self._move(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._down(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._up(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self._ask_about(event.pos)
            case pygame.WINDOWFOCUSLOST:
                self._carrying.let_go()

    def _thing_at(self, pos: Point) -> Thing | None:
        return self.context.top.thing_at(pos, self.context.buttons)

    def _meant_at(self, pos: Point) -> Thing | None:
        """Return the thing at a point; beneath a piece that can't be chosen, the place that can."""
        thing, pending = self._thing_at(pos), self.context.pending
        piece = thing is not None and thing[0] in (FRIEND, CARRIAGE)
        if not piece or pending is None or thing in pending.selectable:
            return thing
        place = self.context.top.place_beneath(pos)
        meant = place is not None and (place in pending.selectable or pending.takes_card(place))
        return place if meant else thing

    def _down(self, pos: Point) -> None:
        thing = self._thing_at(pos)
        at_any_time: set[Thing] = {("button", undo_buttons.UNDO)}
        if not self.context.screen.curtain:
            at_any_time |= {(SUMMARY,), (ROUND,)}
        if (self.context.sheet or thing not in at_any_time) and self._flow.advance():
            self._carrying.pressed = None
            return
        self._carrying.pressed = (thing, pos)

    def _move(self, pos: Point) -> None:
        context, pressed = self.context, self._carrying.pressed
        if context.drag is not None:
            context.drag.at = pos
            context.moving = True
        elif pressed and context.pending:
            thing, start = pressed
            if thing in context.pending.draggable and drag.far_enough(start, pos, context.top.layout.u):
                self._carrying.pick_up(thing, pos)
                return
        context.hover(self._meant_at(pos))

    def _up(self, pos: Point) -> None:
        if self.context.drag is not None and self.context.sheet is not None:
            self._carrying.let_go()  # a close-up was opened meanwhile
            return
        if self.context.drag is not None:
            self._drop(pos, self.context.drag)
            return
        pressed, self._carrying.pressed = self._carrying.pressed, None
        if pressed is None:
            return
        if self._thing_at(pos) == pressed[0]:
            meant = self._meant_at(pos)
            self.context.hover(meant)  # a key may have led the focus elsewhere while the pointer lay still
            self._dispatch.press(meant)

    def _drop(self, pos: Point, carried: drag.Drag) -> None:
        context = self.context
        assert context.pending is not None
        carried.at = pos
        layout = context.top.layout
        beneath = (KEPT if layout.kept_cards.collidepoint(pos) else NOWHERE,)
        onto = self._meant_at(pos) or ((CITY,) if layout.city.collidepoint(pos) else beneath)
        meaning = context.pending.drop(carried.thing, onto)
        self._carrying.let_go()
        if self._dispatch.do(meaning, pos) and meaning.choose is None:
            if meaning.moves and not context.jumps:
                context.top.lying.dropped[carried.thing[0]] = pos, carried.paint
        elif not context.jumps:
            self._carrying.send_home(carried)
        context.hover(None)

    def _ask_about(self, pos: Point) -> None:
        """Open a close-up of what is at a point."""
        context = self.context
        if context.sheet is not None or context.screen.curtain:
            self._flow.advance()
            return
        thing = self._thing_at(pos)
        if thing is not None:
            context.close_up(thing)
