"""The line at the foot of every menu: what the keys or buttons of the device used last do there now."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect, Surface

from game.input.bindings import BACK, SELECT
from game.input.devices import MOUSE
from game.ui.focus import Focus
from game.ui.inputs import Field
from game.ui.key_legend import ACROSS, MOVE, Hint, block
from game.ui.scene import Host
from game.ui.theme import Look
from game.ui.widgets import Control
from game.words import say

_ROOM = 66  # 1080p units at the lower edge that menus leave free for the line
_SAFE = 60  # no words nearer to the window's lower edge: a television may cut them off


class Menu(Protocol):
    """What the line has to know of a menu."""

    host: Host
    look: Look
    leads_back: bool
    focus: Focus[Control | Field]
    controls: list[Control | Field]

    @property
    def writing(self) -> Field | None:
        """The field that is being written into, if any."""

    def hints(self) -> list[Hint]:
        """What keys or buttons do now."""


def room(look: Look) -> int:
    """How many pixels at the lower edge of the window a menu leaves free for the line."""
    return look.px(_ROOM + 40 * (look.text_scale - 1))


def usual(menu: Menu) -> list[Hint]:
    """The hints that every menu has: how to go, what the control with the focus does, how to leave."""
    if menu.writing is not None:
        return [Hint(SELECT, say("menu-does-end-writing"))]
    found = [Hint(MOVE, say("steering-move"))] if len(menu.controls) > 1 else []
    current = menu.focus.current
    if current is not None:
        found.append(Hint(ACROSS if current.keeps else SELECT, current.does()))
    return [*found, Hint(BACK, say("menu-back"))] if menu.leads_back else found


def line(menu: Menu) -> Surface | None:
    """The line as a picture; ``None`` while the mouse is used. Shared, don't draw on it.

    Where all hints have no room, the one that says how to go is left out before letters become smaller.
    """
    devices, look = menu.host.devices, menu.look
    if devices.last == MOUSE:
        return None
    hints = menu.hints()
    fewer = [hint for hint in hints if hint.command != MOVE]
    scale = look.text_scale
    for shown, letters in ((hints, scale), (fewer, scale), (fewer, 1.5), (fewer, 1.0)):
        made = block(shown, devices, look.u, letters, across=True, bare=True)
        if made is None or made.get_width() <= menu.host.size[0] * 0.9:
            return made
    return made


def place(menu: Menu, size: tuple[int, int]) -> Rect:
    """In the middle of the foot, as low as a television surely shows."""
    width, height = menu.host.size
    found = Rect((0, 0), size)
    found.midbottom = width // 2, height - round(_SAFE * menu.look.u) + menu.look.px(4)
    return found
