"""The end of a game: who has won, where everybody's prestige came from, and how it grew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game import report, woodwork
from game.launch import NewGame
from game.report import SOURCE_NAMES, SOURCES, Tally
from game.scenes.menu import MenuScene
from game.scenes.results_pictures import Column, chart, table
from game.widgets import Plaque
from game.widgets_text import paragraph
from game.words import say

if TYPE_CHECKING:
    from game.session import Session


class ResultsScene(MenuScene):
    """The table of prestige, the chart over the rounds, and what to do next."""

    first = "again"

    def __init__(self, session: Session) -> None:
        """``session`` is the finished game."""
        super().__init__()
        self.session = session
        self.tally: Tally = report.tally_of(session.record)

    def back(self) -> None:
        """Escape leads to the button for the title, lest an evening's result is gone by one key."""
        self.focus.take("title")

    def build(self) -> None:
        """Table and chart side by side, or one above the other where text is large."""
        look, (width, height) = self.look, self.size
        page = pygame.Rect(0, 0, min(width - look.px(120), look.px(1800)), height - look.px(72))
        page.center = width // 2, height // 2
        self.lay_sheet(page)
        inside = page.inflate(-look.px(120), -look.px(60))
        top = self.head(report.headline(self.session), inside)
        foot = inside.bottom - look.row - look.px(6)
        margin = look.px(12)
        view = pygame.Rect(inside.left - margin, top, inside.width + 2 * margin, foot - top - look.px(18))
        self.viewport(view)
        columns, rows = self._columns(), self._rows()
        gap = look.px(60)
        wide = look.text_scale == 1.0 and inside.width >= look.px(1500)
        room = round(inside.width * 0.60) if wide else inside.width
        tie = report.tie_sentence(self.session)
        spare = view.height - look.px(24) - (look.text(26) * 3 if tie else 0)
        picture = table(look, room, columns, rows, self.ink, spare if wide else 0)
        self.picture(picture, (margin, look.px(8)))
        below = look.px(8) + picture.get_height() + look.px(14)
        if tie:
            words = paragraph(tie, look.text(26), room, self.ink)
            self.picture(words, (margin, below))
            below += words.get_height() + look.px(14)
        chart_left, chart_top = (margin + room + gap, look.px(8)) if wide else (margin, below + look.px(20))
        chart_room = inside.width - room - gap if wide else inside.width
        caption = self.caption(say("shell-chart"), (chart_left, chart_top), chart_room, 28, bold=True)
        chart_top += caption.rect.height + look.px(6)
        tall = max(look.px(360), (picture.get_height() - caption.rect.height) if wide else look.px(460))
        self.picture(
            chart(look, chart_room, min(tall, look.px(760)), self._lines(), self.ink), (chart_left, chart_top)
        )
        self.fill_viewport(max(below, chart_top + tall) + look.px(8))
        self._build_foot(pygame.Rect(inside.left, foot, inside.width, look.row + look.px(6)))

    def _columns(self) -> list[Column]:
        """A column for each player, the best first."""
        result = self.session.game.result
        assert result is not None
        columns = []
        for rank, colour in report.ranking((seat.colour for seat in self.session.seats), result):
            sources = self.tally.sources[colour]
            values = [
                *(sources[source] for source in SOURCES),
                result.prestige[colour],
                result.tie_break[colour],
            ]
            columns.append(
                Column(self.session.name(colour), colour, rank, tuple(values), colour in result.winners)
            )
        return columns

    def _rows(self) -> list[str]:
        return [*(SOURCE_NAMES.say(source) for source in SOURCES), say("shell-prestige"), say("shell-held")]

    def _lines(self) -> dict[str, tuple[int, ...]]:
        return dict(self.tally.rounds)

    def _build_foot(self, room: pygame.Rect) -> None:
        look = self.look
        again = self.width_for(say("shell-again"), 520, 32)
        title = self.width_for(say("shell-title"), 240)
        self.add(
            Plaque(
                "title",
                pygame.Rect(room.left, room.top, title, room.height),
                look,
                self.manager,
                label=say("shell-title"),
                press=self.app.show_title,
            )
        )
        self.add(
            Plaque(
                "again",
                pygame.Rect(room.right - again, room.top, again, room.height),
                look,
                self.manager,
                label=say("shell-again"),
                press=self._again,
                material=woodwork.METAL,
                size=32,
            )
        )

    def _again(self) -> None:
        """The same group, colours and rules; another deal."""
        record = self.session.record
        self.app.start(
            NewGame(
                tuple(self.session.seats),
                edition=record.edition if record.options is None else NewGame.edition,
                options=record.options,
                new_persons=record.new_persons,
                open_prestige=record.open_prestige,
                open_hands=self.session.open_hands,
            )
        )
