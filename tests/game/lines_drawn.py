"""Every line of text that a picture carries, followed from the font to the window.

While a :class:`Register` listens, each line that a font renders is known, and goes along when its surface is
copied, scaled or drawn on another. So a test can ask the window which words stand where on it, how large
their letters are, and what cut or covered them::

    with Register() as register:
        window = open_window()
        for line in register.on(window.app.display.surface):
            print(line.text, line.size, line.box)

Surfaces are a type of C whose methods can't be replaced from outside by ordinary means; the register puts its
own into the type's dictionary and takes them out again in the end.
"""

from __future__ import annotations

import ctypes
import dataclasses
import gc
import weakref
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface

from game.table.hud import cards
from game.ui import image_cache

_SOLID = 250
"""From this alpha on a pixel hides what lies beneath."""

_HIDING = 190
"""From this alpha on what lies beneath a pixel can't be read."""

_TILE = 256
"""The least side of a picture that veils all that lies beneath, in pixels."""

_PLAIN_FLAGS = (0, pygame.BLEND_PREMULTIPLIED, pygame.BLEND_ALPHA_SDL2)
_SCALES = ("smoothscale", "scale", "scale_by", "smoothscale_by")
_TURNS = ("rotate", "rotozoom", "flip")


@dataclass(frozen=True)
class Line:
    """A line of text on a surface.

    ``size``: the font's, in pixels of that surface. ``box``: where its ink is. ``seen``: the part of the box
    that nothing cut off. ``covers``: what was drawn over it, boxes that don't overlap, each with the share of
    it that hides. ``drawing``: the line as the font made it, to be laid over the surface at ``at``; ``None``
    where it was scaled or turned since. ``printed``: it stands on a card's face.
    """

    text: str
    size: float
    colour: tuple[int, int, int]
    box: Rect
    seen: Rect
    drawing: Surface | None
    at: tuple[int, int]
    turned: bool = False
    covers: tuple[tuple[Rect, float], ...] = ()
    printed: bool = False

    @property
    def hidden(self) -> float:
        """The share of what is seen of it that something was drawn over."""
        hidden = sum(_area(box.clip(self.seen)) * share for box, share in self.covers)
        return hidden / max(1, _area(self.seen))

    @property
    def cut(self) -> bool:
        """Whether some of its ink is missing."""
        return self.seen != self.box

    def moved(self, x: int, y: int) -> Line:
        """The same line on a surface whose origin lies so much further to the left and above."""
        at = (self.at[0] + x, self.at[1] + y)
        covers = tuple((box.move(x, y), share) for box, share in self.covers)
        box, seen = self.box.move(x, y), self.seen.move(x, y)
        return dataclasses.replace(self, box=box, seen=seen, at=at, covers=covers)

    def covered(self, box: Rect, share: float) -> Line:
        """The line after something was drawn over ``box`` that hides a ``share`` of it."""
        new, covers = [box], []
        for old, old_share in self.covers:
            if share >= old_share:
                covers += [(left, old_share) for left in _without(old, box)]
            else:
                covers.append((old, old_share))
                new = [left for one in new for left in _without(one, old)]
        return dataclasses.replace(self, covers=(*covers, *((one, share) for one in new)))

    def within(self, room: Rect) -> Line | None:
        """What is left of it in ``room``; ``None``: nothing."""
        seen = self.seen.clip(room)
        return dataclasses.replace(self, seen=seen) if seen.width and seen.height else None

    def scaled(self, across: float, down: float) -> Line:
        """The line on a surface that was scaled."""
        return dataclasses.replace(
            self,
            size=self.size * down,
            box=_scaled(self.box, across, down),
            seen=_scaled(self.seen, across, down),
            covers=tuple((_scaled(box, across, down), share) for box, share in self.covers),
            at=(round(self.at[0] * across), round(self.at[1] * down)),
            drawing=self.drawing if (across, down) == (1, 1) else None,
        )


def _scaled(box: Rect, across: float, down: float) -> Rect:
    left, top = round(box.left * across), round(box.top * down)
    return Rect(left, top, max(1, round(box.right * across) - left), max(1, round(box.bottom * down) - top))


def _opaque(surface: Surface) -> bool:
    alpha = surface.get_alpha()
    return (
        not surface.get_flags() & pygame.SRCALPHA
        and surface.get_colorkey() is None
        and (alpha is None or alpha >= _SOLID)
    )


class Register:
    """Listens to everything that is drawn, from ``with`` on; there is one at a time."""

    listening: Register | None = None
    """The one that listens now."""

    def __init__(self) -> None:
        self._lines: dict[int, tuple[weakref.ref[Surface], list[Line]]] = {}
        self._replaced: list[tuple[Any, str, Any, type | None]] = []

    def __enter__(self) -> Register:
        """Forget all pictures with words that were made unheard, and begin to listen."""
        image_cache.forget()
        Register.listening = self
        self._replace_methods()
        self._replace_transforms()
        for name in ("action_face", "person_face", "person_back"):
            self._replace(cards, name, self._printing(getattr(cards, name)))
        return self

    def __exit__(self, *_: object) -> None:
        Register.listening = None
        for owner, name, original, kind in reversed(self._replaced):
            _put(owner, name, original, kind)
        self._replaced.clear()
        self._lines.clear()
        image_cache.forget()

    def on(self, surface: Surface) -> tuple[Line, ...]:
        """The lines on ``surface``, in the order in which they were drawn."""
        return tuple(self._of(surface))

    # What surfaces carry

    def _of(self, surface: Surface) -> list[Line]:
        parent = surface.get_abs_parent()
        if parent is not surface and parent is not None:
            x, y = surface.get_abs_offset()
            room = Rect((x, y), surface.get_size())
            inside = (line.within(room) for line in self._of(parent))
            return [line.moved(-x, -y) for line in inside if line]
        found = self._lines.get(id(surface))
        return found[1] if found is not None and found[0]() is surface else []

    def _set(self, surface: Surface, lines: list[Line]) -> None:
        key = id(surface)
        if lines:
            self._lines[key] = (weakref.ref(surface), lines)
        else:
            self._lines.pop(key, None)

    def _drawn(self, target: Surface, source: Surface, where: Any, area: Any, flags: int) -> None:
        """``source`` was drawn on ``target``: what it covers, and the lines that come with it."""
        x, y = where.topleft if hasattr(where, "topleft") else where[:2]
        x, y = int(x), int(y)
        part = Rect(area).clip(source.get_rect()) if area is not None else source.get_rect()
        clip = target.get_clip()
        parent = target.get_abs_parent()
        if parent is not None and parent is not target:
            over, down = target.get_abs_offset()
            x, y, clip, target = x + over, y + down, clip.move(over, down), parent
        if flags == pygame.BLEND_RGBA_MULT and self._of(source):  # letters cut out of what lies there
            flags = 0
        if flags not in _PLAIN_FLAGS:
            return
        covered = Rect((x, y), part.size).clip(clip)
        if not covered.width or not covered.height:
            return
        brought = []
        for line in self._of(source):
            inside = line.within(part)
            moved = inside.moved(x - part.x, y - part.y).within(clip) if inside else None
            if moved is not None:
                brought.append(moved)
        anew = {(line.text, *line.box, line.at) for line in brought if line.cut}
        beneath: list[Line] = []
        painted: list[Line] = []
        for line in self._of(target):
            (painted if (line.text, *line.box, line.at) in anew else beneath).append(line)
        kept = self._left_over(beneath, target, source, covered, (x - part.x, y - part.y))
        kept += [_rejoined(painted, line) for line in brought]
        self._set(target, kept)

    def _left_over(
        self, lines: Iterable[Line], target: Surface, source: Surface, covered: Rect, origin: tuple[int, int]
    ) -> list[Line]:
        """The lines that are still seen beneath ``source``, which lies with its corner at ``origin``."""
        kept = []
        opaque = _opaque(source)
        through = not opaque and (source.get_alpha() or 0) < _SOLID
        dark = not opaque and min(source.get_size()) >= _TILE and _is_veil(source)
        if dark and covered == target.get_rect():
            return []  # what was there lies in the dark now, beneath something else
        for line in lines:
            over = line.seen.clip(covered)
            if through or not over.width or not over.height:
                kept.append(line)
                continue
            solid = opaque or dark
            share = 1.0 if solid else _solid_share(source, over.move(-origin[0], -origin[1]))
            left = line.covered(over, share) if share > 0 else line
            if left.hidden < 0.95:
                kept.append(left)
        return kept

    # Listening

    def _replace_methods(self) -> None:
        register = self
        font_render, blit, fill = pygame.font.Font.render, Surface.blit, Surface.fill

        def render(self: pygame.font.Font, text: str, *args: Any, **named: Any) -> Surface:
            made = font_render(self, text, *args, **named)
            colour = pygame.Color(args[1] if len(args) > 1 else named["color"])
            ink = made.get_bounding_rect()
            if text.strip() and ink.width:
                line = Line(
                    text, self.point_size, (colour.r, colour.g, colour.b), ink, ink.copy(), made, (0, 0)
                )
                register._set(made, [line])
            return made

        def draw_one(
            self: Surface, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0
        ) -> Rect:
            where = dest.topleft if hasattr(dest, "topleft") else tuple(dest)
            box = blit(self, source, dest, area, special_flags)
            register._drawn(self, source, where, area, special_flags)
            return box

        def draw_many(self: Surface, blit_sequence: Iterable[Any], doreturn: Any = 1) -> list[Rect]:
            return [self.blit(*entry) for entry in blit_sequence]

        def draw_many_fast(self: Surface, blit_sequence: Iterable[Any], special_flags: int = 0, /) -> None:
            for source, dest in blit_sequence:
                self.blit(source, dest, None, special_flags)

        def filled(self: Surface, color: Any, rect: Any = None, special_flags: int = 0) -> Rect:
            box = fill(self, color, rect, special_flags)
            if special_flags == 0:
                room = Rect(rect) if rect is not None else self.get_rect()
                register._set(self, [line for line in register._of(self) if not room.contains(line.seen)])
            return box

        for name, method in (
            ("blit", draw_one),
            ("blits", draw_many),
            ("fblits", draw_many_fast),
            ("fill", filled),
        ):
            self._replace(Surface, name, method)
        for name in ("copy", "convert", "convert_alpha", "premul_alpha"):
            self._replace(Surface, name, self._carrying(getattr(Surface, name)))
        self._replace(pygame.font.Font, "render", render)

    def _carrying(self, original: Callable[..., Surface]) -> Callable[..., Surface]:
        """A method that makes a surface which has the same lines."""
        register = self

        def copied(self: Surface, *args: Any, **named: Any) -> Surface:
            made = original(self, *args, **named)
            register._set(made, list(register._of(self)))
            return made

        return copied

    def _replace_transforms(self) -> None:
        for name in _SCALES:
            self._replace(pygame.transform, name, self._scaling(getattr(pygame.transform, name)))
        for name in _TURNS:
            self._replace(pygame.transform, name, self._turning(getattr(pygame.transform, name)))

    def _scaling(self, original: Callable[..., Surface]) -> Callable[..., Surface]:
        def made_larger(surface: Surface, *args: Any, **named: Any) -> Surface:
            lines = self._of(surface)
            width, height = surface.get_size()
            made = original(surface, *args, **named)
            across, down = made.get_width() / max(1, width), made.get_height() / max(1, height)
            scaled = [line.scaled(across, down) for line in lines]
            if len(lines) == 1 and lines[0].drawing is surface:  # narrower letters
                scaled = [dataclasses.replace(scaled[0], drawing=made)]
            self._set(made, scaled)
            return made

        return made_larger

    def _turning(self, original: Callable[..., Surface]) -> Callable[..., Surface]:
        """A turn by a few degrees: the lines stay about where they are, round the middle."""

        def turned(surface: Surface, *args: Any, **named: Any) -> Surface:
            made = original(surface, *args, **named)
            x = (made.get_width() - surface.get_width()) // 2
            y = (made.get_height() - surface.get_height()) // 2
            lines = [line.moved(x, y) for line in self._of(surface)]
            self._set(made, [dataclasses.replace(line, turned=True, drawing=None) for line in lines])
            return made

        return turned

    def _printing(self, original: Callable[..., Surface]) -> Callable[..., Surface]:
        """Something that makes a card's face, whose lines are marked as printed."""

        def made(*args: Any, **named: Any) -> Surface:
            face = original(*args, **named)
            self._set(face, [dataclasses.replace(line, printed=True) for line in self._of(face)])
            return face

        return made

    def _replace(self, owner: Any, name: str, replacement: Any) -> None:
        kind = owner if isinstance(owner, type) else None
        self._replaced.append((owner, name, vars(owner)[name], kind))
        _put(owner, name, replacement, kind)


def _rejoined(painted: list[Line], part: Line) -> Line:
    """The whole of a line of which ``part`` was painted anew, if it is among those ``painted`` before."""
    for line in painted:
        if (line.text, line.box, line.at) == (part.text, part.box, part.at):
            covers = [(left, share) for box, share in line.covers for left in _without(box, part.seen)]
            return dataclasses.replace(part, seen=line.seen.union(part.seen), covers=(*covers, *part.covers))
    return part


def _area(box: Rect) -> int:
    return box.width * box.height


def _without(box: Rect, part: Rect) -> list[Rect]:
    """What is left of ``box`` outside ``part``: up to four boxes."""
    cut = box.clip(part)
    if not _area(cut):
        return [box]
    left = [
        Rect(box.left, box.top, box.width, cut.top - box.top),
        Rect(box.left, cut.bottom, box.width, box.bottom - cut.bottom),
        Rect(box.left, cut.top, cut.left - box.left, cut.height),
        Rect(cut.right, cut.top, box.right - cut.right, cut.height),
    ]
    return [one for one in left if _area(one)]


def _put(owner: Any, name: str, value: Any, kind: type | None) -> None:
    if kind is None:
        setattr(owner, name, value)
        return
    (methods,) = (found for found in gc.get_referents(kind.__dict__) if isinstance(found, dict))
    methods[name] = value
    ctypes.pythonapi.PyType_Modified(ctypes.py_object(kind))


def _is_veil(source: Surface) -> bool:
    """Whether a picture darkens all that lies beneath it."""
    width, height = source.get_size()
    places = [(width * x // 5, height * y // 5) for x in range(1, 5) for y in range(1, 5)]
    return all(60 <= source.get_at(place).a < _SOLID for place in places)


def _solid_share(source: Surface, part: Rect) -> float:
    """How much of ``part`` of a picture hides what lies beneath, from a grid of samples."""
    part = part.clip(source.get_rect())
    if not part.width or not part.height:
        return 0.0
    across = [part.left + (2 * step + 1) * part.width // 14 for step in range(7)]
    down = [part.top + (2 * step + 1) * part.height // 6 for step in range(3)]
    solid = sum(source.get_at((x, y)).a >= _HIDING for x in across for y in down)
    return solid / (len(across) * len(down))
