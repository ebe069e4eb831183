"""Records: a game as one file; loading replays it, and nothing that is wrong with a file is a mystery."""

import errno
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from engine import CUSTOM, EDITIONS, Game, Record, RecordError, Seat
from engine.record import records
from tests.engine.contract import choose, open_view
from tests.played import play_on

SEATS = (Seat("Ada", "red"), Seat("Bo", "blue", "quick"), Seat("Cy", "green"))


def played(moves: int = 60, **setup: Any) -> tuple[Record, Game]:
    """A record of ``moves`` moves, and the game it stands for."""
    record = Record(SEATS, seed=9, **setup)
    random = Random(4)
    return record, play_on(record, lambda game: choose(game, random), moves)


@pytest.mark.parametrize("moves", [0, 1, 60, 10_000])
def test_a_record_is_read_as_it_was_written_and_replays_to_the_same_game(tmp_path: Path, moves: int) -> None:
    record, game = played(moves, new_persons=True, first="blue", table={"open_hands": True})
    path = tmp_path / "game.toml"
    records.write(path, record)
    again = records.read(path)
    assert records.to_toml(again) == records.to_toml(record)
    assert open_view(again.replay()) == open_view(game)
    assert again.replay().over == (moves == 10_000)


@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_and_options_are_kept(tmp_path: Path, edition: str) -> None:
    custom = EDITIONS[edition]._replace(hotel_double_at=7)
    for record in (Record(SEATS, 1, edition), Record(SEATS, 1, CUSTOM, custom, open_prestige=True)):
        records.write(tmp_path / "game.toml", record)
        assert records.read(tmp_path / "game.toml").setup() == record.setup()


def test_a_name_that_no_file_can_hold_is_still_a_readable_file() -> None:
    record = Record((Seat("half \ud83d a pair", "red"), Seat("Bo", "blue")), 1)
    assert records.from_toml(records.to_toml(record)).seats[0].name == "half ? a pair"


def test_the_file_can_be_read_by_a_person() -> None:
    record, _ = played(3)
    lines = records.to_toml(record).splitlines()
    assert lines[:6] == [
        "format = 1",
        "rules = 2",
        'edition = "anniversary"',
        "new_persons = false",
        "open_prestige = false",
        "seed = 9",
    ]
    assert [line for line in lines if line.startswith("  ")] == [
        '  { name = "Ada", colour = "red", player = "human" },',
        '  { name = "Bo", colour = "blue", player = "quick" },',
        '  { name = "Cy", colour = "green", player = "human" },',
        *(f'  "{move}",' for move in record.moves),
    ]
    assert not any(line.startswith("table") for line in lines), "an empty table has no line"


def test_games_gives_the_game_before_each_move() -> None:
    record, _ = played(20)
    texts = []
    for game, move in record.games():
        if move is not None:
            assert move in [str(legal) for legal in game.legal_moves()]
            texts.append(move)
    assert texts == record.moves


# What is wrong with a file.

GOOD = records.to_toml(played(40)[0])


def error_of(tmp_path: Path, content: str | bytes) -> str:
    """What reading such a file says; the file stays as it is."""
    path = tmp_path / "my game.toml"
    data = content.encode() if isinstance(content, str) else content
    path.write_bytes(data)
    with pytest.raises(RecordError) as error:
        records.read(path)
    assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path]
    assert str(error.value).startswith(f"{path}: ")
    return str(error.value).removeprefix(f"{path}: ")


OPTIONS = (
    "hotel_double_at = 1, coins_limited = true, fool_from_notredame = true, "
    "message_cube_prestige = 2, may_decline = false"
)


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("format = 1", "format = 3", "newer version of the program (format 3, known up to 2)"),
        ("rules = 2", "rules = 99", "newer version of the program (rules 99, known up to 2)"),
        ("format = 1", "format = 0", "damaged: format is 0"),
        ("format = 1", "format = '1'", "'format' is '1', not a whole number"),
        ("format = 1", "format = true", "'format' is True, not a whole number"),
        ("format = 1\n", "", "there is no 'format'"),
        ("rules = 2\n", "", "there is no 'rules'"),
        ("seed = 9\n", "", "there is no 'seed'"),
        ("seed = 9", "seed = -1", "the seed is -1"),
        ("seed = 9", "seed = 9223372036854775808", "'seed' is 9223372036854775808, outside the range of 64"),
        ("seed = 9", "seed = 1.5", "'seed' is 1.5, not a whole number"),
        ("seed = 9", "seed = nan", "'seed' is nan, not a whole number"),
        ("seed = 9", "seed = 2020-01-01", "not a whole number"),
        ('edition = "anniversary"', 'edition = "alea"', "no edition 'alea'; there are anniversary"),
        ('edition = "anniversary"', "edition = 3", "'edition' is 3, not a text"),
        ("new_persons = false", "new_persons = 0", "'new_persons' is 0, not true or false"),
        ("seed = 9", 'seed = 9\nfirst = "yellow"', "can't be set up: The first player 'yellow' has no seat"),
        ("seed = 9", "seed = 9\nfirst = 1", "'first' is 1, not a text"),
        ("seed = 9", "seed = 9\ntable = 1", "'table' is 1, not a table"),
        ("seed = 9", "seed = 9\noptions = { hotel_double_at = 3 }", "there is no 'coins_limited'"),
        ("seed = 9", "seed = 9\noptions = { hotel = 3 }", "there is no option 'hotel'"),
        ("seed = 9", "seed = 9\noptions = 3", "'options' is 3, not a table"),
        ("seed = 9", f"seed = 9\noptions = {{ {OPTIONS} }}", "hotel_double_at must be a whole number from 2"),
        ('colour = "blue"', 'colour = "pink"', "seat 2 has the colour 'pink'"),
        ('colour = "blue"', 'colour = "red"', "Every seat needs a colour of its own"),
        ('colour = "blue", ', "", "there is no 'colour'"),
        (
            'name = "Bo"',
            f'name = "{"B" * 200_000}"',
            "the name of seat 2 has 200000 characters, more than 100",
        ),
        ('"quick"', '"../../bin/sh"', "seat 2 is played by '../../bin/sh', which is no name of a bot"),
        ('name = "Bo"', "name = 7", "'name' is 7, not a text"),
        ("moves = [", "moves = [\n  7,", "move 1 is 7, not a text"),
        ("moves = [", "moves = [[],", "move 1 is [], not a text"),
        ("moves = [", "steps = [", "there is no 'moves'"),
        ("seats = [", "seats = [ 1,", "seat 1 is 1, not a table"),
        ("seats = [", "seats = 1\nx = [", "'seats' is 1, not a list"),
    ],
)
def test_an_entry_that_is_wrong(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert says in error_of(tmp_path, changed(old, new))


@pytest.mark.parametrize("number", [1, 17, 40])
def test_an_illegal_move_is_told_with_its_number(tmp_path: Path, number: int) -> None:
    lines = GOOD.splitlines()
    at = lines.index("moves = [") + number
    lines[at] = '  "red spend 3",'
    assert error_of(tmp_path, "\n".join(lines)).startswith(f"move {number} ('red spend 3'): ")


def test_a_file_cut_short_anywhere_is_refused_or_says_what_is_missing(tmp_path: Path) -> None:
    for length in range(0, len(GOOD) - 2, 23):
        assert "damaged" in error_of(tmp_path, GOOD[:length])


STRANGE: dict[str, bytes | str] = {
    "empty": b"",
    "zeros": b"\x00" * 500,
    "not UTF-8": b"\xff\xfe\x00",
    "all bytes": bytes(range(256)),
    "unclosed": "moves = [" * 9000,
    "digits": "9" * 100_000,
    "a long number": f"format = {'9' * 10_000}",
    "deep": "a = " + "[" * 5000,
    "a save of something else": "[player]\nname = 'Ada'\n",
}


@pytest.mark.parametrize("data", STRANGE.values(), ids=list(STRANGE))
def test_strange_bytes(tmp_path: Path, data: bytes | str) -> None:
    assert error_of(tmp_path, data)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"edition": "x"}, "There is no edition 'x'"),
        ({"edition": CUSTOM}, "A custom edition needs options of its own"),
        ({"seed": -1}, "The seed must be a whole number"),
        ({"new_persons": "no"}, "new_persons must be true or false"),
        ({"first": "purple"}, "The first player 'purple' has no seat"),
    ],
)
def test_a_record_made_by_hand_of_which_no_game_can_be_set_up(wrong: dict[str, Any], says: str) -> None:
    arguments: dict[str, Any] = {"seats": SEATS, "seed": 1} | wrong
    record = Record(**arguments)
    for attempt in (record.setup, record.replay):
        with pytest.raises(RecordError) as refusal:
            attempt()
        assert str(refusal.value).startswith(f"the game can't be set up: {says}")


@pytest.mark.parametrize(
    ("seats", "first", "reason", "facts"),
    [
        (SEATS[:1], None, "players", {"players": 1, "most": 5}),
        ((), None, "players", {"players": 0, "most": 5}),
        ((*SEATS, *SEATS), None, "players", {"players": 6, "most": 5}),
        ((*SEATS, SEATS[0]), None, "same-colour", {}),
        (SEATS, "purple", "first", {"first": "'purple'"}),
        ((SEATS[0], Seat("Bo", "pink")), None, "setup", {}),
        (SEATS, "red", None, {}),
    ],
)
def test_why_no_game_can_be_set_up_is_told_by_a_key_for_other_languages(
    seats: tuple[Seat, ...], first: str | None, reason: str | None, facts: dict[str, object]
) -> None:
    record = Record(seats, seed=1, first=first)
    if reason is None:
        assert record.setup().first == first
        return
    with pytest.raises(RecordError) as refusal:
        record.setup()
    assert refusal.value.reason == reason
    told = dict(refusal.value.facts)
    assert told.pop("detail")
    assert told == facts


@pytest.mark.parametrize(
    ("text", "reason", "says"),
    [
        ("red spend 3", "move-illegal", ""),
        ("castle", "move-text", "'castle' is no move"),
        ("red pass", "move-after-end", "The game is over."),
    ],
)
def test_why_a_move_cannot_be_played_is_told_also_by_a_key_for_other_languages(
    text: str, reason: str, says: str
) -> None:
    record, _ = played(10_000 if reason == "move-after-end" else 7)
    record.moves.append(text)
    with pytest.raises(RecordError) as refusal:
        record.replay()
    assert refusal.value.reason == reason
    assert refusal.value.facts["number"] == len(record.moves)
    assert refusal.value.facts["move"] == repr(text)
    assert str(refusal.value).startswith(f"move {len(record.moves)} ({text!r}): {says}")


def test_a_move_that_is_not_legal_shows_no_hand_on_the_screen(tmp_path: Path) -> None:
    """A damaged game may be opened on a television, with everybody looking."""
    record, game = played(6)
    colour = game.to_move[0]
    elsewhere = next(card for card in game.view().players if card != colour)
    record.moves.append(
        f"{colour} keep {elsewhere}.friend" if game.view().phase == "draft" else f"{colour} pass"
    )
    path = tmp_path / "game.toml"
    records.write(path, record)
    for read in (records.read, records.salvage):
        try:
            _, error = read(path)  # type: ignore[misc]
        except RecordError as raised:
            error = raised
        hand = game.view(colour).players[colour]
        told = str(error).replace(record.moves[-1], "")
        assert not any(card in told for card in (*hand.draft, *hand.hand))
        decision = game.decision(colour)
        assert decision is not None
        assert error is not None
        assert error.options == decision.options


@pytest.mark.parametrize("look", [records.read, records.salvage])
def test_a_file_that_is_gone_is_told_apart_from_one_that_is_a_folder(
    tmp_path: Path, look: Callable[[Path], object]
) -> None:
    for path, reason in ((tmp_path / "gone.toml", "missing"), (tmp_path, "folder")):
        with pytest.raises(RecordError, match=f"^{path}: can't be read") as caught:
            look(path)
        assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "forbidden"),
        (OSError(errno.EIO, "Input/output error"), "unreadable"),
        (OSError(errno.ENAMETOOLONG, "File name too long"), "name-long"),
        (NotADirectoryError(errno.ENOTDIR, "Not a directory"), "missing"),
    ],
)
def test_why_a_file_can_not_be_read_is_told_by_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, reason: str
) -> None:
    path = tmp_path / "game.toml"
    path.touch()
    monkeypatch.setattr(Path, "open", Mock(side_effect=error))
    with pytest.raises(RecordError) as caught:
        records.read(path)
    assert (caught.value.reason, caught.value.facts) == (reason, {"detail": error.strerror})


def test_a_name_with_a_zero_byte_is_no_name() -> None:
    with pytest.raises(RecordError) as caught:
        records.read(Path("game\0.toml"))
    assert caught.value.reason == "unreadable"


@pytest.mark.parametrize(("deep", "fits"), [(8, True), (9, False)])
def test_what_a_table_keeps_is_nested_eight_deep_at_most(deep: int, fits: bool) -> None:
    value: Any = 1
    for level in range(deep - 1):
        value = [value] if level % 2 else {"in": value}
    record = Record((Seat("Anna", "red"), Seat("Ben", "blue")), 3, table={"kept": value})
    if fits:
        assert records.from_toml(records.to_toml(record)).table == {"kept": value}
        return
    with pytest.raises(RecordError) as caught:
        records.from_toml(records.to_toml(record))
    assert caught.value.reason == "table-deep"
