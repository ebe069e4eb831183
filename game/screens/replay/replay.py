"""Replaying a game: move by move or round by round, animated forwards, instantly backwards."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

import pygame

from engine import RecordError
from engine.record import records
from engine.record.timeline import Timeline
from game.decisions.gestures import CACHE, COINS, PLATE, Thing
from game.editions import show_edition
from game.file_errors import describe
from game.input import bindings as ask
from game.input.bindings import NEXT, RIGHT
from game.refusals import refusal
from game.screens.challenges.spoiler import offers_deal
from game.screens.replay.replay_console import AFTER, BAR, BEFORE, FIRST, LAST, PLAY, VIEW
from game.screens.replay.replay_table import ReplayTable
from game.storage.forks import fork
from game.table.pointing import MAP
from game.ui.own_content import persons_of
from game.ui.scene import Host
from game.words import say
from game.words.persons import show_persons

_log = logging.getLogger(__name__)


def watch(host: Host, path: Path) -> bool:
    """Play a saved game from its beginning; if it can't be read, say why and return False."""
    try:
        record = records.read(path)
        if offers_deal(host, record, path):
            return False
        timeline = Timeline(record)
    except RecordError as error:
        _log.warning("%s: not watched: %s", path, error)
        host.notice(say("saves-load-failed", reason=describe(error)))
        return False
    begin(host, timeline)
    return True


def play_on(host: Host, timeline: Timeline, at: int) -> None:
    """Save the moment ``at`` of a game as a new game, and continue playing it; say so if it can't be."""
    try:
        path = host.saves.new_path([seat.name for seat in timeline.record.seats])
        fork(timeline, at, path)
    except OSError as error:
        host.notice(say("saves-not-saved", file=str(host.saves.folder), reason=refusal(error)))
        return
    if host.open(path):
        host.notice(say("review-fork"))


def begin(host: Host, timeline: Timeline) -> None:
    """Show a replay of a game, which plays from its beginning at once."""
    persons_of(host)
    show_persons(timeline.record.persons)
    show_edition(timeline.record.own_edition)
    scene = ReplayScene(host, timeline)
    host.push(scene)
    scene.play()


class ReplayScene(ReplayTable):
    """The input handling of a replay."""

    def __init__(
        self, host: Host, timeline: Timeline, at: int = 0, viewers: Sequence[str] | None = None
    ) -> None:
        """Create a replay, see :class:`ReplayTable`."""
        super().__init__(host, timeline, at, viewers)
        self._pressed: Thing | None = None
        self._dragging = False

    def handle(self, event: pygame.Event) -> None:
        """Handle pointer, keys and pads."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._down(event.pos)
            case pygame.MOUSEMOTION:
                self._move(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._up(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self._ask_about(event.pos)
            case pygame.MOUSEWHEEL:
                self.forward() if event.y < 0 else self.back()
            case _:
                asked = self.host.devices.asked(event)
                if asked is not None:
                    self._follow(asked.command)

    def _ask_about(self, pos: tuple[int, int]) -> None:
        thing = self._thing_at(pos)
        if not self._put_sheet_away() and thing is not None:
            self.close_up(thing)

    def _put_sheet_away(self) -> bool:
        """Close the open sheet; return whether there was one."""
        read, self.sheet = self.sheet is not None, None
        self.stale = self.stale or read
        return read

    def _thing_at(self, pos: tuple[int, int]) -> Thing | None:
        return self.top.thing_at(pos, self.console.buttons)

    def _down(self, pos: tuple[int, int]) -> None:
        if self._put_sheet_away():
            return
        grown = self.console.bar.inflate(self.top.layout.px(30), self.top.layout.px(8))
        if grown.collidepoint(pos):
            self._dragging, self.playing = True, False
            self.go_to(self.console.moment_at(pos[0]))
            return
        self._pressed = self._thing_at(pos)

    def _move(self, pos: tuple[int, int]) -> None:
        if self._dragging:
            moment = self.console.moment_at(pos[0])
            if moment != self.at:
                self.go_to(moment)
            return
        self.hover(self._thing_at(pos))

    def _up(self, pos: tuple[int, int]) -> None:
        pressed, self._pressed = self._pressed, None
        if self._dragging:
            self._dragging = False
        elif pressed is not None and pressed == self._thing_at(pos):
            self._press(pressed)

    def _press(self, thing: Thing) -> None:
        match thing:
            case ("button", name):
                self.press(name)
            case (kind, seat) if kind in (PLATE, CACHE, COINS):
                self.look_at(None if self.top.focus == seat else seat)
            case (kind, seat) if kind == MAP:
                self.look_at(seat or None)
            case ("menu",):
                self.pause()
            case ("history",):
                self.history()
            case ("summary",):
                self.toggle(self.summary)
            case ("round",):
                self.toggle(self.overview)
            case ("stacks",) | ("shown" | "won", *_):
                self.close_up(thing)

    def _follow(self, command: str) -> None:
        if self._put_sheet_away():
            return
        match command:
            case "left" | "right" if self.focused == BAR:
                self.press(AFTER if command == RIGHT else BEFORE)
            case "left" | "right" | "up" | "down":
                if self._focus.follow(command):
                    self.host.sound.play("button_hover")
            case "select":
                self.press(PLAY if self.focused == BAR else self.focused)
            case "next" | "previous":
                self.press(LAST if command == NEXT else FIRST)
            case "back" if self.top.focus is not None:
                self.look_at(None)
            case "back":
                self.host.pop()
            case "pause":
                self.pause()
            case "history":
                self.history()
            case "summary":
                self.toggle(self.summary)
            case "overview":
                self.toggle(self.overview)
            case "faster" | "slower":
                self.change_pace(1 if command == ask.FASTER else -1)
            case "boroughs" | "boroughs_back":
                ring = [None, *self.shown.ring]
                step = 1 if command == ask.BOROUGHS else -1
                self.look_at(ring[(ring.index(self.top.focus) + step) % len(ring)])
            case "city":
                self.look_at(None)
            case "close_up" if len(self.views) > 1:
                self.press(VIEW)
        self.changed()
