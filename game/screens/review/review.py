"""The turning points of a finished game: everybody's expectations, and each person's dearest moves."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from engine import Record, RecordError
from engine.bots.review import Claim, Close
from engine.record.timeline import Timeline
from game.file_errors import describe
from game.log import review_words
from game.match.reviewing import ReviewDesk
from game.screens.results.results_pictures import ROUND_LABELS, plot
from game.seats import Seat
from game.storage.saved_reviews import Reviews
from game.ui.labels import paragraph
from game.ui.medal import medal
from game.ui.palette import CREAM, INK, PARCHMENT_EDGE, RGB
from game.ui.sheets import SheetScene
from game.ui.theme import BODY, SMALL
from game.ui.widgets import Entry, Plaque
from game.words import say

_log = logging.getLogger(__name__)


class ReviewScene(SheetScene):
    """The page of a review; what is found appears one by one. Going back stops it."""

    first = "back"

    def __init__(self, record: Record) -> None:
        """``record``: a finished game."""
        super().__init__()
        self.record = record
        self.desk: ReviewDesk | None = None
        """Who works it out; ``None`` until the page is visible."""
        self._names = {seat.colour: seat.name for seat in map(Seat.of_record, record.seats)}
        self._shown = False

    # The scene

    def step(self, dt: float) -> None:
        """Go on with the review, and show what has been found."""
        super().step(dt)
        if self.host.devices.pressed:
            return  # a new layout would take the pressed control away
        if self.desk is None:
            if self._shown:
                self.desk = ReviewDesk(self.record, Reviews(self.host.saves.folder))
                self.rebuild()
        elif self.desk.step(dt):
            self.rebuild()

    def draw(self, surface: Surface, alpha: float) -> bool | list[Rect]:
        """Draw the page; it is seen before the work begins."""
        self._shown = True
        return super().draw(surface, alpha)

    def leave(self) -> None:
        """Stop working."""
        super().leave()
        if self.desk is not None:
            self.desk.close()

    # What is known so far

    @property
    def claims(self) -> list[Claim]:
        """The claims so far: seat by seat, the dearest first."""
        if self.desk is None:
            return []
        seats = list(self._names)
        return sorted(
            self.desk.review.claims, key=lambda claim: (seats.index(claim.colour), -claim.gain.mean)
        )

    def remark(self) -> tuple[str, RGB]:
        """Return how far the review has got."""
        return self._status(), self.ink

    def _status(self) -> str:
        desk = self.desk
        if desk is None or (desk.thinking and desk.review.curve is None):
            return say("review-waiting")
        if desk.failed:
            return say("review-failed")
        if desk.thinking:
            return say("review-thinking", percent=desk.percent)
        return say("review-done") if desk.review.claims else say("review-none")

    # The page

    def build(self) -> None:
        """Lay out the curve and the claims: side by side, or one below the other if there is less room."""
        style = self.style
        body = self.lay_page(say("review-title"), [Entry("back", say("menu-back"), self.back)], hints=True)
        wide = style.text_scale == 1.0 and body.width >= style.px(1500)
        if wide:
            left = Rect(body.topleft, (round(body.width * 0.44), body.height))
            heading = paragraph(say("review-curve"), style.text(28), left.width, self.ink, bold=True)
            self.show(heading, left.topleft)
            top = left.top + heading.get_height() + style.px(6)
            self._show_curve(Rect(left.left, top, left.width, min(style.px(640), left.bottom - top)))
            body.left, body.width = left.right + style.px(60), body.width - left.width - style.px(60)
        view = self.scroll_in(body)
        below = 0 if wide else self._add_curve(view)
        for claim in self.claims:
            below = self._add_claim(claim, view, below)
        if self.desk is not None and not self.desk.thinking:
            for close in self.desk.review.close:
                below = self._add_close(close, view, below)
        self.fill_viewport(below)

    def _curve(self, size: tuple[int, int]) -> Surface | None:
        """Return the chart of what everybody could expect, with a dot for each claim."""
        curve = self.desk.review.curve if self.desk is not None else None
        if curve is None:
            return None
        style = self.style
        values = [value for line in curve.values() for value in line]
        labels = [*ROUND_LABELS, say("review-end")]
        face, places = plot(style, size, curve, labels, (min(values), max(values)), self.ink)
        for claim in self.claims:
            middle = places[claim.colour][ROUND_LABELS.index(claim.label)]
            pygame.draw.circle(face, INK, middle, style.px(13))
            pygame.draw.circle(face, CREAM, middle, style.px(8))
        return face

    def _show_curve(self, place: Rect) -> None:
        face = self._curve(place.size)
        if face is not None:
            self.show(face, place.topleft)

    def _add_curve(self, view: Rect) -> int:
        """Add the curve to the viewport; return the y coordinate of its lower end."""
        style = self.style
        heading = self.caption(say("review-curve"), view.topleft, view.width, 28, bold=True)
        top = view.top + int(heading.rect.height) + style.px(6)
        high = round(min(max(style.px(360), style.text(SMALL) * 9), view.width * 0.6))
        face = self._curve((view.width, high))
        if face is not None:
            self.picture(face, (view.left, top))
        return top + high + style.px(18)

    def _add_claim(self, claim: Claim, view: Rect, top: int) -> int:
        """Add a claim with its buttons to the viewport; return the y coordinate of their lower end."""
        assert self.desk is not None
        moment = self.desk.review.moment(claim.number)
        told = [review_words.heading(claim, self._names), *review_words.lines(claim, moment, self._names)]
        entries = [
            Entry(f"show-{claim.number}", say("review-show"), partial(self._show, claim.number)),
            Entry(f"try-{claim.number}", say("review-try"), partial(self._try, claim.number)),
        ]
        return self._add_told(claim.colour, told, entries, view, top)

    def _add_close(self, close: Close, view: Rect, top: int) -> int:
        """Add a close decision with its button to the viewport; return the y coordinate of its lower end."""
        assert self.desk is not None
        moment = self.desk.review.moment(close.number)
        told = review_words.close_lines(close, moment, self._names)
        entries = [Entry(f"show-{close.number}", say("review-show"), partial(self._show, close.number))]
        return self._add_told(close.played.colour, told, entries, view, top)

    def _add_told(
        self, colour: str, told: Sequence[str], entries: Sequence[Entry], view: Rect, top: int
    ) -> int:
        """Add lines, the first as a heading, and buttons to the viewport; return their lower end."""
        style = self.style
        side = round(style.text(BODY) * 1.3)
        indent = side + style.px(14)
        self.picture(medal(colour, side), (view.left, top))
        room = view.width - indent
        heading = self.caption(told[0], (view.left + indent, top), room, bold=True)
        top += max(heading.rect.height, side) + style.px(4)
        for line in told[1:]:
            self.readable.append(line)
            words = paragraph(line, style.text(BODY), room, self.ink)
            self.picture(words, (view.left + indent, top))
            top += words.get_height() + style.px(2)
        bottom = self._add_buttons(entries, Rect(view.left + indent, top + style.px(8), room, style.row))
        rule = Surface((view.width, max(1, style.px(1))), pygame.SRCALPHA)
        rule.fill((*PARCHMENT_EDGE, 150))
        self.picture(rule, (view.left, bottom + style.px(12)))
        return bottom + style.px(26)

    def _add_buttons(self, entries: Sequence[Entry], place: Rect) -> int:
        """Add buttons side by side, or below each other if they are too wide; return their lower end."""
        style = self.style
        gap = style.px(16)
        widths = [min(place.width, self.width_for(entry.label, 220)) for entry in entries]
        stacked = sum(widths) + gap > place.width
        at, bottom = place.copy(), place.bottom
        for entry, wide in zip(entries, widths, strict=True):
            at.width = wide
            self.add(Plaque(entry, at.copy(), self.view_frame))
            bottom = at.bottom
            at.topleft = (place.left, at.bottom + gap) if stacked else (at.right + gap, at.top)
        return bottom

    # What is done

    def _timeline(self) -> Timeline | None:
        try:
            return Timeline(self.record)
        except RecordError as error:
            self.host.notice(say("saves-load-failed", reason=describe(error)))
            return None

    def _show(self, number: int) -> None:
        """Show the moment before the move on the table."""
        timeline = self._timeline()
        if timeline is not None:
            self.host.go.replay(timeline, at=number)

    def _try(self, number: int) -> None:
        """Play on from the moment before the move, in a game of its own."""
        timeline = self._timeline()
        if timeline is not None:
            self.host.go.play_on(timeline, number)
