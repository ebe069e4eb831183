"""The results of a game: who has won, where everybody's prestige came from, and how it grew."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

from pygame import Rect

from engine import RecordError
from game.input.bindings import WHOLE_TABLE
from game.log import result_text
from game.log.statistics import Statistics, moment_sentence, statistics_of
from game.match.next_level import Proposal, proposal, rematch
from game.match.session import Session
from game.screens.results.challenge_result import ChallengeResult, challenge_result
from game.screens.results.results_pictures import Column, chart, table
from game.seats import LEVELS
from game.settings import Settings
from game.storage.forks import is_fork
from game.storage.hall_of_fame import HallOfFame
from game.ui.key_glyphs import word
from game.ui.labels import paragraph, points
from game.ui.materials import METAL
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry, Plaque
from game.words import Family, say

_log = logging.getLogger(__name__)

_MOMENTS = 6
"""The maximum number of best moments listed."""
_LEVEL = Family("new-game-player", LEVELS)
_LOOK_BACK = 60
"""How many of the latest games are searched for those against the same bots."""


class ResultsScene(SheetScene):
    """The table of prestige, the chart over the rounds, and what to do next."""

    first = "again"
    music: str | None = "end"

    def __init__(self, session: Session, from_list: bool = False) -> None:
        """``session`` is the finished game; with ``from_list``, back returns to the list it came from."""
        super().__init__()
        self.session = session
        self.from_list = from_list
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
        yield from self.bake_page(host)
        super().enter(host)
        self._prepared = host.size, host.settings

    def enter(self, host: Host) -> None:
        """Show the page as it was prepared, unless the window or the settings have changed since."""
        if self._prepared != (host.size, host.settings):
            for _ in self.prepare(host):
                pass

    def step(self, dt: float) -> None:
        """Show par as soon as the masters have found it."""
        super().step(dt)
        if self.challenge is not None and self.challenge.step(dt):
            self.rebuild()

    def back(self) -> None:
        """Return to the list, or focus the title button: one key mustn't dismiss an evening's result."""
        if self.from_list:
            self.host.pop()
        else:
            self.focus.take("title")

    def build(self) -> None:
        """Lay out table and chart side by side, or stacked if the text is large."""
        look = self.look
        body = self.lay_page(result_text.headline(self.session), *self._buttons())
        view = self.scroll_in(body)
        columns, rows = self._columns(), self._rows()
        self.readable += result_text.result_text(self.session).splitlines()[1:]
        if self.forked:
            start = self._build_fork(view)
        else:
            start = self._build_proposal(view) if self.challenge is None else self._build_challenge(view)
        gap = look.px(60)
        wide = look.text_scale == 1.0 and view.width >= look.px(1500)
        room = round(view.width * 0.60) if wide else view.width
        tie = result_text.tie_sentence(self.session)
        spare = view.height - start - look.px(24) - (look.text(26) * 3 if tie else 0)
        picture = table(look, room, columns, rows, self.ink, spare if wide else 0)
        self.picture(picture, (view.left, start + look.px(8)))
        below = start + look.px(8) + picture.get_height() + look.px(14)
        if tie:
            words = paragraph(tie, look.text(26), room, self.ink)
            self.picture(words, (view.left, below))
            below += words.get_height() + look.px(14)
        left, top = (view.left + room + gap, start + look.px(8)) if wide else (view.left, below + look.px(20))
        side = view.width - room - gap if wide else view.width
        self.readable += [self.survey(whole=False), self._spoken_key()]
        bottom = self._build_chart(left, top, side, view.height if wide else 0)
        self.fill_viewport(max(below, bottom) + look.px(8))

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
        look = self.look
        self.readable.append(say("review-fork"))
        words = paragraph(say("review-fork"), look.text(26), view.width, self.ink)
        self.picture(words, (view.left, look.px(8)))
        return look.px(8) + words.get_height() + look.px(8)

    def _build_proposal(self, view: Rect) -> int:
        """Lay out the level that would suit better, with why; return the y coordinate of the lower end."""
        look, proposed = self.look, self.proposed
        if proposed is None:
            return 0
        why = say(
            "results-too-easy" if proposed.won else "results-too-hard",
            games=proposed.games,
            won=proposed.won,
            played=_LEVEL.say(proposed.played),
        )
        self.readable.append(why)
        label = say("results-next-level", level=_LEVEL.say(proposed.level))
        place = Rect(0, look.px(8), min(view.width, self.width_for(label, 330)), look.row)
        place.right = view.right
        beside = view.width - place.width - look.px(40)
        if beside >= look.text(26) * 20:
            words = paragraph(why, look.text(26), beside, self.ink)
            self.picture(words, words.get_rect(midleft=(view.left, place.centery)).topleft)
        else:
            words = paragraph(why, look.text(26), view.width, self.ink)
            self.picture(words, (view.left, place.top))
            place.left, place.top = view.left, place.top + words.get_height() + look.px(8)
        self.add(Plaque(Entry("level", label, self._next_level), place, self.view_frame))
        return place.bottom + look.px(14)

    def _build_challenge(self, view: Rect) -> int:
        """Lay out what the challenge came to, with its buttons; return the y coordinate of the lower end."""
        look, challenge = self.look, self.challenge
        assert challenge is not None
        picture = challenge.picture(round(look.row * 1.25))
        entries, gap = challenge.entries(), look.px(16)
        widths = [self.width_for(entry.label, 220) for entry in entries]
        left, high = view.left + picture.get_width() + look.px(20), max(look.row, picture.get_height())
        beside = view.right - left - sum(widths) - gap * len(widths)
        below = beside < look.text(28) * 16
        self.readable.append(challenge.sentence())
        words = paragraph(
            challenge.sentence(), look.text(28), view.right - left if below else beside, self.ink
        )
        high = max(high, words.get_height())
        middle = look.px(6) + high // 2
        self.picture(picture, picture.get_rect(midleft=(view.left, middle)).topleft)
        self.picture(words, words.get_rect(midleft=(left, middle)).topleft)
        place = Rect(view.left, middle - look.row // 2, 0, look.row)
        if below:
            place.top, high = look.px(6) + high + gap, high + gap + look.row
        else:
            place.left = view.right - sum(widths) - gap * (len(widths) - 1)
        for entry, wide in zip(entries, widths, strict=True):
            if place.left + wide > view.right:
                place.left, place.top, high = view.left, place.bottom + gap, high + gap + look.row
            place.width = min(wide, view.width)
            self.add(Plaque(entry, place.copy(), self.view_frame))
            place.left += wide + gap
        return look.px(6) + high + look.px(14)

    def _build_chart(self, left: int, top: int, room: int, height: int) -> int:
        """Lay out the chart with the best moments below; return the y coordinate of their lower end."""
        look = self.look
        names = {seat.colour: seat.name for seat in self.session.seats}
        moments = [moment_sentence(moment, names) for moment in self.statistics.moments[:_MOMENTS]]
        words = points(moments, look.text(26), room, self.ink) if moments else None
        heading = self.caption(say("results-chart"), (left, top), room, 28, bold=True)
        self.readable.pop()  # a heading of what is only seen
        top += heading.rect.height + look.px(6)
        below = (words.get_height() if words else 0) + look.text(28) * 2
        tall = min(look.px(760), max(look.px(330), height - top - below - look.px(16)))
        self.picture(chart(look, room, tall, dict(self.statistics.rounds), self.ink), (left, top))
        top += tall + look.px(10)
        if look.text_scale > 1:
            entry = self._turning_points
            place = Rect(left, top, min(room, self.width_for(entry.label, 330)), look.row)
            self.add(Plaque(entry, place, self.view_frame))
            top = place.bottom + look.px(20)
        if words is not None:
            heading = self.caption(say("results-moments"), (left, top), room, 28, bold=True)
            self.readable += moments
            top += heading.rect.height + look.px(4)
            self.picture(words, (left, top))
            top += words.get_height()
        return top

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
                *([] if self.look.text_scale > 1 else [self._turning_points]),
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
