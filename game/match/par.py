"""Par of a deal of the day: what masters reach on it in the player's place, and the medal that it gives.

It is worked out in a process of its own, while the player reads or plays, and kept in the hall of fame.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from statistics import fmean, median_low
from typing import NamedTuple

from engine import Record, seeds
from engine.bots import VERSION as BOTS_VERSION
from engine.bots.counted_bots import BotSeat, CountedBots
from engine.record.records import Seat as RecordSeat
from game.match.bot_process import Desk, Failure, character_of
from game.match.deal_game import deal_game
from game.match.medals import NO_MEDAL, Par, medal_for
from game.storage.challenge import Deal
from game.storage.deals import deal_of
from game.storage.hall_of_fame import HallOfFame

_log = logging.getLogger(__name__)

MASTER = "master"


class ParRule(NamedTuple):
    """How par is found."""

    games: int
    """How many games masters play, each with other random numbers."""
    slip: float
    """How often they slip: one line of play is noise, several show what the deal is worth."""
    mean: bool
    """Whether par is the mean, else the middle result, which is then to be beaten."""


_FIRST, _LATER = ParRule(3, 0.0, mean=False), ParRule(8, 0.3, mean=True)


def rule_of(version: int) -> ParRule:
    """Return how par is found for the deals of a version."""
    return _FIRST if version == 1 else _LATER


def par_of(reached: Sequence[int], version: int) -> Par:
    """Return par from what the masters reached."""
    rule = rule_of(version)
    value = round(fmean(reached)) if rule.mean else median_low(reached)
    return Par(value, tuple(reached), beaten=not rule.mean)


_PATIENCE = 3600.0
"""Seconds of game time after which the process counts as hung."""
_NICE = 15


class ParTask(NamedTuple):
    """The task of finding what masters reach on a day's deal."""

    day: date
    games: int | None = None
    """How many games they play, if not as many as the deal's version says."""

    def think(self) -> tuple[int, ...]:
        """Return what they reach: the same on every machine, as all bots think by count, not by the clock."""
        with contextlib.suppress(OSError, AttributeError):  # Windows has no nice
            os.nice(_NICE)
        return self.reached()

    def reached(self) -> tuple[int, ...]:
        """Return what the masters reach."""
        rule = rule_of(deal_of(self.day).version)
        master = BotSeat(MASTER, slip=rule.slip)
        return tuple(self.play(number, master) for number in range(self.games or rule.games))

    def play(self, number: int, player: BotSeat) -> int:
        """Return what a player reaches in one game against the bots of the deal."""
        deal = deal_of(self.day)
        new = deal_game(deal)
        seats = tuple(RecordSeat(seat.name, seat.colour, seat.player) for seat in new.seats)
        record = Record(seats, deal.seed, new.edition, new_persons=new.new_persons, rules=deal.rules)
        game = record.replay()
        secret, played = seeds.secret_of(deal.seed), 0
        bots = CountedBots(
            secret,
            {
                seat.colour: BotSeat(seat.player, character_of(seat.name))
                for seat in new.seats
                if not seat.human
            },
        )
        person = next(seat.colour for seat in new.seats if seat.human)
        # The player's own random numbers, another time others.
        players = CountedBots(seeds.secret_of(deal.seed ^ (number + 1)), {person: player})
        while not game.over:
            colour = game.to_move[0]
            game.play((players if colour == person else bots).move(game, colour, played))
            played += 1
        assert game.result is not None
        return game.result.prestige[person]


class Masters(Desk):
    """The masters at work: finds the par of one day at a time, and keeps it."""

    def __init__(self, folder: Path) -> None:
        """``folder``: that of the saved games."""
        super().__init__()
        self._folder = folder
        self._known: dict[date, Par] = {}
        self._failed: set[date] = set()
        self._at: date | None = None

    def par(self, deal: Deal, seconds: float = 0.0) -> Par | None:
        """Return the par of a deal; without an answer yet, ``None``, and the masters play on.

        Ask for it again and again; ``seconds``: game time since the last call.
        """
        self._hear(deal.version, seconds)
        if deal.day in self._known:
            return self._known[deal.day]
        if self._at is None and deal.day not in self._failed:
            with closing(HallOfFame(self._folder)) as hall:
                kept = self.known(deal, hall)
            if kept is not None:
                return kept
            self._at = deal.day
            self._client.ask(ParTask(deal.day), _PATIENCE)
        return None

    def known(self, deal: Deal, hall: HallOfFame) -> Par | None:
        """Return the par of a deal if it is known, without any work."""
        if deal.day not in self._known:
            par = saved_par(deal, hall)
            if par is None:
                return None
            self._known[deal.day] = par
        return self._known[deal.day]

    def failed(self, day: date) -> bool:
        """Return whether par can't be found, because the process can't run."""
        return day in self._failed

    def close(self) -> None:
        """Kill the process."""
        super().close()
        self._at = None

    def _hear(self, version: int, seconds: float) -> None:
        day = self._at
        heard = self._client.answer(seconds) if day is not None else None
        if day is None or heard is None:
            return
        self._at = None
        self._client.stop()
        if isinstance(heard, Failure):
            _log.error("no par for %s: %s", day, heard.reason)
            self._failed.add(day)
            return
        par = self._known[day] = par_of(heard, version)
        with closing(HallOfFame(self._folder)) as hall:
            hall.keep_par(Deal(day, version), BOTS_VERSION, par.value, par.reached)


def saved_par(deal: Deal, hall: HallOfFame) -> Par | None:
    """Return the par of a deal that is in the hall of fame."""
    value = hall.par(deal, BOTS_VERSION)
    if value is None:
        return None
    return Par(value, hall.reached(deal, BOTS_VERSION), beaten=not rule_of(deal.version).mean)


def award(deal: Deal, par: Par, hall: HallOfFame) -> str | None:
    """Return the medal of the first attempt at a deal, if it has won one; it is kept from then on.

    An attempt that has its medal already keeps it, whatever par may be by now.
    """
    attempt = hall.attempts().get(deal.day)
    if attempt is None or attempt.prestige is None or not attempt.fair:
        return None
    if attempt.medal is None:
        medal = medal_for(attempt.prestige, par)
        hall.keep_medal(deal, medal or NO_MEDAL)
        return medal
    return None if attempt.medal == NO_MEDAL else attempt.medal
