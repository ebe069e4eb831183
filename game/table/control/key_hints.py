"""Which key hints the table shows, and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from pygame import Rect, Surface

from game.decisions.gestures import PLATE, Thing
from game.decisions.targets import BUTTON, CARD
from game.input import bindings as ask
from game.input.bindings import BACK, SELECT
from game.input.devices import MOUSE, PAD, Devices
from game.table.control.context import TableContext
from game.table.control.focus_targets import IN_CITY, lens_box
from game.table.hud.display import STACKS
from game.table.hud.tray_cards import SHOWN, WON
from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Point
from game.table.places.names import boxes
from game.table.pointing import HISTORY, MAP, MENU, ROUND, SUMMARY
from game.ui import surfaces
from game.ui.key_legend import MOVE, Hint, block, fitted
from game.words import say

_MOST = 5
_AIR = 4  # between the hints and a full hand, in 1080p units
_SLANT = 24  # by how much a slanting card is broader and higher, in 1080p units


def hints(context: TableContext, devices: Devices, focus: Thing | None, claimed: str | None) -> list[Hint]:
    """Return what can be done now, most useful first; at most :data:`_MOST` hints.

    ``focus`` is the marked thing; ``claimed`` is the seat that the pad in use can take.
    """
    if context.sheet is not None:
        return [Hint(SELECT, say("steering-close"))]
    seat = context.screen.curtain
    if seat is not None:
        taken = devices.pad_seats.pad_of(seat)
        if taken is not None and not (devices.last == PAD and devices.pad == taken):
            return [Hint(SELECT, say("pads-own-pad", name=context.session.name(seat)), PAD)]
        found = [Hint(SELECT, say("steering-open"))]
        if devices.last == PAD and claimed is not None:
            found.append(Hint(ask.CLOSE_UP, say("pads-claim", name=context.session.name(seat))))
        if context.offered.undo:
            found.append(Hint(ask.UNDO, say("steering-undo")))
        return [*found, Hint(ask.PAUSE, say("steering-pause"))]
    if context.busy:
        return [Hint(SELECT, say("steering-skip")), Hint(ask.PAUSE, say("steering-pause"))]
    if context.offered.done and context.pending is None:
        return [Hint(SELECT, say("steering-end-turn")), Hint(ask.UNDO, say("steering-undo"))]
    if context.pending is None:
        look, pause = Hint(MOVE, say("steering-look")), Hint(ask.PAUSE, say("steering-pause"))
        overview = Hint(ask.OVERVIEW, say("settings-action-overview"))
        return [look, Hint(ask.SUMMARY, say("summary-title")), overview, pause]
    found = [Hint(MOVE, say("steering-move"))]
    if does := _select(context, focus):
        found.append(Hint(SELECT, does))
    begun = context.chosen is not None or context.place is not None
    if begun:
        found.append(Hint(BACK, say("steering-lay-aside")))
    found.append(Hint(ask.CLOSE_UP, say("steering-close-up")))
    if context.offered.undo:
        found.append(Hint(ask.UNDO, say("steering-undo")))
    elif not begun:
        found.append(Hint(ask.BOROUGHS, say("steering-boroughs")))
    if len(found) < _MOST:
        found.append(Hint(ask.SUMMARY, say("summary-title")))
    return found


def _select(context: TableContext, thing: Thing | None) -> str:
    """Return what the select command does with the marked thing; empty for nothing."""
    kind = thing[0] if thing is not None else BUTTON
    if thing in context.selectable or kind == BUTTON:
        placed = context.chosen is not None and kind not in (CARD, BUTTON)
        return say("steering-place") if placed else say("steering-choose")
    if thing is not None and context.pending is not None and context.pending.takes_card(thing):
        return say("steering-choose")
    does = {
        PLATE: say("steering-look"),
        MAP: say("steering-look"),
        MENU: say("steering-pause"),
        HISTORY: say("history-title"),
        SUMMARY: say("summary-title"),
        ROUND: say("settings-action-overview"),
        STACKS: say("steering-close-up"),
        SHOWN: say("steering-close-up"),
        WON: say("steering-close-up"),
    }
    return does.get(kind, "")


def draw(surface: Surface, context: TableContext, devices: Devices, told: list[Hint]) -> Rect | None:
    """Draw hints in the lower left corner beside the trays, or centred beneath a curtain or a sheet.

    Return where they are drawn. ``None`` if no hint has a symbol, or if even the shortest finds no room.
    """
    layout = context.top.layout
    if context.sheet is not None or context.screen.curtain is not None:
        less = [hint for hint in told if hint.command != ask.PAUSE]
        choices = (told, layout.text_scale), (less, layout.text_scale), (told, 1.0)
        if devices.last == MOUSE:  # its hints are few
            made = block(told, devices, layout.u, layout.text_scale, across=True)
        else:
            made = fitted(choices, devices, layout.u, layout.safe.width)
        if made is None:
            return None
        middle = layout.prompt.centerx if context.sheet is not None else surface.get_width() // 2
        place = made.get_rect(midbottom=(middle, layout.safe.bottom)).clamp(layout.safe)
        surface.blit(made, place)
        return place
    if layout.text_scale > 1 and devices.last == MOUSE:  # large text would cover the city
        return None
    if context.top.small_map_fades:  # another view's hints will lie there
        return None
    u, scale = layout.u, layout.text_scale
    hand = layout.tucked if context.top.whole and not context.top.hand_up else layout.hand
    room = hand.left - layout.px(_AIR) - layout.hints.left if scale == 1 else None
    parts, taken, lit = _parts(told, few=scale > 1), _taken(context), _lit(context)
    for places in (_corner, _sides):
        if places is _sides and context.top.focus is None and devices.last == MOUSE:
            break  # rather no hints than any on the city's ground
        for part in parts:
            made = block(part, devices, u, scale, across=False, bare=places is _corner, room=room)
            if made is None:
                continue
            found = _free(places(context, made.get_size()), taken, lit)
            if found is not None:
                surface.blit(made, found)
                return found
    return None


def _parts(told: list[Hint], few: bool) -> list[list[Hint]]:
    """Return the selections of hints to try, longest first; with ``few``, only short ones.

    The two most useful are always the lowest, so that they stay in their places.
    """
    useful = told[1:] if told[0].command == MOVE else told
    others = [] if few else [hint for hint in told if hint not in useful[:2]]
    return [*([*others[:count], *useful[:2]] for count in range(len(others), -1, -1)), useful[:1]]


def _free(places: Iterable[Rect], taken: list[Rect], lit: list[Point]) -> Rect | None:
    """Return the first place that touches nothing that is ``taken`` and holds nothing that is ``lit``."""
    free = (place for place in places if place.collidelist(taken) < 0)
    return next((place for place in free if not any(map(place.collidepoint, lit))), None)


def _taken(context: TableContext) -> list[Rect]:
    """Return where words, pieces, cards, names, buildings, buttons, a large message and the small map are."""
    lens, top = lens_box(context), context.top
    pieces = [drawn.box for drawn in top.painter.drawn]
    small_map = [one.box for one in top.banners] if top.whole else [top.layout.small_map]
    buttons = [button.rect for button in context.buttons]
    return [
        *_words(context),
        *_borough(context),
        *_cards(context),
        *([lens] if lens else []),
        *small_map,
        *buttons,
        *pieces,
    ]


def _words(context: TableContext) -> list[Rect]:
    """Return where the prompt and the caption below it are."""
    layout, (told, teller) = context.top.layout, context.shown_caption
    if not told:
        return [layout.prompt]
    free = not any(button.rect.colliderect(layout.buttons) for button in context.buttons)
    caption = context.top.caption(told, teller, free)
    return [layout.prompt, caption.get_rect(midtop=layout.caption.midtop)]


def _lit(context: TableContext) -> list[Point]:
    """Return the middles of what can be chosen in the city."""
    lit = context.pending.selectable if context.pending and not context.busy else ()
    return [context.top.place_of(thing) for thing in lit if thing[0] in IN_CITY]


def _borough(context: TableContext) -> list[Rect]:
    """Return where the names and buildings of the enlarged borough are."""
    top = context.top
    # At the end of a glide: it takes long to find places for the names of a view. While the glide still waits
    # for its pictures, those aren't found yet, and the names stand where they did.
    camera = top.camera if top.waits else top.goal
    if camera.bottom is None or camera.way is not None:
        return []
    plan = top.painter.plan_for(camera)
    named = boxes(plan, top.painter.zoom(camera))
    found = [box for (borough, _), box in named.items() if borough == camera.bottom]
    found += [plan.area(camera.bottom, area).picture for area in AREAS]
    return list(map(camera.box_on_screen, found))


def _cards(context: TableContext) -> list[Rect]:
    """Return where the kept cards, the card on show and those of the hand are, with their slant."""
    top, layout = context.top, context.top.layout
    found = [box for box, _ in layout.kept_places(len(top.hand.kept))]
    if top.card_on_show is not None:
        found.append(top.card_on_show[1])
    if layout.text_scale > 1 and not top.hand_up:
        return found  # there is hardly any room then
    hand, slant = top.hand, layout.px(_SLANT) if top.hand_up else 0
    width, height = layout.card if top.hand_up else layout.tucked_size(hand.near)
    for centre, _ in layout.hand_places(len(hand.cards), top.hand_up, hand.stands, hand.near):
        found.append(surfaces.box_round(centre, (width + slant, height + slant)))
    return found


def _corner(context: TableContext, size: tuple[int, int]) -> Iterator[Rect]:
    """Yield the place of the hints, unless the city's ground is there."""
    top = context.top
    place = Rect((0, 0), size).move_to(bottomleft=top.layout.hints.bottomleft)
    if not _on_ground(top.plan, top.goal, place.bottomleft, size):
        yield place


@lru_cache(maxsize=16)
def _on_ground(plan: CityPlan, camera: Camera, corner: tuple[int, int], size: tuple[int, int]) -> bool:
    """Return whether the city's ground is at the edge of a place in the window, told by its lower left."""
    place = Rect((0, 0), size).move_to(bottomleft=corner)
    edge = [*((x, place.top) for x in (place.left, place.centerx, place.right)), place.midright]
    return any(plan.pick(camera.to_plane(point)) for point in edge)


def _sides(context: TableContext, size: tuple[int, int]) -> Iterator[Rect]:
    """Yield places along both sides of the city, from the lowest to the highest."""
    layout = context.top.layout
    room, top = layout.beneath_prompt, (layout.buttons if context.buttons else layout.caption).bottom
    for bottom in range(layout.safe.bottom, top + size[1], -max(1, size[1] // 4)):
        for left in (room.left, room.right - size[0]):
            yield Rect((left, bottom - size[1]), size)
