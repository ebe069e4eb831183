"""The picture of the table in the window: what lies still, and what flies above it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect, Surface

from game.decisions.gestures import Thing
from game.decisions.prompts import prompt, waiting
from game.table import effects
from game.table.control.focus_control import FocusControl
from game.table.control.focus_targets import lens_box
from game.table.controls import Controls
from game.table.hud import curtain, message_lens, undo_buttons
from game.ui.sprites import Layer, Painted, Recorder, unseen
from game.words import say

_BEAT = 0.25
"""Seconds between the dots."""


class Dots:
    """Counts the beats while a bot thinks."""

    def __init__(self) -> None:
        self.seats: tuple[str, ...] = ()
        """The seats that have thought for a beat."""
        self.beat = 0
        self._beaten = 0.0

    def step(self, thinking: str | None, dt: float) -> bool:
        """Advance while the seat ``thinking`` (or nobody) thinks; return whether the dots look different."""
        if self.seats and self.seats != (thinking,):
            self.seats, self._beaten = (), 0.0
            return True
        self._beaten = self._beaten + dt if thinking else 0.0
        if not thinking or self._beaten < _BEAT:
            return False
        self.seats, self._beaten, self.beat = (thinking,), 0.0, self.beat + 1
        return True


class _State(NamedTuple):
    """How the table lies."""

    dark: bool
    """In the full dark of the plague."""
    calm: bool
    """Nobody is to move, because a ceremony is shown."""


class Picture:
    """Draws a table; while something flies, everything that lies still is cached."""

    def __init__(self, controls: Controls) -> None:
        self.context, self._controls = controls.context, controls
        self._donation, self._carrying = controls.flow.donation, controls.flow.carrying
        self.dots = Dots()
        self._still, self._window = Layer(), Painted()
        """All that lies still, and the window, where the rest lies above it."""
        self._frozen = False
        """Whether the picture of what lies still is kept as it is, while something flies above it."""
        self._state = _State(dark=False, calm=False)

    def forget(self) -> None:
        """Drop the cached picture."""
        self._frozen = False
        self._still.forget()
        self._window.forget()

    @property
    def seen(self) -> Surface | None:
        """The table as it was last seen at rest, if it was. Shared, don't draw on it."""
        return self._still.picture

    @property
    def waits(self) -> bool:
        """Whether something that has changed is only shown in the window with the next frame."""
        return self._window.waits

    def uncovered(self) -> None:
        """Draw all of the window the next time: it shows something else now."""
        self._window.forget()

    def warming(self) -> Iterator[None]:
        """Prepare the words of the first drawing, yielding after each part."""
        nowhere = unseen(self.context.host.size)
        if not self.context.screen.curtain:
            self._draw_words(nowhere)
            yield
        for button in self.context.buttons:
            button.draw(nowhere, self.context.top.text_scale)
            yield

    def draw(self, surface: Surface, everything: bool, on_top: bool) -> bool | list[Rect]:
        """Draw the table; unless ``everything``, only flying things have moved since the last time.

        Return where the window has changed, or ``True`` for everywhere. Unless it is ``on_top`` of all
        scenes, the focus and the key hints are hidden.
        """
        context = self.context
        focus = self._controls.focus_control if on_top else None
        if context.screen.curtain:
            self._window.forget()
            colour = context.screen.curtain
            curtain.draw(surface, colour, context.session.name(colour), context.top.text_scale)
            for button in context.buttons:
                button.draw(surface, context.top.text_scale)
            if context.sheet:
                context.sheet.draw(surface, context.top.layout, context.shown)
            if focus:
                focus.draw(surface)
            return True
        lit, lights = context.selectable, not context.host.low_power
        dark = lights and effects.darkness(context.animator) >= 1
        before, flew = self._state, self._frozen
        self._state = _State(dark, context.animator.ceremony)
        self._frozen = flew and self._state == before
        changed = self._paint_still(surface, lit, focus) if everything or not self._frozen else []
        if changed is None or not on_top or context.guide.blocks_game:  # a guide dims what is there
            self._window.forget()
            if changed is not None and self._still.picture is not None:
                surface.blit(self._still.picture, (0, 0))
            self._draw_above(surface, focus, lights)
            return True
        painted: list[Rect] = []
        # Where the dark begins or ends nothing else is drawn: it lies above what moves.
        if dark == before.dark or not self._window.wait(surface, changed):
            above = Recorder(surface.get_size())
            assert self._still.picture is not None
            above.blit(self._still.picture)
            self._draw_above(above, focus, lights)
            painted = self._window.paint(surface, above.sprites, changed, later=flew or self._frozen)
        context.moving = context.moving or self._window.waits
        return painted

    def _draw_above(self, surface: Surface, focus: FocusControl | None, lights: bool) -> None:
        """Draw what lies above what is still: effects, what flies, the focus, and what is to be read."""
        context = self.context
        effects.draw(surface, context.top, context.animator, lights, self._state.dark)
        context.animator.draw(surface)
        self._donation.draw_moving(surface)
        self._carrying.draw(surface)
        if context.sheet:
            context.sheet.draw(surface, context.top.layout, context.shown)
        if focus and not context.guide.blocks_game:
            focus.draw(surface)
        if not context.sheet and not context.drag:
            self._controls.hints.draw(surface)
            context.guide.draw(surface)

    def _paint_still(
        self, surface: Surface, lit: tuple[Thing, ...], focus: FocusControl | None
    ) -> list[Rect] | None:
        """Paint what has changed since the last time of all that lies still, and return where.

        While something flies above it, it is kept as it is. While the camera moves, everything changes: then
        it is drawn on the ``surface`` at once, and the answer is None.
        """
        context = self.context
        flies = context.animator.busy or self._carrying.moving or self._donation.moving
        self._frozen = flies and not context.top.gliding
        if context.top.camera.way is not None:
            self._draw_still(surface, lit, focus)
            return None
        canvas = Recorder(surface.get_size())
        self._draw_still(canvas, lit, focus)
        return self._still.paint(canvas.get_size(), canvas.sprites, context.top.painter.take_changes())

    def _draw_still(self, surface: Surface, lit: tuple[Thing, ...], focus: FocusControl | None) -> None:
        context, top = self.context, self.context.top
        pending = context.pending if lit else None
        goal = (pending.goal, pending.colour) if pending and pending.goal else None
        named = not self._state.dark  # the sums of the plague stand in the place of names
        top.draw_table(surface, lit, context.hovered, context.row, goal, named)
        self._donation.draw(surface)
        if focus:
            focus.draw_in_city(surface)
        beat = self.dots.beat
        answered = context.shown.seats if self._state.calm else self._controls.phone_seats.answered
        lively = not context.animator.still
        top.draw_surroundings(
            surface, lit, context.hovered, self.dots.seats, beat, answered, lively, context.animator.busy
        )
        if not context.sheet:  # what closes the sheet stands there
            top.draw_hand(surface, lit)
        top.draw_dropped(surface)
        self._draw_message(surface)
        self._draw_words(surface)
        beneath = context.row if context.sheet else []  # what closes the sheet stands there
        for button in context.buttons:
            if button.rect not in beneath:
                button.draw(surface, top.text_scale)
        if self._state.dark:
            top.fall_dark(surface, top.camera)

    def _draw_message(self, surface: Surface) -> None:
        """Draw the message that may be collected in full."""
        context, top = self.context, self.context.top
        box = lens_box(context)
        if box is None or context.pending is None:
            return
        asked = context.pending.decision
        market = asked.place or ""
        around = top.lighting.around(top.camera, market)
        message_lens.draw(surface, top.layout, context.shown, market, asked.colour, around, box)

    def _draw_words(self, surface: Surface) -> None:
        context = self.context
        colour: str | None = None
        narrated = context.narration if context.narrates else (None, "")
        if narrated[1]:
            colour, sentence = narrated
        elif context.pending and not context.animator.busy:
            colour = context.pending.colour
            pending, warned = context.pending, context.warning
            sentence = prompt(context.session, pending.decision, pending.chosen, warned, pending.place_name)
        elif context.session.game.over:
            sentence = say("table-over")
        elif context.offered.done and context.director.unconfirmed:
            colour = context.director.unconfirmed
            sentence = say("table-done-prompt", name=context.session.name(colour))
        else:
            answered = self._controls.phone_seats.answered
            to_move = [seat for seat in context.shown.to_move if seat not in answered]
            colour = to_move[0] if len(to_move) == 1 else None
            missing, here = self._controls.phone_seats.missing, bool(context.screen.viewers)
            sentence = missing or waiting(context.session, tuple(to_move), others=here)
        row = context.top.layout.buttons
        free = not any(button.rect.colliderect(row) for button in context.buttons)
        end = undo_buttons.prompt_end(context.top.layout, context.buttons)
        context.top.draw_prompt(surface, colour, sentence, *context.shown_caption, free, end)
