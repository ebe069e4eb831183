"""The settings in groups, one below the other: what each is called, its values, what a change does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import pygame
from pygame import Rect, Surface

from game.settings import PACES, TEXT_SCALES
from game.table.scene import TableScene
from game.ui import typesetting
from game.ui.inputs import Choice, Slider, Toggle
from game.ui.palette import PARCHMENT_EDGE, mix
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Control, Entry, Plaque
from game.words import Family, languages, own_name, say

T = TypeVar("T")

_PACE_NAMES = Family("settings-pace", PACES)
_TEXT_SCALE_NAMES = Family("settings-text", [f"{round(scale * 100)}" for scale in TEXT_SCALES])
_ABOUT = Family(
    "settings-about",
    (
        "pace",
        "hands",
        "confirm_turns",
        "language",
        "text_scale",
        "high_contrast",
        "reduced_motion",
        "effects",
        "ambience",
        "muted",
        "fullscreen",
        "display",
        "rumble",
        "bindings",
    ),
)
_HEARD = ("effects", "ambience", "muted")
_SAMPLE = "coins_many"
"""What is heard when the sounds have become louder or softer."""
_LABEL = 0.44  # the share of a row that its label has


class Rows:
    """Lays the rows into the viewport of a menu, and does what they ask for."""

    def __init__(self, scene: SheetScene, room: Rect) -> None:
        """``room`` is in pixels of the viewport; only its sides count."""
        self.scene, self.host, self.look = scene, scene.host, scene.look
        self._room = room
        self._top = scene.look.px(6)

    def lay(self) -> int:
        """Lay all rows; returns how high they are together."""
        settings, change = self.host.settings, self.host.change_settings
        self._head(say("settings-game"), first=True)
        self._one_of("pace", say("settings-pace"), PACES, _PACE_NAMES.say)
        hands = [say("settings-hands-curtain"), say("settings-hands-open")]
        self._choice("hands", say("settings-hands"), hands, int(self._hands_open()), self._lay_hands)
        self._switch("confirm_turns", say("settings-confirm-turns"), settings.confirm_turns)
        self._head(say("settings-sight"))
        self._one_of("language", say("settings-language"), languages(), own_name)
        scales = {scale: f"{round(scale * 100)}" for scale in TEXT_SCALES}
        self._one_of(
            "text_scale",
            say("settings-text-scale"),
            TEXT_SCALES,
            lambda scale: _TEXT_SCALE_NAMES.say(scales[scale]),
        )
        self._switch("high_contrast", say("settings-high-contrast"), settings.high_contrast)
        self._switch("reduced_motion", say("settings-reduced-motion"), settings.reduced_motion)
        self._head(say("settings-sound"))
        self._slider("effects", say("settings-effects"), settings.effects_volume, self._set_effects)
        self._slider("ambience", say("settings-ambience"), settings.ambience_volume, self._set_ambience)
        self._switch("muted", say("settings-muted"), settings.muted)
        self._head(say("settings-screen"))
        self._switch("fullscreen", say("settings-fullscreen"), self.host.display.fullscreen)
        screens = [
            say("settings-display-name", number=f"{number}", width=f"{width}", height=f"{height}")
            for number, (width, height) in enumerate(self.host.display.screens, start=1)
        ]
        if len(screens) > 1:
            shown = self.host.display.screen
            self._choice(
                "display", say("settings-display"), screens, shown, lambda index: change(display=index + 1)
            )
        self._switch("rumble", say("settings-rumble"), settings.rumble)
        place, press = self._label(say("settings-bindings")), partial(self.host.go.bindings, self.scene.modal)
        change_bindings = Entry("bindings", say("settings-bindings-change"), press)
        self._add(Plaque(change_bindings, place, self.scene.view_frame))
        return self._top

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

    def _set_effects(self, share: float) -> None:
        """How loud effects are; one of them is heard."""
        self.host.change_settings(effects_volume=share)
        self.host.sound.play(_SAMPLE)

    def _set_ambience(self, share: float) -> None:
        """How loud music and room are; what sounds follows at once."""
        self.host.change_settings(ambience_volume=share)

    # One row

    def _about(self, name: str) -> str:
        """What a setting is for; of sounds that nobody can hear: why."""
        if name in _HEARD and self.host.sound.lacks_card:
            return say("sound-no-card")
        return _ABOUT.say(name)

    def _add(self, control: Control) -> None:
        self.scene.add(control, partial(self._about, control.name))

    def _row(self) -> Rect:
        row = Rect(self._room.left, self._top, self._room.width, self.look.row)
        self._top = row.bottom + self.look.px(14)
        return row

    def _head(self, text: str, first: bool = False) -> None:
        """The name of a group over a line of ink."""
        look, width = self.look, self._room.width
        if not first:
            self._top += look.px(16)
        words = typesetting.line(text, look.text(SMALL), self.scene.ink, bold=True)
        line = max(2, look.px(2))
        picture = Surface((width, words.get_height() + line), pygame.SRCALPHA)
        picture.blit(words, (0, 0))
        ink = self.scene.ink if look.contrast else mix(self.scene.ink, PARCHMENT_EDGE, 0.45)
        picture.fill(ink, (0, words.get_height(), width, line))
        self.scene.picture(picture, (self._room.left, self._top))
        self._top += picture.get_height() + look.px(16)

    def _label(self, text: str) -> Rect:
        """Write ``text`` over the left part of a new row; returns the rest."""
        row = self._row()
        wide = round(row.width * _LABEL)
        self.scene.label(text, Rect(row.topleft, (wide, row.height)))
        left = row.left + wide + self.look.px(16)
        return Rect(left, row.top, row.right - left, row.height)

    def _one_of(self, name: str, label: str, values: Sequence[T], said: Callable[[T], str]) -> None:
        """The setting ``name``, which is one of ``values``."""
        chosen = values.index(getattr(self.host.settings, name))

        def changed(index: int) -> None:
            self.host.change_settings(**{name: values[index]})

        self._choice(name, label, [said(value) for value in values], chosen, changed)

    def _choice(
        self, name: str, label: str, values: Sequence[str], chosen: int, changed: Callable[[int], None]
    ) -> None:
        place = self._label(label)
        self._add(Choice(name, place, self.scene.view_frame, label, values, chosen, changed))

    def _slider(self, name: str, label: str, share: float, changed: Callable[[float], None]) -> None:
        self._add(Slider(name, self._label(label), self.scene.view_frame, label, share, changed))

    def _switch(self, name: str, label: str, on: bool) -> None:
        self._add(Toggle(name, self._row(), self.scene.view_frame, label, on, partial(self._turn, name)))
