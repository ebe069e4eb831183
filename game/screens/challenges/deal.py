"""The deal of the day: who plays, what medals take, the run of days, and the days of this week."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from engine import Record
from game import editions
from game.match.deal_game import deal_game
from game.match.medals import GOLD, MEDALS, NO_MEDAL, Par, needed
from game.match.par import Masters, award, rule_of
from game.match.session import Session
from game.screens.challenges.players import lay_players, player_name
from game.screens.challenges.seals import seal
from game.screens.challenges.share import ShareScene
from game.screens.challenges.strip import spoken, strip
from game.storage.challenge import SEEN
from game.storage.challenge_book import Attempt, longest_run, run_of_days, utc_day
from game.storage.deals import DayDeal, deal_of
from game.storage.hall_of_fame import HallOfFame
from game.ui import typesetting
from game.ui.labels import fitted
from game.ui.materials import CHOSEN, METAL, NORMAL
from game.ui.palette import INK, PARCHMENT_EDGE, mix
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import BODY, SMALL, Frame
from game.ui.widgets import Control, Entry, Press
from game.words import Family, say
from game.words.dates import weekday, with_weekday

MEDAL_WORDS = Family("challenges-medal", (*MEDALS, "none"))
_NEEDS = Family("challenges-needs", (*MEDALS, "par"))
_PAR_WHY = Family("challenges-par-why", ("middle", "mean"))
_DAYS = 7
"""The days to choose from: this one and those before it."""


class Spoiler(NamedTuple):
    """A game of the deal that somebody has passed on."""

    record: Record
    path: Path


class DayPlate(Control):
    """A day of the week: its name, its date and what was reached on it."""

    def __init__(
        self, day: date, rect: Rect, frame: Frame, medal: Surface, chosen: bool, press: Press
    ) -> None:
        """``medal``: the picture of what was reached. ``chosen``: the page is about this day."""
        self.day, self._medal, self._chosen = day, medal, chosen
        super().__init__(f"day-{day.isoformat()}", rect, frame, weekday(day), press)

    def spoken_state(self) -> str:
        """Return the date."""
        return with_weekday(self.day)

    def paint(self, state: str) -> Surface:
        """Return a plate with the day's name above its number and medal."""
        face, colour = self.plate(CHOSEN if self._chosen and state == NORMAL else state)
        width, height = self.rect.size
        size = self.style.text(SMALL)
        name = fitted(self.label, size, width - self.style.px(14), colour)
        face.blit(name, name.get_rect(midtop=(width // 2, self.style.px(8))))
        number = typesetting.line(str(self.day.day), size, colour, bold=True)
        foot = height - self.style.px(10) - self._medal.get_height() // 2
        both = number.get_width() + self.style.px(8) + self._medal.get_width()
        left = (width - both) // 2
        face.blit(number, number.get_rect(midleft=(left, foot)))
        face.blit(self._medal, self._medal.get_rect(midright=(left + both, foot)))
        return face


class DealScene(SheetScene):
    """The page of a day's deal."""

    first = "start"

    def __init__(
        self, day: date | None = None, spoiler: Spoiler | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        """``day``: today by default. ``spoiler``: a game of it that somebody has passed on."""
        super().__init__()
        self._clock, self._spoiler = clock, spoiler
        self.today = utc_day(clock())
        self.deal: DayDeal = deal_of(day or self.today)
        self.par: Par | None = None
        self._attempts: dict[date, Attempt] = {}

    # The scene

    def enter(self, host: Host) -> None:
        """Look up in the hall of fame what has been played."""
        self.host = host
        self._look_up()
        super().enter(host)

    def step(self, dt: float) -> None:
        """Show par as soon as the masters have found it."""
        super().step(dt)
        pressed = self.host.devices.pressed  # a new layout would take the pressed control away
        if self.par is None and not self._failed and not pressed:
            self.par = masters_of(self.host).par(self.deal.entry(), dt)
            if self.par is not None or self._failed:
                self._look_up()
                self.rebuild()

    @property
    def attempt(self) -> Attempt | None:
        """The first attempt at the deal."""
        return self._attempts.get(self.deal.day)

    @property
    def _failed(self) -> bool:
        return masters_of(self.host).failed(self.deal.day)

    def _look_up(self) -> None:
        with closing(HallOfFame(self.host.saves.folder)) as hall:
            masters = masters_of(self.host)
            for day in (*self._week(), self.deal.day):
                deal = deal_of(day).entry()
                par = masters.known(deal, hall)
                if par is not None:
                    award(deal, par, hall)
                if day == self.deal.day:
                    self.par = par
            self._attempts = hall.attempts()

    def _week(self) -> list[date]:
        return [self.today - timedelta(days=back) for back in reversed(range(_DAYS))]

    def _choose(self, day: date) -> None:
        self.deal = deal_of(day)
        self._spoiler = None
        self._look_up()
        self.rebuild(f"day-{day.isoformat()}")

    # The page

    def build(self) -> None:
        """Lay out the deal beside medals and run of days, or one below the other if the text is large."""
        style = self.style
        body = self.lay_page(self._title(), *self._buttons())
        view = self.scroll_in(body)
        gap = style.px(56)
        if style.text_scale == 1.0 and view.width >= style.px(1400):
            room = round(view.width * 0.5)
            left = self._build_deal(view.left, style.px(4), room)
            right = self._build_medals(view.left + room + gap, style.px(4), view.width - room - gap)
            below = max(left, right) + style.px(14)
        else:
            below = self._build_deal(view.left, style.px(4), view.width) + style.px(20)
            below = self._build_medals(view.left, below, view.width) + style.px(20)
        below = max(below, view.height - self._week_height())
        self.fill_viewport(self._build_week(view.left, below, view.width) + style.px(6))

    def _title(self) -> str:
        return f"{say('challenges-deal')} · {with_weekday(self.deal.day)}"

    def _buttons(self) -> tuple[list[Entry], list[Entry]]:
        left = [
            Entry("back", say("menu-back"), self.back),
            Entry("tasks", say("challenges-tasks"), self.host.go.tasks),
        ]
        attempt, right = self.attempt, []
        if self._spoiler is not None:
            right.append(Entry("look", say("challenges-look"), self._look_at_spoiler))
        if attempt is not None and attempt.prestige is not None and attempt.file and self._path(attempt):
            right.append(Entry("share", say("challenges-share"), self._share))
        on = attempt is not None and attempt.prestige is None and self._path(attempt) is not None
        label = say("challenges-continue" if on else "challenges-again" if attempt else "challenges-begin")
        return left, [*right, Entry("start", label, self._continue if on else self._begin, METAL, 32)]

    def _build_deal(self, left: int, top: int, room: int) -> int:
        """Lay out edition, players and what there is to know; return the y coordinate of the lower end."""
        style, kind = self.style, self.deal.kind
        told = editions.name(kind.edition)
        if kind.new_persons:
            told = f"{told} · {say('new-game-new-persons')}"
        top = self._say(told, left, top, room, 32, bold=True) + style.px(10)
        top = lay_players(self, deal_game(self.deal, player_name(self.host)).seats, left, top, room)
        state = self._state()
        top = self._say(state, left, top + style.px(6), room, BODY, bold=True)
        return self._say(say("challenges-known"), left, top + style.px(8), room, SMALL)

    def _say(self, text: str, left: int, top: int, room: int, size: float, bold: bool = False) -> int:
        """Add a paragraph; return the y coordinate of its lower end."""
        high: int = self.caption(text, (left, top), room, size, bold).rect.height
        return top + high

    def _state(self) -> str:
        """Say what becomes of the next game of the deal."""
        attempt = self.attempt
        if attempt is None:
            if self._spoiler is not None:
                names = [seat.name for seat in self._spoiler.record.seats if seat.player == "human"]
                return say("challenges-spoiler", name=", ".join(names[:1]))
            return say("challenges-first")
        if attempt.attempt == SEEN:
            return say("challenges-seen")
        if attempt.prestige is None:
            return say("challenges-begun")
        told = say("challenges-result", prestige=attempt.prestige)
        if not attempt.fair:
            return f"{told} {say('challenges-helped')}"
        return told if attempt.medal is None else f"{told} {say('challenges-got', medal=attempt.medal)}"

    def _build_medals(self, left: int, top: int, room: int) -> int:
        """Lay out par, the three medals and their rule; return the y coordinate of the lower end."""
        style, mean = self.style, rule_of(self.deal.version).mean
        if self.par is not None:
            head = say("challenges-par", par=self.par.value)
        else:
            head = say("challenges-par-none" if self._failed else "challenges-par-wait")
        top = self._say(head, left, top, room, 32, bold=True)
        if self.par is not None:
            top = self._say(_PAR_WHY.say("mean" if mean else "middle"), left, top, room, SMALL)
        if self.par is not None and self.par.reached:
            top = self._build_strip(self.par, left, top + style.px(8), room)
        top += style.px(14)
        least = needed(self.par) if self.par is not None else None
        side, third = min(style.px(150), room // 4), room // len(MEDALS)
        below = top
        for number, medal in enumerate(MEDALS):
            middle = left + third * number + third // 2
            picture = seal(medal, side)
            self.picture(picture, picture.get_rect(midtop=(middle, top)).topleft)
            needs = (
                _NEEDS.say("par" if mean and medal == GOLD else medal)
                if least is None
                else say("challenges-from", prestige=least[medal])
            )
            y = top + side + style.px(6)
            self.readable.append(f"{MEDAL_WORDS.say(medal)}: {needs}")
            for words, bold in ((MEDAL_WORDS.say(medal), True), (needs, False)):
                line = fitted(words, style.text(BODY), third - style.px(10), self.ink, bold=bold)
                self.picture(line, line.get_rect(midtop=(middle, y)).topleft)
                y += line.get_height()
            below = max(below, y)
        return self._say(say("challenges-rule"), left, below + style.px(10), room, SMALL)

    def _build_strip(self, par: Par, left: int, top: int, room: int) -> int:
        """Lay out what the masters reached, and where the player is; return the y of the lower end."""
        own = self.attempt.prestige if self.attempt is not None else None
        self.readable.append(spoken(par, own))
        picture = strip(par, own, room, self.style.text(SMALL))
        self.picture(picture, (left, top))
        return top + picture.get_height()

    def _week_height(self) -> int:
        return round(self.style.text(SMALL) * 3.9) + self.style.text(32) + self.style.px(46)

    def _build_week(self, left: int, top: int, room: int) -> int:
        """Lay out the run of days and the latest days to choose from; return the y of the lower end."""
        style = self.style
        run = run_of_days(self._attempts, self.today)
        told = say("challenges-run", days=run)
        longest = longest_run(self._attempts)
        if longest > run:
            told = f"{told} · {say('challenges-run-best', days=longest)}"
        line = Surface((room, max(2, style.px(2))), pygame.SRCALPHA)
        line.fill((*mix(PARCHMENT_EDGE, INK, 0.15), 200))
        self.picture(line, (left, top))
        top = self._say(told, left, top + style.px(10), room, 30, bold=True) + style.px(8)
        gap, high = style.px(12), round(style.text(SMALL) * 3.5)
        columns = _DAYS if room >= style.px(1000) * style.text_scale else (_DAYS + 1) // 2
        wide = (room - gap * (columns - 1)) // columns
        below = top
        for number, day in enumerate(self._week()):
            at = Rect(left + (wide + gap) * (number % columns), 0, wide, high)
            at.top = top + (high + gap) * (number // columns)
            picture = self._seal_of(day, round(high * 0.48))
            chosen = day == self.deal.day
            self.add(DayPlate(day, at, self.view_frame, picture, chosen, partial(self._choose, day)))
            below = at.bottom
        return below

    def _seal_of(self, day: date, side: int) -> Surface:
        """Return a picture of what was reached on a day."""
        attempt = self._attempts.get(day)
        if attempt is None or attempt.medal is None:
            return seal(None, side, attempt is not None)
        return seal(None if attempt.medal == NO_MEDAL else attempt.medal, side, small=True)

    # What is done

    def _path(self, attempt: Attempt) -> Path | None:
        """Return the file of an attempt, if it is still there."""
        path = self.host.saves.folder / attempt.file
        return path if attempt.file and path.is_file() else None

    def _begin(self) -> None:
        self.host.start(deal_game(self.deal, player_name(self.host), secrets.token_hex(8)))

    def _continue(self) -> None:
        attempt = self.attempt
        path = self._path(attempt) if attempt else None
        if path is not None:
            self.host.open(path)

    def _share(self) -> None:
        attempt = self.attempt
        path = self._path(attempt) if attempt else None
        if path is not None:
            self.host.push(ShareScene(path))

    def _look_at_spoiler(self) -> None:
        """Show the game that was passed on; from then on the deal is known."""
        assert self._spoiler is not None
        record, path = self._spoiler
        with closing(HallOfFame(self.host.saves.folder)) as hall:
            hall.begin_deal(self.deal.entry(SEEN), "", self._clock())
        self._look_up()
        self.rebuild()
        game = record.replay()
        if game.over:
            self.host.go.results(Session(record, path, game), from_list=True)
        else:
            self.host.go.watch(path)


def masters_of(host: Host) -> Masters:
    """Return the masters who find par, for all screens of the program."""
    if host.masters is None:
        host.masters = Masters(host.saves.folder)
    return host.masters
