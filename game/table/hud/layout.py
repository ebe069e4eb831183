"""The layout of the window, used for both drawing and hit-testing."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from pygame import Rect

from game.table.city import banners

DESIGN = (1920, 1080)
"""The window size all measures below are designed for; others are scaled by ``Layout.u``."""

_GAP = 12
_NEAR = 6  # between a borough, the hand or the buttons below it, and what lies below these
_COVERED, _BELOW_FIVE = 7, 10
"""What a hand may cover of the whole city, and what it leaves free below five boroughs."""
_TRAY_WIDTH = 358
_SHELF_BEGINS = 38  # where the trays' shelves begin, within the cloth's border, in units
_TRAY_HIGHEST = 440
_LOW_TRAY = 240  # the height in units up to which a tray is low
_WIDER_TRAY, _WIDER_LOW_TRAY = 0.6, 0.5  # how much of the enlargement of texts the trays' width takes
_STANDS = 8  # more space above trays than between other things: figures stand on their rims
_CARD, _WHOLE_CARD = (190, 266), (240, 336)
"""The size of the hand's cards in units: usually, and tucked away beneath the whole city."""
_BESIDE_HAND = 130  # room on each side of a hand that large text enlarges, for the small map and kept cards
_CITY = 0.26  # the least share of the window's height that an enlarged hand leaves the city
_LARGER_CARD = 0.16  # how much of the enlargement of texts the hand takes where there is room
_STACKED = 60  # the least side of buttons of which two stand one above the other beside the prompt
_FAN_STEP = 1.05  # distance between neighbouring cards of the hand, in card widths: no name is covered
_FAN_TURN = 2.6  # degrees between neighbouring cards of the hand
_LEAN = 0.11  # how much room the outer cards' slant takes, in card heights
_FAN_DROP = 0.022  # how much lower the outer cards lie, in card heights per squared card distance
_TUCKED_SHOWS = 0.571  # how high a tucked hand reaches above the lower edge, in heights of a card
_RACK, _BEYOND = 27, 20  # how high the rack before a hand is, and how far it reaches beyond the hand
_BEHIND = 13  # how far raised cards stand behind it
_WHOLE = 6  # what lies between the lower edge and cards that stand whole above it, in units
_MOST_CARDS = 3
_PERSON_TEXT = 0.3  # how much of the player's enlargement of texts the persons' letters and icons take
_CARD_TEXT = 0.25  # the same for the names of the hand's cards, where their line has room
_HINTS = (222, 98)  # width and height kept free for two key hints
_SMALL, _ABOVE_HINTS = 0.66, 0.61  # the size of small cards, as a share of others'; where hints lie below
_MAP_SHAPE = 0.74  # height of the small map divided by its width


class Place(NamedTuple):
    """A card's centre in pixels, and its rotation in degrees counter-clockwise."""

    centre: tuple[float, float]
    angle: float


class Layout:
    """All rectangles of the table in a window of ``size`` pixels.

    ``text_scale`` (1.0 to 2.0) enlarges text that must be readable; ``seats`` (2 to 5) is the number of
    trays; ``close`` means that one borough is enlarged, so that the small map gets its corner. ``u`` is the
    unit of another window, of which this one shows a part. Rectangles that are on the screen at the same time
    never overlap and never leave the window; what is read or pressed stays within ``safe``, 5 % inside the
    window's edges (a television may cut off the rest).

    Attributes: ``u`` (pixels per unit of the 1080p design), ``safe``, ``menu`` (pause button), ``history``
    (history button), ``summary`` (its button at the prompt's right end; beside the history where text is
    large), ``hint`` and ``undo`` (over the prompt's right end, the latter while something can be undone),
    ``beside`` (all places for such buttons, from the right), ``prompt_end`` (where the prompt ends if there
    are none), ``round``, ``trays`` (one per seat, downwards), ``prompt`` and ``prompt_rows`` (how many
    lines of the largest letters it is meant for), ``caption``, ``buttons``, ``lowest_buttons`` and
    ``low_buttons`` (their row at the lower edge while the hand is tucked away, which makes way for it; the
    latter beside the small map), ``city`` (the clear room for the camera when hand and buttons are shown),
    ``persons`` (three cards),
    ``rats`` (their sum), ``hand`` (the raised hand), ``tucked`` (the visible part of the tucked hand, which
    reaches up to the city, a gap above ``city_foot``), ``rack`` (what lies before the hand of the rack),
    ``hints`` (two key hints in the lower left corner; no height where large text leaves them no room),
    ``kept_cards`` (their pile in the draft), ``small_map``, the sizes ``card``, ``tucked_card`` (beneath the
    whole city), ``near_card`` (beneath a borough), ``small_card`` and ``person_card`` in pixels, and
    ``person_text``, how much the letters and icons of persons are enlarged (``card_text``: cards' names).
    """

    def __init__(
        self,
        size: tuple[int, int],
        text_scale: float = 1.0,
        seats: int = 4,
        close: bool = True,
        u: float | None = None,
    ) -> None:
        self.size = size
        self.text_scale = text_scale
        self.seats = seats
        self.close = close
        width, height = size
        self.u = u or min(width / DESIGN[0], height / DESIGN[1])
        left, top = round(width * 0.05), round(height * 60 / 1080)
        self.safe = Rect(left, top, width - 2 * left, height - 2 * top)
        self._gap = self.px(_GAP)
        self._lay_columns()
        self._lay_middle()
        self.city = self.city_for(hand_up=True, with_buttons=True)

    def px(self, units: float) -> int:
        """Return ``units`` of the 1080p design in whole pixels, at least 1."""
        return max(1, round(units * self.u))

    def text(self, units: float) -> int:
        """Return the font size in pixels of text ``units`` high in the 1080p design at text scale 1."""
        return max(6, round(units * self.u * self.text_scale))

    @property
    def tray_slits(self) -> list[Rect]:
        """The slits between two trays and their shelves."""
        return [
            Rect(up.left - self.shelf, up.bottom, up.width + self.shelf, low.top - up.bottom)
            for up, low in pairwise(self.trays)
        ]

    def person_slits(self, shown: int) -> list[Rect]:
        """Return the slits between the first ``shown`` persons."""
        return [
            Rect(up.left, up.bottom, up.width, low.top - up.bottom)
            for up, low in pairwise(self.persons[:shown])
        ]

    @property
    def beneath_prompt(self) -> Rect:
        """The area between trays and persons below the prompt, where the city is always visible."""
        return Rect(
            self.prompt.left, self.prompt.bottom, self.prompt.width, self.size[1] - self.prompt.bottom
        )

    @property
    def near_frame(self) -> Rect:
        """The frame in which an enlarged borough is seen: below the prompt, between trays and persons."""
        left, top = self.trays[0].right, self.prompt.bottom + self.px(_NEAR)
        return Rect(left, top, self.persons[0].left - left, self.size[1] - top)

    def city_for(self, hand_up: bool, with_buttons: bool, shape: float = 1.0) -> Rect:
        """Return the clear room for the camera: below the prompt, between trays and persons, above the hand.

        There is more room if the hand is tucked away (``hand_up`` false) or no buttons are shown. The room is
        beside or above the small map, whichever shows a picture ``shape`` times as wide as high larger.
        Buttons lie at the lower edge then, beside the map.
        """
        top = (
            self.buttons.bottom + self._gap if with_buttons and hand_up else self.buttons.top + self._gap // 2
        )
        room = Rect(self._middle.x, top, self._middle.w, 0)
        if hand_up:
            room.height = min(self.hand.top, self.kept_cards.top) - self.px(_NEAR) - top
            return room
        if with_buttons:
            # A large row leaves the lowest player's name no room beside it.
            name = 0 if self.close else banners.LOWEST * (self.text_scale - 1)
            room.height = self.lowest_buttons.top - self.px(_NEAR + name) - top
        else:
            room.height = self.city_foot - self._gap - self.caption.bottom
        room.top = self.caption.bottom
        if not self.close:
            return room
        beside, above = room.copy(), room.copy()
        beside.width = self.small_map.left - self._gap - room.left
        above.height = min(room.height, self.small_map.top - self._gap - top)
        return max(beside, above, key=lambda clear: min(clear.width, clear.height * shape))

    @property
    def whole_room(self) -> Rect:
        """The room of the whole city between the prompt and a tucked hand."""
        room = self.city_for(hand_up=False, with_buttons=True)
        if self.text_scale == 1:
            room.top = self.prompt.bottom + self.px(_NEAR)
            foot = self.px(_COVERED) if self.seats < 5 else -self.px(_BELOW_FIVE)
            room.height = self.tucked.top + foot - room.top
        return room

    def whole_stands(self, near: float) -> int:
        """Return how much higher than tucked away cards stand that are to be seen whole.

        The camera is so ``near`` to a borough (0 to 1).
        """
        return self.tucked_size(near)[1] + self.px(_WHOLE) - self.tucked.height

    def stands(self, foot: float) -> int:
        """Return how much higher than tucked away cards stand beneath a borough that ends at ``foot``."""
        return max(0, min(self.whole_stands(near=1.0), self.tucked.top - self._gap - round(foot)))

    def tucked_size(self, near: float) -> tuple[int, int]:
        """Return the size of tucked cards, the camera being so ``near`` to a borough (0 to 1)."""
        width, height = (
            round(whole + (close - whole) * near)
            for whole, close in zip(self.tucked_card, self.near_card, strict=True)
        )
        return width, height

    def hand_places(self, count: int, raised: bool = True, stands: int = 0, near: float = 0.0) -> list[Place]:
        """Return the places of a hand of ``count`` cards, left to right: fanned, or tucked away upright.

        The latter stand ``stands`` pixels higher; the camera is so ``near`` to a borough (0 to 1).
        """
        width, height = self.card
        step = width * _FAN_STEP
        if count > 1:
            step = min(step, (self.hand.width - width - self._fan_lean) / (count - 1))
        middle = (count - 1) / 2
        lowest = _FAN_DROP * height * (max(count, 1) - 1) ** 2 / 4
        base = self.hand.bottom - height / 2 - lowest - self.px(6)
        if not raised:
            wide, tall = self.tucked_size(near)
            base = self.tucked.top + tall / 2 + self.px(1) - stands
            x = self.tucked.centerx + (self.hand.centerx - self.tucked.centerx) * near
            return [Place((x + (index - middle) * wide * _FAN_STEP, base), 0.0) for index in range(count)]
        return [
            Place(
                (
                    self.hand.centerx + (index - middle) * step,
                    base + _FAN_DROP * height * (index - middle) ** 2,
                ),
                (middle - index) * _FAN_TURN,
            )
            for index in range(count)
        ]

    def kept_places(self, count: int) -> list[tuple[Rect, float]]:
        """Return the boxes and rotations of the ``count`` cards kept in the draft, piled beside the hand."""
        width, height = self.small_card
        spare = self.kept_cards.width - width
        inset = min(self.px(6), spare // 2)
        slide = min(width * 1.04, (spare - 2 * inset) / max(1, count - 1))
        x = self.kept_cards.x + inset
        y = self.kept_cards.bottom - height - self.px(6)
        return [
            (Rect(round(x + slide * index), round(y), width, height), (0.5 - index) * 2.0)
            for index in range(count)
        ]

    def _lay_columns(self) -> None:
        safe, gap, scale = self.safe, self._gap, self.text_scale
        head = self.px(54 * scale**0.55)
        self.menu = Rect(safe.left, safe.top, head, head)
        self.history = self.menu.move(head + gap, 0)
        self.summary = self.history.move(head + gap, 0)
        left = (self.summary if scale > 1 else self.history).right + gap
        self.shelf = safe.left - self.px(_SHELF_BEGINS)
        top = safe.top + head + gap + self.px(_STANDS)
        room = safe.bottom - top - gap * (self.seats - 1)
        tall = min(room // self.seats, self.px(_TRAY_HIGHEST * (1 + 0.3 * (scale - 1))))
        wider = _WIDER_LOW_TRAY if tall < _LOW_TRAY * self.u else _WIDER_TRAY
        tray_width = self.px(_TRAY_WIDTH * (1 + wider * (scale - 1)))
        self.round = Rect(left, safe.top, safe.left + tray_width - left, head)
        self.trays = [
            Rect(safe.left, top + index * (tall + gap), tray_width, tall) for index in range(self.seats)
        ]

        sum_height = self.px(118)
        card_height = min(self.px(_CARD[1] * 1.16), (safe.height - sum_height - 3 * gap) // 3)
        self.person_card = (round(card_height * _CARD[0] / _CARD[1]), card_height)
        self.person_text = 1 + _PERSON_TEXT * (scale - 1)
        left = safe.right - self.person_card[0]
        self.persons = [
            Rect((left, safe.top + index * (card_height + gap)), self.person_card) for index in range(3)
        ]
        self.rats = Rect(left, self.persons[-1].bottom + gap, self.person_card[0], sum_height)

    def _lay_middle(self) -> None:
        gap, scale = self._gap, self.text_scale
        left, right = self.trays[0].right + gap, self.persons[0].left - gap
        self._middle = middle = Rect(left, self.safe.top, right - left, self.safe.height)

        self.prompt = Rect(middle.x, middle.y, middle.w, self.px(66 * scale))
        self.prompt_rows = 1
        self._lay_beside_prompt()
        self.caption = Rect(middle.x, self.prompt.bottom + gap // 6, middle.w, self.px(36 * scale))
        self.buttons = Rect(middle.x, self.caption.bottom + gap - gap // 6, middle.w, self.px(64 * scale))

        larger = self._larger_cards()
        self.card_text = 1 + _CARD_TEXT * (scale - 1)
        self.card = width, height = self.px(_CARD[0] * larger), self.px(_CARD[1] * larger)
        self.near_card = self.px(_CARD[0]), self.px(_CARD[1])
        hinted = scale == 1  # large text leaves neither hints nor larger cards room
        self.tucked_card = (self.px(_WHOLE_CARD[0]), self.px(_WHOLE_CARD[1])) if hinted else self.near_card
        self._fan_lean = self.px(_CARD[1] * larger * _LEAN)
        fan = width * (1 + _FAN_STEP * (_MOST_CARDS - 1)) + self._fan_lean
        self.hand = Rect(0, 0, round(fan), height + self.px(28))
        self.hand.midbottom = (middle.centerx, self.size[1] - self.px(_RACK - _BEHIND))
        shows = round(self.tucked_card[1] * _TUCKED_SHOWS)
        self.city_foot = self.size[1] - shows + gap

        beside = self.hand.left - middle.left - gap
        less = _ABOVE_HINTS if hinted else _SMALL
        self.small_card = (round(width * less), round(height * less))
        if beside < self.small_card[0]:
            self.small_card = (beside, round(beside * _CARD[1] / _CARD[0]))
        tall = self.px(_HINTS[1]) if hinted else 0
        self.hints = Rect(middle.left, self.safe.bottom - tall, self.px(_HINTS[0]), tall)
        broad = round(self.tucked_card[0] * (1 + _FAN_STEP * (_MOST_CARDS - 1))) + 2
        self.tucked = Rect(0, self.size[1] - shows, max(broad, 0 if hinted else self.hand.w), shows)
        self.tucked.centerx = middle.centerx
        if hinted:
            self.tucked.left = max(self.tucked.left, self.hints.right + gap)
        self.rack = Rect(0, 0, self.tucked.w + 2 * self.px(_BEYOND), self.px(_RACK))
        self.rack.midbottom = self.tucked.centerx, self.size[1]
        self.kept_cards = Rect(middle.left, 0, beside, self.small_card[1] + self.px(12))
        self.kept_cards.bottom = self.hints.top
        side = min(beside, height)
        tall = round(side * _MAP_SHAPE)
        self.small_map = Rect(middle.right - side, self.safe.bottom - tall, side, tall)
        self.lowest_buttons = self.buttons.move_to(bottom=self.safe.bottom)
        if hinted:  # longer hints reach to where the hand begins
            self.lowest_buttons.width = middle.right - self.hand.left
            self.lowest_buttons.right = middle.right
        self.low_buttons = self.lowest_buttons.copy()
        self.low_buttons.width = self.small_map.left - gap - self.low_buttons.left

    def _lay_beside_prompt(self) -> None:
        """Place the buttons at the prompt's right end; large text needs more room, so they are stacked."""
        scale, prompt, gap = self.text_scale, self.prompt, self.px(10)
        side = self.px(66 * scale**0.5)
        if scale == 1:
            self.summary = Rect(0, 0, side, side)
            self.summary.topright = prompt.topright
            self.prompt_end = self.summary.left - gap
        else:
            self.prompt_end = prompt.right
        last = prompt.right if scale > 1 else self.prompt_end
        half = (prompt.height - self.px(_NEAR)) // 2
        rows = 2 if half >= self.px(_STACKED) else 1
        side = half if rows == 2 else side
        self.beside = tuple(
            Rect(
                last - side - (side + gap) * (place // rows),
                prompt.top + (prompt.height - side) * (place % rows),
                side,
                side,
            )
            for place in range(3)
        )
        self.hint, self.undo, _ = self.beside

    def _larger_cards(self) -> float:
        """Return how much larger the hand's cards are because text is large, as far as there is room."""
        fan = self.px(_CARD[0]) * (1 + _FAN_STEP * (_MOST_CARDS - 1)) + self.px(_CARD[1]) * _LEAN
        room = self._middle.width - 2 * (self._gap + self.px(_BESIDE_HAND))
        high = self.safe.bottom - self.px(_NEAR) - self._gap - self.buttons.bottom - self.size[1] * _CITY
        most = 1 + _LARGER_CARD * (self.text_scale - 1)
        return max(1.0, min(most, room / fan, high / self.px(_CARD[1])))
