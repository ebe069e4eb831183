"""The buttons on the table: for the decision, for undoing and ending a turn, for hints and lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.match.director import Director
from game.settings import PACES
from game.table.hud.layout import Layout
from game.table.hud.prompt import Button, row
from game.words import say

UNDO, RESTART, DONE = "turn-undo", "turn-restart", "turn-done"
KEYS = (UNDO, RESTART, DONE)
HINT, LESSON = "hint", "lesson"
"""The buttons at the right end of the prompt: ask for a hint, show the last lesson again."""


class Offer(NamedTuple):
    """What can be done now in addition to the decision."""

    undo: bool = False
    whose: str | None = None
    """The seat whose choice would be undone, if another seat is asked meanwhile."""
    restart: bool = False
    done: bool = False


def offer(director: Director, pace: str) -> Offer:
    """Return what is offered in the current game; ``pace`` is one of :data:`game.settings.PACES`."""
    assert pace in PACES
    mover = director.taken_back_by
    answering = director.screen.curtain or (director.screen.asked.colour if director.screen.asked else mover)
    done = director.awaits_done(pace) and director.unconfirmed in director.screen.persons
    alone = director.screen.asked is not None and director.session.can_restart_turn()
    return Offer(mover is not None, mover if mover != answering else None, alone, done)


def buttons(
    layout: Layout,
    room: Rect,
    asked: Sequence[Button],
    offered: Offer,
    hovered: tuple[str, ...] | None,
    *,
    whose: str,
    curtain: bool,
    hint: bool,
    lesson: bool,
) -> list[Button]:
    """Return the decision's buttons ``asked`` and those of the offer, laid out in ``room``.

    On the curtain there is only undo. ``whose`` is the name of :attr:`Offer.whose`; ``hint`` and ``lesson``
    say whether these buttons exist.
    """

    def made(key: str, label: str = "", icons: tuple[str, ...] = ()) -> Button:
        return Button(key, label, icons, lit=key == DONE, hover=hovered == ("button", key))

    def beside(key: str, icon: str, place: Rect) -> Button:
        return Button(key, "", (icon,), place, hover=hovered == ("button", key))

    undo = say("table-undo-of", name=whose) if whose else ""
    if curtain:
        return [_beneath(made(UNDO, undo, ("icons/undo",)), layout)] if offered.undo else []
    more = []
    if offered.done:
        more.append(made(DONE, say("table-done"), ("icons/check",)))
    if offered.restart:
        more.append(made(RESTART, say("table-restart-turn"), ("icons/restart",)))
    if offered.undo and whose:
        more.append(made(UNDO, undo, ("icons/undo",)))
    found = row([*asked, *more], layout, room) if more else list(asked)
    if hint:
        found.append(beside(HINT, "icons/candle", layout.hint))
    if lesson:
        found.append(beside(LESSON, "icons/lesson", layout.beside[1]))
    if offered.undo and not whose:
        found.append(beside(UNDO, "icons/undo", layout.beside[2] if lesson else layout.undo))
    return found


def prompt_end(layout: Layout, laid: Sequence[Button]) -> int:
    """Return where the prompt ends when ``laid`` are the buttons on the table."""
    beside = [button.rect.left - layout.px(10) for button in laid if button.rect in layout.beside]
    return min(beside, default=layout.prompt_end)


def _beneath(button: Button, layout: Layout) -> Button:
    """Return the button placed below the curtain's text."""
    (laid,) = row([button], layout)
    laid.rect.center = layout.size[0] // 2, round(layout.size[1] * 0.5 + layout.px(235 + 110))
    return laid
