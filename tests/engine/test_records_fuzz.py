"""Records of any content whatever: a whole game, or a sentence with file and place; never anything else."""

import random
from pathlib import Path
from typing import Any

import pytest
import tomli
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import Options, Record, RecordError, Seat
from engine.names import COLOURS
from engine.record import records
from tests.played import at_random, played

ROUNDS = settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def _played(moves: int, seed: int = 11) -> Record:
    seats = (Seat('Änna "x" \\', "blue"), Seat("Ben\n", "red", "quick"), Seat("李", "green"))
    record = Record(seats, seed, new_persons=True, table={"open_hands": True})
    return played(record, at_random(seed), moves)


PLAYED = _played(60)
WHOLE = records.to_toml(PLAYED)
BEGIN = WHOLE.index("moves = [\n") + len("moves = [\n")


def _read(path: Path, content: bytes) -> Record | None:
    """What comes of a file: a record, or ``None`` after an error that names the file and can be read."""
    path.write_bytes(content)
    try:
        record = records.read(path)
    except RecordError as error:
        complaint = str(error)
    else:
        assert _salvage(path, sound=True) == record
        record.replay()
        return record
    assert str(path) in complaint
    assert len(complaint) < len(str(path)) + 700
    _salvage(path, sound=False)
    return None


def _salvage(path: Path, *, sound: bool) -> Record | None:
    """What is saved of a file; it can be written as a copy and read again, the file stays as it is."""
    content = path.read_bytes()
    try:
        record, problem = records.salvage(path)
    except RecordError as error:
        complaint = str(error)
    else:
        assert (problem is None) is sound
        assert sound or f"{path}: " in str(problem)
        assert sound or f"first {len(record.moves)} moves" in str(problem)
        copy = path.with_name("copy.toml")
        records.write(copy, record)
        assert records.read(copy) == record
        assert path.read_bytes() == content
        return record
    assert not sound
    assert str(path) in complaint
    return None


@ROUNDS
@given(st.data())
def test_a_good_record_with_other_moves(tmp_path: Path, data: st.DataObject) -> None:
    words = st.sampled_from([*COLOURS, "play", "keep", "hire", "pass", "blue.bank", "monk", "carry", "2", ""])
    move = st.lists(words, max_size=4).map(" ".join) | st.text(max_size=40) | st.just("x" * 100_000)
    record = records.from_toml(WHOLE)
    at = data.draw(st.integers(0, len(record.moves) - 1))
    record.moves[at : at + data.draw(st.integers(0, 2))] = data.draw(st.lists(move, max_size=2))
    path = tmp_path / "game.toml"
    found = _read(path, records.to_toml(record).encode())
    if found is None:
        saved, problem = records.salvage(path)
        assert saved.moves == record.moves[: len(saved.moves)]
        assert len(saved.moves) >= at
        assert f"move {len(saved.moves) + 1}" in str(problem)


@ROUNDS
@given(st.integers(0, len(WHOLE.encode()) - 1), st.sampled_from([b"", b"\0" * 40, b"\xff\xfe", b'"']))
def test_a_record_cut_short_is_saved_up_to_its_last_whole_move(tmp_path: Path, cut: int, junk: bytes) -> None:
    content = WHOLE.encode()[:cut]
    path = tmp_path / "game.toml"
    path.write_bytes(content + junk)
    if len(content.decode("utf-8", "ignore")) < BEGIN:
        with pytest.raises(RecordError, match="Nothing of it can be saved"):
            records.salvage(path)
        return
    record, problem = records.salvage(path)
    whole_lines = content.decode()[BEGIN:].count('",\n')
    assert record.moves == PLAYED.moves[: len(record.moves)]
    assert len(record.moves) in (whole_lines, whole_lines + 1)
    assert record.seats == PLAYED.seats
    assert (problem is None) is (content + junk).decode("utf-8", "replace").endswith("\n]")


TABLES = st.dictionaries(
    st.text(max_size=8),
    st.recursive(
        st.booleans()
        | st.integers(-(2**62), 2**62)
        | st.text()
        | st.floats(allow_nan=False)
        | st.datetimes(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
        max_leaves=6,
    ),
    max_size=4,
)
PLAYERS = st.tuples(st.text(max_size=records.LONGEST), st.from_regex(r"[a-z0-9_-]{1,30}", fullmatch=True))
SEATS = st.lists(st.sampled_from(COLOURS), min_size=2, max_size=5, unique=True)


@ROUNDS
@given(
    SEATS,
    st.lists(PLAYERS, min_size=5, max_size=5),
    st.integers(0, 2**63 - 1),
    st.booleans(),
    TABLES,
    st.none()
    | st.builds(Options, st.integers(2, 9), st.booleans(), st.booleans(), st.integers(0, 4), st.booleans()),
)
def test_what_is_written_is_read(
    tmp_path: Path,
    colours: list[str],
    players: list[tuple[str, str]],
    seed: int,
    new_persons: bool,
    table: dict[str, Any],
    options: Options | None,
) -> None:
    seats = tuple(Seat(name, colour, bot) for (name, bot), colour in zip(players, colours, strict=False))
    record = Record(
        seats,
        seed,
        edition="custom" if options else "bluebear",
        options=options,
        new_persons=new_persons,
        open_prestige=not new_persons,
        first=colours[-1],
        table=table,
    )
    game, dice = record.replay(), random.Random(seed)
    for _ in range(5):
        record.moves.append(str(dice.choice(game.legal_moves())))
        game.play(record.moves[-1])
    path = tmp_path / "game.toml"
    records.write(path, record)
    tomli.loads(path.read_text("utf-8"))
    found = records.read(path)
    assert (found.label, found.finished) == ("A1", False)
    record.label = "A1"
    assert found == record


@pytest.mark.parametrize("ending", ["\r\n", "\n"])
def test_a_file_that_an_editor_saved_its_own_way_is_read(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "game.toml"
    path.write_bytes(b"\xef\xbb\xbf" + WHOLE.replace("\n", ending).encode())
    assert records.read(path).moves == PLAYED.moves
    path.write_bytes(b"\xef\xbb\xbf" + WHOLE.replace("\n", ending).encode()[:-100])
    assert records.salvage(path)[0].moves == PLAYED.moves[: len(records.salvage(path)[0].moves)] != []
