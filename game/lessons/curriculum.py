"""The curriculum: which topics apply at a moment, and which have been explained already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.lessons.advice import ROUNDS, advise
from game.lessons.decision_topics import DECISION_TOPICS
from game.lessons.event_topics import CLOSING_TOPICS, EVENT_TOPICS
from game.lessons.lines import AfterGame, BeforeDecision, BeforeEvent, Line, Moment, Topic, words
from game.match.lesson_progress import Progress
from game.words import Family

SPOKEN = Family("lesson", [topic.name for topic in (*DECISION_TOPICS, *EVENT_TOPICS, *CLOSING_TOPICS)])
"""The messages of all topics."""

_TOPICS: Mapping[type[Moment], Sequence[Topic]] = {
    BeforeDecision: DECISION_TOPICS,
    BeforeEvent: EVENT_TOPICS,
    AfterGame: CLOSING_TOPICS,
}
_ALONE = ("contrary",)
"""Topics that are left out once the learner plays without advice."""


class Curriculum:
    """The lessons of one game."""

    def __init__(self, progress: Progress, on_page: bool = False) -> None:
        """``on_page``: whether it is read on a page of a server, and not at a table."""
        self.progress, self._on_page = progress, on_page

    def lines(self, moment: Moment) -> list[Line]:
        """Return the lines for a moment in order. Call :meth:`said` for each that was read."""
        if not self.progress.on:
            return []
        return [line for topic in _TOPICS[type(moment)] if (line := self._line(topic, moment)) is not None]

    def advice(self, moment: BeforeDecision) -> Line | None:
        """Return the advice for a decision, if there is any."""
        return advise(moment, self._on_page) if self.progress.on else None

    def said(self, line: Line) -> None:
        """Note that a line was read."""
        if line.topic not in self.progress.said:
            self.progress.said.append(line.topic)

    def _line(self, topic: Topic, moment: Moment) -> Line | None:
        if topic.name in self.progress.said or (topic.name in _ALONE and moment.view.round > ROUNDS):
            return None
        told = topic.tell(moment)
        if told is None:
            return None
        spoken = words(SPOKEN, topic.name, told, self._on_page)
        return Line(topic.name, spoken, topic.icon, topic.about(moment), topic.look)
