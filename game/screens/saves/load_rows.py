"""The parts of the list of saved games: its rows, and the preview of the chosen game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

import pygame

from game.editions import own_title
from game.file_errors import describe
from game.screens.saves.wax import DAMAGED, FINISHED, GOING_ON, wax
from game.seats import Seat
from game.storage.saved_game import Contents, SavedGame
from game.ui import brass_rim, contrast, surfaces, typesetting
from game.ui.labels import fitted
from game.ui.materials import CHOSEN, NORMAL
from game.ui.medal import medal
from game.ui.palette import DANGER, INK, PARCHMENT, RGB, mix
from game.ui.theme import BODY, SMALL, Frame, Style
from game.ui.widgets import Control, Press
from game.words import Family, say
from game.words.dates import written

_LOWEST = 140
"""The least height in units of a table in the preview."""
_RECENT = Family("saves", ("today", "yesterday"))
_KINDS = Family("saves-kind", ("deal", "task", "fork"))

Row = tuple[SavedGame | None, str, bool, pygame.Surface | None]
"""A game (None if not read yet), its title, whether it is chosen, and its small picture."""


class SavedRow(Control):
    """A place in the list, showing whichever game is scrolled there."""

    def __init__(
        self, name: str, rect: pygame.Rect, frame: Frame, tell: Callable[[], Row | None], press: Press
    ) -> None:
        """``tell`` returns the row's content, or None if it is empty."""
        self._tell = tell
        self._seen: tuple[object, ...] | None = None
        super().__init__(name, rect, frame, press=press)
        self.refresh()

    def refresh(self) -> None:
        """Update the row if its content has changed."""
        row = self._tell()
        seen = (row[0], row[1], row[2], id(row[3])) if row else ("nothing",)
        if seen == self._seen:
            return
        self._seen = seen
        self.label = row[1] if row else ""
        self.set_ready(row is not None)

    def spoken_state(self) -> str:
        """Return the second line."""
        row = self._tell()
        return _note(row[0])[0] if row else ""

    def paint(self, state: str) -> pygame.Surface:
        """Return a paper plate with picture, names, medals, round and day."""
        style, (width, height) = self.style, self.rect.size
        row = self._tell()
        if row is None:
            return pygame.Surface(self.rect.size, pygame.SRCALPHA)
        game, title, chosen, picture = row
        face, colour = self.plate(CHOSEN if chosen and state == NORMAL else state)
        pad = style.px(14)
        left = pad
        if pictured(style):
            left += picture_size(height, style)[0] + pad
            middle = pad + picture_size(height, style)[0] // 2, height // 2
            if picture is not None:
                face.blit(picture, picture.get_rect(center=middle))
            if game is not None:
                self._draw_seal(face, game, middle, small=picture is not None)
        room = width - left - pad
        seats = game.contents.seats if game and game.contents else ()
        medals = self._draw_medals(face, seats, left + typesetting.width(title, style.text(BODY), bold=True))
        lines = _title(title, style, room)
        words, tone = _note(game)
        upper = [fitted(line, style.text(BODY), medals - left - pad, colour, bold=True) for line in lines]
        rows = [*upper, fitted(words, style.text(SMALL), room, tone)]
        top = (height - sum(row.get_height() for row in rows)) // 2
        for drawn in rows:
            face.blit(drawn, (left, top))
            top += drawn.get_height()
        return face

    def _draw_seal(self, face: pygame.Surface, game: SavedGame, middle: tuple[int, int], small: bool) -> None:
        """Draw the seal of a game's state where its picture belongs; ``small``: on the picture's corner."""
        state, high = state_of(game), self.rect.height
        if not small:
            surfaces.centred(face, wax(state, round(high * 0.76)), middle)
        elif state != GOING_ON:
            wide, tall = picture_size(high, self.style)
            corner = middle[0] + wide * 0.4, high / 2 + tall * 0.3
            surfaces.centred(face, wax(state, round(high * 0.42)), corner)

    def _draw_medals(self, face: pygame.Surface, seats: Sequence[Seat], after: int) -> int:
        """Draw the medals at the right if names ending at ``after`` leave room; return their left end."""
        side = round(min(self.rect.height * 0.36, self.style.px(40) * self.style.text_scale))
        gap = self.style.px(6)
        right: int = self.rect.width - self.style.px(16)
        if not pictured(self.style) or after > right - len(seats) * (side + gap):
            return right
        for seat in reversed(seats):
            disc = medal(seat.colour, side)
            face.blit(disc, disc.get_rect(midright=(right, round(self.rect.height * 0.32))))
            right -= side + gap
        return right


def state_of(game: SavedGame) -> str:
    """Return the state of a saved game that has been read."""
    if game.contents is None:
        return DAMAGED
    return FINISHED if game.contents.finished else GOING_ON


def pictured(style: Style) -> bool:
    """Whether rows have a picture and medals; large text needs the room itself."""
    return style.text_scale == 1


def row_height(style: Style) -> int:
    """Return the minimum height of a row: names (two lines for large text) and a note."""
    names = typesetting.font(style.text(BODY), bold=True).get_height() * (1 if pictured(style) else 2)
    return max(style.px(104), names + typesetting.font(style.text(SMALL)).get_height() + style.px(12))


def _title(title: str, style: Style, room: int) -> list[str]:
    """Return the names in one line, or in up to two for large text."""
    if pictured(style):
        return [title]
    lines = typesetting.wrap(title, style.text(BODY), room, bold=True)
    return [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines


def picture_size(height: int, style: Style) -> tuple[int, int]:
    """Return the width and height of the small picture in a row of ``height`` pixels."""
    high = height - 2 * style.px(8)
    return round(high * 1.32), high


def _note(game: SavedGame | None) -> tuple[str, RGB]:
    """Return the second line of a row and its colour."""
    tone = mix(INK, PARCHMENT, 0.2)
    if game is None:
        return say("saves-reading"), tone
    said = {"day": day_said(game.changed, datetime.now()), "time": f"{game.changed:%H:%M}"}
    if game.contents is None:
        return say("saves-broken", **said), DANGER  # the reason is shown when the game is chosen
    if game.contents.finished:
        words = say("saves-finished", **said)
    else:
        words = say("saves-note", label=game.contents.label, **said)
    kinds = [_KINDS.say(kind)] if (kind := game.contents.kind) else []
    if game.contents.edition is not None:
        kinds.append(own_title(game.contents.edition))
    if game.contents.own_persons:
        kinds.append(say("own-persons-title"))
    for kind in reversed(kinds):
        words = say("saves-kind", kind=kind, note=words)
    return words, tone


def day_said(day: datetime, now: datetime) -> str:
    """Return a day as people say it: today, yesterday, or its date."""
    ago = (now.date() - day.date()).days
    if ago in (0, 1):
        return _RECENT.say("today" if ago == 0 else "yesterday")
    return written(day)


def portrait_rows(style: Style) -> int:
    """Return the most lines that a :func:`portrait` has for players; small text takes two columns."""
    return 3 if pictured(style) else 5


def portrait(
    game: SavedGame | None, style: Style, cloth: pygame.Surface, picture: pygame.Surface | None, ink: RGB
) -> pygame.Surface:
    """Return the preview of the chosen game: its table and players with prestige, or its error.

    ``cloth``: a piece of the table, as large as the preview.
    """
    size = cloth.get_size()
    face = pygame.Surface(size, pygame.SRCALPHA)
    if game is None or game.contents is None:
        _draw_damage(face, game, style, cloth)
        return face
    rows = min(len(game.contents.seats), portrait_rows(style))
    lines = rows * min(round(style.text(BODY) * 1.35), size[1] // rows)
    room = pygame.Rect(0, 0, size[0], size[1] - lines - style.px(14))
    if room.height >= style.px(_LOWEST):
        _draw_table(face, room, style, cloth, picture)
    _draw_players(face, game.contents, style, pygame.Rect(0, size[1] - lines, size[0], lines), ink)
    return face


def _draw_damage(face: pygame.Surface, game: SavedGame | None, style: Style, cloth: pygame.Surface) -> None:
    """Draw the broken seal of a damaged file, and why it can't be read; an empty table for an unread one."""
    room = face.get_rect()
    if game is not None:
        # Omit the path: the row already names the file, and no row names the folder.
        reason = describe(game.error, with_file=False) if game.error else ""
        size, tone = style.text(SMALL), contrast.letters(DANGER)
        lines = typesetting.wrap(say("saves-damaged", reason=reason), size, room.width)
        words = [typesetting.line(line, size, tone) for line in lines]
        step = words[0].get_height()
        words = words[: room.height // step]
        room.height -= len(words) * step + style.px(14)
        top = room.bottom + style.px(14) if room.height >= style.px(_LOWEST) else 0
        for number, line in enumerate(words):
            face.blit(line, (0, top + number * step))
    if room.height >= style.px(_LOWEST):
        seal = wax(DAMAGED, round(room.height * 0.45)) if game is not None else None
        _draw_table(face, room, style, cloth, seal)


def _draw_table(
    face: pygame.Surface, room: pygame.Rect, style: Style, cloth: pygame.Surface, thing: pygame.Surface | None
) -> None:
    """Draw a piece of the cloth table with what lies on it."""
    face.blit(cloth, room, room)
    brass_rim.draw(face, room, style.px(8), style.px(3))
    if thing is not None:
        surfaces.centred(face, thing, room.center)


def _draw_players(
    face: pygame.Surface, contents: Contents, style: Style, place: pygame.Rect, ink: RGB
) -> None:
    """Draw a cell per player: medal, name, prestige; in two columns if lines would overlap."""
    seats = contents.seats
    letters = typesetting.font(style.text(BODY)).get_height()
    columns = 2 if place.height < letters * len(seats) else 1
    lines = -(-len(seats) // columns)
    step, wide = place.height // lines, (place.width - (columns - 1) * style.px(16)) // columns
    best = max(contents.prestige.values()) if contents.prestige and contents.finished else None
    for number, seat in enumerate(seats):
        left = place.left + number // lines * (place.width - wide)
        cell = pygame.Rect(left, place.top + number % lines * step, wide, step)
        prestige = contents.prestige.get(seat.colour) if contents.prestige else None
        _draw_player(face, seat, prestige, style, cell, ink, won=prestige is not None and prestige == best)


def _draw_player(
    face: pygame.Surface,
    seat: Seat,
    prestige: int | None,
    style: Style,
    cell: pygame.Rect,
    ink: RGB,
    won: bool,
) -> None:
    side = min(cell.height, round(style.text(BODY) * 1.35))
    disc = medal(seat.colour, round(side * 0.82))
    face.blit(disc, disc.get_rect(midleft=cell.midleft))
    figure = typesetting.line("" if prestige is None else str(prestige), style.text(BODY), ink, bold=won)
    face.blit(figure, figure.get_rect(midright=cell.midright))
    room = cell.width - side - figure.get_width() - style.px(12)
    name = fitted(seat.name, style.text(BODY), room, ink, bold=won)
    face.blit(name, name.get_rect(midleft=(cell.left + side, cell.centery)))
