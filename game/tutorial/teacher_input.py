"""Mouse, keyboard and gamepad input for the teacher's bubble: next, back, and holding the seal."""

from __future__ import annotations

import pygame

from game.decisions.targets import BUTTON
from game.input import bindings as ask
from game.input.bindings import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from game.table.hud.undo_buttons import LESSON
from game.table.pointing import HISTORY, MENU, SUMMARY
from game.tutorial.bubble import BACK, ON, STOP
from game.tutorial.bubble_view import HOLD
from game.tutorial.teacher import Teacher

_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_RELEASED = (pygame.KEYUP, pygame.CONTROLLERBUTTONUP)


class InteractiveTeacher(Teacher):
    """The teacher, and what mouse, keyboard and gamepads do with an open bubble."""

    _pressed: str | None = None

    def step(self, dt: float) -> None:
        """Let time pass; a seal held long enough sends the teacher away."""
        super().step(dt)
        if self.board.held is not None:
            self.board.held += dt
            self.context.changed()
            if self.board.held >= HOLD:
                self.send_away()

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event of mouse, keyboard or gamepad; return whether it was used."""
        context = self.context
        if self.line is None or context.sheet is not None or context.screen.curtain:
            return False
        if event.type in _POINTER:
            return self._point(event)
        if event.type in _RELEASED:
            self.let_go()
            return False
        asked = context.host.devices.asked(event)
        if asked is None or asked.command in (ask.FASTER, ask.SLOWER):
            return False
        if not self.blocks_game:
            return asked.command == SELECT and self.deaf_seconds > 0
        self._follow(asked.command)
        context.changed()
        return True

    # The pointer

    def _point(self, event: pygame.Event) -> bool:
        board = self.board
        part = board.part_at(event.pos)
        ours = self.blocks_game or part is not None
        if event.type == pygame.MOUSEMOTION:
            if part != board.hover:
                board.hover = part
                self.context.changed()
            if part != self._pressed:
                self.let_go()
            return ours
        if event.button != 1:
            return ours
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = part
            board.held = 0.0 if part == STOP else None
            return ours
        return self._release(part, event.pos)

    def _release(self, part: str | None, pos: tuple[int, int]) -> bool:
        """Handle the release of a mouse button over a part of the bubble, or beside it (``None``)."""
        pressed, self._pressed = self._pressed, None
        self.let_go()
        if self.blocks_game:
            if pressed == part and part != STOP:
                self._press(part, pos)
            return True
        if pressed is not None and pressed == part:
            self.fold()
        return pressed is not None

    def _press(self, part: str | None, pos: tuple[int, int]) -> None:
        context = self.context
        thing = context.top.thing_at(pos, context.buttons) if part is None else None
        if thing in ((MENU,), (HISTORY,), (SUMMARY,), (BUTTON, LESSON)):
            self._controls.dispatch.press(thing)
        elif part == BACK:
            self.go_back()
        else:
            self.go_on()

    # Keys and pads

    def _follow(self, command: str) -> None:
        focus, context = self.board.focus, self.context
        match command:
            case "select" if focus == STOP:
                self.board.held = 0.0
            case "select" if focus == BACK:
                self.go_back()
            case "select":
                self.go_on()
            case "back" if self.go_back():
                pass
            case "back" | "pause":
                self.let_go()
                self._controls.flow.pause()
            case "summary":
                context.toggle(context.summary)
            case "left" | "right" | "up" | "down" | "next" | "previous":
                self._move(command)

    def _move(self, direction: str) -> None:
        """Move the focus from one button of the bubble to another."""
        board = self.board
        parts = [part for part in (BACK, ON, STOP) if part != BACK or self.at]
        goal = {UP: STOP, DOWN: ON, RIGHT: ON, LEFT: BACK}.get(direction)
        if direction in (NEXT, PREVIOUS):
            step = 1 if direction == NEXT else -1
            goal = parts[(parts.index(board.focus) + step) % len(parts)]
        if goal in parts and goal != board.focus:
            board.focus = goal or board.focus
            self.context.host.sound.play("button_hover")
