"""The title screen: continue, new game, saved games, settings, quit."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

import pygame

from game.input.bindings import PAUSE
from game.screens.title.candle import CandleLight
from game.screens.title.evening import Evening
from game.screens.title.title_pictures import brass_line, brass_reach, darkness, recess
from game.tutorial.first_game import begin_first_game
from game.ui import contrast, materials, surfaces, typesetting
from game.ui.key_legend import Hint
from game.ui.labels import fitted, paragraph
from game.ui.menu import MenuScene
from game.ui.palette import BRASS, CANDLE, SHADE, WALNUT_DARK, mix
from game.ui.theme import SMALL, Frame
from game.ui.widgets import Entry, Plaque
from game.words import say

if TYPE_CHECKING:  # the title appears sooner if it doesn't load the engine
    from game.screens.saves.thumbnails import Thumbnails

_STRIP = 150  # units below the painting, for the name
_LARGE = 1.4  # from this text scale on, the name is on the painting, leaving more room for the menu
_LETTERS = 36  # maximum font size, in units
_LEAST_HIGH = 1.32  # minimum height of an entry, in font sizes
_LEARN, _CONTINUE = "learn", "continue"
_PART = " · "  # separates the parts of a note
_SEEK_FIRST, _SEEK = 0.1, 0.005
"""The time for finding the latest game, in seconds: at the beginning, and in each later step."""
_STEP_BUDGET = 0.006
"""How much of a step is spent on the latest game's picture, in seconds."""
_DAWN = 0.9
"""How long the painting takes to brighten, in seconds."""

_TICK, _PIXELS = 1 / 15, 50_000_000
"""Seconds between two pictures while the camera moves, and how many pixels a second it may take at most."""

_REST = 0.2
"""How long the painting waits after each touch, so that the menu answers at once, in seconds."""

_GLOW = 120
"""How far the candle shines, in units of the painting."""

_AUTHOR = "Stefan Feld"

_AWAKE = 20.0
"""How long the candle flickers after the last touch, in seconds."""

_WIDE = 142
"""The picture's width on the plate in units, unless the text is so large that it needs all of it."""

_PROPORTION = 1.32  # a picture's width divided by its height
_PAD = 14  # units around the picture
_OPAQUE, _BESIDE = 178, 36  # how opaque a plank is, of 255; what its words leave free at both sides, in units


class ContinuePlaque(Plaque):
    """The brass plate that continues a game; :meth:`lay` puts the picture in the place reserved for it."""

    def __init__(self, entry: Entry, rect: pygame.Rect, frame: Frame, note: str, indent: int) -> None:
        """``indent`` is the width in pixels reserved for the picture at the left; 0 for no picture."""
        self.picture: pygame.Surface | None = None
        self.indent = indent
        super().__init__(entry, rect, frame, note)

    @property
    def picture_size(self) -> tuple[int, int]:
        """The required width and height of the picture, in pixels."""
        pad = self.style.px(_PAD)
        wide = min(self.indent - pad, round((self.rect.height - 2 * pad) * _PROPORTION))
        return max(1, wide), max(1, round(wide / _PROPORTION))

    def lay(self, picture: pygame.Surface) -> None:
        """Put a picture of :attr:`picture_size` on the plate."""
        self.picture = picture
        self.repaint()

    def paint(self, state: str) -> pygame.Surface:
        """Return the plate, with the picture of the game's table on a piece of oak."""
        face = super().paint(state).copy()
        if not self.indent:
            return face
        u, pad = self.style.u, self.style.px(_PAD)
        board = pygame.Rect((0, 0), self.picture_size)
        board.midleft = pad, self.rect.height // 2
        rim, radius = max(1, round(3 * u)), max(3, round(7 * u))
        edge = board.inflate(2 * rim, 2 * rim)
        face.blit(surfaces.rounded(edge.size, radius + rim, mix(BRASS, SHADE, 0.6)), edge)
        face.blit(surfaces.rounded(board.size, radius, WALNUT_DARK), board)
        if self.picture is not None:
            face.blit(self.picture, board)
        return face


class Plank(Plaque):
    """A plate of wood through which the painting is seen, unless it is pointed at."""

    def paint(self, state: str) -> pygame.Surface:
        """Return the plate with the label in its centre."""
        if state != materials.NORMAL or contrast.is_high():
            return super().paint(state)
        style, (width, height) = self.style, self.rect.size
        wood = materials.plaque(width, height, style.u, self.material, state, crc32(self.name.encode()))
        plate = wood.copy()
        plate.fill((255, 255, 255, _OPAQUE), special_flags=pygame.BLEND_RGBA_MULT)
        ink, room = materials.writing(self.material, state), width - style.px(_BESIDE)
        words = fitted(self.label, style.text(self.size), room, ink, bold=True)
        place = words.get_rect(center=plate.get_rect().center)
        surfaces.cast(plate, words, place, max(1, style.px(2)))
        plate.blit(words, place)
        return plate


class TitleScene(MenuScene):
    """The screen with which the program starts."""

    first = "new"
    music = "title"
    takes_files = True
    leads_back = False

    def __init__(self) -> None:
        super().__init__()
        self._evening: Evening | None = None
        self._loading: Iterator[None] = iter(())
        self._lit = 0.0
        self._gone = self._since = 0.0
        """How long the camera is on its way, and how long ago it moved."""
        self._candle: CandleLight | None = None
        self._due = False
        self._untouched = 0.0
        self._seeking = self._sought = False
        self._way_back: ContinuePlaque | None = None
        self._miniature: Thumbnails | None = None

    def build(self) -> None:
        """Lay out a painting of the city in the evening, the name carved in the wood below, and the menu."""
        style, (width, height) = self.style, self.size
        self.heading = say("phones-label-title")
        edge = style.px(48)
        strip = style.px(_STRIP if style.text_scale < _LARGE else 40)
        self._frame = pygame.Rect(edge, edge, width - 2 * edge, height - edge - strip)
        reach = brass_reach(style.u)
        self.show(brass_line(self._frame.size, style.u), (self._frame.left - reach, self._frame.top - reach))
        self.show(recess(self._frame.size), self._frame.topleft)
        self._board = pygame.Rect(0, 0, round(width * 0.896), style.px(_STRIP))
        self._board.midbottom = width // 2, height - (0 if style.text_scale < _LARGE else style.px(48))
        self._draw_lettering()
        entries = self._entries()
        self._menu = pygame.Rect(0, 0, style.px(544 + 276 * (style.text_scale - 1)), 0)
        highest = max(self._frame.top + style.px(24), round(self.host.size[1] * 0.056) + 1)
        room = self._frame.bottom - style.px(24) - highest
        note_high = typesetting.font(style.text(SMALL)).get_height()
        for lines in (2, 1, 0):
            notes = [self._broken(note, self._indent(name))[:lines] for name, _, note, _ in entries]
            sought = self._sought and entries[0][0] == _CONTINUE
            reserved = [lines if sought else len(notes[0]), *map(len, notes[1:])]
            below = sum(reserved) * note_high
            size, high, gap = self._fit(len(entries), room - below)
            if high >= style.text(size) * _LEAST_HIGH:
                break
        self._menu.height = len(entries) * (high + gap) - gap + below
        self._menu.right = min(self._frame.right - style.px(64), round(width * 0.948))
        self._menu.top = max(highest, self._frame.centery - self._menu.height // 2)
        self._way_back = self._candle = None
        self._evening = Evening(style, self._frame.size, self._menu.left - self._frame.left)
        self._loading = self._evening.load()
        if self._lit > 0:
            for _ in self._loading:
                pass
            self._hang()
        top = self._menu.top
        for (name, label, _, press), note, room_below in zip(entries, notes, reserved, strict=True):
            tall = high + room_below * note_high
            place = pygame.Rect(self._menu.left, top, self._menu.width, tall)
            self._add_entry(name, place, label, "\n".join(note), press, size)
            top = place.bottom + gap

    def _indent(self, name: str) -> int:
        """Return the width in pixels reserved for an entry's picture."""
        return self.style.px(_WIDE) if name == _CONTINUE and self.style.text_scale < _LARGE else 0

    def _add_entry(
        self, name: str, place: pygame.Rect, label: str, note: str, press: Callable[[], None], size: int
    ) -> None:
        """Add a menu entry; the one wanted most is of brass, the others of wood."""
        if name == _CONTINUE:
            entry = Entry(name, label, press, materials.METAL, size, ready=not self._seeking)
            self._way_back = ContinuePlaque(entry, place, self.frame, note, self._indent(name))
            self.add(self._way_back)
            return
        wanted = name == _LEARN == self.first
        entry = Entry(name, label, press, materials.METAL if wanted else materials.WOOD, size)
        self.add(
            Plaque(entry, place, self.frame, note) if wanted or note else Plank(entry, place, self.frame)
        )

    def _broken(self, note: str, indent: int) -> list[str]:
        """Break a note into its lines in the menu, beside a picture ``indent`` pixels wide."""
        if not note:
            return []
        room = int((self._menu.width - indent - self.style.px(36)) / typesetting.NARROWEST)
        size = self.style.text(SMALL)
        if typesetting.width(note, size) > room and _PART in note:
            return note.split(_PART, 1)
        return typesetting.wrap(note, size, room)

    def _fit(self, entries: int, room: int) -> tuple[int, int, int]:
        """Return font size (units), height and gap (pixels) with which ``entries`` entries fit ``room``."""
        style = self.style
        for size in range(_LETTERS, SMALL - 1, -1):
            for gap in (style.px(22), style.px(12)):
                high = min(round(max(style.px(92), style.text(size) * 1.7)), (room + gap) // entries - gap)
                if high >= style.text(size) * _LEAST_HIGH:
                    return size, high, gap
        return SMALL, high, gap

    def _entries(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return each menu entry's name, label, note and action."""
        entries: list[tuple[str, str, str, Callable[[], None]]] = []
        self._seeking = not self.host.saves.seek_latest(_SEEK_FIRST)
        saved = None if self._seeking else self.host.saves.latest()
        if self._seeking:  # reserve its place, so that the menu doesn't move under the pointer
            self._sought = True
            entries.append((_CONTINUE, say("title-continue"), say("saves-reading"), lambda: None))
        if saved is not None and saved.contents is not None:
            path = saved.path
            note = say("title-continue-note", names=saved.names, label=saved.contents.label)
            entries.append((_CONTINUE, say("title-continue"), note, lambda: self._open(path)))
            self.first = _CONTINUE
        learned = bool(self.host.saves.paths())
        note = "" if learned else say("lesson-note")
        learn = _LEARN, say("lesson-title"), note, lambda: begin_first_game(self.host)
        new = "new", say("new-game-title"), "", self.host.go.new_game
        if not learned:
            self.first = _LEARN
        return [
            *entries,
            *((new, learn) if learned else (learn, new)),
            ("challenges", say("challenges-title"), "", self.host.go.deal),
            ("load", say("saves-title"), "", self.host.go.load),
            ("book", say("hall-title"), "", self.host.go.hall_of_fame),
            ("rules", say("rules-title"), "", self.host.go.rules),
            ("settings", say("settings-title"), "", self.host.go.settings),
            ("quit", say("title-quit"), "", self.host.quit),
        ]

    def back(self) -> None:
        """Focus the last entry, which quits: there is nothing behind the title."""
        self.focus.take("quit")

    def handle(self, event: pygame.Event) -> None:
        """Open a new game on the pause command wherever the focus is, and import a dropped file."""
        self._untouched = 0.0
        if event.type == pygame.DROPFILE:
            self.host.go.load()
            self.host.scene.handle(event)
            return
        asked = self.host.devices.asked(event)
        if asked is not None and asked.command == PAUSE:
            self.host.sound.play("button_press")
            self.host.go.new_game()
        else:
            super().handle(event)

    def hints(self) -> list[Hint]:
        """Return the hints of every menu, and the shortcut to a new game."""
        return [*super().hints(), Hint(PAUSE, say("new-game-title"))]

    # The painting

    def step(self, dt: float) -> None:
        """Load the painting, brighten it gradually; then the camera moves, and the candle for a while."""
        super().step(dt)
        self._untouched += dt
        if self._seeking and self.host.saves.seek_latest(_SEEK) and not self.host.devices.pressed:
            self.rebuild(self.focus.current.name if self.focus.current else None)
        if self.stale:
            return
        if self._lit < 1:
            instant = self.host.settings.reduced_motion
            if next(self._loading, self) is not self and not instant:
                return  # a step for each layer
            for _ in self._loading:
                pass
            self._lit = 1.0 if instant else min(1.0, self._lit + dt / _DAWN)
            self._hang()
            if self._lit == 1:
                self.host.go.prepare()
        else:
            self._paint_miniature()
            self._live(dt)

    def _live(self, dt: float) -> None:
        """Let the camera move and the candle flicker, unless the player wants less motion."""
        if self.host.settings.reduced_motion:
            if self._gone < math.inf:
                self._gone = math.inf
                self._hang()
            self._candle = self._evening = None
            return
        if self._evening is not None:
            self._gone += dt
            self._since += dt
            width, height = self.host.size
            if self._untouched > _REST and self._since >= max(_TICK, width * height / _PIXELS):
                self._since = 0.0
                self._hang()
        elif self._untouched < _AWAKE and self._candle is not None:
            self._due = self._candle.step(dt) or self._due

    def draw(self, surface: pygame.Surface, alpha: float) -> bool | list[pygame.Rect]:
        """Draw what has changed on the menu, and the light of the candle."""
        drew, due = super().draw(surface, alpha), self._due
        if self._candle is None or not (drew or due):
            return drew
        self._due = False
        changed = self._candle.draw(surface)
        return drew or changed

    def _paint_miniature(self) -> None:
        """Continue the picture of the latest game's table, and put it on its plate when it is finished."""
        plate = self._way_back
        game = None if self._seeking or plate is None or not plate.indent else self.host.saves.latest()
        if game is None or plate is None or plate.picture is not None:
            return
        if self._miniature is None or self._miniature.size != plate.picture_size:
            from game.screens.saves.thumbnails import Thumbnails  # delays loading the engine

            self._miniature = Thumbnails(plate.picture_size)
        self._miniature.paint(game, _STEP_BUDGET)
        picture = self._miniature.find(game)
        if picture is not None:
            plate.lay(picture)
            self.touch()

    def _hang(self) -> None:
        """Show the painting at its current brightness, as the camera sees it."""
        evening = self._evening
        if evening is None:
            return
        rests = self._gone == math.inf or self.host.settings.reduced_motion or evening.over(self._gone)
        painting = evening.picture(None if rests else self._gone)
        eased = 1 - (1 - self._lit) ** 3
        painting.set_alpha(round(255 * eased) if self._lit < 1 else None)  # 255 would be slow
        self.show(painting, self._frame.topleft)
        painting.set_alpha(None)
        if self.style.text_scale >= _LARGE:
            dark = darkness((self._frame.width, round(self._frame.height * 0.4)))
            foot = dark.get_rect(bottomleft=self._frame.bottomleft)
            self.ground.blit(dark, foot, special_flags=pygame.BLEND_RGB_MULT)
            self._draw_lettering()
        if rests and self._lit == 1:
            self._candle = self._lit_candle(evening)
            self._evening, self._gone = None, math.inf  # it takes much memory
        self.touch()

    def _lit_candle(self, evening: Evening) -> CandleLight | None:
        """Return the light of the candle, if neither the menu nor the game's name is near."""
        flame = evening.flame.move(self._frame.topleft)
        reach = round(evening.place.scale * _GLOW)
        place = pygame.Rect(0, 0, 2 * reach, 2 * reach)
        place.center = flame.center
        covered = [self._menu.inflate(self.style.px(40), 2 * self._frame.height)]
        if self.style.text_scale >= _LARGE:
            covered.append(self._lettering)  # the game's name is on the painting
        if self.host.settings.reduced_motion or place.collidelist(covered) >= 0:
            return None
        return CandleLight(self.ground, flame.center, reach, self._frame)

    def place_hints(self, size: tuple[int, int]) -> pygame.Rect:
        """Place the hints at the right, clear of the game's name."""
        place = super().place_hints(size)
        place.right = self._board.right
        return place

    def _draw_lettering(self) -> None:
        """Draw the name of the game in brass inlaid in the wood, its subtitle, and who made it."""
        style, strip = self.style, self._board
        size = style.px(124)
        while size > 20 and typesetting.width("Notre Dame", size, bold=True) > strip.width:
            size -= 4
        name = materials.inlay("Notre Dame", size, style.u)
        self._lettering = self.show(
            name, name.get_rect(midleft=(strip.left, strip.centery + style.px(8))).topleft
        )
        if style.text_scale >= _LARGE:
            author = typesetting.line(_AUTHOR, style.text(SMALL), CANDLE, bold=True)
            place = author.get_rect(bottomleft=(self._lettering.left + style.px(8), self._lettering.top))
            surfaces.cast(self.ground, author, place, style.px(3))
            self._lettering = self._lettering.union(self.show(author, place.topleft))
        room = strip.width - name.get_width() - style.px(40)
        if room < style.px(360) or style.text_scale >= _LARGE:
            return  # it is decoration, not needed
        lines = [
            paragraph(say("title-subtitle"), style.text(30), room, CANDLE),
            paragraph(say("title-credits"), style.text(SMALL), room, CANDLE),
        ]
        high = sum(line.get_height() for line in lines)
        lowest = self.host.size[1] - self.legend_room - style.px(10) - high
        top = min(strip.centery + style.px(8) - high // 2, lowest)
        for line in lines:
            self.show(line, line.get_rect(topright=(strip.right, top)).topleft)
            top += line.get_height()

    def _open(self, path: Path) -> None:
        self.host.open(path)
