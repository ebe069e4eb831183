"""The settings in groups, one below the other: what each is called, its values, what a change does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import pygame
from pygame import Rect, Surface

from game.settings import PACES, TEXT_SCALES
from game.table.scene import TableScene
from game.ui import contrast, typesetting
from game.ui.inputs import Choice, Slider, Toggle
from game.ui.palette import PARCHMENT_EDGE, mix
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Control, Entry, Plaque
from game.words import Family, languages, own_name, say

T = TypeVar("T")

_GROUPS = {
    "game": ("pace", "hands", "confirm_turns"),
    "sight": ("language", "text_scale", "high_contrast", "reduced_motion"),
    "sound": ("effects", "ambience", "muted"),
    "screen": ("fullscreen", "display", "rumble", "bindings"),
}
"""The rows in groups, by the names that they have in the catalogues."""

_ROWS = [name for names in _GROUPS.values() for name in names]
_LABELS = Family("settings", (*_GROUPS, *_ROWS))
_ABOUT = Family("settings-about", _ROWS)
_PACE_NAMES = Family("settings-pace", PACES)
_TEXT_SCALE_NAMES = Family("settings-text", [f"{round(scale * 100)}" for scale in TEXT_SCALES])
_SAMPLE = "coins_many"
"""What is heard when the sounds have become louder or softer."""
_LABEL = 0.44  # the share of a row that its label has


class Rows:
    """Lays the rows into the viewport of a menu, and does what they ask for."""

    def __init__(self, scene: SheetScene, room: Rect) -> None:
        """``room`` is in pixels of the viewport; only its sides count."""
        self.scene, self.host, self.look = scene, scene.host, scene.look
        self._room = room
        self._top = -scene.look.px(10)  # the first heading stands higher

    def lay(self) -> int:
        """Lay all rows; returns how high they are together."""
        for group, names in _GROUPS.items():
            self._head(_LABELS.say(group))
            for name in names:
                self._lay_row(name)
        return self._top

    def _lay_row(self, name: str) -> None:
        """Lay the row of a setting; one without a case of its own is on or off."""
        settings, display = self.host.settings, self.host.display
        match name:
            case "pace":
                self._one_of(name, PACES, _PACE_NAMES.say)
            case "hands":
                values = [say("settings-hands-curtain"), say("settings-hands-open")]
                self._choice(name, values, int(self._hands_open()), self._lay_hands)
            case "language":
                self._one_of(name, languages(), own_name)
            case "text_scale":
                self._one_of(name, TEXT_SCALES, lambda scale: _TEXT_SCALE_NAMES.say(f"{round(scale * 100)}"))
            case "effects" | "ambience":
                share, label = getattr(settings, f"{name}_volume"), _LABELS.say(name)
                changed = partial(self._set_volume, name)
                self._add(Slider(name, self._label(name), self.scene.view_frame, label, share, changed))
            case "display" if len(display.screens) > 1:
                screens = [
                    say("settings-display-name", number=f"{number}", width=f"{width}", height=f"{height}")
                    for number, (width, height) in enumerate(display.screens, start=1)
                ]
                self._choice(name, screens, display.screen, self._go_to_screen)
            case "display":
                pass
            case "fullscreen":
                self._switch(name, display.fullscreen)
            case "bindings":
                go_there = partial(self.host.go.bindings, self.scene.modal)
                entry = Entry(name, say("settings-bindings-change"), go_there)
                self._add(Plaque(entry, self._label(name), self.scene.view_frame))
            case _:
                self._switch(name, getattr(settings, name))

    # What they do

    @property
    def _table(self) -> TableScene | None:
        """The table beneath, if there is one."""
        return next((scene for scene in self.host.scenes if isinstance(scene, TableScene)), None)

    def _hands_open(self) -> bool:
        """Whether hands lie open: in the game beneath, else in new games."""
        return self._table.session.open_hands if self._table else self.host.settings.open_hands

    def _lay_hands(self, choice: int) -> None:
        """Show the hands of the game beneath and of new games openly, or hide them behind a curtain."""
        self.host.change_settings(open_hands=bool(choice))
        if self._table is not None:
            self._table.controls.turning_back.lay_hands(bool(choice))

    def _turn(self, name: str, on: bool) -> None:
        """Turn a setting on or off."""
        self.host.change_settings(**{name: on})
        if name == "muted" and not on:
            self.host.sound.play(_SAMPLE)

    def _set_volume(self, name: str, share: float) -> None:
        """How loud effects, or music and room, are. Of effects one is heard; music follows at once."""
        self.host.change_settings(**{f"{name}_volume": share})
        if name == "effects":
            self.host.sound.play(_SAMPLE)

    def _go_to_screen(self, index: int) -> None:
        """Show the window on another screen."""
        self.host.change_settings(display=index + 1)

    # One row

    def _about(self, name: str) -> str:
        """What a setting is for; of sounds that nobody can hear: why."""
        if name in _GROUPS["sound"] and self.host.sound.lacks_card:
            return say("sound-no-card")
        return _ABOUT.say(name)

    def _add(self, control: Control) -> None:
        self.scene.add(control, partial(self._about, control.name))

    def _row(self) -> Rect:
        row = Rect(self._room.left, self._top, self._room.width, self.look.row)
        self._top = row.bottom + self.look.px(14)
        return row

    def _head(self, text: str) -> None:
        """The name of a group over a line of ink."""
        look, width = self.look, self._room.width
        self._top += look.px(16)
        words = typesetting.line(text, look.text(SMALL), self.scene.ink, bold=True)
        line = max(2, look.px(2))
        picture = Surface((width, words.get_height() + line), pygame.SRCALPHA)
        picture.blit(words, (0, 0))
        ink = self.scene.ink if contrast.is_high() else mix(self.scene.ink, PARCHMENT_EDGE, 0.45)
        picture.fill(ink, (0, words.get_height(), width, line))
        self.scene.picture(picture, (self._room.left, self._top))
        self._top += picture.get_height() + look.px(16)

    def _label(self, name: str) -> Rect:
        """Write what a setting is called over the left part of a new row; returns the rest."""
        row = self._row()
        wide = round(row.width * _LABEL)
        self.scene.label(_LABELS.say(name), Rect(row.topleft, (wide, row.height)))
        left = row.left + wide + self.look.px(16)
        return Rect(left, row.top, row.right - left, row.height)

    def _one_of(self, name: str, values: Sequence[T], said: Callable[[T], str]) -> None:
        """The setting ``name``, which is one of ``values``."""

        def changed(index: int) -> None:
            self.host.change_settings(**{name: values[index]})

        chosen = values.index(getattr(self.host.settings, name))
        self._choice(name, [said(value) for value in values], chosen, changed)

    def _choice(self, name: str, values: Sequence[str], chosen: int, changed: Callable[[int], None]) -> None:
        place, label = self._label(name), _LABELS.say(name)
        self._add(Choice(name, place, self.scene.view_frame, label, values, chosen, changed))

    def _switch(self, name: str, on: bool) -> None:
        turn, label = partial(self._turn, name), _LABELS.say(name)
        self._add(Toggle(name, self._row(), self.scene.view_frame, label, on, turn))
