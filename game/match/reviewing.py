"""Working out the review of a finished game in a process of its own, while its page is shown."""

from __future__ import annotations

import logging

from engine import Record
from engine.bots.review import Review, people
from engine.bots.review_file import name_of, restore, to_json
from game.match.bot_process import Client, Desk, Failure, started_within
from game.storage.saved_reviews import Reviews

LIMIT, EACH = 20.0, 60.0
"""The seconds for the curve, and those to look into the moves of each seat."""

_PATIENCE = 60.0
"""Seconds after which a step counts as hung; the longest takes a quarter of that on a slow machine."""
_FAILURES = 3
"""After so many failed steps, one after the other, the review is given up."""

_log = logging.getLogger(__name__)


class ReviewDesk(Desk):
    """The review of one game: read if it has been kept, else worked out step by step."""

    def __init__(self, record: Record, reviews: Reviews, client: Client | None = None) -> None:
        """Raises ``ValueError`` for a game that is not over, and :class:`~engine.RecordError`.

        Without people at the table, every seat is reviewed. ``client`` lets another process think; by
        default one of this desk's own.
        """
        super().__init__(client)
        self._reviews, self._name = reviews, name_of(record)
        self.review = self._new(record)
        kept = reviews.read(self._name)
        if kept is not None:
            try:
                restore(self.review, kept)
            except ValueError as error:
                _log.warning("%s: worked out again: %s", reviews.path(self._name), error)
                self.review = self._new(record)
        self.failed = False
        """Whether the review had to be given up."""
        self._waited, self._failures, self._asked = 0.0, 0, False
        self.limit = LIMIT + EACH * len(self.review.seats)
        """Seconds after which no further move is looked into."""

    @staticmethod
    def _new(record: Record) -> Review:
        return Review(record, people(record) or record.setup().seats)

    @property
    def thinking(self) -> bool:
        """Whether more may still be found."""
        return not self.review.complete and not self.failed

    @property
    def percent(self) -> int:
        """How far the review has got, roughly: by the time, or by what is left to do."""
        return round(100 * max(min(0.99, self._waited / self.limit), self.review.progress))

    def step(self, seconds: float) -> bool:
        """Go on; return whether something has changed. ``seconds``: time since the last call."""
        if not self.thinking:
            return False
        self._waited += seconds
        if not self._asked:
            return self._ask()
        answer = self._client.answer(seconds)
        if answer is None:
            if self._waited < self.limit or self.review.curve is None:
                return False
            return self._finish()
        self._asked = False
        if isinstance(answer, Failure):
            _log.warning("a step of the review failed: %s", answer.reason)
            self._failures += 1
            self.failed = self._failures >= _FAILURES or answer.unstarted
            return self.failed
        self._failures = 0
        before = self.review.curve, len(self.review.claims)
        self.review.hear(answer)
        return before != (self.review.curve, len(self.review.claims))

    def _ask(self) -> bool:
        step = self.review.next_step()
        if step is None:
            return self._finish()
        self._client.ask(step, started_within(self._client, _PATIENCE))
        self._asked = True
        return False

    def _finish(self) -> bool:
        """Keep the review as it is: it is complete, or the time is up."""
        self._client.stop()
        if self.review.curve is None:
            self.failed = True
            return True
        self.review.complete = True
        self._reviews.write(self._name, to_json(self.review))
        return True
