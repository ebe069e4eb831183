"""The trays along the left edge: what lies before every player, as pieces with figures beside them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from pygame import Rect, Surface

from engine import CARD_KINDS
from engine.content import NUMBERS
from engine.names import ROUNDS_A_PERIOD, back_of
from game.decisions.gestures import Thing
from game.table.city.board import Board, BoardPlayer
from game.table.hud import tray_painter
from game.table.hud.layout import Layout
from game.table.hud.tray_cells import Cells, Point, cells
from game.table.hud.tray_painter import Facts, Message
from game.ui import surfaces

THINKING_BEATS = 4
"""The number of pictures in the thinking animation, one about every fifth of a second."""

_RADIUS = 14


class Elsewhere(NamedTuple):
    """What belongs on trays but isn't there at the moment."""

    cards: Collection[str] = ()
    """Played cards that are shown to everybody or still on their way."""
    hand_of: str | None = None
    """The seat whose hand lies along the lower edge."""
    friends: Collection[str] = ()
    """The seats whose friend is in the air."""


NOTHING = Elsewhere()


def facts(view: Board, colour: str, name: str, bot: bool = False, elsewhere: Elsewhere = NOTHING) -> Facts:
    """Return what lies on the tray of ``colour``, whose player has this ``name`` and may be a ``bot``."""
    player = view.players[colour]
    held = colour == elsewhere.hand_of
    hand = () if held else (*player.draft, *player.kept, *player.hand)
    third = player.third
    return Facts(
        colour=colour,
        name=name,
        bot=bot,
        coins=player.coins,
        cache=player.cache,
        supply=player.supply,
        at_home=player.friend is None and colour not in elsewhere.friends,
        rat=player.rat,
        rat_after=player.rat_after,
        prestige=player.prestige,
        deck=player.deck,
        discards=_discards(view, player),
        gone=tuple(map(back_of, player.gone)),
        hand=tuple(map(back_of, hand)),
        played=tuple(card for card in player.played if card not in elsewhere.cards),
        third=None if third in player.played or third in elsewhere.cards else third,
        messages=tuple(Message(owner, kind, _worth(view, kind)) for owner, kind in player.messages),
        first=view.first == colour,
        to_move=colour in view.to_move,
    )


def _discards(view: Board, player: BoardPlayer) -> int:
    """Return how many cards of earlier rounds of this period a seat has discarded, face up or not."""
    dealt = len(CARD_KINDS) - player.deck
    if not view.persons:  # between two rounds
        return dealt
    return min((view.round - 1) % ROUNDS_A_PERIOD * NUMBERS.hand_size, dealt)


def _worth(view: Board, kind: str) -> int:
    return view.options.message_cube_prestige if kind == "cube" else NUMBERS.messages[kind]


class Trays:
    """The trays of all seats of a game, downwards in seat order.

    ``names`` are the players' names by colour; ``bots`` are the seats played by bots.
    """

    def __init__(
        self, layout: Layout, seats: Iterable[str], names: Mapping[str, str], bots: Collection[str] = ()
    ) -> None:
        self.layout = layout
        self.seats = tuple(seats)
        self.names = names
        self.bots = frozenset(bots)

    def facts(self, view: Board, colour: str, elsewhere: Elsewhere = NOTHING) -> Facts:
        """Return what lies on the tray of ``colour``."""
        return facts(view, colour, self.names.get(colour, ""), colour in self.bots, elsewhere)

    def draw(
        self,
        surface: Surface,
        view: Board,
        thinking: Collection[str] = (),
        beat: int = 0,
        hovered: Thing | None = None,
        elsewhere: Elsewhere = NOTHING,
    ) -> None:
        """Draw all trays; ``beat`` counts up while the seats in ``thinking`` think.

        ``hovered`` is a tray, named by its seat alone, or a thing on one.
        """
        layout, places = self.layout, self.cells
        radius, reach = layout.px(_RADIUS), layout.px(20)
        for colour, box in zip(self.seats, layout.trays, strict=True):
            shown = self.facts(view, colour, elsewhere)
            whole = self.whole(colour)
            if shown.to_move:
                surface.blit(surfaces.glow(whole.size, radius, reach), whole.move(-reach, -reach))
            else:
                blur = layout.px(18)
                dark = surfaces.shadow(whole.size, radius, blur, 190)
                surface.blit(dark, whole.move(-blur + blur // 3, -blur + blur // 2))
            finished = tray_painter.tray(shown, box.size, layout.u, layout.text_scale, layout.shelf)
            surface.blit(finished, whole)
            tray_painter.stand(surface, shown, places, box.topleft)
            if colour in thinking:
                tray_painter.dots(surface, colour, beat % THINKING_BEATS, places, box.topleft)
            if hovered == (colour,):
                surface.blit(surfaces.rim(whole.size, radius, layout.px(4)), whole)
            elif hovered is not None:
                for thing, place in tray_painter.things(shown, places):
                    if thing == hovered:
                        place = place.move(box.topleft).inflate(layout.px(6), layout.px(6))
                        surface.blit(surfaces.rim(place.size, layout.px(6), layout.px(3)), place)

    @property
    def cells(self) -> Cells:
        """The places on each tray."""
        layout = self.layout
        return cells(layout.trays[0].size, layout.u, layout.text_scale, layout.shelf)

    def whole(self, colour: str) -> Rect:
        """Return a tray's rectangle with the shelf on its left, which reaches the window's edge."""
        box = self._box(colour)
        return Rect(box.left - self.layout.shelf, box.top, box.width + self.layout.shelf, box.height)

    def hit(self, pos: tuple[float, float]) -> str | None:
        """Return the seat whose tray is at ``pos``, or None."""
        return next((colour for colour in self.seats if self.whole(colour).collidepoint(pos)), None)

    def things(self, shown: Facts) -> list[tuple[Thing, Rect]]:
        """Return what can be looked at closer on a tray, cards and messages, and where; lowest first."""
        corner = self._box(shown.colour).topleft
        return [(thing, place.move(corner)) for thing, place in tray_painter.things(shown, self.cells)]

    def rect_of(self, colour: str, what: str) -> Rect:
        """Return where ``what`` of ``colour`` is shown.

        ``what`` is one of the names in :attr:`Cells.boxes`. Raises ``KeyError`` for anything else,
        ``ValueError`` for a colour without a seat.
        """
        return self.cells.boxes[what].move(self._box(colour).topleft)

    def spot(self, shown: Facts, what: str, number: int) -> Point:
        """Return where a piece lies on a tray, for things that fly there or start there.

        ``what`` is as for :meth:`rect_of`; ``number`` counts the pieces of a heap or row from 0.
        """
        x, y = tray_painter.spot(shown, what, number, self.cells)
        box = self._box(shown.colour)
        return x + box.left, y + box.top

    def _box(self, colour: str) -> Rect:
        if colour not in self.seats:
            raise ValueError(f"{colour!r} has no tray; the seats are {', '.join(self.seats)}")
        return self.layout.trays[self.seats.index(colour)]
