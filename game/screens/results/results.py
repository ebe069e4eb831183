"""The results of a game: who has won, where everybody's prestige came from, and how it grew."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

import pygame
from pygame import Rect, Surface

from engine import RecordError
from game.input.bindings import WHOLE_TABLE
from game.log import result_text
from game.log.statistics import Statistics, moment_sentence, statistics_of
from game.match import aiming
from game.match.next_level import Proposal, proposal, rematch
from game.match.session import Session
from game.screens.results import framed_sheet, podium
from game.screens.results.board_button import BoardButton
from game.screens.results.challenge_result import ChallengeResult, challenge_result
from game.screens.results.result_sheets import ResultSheets
from game.screens.results.sources import Column
from game.seats import player_words
from game.settings import Settings
from game.storage.forks import is_fork
from game.storage.hall_of_fame import HallOfFame
from game.ui import faces, glass, materials
from game.ui.arrival import Arrival
from game.ui.glass import Glazier, Pane
from game.ui.key_glyphs import word
from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Entry, Plaque
from game.words import say

_log = logging.getLogger(__name__)

_BAR = 30  # the units at the right that the scroll bar needs
_LOOK_BACK = 60
"""How many of the latest games are searched for those against the same bots."""


class ResultsScene(SheetScene):
    """The podium, where prestige came from, the chart over the rounds, and what to do next."""

    first = "review"
    music: str | None = "end"

    def __init__(self, session: Session, from_list: bool = False) -> None:
        """``session`` is the finished game; with ``from_list``, back returns to the list it came from."""
        super().__init__()
        self.session = session
        self.from_list = self.leads_back = from_list
        if from_list:
            self.music = None
        self.forked = is_fork(session.record)
        """Whether the game went on from a moment of another one: it doesn't count."""
        self.statistics: Statistics = statistics_of(session.record)
        self.challenge: ChallengeResult | None = None
        """What a deal of the day or a task came to."""
        self.proposed: Proposal | None = None
        """The level of bots that would suit the only person better."""
        self._prepared: tuple[tuple[int, int], Settings] | None = None
        """The size and the settings that the page has been laid out for."""
        self._arrival: Arrival | None = None if from_list else Arrival()
        self.focus.hidden = not from_list
        self._glazier = Glazier()
        self._baked: dict[tuple[int, int], Surface] = {}
        """The blank sheets of the page, by size, until it is laid out."""

    def prepare(self, host: Host) -> Iterator[None]:
        """Enter the game in the hall of fame and lay out the page, before it is shown, step by step."""
        if not self.from_list and not self.forked:
            hall = HallOfFame(host.saves.folder)
            try:
                hall.add(self.session.record_path, self.session.record)
            except RecordError as error:
                _log.warning("not in the hall of fame: %s", error)
            if self.session.challenge is None:
                self.proposed = proposal(self.session.seats, hall.games(_LOOK_BACK))
            hall.close()
            yield
        if not self.forked:
            self.challenge = challenge_result(self.session, host)
        yield from self._bake(host)
        super().enter(host)
        self._prepared = host.size, host.settings

    def _bake(self, host: Host) -> Iterator[None]:
        """Bake the table and the sheets, yielding after each."""
        self.host = host
        self.measure()
        self._read_windows()
        materials.table(*host.size)
        yield
        for sheet in chain.from_iterable(self._sheets.rows(self._width)):
            self._baked[sheet.size] = framed_sheet.blank(self.style, sheet.size)
            yield

    def enter(self, host: Host) -> None:
        """Show the page as it was prepared, unless the window or the settings have changed since."""
        if self._prepared != (host.size, host.settings):
            for _ in self.prepare(host):
                pass

    def step(self, dt: float) -> None:
        """Light the windows; show par as soon as the masters have found it."""
        super().step(dt)
        if self._arrival is not None:
            self._arrival.step(dt)
        if self._glazier.step():
            self.touch()
        pressed = self.host.devices.pressed  # a new layout would take the pressed control away
        if self.challenge is not None and not pressed and self.challenge.step(dt):
            self.rebuild()

    def handle(self, event: pygame.Event) -> None:
        """Handle an event, unless it was meant for the game that is over: nobody has asked for this page."""
        if self._arrival is None or not self._arrival.holds_back(event):
            super().handle(event)

    def back(self) -> None:
        """Return to the list, or focus the title button: one key mustn't dismiss an evening's result."""
        if self.from_list:
            self.host.pop()
        else:
            self.focus.take("title")

    def build(self) -> None:
        """Lay out the podium; below it what prestige came from and how it grew, side by side if they fit."""
        style = self.style
        body = self.lay_page(result_text.headline(self.session), *self._buttons(), bare=True)
        tie = result_text.tie_sentence(self.session)
        if tie and self._tell_beside(tie):
            tie = ""
        body.width = self._width
        view = self.scroll_in(body)
        self.readable += result_text.result_text(self.session).splitlines()[1:]
        if self.forked:
            top = self._build_fork(view)
        else:
            top = self._build_proposal(view) if self.challenge is None else self._build_challenge(view)
        top = self._build_podium(Rect(view.left, top + style.px(6), view.width, 0))
        if tie:
            words = paragraph(tie, style.text(SMALL), view.width, self.ink, align="center")
            self.picture(words, words.get_rect(midtop=(view.centerx, top)).topleft)
            top += words.get_height() + style.px(12)
        self.readable += [self.survey(whole=False), self._spoken_key()]
        self.readable += [moment_sentence(moment, self._names()) for moment in self._sheets.moments]
        bottom, pages = self._lay_sheets(Rect(view.left, top, view.width, view.height))
        if style.text_scale > 1:
            entry = self._turning_points
            place = Rect(view.left, bottom, min(view.width, self.width_for(entry.label, 330)), style.row)
            self.add(Plaque(entry, place, self.view_frame))
            bottom, pages = place.bottom + style.px(12), []
        self.fill_viewport(pages[-1] + view.height if pages else bottom, pages)
        self._glazier.start()

    def _tell_beside(self, sentence: str) -> bool:
        """Tell something beside the title, so that the sheets keep their room; return whether it fits."""
        room = self.beside
        words = paragraph(sentence, self.style.text(SMALL), max(1, room.width), self.ink)
        if words.get_width() > room.width or words.get_height() > room.height:
            return False
        self.show(words, words.get_rect(midright=room.midright).topleft)
        return True

    def _build_podium(self, room: Rect) -> int:
        """Lay out everybody's board with the window; return the y coordinate below."""
        columns = self._columns()
        self._glazier.clear()
        places = podium.places(self.style, room, columns)
        for number, (place, column) in enumerate(zip(places, columns, strict=True)):
            board = podium.paint(self.style, place, column, number + 1)
            if aiming.can_tell(self.session.record, column.colour):
                self.add(self._bots_board(board, place.board, column))
            else:
                self.picture(board, place.board.topleft)
            self._glaze(self._pane(column.colour, place.window.height), place.window)
        return max(place.board.bottom for place in places) + self.style.px(20)

    def _bots_board(self, board: Surface, place: Rect, column: Column) -> BoardButton:
        """Return the board of a bot, which tells what it wanted."""
        entry = Entry(
            f"wanted-{column.colour}",
            say("aims-title", name=column.name),
            partial(self.host.go.aims, self.session.record, column.colour),
        )
        return BoardButton(entry, board, place, self.view_frame)

    def _pane(self, colour: str, height: int) -> Pane:
        """Return who is in the window of a seat; a bot without a face is shown as a person."""
        seat = next(seat for seat in self.session.seats if seat.colour == colour)
        bot = seat.name if not seat.human and faces.person(colour, seat.name) else ""
        return colour, height, bot

    def _glaze(self, pane: Pane, place: Rect) -> None:
        """Add a window, which is dark until its picture is read; without motion it is lit at once."""
        if self.host.settings.reduced_motion:
            self.picture(glass.window(*pane), place.topleft)
            return
        first = self._glazier.window(pane, lambda: caption.set_image(glass.window(*pane)))
        caption = self.picture(first, place.topleft)

    def _read_windows(self) -> None:
        """Let a thread read the pictures of the windows while the rest is prepared."""
        columns = self._columns()
        places = podium.places(self.style, Rect(0, 0, self._width, 0), columns)
        for place, column in zip(places, columns, strict=True):
            self._glazier.window(self._pane(column.colour, place.window.height), lambda: None)
        self._glazier.start()

    @property
    def _width(self) -> int:
        """The width of what scrolls: the scroll bar stands above the last button's edge."""
        return self.table_width - self.style.px(_BAR)

    @property
    def _sheets(self) -> ResultSheets:
        return ResultSheets(self.style, self._columns(), self.statistics, self._names())

    def _lay_sheets(self, room: Rect) -> tuple[int, list[int]]:
        """Lay out the sheets, in pieces, from the upper edge of ``room`` on; a page is as high as ``room``.

        Return the y coordinate below, and where the pages begin into which they are divided: none if a row
        is higher than a page.
        """
        sheets, top, pages = self._sheets, room.top, [0]
        rows = sheets.rows(room.width)
        highs = [max(sheet.size[1] for sheet in row) for row in rows]
        divided = self.style.text_scale == 1 and max(highs) <= room.height
        for row, high in zip(rows, highs, strict=True):
            if divided and top + high > pages[-1] + room.height:
                pages.append(max(top, pages[-1] + room.height))
                top = pages[-1]
            left = room.left
            for sheet in row:
                face = self._baked.pop(sheet.size, None) or framed_sheet.blank(self.style, sheet.size)
                for piece, down in framed_sheet.pieces(self.style, face, sheet.fill(face)):
                    self.picture(piece, (left, top + down))
                left += sheet.size[0] + sheets.gap
            top += high + sheets.gap
        return top, pages if divided else []

    def _names(self) -> dict[str, str]:
        return {seat.colour: seat.name for seat in self.session.seats}

    # What is told

    def survey(self, whole: bool) -> str:
        """Return where everybody's prestige came from, or only that of the people."""
        columns, rows = self._columns(), self._rows()
        if whole:
            return "\n".join(_spoken_row(name, columns, at) for at, name in enumerate(rows[:-2]))
        people = {seat.colour for seat in self.session.seats if seat.human}
        return "\n".join(_spoken_sources(one, rows) for one in columns if one.colour in people)

    def _spoken_key(self) -> str:
        """Return which key reads the whole table aloud."""
        key = self.host.devices.bindings.first(WHOLE_TABLE, pad=False)
        return say("speech-press", press=word(key), does=say("results-spoken-table")) if key else ""

    def _build_fork(self, view: Rect) -> int:
        """Say that the game doesn't count; return the y coordinate of the lower end."""
        style = self.style
        self.readable.append(say("review-fork"))
        words = paragraph(say("review-fork"), style.text(SMALL), view.width, self.ink)
        self.picture(words, (view.left, style.px(8)))
        return style.px(8) + words.get_height() + style.px(8)

    def _build_proposal(self, view: Rect) -> int:
        """Lay out the level that would suit better, with why; return the y coordinate of the lower end."""
        style, proposed = self.style, self.proposed
        if proposed is None:
            return 0
        games, won = proposed.games, proposed.won
        if proposed.against is not None:
            why = say("results-suited", games=games, won=won, against=proposed.against)
        else:
            why = say("results-too-easy" if won else "results-too-hard", games=games, won=won)
        self.readable.append(why)
        label = say("results-next-level", level=player_words(proposed.level))
        place = Rect(0, style.px(8), min(view.width, self.width_for(label, 330)), style.row)
        place.right = view.right
        beside = view.width - place.width - style.px(40)
        if beside >= style.text(SMALL) * 20:
            words = paragraph(why, style.text(SMALL), beside, self.ink)
            self.picture(words, words.get_rect(midleft=(view.left, place.centery)).topleft)
        else:
            words = paragraph(why, style.text(SMALL), view.width, self.ink)
            self.picture(words, (view.left, place.top))
            place.left, place.top = view.left, place.top + words.get_height() + style.px(8)
        self.add(Plaque(Entry("level", label, self._next_level), place, self.view_frame))
        return place.bottom + style.px(14)

    def _build_challenge(self, view: Rect) -> int:
        """Lay out what the challenge came to, with its buttons; return the y coordinate of the lower end."""
        style, challenge = self.style, self.challenge
        assert challenge is not None
        picture = challenge.picture(round(style.row * 1.25))
        entries, gap = challenge.entries(), style.px(16)
        widths = [self.width_for(entry.label, 220) for entry in entries]
        left, high = view.left + picture.get_width() + style.px(20), max(style.row, picture.get_height())
        beside = view.right - left - sum(widths) - gap * len(widths)
        below = beside < style.text(28) * 16
        self.readable.append(challenge.sentence())
        words = paragraph(
            challenge.sentence(), style.text(28), view.right - left if below else beside, self.ink
        )
        high = max(high, words.get_height())
        middle = style.px(6) + high // 2
        self.picture(picture, picture.get_rect(midleft=(view.left, middle)).topleft)
        self.picture(words, words.get_rect(midleft=(left, middle)).topleft)
        place = Rect(view.left, middle - style.row // 2, 0, style.row)
        if below:
            place.top, high = style.px(6) + high + gap, high + gap + style.row
        else:
            place.left = view.right - sum(widths) - gap * (len(widths) - 1)
        for entry, wide in zip(entries, widths, strict=True):
            if place.left + wide > view.right:
                place.left, place.top, high = view.left, place.bottom + gap, high + gap + style.row
            place.width = min(wide, view.width)
            self.add(Plaque(entry, place.copy(), self.view_frame))
            place.left += wide + gap
        return style.px(6) + high + style.px(14)

    def _columns(self) -> list[Column]:
        """Return a column for each player, best first."""
        result = self.session.game.result
        assert result is not None
        columns = []
        for rank, colour in result_text.ranking((seat.colour for seat in self.session.seats), result):
            values = [
                *(row.amounts[colour] for row in self.statistics.rows),
                result.prestige[colour],
                result.tie_break[colour],
            ]
            name, won = result_text.named(self.session, colour), colour in result.winners
            columns.append(Column(name, colour, rank, tuple(values), won))
        return columns

    def _rows(self) -> list[str]:
        return [*(row.name for row in self.statistics.rows), say("results-prestige"), say("results-held")]

    def _buttons(self) -> tuple[list[Entry], list[Entry]]:
        """Return the entries on the left (leave, watch) and on the right (another game)."""
        home = say("menu-back") if self.from_list else say("results-to-title")
        leave = self.host.pop if self.from_list else self.host.go.title
        again = "results-again" if self.challenge is None else "challenges-again"
        return (
            [
                Entry("title", home, leave),
                Entry("watch", say("results-watch-again"), self._watch),
                *([] if self.style.text_scale > 1 else [self._turning_points]),
            ],
            [Entry("again", say(again), self._again, METAL, 32)],
        )

    def _watch(self) -> None:
        """Play the whole game from its beginning."""
        self.host.go.watch_record(self.session.record)

    @property
    def _turning_points(self) -> Entry:
        """The entry of the review; where text is large, it stands with the chart."""
        return Entry("review", say("review-title"), lambda: self.host.go.review(self.session.record))

    def _next_level(self) -> None:
        """Start a new deal with the same group against bots that suit better."""
        assert self.proposed is not None
        self.host.start(rematch(self.session.again(), self.proposed))

    def _again(self) -> None:
        """Start a new deal with the same group, colours and rules, or the same challenge again."""
        if self.challenge is None:
            self.host.start(self.session.again())
        else:
            self.challenge.again()


def _spoken_sources(column: Column, rows: Sequence[str]) -> str:
    """Return where somebody's prestige came from in words, without what brought nothing."""
    values = zip(rows[:-2], column.values[:-2], strict=True)
    return f"{column.name}: {', '.join(f'{name} {value}' for name, value in values if value)}"


def _spoken_row(name: str, columns: Sequence[Column], at: int) -> str:
    """Return a row of the table in words: what it is about, and everybody's number."""
    return f"{name}: {', '.join(f'{column.name} {column.values[at]}' for column in columns)}"
