"""Speech bubbles of the teacher: parchment in a brass frame with text, a picture and buttons."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface, Vector2

from game.table.hud.prompt import Button
from game.ui import fitting, surfaces, typesetting
from game.ui.easing import Point
from game.ui.image_cache import TABLE, cached
from game.ui.palette import BRASS, CANDLE, INK, PARCHMENT_LIT, SHADE, WALNUT_DARK, mix
from game.words import say

BACK, ON, STOP = "lesson-back", "lesson-on", "lesson-stop"
"""The buttons of a bubble: back, next, and (held down) end the lessons."""

TEXT, LEAST_TEXT = 31, 26
"""The largest and the smallest text size, in 1080p units."""

_MEDAL, _SEAL, _FOOT = 92, 50, 62  # in 1080p units, at text scale 1
_PAD, _GAP, _LINE = 24, 14, 5
_LEADING = 1.2
_STAYS = re.compile(r" ([–:;!?»])")
"""Characters that must not begin a line."""

_TAIL, _TAIL_WIDE = 150, 40  # how far the tail reaches at the most, and its width where it begins
_TAIL_IN = 40  # from a corner to the tail
_FADES, _FINE = 6, 3  # steps in which the body's brown edge fades out; a tail is drawn at this scale
_TAIL_OFF = 6  # between the tail's tip and what it points at


@dataclass(frozen=True, eq=False)
class Bubble:
    """The layout of a bubble: everything in pixels relative to its upper left corner."""

    size: tuple[int, int]
    body: Rect
    medal: Rect
    seal: Rect
    text: Rect
    rows: tuple[str, ...]
    letters: int
    """The size of the letters in pixels."""
    back: Rect | None
    on: Rect | None
    icon: str
    u: float
    text_scale: float

    def moved(self, part: Rect, at: Point) -> Rect:
        """Return a part of the bubble in screen coordinates for a bubble ``at`` a point."""
        return part.move(round(at[0]), round(at[1]))

    def button(self, key: str, at: Point) -> Rect | None:
        """Return the box of a button on the screen; ``None`` if the bubble doesn't have it."""
        part = {BACK: self.back, ON: self.on, STOP: self.seal}[key]
        return self.moved(part, at) if part is not None else None


def laid_out(
    words: str, icon: str, width: int, u: float, text_scale: float, letters: int, foot: bool, back: bool
) -> Bubble | None:
    """Lay out a bubble of ``width`` pixels; return ``None`` if that is too narrow.

    ``letters``: the size of letters in pixels. ``foot``: whether it has a button for the next bubble.
    ``back``: whether it has one for the previous bubble.
    """
    swell = text_scale**0.5
    medal, seal, high = (round(units * u * swell) for units in (_MEDAL, _SEAL, _FOOT))
    pad, gap = round(_PAD * u), round(_GAP * u)
    out_left, out_top, out_right = round(medal * 0.34), round(medal * 0.3), round(seal * 0.4)
    inner_left = medal - out_left + gap
    room = width - out_left - out_right - inner_left - pad - round(seal * 0.2)
    if room < letters * 6:
        return None
    rows = typesetting.wrap(_STAYS.sub("\u00a0\\1", words), letters, room)
    if any(typesetting.width(row, letters) > room for row in rows):
        return None
    tall = round(letters * _LEADING * len(rows))
    least = medal - out_top + pad
    body_high = max(tall + 2 * pad, least) + (high + gap if foot else 0)
    body = Rect(out_left, out_top, width - out_left - out_right, body_high)
    text = Rect(body.left + inner_left, body.top + pad, room, max(tall, least - 2 * pad))
    on_wide = high * 2 + typesetting.width(say("lesson-go-on"), round(high * 0.5), bold=True)
    on = (
        Rect(body.right - pad - on_wide, body.bottom - pad - high + gap // 2, on_wide, high) if foot else None
    )
    if on is not None and on.left < body.left + inner_left * 0.5 + (high + gap if back else 0):
        return None
    goes_back = Rect(on.left - gap - high, on.top, high, high) if on and back else None
    return Bubble(
        (width, body.bottom),
        body,
        Rect(0, 0, medal, medal),
        Rect(width - seal, max(0, body.top - round(seal * 0.4)), seal, seal),
        text,
        tuple(rows),
        letters,
        goes_back,
        on,
        icon,
        u,
        text_scale,
    )


def evened(bubble: Bubble) -> Bubble:
    """Return the bubble with lines of about equal length, so that the last line is not a single word."""
    words, rows = " ".join(bubble.rows), bubble.rows
    if typesetting.wrap(words, bubble.letters, bubble.text.width) != list(rows):
        return bubble  # Japanese has no spaces to be put back
    for room in range(bubble.text.width, bubble.text.width // 2, -max(1, bubble.letters // 2)):
        narrower = typesetting.wrap(words, bubble.letters, room)
        if len(narrower) > len(rows):
            break
        rows = tuple(narrower)
    return replace(bubble, rows=rows)


def draw(
    surface: Surface, bubble: Bubble, at: Point, target: Point | None, hover: str | None, held: float
) -> None:
    """Draw a bubble ``at`` a point; its tail goes towards ``target``.

    ``hover``: the button that is pointed at or focused. ``held``: how far the hold on the seal is, 0 to 1.
    """
    u = bubble.u
    body = bubble.moved(bubble.body, at)
    radius, blur = round(20 * u), round(34 * u)
    surface.blit(surfaces.shadow(body.size, radius, blur), body.move(-blur // 2, -blur // 3))
    surface.blit(surfaces.parchment(body.size, radius, seed=21), body)
    surface.blit(surfaces.rim(body.size, radius, max(3, round(_LINE * u))), body)
    if target is not None:
        _draw_tail(surface, body, target, u)
    surface.blit(_page(bubble), at)
    for key, part, icon in ((BACK, bubble.back, "icons/arrow_left"), (ON, bubble.on, "icons/play")):
        if part is None or hover == STOP:
            continue
        label = say("lesson-go-on") if key == ON else ""
        button = Button(key, label, (icon,), bubble.moved(part, at), hover=hover == key)
        button.draw(surface, bubble.text_scale)
    if hover == STOP and bubble.on is not None:
        _draw_hold(surface, bubble, at)
    _draw_seal(surface, bubble.moved(bubble.seal, at), hover == STOP, held)


def tip(body: Rect, target: Point, u: float) -> tuple[Point, Point, Point] | None:
    """Return the tail's two base points on the body's edge and its tip; ``None`` if too near or too far."""
    foot = _nearest(body, target)
    way = Vector2(target) - Vector2(foot)
    reach = way.length() - _TAIL_OFF * u
    if way.length() < 14 * u or reach > _TAIL * u:
        return None
    side = _along(body, foot) * (_TAIL_WIDE * u / 2)
    inside = body.inflate(-2 * round(_TAIL_IN * u), -2 * round(_TAIL_IN * u))
    middle = Vector2(
        min(max(foot[0], inside.left), inside.right) if side.x else foot[0],
        min(max(foot[1], inside.top), inside.bottom) if side.y else foot[1],
    )
    a, b, end = middle + side, middle - side, middle + (Vector2(target) - middle).normalize() * reach
    return (a.x, a.y), (b.x, b.y), (end.x, end.y)


def _nearest(box: Rect, point: Point) -> Point:
    """Return the point on a box's edge that is nearest to a point outside it."""
    return min(max(point[0], box.left), box.right - 1), min(max(point[1], box.top), box.bottom - 1)


def _along(body: Rect, foot: Point) -> Vector2:
    """Return the unit vector along the edge of ``body`` that the point ``foot`` is on."""
    upright = foot[0] <= body.left or foot[0] >= body.right - 1
    return Vector2(0, 1) if upright else Vector2(1, 0)


def _draw_tail(surface: Surface, body: Rect, target: Point, u: float) -> None:
    """Draw the tail as part of the body: the same parchment and the same edge, open where they meet."""
    found = tip(body, target, u)
    if found is None:
        return
    a, b, end = (Vector2(point) for point in found)
    line = max(3, round(_LINE * u))
    box = Rect(min(a.x, b.x, end.x), min(a.y, b.y, end.y), 0, 0)
    box.size = round(max(a.x, b.x, end.x) - box.x), round(max(a.y, b.y, end.y) - box.y)
    box.inflate_ip(8 * line, 8 * line)
    corners = tuple((round(point.x - box.x), round(point.y - box.y)) for point in (a, end, b))
    foot = (a + b) / 2
    shade = ((foot.x - body.left) / body.width + (foot.y - body.top) / body.height) / 2
    inward = _inwards(body, foot) * line
    surface.blit(_tail(box.size, corners, (round(inward.x), round(inward.y)), line, round(shade, 1)), box)


def _inwards(body: Rect, foot: Vector2) -> Vector2:
    """Return the unit vector from a point on a body's edge straight into it."""
    across = _along(body, (foot.x, foot.y))
    if across.x:
        return Vector2(0, 1 if foot.y <= body.top else -1)
    return Vector2(1 if foot.x <= body.left else -1, 0)


@cached(TABLE, most=6)
def _tail(
    size: tuple[int, int],
    corners: tuple[tuple[int, int], ...],
    inward: tuple[int, int],
    line: int,
    shade: float,
) -> Surface:
    """Return a tail with its tip at the second of its ``corners``.

    ``inward``: the way through the body's edge. ``shade``: 0 for an edge in the light, 1 for one without.
    """
    a, end, b = (Vector2(corner) * _FINE for corner in corners)
    into, thick = Vector2(inward) * _FINE, line * _FINE
    mask = surfaces.clear((size[0] * _FINE, size[1] * _FINE), (255, 255, 255, 0))
    for step in range(_FADES, -1, -1):  # the body's brown edge fades out before the tail
        deep = into * (1.2 + 2.4 * step / _FADES)
        alpha = round(255 * (1 - step / (_FADES + 1)))
        pygame.draw.polygon(mask, (255, 255, 255, alpha), [a + deep, a, end, b, b + deep])
    made = surfaces.parchment(size, edge=False, seed=21).convert_alpha()
    made.fill(mix((255, 255, 255), (236, 228, 214), shade), special_flags=pygame.BLEND_RGB_MULT)
    made.blit(pygame.transform.smoothscale(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    gold = mix(mix(BRASS, (255, 246, 214), 0.55), mix(BRASS, SHADE, 0.4), shade)
    for colour, width in ((SHADE, thick + 2 * _FINE), (gold, thick - _FINE)):
        edge = surfaces.clear(mask.get_size(), (*colour, 0))
        for start in (a, b):
            pygame.draw.line(edge, colour, start + into * 0.5, end, width)
            pygame.draw.circle(edge, colour, start + into * 0.5, width / 2)
        pygame.draw.circle(edge, colour, end, width / 2)
        made.blit(pygame.transform.smoothscale(edge, size), (0, 0))
    return made


@cached(TABLE, megabytes=6)
def _page(bubble: Bubble) -> Surface:
    """Draw the text of a bubble and its picture."""
    made = surfaces.clear(bubble.size)
    step = bubble.letters * _LEADING
    top = bubble.text.top + (bubble.text.height - step * len(bubble.rows)) / 2
    for number, row in enumerate(bubble.rows):
        drawn = typesetting.line(row, bubble.letters, INK)
        made.blit(drawn, (bubble.text.left, round(top + number * step)))
    medal = bubble.medal
    line = max(2, round(_LINE * bubble.u))
    made.blit(surfaces.disc(medal.width, mix(PARCHMENT_LIT, BRASS, 0.1), BRASS, line), medal)
    side = medal.width * 0.62
    surfaces.centred(made, surfaces.picture(bubble.icon, side, side), medal.center)
    return made


def _draw_hold(surface: Surface, bubble: Bubble, at: Point) -> None:
    """Draw the explanation of the seal in place of the buttons."""
    assert bubble.on is not None
    row = bubble.moved(bubble.on, at)
    room = Rect(0, row.top, bubble.text.right - bubble.body.left, row.height)
    room.right = row.right
    letters = min(bubble.letters, round(row.height * 0.5))
    fitting.words(surface, say("lesson-hold"), room, letters, round(letters * 0.7), INK, most=2, bold=True)


def _draw_seal(surface: Surface, seal: Rect, lit: bool, held: float) -> None:
    """Draw the round button in the corner, with a ring that fills while it is held (0 to 1)."""
    face = mix(WALNUT_DARK, BRASS, 0.35 if lit else 0.0)
    surface.blit(surfaces.disc(seal.width, face, BRASS, max(2, seal.width // 14)), seal)
    surfaces.centred(
        surface, surfaces.picture("icons/close", seal.width * 0.5, seal.width * 0.5), seal.center
    )
    if held > 0:
        _draw_ring(surface, seal, held)


def _draw_ring(surface: Surface, seal: Rect, share: float) -> None:
    """Draw a ring of light round the seal: ``share`` (0 to 1) of the full circle."""
    radius, thick = seal.width * 0.74, max(5, seal.width // 6)
    steps = max(2, round(72 * share))
    half = round(radius) + thick + 4
    ring, middle = surfaces.clear((2 * half, 2 * half)), Vector2(half)
    points = [middle + Vector2(0, -radius).rotate(360 * share * step / steps) for step in range(steps + 1)]
    for colour, width in ((SHADE, thick + 4), (CANDLE, thick)):
        for point in points:
            pygame.draw.circle(ring, colour, point, width / 2)
    surface.blit(ring, (seal.centerx - half, seal.centery - half))
