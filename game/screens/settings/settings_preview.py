"""A living piece of the table beside the settings: what is chosen is seen there at once.

It is the middle of a real table, with letters of their real size. The same card is played again and again,
at the chosen pace.
"""

from __future__ import annotations

from functools import cache
from itertools import cycle

from pygame import Rect, Surface

from engine import Events, Game, Position, View
from engine.positions import SeatPosition
from game.match.board import DisplayedBoard
from game.match.pace import PAUSES
from game.seats import Seat
from game.settings import Settings
from game.table import effects
from game.table.city.banners import Banner
from game.table.control.display import TableDisplay
from game.table.hud.layout import Layout
from game.table.hud.prompt import Button, banner_size, row
from game.table.map.camera import Camera
from game.table.motion.animator import Animator
from game.table.tabletop import Tabletop
from game.ui.image_cache import MENUS, cached
from game.ui.scene import Host
from game.words import say

_SEAT, _SECTOR = "blue", "residence"
_SEATS = (Seat("Ida", _SEAT), Seat("Ben", "red"), Seat("Zoé", "yellow"))
_CARD = f"{_SEAT}.{_SECTOR}"
_HAND = ("yellow.hotel", _CARD, "red.park")
_CUBES = 4
_DECOR_SEED = 7
_MARGIN = 16  # round the prompt, in 1080p units
_SEEN = 880.0  # how much of the city's plane is seen across
_LEFT = 0.56  # the share of it left of the sector's middle: the rat and the messages there are seen whole
_DOWN = (
    36.0  # how far below the cubes the middle of what is seen is: the rose window and the harbour are seen
)
_LEAST_PAUSE, _AT_ONCE = 0.25, 0.9  # seconds between two moves, and where nothing flies
_ON_SHOW = 0.6  # the size of the card on show, as a share of a card in hand
_STEP_BUDGET = 0.010  # seconds of a step that go into painting the city


def _sentence() -> str:
    return say("table-ask-play", name=_SEATS[0].name)


@cache
def _games() -> tuple[Game, ...]:
    """Games in which the same card is to be played, with more and more cubes in its sector."""
    seats = [seat.colour for seat in _SEATS]
    players = [SeatPosition(hand=_HAND, cubes={_SECTOR: cubes}) for cubes in range(_CUBES)]
    return tuple(Game.from_position(Position(seats=seats, players={_SEAT: player})) for player in players)


class _MiddleLayout(Layout):
    """The middle of a table alone: what stands at its sides lies outside the picture."""

    def _lay_columns(self) -> None:
        margin, width = self.px(_MARGIN), self.size[0]
        self.safe = Rect((0, 0), self.size).inflate(-2 * margin, -2 * margin)
        super()._lay_columns()
        for place in self.trays:
            place.right = margin - self._gap
        for place in (*self.persons, self.rats):
            place.left = width - margin + self._gap

    def _lay_middle(self) -> None:
        super()._lay_middle()
        self.prompt.size, self.prompt_rows = banner_size(
            _sentence(), self.prompt.width, self.u, self.text_scale
        )
        self.caption.top = self.prompt.bottom + self._gap // 2
        width, height = self.size
        if self.text_scale == 1:  # the card on show may lie over the place of kept cards and the small map
            self.small_card = round(self.card[0] * _ON_SHOW), round(self.card[1] * _ON_SHOW)
        self.tucked_card = self.near_card
        self.tucked.x, self.tucked.w = self.hand.x, self.hand.w
        spare = height - self.caption.bottom - round(width * 0.32)  # the city is to be seen first of all
        self.tucked.top = max(self.tucked.top, height - max(spare, round(height * 0.08)))
        self.buttons.size = round(self.buttons.height * 2.2), self.buttons.height
        self.buttons.bottomright = self.prompt.right, self.safe.bottom

    @property
    def beneath_prompt(self) -> Rect:
        """All that neither the hand nor a button above it may cover."""
        room = super().beneath_prompt
        room.height = self.tucked.top - room.top
        if self.buttons.top < self.tucked.top:
            room.width = self.buttons.left - room.left
        return room


class _Middle(Tabletop):
    """The middle of a table alone, of a window whose unit is ``u``."""

    def __init__(self, size: tuple[int, int], u: float, text_scale: float) -> None:
        self._u = u
        shown = DisplayedBoard(_games()[0].view())
        super().__init__(_SEATS, _DECOR_SEED, shown, size, Settings(text_scale=text_scale))

    def _lay_out(self, close: bool) -> Layout:
        return _MiddleLayout(self.size, self.text_scale, len(_SEATS), close, self._u)

    def _camera(self, borough: str | None, hand_up: bool) -> Camera:
        layout = self.layout
        view = Rect(layout.prompt.left, layout.caption.bottom, layout.prompt.width, 0)
        view.height = max(layout.px(60), layout.tucked.top - view.top)
        x, y = self.ring_plan.sector(_SEAT, _SECTOR).slots[0]
        return Camera(view, (x - _SEEN * _LEFT, y + _DOWN, _SEEN, 1.0))

    @property
    def room_of_effects(self) -> Rect:
        """All above the hand, as the city lies beneath the prompt, too."""
        return Rect(0, 0, self.size[0], self.layout.tucked.top)

    def banners_of(self, camera: Camera) -> tuple[Banner, ...]:
        """No names stand beside the boroughs: only a piece of the city is seen."""
        return ()

    def tray(self, seat: str, what: str) -> tuple[float, float]:
        """The trays are out of sight: the player's symbol on the prompt stands for them."""
        prompt = self.layout.prompt
        return prompt.left + self.layout.px(38) * self.text_scale, prompt.centery


@cached(MENUS, most=1)
def _middle(size: tuple[int, int], u: float, text_scale: float) -> _Middle:
    """The table that was laid last, with its city, for the next time."""
    return _Middle(size, u, text_scale)


class Preview(TableDisplay):
    """The piece of the table. Let time pass with :meth:`step`; it is painted on :attr:`picture`."""

    def __init__(self, host: Host, size: tuple[int, int], ground: Surface) -> None:
        """``size`` is in pixels. Until its city is painted, ``ground`` of the same size stands for it."""
        super().__init__(host, _SEATS, _DECOR_SEED, _games()[0].view())
        self.top = _middle(size, host.unit, host.settings.text_scale)
        self.shown = self.top.shown
        self.animator = Animator(  # silent
            self.shown,
            lambda: self.top,
            tell=self._begin_event,
            landed=self._landed,
            still=lambda: host.settings.reduced_motion,
        )
        self.picture = Surface(size).convert()
        self.city = ground
        """The city without pieces, once it is painted."""
        self.ready = False
        """Whether the city is painted."""
        self._rest = 0.0
        self._followed: tuple[bool, ...] = ()
        self._games = cycle(_games())
        self._game: Game
        for event in self._play():
            self._begin_event(event)
            self._landed(event)

    # Time

    @property
    def rests(self) -> bool:
        """Whether nothing moves or is being painted."""
        return self.ready and not self.animator.busy and not self.stale

    def step(self, dt: float) -> bool:
        """Let time pass as the settings have it; returns whether the picture has changed."""
        settings, moving = self.host.settings, False
        follows = settings.open_hands, settings.confirm_turns, self.jumps
        if follows != self._followed:
            self._followed = follows
            self.animator.skip()
            self._show()
        if not self.ready:
            self._paint_city()
        elif self.animator.busy:
            moving = self.animate(dt) and not self.jumps
            self._rest = max(PAUSES[settings.pace], _AT_ONCE if self.jumps else _LEAST_PAUSE)
        else:
            self._rest -= dt
            if self._rest <= 0:
                self.animator.show(self._play(), self._view())
        if not (self.stale or moving):
            return False
        self._paint()
        return True

    def _play(self) -> Events:
        """Lay the next game, and play its card; what happens is not shown yet."""
        self._game = next(self._games).copy()
        self._show()
        return self._game.play(f"{_SEAT} play {_CARD}")

    def _show(self) -> None:
        self.shown.become(self._view())
        self.changed()

    def _view(self) -> View:
        return self._game.view(_SEAT) if self.host.settings.open_hands else self._game.view()

    # Painting

    def _paint_city(self) -> None:
        top = self.top
        if top.painter.prepare(top.camera, top.size, _STEP_BUDGET):
            self.ready, self.city = True, top.painter.base(top.camera, top.size)
            self.changed()

    def _paint(self) -> None:
        self.stale = False
        top, picture = self.top, self.picture
        if self.ready:
            top.draw_table(picture, (), None)
        else:
            picture.blit(self.city, (0, 0))
        top.lay_hand(_SEAT)
        top.draw_hand(picture, ())
        effects.draw(picture, top, self.animator)
        top.draw_prompt(picture, _SEAT, _sentence(), "", None)
        if self.host.settings.confirm_turns:
            for button in row([Button("done", say("table-done"), lit=True)], top.layout):
                button.draw(picture, top.text_scale)
        self.animator.draw(picture)
