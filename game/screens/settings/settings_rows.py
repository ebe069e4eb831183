"""The settings in groups, one below the other: what each is called, its values, what a change does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.settings import PACES, TEXT_SCALES
from game.table.scene import TableScene
from game.ui import typesetting
from game.ui.inputs import Choice, Slider, Toggle
from game.ui.labels import draw_lines
from game.ui.menu import MenuScene
from game.ui.palette import PARCHMENT_EDGE, mix
from game.ui.theme import SMALL
from game.ui.widgets import Plaque
from game.words import Family, languages, own_name, say

_PACE_NAMES = Family("shell-pace", PACES)
_TEXT_SCALE_NAMES = Family("shell-text", [f"{round(scale * 100)}" for scale in TEXT_SCALES])
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

    def __init__(self, scene: MenuScene, left: int, room: int) -> None:
        """``left`` and ``room`` (the width) are in pixels of the viewport."""
        self.scene, self.host, self.look = scene, scene.host, scene.look
        self._left, self._room = left, room
        self._top = scene.look.px(6)
        self._gap = scene.look.px(14)

    def lay(self) -> int:
        """Lay all rows; returns how high they are together."""
        self._lay_game()
        self._lay_sight()
        self._lay_sound()
        self._lay_screen()
        return self._top

    def _lay_game(self) -> None:
        settings, change = self.host.settings, self.host.change_settings
        self._head(say("settings-game"), first=True)
        self._choice(
            "pace",
            say("shell-pace"),
            [_PACE_NAMES.say(pace) for pace in PACES],
            PACES.index(settings.pace),
            lambda index: change(pace=PACES[index]),
        )
        self._choice(
            "hands",
            say("settings-hands"),
            [say("settings-hands-curtain"), say("settings-hands-open")],
            int(self._hands_open()),
            lambda index: self._lay_hands(bool(index)),
        )
        self._switch("confirm_turns", say("history-confirm-turns"), settings.confirm_turns)

    def _lay_sight(self) -> None:
        settings, change = self.host.settings, self.host.change_settings
        scales, spoken = list(TEXT_SCALES), list(languages())
        self._head(say("settings-sight"))
        self._choice(
            "language",
            say("shell-language"),
            [own_name(name) for name in spoken],
            spoken.index(settings.language),
            lambda index: change(language=spoken[index]),
        )
        self._choice(
            "text_scale",
            say("shell-text-scale"),
            [_TEXT_SCALE_NAMES.say(f"{round(scale * 100)}") for scale in scales],
            scales.index(settings.text_scale),
            lambda index: change(text_scale=scales[index]),
        )
        self._switch("high_contrast", say("shell-high-contrast"), settings.high_contrast)
        self._switch("reduced_motion", say("shell-reduced-motion"), settings.reduced_motion)

    def _lay_sound(self) -> None:
        settings = self.host.settings
        self._head(say("settings-sound"))
        self._slider("effects", say("shell-effects"), settings.effects_volume, self._set_effects)
        self._slider("ambience", say("shell-ambience"), settings.ambience_volume, self._set_ambience)
        self._switch("muted", say("shell-muted"), settings.muted)

    def _lay_screen(self) -> None:
        self._head(say("settings-screen"))
        self._switch("fullscreen", say("shell-fullscreen"), self.host.display.fullscreen)
        screens = self.host.display.screens
        if len(screens) > 1:
            self._choice(
                "display",
                say("settings-display"),
                [
                    say("settings-display-name", number=f"{number}", width=f"{width}", height=f"{height}")
                    for number, (width, height) in enumerate(screens, start=1)
                ],
                self.host.display.screen,
                lambda index: self.host.change_settings(display=index + 1),
            )
        self._switch("rumble", say("settings-rumble"), self.host.settings.rumble)
        place = self._label(say("settings-bindings"), self._row())
        self.scene.add(
            Plaque(
                "bindings",
                place,
                self.look,
                self.scene.manager,
                self.scene.container,
                label=say("settings-bindings-change"),
                press=lambda: self.host.go.bindings(self.scene.modal),
            ),
            partial(_ABOUT.say, "bindings"),
        )

    # What they do

    @property
    def _table(self) -> TableScene | None:
        """The table beneath, if there is one."""
        return next((scene for scene in self.host.scenes if isinstance(scene, TableScene)), None)

    def _hands_open(self) -> bool:
        """Whether hands lie open: in the game beneath, else in new games."""
        return self._table.session.open_hands if self._table else self.host.settings.open_hands

    def _lay_hands(self, is_open: bool) -> None:
        """Show the hands of the game beneath and of new games openly, or hide them behind a curtain."""
        self.host.change_settings(open_hands=is_open)
        if self._table is not None:
            self._table.controls.turning_back.lay_hands(is_open)

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

    def _row(self) -> Rect:
        row = Rect(self._left, self._top, self._room, self.look.row)
        self._top = row.bottom + self._gap
        return row

    def _head(self, text: str, first: bool = False) -> None:
        """The name of a group over a line of ink."""
        look = self.look
        if not first:
            self._top += look.px(16)
        words = typesetting.line(text, look.text(SMALL), self.scene.ink, bold=True)
        line = max(2, look.px(2))
        picture = Surface((self._room, words.get_height() + line), pygame.SRCALPHA)
        picture.blit(words, (0, 0))
        ink = self.scene.ink if look.contrast else mix(self.scene.ink, PARCHMENT_EDGE, 0.45)
        picture.fill(ink, (0, words.get_height(), self._room, line))
        self.scene.picture(picture, (self._left, self._top))
        self._top += picture.get_height() + look.px(16)

    def _label(self, text: str, row: Rect) -> Rect:
        """Write ``text`` over the left part of ``row``; returns the rest."""
        label = Surface((round(row.width * _LABEL), row.height), pygame.SRCALPHA)
        draw_lines(label, text, self.look, label.get_rect(), self.scene.ink)
        self.scene.picture(label, row.topleft)
        left = row.left + label.get_width() + self.look.px(16)
        return Rect(left, row.top, row.right - left, row.height)

    def _choice(
        self, name: str, label: str, values: Sequence[str], chosen: int, changed: Callable[[int], None]
    ) -> None:
        self.scene.add(
            Choice(
                name,
                self._label(label, self._row()),
                self.look,
                self.scene.manager,
                self.scene.container,
                label=label,
                values=values,
                chosen=chosen,
                changed=changed,
            ),
            partial(self._about, name),
        )

    def _slider(self, name: str, label: str, share: float, changed: Callable[[float], None]) -> None:
        self.scene.add(
            Slider(
                name,
                self._label(label, self._row()),
                self.look,
                self.scene.manager,
                self.scene.container,
                label=label,
                share=share,
                changed=changed,
            ),
            partial(self._about, name),
        )

    def _switch(self, name: str, label: str, on: bool) -> None:
        self.scene.add(
            Toggle(
                name,
                self._row(),
                self.look,
                self.scene.manager,
                self.scene.container,
                label=label,
                on=on,
                changed=lambda on: self._turn(name, on),
            ),
            partial(self._about, name),
        )
