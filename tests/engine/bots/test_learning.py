"""What bots learn from: samples of self-play, the fit, and the file of tables."""

import hashlib
import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from engine.__main__ import main
from engine.bots import VERSION
from engine.bots.evaluation import simple_evaluation
from engine.bots.features import ROWS, TABLES
from engine.bots.fitting import Sample, fit
from engine.bots.learning import OUTCOME, leaning, learn, play
from engine.bots.value import WEIGHTS, learned, read, write
from engine.errors import ContentError
from engine.worlds import draw_state
from tests.engine.table import given


def row(table: str, value: int) -> int:
    """The row of a table for a value."""
    return TABLES[table].start + value


def test_a_fit_finds_what_the_samples_were_made_from() -> None:
    random = Random(1)
    samples, targets = [], []
    for _ in range(4000):
        coins, park = random.randrange(6), random.randrange(4)
        gained = 20 + 1.5 * coins + (4 if park >= 2 else 0) + random.gauss(0, 1)
        rows = (row("coins", coins), row("influence_park", park), row("seats", 0))
        samples.append(Sample(3, rows, gained))
        targets.append(gained)
    worths = fit(samples, targets)

    def worth(coins: int, park: int) -> float:
        return worths[row("coins", coins)] + worths[row("influence_park", park)] + worths[row("seats", 0)]

    for coins, park, expected in ((0, 0, 20), (5, 0, 27.5), (0, 2, 24), (3, 3, 28.5)):
        assert worth(coins, park) == pytest.approx(expected, abs=0.5)
    # Never seen, so like the nearest that was.
    assert worths[row("coins", 9)] == pytest.approx(worths[row("coins", 5)], abs=0.01)


def test_self_play_gives_a_sample_for_each_player_and_round_and_repeats_itself() -> None:
    samples = play(4, simple_evaluation)
    players = 2 + 4 % 4
    assert [sum(sample.round == round_ for sample in samples) for round_ in range(1, 9)] == [players] * 8
    assert all(0 <= number < ROWS for sample in samples for number in sample.rows)
    assert samples == play(4, simple_evaluation)
    assert samples != play(4, simple_evaluation, search=None)


@pytest.mark.parametrize(
    ("seed", "planned", "kept"),
    [
        (0, True, "45692ec6ee6f"),
        (3, False, "de082843367f"),
        (13, False, "d38e6bf2c067"),
        (21, False, "af5aea238e44"),
    ],
)
def test_the_tables_of_the_bots_can_be_learned_again(seed: int, planned: bool, kept: str) -> None:
    """Who changes how games of self-play go learns other tables, and raises the version of bots."""
    samples = play(seed, simple_evaluation) if planned else play(seed, learned(), search=None)
    told = "\n".join(f"{s.round} {s.rows} {s.gained} {s.soon:.4f} {s.next_rows}" for s in samples)
    assert (VERSION, hashlib.sha256(told.encode()).hexdigest()[:12]) == (2, kept)


def test_samples_of_a_player_follow_one_another() -> None:
    samples = play(4, simple_evaluation, search=None)
    for one, following in pairwise(samples):
        if one.round < 8:
            assert one.next_rows == following.rows
            assert one.gained == pytest.approx(one.soon + following.gained)
        else:
            assert one.next_rows == ()
            assert one.soon == one.gained


def test_what_the_samples_do_not_tell_stays_as_it_was_known() -> None:
    random = Random(2)
    known = [0.0] * ROWS
    known[row("coins", 3)], known[row("cache", 5)] = 4.0, 2.5
    samples = [Sample(3, (row("coins", random.randrange(6)), row("seats", 0)), 0.0) for _ in range(500)]
    targets = [30.0 + 4.0 * (sample.rows[0] == row("coins", 3)) for sample in samples]
    worths = fit(samples, targets, known)
    assert worths[row("cache", 5)] == 2.5
    assert worths[row("coins", 3)] - worths[row("coins", 2)] == pytest.approx(4.0, abs=0.01)
    assert worths[row("seats", 0)] == pytest.approx(30.0, abs=0.01)


def test_a_position_counts_by_what_it_led_to() -> None:
    def sample(round_: int, gained: float, soon: float) -> Sample:
        return Sample(round_, (row("seats", 0),), gained, soon, (row("seats", 0),) if round_ < 8 else ())

    weights = learn([sample(round_, 10.0 if round_ == 8 else 99.0, 5.0) for round_ in range(1, 9)])
    found = [rows[row("seats", 0)] for rows in weights]
    assert found[7] == pytest.approx(10.0)
    assert found[6] == pytest.approx(OUTCOME * 99.0 + (1 - OUTCOME) * 15.0)


def test_what_was_learned_prefers_the_better_position() -> None:
    def worth(**pieces: object) -> float:
        game = given("red", "blue", round=5).player("red", **pieces).to_play("red")  # type: ignore[arg-type]
        state = game._state
        return learned()(state, state.players["red"])

    plain = worth(cubes={"bank": 2})
    assert worth(cubes={"bank": 2}, coins=5) > plain
    assert worth(cubes={"bank": 2}, prestige=4) == pytest.approx(plain + 4)
    assert worth(cubes={"bank": 2, "park": 2}) > plain
    assert worth(cubes={"bank": 2}, rat=9) < plain


def test_tables_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = read(WEIGHTS)
    write(tmp_path / "tables.json", weights)
    assert read(tmp_path / "tables.json") == weights


def test_a_person_that_the_tables_do_not_know_counts_nothing(tmp_path: Path) -> None:
    known = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    names = list(known["tables"])
    start = TABLES["ahead_spy"].start
    known["tables"] = {name: rows for name, rows in known["tables"].items() if name != "ahead_spy"}
    known["tables"]["ahead_abbot"] = 2  # nobody any more
    known["rounds"] = [[*rows[:start], *rows[start + 15 :], 1.0, 2.0] for rows in known["rounds"]]
    path = tmp_path / "tables.json"
    path.write_text(json.dumps(known))
    assert names.index("ahead_spy") < names.index("seats")
    expected = [(*rows[:start], *[0.0] * 15, *rows[start + 15 :]) for rows in read(WEIGHTS)]
    assert list(read(path)) == expected


@pytest.mark.parametrize("table", ["coins", "ahead_spy"])
def test_a_table_of_another_size_is_refused(table: str, tmp_path: Path) -> None:
    known = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    known["tables"][table] += 1
    known["rounds"] = [[*rows, 0.0] for rows in known["rounds"]]
    path = tmp_path / "tables.json"
    path.write_text(json.dumps(known))
    with pytest.raises(ContentError, match=f"rows of the table {table}"):
        read(path)


@pytest.mark.parametrize(
    ("text", "said"), [("[[1, 2]]", "lists of"), ("{", "no tables"), ('["a"]', "lists of"), ("7", "lists of")]
)
def test_a_file_of_other_things_is_refused(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.json"
    path.write_text(text)
    with pytest.raises(ContentError, match=said):
        read(path)
    with pytest.raises(ContentError, match=r"can't be read"):
        read(tmp_path / "none.json")


@pytest.mark.thorough(usual=0)
def test_the_command_writes_tables_and_goes_on_from_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.json"
    assert main(["learn", "--games", "3", "--scratch", "--file", str(path)]) == 0
    first = read(path)
    again = tmp_path / "again.json"
    assert main(["learn", "--games", "3", "--scratch", "--jobs", "2", "--file", str(again)]) == 0
    assert read(again) == first
    assert main(["learn", "--games", "3", "--file", str(path)]) == 0
    assert read(path) != first
    assert main(["learn", "--games", "3", "--file", str(tmp_path)]) == 2


def test_who_plays_for_samples_likes_different_things() -> None:
    table = given("red", "blue", round=5).player("red", coins=5, cubes={"bank": 2, "park": 1}, rat=3)
    state = draw_state(table.to_play("red", "bank", "hotel").view("red"), Random(1))
    worths = [leaning(simple_evaluation, Random(n))(state, state.players["red"]) for n in range(200)]
    plain = simple_evaluation(state, state.players["red"])
    assert len(set(worths)) == 200
    assert sum(worth > plain for worth in worths) == pytest.approx(100, abs=30)
