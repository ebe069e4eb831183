"""A new game: who plays in which colour, and by which rules. It starts with the last group's choices."""

from __future__ import annotations

import dataclasses

import pygame
from pygame import Rect

from engine.content.definitions import OwnEdition
from game.input.bindings import PAUSE
from game.match.options import NewGame
from game.screens.new_game.new_game_rules import RulesColumn
from game.screens.new_game.seat_choices import SeatChoices
from game.seats import HUMAN, LaunchError, Seat, check_seats, name_key
from game.settings import Group
from game.speech.reader import Aloud
from game.storage.hall_of_fame import HallOfFame, PastGame
from game.storage.own_editions import OwnEditions
from game.storage.own_persons import OwnPersons
from game.tutorial.first_game import begin_first_game
from game.ui import contrast
from game.ui.key_glyphs import word
from game.ui.key_legend import Hint
from game.ui.materials import METAL
from game.ui.own_content import editions_of, persons_of, since_chosen
from game.ui.palette import ALARM, RGB
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry, Plaque
from game.words import say

_AT_TABLE = 440
"""How high boards side by side must at least be, in units."""
_LOOK_BACK = 200
"""How many of the latest games are searched for a person's own."""


class NewGameScene(SheetScene):
    """The seats at the table, and the rules; Start begins the game with them."""

    first = "start"

    def __init__(self) -> None:
        super().__init__()
        self.seating: SeatChoices
        self.rules: RulesColumn
        self._own: OwnPersons
        self._editions: OwnEditions
        self._built_for: object = None
        """The content of one's own for which the page was laid out."""
        self._complaint = ""
        self._people: list[str] | None = None
        self._opening = ""
        """Who sat here when the page was opened: read aloud once, not after every change."""

    def enter(self, host: Host) -> None:
        """Load the last group's choices."""
        group = host.settings.group
        self._own, self._editions = persons_of(host), editions_of(host)
        if told := since_chosen(host):
            host.notice(told)
        self.rules = RulesColumn(self, group, host.settings.open_hands)
        self.seating = SeatChoices(self, group.seats, self.changed, self.rules.seat_removed)
        self.seating.strangers = self._strangers
        self.seating.past = self._past
        super().enter(host)
        self._opening = self.seating.spoken()

    @property
    def seats(self) -> list[Seat]:
        """The seats as currently chosen."""
        return self.seating.seats

    def step(self, dt: float) -> None:
        """Light the windows of those who sit at the table; show what was dropped or chosen meanwhile."""
        super().step(dt)
        self.seating.step()
        if self._content() != self._built_for:
            self.rebuild()

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
            persons=self._own.cast,
            own_edition=rules.own_edition,
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
        """Return the hints of every menu, and the shortcut to the table, unless its key writes a letter."""
        start = [Hint(PAUSE, say("new-game-start"))] if self.writing is None else []
        return [*super().hints(), *start]

    def build(self) -> None:
        """Lay out who sits at the table, and below the rules; large text and narrow windows scroll."""
        style, self._built_for = self.style, self._content()
        self.rules.offer(self._editions.chosen)
        body = self.lay_page(say("new-game-title"), *self._buttons(), hints=True, bare=True)
        view = self.scroll_in(body)
        edge, gap = style.px(10), style.px(24)
        place, names = Rect(view.left, edge, view.width, 0), [seat.name for seat in self.seats]
        if style.text_scale == 1.0 and view.width >= style.px(1560):
            rules = self.rules.least_height
            place.height = max(style.px(_AT_TABLE), view.height - rules - gap - 2 * edge)
            self.seating.build_columns(place)
            place.top, place.height = place.bottom + gap, rules
            bottom = self.rules.build_beside(place, names)
        else:
            place.top = self.seating.build_strips(place.left, place.top, place.width) + gap
            bottom = self.rules.build_below(place, names)
        self.fill_viewport(bottom + edge)

    def _content(self) -> tuple[bool, int, OwnEdition | None]:
        """Return whether there is content of one's own, how many persons are chosen, and which edition."""
        own, editions = self._own, self._editions
        return bool(own.files or editions.files), len(own.cast), editions.chosen

    def _buttons(self) -> tuple[list[Entry], list[Entry]]:
        """Return the entries on the left (back, first game) and on the right (start)."""
        learn = Entry("learn", say("lesson-title"), lambda: begin_first_game(self.host))
        learn = learn._replace(hint=lambda: say("lesson-hint"))
        self._check()
        start = Entry("start", say("new-game-start"), self._start, METAL, 34, ready=not self._complaint)
        phones = Entry("phones", say("new-game-phones"), self._with_phones, ready=not self._complaint)
        phones = phones._replace(hint=lambda: say("new-game-hint-phones"))
        has_own, chosen, _ = self._content()
        roomy = self.style.text_scale < 2 or not has_own  # the title offers the first game, too
        left = [Entry("back", say("menu-back"), self.back), *([learn] if roomy else [])]
        if has_own:
            own = Entry("own", _own_label(chosen), self.host.go.own_persons)
            left.append(own._replace(hint=self._own_hint))
        return left, [phones, start]

    def _own_hint(self) -> str:
        told = [say("new-game-hint-own-persons")]
        if self._own.problems or self._editions.problems:
            told.append(say("own-content-mistakes"))
        return " ".join(told)

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
        return (self._complaint, contrast.letters(ALARM)) if self._complaint else super().remark()

    def aloud(self) -> Aloud:
        """Return the page, who sits at the table on opening it, and the focused control with whose it is."""
        told = super().aloud()
        current = self.focus.current
        owner = self.seating.owner(current.name) if current is not None else ""
        if owner:
            told = told._replace(focus=say("speech-owned", name=owner, thing=told.focus))
        if current is not None and self.writing is current:
            told = told._replace(hint=say("speech-writing", press=word("return")))
        return told._replace(page="\n".join(filter(None, (told.page, self._opening))))

    def _strangers(self) -> list[str]:
        """Return the players of earlier games who aren't seated now."""
        if self._people is None:
            hall = HallOfFame(self.host.saves.folder)
            self._people = [standing.name for standing in hall.standings() if standing.player == HUMAN]
            hall.close()
        taken = {name_key(seat.name) for seat in self.seats}
        return [name for name in self._people if name_key(name) not in taken]

    def _past(self) -> list[PastGame]:
        hall = HallOfFame(self.host.saves.folder)
        games = hall.games(_LOOK_BACK)
        hall.close()
        return games

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


def _own_label(chosen: int) -> str:
    """Return the words on the button of one's own persons."""
    return say("new-game-own-persons-chosen", n=chosen) if chosen else say("own-content-short")
