"""What a bot went for: from weighing its moves again, in games that are over, and never by guessing."""

from dataclasses import replace

import pytest

from engine import Record, Seat
from engine.bots.aims import AimStep, aims, deeds, raised
from engine.bots.counted_bots import BotSeat, CountedBots
from engine.bots.themes import THEMES, Theme
from tests.played import played

_SEATS = ("blue", "green", "red")


@pytest.fixture(scope="module")
def game() -> Record:
    """A game of three bots that think by count."""
    return _played(("hard", "normal", "easy"))


def _played(levels: tuple[str, ...], seed: int = 5) -> Record:
    record = Record(tuple(Seat(level, c, level) for level, c in zip(levels, _SEATS, strict=True)), seed)
    bots = CountedBots(record.key(), {seat.colour: BotSeat(seat.player) for seat in record.seats})
    return played(record, lambda game: bots.move(game, game.to_move[0], len(record.moves)))


@pytest.mark.parametrize(("colour", "level"), [("blue", "hard"), ("green", "normal"), ("red", "easy")])
def test_every_move_of_a_counted_game_comes_out_again(game: Record, colour: str, level: str) -> None:
    periods = deeds(game, colour, level)
    assert len(periods) == 3
    made = [deed.move for period in periods for deed in period]
    assert [str(move) for move in made] == [text for text in game.moves if text.startswith(f"{colour} ")]
    assert all(raised(deed) is not None for period in periods for deed in period)


def test_a_period_tells_two_themes_of_the_eight(game: Record) -> None:
    for period in deeds(game, "blue", "hard"):
        found = AimStep(period).think()
        assert len(found) == len(set(found)) == 2
        assert set(found) <= set(THEMES)


def test_moves_that_somebody_else_made_say_nothing(game: Record) -> None:
    """The seat of the easy bot, weighed as if it had been another's."""
    period = deeds(game, "red", "quick")[1]
    again = [raised(deed) for deed in period]
    assert None in again
    assert aims([None, None, *again[:1]]) == ()


def test_a_bot_sees_its_own_seat_alone(game: Record) -> None:
    for period in deeds(game, "green", "normal"):
        for deed in period:
            assert all(view.viewers == ("green",) for view in deed.views)


def test_nothing_is_told_of_a_game_that_goes_on(game: Record) -> None:
    with pytest.raises(ValueError, match="not over"):
        deeds(replace(game, moves=game.moves[:-1]), "blue", "hard")


def test_the_themes_that_were_raised_most_come_first() -> None:
    def lifted(**worths: float) -> dict[Theme, float]:
        return {theme: worths.get(theme, 0.0) for theme in THEMES}

    found = [lifted(coins=2.0, park=1.0), lifted(park=2.5, rats=-4.0), None]
    assert aims(found) == ("park", "coins")
    assert aims([lifted(coins=0.3, messages=1.0)]) == ("messages",)
    assert aims([lifted(rats=-1.0)]) == ()
    assert aims([]) == ()
    assert aims([lifted(coins=2.0), None, None]) == ()
