"""Games of a deal of the day that somebody has passed on: the deal is offered before the game is shown."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from engine import Record
from game.screens.challenges.deal import DealScene, Spoiler
from game.storage.deals import deal_in
from game.storage.hall_of_fame import HallOfFame
from game.ui.scene import Host


def offers_deal(host: Host, record: Record, path: Path) -> bool:
    """Show the page of the deal instead of a game that would spoil it; return whether it did."""
    deal = deal_in(record)
    if deal is None or not deal.spoiler:
        return False
    with closing(HallOfFame(host.saves.folder)) as hall:
        begun = deal.day in hall.attempts()
    if begun:
        return False
    host.push(DealScene(deal.day, Spoiler(record, path)))
    return True
