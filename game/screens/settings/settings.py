"""The settings screen: every setting with its control, and a live preview of the table.

A change takes effect at once, also for the game at the table below, and is saved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

import pygame
from pygame import Rect, Surface

from game.screens.settings.samples import SAMPLES, Sample
from game.screens.settings.settings_preview import Preview
from game.settings import PACES, READ_ALOUD, TEXT_SCALES
from game.table.scene import TableScene
from game.ui import contrast, materials, surfaces, typesetting
from game.ui.inputs import Choice, Offer, Slider, Toggle
from game.ui.palette import PARCHMENT_EDGE, mix
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Control, Entry, Plaque
from game.words import Family, languages, own_name, say

T = TypeVar("T")

_GROUPS = {
    "game": ("pace", "hands", "confirm_turns"),
    "sight": ("language", "text_scale", "high_contrast", "reduced_motion", "read_aloud"),
    "sound": ("effects", "music", "ambience", "muted", "sample_music", "sample_bells", "sample_effects"),
    "screen": ("fullscreen", "display", "rumble", "bindings"),
}
"""The rows in groups, by their names in the message catalogues."""

_ROWS = [name for names in _GROUPS.values() for name in names]
_LABELS = Family("settings", (*_GROUPS, *_ROWS))
_ABOUT = Family("settings-about", _ROWS)
_PACE_NAMES = Family("settings-pace", PACES)
_TEXT_SCALE_NAMES = Family("settings-text", [f"{round(scale * 100)}" for scale in TEXT_SCALES])
_READ_ALOUD = Family("settings-read-aloud", READ_ALOUD)
_AWAKE = 20.0
"""How long the preview moves after the last touch, in seconds."""
_SAMPLE = "coin"
"""The sound played after the volume has changed."""
_LABEL = 0.44  # the label's share of a row


class SettingsScene(SheetScene):
    """The settings at the left, the preview at the right; in narrow windows the preview is on top."""

    first = "pace"
    groups: Mapping[str, Sequence[str]] = _GROUPS
    """The settings shown, in groups."""

    share = 0.5
    """The rows' share of the width where letters are small."""

    shows_settings = True

    def __init__(self, modal: bool = False) -> None:
        """With ``modal`` the screen lies over the table, which remains visible."""
        super().__init__()
        self.modal = modal
        self.music = None if modal else "title"
        self._preview: Preview | None = None
        self.below = 0
        """Where the next row begins in the viewport."""

    def build(self) -> None:
        """Lay out the sheet."""
        rows, self._window = self._split(self.lay_settings())
        self.lay_rows(self.scroll_in(rows))
        self._lay_preview()

    def lay_settings(self) -> Rect:
        """Lay out the page with its title and buttons; return the free space."""
        return self.lay_page(say("settings-title"), [Entry("back", say("menu-back"), self.back)], hints=True)

    def _split(self, room: Rect) -> tuple[Rect, Rect]:
        """Split ``room`` into the areas for the rows and for the preview."""
        style = self.style
        gap = style.px(56)
        if room.width < room.height * 1.3:
            window = Rect(room.topleft, (room.width, round(room.height * 0.34)))
            rows = room.inflate(0, -window.height - style.px(24))
            rows.bottom = room.bottom
            return rows, window
        share = self.share if style.text_scale == 1.0 else 0.52
        wide = round((room.width - gap) * share)
        window = room.inflate(-wide - gap, -style.px(6))
        window.bottomright = room.bottomright
        return Rect(room.topleft, (wide, room.height)), window

    # The preview

    def _lay_preview(self) -> None:
        size = self._window.size
        if self._preview is None:
            ground = materials.table(*self.host.size).subsurface(self._window)
        else:
            ground = pygame.transform.smoothscale(self._preview.city, size)
        self._preview = Preview(self.host, size, ground)
        self._frame = surfaces.rim(size, max(2, self.style.px(10)), max(2, self.style.px(3)))
        self._preview.step(0.0)

    def step(self, dt: float) -> None:
        """Advance the preview, until nothing has been touched for a while and its last card lies."""
        super().step(dt)
        preview = self._preview
        if preview is None or (self.untouched > _AWAKE and preview.rests):
            return
        self._moved = preview.step(dt) or self._moved

    _moved = False

    def draw(self, surface: Surface, alpha: float) -> bool | list[Rect]:
        """Draw everything, or only the preview if nothing else has changed."""
        if super().draw(surface, alpha):
            self._draw_preview(surface)
            return True
        if not self._moved:
            return False
        self._draw_preview(surface)
        return [self._window]

    def _draw_preview(self, surface: Surface) -> None:
        self._moved = False
        if self._preview is not None:
            surface.blit(self._preview.picture, self._window)
            surface.blit(self._frame, self._window)

    # The rows

    def lay_rows(self, room: Rect) -> None:
        """Add all rows to the viewport; only the horizontal extent of ``room`` counts."""
        self._room, self.below = room, -self.style.px(10)  # the first heading needs no space above it
        self._ends: list[int] = []
        for group, names in self.groups.items():
            self._head(_LABELS.say(group))
            for name in names:
                self._lay_row(name)
        self.fill_viewport(self.below)
        self._cut_no_row()

    def _cut_no_row(self) -> None:
        """Let the viewport end below a row, so that none is cut before it is scrolled."""
        view, margin = self.container, self.style.px(8)  # for the focus frame
        assert view is not None
        whole = [end for end in self._ends if end + margin <= view.place.height]
        if self.below > view.place.height and whole:
            view.set_dimensions((view.place.width, whole[-1] + margin))

    def _lay_row(self, name: str) -> None:
        """Add the row of a setting; one without a case of its own is a toggle."""
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
            case "read_aloud":
                self._one_of(name, READ_ALOUD, _READ_ALOUD.say)
            case "effects" | "music" | "ambience":
                share, label = getattr(settings, f"{name}_volume"), _LABELS.say(name)
                changed = partial(self._set_volume, name)
                self._add(Slider(name, self._label(name), self.view_frame, label, share, changed))
            case _ if name in SAMPLES:
                self._add(
                    Sample(name, self._label(name), self.view_frame, _LABELS.say(name), self.host.sound)
                )
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
                go_there = partial(self.host.go.bindings, self.modal)
                entry = Entry(name, say("settings-bindings-change"), go_there)
                self._add(Plaque(entry, self._label(name), self.view_frame))
            case _:
                self._switch(name, getattr(settings, name))

    # What they do

    @property
    def _table(self) -> TableScene | None:
        """The table below, if there is one."""
        return next((scene for scene in self.host.scenes if isinstance(scene, TableScene)), None)

    def _hands_open(self) -> bool:
        """Whether hands are open: in the game below, or else in new games."""
        return self._table.session.open_hands if self._table else self.host.settings.open_hands

    def _lay_hands(self, choice: int) -> None:
        """Show the hands of the game below and of new games openly, or hide them behind a curtain."""
        self.host.change_settings(open_hands=bool(choice))
        if self._table is not None:
            self._table.controls.flow.lay_hands(bool(choice))

    def _turn(self, name: str, on: bool) -> None:
        """Turn a setting on or off."""
        self.host.change_settings(**{name: on})
        if name == "muted" and not on:
            self.host.sound.play(_SAMPLE)

    def _set_volume(self, name: str, share: float) -> None:
        """Set the volume of effects, music or ambience; play a sample of the effects."""
        self.host.change_settings(**{f"{name}_volume": share})
        if name == "effects":
            self.host.sound.play(_SAMPLE)

    def _go_to_screen(self, index: int) -> None:
        """Move the window to another display."""
        self.host.change_settings(display=index + 1)

    def leave(self) -> None:
        """End a sample of the music."""
        self.host.sound.sample(None)
        super().leave()

    # One row

    def _about(self, name: str) -> str:
        """Return what a setting is for; for sound settings without a sound card, why they have no effect."""
        if name in _GROUPS["sound"] and self.host.sound.lacks_card:
            return say("sound-no-card")
        return _ABOUT.say(name)

    def _add(self, control: Control) -> None:
        self.add(control, partial(self._about, control.name))

    def _row(self) -> Rect:
        row = Rect(self._room.left, self.below, self._room.width, self.row_height)
        self._ends.append(row.bottom)
        self.below = row.bottom + self.style.px(14)
        return row

    @property
    def row_height(self) -> int:
        """The height of a row in pixels."""
        return self.style.row

    def _head(self, text: str) -> None:
        """Add a group's name above a rule."""
        style, width = self.style, self._room.width
        self.below += style.px(16)
        words = typesetting.line(text, style.text(SMALL), self.ink, bold=True)
        line = max(2, style.px(2))
        picture = Surface((width, words.get_height() + line), pygame.SRCALPHA)
        picture.blit(words, (0, 0))
        ink = self.ink if contrast.is_high() else mix(self.ink, PARCHMENT_EDGE, 0.45)
        picture.fill(ink, (0, words.get_height(), width, line))
        self.picture(picture, (self._room.left, self.below))
        self.below += picture.get_height() + style.px(16)

    def _label(self, name: str) -> Rect:
        """Add a row labelled with a setting's name; return the rest of the row."""
        row = self._row()
        wide = round(row.width * _LABEL)
        self.label(_LABELS.say(name), Rect(row.topleft, (wide, row.height)))
        left = row.left + wide + self.style.px(16)
        return Rect(left, row.top, row.right - left, row.height)

    def _one_of(self, name: str, values: Sequence[T], said: Callable[[T], str]) -> None:
        """Add a setting that is one of ``values``."""

        def changed(index: int) -> None:
            self.host.change_settings(**{name: values[index]})

        chosen = values.index(getattr(self.host.settings, name))
        self._choice(name, [said(value) for value in values], chosen, changed)

    def _choice(self, name: str, values: Sequence[str], chosen: int, changed: Callable[[int], None]) -> None:
        place, label = self._label(name), _LABELS.say(name)
        self._add(Choice(name, place, self.view_frame, label, Offer(values, chosen, changed)))

    def _switch(self, name: str, on: bool) -> None:
        turn, label = partial(self._turn, name), _LABELS.say(name)
        self._add(Toggle(name, self._row(), self.view_frame, label, on, turn))
