"""What a finished challenge came to, at the top of the results: the medal of a deal, the stars of a task."""

from __future__ import annotations

import secrets
from contextlib import closing

from pygame import Surface

from game.match.deal_of_day import VERSION, deal_of
from game.match.medals import medal_for
from game.match.session import Session
from game.screens.challenges.deal import masters_of, player_name
from game.screens.challenges.seals import seal
from game.screens.challenges.share import ShareScene
from game.storage.challenge import Deal
from game.storage.hall_of_fame import HallOfFame
from game.ui.scene import Host
from game.ui.widgets import Entry
from game.words import say


class DealResult:
    """The result of a deal of the day."""

    def __init__(self, session: Session, deal: Deal, host: Host) -> None:
        """``session``: the finished game, which is in the hall of fame already."""
        self._session, self._deal, self._host = session, deal, host
        with closing(HallOfFame(host.saves.folder)) as hall:
            first = hall.attempts().get(deal.day)
            self._par = masters_of(host).kept(deal, hall)
        self._first = first is not None and first.attempt == deal.attempt
        result = session.game.result
        assert result is not None
        own = [result.prestige[colour] for colour in session.humans]
        self._prestige = own[0]

    def step(self, seconds: float) -> bool:
        """Ask the masters for par; return whether it has just been found."""
        if self._par is None:
            self._par = masters_of(self._host).par(self._deal, seconds)
            return self._par is not None
        return False

    @property
    def _medal(self) -> str | None:
        fair = self._first and not self._deal.helped
        return medal_for(self._prestige, self._par) if fair and self._par is not None else None

    def picture(self, side: int) -> Surface:
        """Return the medal, ``side`` pixels wide."""
        return seal(self._medal, side)

    def sentence(self) -> str:
        """Return what was reached, and why there is no medal, if there is none."""
        if self._par is None:
            told = say("challenges-reached-wait", prestige=self._prestige)
        else:
            told = say("challenges-reached", prestige=self._prestige, par=self._par)
        if self._deal.spoiler:  # somebody else's game
            return told
        if not self._first:
            return f"{told} {say('challenges-not-first')}"
        if self._deal.helped:
            return f"{told} {say('challenges-helped')}"
        return told if self._par is None else f"{say('challenges-got', medal=self._medal or 'none')} {told}"

    def entries(self) -> list[Entry]:
        """Return the buttons beside the sentence."""
        share = Entry("share", say("challenges-share"), self._share)
        page = Entry("challenge", say("challenges-deal"), lambda: self._host.go.deal(self._deal.day))
        return [page, share]

    def again(self) -> None:
        """Play the deal again; only the first attempt counts."""
        self._host.start(deal_of(self._deal.day).game(player_name(self._host), secrets.token_hex(8)))

    def _share(self) -> None:
        self._host.push(ShareScene(self._session.record_path))


def challenge_result(session: Session, host: Host) -> DealResult | None:
    """Return what a finished game came to as a challenge; ``None`` if it was none of this version's."""
    challenge = session.challenge
    if isinstance(challenge, Deal) and challenge.version == VERSION and session.humans:
        return DealResult(session, challenge, host)
    return None
