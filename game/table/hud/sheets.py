"""Sheets over the table: close-ups of cards, persons and places, the persons in play, the round's banner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from pygame import Rect, Surface

from engine import CARD_KINDS
from engine.names import BACK, card_kind
from game.decisions.gestures import Thing
from game.match.board import Board
from game.table.hud import sheet_words as words
from game.table.hud import stacks
from game.table.hud.closeup import (
    HEIGHT,
    Size,
    action_closeup,
    area_closeup,
    carriage_closeup,
    friend_closeup,
    growth,
    market_closeup,
    person_closeup,
    warming,
)
from game.table.hud.display import in_play
from game.table.hud.influence import overview_page, overview_words, tray_closeup
from game.table.hud.layout import Layout
from game.table.hud.prompt import banner
from game.table.hud.seat_words import seat_words
from game.table.hud.sheet_words import HARBOUR, NOTREDAME, Names
from game.table.hud.stacks import stacks_sheet
from game.table.hud.summary import summary_page, summary_words
from game.table.hud.trays import draw_round
from game.table.hud.won_closeup import won_closeup
from game.ui import surfaces
from game.words import say

_WIDTH = 1180
_FOOT = 68  # units below a sheet, for the hint on how to close it
_ROW = 3  # persons in a row
_DIM = (12, 7, 3, 120)  # the veil over what lies behind a sheet
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
        grown = growth(layout.text_scale)
        size = min(layout.px(_WIDTH * grown), room.width), min(layout.px(HEIGHT * grown), room.height)
        return room.size if self.full else size


def warming_closeups(layout: Layout, shown: Board) -> Iterator[None]:
    """Prepare the sheet of all close-ups, and the words of most, yielding after each part."""
    sheet = Sheet(partial(friend_closeup, shown.seats[0], {}), warm=lambda size, *_: warming(size))
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
    return Sheet(partial(overview_page, names), full=True, read=lambda shown: overview_words(names, shown))


def about(thing: Thing, shown: Board, names: Names, now: str = "") -> Sheet | None:
    """Return the close-up of a thing, or None if there is none; ``names`` are the players' names.

    ``now`` is a sentence on what the thing means for the reader at this moment.
    """
    match thing:
        case ("market", market):
            return Sheet(
                partial(market_closeup, market, names, now=now),
                read=lambda shown: str(words.market_text(market, names, shown, now)),
            )
        case ("won", colour, kind):
            return Sheet(
                partial(won_closeup, colour, kind, names),
                read=lambda shown: str(words.won_text(colour, kind, names, shown)),
            )
        case ("carriage", seat):
            return Sheet(
                partial(carriage_closeup, seat, names, now=now),
                read=lambda shown: str(words.carriage_text(seat, names, shown, now)),
            )
        case ("friend", seat):
            return Sheet(
                partial(friend_closeup, seat, names),
                read=lambda shown: str(words.friend_text(seat, names, shown)),
            )
        case ("plate" | "cache" | "coins", seat):
            return Sheet(
                partial(tray_closeup, seat, names),
                full=True,
                read=lambda shown: seat_words(seat, names, shown),
            )
        case ("card" | "kept" | "shown", card) if not card.endswith(BACK):
            return Sheet(
                partial(action_closeup, card, now=now),
                read=lambda shown: str(words.action_text(card_kind(card), shown, now)),
            )
        case ("person", person):
            return Sheet(
                partial(person_closeup, person, now=now),
                read=lambda shown: str(words.person_text(person, shown, now)),
            )
        case ("area", borough, area):
            return Sheet(
                partial(area_closeup, borough, area, now=now),
                read=lambda shown: str(words.area_text(borough, area, shown, now)),
            )
        case ("cathedral",):
            return Sheet(
                partial(area_closeup, "", NOTREDAME, now=now),
                read=lambda shown: str(words.area_text("", NOTREDAME, shown, now)),
            )
        case ("stacks",):
            return grey_in_play()
        case ("round",):
            return overview(names)
    return None


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
