"""The figures of the chapter about the screen: a whole table with numbers on it, and its signs cut out.

The table is drawn by what draws it in a game, from a position that has something of everything.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine import Game, Move, Options, Position, SeatPosition
from game.decisions.forecast import Forecast
from game.match.board import DisplayedBoard
from game.screens.rules.figures import Cell, Painting, Row, Size, number
from game.screens.rules.worked_example import CLAIRE, LUKE, STEPHANIE, WILLIAM, player_name
from game.seats import Seat
from game.settings import Settings
from game.table.hud import common_tray, message_lens
from game.table.hud.display import Persons
from game.table.hud.prompt import Button
from game.table.hud.undo_buttons import HINT, UNDO
from game.table.map.shapes import Polygon, bounds
from game.table.tabletop import Tabletop
from game.ui import surfaces
from game.ui.image_cache import MENUS, cached
from game.ui.palette import WALNUT_DARK
from game.ui.theme import Style
from game.words import say

_MARKS: dict[str, tuple[float, float]] = {
    "prompt": (0.98, -0.1),
    "forecast": (0.0, 0.5),
    "tray": (0.96, 0.78),
    "city": (0.15, 0.88),
    "map": (0.0, 0.0),
    "hand": (0.13, 0.12),
    "persons": (0.0, 0.5),
    "decks": (0.5, 1.1),
    "common": (0.0, 0.5),
    "round": (0.96, 0.5),
    **dict.fromkeys(("pause", "history", "undo", "hint", "summary"), (0.5, 1.16)),
}
"""What has a number in the picture of the table, and where on it, as shares of its width and height."""

SIGNS = tuple(_MARKS)
"""What has a number in the picture of the table, in the order of the numbers from 1."""

DETAILS = (
    *("name", "friend", "bellringer", "coins", "cache", "supply", "rat", "prestige", "cards", "won", "shelf"),
    *("cubes", "track", "message", "carriage", "cathedral", "lens"),
    *("price", "common"),
)
"""What is shown on its own."""

_SEATS = (STEPHANIE, CLAIRE, LUKE, WILLIAM)
_WIDE, _TALL = 1920, 1080  # the size of the table, in units
_HIGHEST = 640  # of its picture, in units
_SEED = 7
_MARK = 38  # the diameter of a number, in units of the picture
_MESSAGE = f"{STEPHANIE}.right"  # the market of the message that is shown
_AROUND = 62  # what is seen of a market round its middle, in units
_WON = 2.3  # the width of the sign of messages, in heights
_TAIL = 60  # what is seen of the lens's tail, in units
_ASIDE = 44  # how far outside its line the forecast's number stands, in units, both sides together
_CORNER = 8  # the radius of a sign's corners, in units


def table_rows(options: Options) -> tuple[Row, ...]:
    """Return the figure of the whole table with its numbers."""
    cell = Cell(("table", options), _WIDE / _TALL, lambda size, style: _numbered(options, size, style))
    return (Row(_HIGHEST, ((cell,),)),)


def sign_cell(name: str, options: Options, style: Style) -> tuple[Cell, Size]:
    """Return a sign cut out of the table, and its size there in pixels. Raises ``KeyError`` for others."""
    table = _table(options, style)
    box = table.boxes[name]

    def paint(size: Size, style: Style) -> Painting:
        if name in ("lens", "price"):
            yield
            made = table.lens() if name == "lens" else table.price()
        else:
            whole = yield from table.painting()
            made = whole.subsurface(box.clip(whole.get_rect())).copy()
        if size != box.size:
            made = pygame.transform.smoothscale(made, size)
        return surfaces.clipped(made, style.px(_CORNER))

    return Cell((name, options), box.width / box.height, paint), box.size


def _numbered(options: Options, size: Size, style: Style) -> Painting:
    """Paint the table with a number on each of its signs."""
    table = _table(options, style)
    whole = yield from table.painting()
    made = pygame.transform.smoothscale(whole, size)
    share, side = size[0] / whole.get_width(), style.px(_MARK * style.text_scale**0.5)
    for place, name in enumerate(SIGNS, 1):
        box, (x, y) = table.boxes[name], _MARKS[name]
        at = Rect(0, 0, side, side)
        at.center = round((box.x + x * box.width) * share), round((box.y + y * box.height) * share)
        surfaces.centred(made, number(place, side), at.clamp(made.get_rect()).center)
    return surfaces.clipped(made, style.px(_CORNER))


@cached(MENUS, most=1)
def _table(options: Options, style: Style) -> _Table:
    return _Table(options, style)


class _Table:
    """A table in the middle of a game, as the first player has it, and where its signs are."""

    def __init__(self, options: Options, style: Style) -> None:
        self._style = style
        game = Game.from_position(_position(options))
        self._game, self._view = game, game.view(STEPHANIE)
        self.shown = DisplayedBoard(self._view)
        self.size = style.px(_WIDE), style.px(_TALL)
        seats = [Seat(player_name(colour), colour) for colour in _SEATS]
        self._top = top = Tabletop(seats, _SEED, self.shown, self.size, Settings(text_scale=style.text_scale))
        top.look_at(STEPHANIE, hand_up=True, at_once=True)
        top.lay_hand(STEPHANIE)
        self._picture: Surface | None = None
        self.boxes = self._find_boxes()
        """The signs by name, in pixels."""

    def painting(self) -> Painting:
        """Paint the table in small steps; once it is painted, return it at once."""
        top = self._top
        while not top.painter.prepare(top.camera, self.size, 0.0):
            yield
        if self._picture is None:
            self._picture = self._painted()
        return self._picture

    def _painted(self) -> Surface:
        top, layout = self._top, self._top.layout
        made = Surface(self.size)
        top.draw_table(made, (), None)
        top.draw_surroundings(made, (), None)
        top.draw_hand(made, [("card", card) for card in top.hand.cards])
        asked = say("table-ask-play", name=player_name(STEPHANIE))
        top.draw_prompt(made, STEPHANIE, asked, self._forecast, None, end=self._prompt_end)
        for key, icon, place in ((HINT, "icons/candle", layout.hint), (UNDO, "icons/undo", layout.undo)):
            Button(key, "", (icon,), place).draw(made)
        return made

    @property
    def _prompt_end(self) -> int:
        return self._top.layout.undo.left - self._top.layout.px(10)

    @property
    def _forecast(self) -> str:
        move = Move.parse(f"{STEPHANIE} play {STEPHANIE}.bank")
        return Forecast(self._view, self._game.decision(STEPHANIE)).line((move,))

    def lens(self) -> Surface:
        """Return the lens on a message that may be collected."""
        layout, room = self._top.layout, self.boxes["lens"].size
        made = Surface(room)
        made.fill(WALNUT_DARK)
        box = made.get_rect().inflate(-layout.px(12), -layout.px(12))
        box.height -= layout.px(_TAIL)
        message_lens.draw(
            made, layout, self.shown, _MESSAGE, STEPHANIE, Rect(room[0] // 2, room[1], 1, 1), box
        )
        return made

    def price(self) -> Surface:
        """Return a person who can be hired, with the price."""
        top = self._top
        made = Surface(self.size)
        made.fill(WALNUT_DARK)
        person = self.shown.persons[0]
        Persons(top.layout).draw(made, self.shown, (person,), cost=1)
        return made.subsurface(self.boxes["price"]).copy()

    def _find_boxes(self) -> dict[str, Rect]:
        top, layout, me = self._top, self._top.layout, STEPHANIE

        def around(thing: tuple[str, ...], units: float) -> Rect:
            box = Rect(0, 0, layout.px(2 * units), layout.px(2 * units))
            box.center = round(top.place_of(thing)[0]), round(top.place_of(thing)[1])
            return box

        def on_plan(shape: Polygon) -> Rect:
            left, up, wide, tall = bounds(tuple(map(top.on_screen, shape)))
            return Rect(round(left), round(up), round(wide), round(tall))

        tray, plan = top.trays.rect_of, top.plan
        lens = message_lens.size_of(layout)
        common = layout.rats
        won = tray(me, "messages")
        won.width = min(won.width, round(won.height * _WON))
        nave = on_plan(plan.nave.outline)
        free = layout.caption.bottom + layout.px(8)
        nave.height, nave.top = nave.bottom - max(nave.top, free), max(nave.top, free)
        caption = top.caption(self._forecast).get_rect(midtop=layout.caption.midtop)
        asks, person = Rect(layout.prompt), layout.persons[0]
        asks.width = self._prompt_end - asks.left
        return {
            "prompt": Rect(
                layout.prompt.topleft, (self._prompt_end - layout.prompt.left, layout.prompt.height)
            ),
            "forecast": caption.inflate(layout.px(_ASIDE), 0),
            "tray": top.trays.whole(me),
            "city": top.camera.viewport,
            "map": layout.small_map,
            "hand": layout.hand,
            "persons": person.unionall(layout.persons),
            "decks": common_tray.decks_place(layout),
            "common": common,
            "round": layout.round,
            "pause": layout.menu,
            "history": layout.history,
            "undo": layout.undo,
            "hint": layout.hint,
            "summary": layout.summary,
            "name": tray(me, "symbol").union(tray(me, "name")),
            "friend": tray(CLAIRE, "friend"),
            "bellringer": tray(CLAIRE, "bellringer"),
            **{what: tray(me, what) for what in ("coins", "cache", "supply", "rat")},
            "prestige": tray(CLAIRE, "prestige"),
            "cards": tray(CLAIRE, "cards"),
            "won": won,
            "shelf": tray(LUKE, "deck").union(tray(LUKE, "discard")),
            "cubes": on_plan(plan.outline(me, "bank")),
            "track": on_plan(plan.outline(me, "harbour")),
            "message": around(("market", _MESSAGE), _AROUND),
            "carriage": around(("carriage", CLAIRE), _AROUND),
            "cathedral": nave,
            "lens": Rect((0, 0), (lens[0] + layout.px(12), lens[1] + layout.px(_TAIL + 12))),
            "price": person.inflate(layout.px(24), layout.px(24)),
        }


def _position(options: Options) -> Position:
    pieces = {
        STEPHANIE: SeatPosition(
            coins=4,
            cache=3,
            cubes={"bank": 2, "hospital": 1, "residence": 1, "notredame": 1, "carriage": 2},
            friend="park",
            rat=4,
            prestige=17,
            carriage=f"{STEPHANIE}.outer",
            messages=((CLAIRE, "plain"), (LUKE, "coin")),
            hand=(f"{STEPHANIE}.bank",),
        ),
        CLAIRE: SeatPosition(
            coins=2, cubes={"park": 2, "notredame": 2}, rat=6, messages=((STEPHANIE, "cube"),)
        ),
        LUKE: SeatPosition(coins=5, cubes={"hotel": 1, "bank": 1}, friend="bank", rat=2),
        WILLIAM: SeatPosition(
            coins=1, cubes={"cloister": 3}, friend="cloister", rat=8, messages=((WILLIAM, "rat"),)
        ),
    }
    return Position(
        seats=_SEATS,
        options=options,
        round=5,
        first=CLAIRE,
        to_move=STEPHANIE,
        turn=2,
        persons=("monk", "fool", "advocate"),
        players=pieces,
    )
