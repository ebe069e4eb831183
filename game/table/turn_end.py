"""Taking back and ending a turn: the buttons for it beside the prompt, or beneath the curtain's call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.settings import PACES
from game.table import turning_back
from game.table.director import Director
from game.table.layout import Layout
from game.table.prompt import Button, row
from game.words import say

if TYPE_CHECKING:
    from game.table.scene import TableScene

UNDO, RESTART, DONE = "turn-undo", "turn-restart", "turn-done"
KEYS = (UNDO, RESTART, DONE)


class Offer(NamedTuple):
    """What can be done now, beside what the decision asks."""

    undo: bool = False
    whose: str | None = None
    """The seat whose choice is taken back, where somebody else is asked meanwhile."""
    restart: bool = False
    done: bool = False


def offer(director: Director, pace: str) -> Offer:
    """What is offered as the game stands; ``pace`` is one of :data:`game.launch.PACES`."""
    assert pace in PACES
    undo = director.can_undo
    mover = director.session.taken_back_by() if undo else None
    answering = director.curtain or (director.asked.colour if director.asked else mover)
    alone = director.asked is not None and director.can_restart_turn
    return Offer(undo, mover if mover != answering else None, alone, director.awaits_done(pace))


def buttons(scene: TableScene, offered: Offer, asked: list[Button]) -> list[Button]:
    """``asked``, the decision's buttons, and those of the offer, laid out."""
    layout, hovered = scene.top.layout, scene.hovered

    def made(key: str, label: str = "", icons: tuple[str, ...] = ()) -> Button:
        return Button(key, label, icons, lit=key == DONE, hover=hovered == ("button", key))

    whose = say("history-undo-of", name=scene.session.name(offered.whose)) if offered.whose else ""
    if scene.director.curtain:
        return [_beneath(made(UNDO, whose, ("icons/undo",)), layout)] if offered.undo else []
    more = []
    if offered.done:
        more.append(made(DONE, say("history-done"), ("icons/check",)))
    if offered.restart:
        more.append(made(RESTART, say("history-restart-turn"), ("icons/undo",)))
    if offered.undo and whose:
        more.append(made(UNDO, whose, ("icons/undo",)))
    found = row([*asked, *more], layout) if more else list(asked)
    if scene.session.humans:
        found.append(scene.adviser.button())
    lesson = scene.teacher.button()
    if lesson is not None:
        found.append(lesson)
    if offered.undo and not whose:
        square = made(UNDO, "", ("icons/undo",))
        place = layout.beside[2] if lesson is not None else layout.undo
        found.append(Button(square.key, "", square.icons, place, hover=square.hover))
    return found


def prompt_end(layout: Layout, laid: Sequence[Button]) -> int:
    """Where the prompt ends, when ``laid`` are the buttons on the table."""
    beside = [button.rect.left for button in laid if button.rect in layout.beside]
    return min(beside) - layout.px(10) if beside else layout.prompt.right


def _beneath(button: Button, layout: Layout) -> Button:
    """The button below what the curtain says."""
    (laid,) = row([button], layout)
    place = Rect(laid.rect)
    place.center = layout.size[0] // 2, round(layout.size[1] * 0.5 + layout.px(235 + 110))
    return Button(button.key, button.label, button.icons, place, hover=button.hover)


def press(scene: TableScene, key: str) -> None:
    """One of the buttons was pressed."""
    if key == DONE:
        scene.director.settle()
        scene.host.sound.play("button_press")
        scene.stale = True
    else:
        turning_back.undo(scene, whole_turn=key == RESTART)


def draw_on_curtain(surface: Surface, scene: TableScene) -> None:
    """Draw what can be pressed on the curtain."""
    for button in scene.buttons:
        button.draw(surface, scene.top.text_scale)
