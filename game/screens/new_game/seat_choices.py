"""The seats on the new-game screen: five boards at the table, each with what is chosen of a seat."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from pygame import Rect, Surface

from engine import COLOURS
from game.input.bindings import LEFT, RIGHT
from game.match.options import BOT_NAMES, bot_name
from game.match.suiting import suit
from game.screens.new_game import seat_boards
from game.screens.new_game.seat_boards import Bay, FreeSeat, MedalChoice, PortraitChoice
from game.screens.new_game.strength_slider import StrengthSlider
from game.seats import (
    FEWEST,
    HUMAN,
    LEVELS,
    LONGEST_NAME,
    MARKS,
    MOST,
    Seat,
    bot_of,
    name_key,
    player_hint,
    player_words,
    strength_of,
)
from game.storage.hall_of_fame import PastGame
from game.ui import faces, fitting, glass, surfaces
from game.ui.glass import Glazier
from game.ui.inputs import Choice, Field, Offer
from game.ui.materials import WOOD
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Entry, Plaque
from game.words import Family, say

_COLOURS = Family("shell-colour", COLOURS)
_OFFERED = (HUMAN, *LEVELS)
_OWNED = ("portrait", "colour", "player", "strength", "suits", "remove")
"""The controls of a seat, besides its name."""
_LINES = 3
"""The lines of the sentence on a board."""


class SeatChoices:
    """The seats chosen on the screen, and their controls."""

    def __init__(
        self,
        scene: SheetScene,
        seats: Sequence[Seat],
        changed: Callable[[], None],
        removed: Callable[[int], None],
    ) -> None:
        """``changed`` is called after any change, ``removed`` with the place of a seat that is taken away."""
        self._scene, self._changed, self._removed = scene, changed, removed
        self.seats = list(seats)
        self.strangers: Callable[[], list[str]] = list
        """Returns the players of earlier games who aren't seated now."""
        self.past: Callable[[], list[PastGame]] = list
        """Returns the games that are over, the latest first."""
        self._told = ""
        """What was found to suit a person, until something else changes."""
        self._glazier = Glazier()
        self._people: dict[int, str] = {}
        """The names of people, by their seats, that bots with names of their own have taken."""

    def step(self) -> None:
        """Light a window whose picture is ready."""
        if self._glazier.step():
            self._scene.touch()

    def spoken(self) -> str:
        """Return who sits where, to be read aloud: ``Anna, Human; Ben, Bot · normal``."""
        return "; ".join(f"{seat.name}, {player_words(seat.player)}" for seat in self.seats)

    def owner(self, control: str) -> str:
        """Return whose a control is, by its name; empty for a name's field, and for controls of no seat."""
        what, _, number = control.partition("-")
        at = int(number) if number.isdecimal() else 0
        if what not in _OWNED or not 0 < at <= len(self.seats):
            return ""
        return self.seats[at - 1].name or say("new-game-name")

    def build_columns(self, place: Rect) -> None:
        """Lay out five boards side by side; those of free seats are dark."""
        scene, style = self._scene, self._scene.style
        self._glazier.clear()
        for number, bay in enumerate(seat_boards.columns(style, place, MOST, _LINES)):
            taken = number < len(self.seats)
            scene.picture(seat_boards.board(bay.board.size, style.u, number + 1, taken), bay.board.topleft)
            if taken:
                self._build_seat(number, bay)
                continue
            if number == len(self.seats):
                scene.add(FreeSeat(self._adding, bay, scene.view_frame))
            else:
                scene.picture(glass.dark(bay.window.height), bay.window.topleft)
        for number, seat in enumerate(self.seats, 1):  # along the upper edge of each board
            row = [f"colour-{number}", *([] if seat.human else [f"portrait-{number}"]), f"remove-{number}"]
            for left, right in pairwise(row):
                scene.focus.links |= {(left, RIGHT): right, (right, LEFT): left}
        for number in range(1, len(self.seats)):
            names = f"name-{number}", f"name-{number + 1}"
            scene.focus.links |= {(names[0], RIGHT): names[1], (names[1], LEFT): names[0]}
        self._glazier.start()

    def build_strips(self, left: int, top: int, room: int) -> int:
        """Lay out the boards of the taken seats one below the other; return the y of their lower end."""
        scene, style = self._scene, self._scene.style
        self._glazier.clear()
        for number in range(len(self.seats)):
            bay = seat_boards.strip(style, left, top, room)
            scene.picture(seat_boards.board(bay.board.size, style.u, number + 1), bay.board.topleft)
            self._build_seat(number, bay)
            top = bay.board.bottom + style.px(16)
        if len(self.seats) < MOST:
            wide = min(room, scene.width_for(say("new-game-add-player"), 380))
            scene.add(Plaque(self._adding, Rect(left, top, wide, style.row), scene.view_frame))
            top += style.row + style.px(14)
        self._glazier.start()
        return top

    @property
    def _adding(self) -> Entry:
        """The button that adds a seat."""
        return Entry("add", say("new-game-add-player"), self._add_seat, WOOD)

    def _build_seat(self, number: int, bay: Bay) -> None:
        seat = self.seats[number]
        self._portrait(number, seat, bay.window)
        self._name_field(number, seat, bay.name)
        self._colour_choice(number, seat, bay.medal)
        choice = self._kind_choice(number, seat, bay.kind, bay.window.height)
        if seat.human:
            self._suits_button(number, bay.dial)
        else:
            self._strength_slider(number, bay.dial, choice)
        self._remove_button(number, bay.away)
        if bay.hint.width:
            scene, words = self._scene, surfaces.clear(bay.hint.size)
            size = scene.style.text(SMALL)
            fitting.words(words, character(seat), words.get_rect(), size, size, scene.ink, _LINES)
            scene.picture(words, bay.hint.topleft)

    def _portrait(self, place: int, seat: Seat, rect: Rect) -> None:
        """Add the choice of a bot's character at its window, or show a person at theirs."""
        scene, high = self._scene, rect.height
        if seat.human:
            pane = seat.colour, high, ""
            first = self._glazier.window(pane, lambda: caption.set_image(glass.window(*pane)))
            caption = scene.picture(first, rect.topleft)
            return
        names = self._characters(place)

        def window(name: str) -> Surface:
            return self._glazier.window((self.seats[place].colour, high, name), repaint)

        def repaint() -> None:
            choice.repaint()

        def changed(index: int) -> None:
            self.seats[place] = dataclasses.replace(self.seats[place], name=names[index])
            self._put_in(place, high)
            scene.rebuild(f"portrait-{place + 1}")

        name, label = f"portrait-{place + 1}", say("new-game-portrait")
        offer = Offer(names, names.index(seat.name), changed)
        beside = seat_boards.with_knobs(scene.style, rect)
        choice = PortraitChoice(name, beside, scene.view_frame, label, offer, window)
        scene.add(choice, lambda: about_player(self.seats[place]))

    def _characters(self, place: int) -> list[str]:
        """Return the characters that a seat's bot can play as, its own name included."""
        taken = {name_key(seat.name) for at, seat in enumerate(self.seats) if at != place}
        free = [name for name in BOT_NAMES if name_key(name) not in taken]
        own = self.seats[place].name
        return free if own in free else [own, *free]

    def _name_field(self, place: int, seat: Seat, rect: Rect) -> None:
        field = Field(
            f"name-{place + 1}",
            rect,
            self._scene.view_frame,
            seat.name,
            lambda text: self._replace(place, name=text),
            LONGEST_NAME,
            empty=say("new-game-name"),
            names=self.strangers,
        )
        self._scene.add(field, lambda: say("new-game-hint-name"))

    def _colour_choice(self, place: int, seat: Seat, rect: Rect) -> None:
        name, frame, label = f"colour-{place + 1}", self._scene.view_frame, say("new-game-colour")
        values, chosen = [_COLOURS.say(colour) for colour in COLOURS], COLOURS.index(seat.colour)
        offer = Offer(values, chosen, lambda index: self._give_colour(place, COLOURS[index]))
        choice = MedalChoice(name, rect, frame, label, offer, COLOURS)
        self._scene.add(choice, lambda: say("new-game-hint-colour"))

    def _kind_choice(self, place: int, seat: Seat, rect: Rect, high: int) -> Choice:
        kinds = kinds_for(seat.player)

        def changed(index: int) -> None:
            kind = kinds_for(self.seats[place].player)[index]
            self._replace(place, player=kind, name=self._name_as(place, kind))
            self._put_in(place, high)
            self._scene.rebuild(f"player-{place + 1}")

        name, frame, label = f"player-{place + 1}", self._scene.view_frame, say("new-game-players")
        offer = Offer([player_words(kind) for kind in kinds], kinds.index(seat.player), changed)
        choice = Choice(name, rect, frame, label, offer, in_row=True)
        self._scene.add(choice, lambda: about_player(self.seats[place]))
        return choice

    def _strength_slider(self, place: int, rect: Rect, choice: Choice) -> None:
        """Add the dial of a bot's strength; ``choice`` shows what it is called."""
        strength = strength_of(self.seats[place].player)
        if strength is None:
            return

        def changed(strength: int) -> None:
            player = bot_of(strength)
            kinds = kinds_for(player)
            choice.values = [player_words(kind) for kind in kinds]
            choice.choose(kinds.index(player))
            self._replace(place, player=player)

        slider = StrengthSlider(f"strength-{place + 1}", rect, self._scene.view_frame, strength, changed)
        self._scene.add(slider, lambda: say("new-game-hint-strength"))

    def _suits_button(self, place: int, rect: Rect) -> None:
        """Add the button that makes all bots suit a person."""
        name, ready = f"suits-{place + 1}", not all(seat.human for seat in self.seats)
        entry = Entry(name, say("new-game-suits"), partial(self._suit, place), WOOD, SMALL, ready=ready)
        self._scene.add(
            Plaque(entry, rect, self._scene.view_frame), lambda: self._told or say("new-game-hint-suits")
        )

    def _suit(self, place: int) -> None:
        found = suit(self.seats[place].name, self.past())
        bot = bot_of(found.strength)
        self.seats[:] = [seat if seat.human else dataclasses.replace(seat, player=bot) for seat in self.seats]
        self._changed()
        called = str(found.strength) if bot not in LEVELS else f"{found.strength} ({player_words(bot)})"
        games, won, against = found.games, found.won, found.against
        self._told = (
            say("new-game-suited", games=games, won=won, against=against, strength=called)
            if games
            else say("new-game-suited-unknown", strength=called)
        )
        self._scene.rebuild(f"suits-{place + 1}")

    def _put_in(self, place: int, high: int) -> None:
        """Have the window of a seat ready before the page is laid out again: one takes no frame's time."""
        seat = self.seats[place]
        glass.window(seat.colour, high, "" if seat.human else seat.name)

    def _name_as(self, place: int, kind: str) -> str:
        """Return the name of a seat as another kind of player: a bot is a character, with a face."""
        name = self.seats[place].name
        if kind == HUMAN:
            return self._people.pop(place, name)
        if faces.manner(name):
            return name
        self._people[place] = name
        return bot_name([seat.name for seat in self.seats], place)

    def _remove_button(self, place: int, rect: Rect) -> None:
        press, ready = partial(self._remove_seat, place), len(self.seats) > FEWEST
        name, spoken = f"remove-{place + 1}", say("phones-label-remove")
        entry = Entry(name, "×", press, WOOD, size=38, ready=ready, spoken=spoken)
        self._scene.add(Plaque(entry, rect, self._scene.view_frame), lambda: say("new-game-hint-remove"))

    def _replace(self, place: int, **changes: str) -> None:
        self.seats[place] = dataclasses.replace(self.seats[place], **changes)
        self._told = ""
        self._changed()

    def _give_colour(self, place: int, colour: str) -> None:
        """Give a seat ``colour``; if another seat has it, the two swap colours."""
        mine = self.seats[place].colour
        for other, seat in enumerate(self.seats):
            if seat.colour == colour and other != place:
                self.seats[other] = dataclasses.replace(seat, colour=mine)
        self._replace(place, colour=colour)
        self._scene.rebuild(f"colour-{place + 1}")  # whoever sits at the screen has another window

    def _add_seat(self) -> None:
        taken = {seat.colour for seat in self.seats}
        colour = next(colour for colour in COLOURS if colour not in taken)
        name = bot_name([seat.name for seat in self.seats], len(self.seats))
        self.seats.append(Seat(name, colour, "normal"))
        self._scene.rebuild(f"name-{len(self.seats)}")

    def _remove_seat(self, place: int) -> None:
        del self.seats[place]
        self._people.clear()
        self._removed(place)
        self._scene.rebuild(f"name-{min(place + 1, len(self.seats))}")


def kinds_for(player: str) -> tuple[str, ...]:
    """Return the kinds of players to choose from for a seat now played by ``player``."""
    strength = strength_of(player)
    if player in _OFFERED or strength is None:
        return _OFFERED if player in _OFFERED else (*_OFFERED, player)
    at = 1 + sum(MARKS[level] < strength for level in LEVELS)
    return (*_OFFERED[:at], player, *_OFFERED[at:])


def about_player(seat: Seat) -> str:
    """Describe a seat's player in a sentence or two; a bot also by the manner of its namesake."""
    hint = player_hint(seat.player)
    return hint if seat.human else f"{hint} {faces.manner(seat.name)}".strip()


def character(seat: Seat) -> str:
    """Return the sentence on the board of a seat: on a bot's character, else on its player."""
    return player_hint(seat.player) if seat.human else faces.manner(seat.name)
