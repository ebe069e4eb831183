"""Turning points as tasks: a game is played, a mistake is found in it, and its round becomes a task."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.bots.counted_bots import BotSeat, CountedBots
from engine.bots.review import Candidate, WeighStep
from engine.lab import turning_points
from engine.lab.turning_points import PERSON, game_of, main
from engine.record.records import Record, Seat
from engine.tasks.loading import read_task
from tests.engine.blunder import blunder


def test_a_game_is_one_of_counted_bots_and_the_same_by_the_same_seed() -> None:
    record = game_of(5, "random", 3, "quick")
    assert record == game_of(5, "random", 3, "quick")
    assert record.moves != game_of(6, "random", 3, "quick").moves
    assert record.finished
    assert sorted(seat.player for seat in record.seats) == ["quick", "quick", "random"]
    assert [seat.player for seat in record.seats if seat.name == PERSON] == ["random"]
    game = replace(record, moves=[]).replay()
    person = next(seat.colour for seat in record.seats if seat.name == PERSON)
    bots = CountedBots(record.key(), {person: BotSeat("random")})
    for number, text in enumerate(record.moves):
        if text.split()[0] == person:
            assert str(bots.move(game, person, number)) == text
        game.play(text)
    assert game.over


def test_a_mistake_becomes_a_task_that_begins_with_its_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record, think = replace(blunder(Seat(PERSON, "blue", "quick")), finished=True), WeighStep.think
    asked: list[tuple[int, str, int, str]] = []

    def play(seed: int, level: str, players: int, opponents: str) -> Record:
        asked.append((seed, level, players, opponents))
        return record

    def weigh_the_end(step: WeighStep) -> tuple[Candidate, ...]:
        """Weigh only what was done about persons in the last round: all else takes long."""
        last = tuple(one for one in step.moments if one.view.round == 9 and one.view.phase == "hire")
        return think(WeighStep(last))

    monkeypatch.setattr(turning_points, "game_of", play)
    monkeypatch.setattr(WeighStep, "think", weigh_the_end)
    main([str(tmp_path / "new"), "--games", "1", "--seed", "4", "--level", "hard", "--players", "2"])
    assert asked == [(4, "hard", 2, "normal")]
    (told,) = capsys.readouterr().out.splitlines()
    assert "blue pass; better hire" in told
    (path,) = (tmp_path / "new").iterdir()
    assert path.name == "hard-2-4-c3.toml"
    task = read_task(path)
    view = task.record.replay().view()
    assert (view.label, view.phase, task.colour) == ("C3", "draft", "blue")
    assert task.record.moves == record.moves[: task.begins]
    result = record.replay().result
    assert result is not None
    assert task.goal.stars == (result.prestige["blue"] + 1,)
