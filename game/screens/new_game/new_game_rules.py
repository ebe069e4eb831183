"""The rules column of the new-game screen: the edition, its options, and settings independent of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from engine import CUSTOM, Options
from engine import EDITIONS as PRINTED
from game.settings import EDITIONS, Group
from game.ui.inputs import Choice, Field, Toggle
from game.ui.sheets import SheetScene
from game.ui.widgets import Control
from game.words import Family, say

EDITION_NAMES = Family("new-game-edition", (*EDITIONS, CUSTOM))
EDITION_HINTS = Family("new-game-hint-edition", (*EDITIONS, CUSTOM))
OPTION_NAMES = Family("new-game-option", Options._fields)
OPTION_HINTS = Family("new-game-hint-option", Options._fields)
_NUMBERS: dict[str, Sequence[int]] = {"hotel_double_at": range(2, 10), "message_cube_prestige": range(5)}
_SEED_DIGITS = 9


class RulesColumn:
    """The rules chosen on the screen, and their controls."""

    def __init__(self, scene: SheetScene, group: Group, open_hands: bool) -> None:
        """Start with the rules of ``group``; unknown or outdated options are ignored."""
        self._scene = scene
        self.edition = group.edition
        self.options = PRINTED[self.edition]
        for name, value in group.options.items():
            if _allowed(name, value):
                self.options = _with(self.options, name, value)
        self._custom = self.options != PRINTED[self.edition]
        self.new_persons = group.new_persons
        self.open_prestige = group.open_prestige
        self.open_hands = open_hands
        self.seed = ""

    def custom_options(self) -> Options | None:
        """Return all options if any differs from the edition's, else None."""
        return self.options if self.options != PRINTED[self.edition] else None

    def changed_options(self) -> dict[str, int | bool]:
        """Return the options that differ from the edition's, by name."""
        printed = PRINTED[self.edition]._asdict()
        return {name: value for name, value in self.options._asdict().items() if value != printed[name]}

    def build_options(self, left: int, top: int, room: int) -> int:
        """Lay out the edition and its options at ``left``, ``top``, ``room`` pixels wide.

        Return the y coordinate of their lower end.
        """
        scene, look = self._scene, self._scene.look
        heading = scene.caption(say("new-game-rules"), (left, top), room, 32, bold=True)
        top += heading.rect.height + look.px(10)
        high, gap = look.row, look.px(14)
        self._edition_choice(pygame.Rect(left, top, room, high))
        top += high + gap
        for name in Options._fields:
            self._option(name, pygame.Rect(left, top, room, high))
            top += high + gap
        return top - gap

    def build_extras(self, left: int, top: int, room: int, two_columns: bool) -> int:
        """Lay out what is independent of the edition; return the y coordinate of its lower end."""
        look = self._scene.look
        gap = look.px(14)
        columns = 2 if two_columns else 1
        wide = (room - gap * (columns - 1)) // columns
        cell = pygame.Rect(left, top, wide, look.row)
        places = [
            cell.move(number % columns * (wide + gap), number // columns * (look.row + gap))
            for number in range(4)
        ]
        toggles = (
            ("new_persons", say("new-game-new-persons"), lambda: say("new-game-hint-new-persons")),
            ("open_prestige", say("new-game-open-prestige"), lambda: say("new-game-hint-open-prestige")),
            ("open_hands", say("new-game-open-hands"), lambda: say("new-game-hint-open-hands")),
        )
        frame = self._scene.view_frame
        for place, (name, label, hint) in zip(places, toggles, strict=False):
            toggle = Toggle(name, place, frame, label, getattr(self, name), partial(setattr, self, name))
            self._scene.add(toggle, hint)
        self._seed_field(places[3])
        return places[3].bottom

    def _edition_choice(self, place: pygame.Rect) -> None:
        names = (*EDITIONS, CUSTOM)

        def changed(index: int) -> None:
            self._custom = names[index] == CUSTOM
            if not self._custom:
                self.edition = names[index]
                self.options = PRINTED[self.edition]
            self._show_options()

        values = [EDITION_NAMES.say(name) for name in names]
        chosen = names.index(CUSTOM if self._custom else self.edition)
        frame, label = self._scene.view_frame, say("new-game-edition")
        choice = Choice("edition", place, frame, label, values, chosen, changed)
        self._scene.add(choice, lambda: EDITION_HINTS.say(CUSTOM if self._custom else self.edition))

    def _option(self, name: str, place: pygame.Rect) -> None:
        """Add the control of an edition option: a labelled number, or a toggle."""
        scene, frame, label = self._scene, self._scene.view_frame, OPTION_NAMES.say(name)
        value = getattr(self.options, name)
        control: Control
        if name in _NUMBERS:
            numbers = _NUMBERS[name]
            wide = max(scene.look.px(190), round(2.7 * place.height))
            left = place.width - wide
            scene.label(label, pygame.Rect(place.topleft, (left - scene.look.px(14), place.height)))
            right = pygame.Rect(place.left + left, place.top, wide, place.height)
            values, chosen = [str(number) for number in numbers], list(numbers).index(value)

            def changed(index: int) -> None:
                self._set_option(name, numbers[index])

            control = Choice(name, right, frame, label, values, chosen, changed)
        else:
            control = Toggle(name, place, frame, label, value, partial(self._set_option, name))
        scene.add(control, lambda: OPTION_HINTS.say(name))

    def _seed_field(self, place: pygame.Rect) -> None:
        field = Field(
            "seed",
            place,
            self._scene.view_frame,
            self.seed,
            partial(setattr, self, "seed"),
            _SEED_DIGITS,
            letters="0123456789",
            empty=say("new-game-seed"),
        )
        self._scene.add(field, lambda: say("new-game-hint-seed"))

    def _set_option(self, name: str, value: int | bool) -> None:
        self.options = _with(self.options, name, value)
        self._custom = self.options != PRINTED[self.edition]
        edition = self._scene.control("edition")
        assert isinstance(edition, Choice)
        edition.choose((*EDITIONS, CUSTOM).index(CUSTOM if self._custom else self.edition))

    def _show_options(self) -> None:
        """Update the controls of the options after a change of edition."""
        for name in Options._fields:
            control, value = self._scene.control(name), getattr(self.options, name)
            if isinstance(control, Toggle):
                control.switch(value)
            elif isinstance(control, Choice):
                control.choose(list(_NUMBERS[name]).index(value))


def _with(options: Options, name: str, value: int | bool) -> Options:
    return Options(**{**options._asdict(), name: value})


def _allowed(name: str, value: object) -> bool:
    if name in _NUMBERS:
        return not isinstance(value, bool) and value in _NUMBERS[name]
    return name in Options._fields and isinstance(value, bool)
