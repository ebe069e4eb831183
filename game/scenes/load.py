"""Saved games: who plays, how far, when; go on with one or delete it. Damaged ones say what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import lettering, woodwork
from game.palette import DANGER, INK, PARCHMENT, mix
from game.saves import SavedGame
from game.scenes.menu import MenuScene
from game.scenes.new_game import draw_colour
from game.scenes.notice import QuestionScene
from game.theme import SMALL, Look
from game.widgets import Control, Plaque
from game.widgets_text import fitted, paragraph
from game.words import say


class LoadScene(MenuScene):
    """The list of saved games, the one played last first."""

    def build(self) -> None:
        """Lay out the sheet with a row for each game."""
        look, (width, height) = self.look, self.size
        page = pygame.Rect(0, 0, min(width - look.px(120), look.px(1560)), height - look.px(110))
        page.center = width // 2, height // 2
        self.lay_sheet(page)
        inside = page.inflate(-look.px(120), -look.px(64))
        top = self.head(say("shell-load"), inside)
        foot = inside.bottom - look.row - look.px(6)
        margin = look.px(12)
        view = pygame.Rect(inside.left - margin, top, inside.width + 2 * margin, foot - top - look.px(18))
        self.viewport(view)
        games, below = self.app.saves.all(), look.px(14)
        for number, game in enumerate(games, 1):
            below += self._row(number, game, pygame.Rect(margin, below, inside.width, 0)) + look.px(18)
        self.fill_viewport(below)
        if not games:
            words = paragraph(say("shell-load-none"), look.text(30), view.width, self.ink, align="center")
            self.show(words, words.get_rect(center=view.center).topleft)
        back = pygame.Rect(inside.left, foot, self.width_for(say("shell-back"), 240), look.row)
        self.add(Plaque("back", back, look, self.manager, label=say("shell-back"), press=self.back))

    def _row(self, number: int, game: SavedGame, place: pygame.Rect) -> int:
        """A row at the top of ``place``; returns its height, which grows with what is wrong with a game."""
        look = self.look
        wide = self.width_for(say("shell-delete"), 220)
        room = place.width - wide - look.px(16)
        notes = notes_on(game, look, room - look.px(48))
        text = look.text(28) * 1.25 + len(notes) * look.text(SMALL) * 1.3
        high = round(max(look.px(104), text + look.px(30)))
        row = pygame.Rect(place.left, place.top, room, high)
        self.add(SavedRow(f"game-{number}", row, self, game, notes, lambda: self._load(game)))
        self.add(
            Plaque(
                f"delete-{number}",
                pygame.Rect(row.right + look.px(16), place.top, wide, high),
                look,
                self.manager,
                self.container,
                label=say("shell-delete"),
                press=lambda: self._ask_to_delete(game),
            )
        )
        return high

    def _load(self, game: SavedGame) -> None:
        self.app.open(game.path)

    def _ask_to_delete(self, game: SavedGame) -> None:
        def delete() -> None:
            self.app.saves.delete(game.path)
            self.rebuild()

        self.app.push(
            QuestionScene(
                lambda: say("shell-delete-really", game=game.names), lambda: say("shell-delete"), delete
            )
        )


def notes_on(game: SavedGame, look: Look, room: int) -> list[str]:
    """What stands beneath the names, in lines of at most ``room`` pixels: round and day, or the damage."""
    contents = game.contents
    if contents is None:
        # Without the folder, which the player sees with no other game either.
        reason = game.damage.replace(f"{game.path}: ", "")
        return lettering.wrap(say("shell-load-damaged", reason=reason), look.text(SMALL), room)
    day = game.changed
    return [
        say(
            "shell-load-finished" if contents.finished else "shell-load-note",
            label=contents.label,
            day=say("shell-day", day=str(day.day), month=day.month, year=str(day.year)),
            time=f"{day:%H:%M}",
        )
    ]


class SavedRow(Control):
    """One saved game: names and cubes of the players, beneath them the round and the day."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        scene: LoadScene,
        game: SavedGame,
        notes: list[str],
        press: Callable[[], None],
    ) -> None:
        """``notes`` are the lines beneath the names."""
        self.game, self._notes = game, notes
        super().__init__(
            name,
            rect,
            scene.look,
            scene.manager,
            scene.container,
            label=game.names,
            press=press,
            ready=game.contents is not None,
        )

    def paint(self, state: str) -> pygame.Surface:
        """A paper plate with the game on it."""
        look, (width, height) = self.look, self.rect.size
        face = woodwork.plaque(width, height, look.u, woodwork.PAPER, state, look.contrast).copy()
        colour = woodwork.writing(woodwork.PAPER, state, look.contrast)
        pad, line = look.px(24), look.text(SMALL) * 1.3
        title = fitted(self.game.names, look.text(28), width - 2 * pad, colour, bold=True)
        top = (height - title.get_height() - line * len(self._notes)) / 2
        face.blit(title, (pad, top))
        damaged = self.game.contents is None
        tone = DANGER if damaged else colour if look.contrast else mix(INK, PARCHMENT, 0.2)
        for number, note in enumerate(self._notes):
            words = fitted(note, look.text(SMALL), width - 2 * pad, tone)
            face.blit(words, (pad, top + title.get_height() + number * line))
        self._draw_cubes(face, round(top + title.get_height() / 2), pad + title.get_width())
        return face

    def _draw_cubes(self, face: pygame.Surface, middle: int, left: int) -> None:
        """The players' cubes at the right, as many as there is room for beside the names."""
        look, (width, height) = self.look, self.rect.size
        side = round(min(height * 0.42, look.px(46) * look.text_scale))
        seats = self.game.contents.seats if self.game.contents else ()
        for place, seat in enumerate(reversed(seats)):
            cube = pygame.Rect(0, 0, side, side)
            cube.midright = width - look.px(24) - place * round(side * 1.1), middle
            if cube.left > left:
                draw_colour(face, cube, seat.colour)
