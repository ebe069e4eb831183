"""What lies at a point of the table, and where a thing can be pressed."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.decisions.gestures import CACHE, CARRIAGE, COINS, KEPT, PLATE, Thing
from game.decisions.targets import AREA, CARD, FRIEND, PERSON
from game.table.city.cathedral import silhouette
from game.table.city.minimap import CornerMap
from game.table.city.painter import CityPainter
from game.table.hud.display import STACKS, Persons
from game.table.hud.prompt import Button, hit
from game.table.hud.tray_cards import SHOWN
from game.table.map.shapes import Polygon, inside
from game.table.motion.stage import Stage
from game.table.places.found import stand
from game.table.places.parking import carriage_point, standing

MENU, HISTORY, SUMMARY, MAP = "menu", "history", "summary", "map"
ROUND = "round"  # the label of the round, which leads to how everybody stands


class Pointing(Stage):
    """The things of a table as they are pointed at; a tabletop can be pointed at."""

    painter: CityPainter
    persons: Persons
    whole: bool
    """Whether the whole city is looked at: from far, or made smaller above a raised hand."""
    small_map: CornerMap | None
    """The small map of the whole city, if there is one."""

    def thing_at(self, pos: tuple[float, float], buttons: Sequence[Button] = ()) -> Thing | None:
        """Return the topmost thing at a point of the window."""
        layout = self.layout
        button = hit(buttons, pos)
        if button is not None:
            return ("button", button.key)
        for sign in (MENU, HISTORY, SUMMARY, ROUND):
            if getattr(layout, sign).collidepoint(pos):
                return (sign,)
        at = self.hand.hit(pos)
        if at is not None:
            return (CARD, self.hand.cards[at])
        person = self.persons.hit(pos, self.shown)
        if person is not None:
            return (PERSON, person) if person != STACKS else (STACKS,)
        seat = self.trays.hit(pos)
        if seat is not None:
            return self._thing_on_tray(seat, pos)
        if not self.whole and self.small_map is not None and layout.small_map.collidepoint(pos):
            found = self.ring_plan.pick(self.small_map.camera.to_plane(pos))
            return (MAP, found[1].split(".")[0]) if found and len(found) > 1 else (MAP, "")
        return self._card_aside_at(pos) or self._city_thing_at(pos)

    def _thing_on_tray(self, seat: str, pos: tuple[float, float]) -> Thing:
        """Return what lies at a point of a seat's tray: a message, a card, coins, cubes, or just the tray."""
        for thing, box in reversed(self.things_on_tray(seat)):
            if box.collidepoint(pos):
                return thing
        for what in (CACHE, COINS):
            if self.trays.rect_of(seat, what).collidepoint(pos):
                return (what, seat)
        return (PLATE, seat)

    def things_on_tray(self, seat: str) -> list[tuple[Thing, Rect]]:
        """Return the known cards and the messages on a seat's tray, and where they lie."""
        return self.trays.things(self.trays.facts(self.shown, seat, self.elsewhere))

    def box_on_tray(self, thing: Thing) -> Rect | None:
        """Return where a known card or a message lies on a tray; None if it lies on none."""
        found = (box for seat in self.shown.seats for on, box in self.things_on_tray(seat) if on == thing)
        return next(found, None)

    @property
    def card_on_show(self) -> tuple[str, Rect] | None:
        """The card on show and its place, or None if there is none or kept cards lie there."""
        if self.lying.on_show is None or self.hand.kept:
            return None
        return self.lying.on_show[1], self.on_show_now

    def _card_aside_at(self, pos: tuple[float, float]) -> Thing | None:
        """Return the card at a point beside the hand: kept in the draft, or on show."""
        on_show = self.card_on_show
        if on_show is not None and on_show[1].collidepoint(pos):
            return (SHOWN, on_show[0])
        if not (self.hand.kept and self.layout.kept_cards.collidepoint(pos)):
            return None
        at = self.hand.hit_kept(pos)
        return (KEPT,) if at is None else (KEPT, self.hand.kept[at])

    def _city_thing_at(self, pos: tuple[float, float]) -> Thing | None:
        point = self.camera.to_plane(pos)
        reach = self.painter.zoom(self.camera).side(self.plan.cube) * 0.75
        for seat, where in reversed(standing(self.plan, self.shown, self.painter.zoom(self.camera))):
            if _near(point, where, reach * 1.2):
                return (CARRIAGE, seat)
        for seat, player in self.shown.players.items():
            if player.friend is None:
                continue
            foot = stand(self.plan, seat, player.friend, self.painter.zoom(self.camera)).friend
            if _near(point, foot, reach, rise=1.0):
                return (FRIEND, seat)
        return self.place_beneath(pos)

    def place_beneath(self, pos: tuple[float, float]) -> Thing | None:
        """Return the place of the city at a point of the window, whatever stands there; None: no place."""
        point = self.camera.to_plane(pos)
        found = self.plan.pick(point)
        if found and found[0] == AREA and inside(self.minster, point):
            return ("cathedral",)
        return tuple(found) if found else None

    @property
    def minster(self) -> Polygon:
        """The outline on the plane of all that is seen of the cathedral: its floor and what stands on it."""
        return silhouette(self.plan.nave.outline, self.chancel[:2])

    def carriage(self, seat: str) -> tuple[float, float]:
        """Return the position on the plane of a seat's carriage that is on the board."""
        return carriage_point(self.plan, self.shown, seat, self.painter.zoom(self.camera))

    def place_of(self, thing: Thing) -> tuple[float, float]:
        """Return the middle of a thing on the screen, where it can be pressed."""
        match thing:
            case ("card", card):
                places = self.hand.places()
                return places[self.hand.cards.index(card)].centre
            case ("area", borough, area):
                return self.area(borough, area)
            case ("market", market):
                return self.on_screen(self.plan.point(market))
            case ("cathedral",):
                return self.cathedral()
            case ("person", person):
                return self.person(person).center
            case ("friend", seat):
                x, y = self.friend(seat, self.shown.players[seat].friend)
                return x, y - self.plan.cube * self.camera.scale * 0.5
            case ("carriage", seat):
                if self.shown.players[seat].carriage is None:  # it is being carried or flies
                    return self.tray(seat, "symbol")
                return self.on_screen(self.carriage(seat))
            case ("cache" | "coins" as what, seat):
                return self.tray(seat, what)
            case ("plate", seat):
                return self.tray(seat, "name")
            case ("shown" | "won", *_) if (box := self.box_on_tray(thing)) is not None:
                return box.center
            case ("menu" | "history" | "summary" | "round" as sign,):
                x, y = getattr(self.layout, sign).center
                return x, y
        raise KeyError(f"{thing} has no place of its own")


def _near(point: tuple[float, float], at: tuple[float, float], reach: float, rise: float = 0.0) -> bool:
    """Whether a point is near a piece's foot, or within ``rise`` times ``reach`` above it."""
    dx, dy = point[0] - at[0], point[1] - at[1]
    return abs(dx) <= reach and -reach * (1 + rise) <= dy <= reach
