"""The octagonal messages seen from above: the blank token, the faces, and its rim, lobe and seal for tinting.

The message that gives a cube has a face for each amount of prestige that the options allow. Everything is
laid out in a square of 120. The lobe of the rim is a picture of its own: the program gives it a player's
colour and lays the player's symbol on it.
"""

import math

from engine.content.definitions import OPTION_RANGES
from sprites.make import icons
from sprites.make.geometry import Outline, Point, ellipse, polygon, scaled, smooth, turned
from sprites.make.glyphs import number
from sprites.make.palette import EDGE, INK, PARCHMENT, darker, lighter
from sprites.make.sheet import Sheet

OUTER = polygon(60, 60, 58, 8, 22.5)
INNER = polygon(60, 60, 49, 8, 22.5)
LOBE = (83.0, 26.0)
"""The middle of the lobe, in which the player's symbol stands."""
REACH = 17.5
PARTING = "#F6EAD0"
"""The line that parts what else a message brings from its figure and rim."""


def draw() -> None:
    """Write the token, the rim, its lobe, the seal and the faces."""
    _token()
    _rim()
    _lobe()
    _seal()
    low, high = OPTION_RANGES["message_cube_prestige"]
    disc, hexagon = ellipse(50, 50, 44), [(50, 8), (91, 30), (91, 72), (50, 95), (9, 72), (9, 30), (50, 8)]
    for name, kind, value, icon, shape in (
        ("coin", "coin", "1", icons.coin, disc),
        *((f"cube_{value}", "cube", str(value), icons.cube, hexagon) for value in range(low, high + 1)),
        ("rat", "rat", "3", icons.rat_kill, disc),
    ):
        sheet = Sheet(120, 120, f"message {kind}")
        sheet.open("translate(55 52) scale(0.53)")
        sheet.lines(shape, width=20, paint=PARTING)
        icon(sheet)
        sheet.close()
        sheet.nib(*number(value, 36, 57, 43), width=10)
        sheet.save(f"messages/{name}.svg")
    sheet = Sheet(120, 120, "message plain")
    wreath = _laurel(57, 65, 30, 9.5, 6)
    sheet.fill(*wreath, paint="#8A7A3E")
    sheet.lines(*([*w, w[0]] for w in wreath), width=0.7)
    sheet.nib(*number("4", 57, 69, 42), width=9)
    sheet.save("messages/plain.svg")


def _laurel(cx: float, cy: float, radius: float, leaf: float, count: int = 7) -> list[Outline]:
    """Return the leaves of a laurel wreath, open at the top, each a closed outline."""
    leaves = []
    for side in (-1, 1):
        for i in range(count):
            a = math.radians(90 - side * (14 + i * 132 / count))
            x, y = cx + radius * math.cos(a), cy + radius * math.sin(a)
            for lean, reach in ((-32, 1.0), (28, 0.82)):
                way = math.degrees(a) - 90 * side + lean * side
                shape = [(0, 0), (0.35, -0.3), (0.75, -0.22), (1, 0), (0.75, 0.22), (0.35, 0.3)]
                leaves.append([(x + px, y + py) for px, py in turned(scaled(shape, leaf * reach), way)])
    return leaves


def _seal() -> None:
    """Write a blob of wax with a pressed disc, in white and greys like the rim."""
    sheet = Sheet(40, 40, "seal")
    blob: Outline = []
    for k in range(16):
        a = k * math.tau / 16
        r = 16.8 + sheet.chance.uniform(-1.3, 1.5)
        blob.append((20 + r * math.cos(a), 20 + r * math.sin(a)))
    edge = smooth(blob, closed=True, steps=4)
    sheet.lines([*edge, edge[0]], width=3)
    sheet.fill(edge, paint=sheet.radial((14, 13), 26, (0, "#FFFFFF"), (0.5, "#F0F0F0"), (1, "#A8A8A8")))
    sheet.fill(ellipse(20, 20, 12.9), paint="#8E8E8E")
    sheet.fill(ellipse(20.4, 20.5, 12.2), paint=sheet.radial((24, 25), 19, (0, "#FFFFFF"), (1, "#D2D2D2")))
    sheet.save("messages/seal.svg")


def _token() -> None:
    """Write the blank token: cardboard edge, parchment face, and a nearly transparent rim between them."""
    sheet = Sheet(120, 120, "token")
    sheet.fill([(x, y + 1.6) for x, y in OUTER], paint=darker(EDGE, 0.45))
    sheet.fill(OUTER, paint=EDGE)
    sheet.fill(scaled(OUTER, 0.97, 60, 60), paint="#FFFFFF", opacity=0.28)
    sheet.fill(
        INNER,
        paint=sheet.linear(
            (25, 20), (95, 100), (0, lighter(PARCHMENT, 0.5)), (0.6, PARCHMENT), (1, darker(PARCHMENT, 0.12))
        ),
    )
    specks = [
        ellipse(
            60 + 38 * math.sqrt(sheet.chance.random()) * math.cos(a),
            60 + 38 * math.sqrt(sheet.chance.random()) * math.sin(a),
            0.5,
        )
        for a in (sheet.chance.uniform(0, math.tau) for _ in range(40))
    ]
    sheet.fill(*specks, paint="#7A5A2E", opacity=0.5)
    sheet.pen([*INNER, INNER[0]], width=1.5, wobble=0.3)
    sheet.pen([*OUTER, OUTER[0]], width=2.6, wobble=0.3)
    sheet.save("messages/token.svg")


def _rim() -> None:
    """Write the rim in white and greys; multiplied by a player's colour it becomes the printed border."""
    sheet = Sheet(120, 120, "rim")
    ring = scaled(OUTER, 0.965, 60, 60)
    for k in range(8):
        quad = [ring[k], ring[k + 1], INNER[k + 1], INNER[k]]
        facing = math.atan2((ring[k][1] + ring[k + 1][1]) / 2 - 60, (ring[k][0] + ring[k + 1][0]) / 2 - 60)
        tone = round(236 - 19 * math.cos(facing - math.radians(45)))
        sheet.fill(quad, paint=f"#{tone:02X}{tone:02X}{tone:02X}")
    sheet.lines(scaled(OUTER, 0.865, 60, 60), width=1.4, paint="#FFFFFF", opacity=0.8)
    sheet.lines(scaled(INNER, 1.03, 60, 60), width=1.2, paint=INK, opacity=0.35)
    sheet.pen([*INNER, INNER[0]], [*ring, ring[0]], width=1.8, wobble=0.3)
    sheet.save("messages/rim.svg")


def _lobe() -> None:
    """Write the lobe in white and greys: a disc within the rim's edge, with a line on the face."""
    sheet = Sheet(120, 120, "lobe")
    facing = [(math.cos(k * math.tau / 8), math.sin(k * math.tau / 8)) for k in range(8)]

    def out(point: Point) -> float:
        return max((point[0] - 60) * x + (point[1] - 60) * y for x, y in facing)

    edge, inner = out(scaled(OUTER, 0.955, 60, 60)[0]), out(INNER[0])
    disc = []
    for angle in range(0, 360, 3):
        way = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        reach = REACH
        for x, y in facing:
            along = way[0] * x + way[1] * y
            if along > 0:
                reach = min(reach, (edge - (LOBE[0] - 60) * x - (LOBE[1] - 60) * y) / along)
        disc.append((LOBE[0] + reach * way[0], LOBE[1] + reach * way[1]))
    sheet.fill(disc, paint="#F2F2F2")
    sheet.pen([point for point in disc if out(point) < inner], width=2.2, wobble=0.3)
    sheet.save("messages/lobe.svg")
