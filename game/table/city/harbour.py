"""The rat track of a harbour: the figures on its ten berths, and the plate that says where the rat is."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine.content import NUMBERS
from game.match.board import Board, rat_expected
from game.table.city.camera import Camera
from game.table.city.plan import CityPlan
from game.table.city.zoom import Zoom
from game.ui import contrast, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import DANGER, INK, PARCHMENT_LIT, RGB

PLANK: RGB = (227, 217, 202)
PLANK_DARK: RGB = (211, 200, 185)
LAST: RGB = (250, 232, 205)
"""The colour of the figure on the last berth."""
_BEHIND = 0.9  # the plate behind a figure in high contrast, as a share of a berth's side
_FIGURE_SHARE = 1.38  # the largest figures, as a share of a berth's side: their ink is two thirds as high
LEAST_FIGURE = 21
"""The least size of these figures in 1080p units: their ink is 14 units high. The rat's number is larger."""
_LARGE = 0.95  # the least size with which all ten are written, as a share of that of other figures
_LEAST_PLATE = 24, 31  # the width and height of the smallest plate, in 1080p units
_STREETS = 1.6  # how far a plate may reach over the streets round its harbour, in their half widths
_TALL, _BROAD = 1.06, 1.42  # the largest figure on a plate, as a share of its height and of its width


def berth_figure(plan: CityPlan, borough: str, zoom: Zoom) -> int:
    """Return the size of the figures on the berths of a harbour.

    It is 0 if those of any harbour couldn't be read: all of them have figures, or none.
    """
    smallest = min(plan.harbour(one).pitch for one in plan.ring)
    if smallest * zoom.scale * _FIGURE_SHARE < LEAST_FIGURE * zoom.u:
        return 0
    return min(zoom.figure, round(plan.harbour(borough).pitch * zoom.scale * _FIGURE_SHARE))


def write_numbers(
    surface: Surface, plan: CityPlan, camera: Camera, borough: str, zoom: Zoom, clear: Rect
) -> None:
    """Write the numbers of the berths, if they can be read: of those inside ``clear`` and off the plate.

    Where they are smaller than other figures only the first and the last are: ten would be a grey smudge.
    """
    size = berth_figure(plan, borough, zoom)
    if not size:
        return
    ends = () if size >= _LARGE * zoom.figure else (0, NUMBERS.rat_track_end)
    side = round(plan.harbour(borough).pitch * zoom.scale * _BEHIND)
    taken = plate_room(plan, camera, borough, zoom, clear) or Rect(0, 0, 0, 0)
    for number, point in enumerate(plan.harbour(borough).berths):
        if ends and number not in ends:
            continue
        x, y = camera.to_screen(point)
        if not clear.contains(Rect(round(x - size / 2), round(y - size / 2), size, size)):
            continue
        if Rect(round(x - size / 4), round(y - size / 4), size // 2, size // 2).colliderect(taken):
            continue
        colour = LAST if number == NUMBERS.rat_track_end else INK
        figure = typesetting.line(str(number), size, colour, bold=True)
        if contrast.is_high():
            plate = Rect(0, 0, side, side)
            plate.center = round(x), round(y)
            pygame.draw.rect(surface, contrast.ground(colour), plate, border_radius=side // 6)
        surface.blit(figure, figure.get_rect(center=(x, y)))


def plate_room(plan: CityPlan, camera: Camera, borough: str, zoom: Zoom, clear: Rect) -> Rect | None:
    """Return where the plate of a harbour stands in the window: to the left of the first berth.

    Where it would reach beyond ``clear`` (pixels), it stands at the edge, before the berths that are seen;
    there is none if that isn't in its harbour.
    """
    x, y, width, height = plan.harbour(borough).plate
    right, middle = camera.to_screen((x + width, y + height / 2))
    least = [round(part * zoom.u) for part in _LEAST_PLATE]
    room = Rect(0, 0, max(least[0], round(width * zoom.scale)), max(least[1], round(height * zoom.scale)))
    room.midright = round(right), round(middle)
    seen = room.clamp(clear)
    return room if seen == room else seen if _at_home(plan, camera, borough, seen) else None


def _at_home(plan: CityPlan, camera: Camera, borough: str, room: Rect) -> bool:
    """Whether what lies in a room touches no ground but a borough's harbour and the streets there."""
    x, y = camera.to_plane(room.topleft)
    width, height = room.width / camera.scale, room.height / camera.scale
    street = min(_STREETS * plan.lane, 0.45 * width, 0.45 * height)
    inner = x + street, y + street, width - 2 * street, height - 2 * street
    return plan.chords(borough, "harbour").holds(inner)


def in_danger(board: Board, seat: str) -> bool:
    """Whether a seat's rat is on the last berth, or the plague of this round will take it beyond."""
    player, last = board.players[seat], NUMBERS.rat_track_end
    return player.rat >= last or (rat_expected(board, player) or 0) > last


@cached(TABLE, most=64)
def plate(number: int, size: tuple[int, int], danger: bool) -> Surface:
    """Return the plate with a rat's number, red if it is in ``danger``. Shared, don't draw on it."""
    width, height = size
    line = max(1, round(height * 0.055))
    made = surfaces.rounded(size, line * 3, INK).copy()
    ground, ink = (DANGER, PARCHMENT_LIT) if danger else (PARCHMENT_LIT, INK)
    box = made.get_rect()
    for colour in (ground if contrast.is_high() else PARCHMENT_LIT, ground):
        box.inflate_ip(-2 * line, -2 * line)
        made.blit(surfaces.rounded(box.size, line * 2, colour), box)
    figure = min(round(height * _TALL), round(width * _BROAD))
    written = typesetting.line(str(number), figure, ink, bold=True)
    seen = written.get_bounding_rect()
    made.blit(written, (width // 2 - seen.centerx, height // 2 - seen.centery))
    return made
