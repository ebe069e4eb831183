"""Sheets over the table: close-ups of cards, persons and places, the persons in play, the round's banner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from pygame import Rect, Surface

from engine import CARD_KINDS
from engine.names import BACK, card_kind
from game.decisions.gestures import Thing
from game.decisions.message_faces import message_face
from game.match.board import Board
from game.table.hud import cards, closeup, stacks
from game.table.hud import sheet_words as words
from game.table.hud.closeup import Size
from game.table.hud.display import in_play
from game.table.hud.influence import overview_page, tray_closeup
from game.table.hud.layout import Layout
from game.table.hud.prompt import banner
from game.table.hud.seat_words import seat_words
from game.table.hud.sheet_words import HARBOUR, NOTREDAME, Names, Text
from game.table.hud.stacks import stacks_sheet
from game.table.hud.summary import summary_page, summary_words
from game.table.hud.trays import draw_round
from game.table.pieces.pieces import message_picture
from game.ui import surfaces
from game.ui.palette import INK, PLAYER, RGB
from game.words import say
from game.words.persons import person_facts, person_words

_WIDTH = 1180
_FOOT = 68  # units below a sheet, for the hint on how to close it
_ROW = 3  # persons in a row
_DIM = (12, 7, 3, 120)  # the veil over what lies behind a sheet
_WON = 0.4  # the width of a message that was won, in heights of the sheet
_STAYS = 0.62  # the share of its time during which the round's ribbon stands still


@dataclass
class Sheet:
    """Something to read over the table until the next press."""

    make: Callable[[Size, Board, Layout], Surface]
    title: str = ""
    full: bool = False
    """Whether it may use all the available height."""
    read: Callable[[Board], str] = lambda shown: ""
    """Returns its words, to be read aloud."""
    secret: bool = False
    """Whether only one person may know what it shows."""
    warm: Callable[[Size, Board, Layout], Iterator[None]] | None = None
    """Prepares what ``make`` needs, yielding after each part."""

    def draw(self, surface: Surface, layout: Layout, shown: Board) -> None:
        """Draw it in front of the city, leaving trays and persons uncovered where there is room."""
        surfaces.veil(surface, _DIM)
        room, head = self._rooms(layout)
        made = self.make(self._most(layout, room), shown, layout)
        box = made.get_rect(center=(layout.prompt.centerx, room.centery)).clamp(room)
        radius, blur = layout.px(18), layout.px(50)
        shadow, hole = surfaces.shadow(box.size, radius, blur), box.inflate(-2 * blur, -2 * blur)
        draw_round(surface, shadow, (box.x - blur // 2, box.y - blur // 2), hole)
        surface.blit(made, box)
        if self.title:
            head.width = box.width
            head.midbottom = (box.centerx, box.top - layout.px(8))
            surface.blit(banner(None, self.title, head.size, layout.text_scale), head)

    def warming(self, layout: Layout, shown: Board) -> Iterator[None]:
        """Prepare what it needs, yielding after each part, if it is known what that is."""
        if self.warm is not None:
            yield from self.warm(self._most(layout, self._rooms(layout)[0]), shown, layout)

    def _rooms(self, layout: Layout) -> tuple[Rect, Rect]:
        """Return the room for it, and one of the height of its title."""
        room, scale = Rect(layout.safe), layout.text_scale
        room.height -= layout.px(_FOOT * scale)
        head = Rect(0, 0, 0, layout.px(60 * scale))
        if self.title:
            room.top, room.height = room.top + head.height, room.height - head.height
        return room, head

    def _most(self, layout: Layout, room: Rect) -> Size:
        """Return the size that it may have at most."""
        grown = closeup.growth(layout.text_scale)
        size = min(layout.px(_WIDTH * grown), room.width), min(layout.px(closeup.HEIGHT * grown), room.height)
        return room.size if self.full else size


def warming_closeups(layout: Layout, shown: Board) -> Iterator[None]:
    """Prepare the sheet of all close-ups, and the words of most, yielding after each part."""
    sheet = Sheet(lambda size, *_: closeup.blank_sheet(size)[0], warm=lambda size, *_: closeup.warming(size))
    yield from sheet.warming(layout, shown)
    for area in (*CARD_KINDS, HARBOUR):
        words.area_text(shown.seats[0], area, shown)
        yield


SUMMARY = Sheet(summary_page, full=True, read=summary_words)
"""The rules on one page, the same for everybody."""


def summary_of(goal: str) -> Sheet:
    """Return the summary with the goal of a challenge above it."""
    return replace(SUMMARY, title=goal)


def overview(names: Names) -> Sheet:
    """Return the table of everybody's influence and messages; ``names`` are the players' names."""

    def read(shown: Board) -> str:
        """Return how each player stands, as everybody may know it."""
        return "\n".join(seat_words(seat, names, shown, secret=True) for seat in shown.seats)

    return Sheet(partial(overview_page, names), full=True, read=read)


def about(thing: Thing, shown: Board, names: Names, now: str = "") -> Sheet | None:
    """Return the close-up of a thing, or None if there is none; ``names`` are the players' names.

    ``now`` is a sentence on what the thing means for the reader at this moment.
    """
    match thing:
        case ("market", market):
            return Sheet(
                partial(_market, market, names, now),
                read=lambda shown: str(words.market_text(market, names, shown, now)),
            )
        case ("won", colour, kind):
            face = message_face(kind, shown.options)
            return _closeup(
                partial(words.won_text, colour, kind, names),
                lambda size, _: message_picture(colour, face, round(size[1] * _WON)),
                PLAYER[colour],
            )
        case ("carriage", seat):
            text = partial(words.carriage_text, seat, names, now=now)
            return _closeup(text, _drawing(f"pieces/{seat}_coach"), PLAYER[seat])
        case ("friend", seat):
            text = partial(words.friend_text, seat, names)
            return _closeup(text, _drawing(f"pieces/{seat}_pawn"), PLAYER[seat])
        case ("plate" | "cache" | "coins", seat):
            return Sheet(
                partial(tray_closeup, seat, names),
                full=True,
                read=lambda shown: seat_words(seat, names, shown),
            )
        case ("card" | "kept" | "shown", card) if not card.endswith(BACK):
            double_at = shown.options.hotel_double_at
            return _closeup(
                partial(words.action_text, card_kind(card), now=now),
                lambda size, scale: cards.action_face(card, closeup.card_size(size, scale), double_at),
                PLAYER[card.split(".")[0]],
            )
        case ("person", person):
            icons = () if person_words(person, shown.options) else tuple(person_facts(person).icons)
            return _closeup(
                partial(words.person_text, person, now=now),
                lambda size, scale: cards.person_face(person, closeup.card_size(size, scale)),
                icons=icons,
            )
        case ("area", borough, area):
            text = partial(words.area_text, borough, area, now=now)
            return _closeup(text, _drawing(f"areas/{area}", f"cards/{area}"))
        case ("cathedral",):
            return about(("area", "", NOTREDAME), shown, names, now)
        case ("stacks",):
            return grey_in_play()
        case ("round",):
            return overview(names)
    return None


def _closeup(
    text: Callable[[Board], Text],
    picture: Callable[[Size, float], Surface],
    dye: RGB = INK,
    icons: tuple[str, ...] = (),
) -> Sheet:
    """Return a close-up with what ``text`` tells of the table as it is shown; see :func:`closeup`.

    ``picture`` makes the picture for the sheet's size and the layout's text scale.
    """

    def make(size: Size, shown: Board, layout: Layout) -> Surface:
        return closeup.closeup(text(shown), picture(size, layout.text_scale), size, layout, dye, icons)

    return Sheet(make, read=lambda shown: str(text(shown)))


def _drawing(name: str, *others: str) -> Callable[[Size, float], Surface]:
    """Return what makes a picture, the first of these that there is, for a close-up."""
    return lambda size, scale: surfaces.picture(name, *closeup.picture_room(size, scale), *others)


def _market(market: str, names: Names, now: str, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return a market: its message and what that pays, and the carriages standing there."""
    room = closeup.picture_room(size, layout.text_scale)
    text, found = words.market_text(market, names, shown, now), shown.messages.get(market)
    if found is None:
        return closeup.closeup(text, surfaces.picture("icons/no_message", *room), size, layout)
    colour, kind = found
    picture = message_picture(colour, message_face(kind, shown.options), min(room))
    return closeup.closeup(text, picture, size, layout, PLAYER[colour])


def grey_in_play() -> Sheet:
    """Return a sheet with the nine grey persons of this game, those already displayed dimmed."""
    told = words.stacks_text
    return Sheet(stacks_sheet, full=True, read=lambda shown: str(told(shown)), warm=stacks.warming)


def grey_to_come(name: str, persons: tuple[str, ...]) -> Sheet:
    """Return the sheet that the spy shows: the grey persons to come, in their order."""
    told = words.persons_text(persons)
    return Sheet(
        partial(_gallery, persons), say("table-spy", name=name), True, lambda shown: told, secret=True
    )


def _gallery(persons: tuple[str, ...], size: Size, shown: Board, layout: Layout) -> Surface:
    """Return persons in rows of three, sized so that three rows fit."""
    rows = -(-len(persons) // _ROW)
    high = round(size[1] * (0.13 + 0.29 * min(rows, 3)))
    return in_play(persons, (min(size[0], round(size[1] * 0.95)), high))


def draw_banner(surface: Surface, layout: Layout, text: str, progress: float = 0.5) -> None:
    """Draw the ribbon that announces a round; it enters from above and leaves downwards.

    ``progress`` is the share of its time that has passed, 0 to 1.
    """
    away = max(0.0, abs(2 * progress - 1) - _STAYS) / (1 - _STAYS)
    strength = round(255 * (1 - away * away))
    box = Rect(0, 0, layout.px(560), layout.px(120))
    box.center = layout.city.center
    box.y += round(layout.px(70) * away * away) * (1 if progress > 0.5 else -1)
    radius, blur = layout.px(26), layout.px(40)
    for picture, place in (
        (surfaces.shadow(box.size, radius, blur), box.move(-blur // 2, -blur // 2)),
        (banner(None, text, box.size, 1.0), box),
    ):
        picture.set_alpha(strength)
        surface.blit(picture, place)
        picture.set_alpha(255)
