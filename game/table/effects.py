"""The effects of an act on the table besides its flights: the plague, the cathedral's light, a banner."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial

from pygame import Rect, Surface

from engine import plague_spread
from engine.events import PrestigeGained
from game.decisions.targets import AREA
from game.table.city import candles as plague_candles
from game.table.city import plague
from game.table.hud import sheets
from game.table.hud.rat_sums import rat_sum
from game.table.hud.sum_places import Area, docked, sum_place
from game.table.hud.trays import draw_round
from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Box, Polygon, bounds, square
from game.table.motion import flights, plague_flights
from game.table.motion.animator import Animator, Showing
from game.table.places.names import boxes
from game.table.places.number_places import in_window
from game.table.tabletop import Tabletop
from game.table.views import boxes_of
from game.ui import surfaces
from game.ui.palette import CANDLE, RGB, rgb
from game.words import say

_FADE = 0.2
"""The share of an act in which the plague's darkness comes or goes."""
_NO_MATTER = "window", "rat"
"""What a sum need not keep off: the cathedral's window, and rats, which run on their jetties."""
_BESIDE = 14
"""The space between a harbour's jetty and the sum beside it, in units: the rat reaches over its edge."""
_CENTRE_COUNTS = 3
"""How many other things the cathedral and a market count for where a sum must cover something."""
_COARSE = 8
"""Of the points of the board's edge, one of so many is enough to tell where it lies."""
_WAX = rgb("#C8362A")
_MARK, _MARK_RADIUS = 5, 18
"""The width and the corners' radius of the rim round a tray that is struck or paid, in units."""
_LONG_SUM = 8, 2
"""Rats and what the hospital stops in a sum as wide as any: seals keep its room free."""
_SUMS = 0.5, 0.06
"""The share of the rats' run after which their sums appear, and in which they do so."""


def darkness(animator: Animator) -> float:
    """Return how dark the plague makes the city now, 0 to 1."""
    return max((_darkness(showing) for showing in animator.showing), default=0.0)


def draw(
    surface: Surface, top: Tabletop, animator: Animator, lights: bool = True, darkened: bool = False
) -> None:
    """Draw the effects of the acts being shown, if they have any.

    Without ``lights`` the city is neither darkened nor lit, and what glows does so evenly: a small machine
    would blend the whole window in every frame. ``darkened``: it lies in the dark already.
    """
    night = darkness(animator)
    if night > 0 and lights and not darkened:
        top.fall_dark(surface, top.camera, night)
    if night > 0:
        surface.set_clip(top.room_of_effects)
        _draw_candles(surface, top, animator, night, lights)
        surface.set_clip(None)
    else:
        top.lighting.candles.forget()
    if animator.led is not None and not (night or top.gliding):
        surface.set_clip(top.room_of_effects)
        dimmed = animator.dimmed if lights else 0.0
        top.lighting.spotlight.draw(surface, top.lighting.board(top.camera), animator.led, dimmed)
        surface.set_clip(None)
    # A strike's shadow lies below the sums that are still there.
    for showing in sorted(animator.showing, key=lambda showing: showing.act.effect != "strike"):
        if showing.act.effect:
            surface.set_clip(top.room_of_effects)
            _draw(surface, top, showing, animator.still, lights)
            surface.set_clip(None)
        if showing.act.effect == "strike":
            strength = plague.strength(0.5 if animator.still else showing.progress)
            _mark_trays(surface, top, showing.act.about.split(), _WAX, strength)
        elif showing.act.effect == "paying":
            _draw_gains(surface, top, showing)


def _darkness(showing: Showing) -> float:
    """Return how dark the plague makes the city at this moment of an act."""
    if not showing.duration:
        return 0.0
    begin, end = showing.act.dark
    coming, going = showing.progress / _FADE, (1 - showing.progress) / _FADE
    return min(1.0, max(begin, coming) if end else begin, max(end, going))


def _room_of_sum(top: Tabletop, seat: str, size: tuple[int, int]) -> Rect:
    """Return where a sum of ``size`` stands for all of this night; see :func:`_free_room_of_sum`."""
    find = partial(_free_room_of_sum, top, seat, size)
    return top.lighting.candles.kept((top.camera, seat, size), find)


def _free_room_of_sum(top: Tabletop, seat: str, size: tuple[int, int]) -> Rect:
    """Return room for a sum of ``size``: on a seat's name plate, in a near view beside its jetty.

    It covers as few names, buildings and pieces as can be.
    """
    plan, camera = top.plan, top.camera
    room = top.layout.beneath_prompt.clip(top.layout.safe).clip(top.room_of_effects)
    board, printed = _map(plan, camera, _names(top))
    covered = [one.box for one in top.painter.drawn if one.kind not in _NO_MATTER]
    if not top.nearness and seat in {banner.colour for banner in top.banners}:
        plates = {banner.colour: banner.box for banner in top.banners}
        own, within = boxes_of([plates.pop(seat), room])
        others, hidden = boxes_of(plates.values()), (*printed, *boxes_of(covered))
        corner = docked(size, own, within, others, hidden, board)
        return Rect(corner, size)
    jetty, area = boxes_of([in_window(camera, plan.harbour(seat).jetty), room])
    corner = sum_place(size, jetty, area, board, (*printed, *boxes_of(covered)), top.layout.px(_BESIDE))
    return Rect(corner, size)


@lru_cache(maxsize=4)
def _map(plan: CityPlan, camera: Camera, names: tuple[Box, ...]) -> tuple[Polygon, tuple[Area, ...]]:
    """Return the board's edge in the window, and ``names`` and what is printed, off which sums stay."""
    seen = partial(in_window, camera)
    covered = list(map(seen, names))
    covered += [seen(plan.area(borough, area).picture) for borough in plan.ring for area in AREAS]
    covered += [seen(plan.harbour(borough).jetty) for borough in plan.ring]
    facts = [plan.nave.outline, *(square(plan.point(market), plan.market_radius) for market in plan.markets)]
    covered += [seen(bounds(outline)) for outline in facts] * _CENTRE_COUNTS
    board = tuple(camera.to_screen(point) for one in plan.boroughs.values() for point in one.edge[::_COARSE])
    return board, boxes_of(covered)


def _prepare_sums(top: Tabletop, struck: list[str], share: float) -> None:
    """Prepare the sums while the rats run, seat after seat, so that no frame waits for all of them."""
    seats = top.shown.seats
    for seat in seats[: round(share * len(seats))]:
        _sum_of(top, seat, seat in struck)
        if seat in struck:
            _seal_room(top, seat)


def _draw_sums(surface: Surface, top: Tabletop, struck: list[str], share: float) -> None:
    """Draw for each borough how many rats come and how many are stopped."""
    for seat in top.shown.seats:
        plate, place = _sum_of(top, seat, seat in struck)
        plate.set_alpha(round(255 * share))
        surface.blit(plate, place)


def _sum_of(top: Tabletop, seat: str, struck: bool) -> tuple[Surface, Rect]:
    """Return a borough's sum, and its place in the window."""
    rats, stopped = plague_spread(top.shown.players[seat], top.shown.rat_sum)
    plate = rat_sum(top.layout, seat, rats, stopped, struck)
    return plate, _room_of_sum(top, seat, plate.get_size())


def _seal_room(top: Tabletop, seat: str) -> Rect:
    """Return the room that a borough's seal leaves free for a sum as wide as any."""
    return _room_of_sum(top, seat, rat_sum(top.layout, seat, *_LONG_SUM, True).get_size())


def _draw_candles(surface: Surface, top: Tabletop, animator: Animator, night: float, lights: bool) -> None:
    """Draw the boroughs' candles; they go out where the plague strikes."""
    out: dict[str, float] = {}
    for showing in animator.showing:
        if showing.act.effect in ("strike", "out"):
            at_once = animator.still or showing.act.effect == "out"
            gone = 1.0 if at_once else plague_candles.blown(showing.progress)
            out |= {seat: max(gone, out.get(seat, 0.0)) for seat in showing.act.about.split()}
    top.lighting.candles.draw(surface, top.shown.seats, partial(_candle, top), out, night, lights)


def _candle(top: Tabletop, seat: str) -> Rect:
    """Return where the candle of a seat's borough stands: off names, buildings and pieces."""

    def keep_off() -> tuple[Area, ...]:
        pieces = boxes_of(one.box for one in top.painter.drawn if one.kind not in _NO_MATTER)
        return *_map(top.plan, top.camera, _names(top))[1], *pieces

    return top.lighting.candle_box(top.camera, seat, keep_off)


def _names(top: Tabletop) -> tuple[Box, ...]:
    """Return the boxes of the areas' names on the plane."""
    return tuple(boxes(top.plan, top.painter.zoom(top.camera)).values())


def strike(surface: Surface, top: Tabletop, seat: str, progress: float, still: bool = False) -> None:
    """Draw the plague striking a seat's borough, its seal beside its sum; see :class:`Lighting`."""
    place = _seal_room(top, seat)
    names = boxes_of(in_window(top.camera, name) for name in _names(top))
    keep_off = *boxes_of([place, _candle(top, seat)]), *names
    top.lighting.strike(surface, top.camera, seat, progress, still, keep_off)


def _draw_gains(surface: Surface, top: Tabletop, showing: Showing) -> None:
    """Draw what the cathedral pays beside the trays of those who are paid, and rims round them."""
    gains = [event for event in showing.act.events if isinstance(event, PrestigeGained)]
    _mark_trays(surface, top, [event.seat for event in gains], CANDLE, 1.0)
    for event in gains:
        figure = flights.gain_figure(event.n, top.layout.px(flights.NUMBER), event.park)
        left = top.trays.whole(event.seat).right + 2 * top.layout.px(_MARK)
        middle = top.trays.rect_of(event.seat, "prestige").centery
        surface.blit(figure, figure.get_rect(midleft=(left, middle)))


def _mark_trays(surface: Surface, top: Tabletop, seats: Iterable[str], colour: RGB, strength: float) -> None:
    """Draw a rim round the trays of some seats, 0 to 1 strong."""
    line, radius = top.layout.px(_MARK), top.layout.px(_MARK_RADIUS)
    for seat in seats:
        around = top.trays.whole(seat).inflate(2 * line, 2 * line)
        rim = surfaces.rounded(around.size, radius, colour, line)
        rim.set_alpha(round(255 * strength))
        draw_round(surface, rim, around.topleft, around.inflate(-2 * radius, -2 * radius))


def _draw(surface: Surface, top: Tabletop, showing: Showing, still: bool, lights: bool) -> None:
    """Draw the effect of an act."""
    act, progress = showing.act, showing.progress
    swell = 1 - abs(1 - 2 * progress) if lights else 1.0
    if act.effect == "strike":
        for borough in act.about.split():
            strike(surface, top, borough, progress, still)
    elif act.effect == "rats":
        if still:
            plague_flights.gather(surface, top)
        share = (progress - _SUMS[0]) / _SUMS[1]
        if share <= 0 and not still:
            _prepare_sums(top, act.about.split(), progress / _SUMS[0])
        elif (strength := 1.0 if still else min(1.0, share, (1 - progress) / _SUMS[1])) > 0:
            _draw_sums(surface, top, act.about.split(), strength)
    elif act.effect == "glow":
        strength = min(1.0, swell * 2)
        if lights:
            top.lighting.shine(surface, top.shown, top.camera, strength)
        else:
            top.lighting.glow(surface, top.shown, top.camera, ("cathedral",), strength)
    elif act.effect == "pulse":
        borough, sector = act.about.split(".")
        thing = (AREA, borough, sector)
        top.lighting.glow(surface, top.shown, top.camera, thing, swell)
        top.lighting.redraw_pieces(surface, top.shown, top.camera, [thing])
    elif act.effect == "banner":
        words = say("table-round", label=act.about)
        sheets.draw_banner(surface, top.layout, words, progress)
