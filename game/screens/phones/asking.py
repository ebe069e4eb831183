"""What is asked at the screen about phones: may one have a seat, and what if one is out of reach."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.match.players import Presence
from game.phones.guest import Guest
from game.phones.table import TableActivity
from game.ui import faces
from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry
from game.words import say

_DEAF = 0.5
"""Seconds for which a sheet hears no press: it comes by itself, and whoever plays presses all the time."""


class _AskingScene(SheetScene):
    """A sheet over the table: a portrait, a sentence, answers. It closes when it is answered elsewhere."""

    modal, holds_up = True, False

    def __init__(self, table: TableActivity, guest: Guest, colour: str) -> None:
        super().__init__()
        self._table, self._guest, self._colour = table, guest, colour
        self._here_for = 0.0

    def step(self, dt: float) -> None:
        """Let time pass, until presses are heard."""
        super().step(dt)
        self._here_for += dt

    def handle(self, event: pygame.Event) -> None:
        """Answer; a press that was meant for the table is ignored."""
        if self._here_for >= _DEAF or event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            super().handle(event)

    def build(self) -> None:
        """Lay out the portrait beside the sentence, and the answers below."""
        self.lay_question(partial(faces.seated, self._colour), self._sentence(), self._answers())

    def _sentence(self) -> str:
        raise NotImplementedError

    def _answers(self) -> list[Entry]:
        raise NotImplementedError

    def _then(self, deed: Callable[[Guest], None]) -> Callable[[], None]:
        def press() -> None:
            self.host.pop()
            deed(self._guest)

        return press


class SendAwayScene(SheetScene):
    """Shall a phone be sent away? Its seat is taken from it, and the code would let it in again."""

    modal, holds_up = True, False
    first = "no"

    def __init__(self, send: Callable[[bool], None]) -> None:
        """``send`` is called if so; with ``True`` if the room shall have a new code."""
        super().__init__()
        self._send = send

    def build(self) -> None:
        """Lay out the question and the answers."""
        sentence = say("phones-label-send-away-sure")
        self.readable.append(sentence)
        words = paragraph(sentence, self.style.text(30), self.slip_width, self.ink)
        answers = [
            Entry("no", say("phones-label-no"), self.back, METAL),
            Entry("code", say("phones-label-send-away-code"), self._then(True)),
            Entry("away", say("phones-label-send-away"), self._then(False)),
        ]
        room = self.lay_slip(answers, self.slip_width, words.get_height())
        self.show(words, words.get_rect(midtop=room.midtop).topleft)

    def _then(self, new_code: bool) -> Callable[[], None]:
        def press() -> None:
            self.host.pop()
            self._send(new_code)

        return press


class ClaimScene(_AskingScene):
    """May a phone have the seat that it asks for?"""

    first = "no"

    def __init__(self, table: TableActivity, guest: Guest) -> None:
        super().__init__(table, guest, guest.claims or table.session.game.seats[0])

    def step(self, dt: float) -> None:
        """Close when the phone asks no more."""
        super().step(dt)
        if self._guest.claims != self._colour:
            self.host.pop()

    def back(self) -> None:
        """Going back is no."""
        self.host.pop()
        self._table.seating.refuse(self._guest)

    def _sentence(self) -> str:
        return say("phones-wants", name=self._guest.name, seat=self._table.session.name(self._colour))

    def _answers(self) -> list[Entry]:
        return [
            Entry("yes", say("phones-label-admit"), self._then(self._table.seating.admit), METAL),
            Entry("no", say("phones-label-refuse"), self.back),
        ]


class PleaScene(_AskingScene):
    """May a choice on a phone be taken back, and with it what those at the screen have done since?"""

    first = "no"

    def __init__(self, table: TableActivity, guest: Guest) -> None:
        super().__init__(table, guest, guest.colour or table.session.game.seats[0])

    def step(self, dt: float) -> None:
        """Close when nobody here is asked any more."""
        super().step(dt)
        if not self._table.pleas.asked_here:
            self.host.pop()

    def back(self) -> None:
        """Going back is no."""
        self.host.pop()
        self._table.pleas.hear_here(False)

    def _sentence(self) -> str:
        return self._table.pleas.sentence()

    def _answers(self) -> list[Entry]:
        return [
            Entry("yes", say("phones-label-yes"), self._then(self._agree)),
            Entry("no", say("phones-label-no"), self.back, METAL),
        ]

    def _agree(self, guest: Guest) -> None:
        self._table.pleas.hear_here(True)


class PhoneLostScene(_AskingScene):
    """A phone is out of reach while the game waits for it: wait, let a bot stand in, or play here."""

    first = "wait"

    def __init__(self, table: TableActivity, guest: Guest) -> None:
        super().__init__(table, guest, guest.colour or table.session.game.seats[0])
        self._presence = guest.presence

    def step(self, dt: float) -> None:
        """Close when the phone is back, or its seat is another's; offer more once it is lost."""
        super().step(dt)
        if self._guest not in self._table.seating.missing:
            self.host.pop()
        elif self._guest.presence is not self._presence and not self.host.devices.pressed:
            self._presence = self._guest.presence
            self.rebuild(self.focus.current.name if self.focus.current else None)

    def _sentence(self) -> str:
        return f"{say('phones-missing', name=self._name)} {say('phones-missing-what')}"

    @property
    def _name(self) -> str:
        """The name at the seat, which another person than the phone's owner may have given it."""
        return self._table.session.name(self._colour)

    def _answers(self) -> list[Entry]:
        name = self._name
        answers = [
            Entry("wait", say("phones-label-wait"), self.back, METAL),
            Entry("bot", say("pads-bot", name=name), self._then(self._table.seating.stand_in)),
        ]
        if self._guest.presence is Presence.GONE:
            answers.append(
                Entry("here", say("phones-play-here", name=name), self._then(self._table.seating.play_here))
            )
        return answers
