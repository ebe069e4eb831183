"""The rules on the new-game screen: the edition, its options, and settings independent of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from engine import EDITIONS, Options
from engine.content.definitions import OwnEdition
from game import editions
from game.editions import CUSTOM
from game.screens.new_game.boxes import EditionChoice, box, label_height
from game.settings import Group
from game.ui.inputs import Choice, Field, Offer, Toggle
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Control
from game.words import Family, say

OPTION_NAMES = Family("new-game-option", Options._fields)
OPTION_HINTS = Family("new-game-hint-option", Options._fields)
_NUMBERS: dict[str, Sequence[int]] = {"hotel_double_at": range(2, 10), "message_cube_prestige": range(5)}
_SEED_DIGITS = 9
_GAP = 12
"""Units between controls."""
_BOXES, _FIRST = 0.53, 0.53
"""How much of the width the boxes of the editions take beside the other rules, and their first column."""


class RulesColumn:
    """The rules chosen on the screen, and their controls."""

    def __init__(self, scene: SheetScene, group: Group, open_hands: bool) -> None:
        """Start with the rules of ``group``; unknown or outdated options are ignored."""
        self._scene = scene
        self.own: OwnEdition | None = None
        """The edition of one's own that stands among the boxes."""
        self._by_own = False
        """Whether the game is played by it."""
        self.edition = group.edition
        self.options = EDITIONS[self.edition]
        for name, value in group.options.items():
            if _allowed(name, value):
                self.options = _with(self.options, name, value)
        self._custom = self.options != EDITIONS[self.edition]
        self.new_persons = group.new_persons
        self.open_prestige = group.open_prestige
        self.open_hands = open_hands
        self.strict_memory = group.strict_memory
        self.seed = ""
        self.first: int | None = None
        """The place of the seat that begins; ``None``: drawn at random."""
        self.advanced = self._custom
        """Whether the single rules of the edition are shown."""

    def offer(self, own: OwnEdition | None) -> None:
        """Put an edition of one's own among the boxes and choose it, unless it is there; ``None``: none."""
        if own == self.own:
            return
        if own is not None or self._by_own:
            self.options = own.options if own is not None else EDITIONS[self.edition]
            self._custom = False
        self.own, self._by_own = own, own is not None

    @property
    def own_edition(self) -> OwnEdition | None:
        """The edition of one's own by which the game is played."""
        return self.own if self._by_own else None

    def custom_options(self) -> Options | None:
        """Return all options if any differs from the edition's, or if it is one's own, else None."""
        return self.options if self._by_own or self.options != EDITIONS[self.edition] else None

    def changed_options(self) -> dict[str, int | bool]:
        """Return the options that differ from the edition's, by name; none for an edition of one's own."""
        if self._by_own:
            return {}
        printed = EDITIONS[self.edition]._asdict()
        return {name: value for name, value in self.options._asdict().items() if value != printed[name]}

    @property
    def least_height(self) -> int:
        """The height of the rules beside each other: three rows of controls, in pixels."""
        return 3 * self._scene.style.row + 2 * self._scene.style.px(_GAP)

    def build_beside(self, place: Rect, names: Sequence[str]) -> int:
        """Lay out the boxes of the editions at the left of ``place``, the other rules at the right.

        ``names``: those of the seats. Return the y of the lower end.
        """
        gap = self._scene.style.px(36)
        boxes = Rect(place.left, place.top, round(place.width * _BOXES), place.height)
        self._edition_choice(boxes)
        others = Rect(boxes.right + gap, place.top, place.right - boxes.right - gap, place.height)
        bottom = self._build_rules(others, names, 2)
        return self._build_advanced(place, bottom, 2) if self.advanced else bottom

    def build_below(self, place: Rect, names: Sequence[str]) -> int:
        """Lay out the boxes of the editions at the top of ``place``, the other rules below them.

        See :meth:`build_beside`.
        """
        style = self._scene.style
        side = min(style.px(150), place.width // len(self._names))
        boxes = Rect(place.left, place.top, place.width, side + label_height(style) + style.px(14))
        self._edition_choice(boxes)
        below = Rect(place.left, boxes.bottom + style.px(24), place.width, 0)
        wide = 2 if place.width >= style.px(900) * style.text_scale else 1
        bottom = self._build_rules(below, names, wide)
        return self._build_advanced(place, bottom, wide) if self.advanced else bottom

    def _build_rules(self, place: Rect, names: Sequence[str], columns: int) -> int:
        """Lay out the rules that stand in no edition, in so many columns; return the y of the lower end."""
        scene, style = self._scene, self._scene.style
        gap = style.px(_GAP)
        first = round((place.width - gap) * _FIRST) if columns == 2 else place.width
        toggles = (
            ("new_persons", say("new-game-new-persons"), lambda: say("new-game-hint-new-persons")),
            ("open_prestige", say("new-game-open-prestige"), lambda: say("new-game-hint-open-prestige")),
            ("open_hands", say("new-game-open-hands"), lambda: say("new-game-hint-open-hands")),
            ("strict_memory", say("new-game-strict-memory"), lambda: say("new-game-hint-strict-memory")),
            ("advanced", say("new-game-advanced"), lambda: say("new-game-hint-advanced")),
        )
        places = [Rect(place.left, place.top, first, style.row)]
        if columns == 2:
            right = places[0].right + gap
            places.append(Rect(right, place.top, place.right - right, style.row))
        cells = [
            places[at % columns].move(0, at // columns * (style.row + gap)) for at in range(len(toggles) + 1)
        ]
        self._first_choice(cells[0], names)
        for at, (name, label, hint) in zip(cells[1:], toggles, strict=True):
            changed = self._show_advanced if name == "advanced" else partial(setattr, self, name)
            scene.add(Toggle(name, at, scene.view_frame, label, getattr(self, name), changed), hint)
        return cells[-1].bottom

    def _build_advanced(self, place: Rect, top: int, columns: int) -> int:
        """Lay out the single rules, each with its explanation below; return the y of their lower end."""
        style = self._scene.style
        gap = style.px(36)
        wide = (place.width - gap * (columns - 1)) // columns
        top += style.px(30)
        bottom = top
        names = (*Options._fields, "seed")
        for at, name in enumerate(names):
            if at % columns == 0:
                top = bottom
            cell = Rect(place.left + at % columns * (wide + gap), top, wide, style.row)
            if name == "seed":
                self._seed_field(cell)
            else:
                self._option(name, cell)
            hint = say("new-game-hint-seed") if name == "seed" else OPTION_HINTS.say(name)
            bottom = max(bottom, self._explain(hint, cell))
        return bottom

    def _explain(self, text: str, place: Rect) -> int:
        """Write an explanation below a control at ``place``; return the y from which to go on."""
        scene, style = self._scene, self._scene.style
        indent = style.px(16)
        words = scene.caption(
            text, (place.left + indent, place.bottom + style.px(4)), place.width - indent, SMALL
        )
        return place.bottom + int(words.rect.height) + style.px(22)

    def _show_advanced(self, shown: bool) -> None:
        self.advanced = shown
        self._scene.rebuild("advanced")

    def _first_choice(self, place: Rect, names: Sequence[str]) -> None:
        def changed(index: int) -> None:
            self.first = index - 1 if index else None

        chosen = 0 if self.first is None else self.first + 1
        frame, values = self._scene.view_frame, _beginners(names)
        choice = Choice("first", place, frame, values[0], Offer(values, chosen, changed))
        self._scene.add(choice, lambda: say("new-game-hint-first"))

    def name_beginners(self, names: Sequence[str]) -> None:
        """Show the names of the seats, which have changed, in the choice of who begins."""
        choice = self._scene.control("first")
        assert isinstance(choice, Choice)
        choice.values[:] = _beginners(names)
        choice.repaint()

    def seat_removed(self, place: int) -> None:
        """Forget who begins if that seat was removed; follow it if an earlier one was."""
        if self.first is not None and self.first >= place:
            self.first = None if self.first == place else self.first - 1

    @property
    def _names(self) -> tuple[str, ...]:
        """The boxes by name; that of an edition of one's own is ``""``."""
        return (*EDITIONS, *([""] if self.own is not None else []), CUSTOM)

    @property
    def _name(self) -> str:
        """The name of the chosen box."""
        if self._by_own:
            return ""
        return CUSTOM if self._custom else self.edition

    def _edition_choice(self, place: Rect) -> None:
        names, own = self._names, self.own

        def changed(index: int) -> None:
            self._custom, self._by_own = names[index] == CUSTOM, own is not None and names[index] == ""
            if own is not None and self._by_own:
                self.options = own.options
            elif not self._custom:
                self.edition = names[index]
                self.options = EDITIONS[self.edition]
            if self._custom and not self.advanced:
                self.advanced = True
                self._scene.rebuild("edition")
            self._show_options()

        values = [editions.name(name) if name or own is None else editions.own_title(own) for name in names]
        frame, label = self._scene.view_frame, say("new-game-edition")
        boxes = [partial(box, name) for name in names]
        choice = EditionChoice(place, frame, label, Offer(values, names.index(self._name), changed), boxes)
        self._scene.add(choice, self._edition_hint)

    def _edition_hint(self) -> str:
        own = self.own_edition
        if own is None:
            return editions.HINTS.say(self._name)
        return editions.own_text(own) or say("new-game-hint-edition-file", edition=editions.own_title(own))

    def _option(self, name: str, place: Rect) -> None:
        """Add the control of an edition option: a labelled number, or a toggle."""
        scene, frame, label = self._scene, self._scene.view_frame, OPTION_NAMES.say(name)
        value = getattr(self.options, name)
        control: Control
        if name in _NUMBERS:
            numbers = _NUMBERS[name]
            wide = max(scene.style.px(190), round(2.7 * place.height))
            left = place.width - wide
            scene.label(label, Rect(place.topleft, (left - scene.style.px(14), place.height)))
            right = Rect(place.left + left, place.top, wide, place.height)
            values, chosen = [str(number) for number in numbers], list(numbers).index(value)

            def changed(index: int) -> None:
                self._set_option(name, numbers[index])

            control = Choice(name, right, frame, label, Offer(values, chosen, changed))
        else:
            control = Toggle(name, place, frame, label, value, partial(self._set_option, name))
        scene.add(control, lambda: OPTION_HINTS.say(name))

    def _seed_field(self, place: Rect) -> None:
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
        self._custom, self._by_own = self.options != EDITIONS[self.edition], False
        edition = self._scene.control("edition")
        assert isinstance(edition, Choice)
        edition.choose(self._names.index(self._name))

    def _show_options(self) -> None:
        """Update the controls of the options, if they are shown, after a change of edition."""
        if not self.advanced:
            return
        for name in Options._fields:
            control, value = self._scene.control(name), getattr(self.options, name)
            if isinstance(control, Toggle):
                control.switch(value)
            elif isinstance(control, Choice):
                control.choose(list(_NUMBERS[name]).index(value))


def _beginners(names: Sequence[str]) -> list[str]:
    """Return the texts of the choice of who begins: at random, or one of the seats."""
    return [say("new-game-first-random"), *(say("new-game-first", name=name) for name in names)]


def _with(options: Options, name: str, value: int | bool) -> Options:
    return Options(**{**options._asdict(), name: value})


def _allowed(name: str, value: object) -> bool:
    if name in _NUMBERS:
        return not isinstance(value, bool) and value in _NUMBERS[name]
    return name in Options._fields and isinstance(value, bool)
