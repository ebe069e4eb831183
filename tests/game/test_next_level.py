"""The level of bots that is proposed after a game, by past games."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from game.match.next_level import Proposal, proposal
from game.match.options import parse_players
from game.match.session import Session
from game.match.suiting import suit
from game.screens.results.results import ResultsScene
from game.seats import LEVELS, bot_of, strength_of
from game.storage.hall_entries import SeatResult
from game.storage.hall_of_fame import HallOfFame, PastGame
from tests.game.saved import played, put
from tests.game.window import BlankScene, Open


def past(prestige: int, level: str = "normal", name: str = "Anna", friend: bool = False) -> PastGame:
    """A game of a person against two bots, which have 50 and 60 prestige."""
    seats = [
        SeatResult(name, "human", "blue", prestige, prestige > 60),
        SeatResult("Quasimodo", "human" if friend else level, "green", 50, False),
        SeatResult("Esmeralda", level, "red", 60, prestige < 60),
    ]
    return PastGame("x.toml", datetime(2026, 11, 1), "anniversary", False, tuple(seats))


SEATS = parse_players("Anna, bot:normal, bot:normal")


def test_who_wins_most_games_is_proposed_stronger_bots() -> None:
    games = [past(70), past(58), past(66), past(65)]
    stronger = LEVELS[LEVELS.index("normal") + 1]
    assert proposal(SEATS, games) == Proposal(stronger, "normal", 4, 3)
    assert proposal(SEATS, [past(70, name="ANNA") for _ in range(3)]) == Proposal(stronger, "normal", 3, 3)
    assert proposal(SEATS, games[:2]) is None
    assert proposal(SEATS, [past(70), past(58), past(57), past(65)]) is None


def test_who_stays_behind_the_bots_is_proposed_weaker_ones() -> None:
    weaker = LEVELS[LEVELS.index("normal") - 1]
    assert proposal(SEATS, [past(40)] * 5) == Proposal(weaker, "normal", 4, 0)
    assert proposal(SEATS, [past(40)] * 3) is None
    assert proposal(SEATS, [past(40), past(56), past(40), past(40)]) is None


def test_only_the_games_of_that_person_alone_against_that_level_count() -> None:
    others = [past(70, level="easy"), past(70, name="Ben"), past(70, friend=True)]
    assert proposal(SEATS, others * 4) is None
    assert proposal(SEATS, [*others, past(70), *others, past(70), past(70)]) is not None


def test_nothing_lies_beyond_the_ends_and_nothing_is_proposed_to_two() -> None:
    best = parse_players("Anna, bot:master, bot:master")
    assert proposal(best, [past(70, level="master")] * 4) is None
    first = parse_players(f"Anna, bot:{LEVELS[0]}, bot:{LEVELS[0]}")
    assert proposal(first, [past(30, level=LEVELS[0])] * 4) is None
    assert proposal(parse_players("Anna, Ben, bot:normal"), [past(70)] * 4) is None
    assert proposal(parse_players("Anna, bot:random"), [past(70, level="random")] * 4) is None


def test_against_bots_of_a_strength_what_suits_that_person_is_proposed() -> None:
    seats = parse_players("Anna, bot:57, bot:58")
    won, lost = [past(70, level="57")] * 4, [past(40, level="58")] * 8
    stronger, weaker = proposal(seats, won), proposal(seats, lost)
    assert stronger is not None
    assert weaker is not None
    assert stronger == Proposal(bot_of(suit("Anna", won).strength), "58", 4, 4, 57)
    assert weaker == Proposal(bot_of(suit("Anna", lost).strength), "58", 8, 0, 58)
    assert (strength_of(weaker.level) or 0) + 6 < 58 < (strength_of(stronger.level) or 0) - 6
    assert proposal(seats, won[:2]) is None
    fair = suit("Anna", [*won[:3], *lost[:5]]).strength
    assert proposal(parse_players(f"Anna, bot:{fair}"), [*won[:3], *lost[:5]]) is None


@pytest.mark.parametrize(("size", "text_scale"), [((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_one_press_begins_a_game_against_the_proposed_bots(
    open_window: Open, tmp_path: Path, size: tuple[int, int], text_scale: float
) -> None:
    paths: list[Path] = []
    for seed in range(40):  # both play at random, so that each wins some deals
        record = played(("Anna", "Ben"), seed=seed)
        record.seats = (record.seats[0], replace(record.seats[1], player=LEVELS[0]))
        result = record.replay().result
        if result is not None and result.winners == (record.seats[0].colour,):
            paths.append(put(tmp_path, f"2026-11-20 {seed}", record, day=len(paths) + 1))
    assert len(paths) > 3
    hall = HallOfFame(paths[0].parent)
    hall.refresh()
    hall.close()
    window = open_window(size, title=False, text_scale=text_scale)
    window.app.push(BlankScene())
    window.app.game_over(Session.load(paths[0]))
    window.press("return", wait=1.1)
    scene = window.showing(ResultsScene)
    assert scene.proposed == Proposal(LEVELS[1], LEVELS[0], 4, 4)
    scene.focus.take("level")
    window.press("return", wait=0.1)
    (game,) = window.tables.begun
    assert [seat.player for seat in game.seats] == ["human", LEVELS[1]]
