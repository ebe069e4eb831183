"""What the city on a table measures as it is drawn: figures' ink, cubes, the city's share, what covers what.

All lengths are in units: pixels of a 1920 × 1080 window.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import inf
from random import Random

from pygame import Rect, Surface

from engine import SECTORS
from game.match.board import DisplayedBoard
from game.table.city.piece_painter import Drawn
from game.table.map.shapes import bounds
from game.table.places.names import boxes
from game.table.scene import TableScene
from game.table.tabletop import Tabletop
from tests.game.lines_drawn import Line, Register
from tests.game.readable import on_top

_TOUCH = 0.07  # the share of a piece that something may touch: a cube fills but four fifths of its picture
_CUBES = (0, 1, 1, 2, 3, 4, 5, 7)


@dataclass
class Figures:
    """What a view of the city measures."""

    ink: float
    """The height of the lowest figure's ink."""
    cube: float
    """The side of the smallest cube; infinite where only piles are seen."""
    wide: float
    """The city's share of the window's width."""
    high: float
    """The city's share of the height that is free."""
    covered: list[str] = field(default_factory=list)
    """What covers what it must not."""


def live_in(shown: DisplayedBoard, seed: int) -> None:
    """Fill a board as it is late in a game: many cubes, friends, messages won, carriages on their way."""
    chance = Random(seed)
    for colour, player in shown.players.items():
        for sector in SECTORS:
            player.sectors[sector] = chance.choice(_CUBES)
        player.friend = chance.choice(SECTORS)
        player.rat = chance.randrange(10)
        player.cathedral = chance.randrange(5)
        market = chance.choice([market for market in shown.messages if market.startswith(colour)])
        player.carriage = market
        del shown.messages[market]


def measure(table: TableScene, surface: Surface, register: Register) -> Figures:
    """Measure the window of a table whose camera is at rest, as it has just been drawn."""
    top = table.context.top
    assert not top.gliding, "the camera is moving: what was drawn stands elsewhere already"
    assert not table.stale, "the table has changed since it was drawn"
    u, near = top.layout.u, top.focus
    drawn = [each for each in top.painter.drawn if _seen(top, each.box)]
    own = [each for each in drawn if near is None or each.seat == near or _on_own_ground(top, each)]
    inks = [line.box.height for line in _figures(top, surface, register)]
    cubes = [min(each.box.size) for each in drawn if each.kind == "cube"]
    _, _, width, height = bounds(tuple(map(top.camera.to_screen, _corners(top, near))))
    free = top.camera.viewport.height
    return Figures(
        ink=min(inks, default=0.0) / u,
        cube=min(cubes, default=inf) / u,
        wide=width / surface.get_width(),
        high=height / free,
        covered=[*_covered(top, own), *_in_the_cathedral(drawn), *_named(top, own, near)],
    )


def _corners(top: Tabletop, near: str | None) -> list[tuple[float, float]]:
    box = top.plan.borough_box(near) if near else top.plan.box
    return [(box[0], box[1]), (box[0] + box[2], box[1] + box[3])]


def _seen(top: Tabletop, box: Rect) -> bool:
    """Whether a piece lies wholly in the room between prompt, trays, persons and the lower edge."""
    return top.layout.beneath_prompt.contains(box)


def _on_own_ground(top: Tabletop, piece: Drawn) -> bool:
    assert top.focus is not None
    (left, high), (right, low) = (top.camera.to_screen(p) for p in _corners(top, top.focus))
    return Rect(round(left), round(high), round(right - left), round(low - high)).contains(piece.box)


def _figures(top: Tabletop, surface: Surface, register: Register) -> Iterator[Line]:
    """Yield the figures in the city that can be seen whole: of messages, rats, counts and the tag."""
    top.draw_table(surface, (), None)
    for line in on_top(register.on(surface), top.layout.u):
        if line.text.strip(":= ").isdigit() and not line.cut and _seen(top, line.box):
            yield line


def _covered(top: Tabletop, pieces: list[Drawn]) -> Iterator[str]:
    """Yield what lies over the pieces of the enlarged borough, or of the city."""
    layout = top.layout
    over = {"prompt": layout.prompt, "menu": layout.menu, "history": layout.history, "rats": layout.rats}
    over |= {f"tray {at}": place for at, place in enumerate(layout.trays)}
    over |= {f"person {at}": place for at, place in enumerate(layout.persons)}
    if top.focus:
        over["small map"] = layout.small_map
    for at, held in enumerate(top.hand.places()):
        card = Rect((0, 0), top.hand.card_size)
        card.center = round(held.centre[0]), round(held.centre[1])
        over[f"card {at}"] = card
    for piece in pieces:
        for name, place in over.items():
            if share(piece.box, place) > _TOUCH:
                yield f"{name} lies over a {piece.kind} of {piece.seat or 'all'} at {tuple(piece.box)}"


def under_messages(drawn: Sequence[Drawn]) -> Iterator[str]:
    """Yield the cubes, rats and counts that a message touches."""
    messages = [each.box for each in drawn if each.kind == "message"]
    for each in drawn:
        if each.kind in ("cube", "rat", "count") and any(share(each.box, box) > _TOUCH for box in messages):
            yield f"a message touches a {each.kind} of {each.seat} at {tuple(each.box)}"


def _in_the_cathedral(drawn: list[Drawn]) -> Iterator[str]:
    tags = [each.box for each in drawn if each.kind == "tag"]
    for tag in tags:
        for each in drawn:
            if each.kind in ("cube", "count") and share(each.box, tag) > _TOUCH:
                yield f"the cathedral's tag covers a {each.kind} of {each.seat}"
            if each.kind == "window" and _in_circle(tag, each.box) > 0.1 * each.box.height:
                yield "the cathedral's tag covers its window"


def not_seen_of_the_cathedral(top: Tabletop) -> Iterator[str]:
    """Yield what is missing of the cathedral beside an enlarged borough: its tag, or half of its window."""
    room = top.layout.beneath_prompt
    for kind, least in (("tag", 1.0), ("window", 0.5)):
        boxes = [each.box for each in top.painter.drawn if each.kind == kind]
        if not boxes or share(boxes[0], room) < least:
            yield f"the cathedral's {kind} is not to be seen: {boxes}"


def _in_circle(box: Rect, round_thing: Rect) -> float:
    """How far a box reaches into the circle inside another box."""
    x, y = round_thing.center
    dx = max(box.left - x, 0, x - box.right)
    dy = max(box.top - y, 0, y - box.bottom)
    return round_thing.width / 2 - float((dx * dx + dy * dy) ** 0.5)


def _named(top: Tabletop, pieces: list[Drawn], near: str | None) -> Iterator[str]:
    """Yield the pieces that a name of the enlarged borough lies over."""
    if near is None:
        return
    for (borough, area), box in boxes(top.plan, top.painter.zoom(top.camera)).items():
        left, high = top.camera.to_screen((box[0], box[1]))
        scale = top.camera.scale
        place = Rect(round(left), round(high), round(box[2] * scale), round(box[3] * scale))
        for piece in pieces:
            touched = 0.3 if piece.kind in ("friend", "rat", "carriage") else 0.15
            if borough == near and share(piece.box, place) > touched:
                yield f"the name of {area} lies over a {piece.kind} of {piece.seat}"


def share(box: Rect, over: Rect) -> float:
    """How much of a box another one covers."""
    shared = box.clip(over)
    return shared.width * shared.height / max(1, box.width * box.height)
