"""What pointer, keys and pads do where a game is watched again."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.decisions.gestures import CACHE, COINS, Thing
from game.input import bindings as ask
from game.input.bindings import NEXT
from game.screens.replay.replay_console import AFTER, BAR, BEFORE, FIRST, LAST, PLAY, VIEW, Console
from game.table.city.board import Shown
from game.table.hud import sheets
from game.table.tabletop import MAP, PLATE, Tabletop
from game.ui.scene import Host


class Replay(Protocol):
    """The scene that is steered."""

    host: Host
    console: Console
    top: Tabletop
    shown: Shown
    sheet: sheets.Sheet | None
    views: list[tuple[str, ...]]
    at: int
    playing: bool
    stale: bool

    def go_to(self, moment: int) -> None:
        """Show a moment at once."""

    def forward(self) -> None:
        """Show the next move as it was made."""

    def back(self) -> None:
        """Show the moment one move earlier."""

    def press(self, name: str) -> None:
        """Press a button of the console."""

    def change_pace(self, step: int) -> None:
        """So many paces faster."""

    def look_at(self, borough: str | None) -> None:
        """Look at a borough closely, or (``None``) at the whole city."""

    def close_up(self, thing: Thing | None) -> None:
        """Show what there is to read about a thing; where something is read already, that goes."""

    def history(self) -> None:
        """List what happened."""

    def pause(self) -> None:
        """Open the sheet of the pause."""


class Steering:
    """Turns events into what the scene is asked for, and knows what has the focus."""

    def __init__(self, scene: Replay) -> None:
        self.scene = scene
        self.focus = BAR
        """What keys and pads act on: the bar, or a button of the console."""
        self.hovered: Thing | None = None
        """What the pointer is over."""
        self._pressed: Thing | None = None
        self._dragging = False

    def keep_focus(self) -> None:
        """The console has been laid anew: the focus stays on something that can be pressed."""
        if self.focus != BAR and self.focus not in self._names():
            self.focus = PLAY

    def _names(self) -> list[str]:
        return [button.key for button in self.scene.console.buttons if not button.disabled]

    def handle(self, event: pygame.Event) -> None:
        """Pointer, keys and pads."""
        scene = self.scene
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._down(event.pos)
            case pygame.MOUSEMOTION:
                self._move(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._up(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                scene.close_up(scene.top.thing_at(event.pos, scene.console.buttons))
            case pygame.MOUSEWHEEL:
                scene.forward() if event.y < 0 else scene.back()
            case _:
                asked = scene.host.devices.asked(event)
                if asked is not None:
                    self._follow(asked.command)

    def _down(self, pos: tuple[int, int]) -> None:
        scene = self.scene
        if scene.sheet is not None:
            scene.sheet, scene.stale = None, True
            return
        grown = scene.console.bar.inflate(scene.top.layout.px(30), scene.top.layout.px(8))
        if grown.collidepoint(pos):
            self._dragging, scene.playing = True, False
            scene.go_to(scene.console.moment_at(pos[0]))
            return
        self._pressed = scene.top.thing_at(pos, scene.console.buttons)

    def _move(self, pos: tuple[int, int]) -> None:
        scene = self.scene
        if self._dragging:
            moment = scene.console.moment_at(pos[0])
            if moment != scene.at:
                scene.go_to(moment)
            return
        thing = scene.top.thing_at(pos, scene.console.buttons)
        if thing != self.hovered:
            self.hovered = thing
            scene.top.hand.hover = None
            if thing and thing[0] == "card" and thing[1] in scene.top.hand.cards:
                scene.top.hand.hover = scene.top.hand.cards.index(thing[1])
            scene.stale = True

    def _up(self, pos: tuple[int, int]) -> None:
        scene = self.scene
        pressed, self._pressed = self._pressed, None
        if self._dragging:
            self._dragging = False
        elif pressed is not None and pressed == scene.top.thing_at(pos, scene.console.buttons):
            self._press(pressed)

    def _press(self, thing: Thing) -> None:
        scene = self.scene
        match thing:
            case ("button", name):
                scene.press(name)
            case (kind, seat) if kind in (PLATE, CACHE, COINS):
                scene.look_at(None if scene.top.focus == seat else seat)
            case (kind, seat) if kind == MAP:
                scene.look_at(seat or None)
            case ("menu",):
                scene.pause()
            case ("history",):
                scene.history()
            case ("stacks",):
                scene.close_up(thing)

    def _follow(self, command: str) -> None:
        scene = self.scene
        if scene.sheet is not None:
            scene.sheet, scene.stale = None, True
            return
        match command:
            case "left" | "right":
                self._go_aside(1 if command == "right" else -1)
            case "up" | "down":
                self._change_row(command == "down")
            case "select":
                scene.press(PLAY if self.focus == BAR else self.focus)
            case "next" | "previous":
                scene.press(LAST if command == NEXT else FIRST)
            case "back":
                scene.host.pop()
            case "pause":
                scene.pause()
            case "history":
                scene.history()
            case "faster" | "slower":
                scene.change_pace(1 if command == ask.FASTER else -1)
            case "boroughs" | "boroughs_back":
                ring = [None, *scene.shown.ring]
                step = 1 if command == ask.BOROUGHS else -1
                scene.look_at(ring[(ring.index(scene.top.focus) + step) % len(ring)])
            case "city":
                scene.look_at(None)
            case "close_up" if len(scene.views) > 1:
                scene.press(VIEW)
        scene.stale = True

    def _go_aside(self, step: int) -> None:
        scene = self.scene
        if self.focus == BAR:
            scene.press(AFTER if step > 0 else BEFORE)
            return
        names = self._names()
        self.focus = names[max(0, min(len(names) - 1, names.index(self.focus) + step))]
        scene.host.sound.play("button_hover")

    def _change_row(self, down: bool) -> None:
        """From the bar to the buttons and back; where they stand in two rows, from one to the other."""
        rects = {button.key: button.rect for button in self.scene.console.buttons if not button.disabled}
        if self.focus == BAR:
            self.focus = PLAY if down else BAR
            return
        here = rects[self.focus]
        others = [name for name, rect in rects.items() if (rect.top - here.top) * (1 if down else -1) > 0]
        if others:
            self.focus = min(others, key=lambda name: abs(rects[name].centerx - here.centerx))
        elif not down:
            self.focus = BAR
