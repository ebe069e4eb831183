"""Keyboard and pads at the table: the focus, and the commands of keys and buttons.

The focus starts on the first thing that a decision lights and moves only when the player moves it. Selecting
the focused thing means the same as clicking it: card, then place; from, then to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from engine import Decision
from game.decisions.gestures import Thing
from game.decisions.targets import BUTTON, CARD, PERSON
from game.input import bindings as ask
from game.input.bindings import BACK, NEXT, PREVIOUS, SELECT
from game.input.devices import MOUSE, PAD, DeviceCommand
from game.seats import HUMAN
from game.settings import PACES
from game.table.control import focus_targets, key_hints
from game.table.control.dispatch import MoveDispatch
from game.table.control.flow import Flow
from game.table.control.focus_targets import IN_CITY, Spot
from game.table.control.key_hints import hints
from game.table.control.spoken import SpokenTable
from game.table.hud import undo_buttons
from game.table.pointing import MAP
from game.ui import focus_frame
from game.ui.focus_graph import Neighbours
from game.ui.key_legend import Hint
from game.words import Family, say

STAND_IN = "normal"
"""The bot that replaces a player whose pad is disconnected."""

_PACE = Family("steering-pace", PACES)
_SHOWS_FIRST = (*ask.DIRECTIONS, SELECT, NEXT, PREVIOUS)
"""After mouse use, the first of these commands only shows the focus, so nobody selects something unmarked."""


class FocusControl:
    """The focus at a table. ``thing`` has it; None if nothing does yet."""

    def __init__(self, flow: Flow, dispatch: MoveDispatch, spoken: SpokenTable) -> None:
        self.context, self._flow = flow.context, flow
        self._dispatch, self._spoken, self.devices = dispatch, spoken, flow.context.host.devices
        self.thing: Thing | None = None
        self.legend: pygame.Rect | None = None
        """Where the key hints are drawn; ``None`` if they aren't."""
        self._decision: Decision | None = None
        self._so_far: tuple[str | None, Thing | None] = None, None
        """The card and the place that had been chosen when the focus was moved last."""
        self._shown = self.devices.last != MOUSE
        self.strayed = False
        """Whether the player has moved the focus since the decision was put."""
        self._rumbled: str | None = None
        self._stand_ins: set[str] = set()

    @property
    def shown(self) -> bool:
        """Whether the focus is marked: a key or a pad was used last, and there is something to do."""
        context = self.context
        quiet = not (context.screen.curtain or context.sheet or context.guide.blocks_game)
        return self._shown and quiet and self.thing is not None and (self.strayed or not context.busy)

    # Events from the table

    def enter(self) -> None:
        """Start at the table: its players get back the pads they had before."""
        self.devices.take_lost()
        self.devices.take_back()
        self.devices.pad_seats.begin(self._people() if len(self.context.session.humans) > 1 else {})

    def handle(self, event: pygame.Event) -> bool:
        """Carry out the command of a key or button; return whether the event is consumed."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._pointer(event)
        asked = self.devices.asked(event)
        if asked is None:
            return False
        if not self.context.drag:
            self._follow(asked)
        elif asked.command == BACK:
            self._flow.carrying.let_go()
        self.context.changed()
        return True

    def leave(self) -> None:
        """Leave the table: seats give up their pads, but players get them back in the next game."""
        self.devices.pad_seats.end(self._people())

    def stand_in(self, seat: str) -> None:
        """Let a bot play for ``seat`` until the disconnected pad returns."""
        self._stand_ins.add(seat)
        self._flow.seat_players({seat: STAND_IN})

    def _people(self) -> dict[str, str]:
        session = self.context.session
        return {seat: session.name(seat) for seat in session.humans}

    def step(self) -> None:
        """Follow the decision, the device in use, and disconnected pads."""
        shown = self.devices.last != MOUSE
        if shown != self._shown:
            self._shown = shown
            self.context.changed()
        self._follow_decision()
        self._call()
        if shown:
            self.context.hover(self.thing if self.shown else None)
        self._look_for_pads()

    def _look_for_pads(self) -> None:
        """Stop the game if a pad is disconnected; give the seat back if its pad returns."""
        context, devices = self.context, self.devices
        for seat in devices.take_back():
            if seat in self._stand_ins and not context.session.seat(seat).human:
                self._flow.seat_players({seat: HUMAN})
            self._stand_ins.discard(seat)
            context.tell(say("pads-back", name=context.session.name(seat)))
        for lost in devices.take_lost():
            if lost.seat is None or context.session.seat(lost.seat).human:
                self._flow.carrying.let_go()
                context.host.go.pad_lost(context.session, lost.seat, self._answering(), self.stand_in)

    def draw_in_city(self, surface: pygame.Surface) -> None:
        """Draw the focus mark if it is in the city, beneath everything that covers the city."""
        if self.thing is not None and self.thing[0] in IN_CITY:
            self._draw_frame(surface, self.thing)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the focus mark if it isn't in the city, and the key hints."""
        if self.thing is not None and self.thing[0] not in IN_CITY:
            self._draw_frame(surface, self.thing)
        self.legend = key_hints.draw(surface, self.context, self.devices, self.hints())

    def hints(self) -> list[Hint]:
        """Return the key hints for the current situation."""
        focus = self.thing if self.shown else None
        return hints(self.context, self.devices, focus, self.claimed(self.devices.pad))

    def _draw_frame(self, surface: pygame.Surface, thing: Thing) -> None:
        top = self.context.top
        shape = focus_targets.shape_of(self.context, thing) if self.shown else None
        if shape is not None:
            focus_frame.draw(surface, shape, top.layout.u, quick=top.gliding)

    # The focus

    def spots(self) -> list[Spot]:
        """Return what can have the focus now."""
        return focus_targets.spots(self.context.top, self._lit(), self._buttons())

    def _buttons(self) -> dict[Thing, Rect]:
        return {(BUTTON, button.key): button.rect for button in self.context.buttons}

    def neighbours(self) -> Neighbours[Thing]:
        """Return where the focus moves from each thing in each direction."""
        return focus_targets.neighbours(self.spots())

    def focus(self, thing: Thing) -> None:
        """Give ``thing`` the focus, and point the camera at it."""
        context = self.context
        self.thing = thing
        if not focus_targets.in_sight(context.top, thing):
            self.context.camera.look_at(None)
        elif thing[0] == CARD and thing in self._lit():
            self.context.camera.home()  # raises the hand again
        context.changed()

    def _lit(self) -> tuple[Thing, ...]:
        context = self.context
        if context.busy:
            return ()
        asked = context.pending.selectable if context.pending else ()
        offered = ((BUTTON, button.key) for button in context.buttons if button.key == undo_buttons.DONE)
        return (*asked, *offered)

    def order(self) -> list[Thing]:
        """Return the things that can be chosen now, in stepping order."""
        lit = focus_targets.lit_spots(self.context.top, self._lit(), self._buttons())
        return [one.thing for one in focus_targets.in_order(lit)]

    @property
    def _seen(self) -> bool:
        """Whether the decision has already been on screen, so that it wasn't put in this very frame."""
        return self.context.pending is None or self._decision is self.context.pending.decision

    def _follow_decision(self) -> None:
        """Move the focus to the first lit thing after a new decision or a different chosen card."""
        context = self.context
        pending = context.pending if not context.busy else None
        if pending is None:
            return
        before, (chosen, place) = self._decision, self._so_far
        if pending.decision is before and (pending.chosen, pending.place) == (chosen, place):
            return
        order = self.order()
        if not order:
            return  # the hand isn't laid out yet
        self._decision, self._so_far = pending.decision, (pending.chosen, pending.place)
        self.strayed = False
        same_again = (
            before is not None and before is not pending.decision and before.kind == pending.decision.kind
        )
        if pending.place is not None:
            self.focus(self._first(order))
        elif pending.decision is before and place is not None and pending.chosen is None:
            self.focus(place)
        elif pending.decision is before and chosen is not None and pending.chosen is None:
            self.focus((CARD, chosen))
        elif pending.chosen is not None:
            self.focus(self._first([thing for thing in order if thing[0] != CARD] or order))
        elif not (same_again and self.thing in order):
            self.focus(self._first(order))

    def _first(self, order: Sequence[Thing]) -> Thing:
        """Return the first thing whose choice is not wasted, so that nothing is lost by a blind press."""
        context, pending = self.context, self.context.pending
        assert pending is not None
        return next((thing for thing in order if not context.wastes(pending.considered(thing))), order[0])

    def _call(self) -> None:
        """Rumble the pad of the player whose turn begins."""
        seat = self.context.screen.curtain or self._answering()
        if seat == self._rumbled:
            return
        self._rumbled = seat
        if seat is None:
            return
        in_use = self.devices.pad if self.devices.last == PAD else None
        own = self.devices.pad_seats.pad_of(seat)
        self._shake(in_use if own is None else own)

    def _shake(self, pad: int | None) -> None:
        if self.context.host.settings.rumble:
            self.devices.rumble(pad)

    # Commands

    def _answering(self) -> str | None:
        """Return the seat that is asked, that the curtain waits for, or that may still end its turn."""
        screen = self.context.screen
        if screen.curtain or screen.asked:
            return screen.curtain or (screen.asked.colour if screen.asked else None)
        return self.context.director.unconfirmed if self.context.offered.done else None

    def _may_answer(self, pad: int | None) -> bool:
        seat = self._answering()
        if seat is None or self.devices.pad_seats.may_answer(seat, pad):
            return True
        self.context.refuse(say("steering-not-your-turn", name=self.context.session.name(seat)))
        return False

    def claimed(self, pad: int | None) -> str | None:
        """Return the seat that ``pad`` would take at the curtain; None if it can't take one now.

        A single pad is passed round and never belongs to one seat.
        """
        seat, seats = self.context.screen.curtain, self.devices.pad_seats
        if seat is None or pad is None or len(self.devices.pads) < 2:
            return None
        return seat if seats.pad_of(seat) is None and seats.seat_of(pad) is None else None

    def _claim(self, pad: int | None) -> None:
        seat = self.claimed(pad)
        if seat is not None and pad is not None:
            self.devices.pad_seats.take(seat, pad)
            self._shake(pad)
            self._flow.advance()

    def _pointer(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self.devices.last != MOUSE  # with a pad or a key in use, the mouse was only bumped
        return event.type == pygame.MOUSEBUTTONDOWN and not self._may_answer(None)

    def _follow(self, asked: DeviceCommand) -> None:
        context, command = self.context, asked.command
        hidden, self._shown = not self._shown, True
        if command == ask.PAUSE:
            self._flow.pause()
        elif command == ask.SUMMARY and context.sheet in (None, context.summary):
            context.toggle(context.summary)
        elif command == ask.OVERVIEW and context.sheet in (None, context.overview):
            context.toggle(context.overview)
        elif not self._may_answer(asked.pad):
            return
        elif context.sheet is not None or context.screen.curtain:
            if command == SELECT or (
                context.sheet and command in (BACK, ask.CLOSE_UP, ask.HISTORY, ask.SUMMARY, ask.OVERVIEW)
            ):
                self._flow.advance()
            elif command == BACK:
                self._flow.pause()
            elif command in (ask.UNDO, ask.HISTORY) and context.sheet is None:
                self._obey(command, hidden)
            elif command == ask.CLOSE_UP and self.claimed(asked.pad) is not None:
                self._claim(asked.pad)
        elif command == SELECT and self._flow.advance():
            return
        elif not (hidden and command in _SHOWS_FIRST):
            self._obey(command, hidden)

    def _obey(self, command: str, hidden: bool) -> None:
        context, top = self.context, self.context.top
        match command:
            case "select":
                if self.thing is not None and self.shown and self._seen:
                    self._dispatch.press(self.thing)
            case "back":
                self._back()
            case "next" | "previous":
                self._step_on(1 if command == NEXT else -1)
            case "left" | "right" | "up" | "down":
                self._move(command)
            case "close_up":
                thing = context.hovered if hidden else self.thing
                if thing is not None and thing[0] == MAP:
                    self._dispatch.press(thing)
                elif thing is not None:
                    context.close_up(thing)
            case "boroughs" | "boroughs_back":
                self._look_round(1 if command == ask.BOROUGHS else -1)
            case "city" if top.focus is None:
                context.camera.home()
                context.forget_passing()
            case "city":
                context.camera.look_at(None)
                context.forget_passing()
            case "faster" | "slower":
                self._change_pace(1 if command == ask.FASTER else -1)
            case "undo":
                self._flow.undo()
            case "history":
                self._flow.history()
            case "hint":
                self._flow.hints.ask(partial(self._follow_hint, self.thing))
            case "again":
                self._flow.repeat()
            case _ if command in ask.NUMBERS:
                self._press_number(int(command))

    def _back(self) -> None:
        """Undo the nearest thing: laid coins, a chosen card, a close look; else pause."""
        context = self.context
        if context.laid:
            self._flow.undo()
        elif context.chosen is not None:
            self._dispatch.press((CARD, context.chosen))
        elif context.place is not None:
            self._dispatch.press(context.place)
        elif context.camera.home():
            context.forget_passing()
        else:
            self._flow.pause()

    def _move(self, direction: str) -> None:
        around = self.spots()
        goal: Thing | None = (focus_targets.in_order(around) or around)[0].thing
        if self.thing is not None and any(found.thing == self.thing for found in around):
            goal = focus_targets.neighbours(around).get((self.thing, direction))
        if goal is not None:
            self.strayed = True
            self.focus(goal)
            self.context.host.sound.play("button_hover")

    def _step_on(self, step: int) -> None:
        order = self.order()
        if not order:
            return
        told = self._flow.hints.told
        if self.thing in order:
            self.focus(order[(order.index(self.thing) + step) % len(order)])
        else:  # it strayed, perhaps to the button of hints
            self.focus(told if told in order else order[0])
        self.context.host.sound.play("button_hover")

    def _follow_hint(self, before: Thing | None, told: Thing) -> None:
        """Give the focus to what a hint concerns, if it is still where it was when the hint was asked for."""
        if self.thing == before and told in self.order():
            self.focus(told)
            self.context.hover(told)

    def _look_round(self, step: int) -> None:
        top = self.context.top
        ring = self.context.shown.ring
        home = ring.index(self._answering() or top.ring_plan.bottom)
        looks = (None, *ring[home:], *ring[:home])
        goal = looks[(looks.index(top.focus) + step) % len(looks)]
        self.context.look_closer(goal, aloud=self._spoken.borough(goal))

    def _change_pace(self, step: int) -> None:
        host = self.context.host
        at = PACES.index(host.settings.pace) + step
        pace = PACES[max(0, min(len(PACES) - 1, at))]
        host.change_settings(pace=pace)
        self.context.tell(say("steering-pace", pace=_PACE.say(pace)))

    def _press_number(self, number: int) -> None:
        """Press the n-th of the cards, persons and buttons that can be pressed."""
        context = self.context
        if context.pending is None or context.busy or not self._seen:
            return
        hand: list[Thing] = [(CARD, card) for card in context.top.hand.cards]
        targets = [(target.kind, target.key) for target in context.pending.targets]
        pressed: list[Thing] = [thing for thing in targets if thing[0] in (CARD, PERSON, BUTTON)]
        pressed.sort(key=lambda thing: hand.index(thing) if thing in hand else len(hand))
        if number <= len(pressed):
            self.focus(pressed[number - 1])
            self._dispatch.press(pressed[number - 1])
