"""Gathering: the code to scan, and who has arrived with a phone; Start begins the game."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.match.options import NewGame, bots_only
from game.match.players import Presence
from game.phones.gathering import Gathering
from game.phones.guest import Guest
from game.screens.new_game import seat_boards
from game.screens.new_game.seat_boards import Bay
from game.screens.new_game.seat_choices import kinds_for
from game.screens.phones.asking import SendAwayScene
from game.screens.phones.door import DoorScene
from game.seats import FEWEST, HUMAN, LONGEST_NAME, MOST, Seat, player_words
from game.settings import Group
from game.ui import contrast, glass, malloc, surfaces
from game.ui.glass import Glazier
from game.ui.inputs import Choice, Offer
from game.ui.labels import fitted, paragraph
from game.ui.materials import METAL, WOOD
from game.ui.medal import medal
from game.ui.menu import MenuScene
from game.ui.navigation import TextRequest
from game.ui.palette import ALARM, RGB
from game.ui.scene import Host
from game.ui.widgets import Entry, Plaque
from game.words import say

_CODE = 432
"""The side of the code in its frame at the usual text size, in units."""

_UNCHANGED_FOR = 1.5
"""Seconds after a layout until the memory of those before is given back."""

_WELCOME = 5.0
"""Seconds for which whoever sits down is welcomed."""


class GatheringScene(DoorScene):
    """The seats at the table, and the code to scan."""

    first = "start"

    def __init__(self, game: NewGame | None) -> None:
        """``game``: its rules, bots, and people, who play at this screen unless a phone takes their seat.

        ``None``: nobody sits here, and the usual rules. The people of a group that nobody has changed are
        examples, and don't sit here either.
        """
        super().__init__()
        self._rules = game or NewGame(bots_only(2))
        examples = self._rules.seats == Group().seats
        seats = game.seats if game is not None else ()
        self._seats = [seat for seat in seats if not (examples and seat.human)]
        self.gathering: Gathering
        self._shown: object = None
        self._glazier = Glazier()
        self._unchanged = 0.0
        """Seconds since the last layout."""
        self._welcomed: dict[int, float] = {}
        """Phones that have just sat down, by number, and the seconds for which their seats stay lit."""

    def enter(self, host: Host) -> None:
        """Open seats to phones."""
        self.phones = host.open_phones()
        self.gathering = self.phones.gather(self._seats)
        super().enter(host)
        below = host.beneath(self)
        if isinstance(below, MenuScene):
            below.rest()

    def back(self) -> None:
        """Close the seats again."""
        self.host.close_phones()
        super().back()
        below = self.host.scene
        if isinstance(below, MenuScene):
            below.rebuild()

    def step(self, dt: float) -> None:
        """Greet who has arrived, and begin when the host of the phones wants to."""
        super().step(dt)
        if self.gathering.begins:
            self.gathering.begins = False
            self._start()
            return
        if self.gathering.arrived:
            self._welcomed |= dict.fromkeys((guest.number for guest in self.gathering.arrived), _WELCOME)
            self.gathering.arrived.clear()
            self.host.sound.play("prestige")
        self._welcomed = {guest: left - dt for guest, left in self._welcomed.items() if left > dt}
        now = self._what_is_shown()
        if now != self._shown and not self.host.devices.pressed:
            self.rebuild(self.focus.current.name if self.focus.current else None)
        if self._glazier.step():
            self.touch()
        before, self._unchanged = self._unchanged, self._unchanged + dt
        if before < _UNCHANGED_FOR <= self._unchanged:
            malloc.trim()

    def _what_is_shown(self) -> object:
        players = self.phones.room.player_of
        who = [(seat, (guest := players(seat.colour)) and guest.presence) for seat in self.gathering.seats]
        return self._state(), tuple(who), tuple(self._welcomed)

    def _state(self) -> str:
        """Return what is told about the network; without any address it stands in place of the code."""
        return self.phones.state() if self.phones.shown is not None else ""

    def build(self) -> None:
        """Lay out the seats at the table and the code before them; for large text, side by side."""
        self._glazier.clear()
        style = self.style
        start = Entry("start", say("new-game-start"), self._start, METAL, 34, ready=not self._complaint())
        far = Entry("elsewhere", say("phones-elsewhere"), self.host.go.friends_elsewhere)
        left = [Entry("back", say("menu-back"), self.back), far, self.next_address()]
        at_table = style.text_scale == 1.0 and self.size[0] >= style.px(1752)
        inset = style.px(_CODE + 48) if at_table else 0
        title = say("phones-play-with")
        body = self.lay_page(title, left, [start], hints=True, bare=True, inset=inset)
        if at_table:
            self._build_table(body)
        else:
            self._build_list(body)
        self._glazier.start()
        self._shown, self._unchanged = self._what_is_shown(), 0.0

    def _build_table(self, body: Rect) -> None:
        style = self.style
        code = style.px(_CODE)
        low = body.bottom + style.px(18) + style.row  # where the buttons end
        tall = low - code - style.px(20) - body.top
        door = Rect(body.left, low - code, body.width, code)
        self.lay_door(door)
        self._say_state(door)
        view = self.scroll_in(Rect(body.left, body.top, body.width, tall + style.px(10)))
        place, seats = Rect(view.left, style.px(10), view.width, tall - style.px(10)), self.gathering.seats
        for number, bay in enumerate(seat_boards.columns(style, place, MOST)):
            if number < len(seats):
                self._seat(number + 1, seats[number], bay, middle=True)
                continue
            self._board(number + 1, bay, False)
            self._lay(bay.window, glass.dark.has(high := bay.window.height), partial(glass.dark, high))
            if number == len(seats):
                for entry, row in zip(self._add_entries(), (bay.name, bay.kind), strict=True):
                    self.add(Plaque(entry, row, self.view_frame))
        self.fill_viewport(place.bottom)

    def _say_state(self, door: Rect) -> None:
        """Write how things are with the network beside the code, below the address."""
        if self._state():
            self.readable.append(self._state())
            left = door.left + door.height + self.style.px(48)
            words = paragraph(self._state(), self.style.text(28), door.right - left, self.ink)
            self.show(words, (left, door.bottom - self.style.row - words.get_height() - self.style.px(36)))

    def _build_list(self, body: Rect) -> None:
        style = self.style
        gap, between = style.px(56), style.px(14)
        wide = round((body.width - gap) * 0.42)
        self.lay_door(Rect(body.left, body.top, wide, body.height))
        body.left, body.width = body.left + wide + gap, body.width - wide - gap
        room = self.scroll_in(body)
        top = style.px(10)
        for number, seat in enumerate(self.gathering.seats, 1):
            bay = seat_boards.strip(style, room.left, top, room.width)
            self._seat(number, seat, bay)
            top = bay.board.bottom + between
        if len(self.gathering.seats) < MOST:
            bot, here = self._add_entries()
            wide = min(
                (room.width - between) // 2, max(self.width_for(one.label, 300) for one in (bot, here))
            )
            self.add(Plaque(bot, Rect(room.left, top, wide, style.row), self.view_frame))
            self.add(Plaque(here, Rect(room.left + wide + between, top, wide, style.row), self.view_frame))
            top += style.row + between
        if self._state():
            top = self.caption(self._state(), (room.left, top), room.width).rect.bottom
        self.fill_viewport(top + style.px(10))

    def _add_entries(self) -> tuple[Entry, Entry]:
        """Return the buttons that add a bot, and somebody at this screen."""
        bot = self._then(self.gathering.add_bot)
        return (
            Entry("add", say("phones-label-add-bot"), bot, WOOD),
            Entry("add-here", say("phones-add-here"), self._add_here, WOOD),
        )

    def _add_here(self) -> None:
        """Ask for the name of somebody who plays at this screen."""
        self.host.go.letters(TextRequest(say("new-game-name"), "", LONGEST_NAME, self.gathering.add_person))

    def _seat(self, number: int, seat: Seat, bay: Bay, middle: bool = False) -> None:
        """Lay out a seat: the window of who sits there, the name, and what plays it; ``middle``: centred."""
        style, guest = self.style, self.phones.room.player_of(seat.colour)
        welcomed = guest is not None and guest.number in self._welcomed
        if welcomed:
            far = seat_boards.reach(style.u)
            self.picture(
                seat_boards.halo(bay.board.size, style.u, seat.colour), bay.board.move(-far, -far).topleft
            )
        self._board(number, bay, True)
        pane = seat.colour, bay.window.height, "" if seat.human else seat.name
        window = self._glazier.window(pane, lambda: there.set_image(glass.window(*pane)))
        there = self.picture(window, bay.window.topleft)
        side = min(bay.medal.size)
        self.picture(medal(seat.colour, side, lit=True), bay.medal.topleft)
        self._write(seat.name, bay.name, 34, middle, bold=True)
        if guest is not None:
            here = guest.presence is Presence.HERE
            told = say("phones-on-phone") if here else say("phones-who-asleep")
            if welcomed and here:
                told = say("phones-welcome")
            self.readable.append(f"{seat.name}, {told}")
            self._write(told, bay.kind, 28, middle)
        else:
            self._kind_choice(number, seat, bay.kind)
        remove = partial(self._remove, seat.colour)
        entry = Entry(f"remove-{number}", "×", remove, WOOD, size=38, spoken=say("phones-label-remove"))
        self.add(Plaque(entry, bay.away, self.view_frame))

    def _board(self, number: int, bay: Bay, taken: bool) -> None:
        given = bay.board.size, self.style.u, number, taken
        self._lay(bay.board, seat_boards.board.has(*given), partial(seat_boards.board, *given))

    def _lay(self, place: Rect, ready: bool, make: Callable[[], Surface]) -> None:
        """Lay a picture at once if it need not be made, else in one of the next steps."""
        if ready:
            self.picture(make(), place.topleft)
            return
        there = self.picture(surfaces.clear((1, 1)), place.topleft)

        def put() -> None:
            there.set_dimensions(place.size)
            there.set_image(make())

        self._glazier.later(put)

    def _write(self, text: str, place: Rect, size: int, middle: bool, bold: bool = False) -> None:
        words = fitted(text, self.style.text(size), place.width, self.ink, bold)
        at = words.get_rect(center=place.center) if middle else words.get_rect(midleft=place.midleft)
        self.picture(words, at.topleft)

    def _kind_choice(self, number: int, seat: Seat, place: Rect) -> None:
        kinds = kinds_for(seat.player)
        values = [say("phones-seat-human") if one == HUMAN else player_words(one) for one in kinds]

        def changed(index: int) -> None:
            self.gathering.set_player(seat.colour, kinds[index])

        frame, chosen = self.view_frame, kinds.index(seat.player)
        offer = Offer(values, chosen, changed)
        self.add(Choice(f"player-{number}", place, frame, seat.name, offer, in_row=True))

    def remark(self) -> tuple[str, RGB]:
        """Return why the game can't begin."""
        if len(self.gathering.seats) < FEWEST and self.phones.shown is not None:
            # Large text leaves no room for it, and the same stands below the code.
            return say("phones-scan-to-sit") if self.style.text_scale == 1.0 else "", self.ink
        complaint = self._complaint()
        return (complaint, contrast.letters(ALARM)) if complaint else super().remark()

    def _complaint(self) -> str:
        return self.gathering.complaint()

    def _then(self, deed: Callable[[], object]) -> Callable[[], None]:
        def press() -> None:
            deed()
            self.rebuild("start")

        return press

    def _remove(self, colour: str) -> None:
        """Take a seat away, and go to the next; whether a phone is sent away with it is asked first."""
        guest = self.phones.room.player_of(colour)
        if guest is not None:
            self.host.push(SendAwayScene(partial(self._send_away, guest)))
            return
        number = [seat.colour for seat in self.gathering.seats].index(colour) + 1
        self.gathering.remove(colour)
        self._rebuild_after(number)

    def _send_away(self, guest: Guest, new_code: bool) -> None:
        colours = [seat.colour for seat in self.gathering.seats]
        number = colours.index(guest.colour) + 1 if guest.colour in colours else 1
        if guest.colour is not None:
            self.gathering.remove(guest.colour)
        self.phones.room.send_away(guest, new_code)
        self._rebuild_after(number)

    def _rebuild_after(self, number: int) -> None:
        left = len(self.gathering.seats)
        self.rebuild(f"remove-{min(number, left)}" if left else "add")

    def _start(self) -> None:
        if not self._complaint():
            seats = tuple(self.gathering.seats)
            first = self._rules.first if self._rules.first in {seat.colour for seat in seats} else None
            self.host.start(dataclasses.replace(self._rules, seats=seats, first=first))
