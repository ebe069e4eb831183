"""The table as a scene: input becomes moves, moves become events, events are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from time import perf_counter

import pygame
from pygame import Rect, Surface

from game.decisions.targets import BUTTON
from game.match.bot_process import begin_server
from game.match.session import Session
from game.speech.reader import Aloud
from game.table.control.context import TableContext
from game.table.control.guide import Guide
from game.table.control.recapping import recap_of
from game.table.controls import Controls
from game.table.first_drawing import FirstDrawing
from game.table.hud import sheets, undo_buttons
from game.table.motion import opening
from game.table.picture import Picture
from game.table.warming import warm, warm_end, warm_first, warm_later, warm_opening
from game.ui import image_cache
from game.ui.disk_cache import disk
from game.ui.image_cache import MENUS, SHARED, TABLE
from game.ui.memory import settle
from game.ui.scene import Host, Scene

_SPARE = 0.006
"""How much of an idle step goes into baking what will be looked at next, in seconds."""
_COVERED = 1 / 6
"""How much less of a first drawing is prepared in each step below a notice, as a frame may have several."""
_DONE = object()


def _in_parts(steps: Iterator[object]) -> Iterator[None]:
    """Go through ``steps``, yielding whenever an idle step has been used up."""
    began = perf_counter()
    for _ in steps:
        if perf_counter() - began >= _SPARE:
            yield None
            began = perf_counter()


class TableScene(Scene):
    """A session's game at the table."""

    def __init__(
        self, host: Host, session: Session, guide: Callable[[Controls], Guide] | None = None
    ) -> None:
        """``guide``, if given, creates the guide who explains the game at this table."""
        self.host, self.session = host, session
        session.beside_frames = True
        self.context = TableContext(host, session)
        self.controls = Controls(self.context)
        self.picture = Picture(self.controls)
        if guide is not None:
            self.context.guide = guide(self.controls)
        self._language = host.settings.language
        self._ahead: Iterator[object] = iter(())
        """What is prepared in idle steps, one part in each."""
        self._prepared = False
        """Whether nothing is left to prepare, until something is drawn."""
        self._has_idled = False
        """Whether something has been prepared in this frame, which has several steps if it is late."""
        self._stepped = False
        """Whether a step has passed, so that it is known what is asked first."""
        self._round = 0
        """The round whose end is being prepared."""
        self._first = self._first_drawing(iter(()))

    @property
    def stale(self) -> bool:
        """Whether everything must be redrawn."""
        return self.context.stale

    @stale.setter
    def stale(self, stale: bool) -> None:
        self.context.stale = stale
        if stale:
            self.picture.uncovered()

    def enter(self, host: Host) -> None:
        """Set the table and start the room's ambient sound."""
        self.controls.phone_seats.sit()
        host.sound.ambience(True)
        self.controls.focus_control.enter()
        image_cache.forget(MENUS)  # make room for the table's pictures
        host.return_memory()
        self._get_ready()
        self.controls.flow.refresh()
        if not self.session.record.moves:
            self._open()
        elif not self.context.guide.lessons:
            self.context.sheet = recap_of(self.context)
        settle()

    def _get_ready(self) -> None:
        """Prepare what the game needs, so that no frame waits for it: bots and pictures.

        Who goes on with a game sees the table first, and a recap to read: that is time enough.
        """
        top = self.context.top
        goes_on = bool(self.session.record.moves)
        if self.host.settings.pace == "instant":
            self._wake_bots()
            self._first = self._first_drawing(iter(()))
        elif goes_on:
            top.put_off_small_map()
            self._first = self._first_drawing(iter(()))
            self._ahead = self._preparing()
        else:
            begin_server()
            persons = self.context.screen.view().persons
            sheet = self._warming_sheet()
            more = warm_opening(top, persons), sheet, top.warming_small_map(), self._waking()
            self._first = self._first_drawing(chain(*more))
            self._ahead = _in_parts(chain(warm(top), warm_later(top)))

    def _first_drawing(self, more: Iterator[object], before: Surface | None = None) -> FirstDrawing:
        """Return what prepares the first drawing of the tabletop, and ``more`` that the game needs."""
        top = self.context.top
        city = warm_first(top, lambda: self.context.row)
        return FirstDrawing(self.host, top.measuring(), chain(city, more, self.picture.warming()), before)

    def _warming_sheet(self) -> Iterator[None]:
        """Prepare what is to be read before the first move, if anything."""
        if self.context.sheet is not None:
            yield from self.context.sheet.warming(self.context.top.layout, self.context.shown)

    def _waking(self) -> Iterator[None]:
        """Start the bots' process as a part of a first drawing, by which what starts it is there."""
        self._wake_bots()
        yield

    def _wake_bots(self) -> None:
        """Start the bots' process, if there are any, before the first question."""
        if len(self.session.humans) < len(self.session.seats):
            self.context.director.pool.process.wake()

    def _preparing(self) -> Iterator[object]:
        """Prepare the same, and leave it out of garbage collections, yielding after each part."""
        top = self.context.top
        self._wake_bots()
        yield from _in_parts(top.warming_small_map())
        self.context.changed()
        while not top.prepare(_SPARE):
            yield None
        yield from _in_parts(chain(warm(top), warm_later(top), warm_end(top)))
        settle()

    def _open(self) -> None:
        """Show the beginning of the game: the persons are revealed, the first hands dealt.

        With New Persons, the nine grey ones that take part are shown first to whoever sits here (RULES.md
        section 9).
        """
        context = self.context
        if context.shown.new_persons and context.screen.persons:
            context.sheet = sheets.grey_in_play()
        if self.host.settings.pace == "instant" or context.guide.lessons:
            self.host.sound.play("bell_period")
            return
        opening.not_yet(context.shown)
        context.course = "round"
        view = context.screen.view()
        context.show(opening.opening(view), view)
        context.camera.look_at(None)
        context.top.lay_hand(context.screen.hand_of)

    def leave(self) -> None:
        """Stop the bots. Every move is on disk already; otherwise saving is tried once more."""
        self.session.keeper.save_if_needed(self.host.wait_for_disk)
        if self.session.keeper.news:
            self.host.notice(self.session.keeper.news)
        if self.session.keeper.lost:
            self.host.game_lost(self.session.keeper.lost)
        self.context.director.close()
        self.controls.focus_control.leave()
        self.host.sound.ambience(False)
        self.host.sound.music(None)
        disk.flush()
        self.context.top.painter.forget()
        self.picture.forget()
        image_cache.forget(TABLE, SHARED)
        self.host.return_memory(later=True)

    def resize(self, size: tuple[int, int]) -> None:
        """Rebuild the table for a new size; animations are finished at once."""
        self.context.animator.skip()
        self.context.lay_anew(size)
        self._first = self._first_drawing(self.context.top.warming_small_map(), self.picture.seen)
        self._ahead = self._preparing()
        self.controls.flow.carrying.let_go()
        if self._language != self.host.settings.language:
            self._language = self.host.settings.language
            self.context.tell("")
        self.controls.flow.refresh()

    def step_covered(self, dt: float) -> None:
        """Let phones play on below a notice; without phones the table stands still once it is laid."""
        plays = self.controls.phone_seats.stage is not None and not self.session.game.over
        if plays or not self.laid:
            self.step(dt)

    def step(self, dt: float) -> None:
        """Advance the camera's glide, animations and bots, and put the next decision.

        While the first drawing is prepared, the game waits.
        """
        if not self._lay():
            return
        context, flow = self.context, self.controls.flow
        animator, pace = context.animator, self.host.settings.pace
        # The later the period on display, the more instruments: A3 is the first, C1 the third.
        self.host.sound.music("table", period="ABC".index(context.shown.label[0]) + 1)
        context.guide.step(dt)
        flow.hear_of_disk()
        spent = context.hurried(dt)
        phones = self.controls.phone_seats
        flies = context.animate(spent, context.guide.blocks_game, past_sheet=phones.stage is not None)
        context.moving = flow.carrying.step(dt) or flow.donation.step(dt) or flies or context.moving
        context.director.confirm = self.host.settings.confirm_turns
        context.rest(dt)
        if animator.busy:
            context.director.pass_time(spent)
        if phones.step(covered=self.host.scene is not self) and (not animator.busy or flow.may_overlap):
            flow.go_on(spent, pace, past_sheet=phones.stage is not None)
            for _ in range(phones.picks):  # of all in this step, not one after the other's display
                flow.go_on(0.0, pace, past_sheet=True)
        self.controls.hints.step()
        if flow.offer(pace):
            self.controls.focus_control.focus((BUTTON, undo_buttons.DONE))
        if self.picture.dots.step(context.director.pool.process.thinking, dt):
            context.changed()
        still = not (context.stale or context.moving or context.top.gliding)
        idle = still and not self._prepared and pace != "instant" and not self.session.game.over
        if context.shown.round != self._round:
            self._round, self._prepared = context.shown.round, False
            self._ahead = chain(self._ahead, _in_parts(warm_end(context.top)))
        idle, self._has_idled = idle and not self._has_idled, self._has_idled or idle
        if idle and next(self._ahead, _DONE) is _DONE:
            self._prepared = context.top.prepare(_SPARE, context.screen.persons)
        self.controls.focus_control.step()
        if not self._stepped and context.top.gliding:  # nobody has seen where it begins
            context.top.look_at(context.top.focus, context.top.hand_up, at_once=True)
        self._stepped = True
        if context.stale:
            context.top.make_way(bool(context.row))
            context.top.lay_hand(context.screen.hand_of)
        self._lay()

    def _lay(self) -> bool:
        """Go on preparing the first drawing, once a frame; return whether the game may go on.

        Before that it does but one step: what is asked then tells where the camera looks.
        """
        first, covered = self._first, self.host.scene is not self
        if not first.done and (covered or not self._has_idled):
            share = _COVERED if covered else 1.0
            if first.measure(share) and self._stepped and first.go_on(share) and first.seen:
                self.stale = True  # all of what is seen meanwhile is drawn over
                disk.flush()
                settle()
            self._has_idled = self._stepped or not first.measured
        return first.done or (first.measured and not self._stepped)

    @property
    def laid(self) -> bool:
        """Whether all is prepared to draw the table; until then nothing can be done there."""
        return self._first.done

    def handle(self, event: pygame.Event) -> None:
        """Pass an event to the guide, then to the focus control (keys, pads), then to the pointer.

        Nothing can be done at a table that is being laid.
        """
        if self._first.seen and not self.laid:
            return
        if self.context.guide.handle(event) or self.controls.focus_control.handle(event):
            return
        self.controls.pointer.handle(event)

    def aloud(self) -> Aloud:
        """Return what is asked, and the thing that has the focus."""
        focus = self.controls.focus_control
        return self.controls.spoken.aloud(focus.order(), focus.strayed)

    def survey(self, whole: bool) -> str:
        """Return how the person who is asked stands, or everybody."""
        return self.controls.spoken.survey(whole)

    def draw(self, surface: Surface, alpha: float) -> bool | list[Rect]:
        """Draw the table if something has changed; for the first time where its first question is seen."""
        context, self._has_idled = self.context, False
        covered = self.host.scene is not self
        if not self.laid:
            if not (covered or self._stepped or self._first.begun):
                return False
            everything, context.stale = context.stale or covered, False
            return self._first.draw(surface, everything, covered)
        if self._stepped and context.top.gliding:
            context.top.get_ready(context.row)
        if not self._stepped or not (context.stale or context.moving):
            return False
        everything, context.stale, context.moving = context.stale, False, False
        self._prepared = False
        return self.picture.draw(surface, everything, on_top=not covered)
