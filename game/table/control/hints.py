"""Hints for the person who decides: good moves are marked on the table, with a sentence giving the reason.

They are requested from the director, which computes them from the view of the deciding seat. Asking again
gives the reason for the next best move. Any other option tells what it costs as soon as it is pointed at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from engine.bots.hints import MARKED, Suggestion
from game.decisions.gestures import Thing
from game.decisions.targets import BUTTON, CARD, MARKET, PERSON
from game.match.players import Wish
from game.match.screen import PRIVATE
from game.table.control.context import TableContext
from game.table.control.focus_targets import IN_CITY, shape_of
from game.table.map.shapes import bounds, centroid
from game.ui import focus_frame, surfaces, typesetting
from game.ui.easing import Point
from game.ui.image_cache import TABLE, cached
from game.ui.palette import CREAM, INK, LEAD, RGB, SHADE, mix, rgb
from game.words import say

LIGHT: RGB = rgb("#3FD6C4")
"""The colour of the best move's frame: neither a player's colour nor that of what may be chosen."""

_BEST, _NEXT = 62, 46  # diameters of the marks, in 1080p units
_PERSON_MARK = 0.42  # how far down a person's card its mark lies, as a share
_INWARD = 0.4  # how far a mark in an area lies from its corner towards its middle, as a share


class HintControl:
    """Asks for the hints at a table, tells them, and marks them."""

    def __init__(self, context: TableContext) -> None:
        self.context, self._found = context, context.hints
        self._thinking = False
        self._shown = 0
        self._tells: Callable[[Thing], object] | None = None
        """Called with what a move concerns before it is told, for whoever asked last."""

    @property
    def found(self) -> Sequence[Suggestion]:
        """The good moves found for the current decision, best first."""
        return self._found.moves

    @property
    def told(self) -> Thing | None:
        """What the move concerns that was told last; None once another decision is put."""
        pending = self.context.pending
        if not self.found or pending is None or pending.decision is not self._found.decision:
            return None
        return pending.thing_of(self.found[self._shown].move)

    def ask(self, tells: Callable[[Thing], object] | None = None) -> None:
        """Start thinking about the current decision, or tell the next of the moves found.

        ``tells`` is called with what a move concerns before it is told.
        """
        self._tells = tells
        context, asked = self.context, self.context.screen.asked
        if asked is None or context.pending is None or context.busy:
            context.refuse(say("hint-not-now"))
            return
        if self._found.decision is asked:
            if self.found:
                self._tell((self._shown + 1) % len(self.found[:MARKED]))
            return
        self.forget()
        self._found.decision, self._thinking = asked, True
        context.director.wish_here(Wish.HINT)
        context.tell(say("hint-thinking"), passing=True)

    def step(self) -> None:
        """Tell what was found to the person who decides."""
        decision, screen = self._found.decision, self.context.screen
        if decision is None:
            return
        if screen.asked is not decision:
            self.forget()
        elif self._thinking:
            about, found = screen.persons[decision.colour].advice
            if about is decision:
                self._thinking = False
                self._hear(found)

    def forget(self) -> None:
        """Discard the hints and stop thinking."""
        decision = self._found.decision
        if self._thinking and decision:
            self.context.director.hints.withdraw(decision.colour)
        if decision:
            self.context.forget_passing()
            self.context.changed()
        self._thinking, self._found.decision, self._found.moves = False, None, ()

    def _hear(self, found: Sequence[Suggestion]) -> None:
        if not found:
            self._found.decision = None
            self.context.refuse(say("hint-none"))
            return
        self._found.moves = found
        self.context.host.sound.play("page")
        self._tell(0)

    def _tell(self, number: int) -> None:
        self._shown = number
        context, decision = self.context, self._found.decision
        secret = decision is not None and decision.kind in PRIVATE
        if self._tells is not None and self.told is not None:
            self._tells(self.told)
        context.tell(self._found.line(number, context.pending), passing=True, secret=secret)

    # On the table

    def marked(self) -> list[tuple[int, Thing]]:
        """Return the things that the found moves concern, with the moves' ranks from 1; the best last."""
        pending = self.context.pending
        if pending is None or self.context.busy or pending.decision is not self._found.decision:
            return []
        marked: dict[Thing, int] = {}
        for place, suggestion in enumerate(self.found[:MARKED], 1):
            marked.setdefault(pending.thing_of(suggestion.move), place)
        return sorted(((place, thing) for thing, place in marked.items()), reverse=True)

    def draw(self, surface: Surface) -> None:
        """Mark the found moves: the best with a frame and a large number, the others with small numbers."""
        layout, quick = self.context.top.layout, self.context.top.gliding
        for place, thing in self.marked():
            shape = shape_of(self.context, thing)
            if shape is None:
                continue
            if place == 1:
                focus_frame.draw(surface, shape, layout.u * 1.3, quick, LIGHT)
            badge = mark(place, layout.px((_BEST if place == 1 else _NEXT) * layout.text_scale**0.5))
            surfaces.centred(surface, badge, mark_place(thing, shape, badge.get_width()))


@cached(TABLE, most=12)
def mark(place: int, diameter: int) -> Surface:
    """Return the round mark for a rank, 1 for the best. Shared, don't draw on it."""
    best = place == 1
    ground = mix(LIGHT, (255, 255, 255), 0.35) if best else mix(LEAD, SHADE, 0.4)
    rim = INK if best else mix(LIGHT, CREAM, 0.4)
    face = surfaces.disc(diameter, ground, rim, max(2, diameter // 14)).copy()
    digit = typesetting.line(str(place), round(diameter * 0.62), INK if best else CREAM, bold=True)
    surfaces.centred(face, digit, (diameter / 2, diameter / 2))
    return face


def mark_place(thing: Thing, shape: tuple[Point, ...], diameter: int) -> Point:
    """Return the centre of a thing's mark, where it covers no number or token.

    Marks stand on a card's upper edge, at a button's foot, at a person's left, above a market, and inside
    other things in the city.
    """
    if thing[0] == MARKET:
        left, top, width, _ = bounds(shape)
        return left + width / 2, top - diameter * 0.5
    if thing[0] == PERSON:
        left, top, _, height = bounds(shape)
        return left, top + height * _PERSON_MARK
    x, y = min(shape, key=lambda point: point[0] + point[1])
    if thing[0] == CARD:  # cards in a hand overlap at their sides
        (ax, ay), (bx, by) = shape[:2]
        return (ax + bx) / 2, (ay + by) / 2
    if thing[0] == BUTTON:  # the prompt is above the buttons
        return shape[-1]
    if thing[0] not in IN_CITY:
        return x, y
    middle = centroid(shape)
    return x + (middle[0] - x) * _INWARD, y + (middle[1] - y) * _INWARD
