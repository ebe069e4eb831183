"""The course: what is to be said at a moment, and what has been said already."""

from __future__ import annotations

from collections.abc import Sequence

from game.match.lesson_progress import Progress
from game.tutorial.advice import ROUNDS, advise
from game.tutorial.lines import Asked, Coming, Line, Moment, Over, Topic, words
from game.tutorial.topics_asked import TOPICS
from game.tutorial.topics_shown import COMING, OVER
from game.words import Family

SPOKEN = Family("lesson", [topic.name for topic in (*TOPICS, *COMING, *OVER)])
"""What the topics say."""

_ALONE = ("contrary",)
"""Topics that would only be in the way once the learner plays alone."""


class Course:
    """The lessons of one game."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    def lines(self, moment: Moment) -> list[Line]:
        """What is to be said at a moment, in order; it counts as said when :meth:`said` is told."""
        if not self.progress.on:
            return []
        return [line for topic in _topics(moment) if (line := self._line(topic, moment)) is not None]

    def advice(self, moment: Asked) -> Line | None:
        """What is suggested for a decision, if anything."""
        return advise(moment) if self.progress.on else None

    def said(self, line: Line) -> None:
        """A line was read."""
        if line.topic not in self.progress.said:
            self.progress.said.append(line.topic)

    def _line(self, topic: Topic, moment: Moment) -> Line | None:
        if topic.name in self.progress.said or (topic.name in _ALONE and moment.view.round > ROUNDS):
            return None
        told = topic.tell(moment)
        if told is None:
            return None
        return Line(topic.name, words(SPOKEN, topic.name, told), topic.icon, topic.about(moment), topic.look)


def _topics(moment: Moment) -> Sequence[Topic]:
    match moment:
        case Asked():
            return TOPICS
        case Coming():
            return COMING
        case Over():
            return OVER
    return ()
