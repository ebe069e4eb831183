"""What bots are handed tells neither the seed nor the record's secret; what is to be repeated can be."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Game, Record, RecordError, Seat, View, seeds
from engine.lab import arena as arenas
from engine.lab import simulation
from engine.record import records, trace
from engine.record.transcript import transcript
from engine.rules.rng import MAX_SEED
from tests.engine.contract import choose, open_view
from tests.noted import noted
from tests.played import play_on

SEATS = (Seat("Ada", "red"), Seat("Bo", "blue", "random"))
SECRET = "00112233445566778899aabbccddeeff"


def test_new_seeds_come_from_all_that_there_are() -> None:
    drawn = [seeds.new_seed() for _ in range(200)]
    assert len(set(drawn)) == 200
    assert all(0 <= seed <= MAX_SEED for seed in drawn)
    # Each of the 63 bits is set in some and not in others.
    assert all(0 < sum(seed >> bit & 1 for seed in drawn) < 200 for bit in range(63))


def test_new_secrets_differ_and_are_secrets() -> None:
    drawn = {seeds.new_secret() for _ in range(200)}
    assert len(drawn) == 200
    assert all(map(seeds.is_secret, drawn))


@pytest.mark.parametrize("text", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "é" * 32, " " * 32])
def test_other_texts_are_no_secrets(text: str) -> None:
    assert not seeds.is_secret(text)
    with pytest.raises(ValueError, match="not a secret"):
        seeds.bot_seed(text, 0)


def test_bots_numbers_never_change_and_differ_by_secret_seat_and_move() -> None:
    assert seeds.bot_seed(SECRET, 1, 2) == 620648170659035045
    assert seeds.secret_of(7) == "15b06c8f193780b42326102846653527"
    numbers = {
        seeds.bot_seed(secret, seat, move)
        for secret in (SECRET, seeds.secret_of(7), seeds.secret_of(8))
        for seat in range(5)
        for move in range(200)
    }
    assert len(numbers) == 3 * 5 * 200


def unfolded(number: int) -> set[int]:
    """What former arithmetic turned a bot's number back into, and its like for any small factors."""
    found = {number, number % (MAX_SEED + 1), number // 8 // 1_000_003}
    found |= {(number // 8 - moves) // 1_000_003 for moves in range(400)}
    found |= {(number - at) // factor for factor in range(1, 100) for at in range(5)}
    return found | {number ^ seed for seed in (0, MAX_SEED)}


def handed_out(monkeypatch: pytest.MonkeyPatch, module: Any) -> list[int]:
    """The seeds that a module makes bots with, as they are made."""
    return noted(monkeypatch, module, "make_bot", lambda name, seed: seed)


@pytest.mark.parametrize("seed", [1, 420, 123_456_789, MAX_SEED])
def test_bots_cannot_work_back_to_the_seed_of_simulations(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    plan = simulation.Plan(("random",) * 3, "anniversary", new_persons=False)
    contest = arenas.Contest(("random",) * 3, seed=seed)
    for module, run in (
        (simulation, lambda: simulation.play_game(plan, seed)[1].moves),
        (arenas, lambda: arenas.play(contest, 0)[:3]),
    ):
        seen = handed_out(monkeypatch, module)
        first = run()
        assert len(set(seen)) == 3
        for number in seen:
            assert seed not in unfolded(number)
        assert run() == first, "the same command plays the same games"
        assert seen[3:] == seen[:3]


def played(secret: str | None, moves: int = 50) -> tuple[Record, Game]:
    record = Record(SEATS, seed=1_234_567_890_123, secret=secret)
    random = Random(4)
    return record, play_on(record, lambda game: choose(game, random), moves)


def test_the_secret_is_kept_in_the_file(tmp_path: Path) -> None:
    record, _ = played(SECRET)
    records.write(tmp_path / "game.toml", record)
    again = records.read(tmp_path / "game.toml")
    assert again.secret == again.key() == SECRET
    assert f'secret = "{SECRET}"' in records.to_toml(record).splitlines()


def test_a_file_from_before_there_were_secrets_replays_and_has_the_same_key_each_time(tmp_path: Path) -> None:
    record, game = played(None)
    path = tmp_path / "game.toml"
    records.write(path, record)
    assert "secret" not in path.read_text(encoding="utf-8")
    again = records.read(path)
    assert again.secret is None
    assert again.key() == record.key() == seeds.secret_of(record.seed)
    assert open_view(again.replay()) == open_view(game)


@pytest.mark.parametrize("secret", ['"abc"', '"' + "0" * 33 + '"', '"' + "Z" * 32 + '"', "7", "[]"])
def test_a_damaged_secret_is_refused_but_costs_no_move(tmp_path: Path, secret: str) -> None:
    record, _ = played(SECRET)
    path = tmp_path / "game.toml"
    path.write_text(records.to_toml(record).replace(f'"{SECRET}"', secret), encoding="utf-8")
    with pytest.raises(RecordError, match=r"game\.toml: is damaged: .*secret") as error:
        records.read(path)
    assert "ZZ" not in str(error.value), "what may be all but a secret isn't told"
    saved, problem = records.salvage(path)
    assert (saved.moves, saved.secret) == (record.moves, None)
    assert "secret" in str(problem)


def test_what_is_wrong_with_a_move_leaves_the_secret_sound(tmp_path: Path) -> None:
    record, _ = played(SECRET)
    path = tmp_path / "game.toml"
    path.write_text(records.to_toml(record)[:-30], encoding="utf-8")
    assert records.salvage(path)[0].secret == SECRET


def test_the_secret_is_told_nowhere_but_in_the_file(tmp_path: Path) -> None:
    record, game = played(SECRET)
    views = [game.view(*viewers) for viewers in ((), ("red",), ("blue",), game.seats)]
    told = [repr(record), repr(views), *trace.trace(record), *transcript(record), repr(record.setup())]
    assert SECRET not in "".join(told)
    assert all(isinstance(view, View) for view in views)
    assert str(record.seed) not in json.dumps([*trace.trace(record)])
