"""Where each thing of the game is on the screen and how it is painted, for whatever flies."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from pygame import Rect, Surface

from game.decisions.message_faces import message_prestige
from game.match.board import DisplayedBoard
from game.table.hud import cards, common_tray
from game.table.hud.hand import Hand
from game.table.hud.layout import Layout
from game.table.hud.tray_facts import Elsewhere
from game.table.hud.tray_messages import message_boxes
from game.table.hud.tray_painter import side_of
from game.table.hud.trays import Trays
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.zoom import Zoom
from game.table.motion import flying_card
from game.table.motion.carried_card import CarriedCard
from game.table.motion.flight import Paint
from game.table.motion.flying_card import Leaf
from game.table.pieces.pieces import ON_EDGE, Pieces
from game.table.places import carriages
from game.table.places.carriages import heading, headings
from game.table.places.found import Chancel, Stand, furnish, seen_from, stand
from game.table.places.names import zoom_with_names
from game.table.places.parking import carriage_point
from game.table.places.rat_signs import parts_of_sign, rat_side, sign_room
from game.ui.easing import Point

_LEAST_TOKEN = 42
"""The least side of flying coins and prestige tokens (1080p units): their size on the trays they fly to."""
_COIN_ABOVE = 59  # the same of a coin in the air: it is 56 wide
_COIN_TURNS = 3  # half turns of a coin on its way
_MOST_TIPPED = ON_EDGE - 1  # how far it tips then: from its edge alone it would be a line
LIFTED = (1.0, 1.2, 1.4, 1.2, 1.0)
"""How large a piece is on its way, step by step, as a share of its size where it lies: to be seen."""


@dataclass
class Lying:
    """What lies in the window besides the board and the trays."""

    foot: int = 0
    """Pixels above the tucked hand that the city leaves free; unless 0, there is no small map."""
    held: bool = True
    """Whether anybody's hand may lie along the lower edge; otherwise the city has its room."""
    hand_of: str | None = None
    """The seat whose hand lies along the lower edge."""
    on_show: tuple[str, str] | None = None
    """The last player to play a card, and that card, which is on show."""
    hired: tuple[str, str] | None = None
    """The last player to hire, and the person, who is paid and works."""
    steps_out: bool = False
    """Whether that person is larger than the others: nothing happens in the city yet."""
    leaving: tuple[str, str] | None = None
    """The player and card that were on show and are now leaving."""
    dropped: dict[str, tuple[Point, Paint]] = field(default_factory=dict)
    """What was dropped to make a move, by kind; it stays there until its flight begins."""
    spent: int = 0
    """How many of the donated coins already lie on the cathedral."""

    ringing: bool = False
    """Whether the bellringer swings his bell."""

    @property
    def at_hand(self) -> bool:
        """Whether cards are shown beside the hand along the lower edge."""
        return self.held and not self.foot

    @property
    def not_on_trays(self) -> tuple[str, ...]:
        """The cards that are on show or on their way from there to a tray."""
        return tuple(card for _, card in filter(None, (self.on_show, self.leaving)))


def _sizes(start: float, end: float) -> list[float]:
    """Return the sides of a piece in steps on its way; few, as each has pictures of its own."""
    last = len(LIFTED) - 1
    return [(start + (end - start) * step / last) * larger for step, larger in enumerate(LIFTED)]


class Stage:
    """Where the things of a table are in the window for the current camera; a tabletop is a stage."""

    layout: Layout
    ring_plan: CityPlan
    camera: Camera
    trays: Trays
    hand: Hand
    shown: DisplayedBoard
    lying: Lying
    focus: str | None
    """The enlarged borough; None for the whole city."""
    nearness: float
    """1 where a borough is enlarged, 0 where the whole city is seen; in between while the camera glides."""

    @property
    def plan(self) -> CityPlan:
        """The plan that the camera looks at."""
        bottom = self.camera.bottom
        return self.ring_plan.turned(bottom) if bottom else self.ring_plan

    @property
    def _zoom(self) -> Zoom:
        """How large the city is seen; in a glide at its end."""
        return zoom_with_names(self.plan, self.camera, self.layout.u, self.layout.text_scale)

    def pieces(self, kind: str = "cube", larger: float = 1.0) -> Pieces:
        """Return pieces of a size for a ``kind``, as they lie in the city or so much ``larger``.

        None is smaller than on trays.
        """
        plan, zoom = self.plan, self._zoom
        carriage = kind.startswith("carriage")
        side = (carriages.side_of(plan, zoom) if carriage else zoom.side(plan.cube)) * zoom.scale
        side = max(side, self.layout.px(_LEAST_TOKEN)) if kind in ("coin", "prestige") else side
        return Pieces(side * larger, evening=self.shown.label[0] == "C")

    # Points

    def on_screen(self, point: Point) -> Point:
        """Return the screen position of a point of the city, clamped to the window."""
        x, y = self.camera.to_screen(point)
        width, height = self.layout.size
        return min(max(x, 0), width), min(max(y, 0), height)

    def rat(self, seat: str) -> Point:
        """Return where a seat's rat is: on the sign of its harbour, or in the harbour if that is cut off."""
        room = self._sign_room(seat)
        if room is None:
            x, y, width, height = self.plan.harbour(seat).jetty
            return self.on_screen((x + width / 2, y + height / 2))
        return parts_of_sign(room.size)[0].move(room.topleft).center

    def _sign_room(self, seat: str) -> Rect | None:
        return sign_room(self.plan, self.camera, seat, self._zoom, self.layout.beneath_prompt)

    @property
    def elsewhere(self) -> Elsewhere:
        """What belongs on trays but isn't there at the moment."""
        lying = self.lying
        return Elsewhere(lying.not_on_trays, lying.hand_of, self.shown.roaming, lying.ringing)

    def tray(self, seat: str, what: str) -> Point:
        """Return the middle of an item on a seat's tray."""
        return self.trays.rect_of(seat, what).center

    def on_tray(self, seat: str, what: str, number: int) -> Point:
        """Return where piece ``number`` (from 0) of a heap or row on a seat's tray lies, or will lie."""
        return self.trays.spot(self.trays.facts(self.shown, seat, self.elsewhere), what, number)

    def cube(self, seat: str, place: str, before: int = 0) -> Point:
        """Return where a seat's next cube goes at a place, or in its cache or supply.

        ``before`` is the number of cubes still on their way there that arrive first.
        """
        return self._numbered(seat, place, self.shown.players[seat].cubes(place) + before)

    def coin(self, seat: str, number: int) -> Point:
        """Return where a coin of a seat's heap lies; ``number`` counts from its top, 0 the next to come."""
        return self.on_tray(seat, "coins", max(0, self.shown.players[seat].coins + number))

    def card_on_tray(self, seat: str, card: str) -> Point:
        """Return where a card that was played lies on its player's tray once it is no longer on show."""
        player = self.shown.players[seat]
        at = player.played.index(card) if card in player.played else len(player.played)
        return self.on_tray(seat, "cards", at)

    def last_cube(self, seat: str, place: str, before: int = 0) -> Point:
        """Return the position of a place's last cube, after ``before`` cubes have already left."""
        last = self.shown.players[seat].cubes(place) - before - 1
        return self._numbered(seat, place, max(0, last))

    def _numbered(self, seat: str, place: str, number: int) -> Point:
        """Return the position of a place's cube, by its number from 0."""
        if place in ("cache", "supply"):
            return self.on_tray(seat, place, number)
        return self.on_screen(self._slot(seat, place, number))

    def _slot(self, seat: str, place: str, number: int) -> Point:
        """Return the position on the plane of a place's cube, by its number from 0."""
        if place == "notredame":
            return self.chancel.piles[self.plan.place(seat)][number == 1]
        seen = self._stand(seat, place)
        return next(reversed(seen.places(number + 1)), seen.pile)

    def _stand(self, seat: str, sector: str) -> Stand:
        return stand(self.plan, seat, sector, self._zoom)

    def friend(self, seat: str, sector: str | None) -> Point:
        """Return the position of a seat's friend in a sector, or on the tray while it is in hand."""
        if sector is None:
            return self.on_tray(seat, "friend", 0)
        return self.on_screen(self._stand(seat, sector).friend)

    def area(self, seat: str, area: str) -> Point:
        """Return the middle of an area's building or boat in a seat's borough."""
        own = self.plan.area(seat, area).picture if area == "harbour" else self._stand(seat, area).building
        x, y, width, height = own
        return self.on_screen((x + width / 2, y + height / 2))

    @property
    def chancel(self) -> Chancel:
        """How the cathedral is furnished as it is seen."""
        return furnish(self.plan.nave, self._zoom, seen_from(self.camera, self.layout.beneath_prompt))

    def cathedral(self) -> Point:
        """Return the middle of the rose window."""
        return self.on_screen(self.chancel.rose)

    def picked(self, *kinds: str) -> Point | None:
        """Return and forget where something of one of these kinds was dropped, to start its flight there."""
        for kind in kinds:
            if kind in self.lying.dropped:
                return self.lying.dropped.pop(kind)[0]
        return None

    def coin_spot(self, number: int) -> Point:
        """Return the position of a coin (0 to 2) laid on the cathedral."""
        x, y = self.cathedral()
        side = self.pieces("coin").side
        return x + (number - 1) * side * 1.08, y - side * 0.34

    def seat(self, seat: str) -> Point:
        """Return where a player sits: at the hand along the lower edge, or behind the player's borough."""
        if seat == self.lying.hand_of:
            return self.layout.hand.center
        x, y = self.plan.point(f"{seat}.outer")
        ax, ay = self.plan.point(f"{seat}.6")
        return self.on_screen(((x + ax) / 2, (y + ay) / 2))

    @property
    def below_prompt(self) -> tuple[Rect, ...]:
        """Where cards on their way from player to player are seen: they slide beneath the prompt."""
        (width, height), prompt, right = self.layout.size, self.layout.prompt, self.layout.persons[0].left
        return (
            Rect(0, 0, prompt.left, height),
            Rect(prompt.left, prompt.bottom, right - prompt.left, height - prompt.bottom),
            Rect(right, 0, width - right, height),
        )

    def bank(self) -> Point:
        """Return where coins come from and go to: the bank's heap in the common tray."""
        return common_tray.bank_spot(self.layout)

    def person(self, person: str) -> Rect:
        """Return where a person lies; its stack if it isn't on display."""
        if person in self.shown.persons:
            return self.layout.persons[self.shown.persons.index(person)]
        return self.layout.rats

    def stack(self, letter: str | None) -> Point:
        """Return the stack of the brown or the grey persons."""
        return common_tray.deck_spot(self.layout, grey=letter is not None).center

    @property
    def stacked(self) -> float:
        """The size of a person's card in its stack, as a share of its size on display."""
        return common_tray.deck_spot(self.layout, grey=False).width / self.layout.person_card[0]

    def pile(self, seat: str) -> Point:
        """Return where a seat's cards are swept together: in the open, near the middle of its borough."""
        x, y = self.on_screen(self.plan.point(f"{seat}.centre"))
        seat_x, seat_y = self.seat(seat)
        return x + (seat_x - x) * 0.3, y + (seat_y - y) * 0.3

    def show_place(self) -> Rect:
        """Return the place where a card being played is shown to everybody."""
        return self._shown_near if self.focus is not None else self.shown_far

    @property
    def on_show_now(self) -> Rect:
        """Where the card on show is now: it moves along with the camera."""
        (x, y), (to_x, to_y) = self.shown_far.topleft, self._shown_near.topleft
        left, top = x + (to_x - x) * self.nearness, y + (to_y - y) * self.nearness
        return Rect((round(left), round(top)), self.layout.small_card)

    @property
    def _shown_near(self) -> Rect:
        """The place for shown cards beside the hand, where kept ones lie too."""
        return self.layout.kept_places(1)[0][0] if self.lying.at_hand else self.shown_far

    @property
    def shown_far(self) -> Rect:
        """The place for shown cards where the whole city is seen: the corners around it are free."""
        place, layout = Rect((0, 0), self.layout.small_card), self.layout
        if self.lying.at_hand:
            gap = layout.px(6)
            place.bottomright = layout.small_map.right - gap, layout.small_map.bottom - gap
        else:
            place.topleft = layout.prompt.left, layout.buttons.top
        return place

    def source(self, seat: str, reason: str) -> Point:
        """Return where a gain comes from: a sector, the cathedral, a person or a market."""
        player = self.shown.players[seat]
        if reason == "notredame":
            return self.cathedral()
        if reason in player.sectors:
            return self.area(seat, reason)
        if reason in self.shown.persons:
            return self.person(reason).center
        if reason == "message" and player.carriage:
            return self.on_screen(self.plan.point(player.carriage))
        return self.seat(seat)

    def road(self, seat: str, path: Sequence[str]) -> list[Point]:
        """Return a carriage's path along the streets through neighbouring nodes, corner by corner.

        It leads from where the carriage stands to where it will stand.
        """
        start, end = (
            carriage_point(self.plan, self.shown, seat, self._zoom, market, way)
            for market, way in ((path[0], None), (path[-1], heading(self.plan, path)))
        )
        legs = [self.plan.way(here, there)[1:] for here, there in pairwise(path)]
        between = [point for leg in legs for point in leg][:-1]
        return [self.on_screen(point) for point in (start, *between, end)]

    # Paint

    def paint(self, kind: str, of: str | int = "", larger: float = 1.0) -> Paint:
        """Return a painter of a piece that :meth:`Pieces.piece` can draw, so much ``larger`` than it lies."""
        pieces = self.pieces(kind, larger)
        return lambda surface, at, height: pieces.piece(surface, kind, of, at, height)

    def paints(self, kind: str, of: str | int, sizes: Sequence[float] = LIFTED) -> list[Paint]:
        """Return painters of such a piece on its way, in sizes that are shares of its own."""
        return [self.paint(kind, of, larger) for larger in sizes]

    def paint_rat(self, seat: str) -> Paint:
        """Return a painter of a seat's rat, as large as on its sign."""
        room = self._sign_room(seat)
        if room is None:
            return self.paint("rat")
        return self._painter(rat_side(room.size), "rat", "")

    def paint_carriage(self, seat: str) -> Paint:
        """Return a painter of a seat's carriage as it faces where it stands."""
        return self.paint(f"carriage_{headings(self.plan, self.shown)[seat]}", seat)

    def paint_cube(self, seat: str, number: int = 0) -> Paint:
        """Return a painter of a seat's cube."""
        return self._cube_painter(self.pieces(), seat, number)

    def paints_cube(self, seat: str, places: tuple[str, str], number: int = 0) -> list[Paint]:
        """Return painters of a seat's cube on its way between two places, whose cubes differ in size."""
        start, end = (self._cube_side(place) for place in places)
        return [self._cube_painter(Pieces(side), seat, number) for side in _sizes(start, end)]

    def _cube_side(self, place: str) -> float:
        on_tray = place in ("cache", "supply")
        return side_of(place, self.trays.cells) if on_tray else self.pieces().side

    def _cube_painter(self, pieces: Pieces, seat: str, number: int) -> Paint:
        return lambda surface, at, height: pieces.cube(surface, seat, at, height, number)

    def paints_to_tray(self, kind: str, what: str, of: str | int, least: int = 0) -> list[Paint]:
        """Return painters of a piece on its way to ``what`` on a tray, where it has another size.

        At its start it is at least as large as usual, or ``least`` 1080p units if that is more.
        """
        start = max(self.pieces(kind).side, self.layout.px(least))
        return [self._painter(side, kind, of) for side in _sizes(start, side_of(what, self.trays.cells))]

    def paint_on_tray(self, kind: str, what: str) -> Paint:
        """Return a painter of a piece as large as ``what`` on a tray."""
        return self._painter(side_of(what, self.trays.cells), kind, "")

    def paint_spinning_coin(self, here: Point, there: Point, to_tray: bool) -> Paint:
        """Return a painter of a coin that turns over on its way and comes to rest flat at its end."""
        side = side_of("coins", self.trays.cells) if to_tray else self.pieces("coin").side
        above = max(self.layout.px(_COIN_ABOVE), LIFTED[2] * side)
        sizes = [Pieces(one) for one in (side, (side + above) / 2, above, (side + above) / 2, side)]
        whole = max(1.0, math.dist(here, there))

        def paint(surface: Surface, at: Point, height: float) -> None:
            left = min(1.0, math.dist(at, there) / whole)
            tipped = abs(math.sin(math.pi * _COIN_TURNS * left))
            pieces = sizes[round(left * (len(sizes) - 1))]
            pieces.tipped_coin(surface, at, height, round(tipped * _MOST_TIPPED) if height else 0)

        return paint

    def _painter(self, side: float, kind: str, of: str | int) -> Paint:
        pieces = Pieces(side)
        return lambda surface, at, height: pieces.piece(surface, kind, of, at, height)

    def paint_tumbling_cube(self, seat: str) -> Paint:
        """Return a painter of a seat's rolling cube."""
        pieces = self.pieces()
        return lambda surface, at, height: pieces.tumbling_cube(surface, seat, at, height)

    def paints_message(self, colour: str, kind: str, count: int) -> list[Paint]:
        """Return painters of a message on its way to a tray, where it is larger and ``count`` will lie."""
        pays, pieces = message_prestige(kind, self.shown.options), self.pieces()
        end = message_boxes(count, self.trays.cells)[0].width

        def painter(width: int) -> Paint:
            return lambda surface, at, height: pieces.message(surface, colour, kind, pays, width, at, height)

        return [painter(round(width)) for width in _sizes(self._zoom.message, end)]

    def leaf(self, card: str, small: bool = False) -> Leaf:
        """Return an action card the size of the hand's cards, or ``small`` as when on show."""
        size, text = self.layout.card, self.layout.card_text
        if small:
            size, text = self.layout.small_card, cards.BRIEF
        return Leaf(card, size, hotel_double_at=self.shown.options.hotel_double_at, text=text)

    def paint_card(self, card: str) -> Paint:
        """Return a painter of an action card on show."""
        leaf = self.leaf(card, small=True)
        return lambda surface, at, height: flying_card.draw(surface, leaf, at, height)

    def carried(self, card: str, home: Point) -> CarriedCard:
        """Return a card of the hand as the pointer carries it from ``home``."""
        return CarriedCard(self.leaf(card), home, self.layout.small_card[0] / self.layout.card[0])
