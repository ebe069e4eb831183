"""The pause: the table below stands still. Nothing can be lost, as every move is saved at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.screens.replay.replay_table import ReplayTable
from game.table.scene import TableScene
from game.ui.materials import METAL
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry
from game.words import say


class PauseScene(SheetScene):
    """A sheet over the table with the commands useful in the middle of a game."""

    modal = True
    first = "resume"

    def build(self) -> None:
        """Lay out the sheet."""
        go, table = self.host.go, self.host.beneath(self)
        settings = Entry("settings", say("settings-title"), lambda: go.settings(modal=True))
        groups = [
            [Entry("resume", say("pause-resume"), self.back, METAL)],
            [settings],
            [
                Entry("title", say("pause-save-and-title"), go.title),
                Entry("quit", say("pause-save-and-quit"), self.host.quit),
            ],
        ]
        if isinstance(table, TableScene):
            groups[0] += [
                *self._about_lessons(table),
                Entry("again", say("bots-again"), lambda: self._then(table.controls.flow.repeat)),
            ]
            groups[1] += self._about_table(table)
        elif isinstance(table, ReplayTable):
            groups[1] += self._about_replay(table)
        entries = [entry for group in groups for entry in group]
        least = 620 + 260 * (self.style.text_scale - 1)
        wide = max(self.width_for(entry.label, least, 32) for entry in entries)
        wide = min(wide, round(self.size[0] * 0.8))
        self.lay_slip(entries, wide, title=say("pause-title"), groups=[*map(len, groups)])

    def _about_table(self, table: TableScene) -> list[Entry]:
        """Return the entries of the pages about a game at the table, in menu order."""
        go, session, controls = self.host.go, table.session, table.controls
        seat, options = controls.phone_seats.seat_players, session.record.setup().options
        seated = [Entry("players", say("bots-players"), lambda: go.players(session, seat))]
        if not session.game.over:
            seated.append(Entry("phones", say("phones-play-with"), go.invite))
        if self.host.devices.pads:
            seated.append(Entry("pads", say("pads-seats"), lambda: go.pads(session)))
        return [*seated, Entry("rules", say("rules-title"), lambda: go.rules(options, len(session.seats)))]

    def _about_replay(self, replay: ReplayTable) -> list[Entry]:
        """Return the entries of turning points and of a task; none in a game that goes on."""
        if replay.from_table or not replay.over:
            return []
        review = partial(self.host.go.review, replay.timeline.record)
        entries = [Entry("review", say("review-title"), lambda: self._then(review))]
        if not replay.timeline.record.own:  # tasks have nothing of the kind
            entries.append(Entry("task", say("tasks-make"), lambda: self._then(replay.make_task)))
        return entries

    def _about_lessons(self, table: TableScene) -> list[Entry]:
        """Return the entry that stops or resumes the lessons; none in a game without lessons."""
        guide = table.context.guide
        if guide.lessons is None:
            return []
        if guide.lessons:
            return [Entry("lesson", say("lesson-play-on"), lambda: self._then(guide.send_away))]
        return [Entry("lesson", say("lesson-with"), lambda: self._then(guide.call_back))]

    def _then(self, deed: Callable[[], object]) -> None:
        self.back()
        deed()
