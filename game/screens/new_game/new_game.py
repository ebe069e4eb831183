"""A new game: who plays in which colour, and by which rules. It starts with the last group's choices."""

from __future__ import annotations

import dataclasses
from functools import partial

import pygame

from engine import COLOURS
from game.input.bindings import PAUSE
from game.match.options import BOT_NAMES, NewGame, bot_name
from game.screens.new_game.new_game_rules import RulesColumn
from game.seats import BOTS, FEWEST, HUMAN, LEVELS, LONGEST_NAME, MOST, LaunchError, Seat, check_seats
from game.settings import Group
from game.storage.hall_of_fame import HallOfFame
from game.tutorial.first_game import begin_first_game
from game.ui import faces
from game.ui.inputs import Choice, Field
from game.ui.key_legend import Hint
from game.ui.labels import fitted
from game.ui.materials import METAL
from game.ui.medal import draw_colour, medal
from game.ui.palette import DANGER, RGB
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Entry, Plaque
from game.words import Family, say

PLAYERS = Family("new-game-player", (HUMAN, *BOTS))
PLAYER_HINTS = Family("new-game-hint-player", (HUMAN, *BOTS))
_COLOURS = Family("shell-colour", COLOURS)
_OFFERED = (HUMAN, *LEVELS)


class NewGameScene(SheetScene):
    """Rows of seats and a column of rules; Start begins the game with them."""

    first = "start"

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[Seat] = []
        self.rules: RulesColumn
        self._complaint = ""
        self._people: list[str] | None = None

    def enter(self, host: Host) -> None:
        """Load the last group's choices."""
        group = host.settings.group
        self.seats = list(group.seats)
        self.rules = RulesColumn(self, group, host.settings.open_hands)
        super().enter(host)

    def launch(self) -> NewGame:
        """Return the game as currently chosen. Raises ``LaunchError`` if it can't be played."""
        seats = tuple(dataclasses.replace(seat, name=seat.name.strip()) for seat in self.seats)
        rules = self.rules
        return NewGame(
            seats,
            edition=rules.edition,
            options=rules.custom_options(),
            new_persons=rules.new_persons,
            open_prestige=rules.open_prestige,
            open_hands=rules.open_hands,
            strict_memory=rules.strict_memory,
            seed=int(rules.seed) if rules.seed else None,
            first=None if rules.first is None else seats[rules.first].colour,
        )

    def handle(self, event: pygame.Event) -> None:
        """Begin the game on the pause command (Start on a pad), wherever the focus is."""
        asked = self.host.devices.asked(event) if self.writing is None else None
        if asked is not None and asked.command == PAUSE:
            start = self.control("start")
            if isinstance(start, Plaque) and start.ready:
                self.host.sound.play("button_press")
                start.use()
        else:
            super().handle(event)

    def hints(self) -> list[Hint]:
        """Return the hints of every menu, and the shortcut to the table."""
        return [*super().hints(), Hint(PAUSE, say("new-game-start"))]

    def build(self) -> None:
        """Lay out seats and rules side by side, or stacked if the text is large or the window narrow."""
        look = self.look
        body = self.lay_page(say("new-game-title"), *self._buttons(), told=True)
        view = self.scroll_in(body)
        left, top, room, gap = view.left, look.px(10), view.width, look.px(56)
        names = [seat.name for seat in self.seats]
        if look.text_scale == 1.0 and room >= look.px(1560):
            people = round(room * 0.6)
            below = self._build_seats(left, top, people)
            bottom = self.rules.build(left + people + gap, top, room - people - gap, names)
            bottom = max(bottom, below)
        else:
            below = self._build_seats(left, top, room)
            bottom = self.rules.build(left, below + look.px(24), room, names)
        self.fill_viewport(bottom + look.px(10))

    def _buttons(self) -> tuple[list[Entry], list[Entry]]:
        """Return the entries on the left (back, first game) and on the right (start)."""
        learn = Entry("learn", say("lesson-title"), lambda: begin_first_game(self.host))
        learn = learn._replace(hint=lambda: say("lesson-hint"))
        self._check()
        start = Entry("start", say("new-game-start"), self._start, METAL, 34, ready=not self._complaint)
        phones = Entry("phones", say("new-game-phones"), self._with_phones, ready=not self._complaint)
        phones = phones._replace(hint=lambda: say("new-game-hint-phones"))
        return [Entry("back", say("menu-back"), self.back), learn], [phones, start]

    def _check(self) -> None:
        """Check whether the game can begin; if not, store the complaint."""
        self._complaint = ""
        try:
            check_seats(self.seats)
        except LaunchError as error:
            self._complaint = str(error)

    def changed(self) -> None:
        """Update the start button, and the names of those who may begin, after a change."""
        self._check()
        self.rules.name_beginners([seat.name for seat in self.seats])
        for name in ("start", "phones"):
            button = self.control(name)
            assert isinstance(button, Plaque)
            button.set_ready(not self._complaint)

    def remark(self) -> tuple[str, RGB]:
        """Return why the game can't begin; if it can, the hint of the focused control."""
        return (self._complaint, DANGER) if self._complaint else super().remark()

    # Seats

    def _build_seats(self, left: int, top: int, room: int) -> int:
        look = self.look
        heading = self.caption(say("new-game-players"), (left, top), room, 32, bold=True)
        top += heading.rect.height + look.px(10)
        gap = look.px(14)
        two_lines = look.text_scale > 1.0 and room < look.px(900) * look.text_scale
        for number in range(len(self.seats)):
            build = self._build_two_lines if two_lines else self._build_row
            top = build(number, left, top, room) + (look.px(26) if two_lines else gap)
        high = look.row
        if len(self.seats) < MOST:
            wide = min(room, self.width_for(say("new-game-add-player"), 380))
            place, label = pygame.Rect(left, top, wide, high), say("new-game-add-player")
            self.add(Plaque(Entry("add", label, self._add_seat), place, self.view_frame))
            top += high + gap
        return top

    def _build_row(self, number: int, left: int, top: int, room: int) -> int:
        """Lay out a seat in one row, a bot's character in a line below; return the y of its lower end."""
        look, seat, high, gap = self.look, self.seats[number], self.look.row, self.look.px(14)
        below = round(look.text(SMALL) * 1.45)
        line = 0 if seat.human else below
        portrait = pygame.Rect(left, top, round(2.05 * (high + below)), high + line)
        self._portrait(number, seat, portrait)
        right = left + room
        away = pygame.Rect(right - high, top, high, high)
        kind = pygame.Rect(0, top, round(room * 0.29), high)
        kind.right = away.left - gap
        colour = pygame.Rect(0, top, round(2.2 * high), high)
        colour.right = kind.left - gap
        name = pygame.Rect(portrait.right + gap, top, 0, high)
        name.width = colour.left - gap - name.left
        self._name_field(number, seat, name)
        self._colour_choice(number, seat, colour)
        self._kind_choice(number, seat, kind)
        self._remove_button(number, away)
        if line:
            room = right - name.left
            words = fitted(faces.manner(seat.name), look.text(SMALL), room, self.ink)
            self.picture(words, (name.left, top + high + (line - words.get_height())))
        return top + high + line

    def _build_two_lines(self, number: int, left: int, top: int, room: int) -> int:
        """Lay out a seat in two rows, for large text; return the y of their lower end."""
        seat, high, gap = self.seats[number], self.look.row, self.look.px(14)
        colour = round(2.6 * high)
        name = room - colour - high - 2 * gap
        self._name_field(number, seat, pygame.Rect(left, top, name, high))
        self._colour_choice(number, seat, pygame.Rect(left + name + gap, top, colour, high))
        self._remove_button(number, pygame.Rect(left + room - high, top, high, high))
        top += high + self.look.px(8)
        portrait = pygame.Rect(left, top, round(2.6 * high), high)
        self._portrait(number, seat, portrait)
        kind = room - high - portrait.width - 2 * gap
        self._kind_choice(number, seat, pygame.Rect(portrait.right + gap, top, kind, high))
        return top + high

    def _portrait(self, place: int, seat: Seat, rect: pygame.Rect) -> None:
        """Add the choice of a bot's character by its face, or show a person's medal."""
        if seat.human:
            token = medal(seat.colour, round(rect.height * 0.92))
            self.picture(token, token.get_rect(center=rect.center).topleft)
            return
        names = self._characters(place)

        def draw(surface: pygame.Surface, room: pygame.Rect, index: int) -> None:
            side = round(min(room.height * 0.9, surface.get_width() - 1.15 * room.height))
            token = faces.face(names[index], side) or medal(self.seats[place].colour, side)
            surface.blit(token, token.get_rect(center=room.center))

        def changed(index: int) -> None:
            self.seats[place] = dataclasses.replace(self.seats[place], name=names[index])
            self.rebuild(f"portrait-{place + 1}")

        choice = Choice(
            f"portrait-{place + 1}",
            rect,
            self.view_frame,
            say("new-game-portrait"),
            names,
            names.index(seat.name),
            changed,
            draw_value=draw,
            in_row=True,
        )
        self.add(choice, lambda: about_player(self.seats[place]))

    def _characters(self, place: int) -> list[str]:
        """Return the characters that a seat's bot can play as, its own name included."""
        taken = {seat.name.strip().casefold() for at, seat in enumerate(self.seats) if at != place}
        free = [name for name in BOT_NAMES if name.casefold() not in taken]
        own = self.seats[place].name
        return free if own in free else [own, *free]

    def _name_field(self, place: int, seat: Seat, rect: pygame.Rect) -> None:
        field = Field(
            f"name-{place + 1}",
            rect,
            self.view_frame,
            seat.name,
            lambda text: self._replace(place, name=text),
            LONGEST_NAME,
            empty=say("new-game-name"),
            names=self._strangers,
        )
        self.add(field, lambda: say("new-game-hint-name"))

    def _strangers(self) -> list[str]:
        """Return the players of earlier games who aren't seated now."""
        if self._people is None:
            hall = HallOfFame(self.host.saves.folder)
            self._people = [standing.name for standing in hall.standings() if standing.player == HUMAN]
            hall.close()
        taken = {seat.name.strip().casefold() for seat in self.seats}
        return [name for name in self._people if name.casefold() not in taken]

    def _colour_choice(self, place: int, seat: Seat, rect: pygame.Rect) -> None:
        choice = Choice(
            f"colour-{place + 1}",
            rect,
            self.view_frame,
            say("new-game-colour"),
            [_COLOURS.say(colour) for colour in COLOURS],
            COLOURS.index(seat.colour),
            lambda index: self._give_colour(place, COLOURS[index]),
            draw_value=lambda surface, room, index: draw_colour(surface, room, COLOURS[index]),
            in_row=True,
        )
        self.add(choice, lambda: say("new-game-hint-colour"))

    def _kind_choice(self, place: int, seat: Seat, rect: pygame.Rect) -> None:
        kinds = kinds_for(seat.player)

        def changed(index: int) -> None:
            before = self.seats[place].human
            self._replace(place, player=kinds[index])
            if self.seats[place].human != before:  # a face, or none
                self.rebuild(f"player-{place + 1}")

        choice = Choice(
            f"player-{place + 1}",
            rect,
            self.view_frame,
            say("new-game-players"),
            [PLAYERS.say(kind) for kind in kinds],
            kinds.index(seat.player),
            changed,
            in_row=True,
        )
        self.add(choice, lambda: about_player(self.seats[place]))

    def _remove_button(self, place: int, rect: pygame.Rect) -> None:
        press, ready = partial(self._remove_seat, place), len(self.seats) > FEWEST
        entry = Entry(
            f"remove-{place + 1}", "×", press, size=38, ready=ready, spoken=say("phones-label-remove")
        )
        button = Plaque(entry, rect, self.view_frame)
        self.add(button, lambda: say("new-game-hint-remove"))

    def _replace(self, place: int, **changes: str) -> None:
        self.seats[place] = dataclasses.replace(self.seats[place], **changes)
        self.changed()

    def _give_colour(self, place: int, colour: str) -> None:
        """Give a seat ``colour``; if another seat has it, the two swap colours."""
        mine = self.seats[place].colour
        for other, seat in enumerate(self.seats):
            if seat.colour == colour and other != place:
                self.seats[other] = dataclasses.replace(seat, colour=mine)
                control = self.control(f"colour-{other + 1}")
                assert isinstance(control, Choice)
                control.choose(COLOURS.index(mine))
        self._replace(place, colour=colour)

    def _add_seat(self) -> None:
        taken = {seat.colour for seat in self.seats}
        colour = next(colour for colour in COLOURS if colour not in taken)
        name = bot_name([seat.name for seat in self.seats], len(self.seats))
        self.seats.append(Seat(name, colour, "normal"))
        self.rebuild(f"name-{len(self.seats)}")

    def _remove_seat(self, place: int) -> None:
        del self.seats[place]
        self.rules.seat_removed(place)
        self.rebuild(f"name-{min(place + 1, len(self.seats))}")

    def _with_phones(self) -> None:
        """Let people sit down with their phones; who isn't there by the start plays at this screen."""
        self.host.go.phones(self._keep())

    def _start(self) -> None:
        self.host.start(self._keep())

    def _keep(self) -> NewGame:
        """Return the game as chosen, and keep the choices for the next one."""
        game = self.launch()
        rules = self.rules
        group = Group(
            game.seats,
            rules.edition,
            rules.changed_options(),
            game.new_persons,
            game.open_prestige,
            game.strict_memory,
        )
        self.host.change_settings(group=group, open_hands=game.open_hands)
        return game


def kinds_for(player: str) -> tuple[str, ...]:
    """Return the kinds of players to choose from for a seat now played by ``player``."""
    return _OFFERED if player in _OFFERED else (*_OFFERED, player)


def about_player(seat: Seat) -> str:
    """Describe a seat's player in a sentence or two; a bot also by the manner of its namesake."""
    told = PLAYER_HINTS.say(seat.player)
    return told if seat.human else f"{told} {faces.manner(seat.name)}".strip()
