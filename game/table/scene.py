"""The table as a scene: input becomes moves, moves become events, events are shown."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.decisions.targets import BUTTON
from game.match.session import Session
from game.speech.reader import Aloud
from game.table.control.context import TableContext
from game.table.control.guide import Guide
from game.table.control.recapping import recap_of
from game.table.controls import Controls
from game.table.hud import sheets, undo_buttons
from game.table.motion import opening
from game.table.picture import Picture
from game.table.preparing import Preparing
from game.ui import image_cache
from game.ui.arrival import Arrival
from game.ui.disk_cache import disk
from game.ui.image_cache import MENUS, SHARED, TABLE
from game.ui.memory import freeze
from game.ui.scene import Host, Scene


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
        self._preparing = Preparing(self.context, self.picture)
        self._stepped = False
        """Whether a step has passed, so that it is known what is asked first."""
        self.drawn = self._attended = False
        """Whether the table has been drawn; and whether what is pressed now was pressed after that."""
        self._arrival = Arrival(asked_for=True)

    @property
    def stale(self) -> bool:
        """Whether everything must be redrawn."""
        return self.context.stale

    @stale.setter
    def stale(self, stale: bool) -> None:
        self.context.stale = stale
        if stale:
            self.picture.uncovered()

    def use_device(self) -> None:
        """Draw the hints of another device: nothing else of the window has changed."""
        self.context.changed()

    def enter(self, host: Host) -> None:
        """Set the table and start the room's ambient sound."""
        self.controls.phone_seats.sit()
        host.sound.ambience(True)
        self.controls.focus_control.enter()
        image_cache.forget(MENUS)  # make room for the table's pictures
        self._preparing.open()
        self.controls.flow.refresh()
        if not self.session.record.moves:
            self._open()
        elif not self.context.guide.lessons:
            self.context.sheet = recap_of(self.context)
        freeze()

    def _open(self) -> None:
        """Lay the table for the beginning of the game: the persons are revealed, the first hands dealt.

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
        context.automatic, context.begins = "round", True
        context.camera.look_at(None)
        context.top.lay_hand(context.screen.hand_of)

    def _begin(self) -> None:
        """Let the beginning of the game be shown, once all is prepared."""
        context = self.context
        if context.begins and self._preparing.first.ready:
            context.begins = False
            view = context.screen.view()
            context.show(opening.opening(view), view)

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
        self._preparing.begin_anew()
        self.controls.flow.carrying.let_go()
        if self._language != self.host.settings.language:
            self._language = self.host.settings.language
            self.context.tell("")
        self.controls.flow.refresh()

    def step_covered(self, dt: float) -> None:
        """Let phones play on below a notice; without phones the table stands still once it is laid."""
        plays = self.controls.phone_seats.activity is not None and not self.session.game.over
        if plays or not self._preparing.first.ready:
            self.step(dt)

    def step(self, dt: float) -> None:
        """Advance the game at the table by ``dt`` seconds; while its first drawing is prepared, it waits."""
        self._attended = self.drawn
        self._arrival.step(dt)
        if not self._lay():
            return
        self._begin()
        self._play_music()
        self.context.guide.step(dt)
        self.controls.flow.hear_of_disk()  # before anything moves: only what is on disk is shown
        spent = self.context.hurried(dt)
        self._move(dt, spent)  # before the game goes on: it waits for what flies
        self._play_on(spent)
        self._tell_news(dt)  # after the game: a hint is for what is asked by now, as is the offer to undo
        self._preparing.go_on(self._idle)  # after all that may change the picture
        self.controls.focus_control.step()  # after the offer: the end of a turn may take the focus
        self._finish_step()
        self._lay()
        self._begin()

    def _lay(self) -> bool:
        """Go on preparing the first drawing; return whether the game may go on."""
        return self._preparing.lay(self._covered, self._stepped)

    @property
    def _covered(self) -> bool:
        """Whether another scene lies above the table."""
        return self.host.scene is not self

    def _play_music(self) -> None:
        """Play the music: the later the period on display, the more instruments."""
        period = "ABC".index(self.context.shown.label[0]) + 1  # A3 is in the first, C1 in the third
        self.host.sound.music("table", period=period)

    def _move(self, dt: float, spent: float) -> None:
        """Move the camera and all that flies; acts are shown faster if more time is ``spent`` than ``dt``."""
        context, flow = self.context, self.controls.flow
        past_sheet = self.controls.phone_seats.activity is not None
        flies = context.animate(spent, context.guide.blocks_game, past_sheet)
        context.moving = flow.carrying.step(dt) or flow.donation.step(dt) or flies or context.moving
        context.rest(dt)

    def _play_on(self, spent: float) -> None:
        """Let the phones and the bots play on, and put the next decision."""
        context, flow, phones = self.context, self.controls.flow, self.controls.phone_seats
        if context.begins:
            return
        pace = self.host.settings.pace
        context.director.confirm = self.host.settings.confirm_turns
        if context.animator.busy:
            context.director.pass_time(spent)
        if phones.step(self._covered) and (not context.animator.busy or flow.may_overlap):
            flow.go_on(spent, pace, past_sheet=phones.activity is not None)
            for _ in range(phones.picks):  # of all in this step, not one after the other's display
                flow.go_on(0.0, pace, past_sheet=True)

    def _tell_news(self, dt: float) -> None:
        """Tell what is new to the person who is asked: a hint, the end of a turn, that a bot thinks."""
        self.controls.hints.step()
        if self.controls.flow.offer(self.host.settings.pace):
            self.controls.focus_control.focus((BUTTON, undo_buttons.DONE))
        if self.picture.dots.step(self.context.director.pool.process.thinking, dt):
            self.context.changed()

    @property
    def _idle(self) -> bool:
        """Whether this step has changed nothing, so that there is time to prepare something."""
        context = self.context
        still = not (context.stale or context.moving or context.top.gliding)
        return still and self.host.settings.pace != "instant" and not self.session.game.over

    def _finish_step(self) -> None:
        """Put in place what depends on the whole step: the hand, and a camera that nobody has seen yet."""
        context, top = self.context, self.context.top
        if not self._stepped and top.gliding:  # nobody has seen where it begins
            top.look_at(top.focus, top.hand_up, at_once=True)
        self._stepped = True
        if context.stale:
            top.make_way(bool(context.row))
            top.lay_hand(context.screen.hand_of)

    @property
    def laid(self) -> bool:
        """Whether all is prepared to draw the table."""
        return self._preparing.first.done

    @property
    def listens(self) -> bool:
        """Whether presses are meant for the table: it has been seen, and nobody presses on and on."""
        return self._attended and self._arrival.over

    def handle(self, event: pygame.Event) -> None:
        """Pass an event to the guide, then to the focus control (keys, pads), then to the pointer.

        Nothing can be done at a table before all is prepared, nor with presses that were begun before it was
        seen: whoever presses on and on has to pause first, or is heard a little later.
        """
        if not self._attended:
            self._arrival.note(event)
            return
        if (self._preparing.first.seen and not self._preparing.first.ready) or self._arrival.holds_back(
            event
        ):
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
        context, first, covered = self.context, self._preparing.first, self._covered
        self._preparing.begin_frame()
        if not first.done:
            if not (covered or self._stepped or first.begun):
                return False
            everything, context.stale = context.stale or covered, False
            return first.draw(surface, everything, covered)
        if self._stepped and context.top.gliding:
            context.top.get_ready(context.row)
        if not self._stepped or not (context.stale or context.moving):
            return False
        everything, context.stale, context.moving = context.stale, False, False
        self._preparing.note_drawing()
        self.drawn = True
        return self.picture.draw(surface, everything, on_top=not covered)
