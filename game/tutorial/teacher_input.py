"""Mouse, keyboard and gamepad input for the teacher's bubble: next, back, and holding the seal."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.decisions.targets import BUTTON
from game.input import bindings as ask
from game.input.bindings import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from game.table.controls import Controls
from game.table.hud.undo_buttons import LESSON
from game.table.tabletop import HISTORY, MENU
from game.tutorial.bubble import BACK, ON, STOP
from game.tutorial.bubble_view import BubbleView
from game.tutorial.lines import Line

_HOLD = 0.9
"""Seconds to hold the seal to send the teacher away."""

_REST = 0.35
"""Seconds after the last bubble in which a press on select is ignored as accidental."""

_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_RELEASED = (pygame.KEYUP, pygame.CONTROLLERBUTTONUP)


class Reader(Protocol):
    """What the input acts on: the teacher."""

    @property
    def board(self) -> BubbleView:
        """The bubble as it lies now."""

    @property
    def line(self) -> Line | None:
        """The line whose bubble is open."""

    @property
    def at(self) -> int | None:
        """Which of the lines is being read; 0 is the first."""

    @property
    def telling(self) -> bool:
        """Whether a bubble waits to be read, and the table with it."""

    def go_on(self) -> None:
        """The bubble was read."""

    def go_back(self) -> bool:
        """One bubble back; returns whether there was one."""

    def fold(self) -> None:
        """Put the advice aside."""

    def send_away(self) -> None:
        """No more lessons in this game."""


class TeacherInput:
    """Handles input for the open bubble."""

    def __init__(self, teacher: Reader, controls: Controls) -> None:
        self.teacher, self.context, self._controls = teacher, controls.context, controls
        self._pressed: str | None = None
        self._held: float | None = None
        self._resting = 0.0

    def step(self, dt: float) -> None:
        """Advance the time; a seal held long enough sends the teacher away."""
        self._resting = max(0.0, self._resting - dt)
        if self._held is None:
            return
        self._held += dt
        self.teacher.board.held = min(1.0, self._held / _HOLD)
        self.context.changed()
        if self._held >= _HOLD:
            self.teacher.send_away()

    def rest(self) -> None:
        """Start to ignore presses on select for a moment, after the last bubble."""
        self._resting = 0.0 if self.context.host.settings.pace == "instant" else _REST

    def let_go(self) -> None:
        """Stop holding the seal."""
        if self._held is not None:
            self._held, self.teacher.board.held = None, 0.0
            self.context.changed()

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event of mouse, keyboard or gamepad; return whether it was used."""
        teacher, context = self.teacher, self.context
        if teacher.line is None or context.sheet is not None or context.director.curtain:
            return False
        if event.type in _POINTER:
            return self._point(event)
        if event.type in _RELEASED:
            self.let_go()
            return False
        asked = context.host.devices.asked(event)
        if asked is None or asked.command in (ask.FASTER, ask.SLOWER):
            return False
        if not teacher.telling:
            return asked.command == SELECT and self._resting > 0
        self._follow(asked.command)
        context.changed()
        return True

    # The pointer

    def _point(self, event: pygame.Event) -> bool:
        teacher, board = self.teacher, self.teacher.board
        part = board.part_at(event.pos)
        ours = teacher.telling or part is not None
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
            self._held = 0.0 if part == STOP else None
            return ours
        return self._release(part, event.pos)

    def _release(self, part: str | None, pos: tuple[int, int]) -> bool:
        """Handle the release of a mouse button over a part of the bubble, or beside it (``None``)."""
        pressed, self._pressed = self._pressed, None
        self.let_go()
        if self.teacher.telling:
            if pressed == part and part != STOP:
                self._press(part, pos)
            return True
        if pressed is not None and pressed == part:
            self.teacher.fold()
        return pressed is not None

    def _press(self, part: str | None, pos: tuple[int, int]) -> None:
        context = self.context
        thing = context.top.thing_at(pos, context.buttons) if part is None else None
        if thing in ((MENU,), (HISTORY,), (BUTTON, LESSON)):
            self._controls.answering.press(thing)
        elif part == BACK:
            self.teacher.go_back()
        else:
            self.teacher.go_on()

    # Keys and pads

    def _follow(self, command: str) -> None:
        teacher, focus = self.teacher, self.teacher.board.focus
        match command:
            case "select" if focus == STOP:
                self._held = 0.0
            case "select" if focus == BACK:
                teacher.go_back()
            case "select":
                teacher.go_on()
            case "back" if teacher.go_back():
                pass
            case "back" | "pause":
                self.let_go()
                self._controls.flow.pause()
            case "left" | "right" | "up" | "down" | "next" | "previous":
                self._move(command)

    def _move(self, direction: str) -> None:
        """Move the focus from one button of the bubble to another."""
        board = self.teacher.board
        parts = [part for part in (BACK, ON, STOP) if part != BACK or self.teacher.at]
        goal = {UP: STOP, DOWN: ON, RIGHT: ON, LEFT: BACK}.get(direction)
        if direction in (NEXT, PREVIOUS):
            step = 1 if direction == NEXT else -1
            goal = parts[(parts.index(board.focus) + step) % len(parts)]
        if goal in parts and goal != board.focus:
            board.focus = goal or board.focus
            self.context.host.sound.play("button_hover")
