"""The end scene: sacks are emptied source by source, then the rose window is lit in the winner's colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
from pygame import Rect, Surface

from game.input.bindings import SELECT
from game.log import result_text
from game.log.statistics import Statistics, sources_of
from game.match.session import Session
from game.screens.results.crown import Crown
from game.screens.results.ending_pictures import Rose, reach, sack, shine, tokens
from game.screens.results.ending_wall import candles, dim, ledge, ledge_depth, wall
from game.screens.results.lancet import Lancet, frame_aside
from game.speech.reader import Aloud
from game.ui import faces, surfaces, typesetting
from game.ui.easing import ease, ease_out
from game.ui.image_cache import MENUS, cached
from game.ui.key_legend import Hint, block
from game.ui.labels import fitted
from game.ui.medal import medal
from game.ui.palette import CANDLE, CREAM, INK, RGB, mix
from game.ui.scene import Host, Scene
from game.ui.theme import SMALL, Style
from game.words import say

_PACES = {"slow": 1.5, "normal": 1.0, "fast": 0.6}
"""How long everything takes at each pace, relative to the normal one."""

_OPENING, _SOURCE, _RISE, _LATER = 0.5, 0.7, 0.3, 0.06
_PAUSE, _PANES, _GLOW, _HOLD, _STILL = 0.25, 1.1, 0.8, 1.7, 3.0
"""Seconds at normal pace: before the first source, for each, of which the light rises, and how much later it
does in the next window; before the rose window, until its panes are lit, until its light has spread; until
the end; and the same without motion."""

_HEADLINE, _COUNT, _NAME = 58, 64, 32
_PRESSES = (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN)
_FRAMED = 1.26  # the width of a window in its frame of stone, in widths of the window
_TALL = 0.58  # the share of the room for both windows and rose that windows take
_COLUMN = 1.85  # how far windows are apart at most, in their widths
_SHADED = 0.66  # how much of the light from the rose window falls where its words are
_ON_JAMB = 0.17  # how far the tokens stand on the frame beside a window, off who is seen in it, in its widths
_SACK, _HEAP = 0.36, 1.1  # the widths of a sack and of a heap of tokens, in widths of a window
_ASIDE = 0.6  # how far the sack reaches from its middle, off the tokens
_GAIN, _GAIN_OF = 76, 0.3  # the token with a gain in units, and its most in widths of a window
_CLEAR = 0.62  # how much of their light the words of those who haven't won keep
_FRESH = 0.12  # seconds at normal pace that a pane shines when it is lit
_COMES = 0.6  # the share of the rose window's time after which the winner's face comes
_FAINT = 0.4  # how much of their light the losers' windows keep


class EndingScene(Scene):
    """Shown when a game is over, before its results. Any press ends it."""

    def __init__(
        self,
        session: Session,
        statistics: Statistics,
        then: Callable[[], None],
        prepared: Iterator[object],
    ) -> None:
        """``then`` is called at the end of the scene. ``prepared`` prepares what follows, step by step.

        It is advanced while nothing moves: at the beginning, where one press may end the scene at once.
        """
        result = session.game.result
        assert result is not None
        self._session, self._then, self._prepared = session, then, prepared
        self._seats = [seat.colour for seat in session.seats]
        self._winners = [colour for colour in self._seats if colour in result.winners]
        self.sources = sources_of(statistics)
        times = [_OPENING + number * _SOURCE for number in range(len(self.sources) + 1)]
        self._most = max(1.0, *(self.prestige(colour, time) for colour in self._seats for time in times))
        """The most prestige that anybody has at any time: it fills a window."""
        self._numbers = range(len(self.sources))
        self._tie = result_text.tie_sentence(session)
        self._still = self._drawn = False
        self._seen: object = None
        """What was drawn last."""
        self.time = 0.0
        """The seconds that have passed, at normal pace."""
        self._announced = 0
        self._rung = False

    # Time

    @property
    def counted(self) -> float:
        """The second at which everything is counted."""
        return _OPENING + _SOURCE * len(self.sources)

    @property
    def length(self) -> float:
        """The length of the scene in seconds, at normal pace."""
        return self.counted + _PAUSE + _PANES + _GLOW + (_STILL if self._still else _HOLD)

    def prestige(self, colour: str, time: float | None = None) -> float:
        """Return how much of a seat's prestige is counted at ``time`` (``None``: now)."""
        time = self.time if time is None else time
        return sum(
            source.amounts[colour] * ease(_share(time - self._begins(colour, number), _RISE))
            for number, source in enumerate(self.sources)
        )

    def _begins(self, colour: str, number: int) -> float:
        """Return when a source begins to be counted in a seat's window: in one after the other."""
        return _OPENING + number * _SOURCE + self._seats.index(colour) * _LATER

    # The scene

    def aloud(self) -> Aloud:
        """Return nothing: the table has said that the game is over, and the results follow."""
        return Aloud()

    def enter(self, host: Host) -> None:
        """Show the dark windows; without motion, everything at once."""
        self.host = host
        self._still = host.settings.reduced_motion
        host.sound.music(None)
        self.resize(host.size)
        if self._still:
            self.time = self.counted + _PAUSE + _PANES + _GLOW

    def resize(self, size: tuple[int, int]) -> None:
        """Paint the windows for another size."""
        self.style = style = Style(self.host.unit, self.host.settings.text_scale)
        width, height = size
        self._ground = wall(size)
        safe = self._ground.get_rect().inflate(-round(width * 0.1), -round(height * 0.111))
        self._safe, self._corner = safe, Rect(safe.bottomleft, (0, 0))
        words = round(style.text(_COUNT) * 1.12) + round(style.text(_NAME) * 1.4) + ledge_depth(style.u)
        headline = round(style.text(_HEADLINE) * 1.25)
        if self._tie:
            headline += round(style.text(SMALL) * 1.3)
        free = safe.height - words - headline - style.px(24)
        tall = max(style.px(190), round(free * _TALL))
        column = safe.width // len(self._seats)
        wide = min(round(tall * 0.56), round((column - style.px(12)) / _FRAMED))
        column = min(column, round(max(wide * _COLUMN, style.px(330))))
        left = safe.centerx - column * len(self._seats) // 2
        self._columns = {
            colour: Rect(left + place * column, safe.bottom - words - tall, column, words + tall)
            for place, colour in enumerate(self._seats)
        }
        self._lancets = {
            colour: Lancet((wide, tall), colour, style.u, faces.person(colour, self._bot(colour)))
            for colour in self._seats
        }
        foot = safe.bottom - words
        between = [self._columns[colour].left for colour in self._seats] + [left + column * len(self._seats)]
        ledge(self._ground, foot, style.u)
        for colour in self._seats:
            self._lancets[colour].darken(self._ground, self._window_of(colour).topleft)
        candles(self._ground, between, foot, style.u)
        top = safe.bottom - words - tall - frame_aside(wide) - style.px(6)
        self._caption = Rect(0, top - headline, width, headline)
        place = Rect(0, safe.top, 0, 0)
        place.size = (self._caption.top - style.px(12) - safe.top,) * 2
        place.centerx = safe.centerx
        words_on = self._caption.inflate(-round(width * 0.5), round(headline * 1.1))
        dim(self._ground, words_on, 0.88)
        self._rose = Rose(place, self._winners)
        self._rose.darken(self._ground)
        self._crown = Crown(place, [(colour, self._bot(colour)) for colour in self._winners])
        self._lit = self._told = 0
        far = 2 * reach(place)
        self._shone = Rect(0, 0, far, far)
        self._shone.center = place.center
        bright = self._ground.copy()
        self._rose.light(bright, 0, self._rose.count)
        shine(bright, place, self._winners)
        dim(bright, words_on, _SHADED)
        self._shone = self._shone.clip(bright.get_rect())
        self._bright = bright.subsurface(self._shone).copy()
        self.stale = True

    def _bot(self, colour: str) -> str:
        """Return the name of the bot in a seat, if it has a face; else it is shown as a person."""
        seat = next(seat for seat in self._session.seats if seat.colour == colour)
        return seat.name if not seat.human and faces.person(colour, seat.name) else ""

    def handle(self, event: pygame.Event) -> None:
        """End the scene at any press."""
        if event.type in _PRESSES or (event.type == pygame.MOUSEBUTTONUP and event.button <= 3):
            self._then()

    def step(self, dt: float) -> None:
        """Advance; each source rings softly, the bells ring when the rose window is lit."""
        self.time += dt / _PACES.get(self.host.settings.pace, 1.0)
        shown = 0 if self._still else int((self.time - _OPENING) / _SOURCE + 1)
        if self._announced < min(shown, len(self.sources)):
            self._announced += 1
            self.host.sound.play("prestige")
        if not self._rung and self.time >= self.counted + _PAUSE:
            self._rung = True
            self.host.sound.play("notredame")
            self.host.sound.play("bell_end")
        if self.time >= self.length:
            self._then()
        elif self._drawn and (self.time < _OPENING or self.time > self.length - _HOLD / 2):
            self._drawn = False
            next(self._prepared, None)

    # Drawing

    def draw(self, surface: Surface, alpha: float) -> bool | list[Rect]:
        """Draw what has changed: caption and columns, and in the end the rose and its light."""
        self._drawn = True
        crowned = self.time - self.counted - _PAUSE
        legend, corner = self._legend()
        seen = *self._moment(crowned), legend
        if not self.stale and seen == self._seen:
            return False
        self._seen = seen
        above = self.style.px(_GAIN)  # the sign of a gain reaches above its window
        columns = [Rect(one.x, one.y - above, one.w, one.h + above) for one in self._columns.values()]
        drawn = [self._caption, corner.union(self._corner), *columns]
        self._corner = corner
        if self.stale:
            drawn = [surface.get_rect()]
        if crowned > 0:
            drawn.append(self._shone)
            self._light_panes(crowned)
        elif self._told < self._announced:
            self._told = self._announced
            self._rose.tell(self._ground, self._told / len(self.sources))
            drawn.append(self._rose.place)
        for place in drawn:
            surface.blit(self._ground, place, place)
        if crowned > 0:
            glow = self._glow(crowned)
            self._bright.set_alpha(glow if glow < 255 else None)  # 255 takes ten times as long as None
            if glow:
                surface.blit(self._bright, self._shone)
            self._crown.draw(surface, self._come(crowned))
        if legend is not None:
            surface.blit(legend, corner)
        self._draw_caption(surface, crowned)
        for colour in self._seats:
            self._draw_column(surface, colour, crowned)
        whole, self.stale = self.stale, False
        return True if whole else drawn

    def _moment(self, crowned: float) -> tuple[float, ...]:
        """Return what the picture depends on now: as long as it stays the same, nothing moves."""
        if crowned > 0:
            lit, glow = self._lit_by(crowned), self._glow(crowned)
            return 1, lit, glow, self._fading(crowned), round(255 * ease(_share(crowned, _PANES)))
        if self.time < _OPENING:
            return (0,)
        number, since = divmod(self.time - _OPENING, _SOURCE)
        moving = _RISE + _FRESH + (len(self._seats) - 1) * _LATER
        return (0, len(self.sources)) if number >= len(self.sources) else (0, number, min(since, moving))

    def _lit_by(self, crowned: float) -> int:
        """Return how many panes of the rose window are lit."""
        return round(self._rose.count * ease(_share(crowned, _PANES)))

    @staticmethod
    def _glow(crowned: float) -> int:
        """Return how far the light of the rose window has spread, 0 to 255."""
        return round(255 * ease(_share(crowned - _PANES + _GLOW / 2, 1.5 * _GLOW)))

    @staticmethod
    def _come(crowned: float) -> float:
        """Return how near the winners' faces have come, 0 to 1."""
        return ease_out(_share(crowned - _COMES * _PANES, (1 - _COMES) * _PANES))

    @staticmethod
    def _fading(crowned: float) -> int:
        """Return how far the light of those who haven't won has faded, 0 to 8."""
        return round(8 * ease(_share(crowned, _PANES + _GLOW)))

    def _legend(self) -> tuple[Surface | None, Rect]:
        """Return the hint on how to go on, for the device in hand, and its place: lower left if it fits."""
        hints = [Hint(SELECT, say("steering-skip"))]
        made = block(hints, self.host.devices, self.style.u, self.style.text_scale, across=True)
        if made is None:
            return None, Rect(self._corner)
        place = made.get_rect(bottomleft=self._safe.bottomleft)
        if any(place.colliderect(column) for column in self._columns.values()):
            place.top = self._safe.top
        return made, place

    def _light_panes(self, crowned: float) -> None:
        """Light pane after pane of the rose window, from its middle."""
        lit = self._lit_by(crowned)
        self._rose.light(self._ground, self._lit, lit)
        self._lit = max(lit, self._lit)

    def _window_of(self, colour: str) -> Rect:
        column, (wide, tall) = self._columns[colour], self._lancets[colour].size
        return Rect(column.centerx - wide // 2, column.top, wide, tall)

    def _draw_caption(self, surface: Surface, crowned: float) -> None:
        """Draw the source that is being counted, or in the end who has won."""
        style, room = self.style, self._caption
        if crowned > 0:
            text, size, colour = result_text.headline(self._session), _HEADLINE, CANDLE
            shown = ease(_share(crowned, _PANES))
        else:
            number = min(int((self.time - _OPENING) / _SOURCE), len(self.sources) - 1)
            if self.time < _OPENING:
                return
            text, size, colour = self.sources[number].name, 40, CREAM
            shown = ease_out(_share(self.time - _OPENING - number * _SOURCE, 0.14))
        words = fitted(text, style.text(size), round(room.width * 0.88), colour, bold=True)
        place = words.get_rect(center=room.center)
        if self._tie:
            place.top = room.top
        if shown < 1:
            words = words.copy()
            words.set_alpha(round(255 * shown))
        else:
            surfaces.cast(surface, words, place, style.px(3))
        surface.blit(words, place)
        if self._tie and crowned > 0:
            told = fitted(self._tie, style.text(SMALL), round(room.width * 0.88), CREAM)
            surface.blit(told, told.get_rect(midbottom=room.midbottom))

    def _draw_column(self, surface: Surface, colour: str, crowned: float) -> None:
        """Draw a player's window, filled as high as the prestige counted, the number and the name."""
        lancet = self._lancets[colour]
        faint = 1 - (1 - _FAINT) * self._fading(crowned) / 8
        window = self._window_of(colour)
        now, won = self.prestige(colour), colour in self._winners
        count = self._panes(colour, now, crowned)
        lancet.draw(surface, window.topleft, count, 255 if won else round(255 * faint))
        if won and crowned > 0:
            lancet.blaze(surface, window.topleft, ease(_share(crowned, _PANES)))
        if crowned <= 0:
            before = self._panes(colour, self.prestige(colour, self.time - _FRESH), crowned)
            lancet.flare(surface, window.topleft, before, count)
        self._draw_sack(surface, colour, window)
        self._draw_gain(surface, colour, window)
        tone = CREAM
        if crowned > 0:
            tone = CANDLE if won else mix(CREAM, (90, 80, 74), (1 - faint) * (1 - _CLEAR))
        self._write(surface, colour, round(now), window.bottom, tone)

    def _draw_sack(self, surface: Surface, colour: str, window: Rect) -> None:
        """Draw at a window's foot the player's sack, the emptier the more is counted, and what came out."""
        side, wide = (round(min(window.width, window.height / 2) * share) for share in (_SACK, _HEAP))
        left = max(0, len(self.sources) - sum(self._begins(colour, at) < self.time for at in self._numbers))
        foot, aside = window.bottom + self.style.px(6), round(window.width * _ASIDE)
        if left:
            full = sack(colour, side, left / max(1, len(self.sources)))
            surface.blit(full, full.get_rect(midbottom=(window.centerx - aside + side // 2, foot)))
        heap = tokens(max(0, round(self.prestige(colour))), wide)
        surface.blit(heap, heap.get_rect(bottomright=(window.right + round(window.width * _ON_JAMB), foot)))

    def _panes(self, colour: str, prestige: float, crowned: float) -> int:
        """Return how many panes of a window so much prestige lights; in the end a winner's are all lit."""
        lancet = self._lancets[colour]
        lit = round(lancet.fillable * max(0.0, prestige) / self._most)
        if colour in self._winners:
            lit += round((lancet.panes - lit) * ease(_share(crowned, _PANES)))
        return lit

    def _draw_gain(self, surface: Surface, colour: str, window: Rect) -> None:
        """Write on a token at the arch's point what the source that is being counted gives."""
        number = int((self.time - _OPENING) / _SOURCE)
        if self.time < _OPENING or number >= len(self.sources):
            return
        gain = self.sources[number].amounts[colour]
        if gain:
            side = min(self.style.px(_GAIN), round(window.width * _GAIN_OF))
            sign = _gain(f"+{gain}" if gain > 0 else f"−{-gain}", side)
            surface.blit(sign, sign.get_rect(center=window.midtop))

    def _write(self, surface: Surface, colour: str, count: int, top: int, tone: RGB) -> None:
        """Write the number and, below it, the name beside the player's medal."""
        style, column = self.style, self._columns[colour]
        number = typesetting.line(str(count), style.text(_COUNT), tone, bold=True)
        place = number.get_rect(midtop=(column.centerx, top + ledge_depth(style.u)))
        surfaces.cast(surface, number, place, max(1, style.px(2)))
        surface.blit(number, place)
        name, room = self._session.name(colour), column.width - style.px(18)
        plate = _plate(colour, name, style.text(_NAME), style.px(8), room, tone)
        surface.blit(plate, plate.get_rect(midbottom=column.midbottom))


@cached(MENUS, most=24)
def _gain(text: str, side: int) -> Surface:
    """Return a token of prestige, so many pixels wide, with a gain or loss. Shared, don't draw on it."""
    sign = surfaces.picture("pieces/prestige", side, side).copy()
    words = fitted(text, round(side * 0.5), round(side * 0.7), INK, bold=True)
    surfaces.centred(sign, words, (side / 2, side / 2))
    return sign


@cached(MENUS, most=24)
def _plate(colour: str, name: str, size: int, gap: int, room: int, tone: RGB) -> Surface:
    """Return a player's medal and, ``gap`` pixels beside it, the name. Shared, don't draw on it."""
    disc = medal(colour, round(size * 1.25))
    left = disc.get_width() + gap
    words = fitted(name, size, room - left, tone, bold=True)
    plate = surfaces.clear((left + words.get_width(), max(disc.get_height(), words.get_height())))
    middle = plate.get_height() // 2
    plate.blit(disc, disc.get_rect(midleft=(0, middle)))
    plate.blit(words, words.get_rect(midleft=(left, middle)))
    return plate


def _share(time: float, length: float) -> float:
    """Return how much of ``length`` seconds has passed at ``time``, 0 to 1."""
    return max(0.0, min(1.0, time / length))
