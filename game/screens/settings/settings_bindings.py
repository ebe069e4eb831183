"""Key and button bindings: what triggers each action, and how to change it.

The player selects a slot, then presses the new key or button. If another action had it, that one gets the
former binding in exchange, and a message names it; nothing that every device needs can be lost.
"""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.input.bindings import BACK, COMMANDS, HELD, NUMBERS, BindingError, name_of
from game.input.bindings import PAD as PREFIX
from game.input.devices import PAD, Devices
from game.ui import key_glyphs, surfaces, typesetting
from game.ui.key_legend import Hint
from game.ui.materials import CHOSEN
from game.ui.palette import RGB
from game.ui.sheets import SheetScene
from game.ui.theme import BODY, SMALL, Style
from game.ui.widgets import Control, Entry
from game.words import Family, say

ACTIONS = tuple(command for command in COMMANDS if command not in NUMBERS)
"""The actions that can be bound here: all but the numbers, which keep their keys."""


_ACTION_NAMES = Family("settings-action", ACTIONS)
_TWINS = ("kp_", "ac_")
"""Keys of number pads and remote controls duplicate other keys and needn't be shown."""
_SIGN = 39
"""The minimum height of a key or button, in 1080p units, so that its letters are as large as other text."""
_LABEL = 0.36  # the share of a row taken by the action's name


def action(command: str) -> str:
    """Return a command's name for players."""
    if command in NUMBERS:
        return say("settings-action-number", number=command)
    return _ACTION_NAMES.say(command)


class Slot(Control):
    """The keys or pad buttons bound to an action, drawn as keys and buttons."""

    def __init__(self, rect: Rect, scene: BindingsScene, command: str, pad: bool) -> None:
        self.scene, self.command, self.pad = scene, command, pad
        name = f"{command} {'pad' if pad else 'keyboard'}"
        super().__init__(name, rect, scene.view_frame, action(command), lambda: scene.ask(self))

    def spoken_state(self) -> str:
        """Return the names of the keys or buttons."""
        names = self.scene.host.devices.bindings.names(self.command, self.pad)
        device = say("settings-pad" if self.pad else "settings-keyboard")
        return f"{device}: {', '.join(name.removeprefix(PREFIX) for name in names) or '–'}"

    def paint(self, state: str) -> Surface:
        """Return a paper plate with as many signs side by side as fit."""
        style, (width, height) = self.style, self.rect.size
        asked = self.scene.asked is self
        face, colour = self.plate(CHOSEN if asked else state)
        signs = (
            [] if asked else self._signs(max(round(height * 0.62), style.text(_SIGN)), width - style.px(24))
        )
        if not signs:
            signs = [typesetting.line("…" if asked else "–", style.text(BODY), colour, True)]
        _draw_signs(face, signs, style)
        return face

    def _signs(self, high: int, room: int) -> list[Surface]:
        devices = self.scene.host.devices
        found: list[Surface] = []
        names = devices.bindings.names(self.command, self.pad)
        usual = [name for name in names if not name.startswith(_TWINS)]
        for name in usual or names:
            sign = _sign(name, high, devices)
            room -= sign.get_width() + self.style.px(10)
            if room < 0 and found:
                break
            found.append(sign)
        return found


class NumberKeys(Control):
    """The number keys, directly on the sheet, as they can't be changed."""

    def __init__(self, rect: Rect, scene: BindingsScene) -> None:
        self.scene = scene
        super().__init__("numbers keyboard", rect, scene.view_frame, say("settings-action-numbers"))

    def paint(self, state: str) -> Surface:
        """Return the first and the last of them, with dots in between."""
        style, devices = self.style, self.scene.host.devices
        face = Surface(self.rect.size, pygame.SRCALPHA)
        own = [name for number in NUMBERS if (name := devices.bindings.first(number, pad=False))]
        high = max(round(self.rect.height * 0.62), style.text(_SIGN))
        parts = [_sign(name, high, devices) for name in dict.fromkeys((*own[:1], *own[-1:]))]
        if len(own) != 1:
            dots = typesetting.line("…" if own else "–", style.text(BODY), self.scene.ink, bold=True)
            parts.insert(1, dots)
        _draw_signs(face, parts, style)
        return face


def _draw_signs(face: Surface, signs: list[Surface], style: Style) -> None:
    """Draw signs side by side in the middle of a surface."""
    places = surfaces.side_by_side([sign.get_width() for sign in signs], style.px(10), face.get_rect())
    for sign, place in zip(signs, places, strict=True):
        face.blit(sign, sign.get_rect(midleft=place.midleft))


def _sign(name: str, high: int, devices: Devices) -> Surface:
    if name.startswith(PREFIX):
        return key_glyphs.pad_button(name.removeprefix(PREFIX), high, key_glyphs.make_of(devices))
    return key_glyphs.key(name, high)


class BindingsScene(SheetScene):
    """A sheet with a row for each action: its name, its keys, its buttons."""

    first = f"{ACTIONS[4]} keyboard"

    def __init__(self, modal: bool = False) -> None:
        """With ``modal`` the screen lies over the table, which remains visible."""
        super().__init__()
        self.modal = modal
        self.music = None if modal else "title"
        self.asked: Slot | None = None
        """The slot waiting for a key or button."""
        self._told = ""
        self._told_at: str | None = None
        self._slots: list[Control] = []

    def build(self) -> None:
        """Lay out a column each for the actions' names, their keys and their buttons."""
        style = self.style
        back = Entry("back", say("menu-back"), self.back)
        about_first = partial(say, "settings-about-first")
        first = Entry("first", say("settings-first"), self._restore, hint=about_first)
        body = self.lay_page(say("settings-bindings"), [back, first], hints=True)
        label, gap = round(body.width * _LABEL), style.px(20)
        wide = (body.width - label - gap) // 2
        lefts = label, label + wide + gap
        for x, words in zip(lefts, (say("settings-keyboard"), say("settings-pad")), strict=True):
            head = typesetting.line(words, style.text(SMALL), self.ink, bold=True)
            self.show(head, head.get_rect(midtop=(body.left + x + wide // 2, body.top)).topleft)
        high = round(style.text(SMALL) * 1.5)
        body.top, body.height = body.top + high, body.height - high
        row = self.scroll_in(body)
        row.update(row.left, style.px(10), label - style.px(16), style.row)
        self.asked, self._slots = None, []
        for command in ACTIONS:
            self.label(action(command), row)
            for x, pad in zip(lefts, (False, True), strict=True):
                slot = Slot(Rect(row.left + x, row.top, wide, row.height), self, command, pad)
                self._slots.append(slot)
                self.add(slot, partial(say, "settings-about-slot", action=action(command)))
            row.top += style.row + style.px(12)
        self.label(say("settings-action-numbers"), row)
        keys = NumberKeys(Rect(row.left + label, row.top, wide, row.height), self)
        self._slots.append(keys)
        self.add(keys, partial(say, "settings-about-numbers"))
        self.fill_viewport(row.bottom + style.px(12))

    @property
    def writes(self) -> bool:
        """Whether the next key or button is taken as a new binding."""
        return self.asked is not None

    # What is said

    def remark(self) -> tuple[str, RGB]:
        """Return what to press now, else the result of the last change, else the focused control's hint."""
        if self.asked is not None:
            words = action(self.asked.command)
            button, key = say("settings-press-button", action=words), say("settings-press-key", action=words)
            return self._told or (button if self.asked.pad else key), self.ink
        current = self.focus.current
        if self._told and current is not None and current.name == self._told_at:
            return self._told, self.ink
        return super().remark()

    def hints(self) -> list[Hint]:
        """Return, while waiting for a key, how to cancel with the other device; its own would be bound."""
        if self.asked is None:
            return super().hints()
        other = (self.host.devices.last == PAD) != self.asked.pad
        return [Hint(BACK, say("menu-cancel"))] if other else []

    # What happens

    def ask(self, slot: Slot) -> None:
        """Wait for the next key or button for ``slot``."""
        self.asked, self._told = slot, ""
        slot.repaint()

    def handle(self, event: pygame.Event) -> None:
        """Bind a key or button if one is awaited; handle other events as on every screen."""
        slot = self.asked
        escaped = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if slot is None:
            super().handle(event)
        elif escaped or event.type == pygame.MOUSEBUTTONDOWN:
            self._end("")
        elif event.type == (pygame.CONTROLLERBUTTONDOWN if slot.pad else pygame.KEYDOWN):
            self._take(slot, event)
        elif self.host.devices.bindings.in_menu(event) == BACK:  # on the other device
            self._end("")

    def _take(self, slot: Slot, event: pygame.Event) -> None:
        """Bind what was pressed, if possible."""
        name = name_of(event)
        if name is None:
            if event.type != pygame.KEYDOWN or event.key not in HELD:  # modifiers precede another key
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
        here = action(slot.command)
        if unchanged:
            self._end("")
        elif change.loser is None:
            self._end(say("settings-bound", action=here))
        elif change.given is not None:
            self._end(say("settings-swapped", action=here, other=action(change.loser)))
        elif self.host.devices.bindings.names(change.loser, slot.pad):
            self._end(say("settings-taken", action=here, other=action(change.loser)))
        else:
            self._end(say("settings-taken-last", action=here, other=action(change.loser)))

    def _end(self, sentence: str) -> None:
        """Stop waiting, and show ``sentence``."""
        current = self.focus.current
        self.asked, self._told, self._told_at = None, sentence, current.name if current else None
        self.host.sound.play("button_press")
        for slot in self._slots:
            slot.repaint()

    def _restore(self) -> None:
        """Restore all default bindings."""
        self.host.change_settings(bindings={})
        self._end(say("settings-as-at-first"))
