"""Keys and buttons: what each action is asked for with, and how to give it another.

A place is picked, then the new key or button pressed. What had it before gets the former one for it, and a
sentence names it; nothing that every device needs can be lost.
"""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.input.bindings import BACK, COMMANDS, HELD, NUMBERS, BindingError, name_of
from game.input.bindings import PAD as PREFIX
from game.input.devices import PAD, Devices
from game.ui import key_glyphs, materials, typesetting
from game.ui.key_legend import Hint
from game.ui.labels import draw_lines
from game.ui.menu import MenuScene
from game.ui.palette import RGB
from game.ui.theme import BODY, SMALL, Look, Manager
from game.ui.widgets import Control, Plaque
from game.words import Family, say

ACTIONS = tuple(command for command in COMMANDS if command not in NUMBERS)
"""What can be given other keys here: all but the numbers, which stay on theirs."""


_ACTION_NAMES = Family("settings-action", ACTIONS)
_TWINS = ("kp_", "ac_")
"""Keys of the number pad and of remote controls do what others do; they needn't be shown."""
_SIGN = 39
"""How high a key or button is at least, in 1080p units: its letters are to be as large as all others."""
_LABEL = 0.36  # the share of a row that the name of its action has


def action(command: str) -> str:
    """What a command is called."""
    if command in NUMBERS:
        return say("settings-action-number", number=command)
    return _ACTION_NAMES.say(command)


class Slot(Control):
    """The keys, or the buttons of a pad, that an action has: shown as they look."""

    def __init__(
        self, rect: Rect, look: Look, manager: Manager, scene: BindingsScene, command: str, pad: bool
    ) -> None:
        self.scene, self.command, self.pad = scene, command, pad
        name = f"{command} {'pad' if pad else 'keyboard'}"
        super().__init__(
            name, rect, look, manager, scene.container, label=action(command), press=lambda: scene.ask(self)
        )

    def paint(self, state: str) -> Surface:
        """A paper plate with the signs side by side, as many as there is room for."""
        look, (width, height) = self.look, self.rect.size
        asked = self.scene.asked is self
        state = materials.CHOSEN if asked else state
        face = materials.plaque(width, height, look.u, materials.PAPER, state, look.contrast).copy()
        signs = [] if asked else self._signs(max(round(height * 0.62), look.text(_SIGN)), width - look.px(24))
        if not signs:
            colour = materials.writing(materials.PAPER, state, look.contrast)
            signs = [typesetting.line("…" if asked else "–", look.text(BODY), colour, True)]
        _draw_signs(face, signs, look)
        return face

    def _signs(self, high: int, room: int) -> list[Surface]:
        devices = self.scene.host.devices
        found: list[Surface] = []
        names = devices.bindings.names(self.command, self.pad)
        usual = [name for name in names if not name.startswith(_TWINS)]
        for name in usual or names:
            sign = _sign(name, high, devices)
            room -= sign.get_width() + self.look.px(10)
            if room < 0 and found:
                break
            found.append(sign)
        return found


class NumberKeys(Control):
    """The keys of the numbers, on the sheet itself: there is nothing to change."""

    def __init__(self, rect: Rect, look: Look, manager: Manager, scene: BindingsScene) -> None:
        self.scene = scene
        label = say("settings-action-numbers")
        super().__init__("numbers keyboard", rect, look, manager, scene.container, label=label)

    def paint(self, state: str) -> Surface:
        """The first and the last of them, with dots between."""
        look, devices = self.look, self.scene.host.devices
        face = Surface(self.rect.size, pygame.SRCALPHA)
        own = [name for number in NUMBERS if (name := devices.bindings.first(number, pad=False))]
        high = max(round(self.rect.height * 0.62), look.text(_SIGN))
        parts = [_sign(name, high, devices) for name in dict.fromkeys((*own[:1], *own[-1:]))]
        if len(own) != 1:
            dots = typesetting.line("…" if own else "–", look.text(BODY), self.scene.ink, bold=True)
            parts.insert(1, dots)
        _draw_signs(face, parts, look)
        return face.premul_alpha()  # as the library draws what can be seen through


def _draw_signs(face: Surface, signs: list[Surface], look: Look) -> None:
    """Draw signs side by side in the middle of a place."""
    gap = look.px(10)
    left = (face.get_width() - sum(sign.get_width() for sign in signs) - gap * (len(signs) - 1)) // 2
    for sign in signs:
        face.blit(sign, sign.get_rect(midleft=(left, face.get_height() // 2)))
        left += sign.get_width() + gap


def _sign(name: str, high: int, devices: Devices) -> Surface:
    if not name.startswith(PREFIX):
        return key_glyphs.key(name, high)
    make = (
        key_glyphs.make_of(devices.pads.get(devices.pad, "")) if devices.pad is not None else key_glyphs.XBOX
    )
    return key_glyphs.pad_button(name.removeprefix(PREFIX), high, make)


class BindingsScene(MenuScene):
    """A sheet with a row for each action: its name, its keys, its buttons."""

    first = f"{ACTIONS[4]} keyboard"

    def __init__(self, modal: bool = False) -> None:
        """``modal``: over the table, which shines through."""
        super().__init__()
        self.modal = modal
        self.music = None if modal else "title"
        self.asked: Slot | None = None
        """The place that the next key or button is for."""
        self._told = ""
        self._told_at: str | None = None
        self._slots: list[Control] = []

    def build(self) -> None:
        """Lay out the sheet."""
        look, (width, height) = self.look, self.size
        page = Rect(0, 0, min(width - look.px(112), look.px(1760)), height - look.px(76))
        page.center = width // 2, height // 2 + look.px(4)
        self.lay_sheet(page)
        inside = page.inflate(-look.px(96), -look.px(48))
        top = self.head(say("settings-bindings"), inside)
        foot = inside.bottom - look.row
        margin = look.px(12)
        gap = look.px(20)
        label = round(inside.width * _LABEL)
        wide = (inside.width - label - gap) // 2
        lefts = (margin + label, margin + label + wide + gap)
        top = self._lay_heads(inside.left - margin, lefts, wide, top)
        back = Rect(inside.left, foot, self.width_for(say("shell-back"), 200), look.row)
        first = Rect(back.right + look.px(24), foot, self.width_for(say("settings-first"), 200), look.row)
        low = self._lay_told(inside, first.right + look.px(32), foot) - look.px(20)
        self.viewport(Rect(inside.left - margin, top, inside.width + 2 * margin, low - top))
        self._lay_rows(margin, label, lefts, wide)
        for name, words, place, press in (
            ("back", say("shell-back"), back, self.back),
            ("first", say("settings-first"), first, self._restore),
        ):
            plaque = Plaque(name, place, look, self.manager, label=words, press=press)
            self.add(plaque, _about_first if name == "first" else None)

    def _lay_heads(self, left: int, lefts: tuple[int, int], wide: int, top: int) -> int:
        look = self.look
        for x, words in zip(lefts, (say("settings-keyboard"), say("settings-pad")), strict=True):
            head = typesetting.line(words, look.text(SMALL), self.ink, bold=True)
            self.show(head, head.get_rect(midtop=(left + x + wide // 2, top)).topleft)
        return top + round(look.text(SMALL) * 1.5)

    def _lay_rows(self, left: int, label: int, lefts: tuple[int, int], wide: int) -> None:
        look = self.look
        top, self.asked, self._slots = look.px(10), None, []
        for command in ACTIONS:
            self._lay_label(action(command), left, label, top)
            for x, pad in zip(lefts, (False, True), strict=True):
                slot = Slot(Rect(x, top, wide, look.row), look, self.manager, self, command, pad)
                self._slots.append(slot)
                self.add(slot, partial(self._about, command))
            top += look.row + look.px(12)
        self._lay_label(say("settings-action-numbers"), left, label, top)
        keys = NumberKeys(Rect(lefts[0], top, wide, look.row), look, self.manager, self)
        self._slots.append(keys)
        self.add(keys, partial(say, "settings-about-numbers"))
        self.fill_viewport(top + look.row + look.px(12))

    def _lay_label(self, label: str, left: int, wide: int, top: int) -> None:
        words = Surface((wide - self.look.px(16), self.look.row), pygame.SRCALPHA)
        draw_lines(words, label, self.look, words.get_rect(), self.ink)
        self.picture(words, (left, top))

    def _lay_told(self, inside: Rect, left: int, foot: int) -> int:
        """The place for sentences: right of the plaques, or over them where words are large.

        Returns where the foot begins with it.
        """
        look = self.look
        if look.text_scale == 1.0:
            self.hint_place = Rect(left, foot - look.px(6), inside.right - left, look.row + look.px(12))
            return foot
        high = round(look.text(SMALL) * 2.45)
        self.hint_place = Rect(inside.left, foot - look.px(10) - high, inside.width, high)
        return self.hint_place.top

    # What is said

    @staticmethod
    def _about(command: str) -> str:
        return say("settings-about-slot", action=action(command))

    def remark(self) -> tuple[str, RGB]:
        """What to press now; else what has come of it; else what the control with the focus is for."""
        if self.asked is not None:
            words = action(self.asked.command)
            if self._told:
                return self._told, self.ink
            if self.asked.pad:
                return say("settings-press-button", action=words), self.ink
            return say("settings-press-key", action=words), self.ink
        current = self.focus.current
        if self._told and current is not None and current.name == self._told_at:
            return self._told, self.ink
        return super().remark()

    def hints(self) -> list[Hint]:
        """While a key is awaited: how to leave it with the other device; any of its own would be taken."""
        if self.asked is None:
            return super().hints()
        other = (self.host.devices.last == PAD) != self.asked.pad
        return [Hint(BACK, say("replay-cancel"))] if other else []

    def _tell(self, sentence: str) -> None:
        current = self.focus.current
        self._told, self._told_at = sentence, current.name if current else None

    # What happens

    def ask(self, slot: Slot) -> None:
        """The next key or button is for ``slot``."""
        self.asked, self._told = slot, ""
        slot.repaint()

    def handle(self, event: pygame.Event) -> None:
        """While a key or button is awaited it is taken; everything else is as on every screen."""
        slot = self.asked
        if slot is None:
            super().handle(event)
        elif event.type == pygame.MOUSEBUTTONDOWN or _cancels(event):
            self._end("")
        elif event.type == (pygame.CONTROLLERBUTTONDOWN if slot.pad else pygame.KEYDOWN):
            self._take(slot, event)
        elif self.host.devices.bindings.in_menu(event) == BACK:  # with the other device
            self._end("")

    def _take(self, slot: Slot, event: pygame.Event) -> None:
        """Bind what was pressed, where it can be."""
        name = name_of(event)
        if name is None:
            if not _only_held(event):
                self._told = say("settings-unbindable")
                self.host.sound.play("refuse")
            return
        bindings = self.host.devices.bindings
        try:
            change = bindings.rebound(slot.command, name)
        except BindingError:
            self._told = say("settings-needed", other=action(bindings.owner(name) or slot.command))
            self.host.sound.play("refuse")
            return
        unchanged = bindings.names(slot.command, slot.pad)[:1] == (name,)
        self.host.change_settings(bindings=change.bindings)
        self.host.devices.let_go()
        if unchanged:
            self._end("")
            return
        here = action(slot.command)
        if change.loser is None:
            self._end(say("settings-bound", action=here))
        elif change.given is not None:
            self._end(say("settings-swapped", action=here, other=action(change.loser)))
        elif self.host.devices.bindings.names(change.loser, slot.pad):
            self._end(say("settings-taken", action=here, other=action(change.loser)))
        else:
            self._end(say("settings-taken-last", action=here, other=action(change.loser)))

    def _end(self, sentence: str) -> None:
        """Nothing is awaited any more."""
        self.asked = None
        self._tell(sentence)
        self.host.sound.play("button_press")
        for slot in self._slots:
            slot.repaint()

    def _restore(self) -> None:
        """Everything is as at first."""
        self.host.change_settings(bindings={})
        self._end(say("settings-as-at-first"))


def _about_first() -> str:
    return say("settings-about-first")


def _cancels(event: pygame.Event) -> bool:
    return bool(event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE)


def _only_held(event: pygame.Event) -> bool:
    """Whether a key is one that is held with another, which may still come."""
    return bool(event.type == pygame.KEYDOWN and event.key in HELD)
