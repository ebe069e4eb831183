"""The teacher's bubble on the screen: its layout, drawing, and which part is at a point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import dist, hypot

from pygame import Rect, Surface

from game.decisions.targets import CARD
from game.input.bindings import BACK as GO_BACK
from game.input.bindings import SELECT
from game.input.devices import MOUSE
from game.lessons.lines import Line
from game.table.control.context import TableContext
from game.table.control.focus_targets import Outline, circle, framed
from game.table.map.shapes import centroid
from game.tutorial import bubble
from game.tutorial.bubble import BACK, ON, STOP, TEXT, Bubble
from game.tutorial.spotlight import boxes, outlines, room_of, shine
from game.ui import focus_frame
from game.ui.easing import ease
from game.ui.key_legend import Hint, block
from game.words import say

BODY = "lesson-body"
"""The part of the bubble without buttons."""

_WIDTHS = (760, 860, 660, 980, 560, 1120, 480, 1300)
"""The widths that are tried for a bubble, in 1080p units at text scale 1, the best first."""

HOLD = 0.9
"""Seconds to hold the seal to send the teacher away."""

RISE = 0.2
"""Seconds in which a bubble rises to its place and the rest of the table darkens."""

_BELOW = 18  # units that it rises

_RISES = 52  # how far a tucked card rises under the pointer, in units
_HINTS = 330, 220
"""The size of the key legend beside the hand, in units."""

_BESIDE = 24  # units between the key legend and the hand

_SMALLEST = 0.5
"""The smallest factor for the size of letters, if nothing else fits."""


_STEPS = 10
"""The number of evenly spaced places that are tried in each direction, besides those next to obstacles."""

_WEIGHT = 0.3
"""The penalty for covering something that should stay visible, in widths of the room."""


class BubbleView:
    """The open bubble: its layout and state on the screen."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.focus = ON
        """The button with the focus of keyboard and gamepads."""
        self.hover: str | None = None
        """The part under the pointer."""
        self.held: float | None = None
        """Seconds for which the seal has been held; ``None`` if it isn't."""
        self.age = 0.0
        """Seconds since the bubble was opened, at most :data:`RISE`."""
        self.made: Bubble | None = None
        self.box = Rect(0, 0, 0, 0)
        self.legend: Rect | None = None
        """Where the legend of the keys was last drawn."""
        self.lights: list[tuple[Outline, Rect]] = []
        """The things that the line points at: outlines, and the areas in which they are visible."""
        self._key: object = None

    def forget(self) -> None:
        """Discard the layout; it is computed again when the bubble is next drawn."""
        self._key = self.made = None
        self.hover = None
        self.age = 0.0

    def part_at(self, pos: tuple[int, int]) -> str | None:
        """Return the button or the body at a point of the window; ``None`` outside the bubble."""
        made = self.made
        if made is None:
            return None
        for key in (STOP, BACK, ON):
            part = made.button(key, self.box.topleft)
            if part is not None and part.collidepoint(pos):
                return key
        return BODY if made.moved(made.body, self.box.topleft).collidepoint(pos) else None

    def draw(self, surface: Surface, line: Line, telling: bool, back: bool) -> None:
        """Draw the bubble of a line; lay it out first if needed."""
        self.lay(line, telling, back)
        made = self.made
        if made is None:
            return
        layout = self.context.top.layout
        risen = ease(self.age / RISE)
        shine(surface, self.lights, layout.u, veil=risen if telling else 0.0)
        at = self.box.x, self.box.y + round((1 - risen) * layout.px(_BELOW))
        target = self._target(made)
        keys = self.context.host.devices.last != MOUSE
        focus = self.focus if telling and keys else None
        held = min(1.0, (self.held or 0.0) / HOLD)
        bubble.draw(surface, made, at, target, self.hover or focus, held)
        part = made.button(focus, at) if focus else None
        if part is not None:
            round_ = focus == STOP
            shape = circle(part.center, part.width * 0.56) if round_ else framed(part, self.context.top)
            focus_frame.draw(surface, shape, layout.u)
        if telling and keys:
            self._draw_hints(surface, back)

    def _draw_hints(self, surface: Surface, back: bool) -> None:
        """Draw the legend of the keys for next and back where it covers least."""
        layout, devices = self.context.top.layout, self.context.host.devices
        told = [Hint(SELECT, say("lesson-go-on"))]
        if back:
            told.append(Hint(GO_BACK, say("menu-back")))
        scale = min(layout.text_scale, 1.5)
        row, column = (block(told, devices, layout.u, scale, across) for across in (True, False))
        if row is None or column is None:
            return
        taken = [self.box, *boxes(self.shapes, Rect((0, 0), layout.size))]
        rather_seen = [*taken, layout.hand, layout.rats, layout.prompt, *layout.trays]
        for spared in ([*rather_seen, layout.tucked], rather_seen, taken):
            for made in (row, column):
                for place in self._edges(made.get_size()):
                    if place.collidelist(spared) < 0:
                        self.legend = surface.blit(made, place)
                        return

    def _edges(self, size: tuple[int, int]) -> Iterator[Rect]:
        """Yield places for the legend: at the lower edge, beside the hand, at the upper edge."""
        layout = self.context.top.layout
        safe, gap = layout.safe, layout.px(_BESIDE)
        for corner in ("midbottom", "bottomleft", "bottomright"):
            place = Rect((0, 0), size)
            setattr(place, corner, getattr(safe, corner))
            yield place
        yield Rect((0, 0), size).move(layout.hints.left, safe.bottom - size[1])
        yield Rect((0, 0), size).move(layout.hand.right + gap, safe.bottom - size[1])
        yield Rect((0, 0), size).move(safe.centerx - size[0] // 2, safe.top)

    @property
    def shapes(self) -> list[Outline]:
        """Return the outlines of the things that the line points at."""
        return [shape for shape, _ in self.lights]

    def lay(self, line: Line, telling: bool, back: bool) -> None:
        """Find the place of the bubble and the size of the letters for a line."""
        top = self.context.top
        words = line.words()
        key = words, telling, back, top.layout, top.camera, top.focus, top.hand_up, top.hand.hover
        if key == self._key and self.made is not None:
            return
        self._key = key
        self.lights = [
            (shape, room_of(self.context, (thing,)))
            for thing in line.about
            for shape in outlines(self.context, (thing,))
        ]
        layout = top.layout
        whole = Rect((0, 0), layout.size)
        about = boxes(self.shapes, whole)
        avoid = about if telling else [*about, *self._lit()]
        corner = Rect(layout.kept_cards.left, 0, layout.px(_HINTS[0]), layout.px(_HINTS[1]))
        corner.bottom = layout.safe.bottom
        inessential = [layout.prompt, layout.hand, corner, *self._lit()]
        found = self._fit(words, line.icon, telling, back, (avoid, about, inessential))
        if found is None:
            found = self._fit(words, line.icon, telling, back, (about, about, inessential))
        self.made, self.box = found if found else (None, Rect(0, 0, 0, 0))

    def _lit(self) -> list[Rect]:
        """Return the boxes of what can be chosen, with room for a card of the hand to rise."""
        context, layout = self.context, self.context.top.layout
        found = boxes(outlines(context, context.selectable), Rect((0, 0), layout.size))
        if any(thing[0] == CARD for thing in context.selectable):
            rises = 0 if context.top.hand_up else layout.px(_RISES)
            found.append(Rect(layout.hand.x, context.top.hand_top - rises, layout.hand.w, layout.size[1]))
        return found

    def _fit(
        self,
        words: str,
        icon: str,
        telling: bool,
        back: bool,
        rooms: tuple[list[Rect], list[Rect], list[Rect]],
    ) -> tuple[Bubble, Rect] | None:
        """Return the bubble with the largest letters that fits, and its place."""
        layout = self.context.top.layout
        avoid, about, inessential = rooms
        near = about[0].unionall(about[1:]) if about else None
        wide = [
            min(round(width * layout.u * layout.text_scale**0.75), layout.safe.width) for width in _WIDTHS
        ]
        largest = layout.text(TEXT)
        for letters in range(largest, round(largest * _SMALLEST), -max(1, largest // 24)):
            made = {
                width: laid
                for width in wide
                if (
                    laid := bubble.laid_out(
                        words, icon, width, layout.u, layout.text_scale, letters, telling, back
                    )
                )
            }
            placed = place(
                {width: laid.size for width, laid in made.items()},
                layout.safe,
                avoid,
                near,
                inessential,
                layout.px(16),
            )
            if placed is not None:
                return bubble.evened(made[placed[1]]), placed[0]
        return None

    def _target(self, made: Bubble) -> tuple[float, float] | None:
        """Return the point for the tip of the tail: the nearest of the things pointed at."""
        if not self.shapes:
            return None
        body = made.moved(made.body, self.box.topleft)
        shape = min(self.shapes, key=lambda shape: dist(centroid(shape), body.center))
        box = boxes([shape], Rect((0, 0), self.context.top.layout.size))
        if not box:
            return None
        x = min(max(body.centerx, box[0].left), box[0].right)
        y = min(max(body.centery, box[0].top), box[0].bottom)
        return x, y


def place(
    sizes: Mapping[int, tuple[int, int]],
    room: Rect,
    avoid: Sequence[Rect],
    about: Rect | None,
    inessential: Sequence[Rect] = (),
    gap: int = 12,
) -> tuple[Rect, int] | None:
    """Return the best box for a bubble in ``room`` and its width, or ``None`` if there is none.

    ``sizes``: the size of the box for each allowed width, the best first. The box never overlaps ``avoid``,
    is near ``about``, and covers as little of ``inessential`` as possible. All in pixels.
    """
    best: tuple[float, Rect, int] | None = None
    if about is None:
        about = Rect(room.center, (1, 1))
    walls = [rect.inflate(2 * gap, 2 * gap) for rect in avoid]
    across = [(wall.left, wall.right) for wall in walls]
    down = [(wall.top, wall.bottom) for wall in walls]
    for rank, (width, size) in enumerate(sizes.items()):
        for x in _stops(room.left, room.right - size[0], size[0], across):
            for y in _stops(room.top, room.bottom - size[1], size[1], down):
                box = Rect((x, y), size)
                cost = _far(box, about) + 0.012 * rank * room.width
                if (best is not None and cost >= best[0]) or box.collidelist(walls) >= 0:
                    continue
                cost += _covered(box, inessential) * _WEIGHT * room.width
                if best is None or cost < best[0]:
                    best = cost, box, width
    return best[1:] if best else None


def _stops(low: int, high: int, length: int, walls: Sequence[tuple[int, int]]) -> list[int]:
    """Return positions for a box of ``length`` from ``low`` to ``high``: evenly spaced and next to walls."""
    evenly = (low + (high - low) * step // _STEPS for step in range(_STEPS + 1))
    beside = (stop for start, end in walls for stop in (start - length, end))
    return sorted({stop for stop in (*evenly, *beside) if low <= stop <= high})


def _far(box: Rect, about: Rect) -> float:
    """Return the distance of a box from what it is about; the distance of the centres counts a little."""
    dx = max(about.left - box.right, box.left - about.right, 0)
    dy = max(about.top - box.bottom, box.top - about.bottom, 0)
    aside = abs(box.centerx - about.centerx) + abs(box.centery - about.centery)
    return hypot(dx, dy) + 0.2 * aside


def _covered(box: Rect, inessential: Sequence[Rect]) -> float:
    """Return the share of ``inessential`` under a box, or the share of the box on it if that is larger."""
    return sum(_area(box.clip(rect)) / max(1, min(_area(rect), _area(box))) for rect in inessential)


def _area(rect: Rect) -> int:
    return rect.width * rect.height
