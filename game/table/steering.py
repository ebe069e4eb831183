"""Keyboard and pads at the table: the focus, and what is asked with keys and buttons.

The focus starts on the first thing that a decision lights and moves only when the player moves it. A press
on what has it means what a press of the pointer means: card, then place; from, then to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from engine import Decision
from game import bindings as ask
from game.bindings import BACK, NEXT, PREVIOUS, SELECT
from game.devices import MOUSE, PAD, Asked, Devices
from game.seats import HUMAN
from game.settings import PACES
from game.table import focus_frame, steering_hints, turn_end, turning_back
from game.table.intents import Thing
from game.table.spots import IN_CITY, Spot, framed, in_order, in_sight, outline, spots, ways
from game.table.tabletop import MAP
from game.table.targets import BUTTON, CARD, PERSON
from game.ways import Ways
from game.words import Family, say

if TYPE_CHECKING:
    from game.table.scene import TableScene

STAND_IN = "normal"
"""The bot that plays for somebody whose pad has gone."""

_PACE = Family("steering-pace", PACES)
_SHOWS_FIRST = (*ask.DIRECTIONS, SELECT, NEXT, PREVIOUS)
"""After the mouse was used, one of these only shows where the focus is: nobody presses what isn't marked."""


class Steering:
    """The focus of a table's scene. ``thing`` has it; ``None``: nothing does yet."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.thing: Thing | None = None
        self._decision: Decision | None = None
        self._chosen: str | None = None
        self._shown = self.devices.last != MOUSE
        self._strayed = False
        self._rumbled: str | None = None
        self._stand_ins: set[str] = set()

    @property
    def devices(self) -> Devices:
        """What people hold in their hands."""
        return self.scene.host.devices

    @property
    def shown(self) -> bool:
        """Whether the focus is marked: a key or a pad was used last, and there is something to do."""
        scene = self.scene
        quiet = not (scene.director.curtain or scene.sheet or scene.teacher.telling)
        return self._shown and quiet and self.thing is not None and (self._strayed or not scene.busy)

    # What the scene tells

    def enter(self) -> None:
        """The game comes onto the table: its players have the pads that they had before."""
        self.devices.take_lost()
        self.devices.take_back()
        self.devices.seating.begin(self._people() if len(self.scene.session.humans) > 1 else {})

    def handle(self, event: pygame.Event) -> bool:
        """Do what a key or a button asks; returns whether the event is used up."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._pointer(event)
        asked = self.devices.asked(event)
        if asked is None:
            return False
        if not self.scene.carrying:
            self._follow(asked)
            self.scene.stale = True
        return True

    def leave(self) -> None:
        """The game is left: no pad keeps a seat, but its player has it again in the next game."""
        self.devices.seating.end(self._people())

    def stand_in(self, seat: str) -> None:
        """A bot plays for ``seat`` until the pad that has gone comes back."""
        self._stand_ins.add(seat)
        turning_back.seat_players(self.scene, {seat: STAND_IN})

    def _people(self) -> dict[str, str]:
        session = self.scene.session
        return {seat: session.name(seat) for seat in session.humans}

    def step(self) -> None:
        """Follow the decision, the device in use, and pads that have gone."""
        shown = self.devices.last != MOUSE
        if shown != self._shown:
            self._shown = shown
            self.scene.stale = True
        self._settle()
        self._call()
        if shown:
            self.scene.hover(self.thing if self.shown else None)
        self._look_for_pads()

    def _look_for_pads(self) -> None:
        """A pad that has gone stops the game; one that has come back gives its player the seat back."""
        scene, devices = self.scene, self.devices
        for seat in devices.take_back():
            if seat in self._stand_ins and not scene.session.seat(seat).human:
                turning_back.seat_players(scene, {seat: HUMAN})
            self._stand_ins.discard(seat)
            scene.tell(say("pads-back", name=scene.session.name(seat)))
        for lost in devices.take_lost():
            if lost.seat is None or scene.session.seat(lost.seat).human:
                scene.pointer.let_go()
                scene.host.go.pad_lost(scene.session, lost.seat, self._answering(), self.stand_in)

    def draw_in_city(self, surface: pygame.Surface) -> None:
        """Draw the mark of the focus where it is in the city, beneath what lies over the city."""
        if self.thing is not None and self.thing[0] in IN_CITY:
            self._draw_frame(surface, self.thing)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the mark of the focus where it isn't in the city, and the hints."""
        if self.thing is not None and self.thing[0] not in IN_CITY:
            self._draw_frame(surface, self.thing)
        if self._on_top:
            steering_hints.draw(surface, self.scene, self.devices)

    @property
    def _on_top(self) -> bool:
        """Whether nothing else, such as the history, lies over the table."""
        return self.scene.host.scene is self.scene

    def _draw_frame(self, surface: pygame.Surface, thing: Thing) -> None:
        top = self.scene.top
        shape = self._outline(thing) if self.shown and self._on_top else None
        if shape is not None:
            focus_frame.draw(surface, shape, top.layout.u, quick=top.gliding)

    # Where the focus is

    def spots(self) -> list[Spot]:
        """What can have the focus now."""
        buttons: dict[Thing, Rect] = {(BUTTON, button.key): button.rect for button in self.scene.buttons}
        return spots(self.scene.top, self._lit(), buttons)

    def ways(self) -> Ways[Thing]:
        """Where the focus goes now from each thing in each direction."""
        return ways(self.spots())

    def focus(self, thing: Thing) -> None:
        """Give ``thing`` the focus, and let the camera look there."""
        scene = self.scene
        self.thing = thing
        if not in_sight(scene.top, thing):
            scene.gaze.at(None)
        elif thing[0] == CARD and thing in self._lit():
            scene.gaze.home()  # the hand rises again
        scene.stale = True

    def _outline(self, thing: Thing) -> tuple[tuple[float, float], ...] | None:
        if thing[0] == BUTTON:
            rect = next((button.rect for button in self.scene.buttons if button.key == thing[1]), None)
            return framed(rect, self.scene.top) if rect is not None else None
        return outline(self.scene.top, thing)

    def _lit(self) -> tuple[Thing, ...]:
        scene = self.scene
        if scene.busy:
            return ()
        asked = scene.reading.lit if scene.reading else ()
        offered = ((BUTTON, button.key) for button in scene.buttons if button.key == turn_end.DONE)
        return (*asked, *offered)

    def _in_order(self) -> list[Thing]:
        return [found.thing for found in in_order(self.spots())]

    @property
    def _seen(self) -> bool:
        """Whether the decision has been before people's eyes, and not come up in this very frame."""
        return self.scene.reading is None or self._decision is self.scene.reading.decision

    def _settle(self) -> None:
        """A new decision, or another card chosen: the focus goes to the first thing that is lit for it."""
        scene = self.scene
        reading = scene.reading if not scene.busy else None
        if reading is None:
            return
        before, chosen = self._decision, self._chosen
        if reading.decision is before and reading.chosen == chosen:
            return
        order = self._in_order()
        if not order:
            return  # the hand is not laid yet
        self._decision, self._chosen = reading.decision, reading.chosen
        self._strayed = False
        same_again = (
            before is not None and before is not reading.decision and before.kind == reading.decision.kind
        )
        if reading.decision is before and chosen is not None and reading.chosen is None:
            self.focus((CARD, chosen))
        elif reading.chosen is not None:
            self.focus(next((thing for thing in order if thing[0] != CARD), order[0]))
        elif not (same_again and self.thing in order):
            self.focus(order[0])

    def _call(self) -> None:
        """The pad of the player whose turn it has become shakes."""
        seat = self.scene.director.curtain or self._answering()
        if seat == self._rumbled:
            return
        self._rumbled = seat
        if seat is None:
            return
        pad = self.devices.seating.pad_of(seat)
        if pad is None and self.devices.last == PAD:
            pad = self.devices.pad
        self._shake(pad)

    def _shake(self, pad: int | None) -> None:
        if self.scene.host.settings.rumble:
            self.devices.rumble(pad)

    # What is asked

    def _answering(self) -> str | None:
        """The seat that is asked now, that the curtain waits for, or that may still end its turn."""
        director = self.scene.director
        if director.curtain or director.asked:
            return director.curtain or (director.asked.colour if director.asked else None)
        return director.unsettled if self.scene.offered.done else None

    def _may_answer(self, pad: int | None) -> bool:
        seat = self._answering()
        if seat is None or self.devices.seating.may_answer(seat, pad):
            return True
        self.scene.refuse(say("steering-not-your-turn", name=self.scene.session.name(seat)))
        return False

    def claimed(self, pad: int | None) -> str | None:
        """The seat that ``pad`` takes when it asks for it before the curtain; ``None``: it can't now.

        Where there is one pad alone it is passed round, and no seat is its own.
        """
        seat, seating = self.scene.director.curtain, self.devices.seating
        if seat is None or pad is None or len(self.devices.pads) < 2:
            return None
        return seat if seating.pad_of(seat) is None and seating.seat_of(pad) is None else None

    def _claim(self, pad: int | None) -> None:
        seat = self.claimed(pad)
        if seat is not None and pad is not None:
            self.devices.seating.take(seat, pad)
            self._shake(pad)
            self.scene.advance()

    def _pointer(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self.devices.last != MOUSE  # it was only touched
        return event.type == pygame.MOUSEBUTTONDOWN and not self._may_answer(None)

    def _follow(self, asked: Asked) -> None:
        scene, command = self.scene, asked.command
        hidden, self._shown = not self._shown, True
        if command == ask.PAUSE:
            scene.pause()
        elif not self._may_answer(asked.pad):
            return
        elif scene.sheet is not None or scene.director.curtain:
            if command == SELECT or (scene.sheet and command in (BACK, ask.CLOSE_UP, ask.HISTORY)):
                scene.advance()
            elif command == BACK:
                scene.pause()
            elif command in (ask.UNDO, ask.HISTORY) and scene.sheet is None:
                self._obey(command, hidden)
            elif command == ask.CLOSE_UP and self.claimed(asked.pad) is not None:
                self._claim(asked.pad)
        elif command == SELECT and scene.advance():
            return
        elif not (hidden and command in _SHOWS_FIRST):
            self._obey(command, hidden)

    def _obey(self, command: str, hidden: bool) -> None:
        scene, top = self.scene, self.scene.top
        match command:
            case "select":
                if self.thing is not None and self.shown and self._seen:
                    scene.answering.press(self.thing)
            case "back":
                self._back()
            case "next" | "previous":
                self._step_on(1 if command == NEXT else -1)
            case "left" | "right" | "up" | "down":
                self._move(command)
            case "close_up":
                thing = scene.hovered if hidden else self.thing
                if thing is not None and thing[0] == MAP:
                    scene.answering.press(thing)
                elif thing is not None:
                    scene.close_up(thing)
            case "boroughs" | "boroughs_back":
                self._look_round(1 if command == ask.BOROUGHS else -1)
            case "city":
                if top.focus is None:
                    scene.gaze.home()
                else:
                    scene.gaze.at(None)
            case "faster" | "slower":
                self._change_pace(1 if command == ask.FASTER else -1)
            case "undo":
                turning_back.undo(scene)
            case "history":
                scene.history()
            case "hint":
                scene.hint()
            case "again":
                scene.encore.begin()
            case _:
                self._press_number(int(command))

    def _back(self) -> None:
        scene = self.scene
        if scene.chosen is not None:
            scene.answering.press((CARD, scene.chosen))
        elif not scene.gaze.home():
            scene.pause()

    def _move(self, direction: str) -> None:
        around = self.spots()
        goal: Thing | None
        if all(found.thing != self.thing for found in around):
            goal = (in_order(around) or around)[0].thing
        else:
            assert self.thing is not None
            goal = ways(around).get((self.thing, direction))
        if goal is not None:
            self._strayed = True
            self.focus(goal)
            self.scene.host.sound.play("button_hover")

    def _step_on(self, step: int) -> None:
        order = self._in_order()
        if not order:
            return
        at = order.index(self.thing) + step if self.thing in order else 0
        self.focus(order[at % len(order)])
        self.scene.host.sound.play("button_hover")

    def _look_round(self, step: int) -> None:
        top = self.scene.top
        ring = list(self.scene.shown.ring)
        home = self._answering() or top.plan.bottom
        here = top.focus or (home if step < 0 else ring[ring.index(home) - 1])
        self.scene.gaze.at(ring[(ring.index(here) + step) % len(ring)])

    def _change_pace(self, step: int) -> None:
        host = self.scene.host
        at = PACES.index(host.settings.pace) + step
        pace = PACES[max(0, min(len(PACES) - 1, at))]
        host.change_settings(pace=pace)
        self.scene.tell(say("steering-pace", pace=_PACE.say(pace)))

    def _press_number(self, number: int) -> None:
        """Press the n-th of the cards, persons and buttons that can be pressed."""
        scene = self.scene
        if scene.reading is None or scene.busy or not self._seen:
            return
        hand: list[Thing] = [(CARD, card) for card in scene.top.hand.cards]
        targets = [(target.kind, target.key) for target in scene.reading.targets]
        pressed: list[Thing] = [thing for thing in targets if thing[0] in (CARD, PERSON, BUTTON)]
        pressed.sort(key=lambda thing: hand.index(thing) if thing in hand else len(hand))
        if number <= len(pressed):
            self.focus(pressed[number - 1])
            scene.answering.press(pressed[number - 1])
