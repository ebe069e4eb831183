"""The rat track of a harbour: the figures on its ten berths, and the plate or sign with the rats' number.

Near, a plate stands beside the berths, and the rat sits on one. In the whole view a sign with the rat and
the number hides the track, whose ten figures nobody could read.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine.content import NUMBERS
from game.match.board import Board, rat_expected
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box
from game.table.map.zoom import Zoom
from game.table.places.number_places import in_window
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
_SIGN_STREETS = 0.8  # the same of a sign that is larger than the track: carriages pass there
_GROWTH = 1.38, 1.26, 1.14
"""How much higher than its track a sign may be."""
_CLEAR = 0.12  # how far a sign stays off the harbour's name, as a share of its height
_HIGH = 1.36  # the largest figure on a sign, as a share of its field's height: its ink is two thirds as high
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
    """Write the numbers of the berths in a near view: of those inside ``clear`` and off the plate.

    Where they are smaller than other figures only the first and the last are: ten would be a grey smudge.
    """
    size = berth_figure(plan, borough, zoom)
    if not size or not zoom.near:
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


def sign_room(plan: CityPlan, camera: Camera, borough: str, zoom: Zoom, name: Box | None = None) -> Rect:
    """Return where the sign of a harbour stands in the whole view: over its track, and off the ``name``.

    It is as large as the harbour allows, at the usual text size.
    """
    track = in_window(camera, plan.jetty(borough)).inflate(2 * round(zoom.u), 2 * round(zoom.u))
    words = in_window(camera, name) if name else None
    for share in _GROWTH if zoom.text_scale == 1 else ():  # large hints need all the room there is
        broad = track.width >= track.height
        grown = track.copy()
        if broad:
            grown.height = round(track.height * share)
        else:
            grown.width = round(track.width * share)
        for end in ("midbottom", "center", "midtop", "midleft", "midright"):
            setattr(grown, end, getattr(track, end))
            apart = round(grown.height * _CLEAR)
            if words and grown.inflate(apart, apart).colliderect(words):
                continue
            if _at_home(plan, camera, borough, grown, _SIGN_STREETS):
                return grown
    return track


def _at_home(plan: CityPlan, camera: Camera, borough: str, room: Rect, streets: float = _STREETS) -> bool:
    """Whether what lies in a room touches no ground but a borough's harbour and the streets there.

    ``streets``: how far it may reach over them, in their half widths.
    """
    x, y = camera.to_plane(room.topleft)
    width, height = room.width / camera.scale, room.height / camera.scale
    street = min(streets * plan.lane, 0.45 * width, 0.45 * height)
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


def parts_of_sign(size: tuple[int, int]) -> tuple[Rect, Rect]:
    """Return the parts of a sign of ``size`` on which the rat and the number are."""
    width, height = size
    if width >= height:
        field = min(width * 9 // 20, height)
        return Rect(0, 0, width - field, height), Rect(width - field, 0, field, height)
    field = min(height * 11 // 20, round(width * 1.1))
    return Rect(0, 0, width, height - field), Rect(0, height - field, width, field)


@cached(TABLE, most=64)
def sign(number: int, size: tuple[int, int], danger: bool) -> Surface:
    """Return the sign with the number of rats, without the rat. Shared, don't draw on it.

    The number's field is red if the borough is in ``danger``.
    """
    line = max(1, round(min(size) * 0.045))
    made = surfaces.rounded(size, line * 4, INK).copy()
    board = made.get_rect().inflate(-2 * line, -2 * line)
    made.blit(surfaces.rounded(board.size, line * 3, PARCHMENT_LIT), board)
    field = parts_of_sign(size)[1].inflate(-3 * line, -3 * line)
    ground, ink = (DANGER, PARCHMENT_LIT) if danger else (PARCHMENT_LIT, INK)
    if danger:
        made.blit(surfaces.rounded(field.size, line * 2, ground), field)
    figure = min(round(field.height * _HIGH), round(field.width * _BROAD))
    written = typesetting.line(str(number), figure, ink, bold=True)
    seen = written.get_bounding_rect()
    made.blit(written, (field.centerx - seen.centerx, field.centery - seen.centery))
    return made
