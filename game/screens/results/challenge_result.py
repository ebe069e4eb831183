"""What a finished challenge came to, at the top of the results: the medal of a deal, the stars of a task."""

from __future__ import annotations

import secrets
from contextlib import closing

from pygame import Surface

from engine.bots.review_file import name_of
from engine.tasks import Outcome, Task, outcome_of, tasks
from game.log.challenge_words import outcome_sentence
from game.match.deal_game import deal_game
from game.match.par import award
from game.match.session import Session
from game.match.task_game import task_game
from game.screens.challenges.deal import masters_of
from game.screens.challenges.players import player_name
from game.screens.challenges.seals import seal, stars
from game.screens.challenges.share import ShareScene
from game.storage.challenge import Deal
from game.storage.challenge import Task as TaskEntry
from game.storage.deals import deal_in, deal_of
from game.storage.hall_of_fame import HallOfFame
from game.storage.own_tasks import task_named
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
            self._par = masters_of(host).known(deal, hall)
            self._medal = award(deal, self._par, hall) if self._par is not None else None
        self._first = first is not None and first.attempt == deal.attempt
        result = session.game.result
        assert result is not None
        own = [result.prestige[colour] for colour in session.humans]
        self._prestige = own[0]

    def step(self, seconds: float) -> bool:
        """Ask the masters for par; return whether it has just been found."""
        if self._par is None:
            self._par = masters_of(self._host).par(self._deal, seconds)
            if self._par is not None:
                with closing(HallOfFame(self._host.saves.folder)) as hall:
                    self._medal = award(self._deal, self._par, hall)
            return self._par is not None
        return False

    def picture(self, side: int) -> Surface:
        """Return the medal, ``side`` pixels wide."""
        return seal(self._medal if self._first else None, side)

    def sentence(self) -> str:
        """Return what was reached, and why there is no medal, if there is none."""
        if self._par is None:
            told = say("challenges-reached-wait", prestige=self._prestige)
        else:
            told = say("challenges-reached", prestige=self._prestige, par=self._par.value)
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
        deal = deal_of(self._deal.day)
        self._host.start(deal_game(deal, player_name(self._host), secrets.token_hex(8)))

    def _share(self) -> None:
        self._host.push(ShareScene(self._session.record_path))


class TaskResult:
    """The result of a task: its stars, which are kept if they are more than before."""

    def __init__(self, session: Session, task: Task, host: Host) -> None:
        """``session``: the finished game."""
        self._session, self._task, self._host = session, task, host
        self.outcome: Outcome = outcome_of(task.goal, task.colour, session.record.games(), task.begins)
        with closing(HallOfFame(host.saves.folder)) as hall:
            hall.keep_stars(task.name, self.outcome.stars)
            if self.outcome.stars < len(task.goal.stars):
                hall.keep_failed(task.name, name_of(session.record))

    def step(self, seconds: float) -> bool:
        """Nothing is still to come."""
        return False

    def picture(self, side: int) -> Surface:
        """Return the stars, half of ``side`` pixels high."""
        return stars(self.outcome.stars, len(self._task.goal.stars), round(side * 0.6))

    def sentence(self) -> str:
        """Return the title, and what was reached."""
        return outcome_sentence(self._task, self.outcome)

    def entries(self) -> list[Entry]:
        """Return the buttons beside the sentence."""
        page = Entry("challenge", say("challenges-tasks"), self._show_page)
        following = self._next
        if following is None:
            return [page]
        return [page, Entry("next", say("tasks-next"), lambda: self._play(following))]

    @property
    def _next(self) -> Task | None:
        """The task after this one; none after one's own."""
        found = tasks()
        return next(iter(found[found.index(self._task) + 1 :]), None) if self._task in found else None

    def _show_page(self) -> None:
        """Show the tasks: this one if it lacks a star, as there may be help."""
        whole = self.outcome.stars == len(self._task.goal.stars)
        self._host.go.tasks(None if whole else self._task.name)

    def again(self) -> None:
        """Try the task again."""
        self._play(self._task)

    def _play(self, task: Task) -> None:
        self._host.start(task_game(task, player_name(self._host)))


ChallengeResult = DealResult | TaskResult


def challenge_result(session: Session, host: Host) -> ChallengeResult | None:
    """Return what a finished game came to as a challenge; ``None`` if it was none that this program knows."""
    challenge = session.challenge
    if isinstance(challenge, Deal):
        known = deal_in(session.record) is not None and session.humans
        return DealResult(session, challenge, host) if known else None
    if isinstance(challenge, TaskEntry):
        task = task_named(challenge.name, host.saves.folder)
        if task is not None and task.is_begun_by(session.record):
            return TaskResult(session, task, host)
    return None
