"""Saved games: who plays, how far, when; go on with one or delete it. Damaged ones say what is wrong."""

from __future__ import annotations

import pygame

from game import woodwork
from game.palette import DANGER, INK, PARCHMENT, mix
from game.saves import SavedGame
from game.scenes.menu import MenuScene
from game.scenes.new_game import draw_colour
from game.scenes.notice import QuestionScene
from game.theme import SMALL
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
        games = self.app.saves.all()
        high, gap = (
            round(max(look.px(104), look.text(28) * 1.25 + look.text(26) * 1.3 + look.px(30))),
            look.px(18),
        )
        row_top = look.px(14)
        for number, game in enumerate(games, 1):
            self._row(number, game, pygame.Rect(margin, row_top, inside.width, high))
            row_top += high + gap
        self.fill_viewport(row_top)
        if not games:
            words = paragraph(say("shell-load-none"), look.text(30), view.width, self.ink, align="center")
            self.show(words, words.get_rect(center=view.center).topleft)
        back = pygame.Rect(inside.left, foot, round(look.px(240) * max(1, look.text_scale * 0.8)), look.row)
        self.add(Plaque("back", back, look, self.manager, label=say("shell-back"), press=self.back))

    def _row(self, number: int, game: SavedGame, place: pygame.Rect) -> None:
        look = self.look
        wide = round(look.px(220) * max(1, look.text_scale * 0.75))
        row = pygame.Rect(place.left, place.top, place.width - wide - look.px(16), place.height)
        self.add(SavedRow(f"game-{number}", row, self, game, press=lambda: self._load(game)))
        self.add(
            Plaque(
                f"delete-{number}",
                pygame.Rect(row.right + look.px(16), place.top, wide, place.height),
                look,
                self.manager,
                self.container,
                label=say("shell-delete"),
                press=lambda: self._ask_to_delete(game),
            )
        )

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


class SavedRow(Control):
    """One saved game: cubes and names of the players, beneath them the round and the day."""

    def __init__(self, name: str, rect: pygame.Rect, scene: LoadScene, game: SavedGame, press) -> None:  # type: ignore[no-untyped-def]
        self.game = game
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
        pad, contents = look.px(24), self.game.contents
        title = fitted(self.game.names, look.text(28), width - 2 * pad, colour, bold=True)
        top = (height - title.get_height() - look.text(SMALL) * 1.3) / 2
        face.blit(title, (pad, top))
        line = pygame.Rect(
            pad, round(top + title.get_height()), width - 2 * pad, round(look.text(SMALL) * 1.3)
        )
        if contents is None:
            reason = fitted(
                say("shell-load-damaged", reason=self._reason()), look.text(SMALL), line.width, DANGER
            )
            face.blit(reason, line)
            return face
        day = self.game.changed
        note = say(
            "shell-load-finished" if contents.finished else "shell-load-note",
            label=contents.label,
            day=say("shell-day", day=str(day.day), month=day.month, year=str(day.year)),
            time=f"{day:%H:%M}",
        )
        grey = colour if look.contrast else mix(INK, PARCHMENT, 0.2)
        face.blit(fitted(note, look.text(SMALL), line.width, grey), line)
        side = round(min(height * 0.42, look.px(46) * look.text_scale))
        for place, seat in enumerate(reversed(contents.seats)):
            cube = pygame.Rect(0, 0, side, side)
            cube.midright = width - pad - place * round(side * 1.1), round(top + title.get_height() / 2)
            if cube.left > pad + title.get_width():
                draw_colour(face, cube, seat.colour)
        return face

    def _reason(self) -> str:
        """What is wrong, without the folder that the player sees in the names of all games anyway."""
        return self.game.damage.replace(f"{self.game.path}: ", "")
