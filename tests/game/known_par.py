"""Stand-ins for the masters who work out par, which takes a process of its own."""

from contextlib import closing
from datetime import UTC, datetime

from engine.bots import VERSION as BOTS_VERSION
from game.match.medals import Par
from game.match.par import Masters
from game.screens.challenges.deal import DealScene
from game.storage.challenge import Deal
from game.storage.hall_of_fame import HallOfFame
from game.ui.scene import Host

LATER = datetime(2027, 1, 8, 12, tzinfo=UTC).timestamp()
"""The same in a later year, when gold is for par."""
A_FRIDAY = datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp()
"""A time in seconds since 1970."""
PAR = 30
REACHED = (24, 27, 28, 30, 31, 31, 33, 36)


class KnownPar(Masters):
    """Masters who have played already."""

    def par(self, deal: Deal, seconds: float = 0.0) -> Par | None:
        with closing(HallOfFame(self._folder)) as hall:
            hall.keep_par(deal, BOTS_VERSION, PAR, REACHED if deal.version > 1 else ())
            return self.known(deal, hall)


class FridaysDeal(DealScene):
    """The page of a deal whose par is known."""

    def __init__(self, time: float = A_FRIDAY) -> None:
        super().__init__(clock=lambda: time)

    def enter(self, host: Host) -> None:
        host.masters = KnownPar(host.saves.folder)
        super().enter(host)
