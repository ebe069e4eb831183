"""Friends elsewhere: what opens a way in for them, who can read along, and the address to send."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.phones import elsewhere, tunnel
from game.phones.reports import Door
from game.screens.phones.door import DoorScene
from game.ui.clipboard import copied
from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.scene import Host
from game.ui.widgets import Entry
from game.words import say

_COPIED = 4.0
"""Seconds for which the button says that the address was copied."""


class ElsewhereScene(DoorScene):
    """Before the press: the programs that were found, or what to install. After it: the address."""

    modal = True
    first = "back"

    def __init__(self) -> None:
        super().__init__()
        self._shown: object = None
        self._copied = 0.0
        self._kinds = tunnel.found()

    def enter(self, host: Host) -> None:
        """Look which programs there are; nothing is started."""
        self.phones = host.open_phones()
        super().enter(host)

    def door(self) -> Door | None:
        """Return the address for friends elsewhere, which may be the room's own."""
        return self.phones.far_door or self.phones.public_door

    def instead(self) -> str:
        """Return how far it is, or what may be done; nothing where a program is yet to be installed."""
        told = self.phones.elsewhere.state()
        if not told and self.phones.failed is not None:
            return self.phones.state()
        if told and self._running:
            return told
        if not self._kinds:
            return ""
        return "\n".join(filter(None, (told, say("phones-elsewhere-how"))))

    def step(self, dt: float) -> None:
        """Follow what becomes of it."""
        super().step(dt)
        self._copied = max(0.0, self._copied - dt)
        if self._what_is_shown() != self._shown and not self.host.devices.pressed:
            self.rebuild(self.focus.current.name if self.focus.current else None)

    @property
    def _running(self) -> bool:
        return self.phones.elsewhere.running

    def _what_is_shown(self) -> object:
        return self.phones.elsewhere.state(), bool(self._copied), bool(self.phones.doors), self.door() is None

    def build(self) -> None:
        """Lay out the code or what is told instead, and beside it who can read along."""
        self._shown = self._what_is_shown()
        style = self.style
        left: list[Entry] = []
        if self._running:
            left.append(Entry("close", say("phones-elsewhere-close"), self._close))
        if self.door() is not None:
            done = say("phones-elsewhere-copied" if self._copied else "phones-elsewhere-copy")
            left.append(Entry("copy", done, self._copy))
        if not self._running and self.phones.public_door is None:
            ready = bool(self.phones.doors)
            left += [
                Entry(
                    kind.name,
                    say("phones-elsewhere-through", program=kind.title),
                    partial(self._open, kind),
                    ready=ready,
                )
                for kind in self._kinds
            ]
        body = self.lay_page(
            say("phones-elsewhere"), left, [Entry("back", say("menu-back"), self.back, METAL)]
        )
        gap = style.px(56)
        if self.door() is not None or self.instead():
            wide = round((body.width - gap) * 0.5)
            self.lay_door(Rect(body.left, body.top, wide, body.height))
            body.left, body.width = body.left + wide + gap, body.width - wide - gap
        room = self.scroll_in(body)
        top = style.px(10)
        for sentence in self._told_beside():
            self.readable.append(sentence)
            words = paragraph(sentence, style.text(28), room.width, self.ink)
            self.picture(words, (room.left, top))
            top += words.get_height() + style.px(24)
        self.fill_viewport(top)

    def _told_beside(self) -> list[str]:
        """Return what stands beside: how things are, who can read along, or what to install."""
        if self.phones.public_door is not None and not self._running:
            return [say("phones-elsewhere-open")]
        if not self._kinds:
            return [
                say("phones-elsewhere-none"),
                say("phones-elsewhere-none-tailscale"),
                say("phones-elsewhere-none-cloudflared"),
            ]
        running = self.phones.elsewhere.kind if self._running else None
        kinds = self._kinds if running is None else (running,)
        told = self.phones.elsewhere.state() if self.door() is not None else ""
        return [*filter(None, (told,)), *map(elsewhere.reads, kinds)]

    def _open(self, kind: tunnel.Kind) -> None:
        self.phones.open_elsewhere(kind)
        self.rebuild("close")

    def _close(self) -> None:
        self.phones.elsewhere.close()
        self.rebuild("back")

    def _copy(self) -> None:
        door = self.door()
        if door is not None and copied(door.link):
            self._copied = _COPIED
