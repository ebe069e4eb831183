"""What a table prepares, so that no frame waits for it: the bots, the first drawing, what is seen later."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from time import perf_counter

from pygame import Surface

from game.match.bot_process import begin_server
from game.table.control.context import TableContext
from game.table.first_drawing import FirstDrawing
from game.table.picture import Picture
from game.table.warming import (
    parking_warming,
    warm,
    warm_end,
    warm_first,
    warm_hands,
    warm_later,
    warm_opening,
)
from game.ui.disk_cache import disk
from game.ui.memory import freeze

_STEP_BUDGET = 0.006
"""How much of an idle step goes into baking what will be looked at next, in seconds."""
_COVERED = 1 / 6
"""How much less of a first drawing is prepared in each step below a notice, as a frame may have several."""
_DONE = object()


def _in_parts(steps: Iterator[object]) -> Iterator[None]:
    """Go through ``steps``, yielding whenever an idle step has been used up."""
    began = perf_counter()
    for _ in steps:
        if perf_counter() - began >= _STEP_BUDGET:
            yield None
            began = perf_counter()


class Preparing:
    """Prepares a table's first drawing, and then, in idle steps, what is seen later."""

    def __init__(self, context: TableContext, picture: Picture) -> None:
        self._context, self._picture = context, picture
        self._ahead: Iterator[object] = iter(())
        """What is prepared in idle steps, one part in each."""
        self._prepared = False
        """Whether nothing is left to prepare, until something is drawn."""
        self._has_idled = False
        """Whether something has been prepared in this frame, which has several steps if it is late."""
        self._round = context.shown.round
        """The round whose end is being prepared."""
        self._drives = dict(context.shown.drives)
        """How carriages came to where they stand, when it was last found where others would stand there."""
        self.first = self._first_drawing()

    # What is to be prepared

    def open(self) -> None:
        """Prepare what the game needs.

        Who goes on with a game sees the table first, and a recap to read: that is time enough.
        """
        context, top = self._context, self._context.top
        goes_on = bool(context.session.record.moves)
        if context.host.settings.pace == "instant":
            self._wake_bots()
            self.first = self._first_drawing()
        elif goes_on:
            top.put_off_small_map()
            self.first = self._first_drawing()
            self._ahead = chain(self._tidying(), self._everything())
        else:
            begin_server()
            persons = context.screen.view().persons
            later = chain(
                self._tidying(), warm_opening(top, persons), top.warming_small_map(), self._waking()
            )
            self.first = self._first_drawing(self._sheet(), later)
            self._ahead = self._later()

    def begin_anew(self) -> None:
        """Prepare everything again, for a tabletop that was laid out anew."""
        self._context.top.lay_hand(self._context.screen.hand_of)
        self.first = self._first_drawing(self._context.top.warming_small_map(), before=self._picture.seen)
        self._ahead = self._everything()

    def _first_drawing(
        self,
        more: Iterable[object] = (),
        later: Iterator[object] | None = None,
        before: Surface | None = None,
    ) -> FirstDrawing:
        """Return what prepares the first drawing of the tabletop, with ``more`` that is seen then.

        ``later``: what the game needs before it goes on. ``before``: the window as it was.
        """
        top = self._context.top
        city = warm_first(top, lambda: self._context.row)
        parts = chain(city, more, self._picture.warming())
        return FirstDrawing(self._context.host, parts, later, before)

    def _sheet(self) -> Iterator[None]:
        """Prepare what is to be read before the first move, if anything."""
        if self._context.sheet is not None:
            yield from self._context.sheet.warming(self._context.top.layout, self._context.shown)

    def _tidying(self) -> Iterator[None]:
        """Return the memory of menus that were left: a long step, before anything moves."""
        self._context.host.return_memory()
        freeze()
        yield

    def _waking(self) -> Iterator[None]:
        """Start the bots' process as a part of a first drawing, by which what starts it is there."""
        self._wake_bots()
        yield

    def _wake_bots(self) -> None:
        """Start the bots' process, if there are any, before the first question."""
        session = self._context.session
        if len(session.humans) < len(session.seats):
            self._context.director.pool.process.wake()

    def _everything(self) -> Iterator[object]:
        """Prepare all of it in idle steps, and leave it out of garbage collections."""
        top = self._context.top
        self._wake_bots()
        yield from _in_parts(top.warming_small_map())
        self._context.changed()
        while not top.prepare(_STEP_BUDGET):
            yield None
        yield from self._later()
        freeze()

    def _later(self) -> Iterator[None]:
        """Prepare in idle steps what is seen once the game goes on, the end of its round included."""
        top = self._context.top
        hands = warm_hands(top, self._context.session.humans)
        return _in_parts(chain(hands, warm(top), warm_end(top), warm_later(top)))

    # When

    def lay(self, covered: bool, stepped: bool) -> bool:
        """Go on preparing the first drawing, once a frame; return whether the game may go on.

        Before that it does but one step, until it has ``stepped``: what is asked then tells where the camera
        looks. ``covered``: another scene lies above the table.
        """
        first = self.first
        if not first.ready and (covered or not self._has_idled):
            share, before = _COVERED if covered else 1.0, first.done
            if stepped:
                first.go_on(share)
            if first.done and not before and first.seen:
                self._context.changed()
                self._picture.uncovered()  # all of what is seen meanwhile is drawn over
                disk.flush()
                freeze()
            self._has_idled = stepped
        return first.ready or not stepped

    def go_on(self, idle: bool) -> None:
        """Prepare one part more if the step is ``idle`` and the first of its frame."""
        context = self._context
        idle = idle and not self._prepared
        if context.shown.round != self._round:
            self._round, self._prepared = context.shown.round, False
            self._ahead = chain(_in_parts(warm_end(context.top)), self._ahead)
        if context.shown.drives != self._drives:
            self._drives, self._prepared = dict(context.shown.drives), False
            self._ahead = chain(_in_parts(parking_warming(context.top)), self._ahead)
        idle, self._has_idled = idle and not self._has_idled, self._has_idled or idle
        if idle and not context.top.hand.prepare() and next(self._ahead, _DONE) is _DONE:
            self._prepared = context.top.prepare(_STEP_BUDGET, context.screen.persons)

    def begin_frame(self) -> None:
        """Let one part be prepared again."""
        self._has_idled = False

    def note_drawing(self) -> None:
        """Look again whether something is to be prepared, as the table has been drawn."""
        self._prepared = False
