"""Par of a deal of the day: what a master reaches on it in the player's place.

It is worked out in a process of its own, while the player reads or plays, and kept in the hall of fame.
"""

from __future__ import annotations

import contextlib
import logging
import os
from contextlib import closing
from datetime import date
from pathlib import Path
from statistics import median_low
from typing import NamedTuple

from engine import Record, seeds
from engine.bots import VERSION as BOTS_VERSION
from engine.bots.counted_bots import BotSeat, CountedBots
from engine.record.records import Seat as RecordSeat
from game.match.bot_process import BotClient, Failure, character_of
from game.match.deal_game import deal_game
from game.storage.challenge import Deal
from game.storage.deals import deal_of
from game.storage.hall_of_fame import HallOfFame

_log = logging.getLogger(__name__)

MASTER = "master"
GAMES = 3
"""How many games the master plays, each with other random numbers. Par is the middle result."""

_PATIENCE = 3600.0
"""Seconds of game time after which the process counts as hung."""
_NICE = 15


class ParTask(NamedTuple):
    """The task of finding the par of a day's deal."""

    day: date
    games: int = GAMES

    def think(self) -> int:
        """Return par. It is the same on every machine: all bots think by count, not by the clock."""
        with contextlib.suppress(OSError, AttributeError):  # Windows has no nice
            os.nice(_NICE)
        return median_low([self._play(number) for number in range(self.games)])

    def _play(self, number: int) -> int:
        """Return what the master reaches in one game against the bots of the deal."""
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
        # The master's own random numbers, another time others.
        masters = CountedBots(seeds.secret_of(deal.seed ^ (number + 1)), {person: BotSeat(MASTER)})
        while not game.over:
            colour = game.to_move[0]
            game.play((masters if colour == person else bots).move(game, colour, played))
            played += 1
        assert game.result is not None
        return game.result.prestige[person]


class Masters:
    """The masters at work: finds the par of one day at a time, and keeps it."""

    def __init__(self, folder: Path) -> None:
        """``folder``: that of the saved games."""
        self._folder = folder
        self._client = BotClient()
        self._known: dict[date, int] = {}
        self._failed: set[date] = set()
        self._at: date | None = None

    def par(self, deal: Deal, seconds: float = 0.0) -> int | None:
        """Return the par of a deal; without an answer yet, ``None``, and the masters play on.

        Ask for it again and again; ``seconds``: game time since the last call.
        """
        self._hear(deal.version, seconds)
        if deal.day in self._known:
            return self._known[deal.day]
        if self._at is None and deal.day not in self._failed:
            with closing(HallOfFame(self._folder)) as hall:
                kept = self.kept(deal, hall)
            if kept is not None:
                return kept
            self._at = deal.day
            self._client.ask(ParTask(deal.day), _PATIENCE)
        return None

    def kept(self, deal: Deal, hall: HallOfFame) -> int | None:
        """Return the par of a deal if it is known, without any work."""
        if deal.day not in self._known:
            par = hall.par(deal, BOTS_VERSION)
            if par is None:
                return None
            self._known[deal.day] = par
        return self._known[deal.day]

    def failed(self, day: date) -> bool:
        """Return whether par can't be found, because the process can't run."""
        return day in self._failed

    def wait(self, seconds: float) -> None:
        """Block until there is an answer, up to ``seconds`` of real time."""
        self._client.wait(seconds)

    def close(self) -> None:
        """Kill the process."""
        self._client.stop()
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
        self._known[day] = heard
        with closing(HallOfFame(self._folder)) as hall:
            hall.keep_par(Deal(day, version), BOTS_VERSION, heard)
