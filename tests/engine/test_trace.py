"""The trace (TRACE.md): every key, and in each line what the game then is."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import COLOURS, SECTORS, Game, Record, RecordError, Seat
from engine.__main__ import main
from engine.record import records
from engine.record.trace import trace
from tests.engine.contract import choose
from tests.played import play_on
from tests.programs import python

Line = dict[str, Any]
STATE = [
    "round", "first", "phase", "persons", "brown", "grey", "ring", "messages", "bank", "players",
]  # fmt: skip
PLAYER = [
    "coins", "cache", "supply", "sectors", "friend", "cathedral", "rat", "prestige", "carriage", "messages",
    "doctor", "deck", "draft", "kept", "hand", "third",
]  # fmt: skip


def played(players: int, seed: int, moves: int | None = None, **setup: Any) -> Record:
    seats = tuple(Seat(f"Seat {colour}", colour) for colour in COLOURS[:players])
    record = Record(seats, seed, **setup)
    random = Random(seed)
    play_on(record, lambda game: choose(game, random), moves)
    return record


RECORDS = {
    "two": played(2, 1),
    "three with new persons": played(3, 2, new_persons=True, first="red"),
    "four unlimited": played(4, 3, edition="riogrande-2007"),
    "five bluebear": played(5, 4, edition="bluebear", new_persons=True),
}


@pytest.fixture(params=RECORDS, scope="module")
def traced(request: pytest.FixtureRequest) -> tuple[Record, Line, list[Line]]:
    """A record, its trace's header, and the other lines."""
    record = RECORDS[request.param]
    header, *lines = (json.loads(line) for line in trace(record))
    return record, header, lines


Traced = tuple[Record, Line, list[Line]]


def test_the_header(traced: Traced) -> None:
    record, header, _ = traced
    setup = record.setup()
    assert header == {
        "edition": record.edition,
        "new_persons": record.new_persons,
        "options": {
            "hotel_double_at": setup.options.hotel_double_at,
            "coins_limited": setup.options.coins_limited,
            "fool_from_notredame": setup.options.fool_from_notredame,
            "message_cube_prestige": setup.options.message_cube_prestige,
            "may_decline": setup.options.may_decline,
        },
        "rules": 2,
        "seats": [seat.colour for seat in record.seats],
    }


def test_one_line_a_move_and_a_last_one_with_the_result(traced: Traced) -> None:
    record, _, lines = traced
    assert [line["ply"] for line in lines] == list(range(len(record.moves) + 1))
    assert [line["move"] for line in lines] == [*record.moves, None]
    assert all(set(line) == {"ply", "to_move", "move", "state"} for line in lines[:-1])
    result = record.replay().result
    assert result is not None
    assert lines[-1]["to_move"] == {}
    assert lines[-1]["result"] == {
        "prestige": result.prestige,
        "tie_break": result.tie_break,
        "winners": list(result.winners),
    }


def test_to_move_has_every_colour_that_decides_with_its_moves_in_order(traced: Traced) -> None:
    record, _, lines = traced
    for line, (game, move) in zip(lines, record.games(), strict=True):
        assert list(line["to_move"]) == list(game.to_move)
        texts = [f"{colour} {text}" for colour, options in line["to_move"].items() for text in options]
        assert texts == [str(legal) for legal in game.legal_moves()]
        assert move is None or move in texts


def test_a_state_has_every_key_and_says_what_the_open_view_says(traced: Traced) -> None:
    record, header, lines = traced
    for line, (game, _) in zip(lines, record.games(), strict=True):
        state, view = line["state"], game.view(*game.seats)
        assert list(state) == STATE
        for name in ("round", "first", "phase", "bank"):
            assert state[name] == getattr(view, name)
        assert (state["persons"], state["ring"]) == ([*view.persons], [*view.ring])
        assert len(state["persons"]) + len(state["brown"]) + len(state["grey"]) == 15
        assert state["messages"] == {market: [*message] for market, message in view.messages.items()}
        assert list(state["players"]) == header["seats"]
        for colour, player in state["players"].items():
            seen = view.players[colour]
            assert list(player) == PLAYER
            assert list(player["sectors"]) == list(SECTORS)
            assert len(player["deck"]) == seen.deck
            assert player["messages"] == sorted(map(list, seen.messages))
            for name in set(PLAYER) - {"deck", "messages"}:
                said = getattr(seen, name)
                assert player[name] == (sorted(said) if name in ("draft", "kept", "hand") else said), name


def test_rounds_follow_from_the_stacks(traced: Traced) -> None:
    _, _, lines = traced
    for line, following in pairwise(lines):
        before, after = line["state"], following["state"]
        if before["round"] == after["round"]:
            if after["phase"] != "over":
                for name in ("persons", "brown", "grey", "first"):
                    assert before[name] == after[name]
            continue
        assert after["round"] == before["round"] + 1
        assert after["persons"][2] == before["grey"][0]
        assert after["grey"] == [*before["grey"][1:], before["persons"][2]]
        seats = list(before["players"])
        assert after["first"] == seats[(seats.index(before["first"]) + 1) % len(seats)]
        if before["round"] in (3, 6):
            assert all(player["cathedral"] == 0 for player in after["players"].values())
            continue
        assert after["persons"][:2] == before["brown"][:2]
        assert after["brown"] == [*before["brown"][2:], *before["persons"][:2]]
        for colour, player in after["players"].items():
            deck = before["players"][colour]["deck"]
            assert player["draft"] == sorted(deck[:3])
            assert player["deck"] == deck[3:]


def test_a_game_that_is_not_over_ends_with_its_present_decision() -> None:
    record = played(3, 5, moves=50)
    *_, last = (json.loads(line) for line in trace(record))
    assert set(last) == {"ply", "to_move", "move", "state"}
    assert last["move"] is None
    assert last["to_move"]
    assert last["ply"] == 50


def test_an_illegal_move_is_an_error_after_the_lines_before_it() -> None:
    record = played(2, 5, moves=20)
    record.moves[7] = "blue spend 3"
    lines = trace(record)
    assert json.loads([next(lines) for _ in range(1 + 8)][-1])["move"] == "blue spend 3"
    with pytest.raises(RecordError, match="move 8 "):
        next(lines)


def test_a_name_cannot_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, wrong = tmp_path / "game.toml", tmp_path / "\x1b]0;x\x07.toml"
    names = ("\x1b]0;x\x07\u202e\n\x9b2JAnna", "山田　花子")
    records.write(path, Record(tuple(map(Seat, names, COLOURS)), 1))
    assert main(["replay", str(path)]) == 0
    assert main(["replay", str(path), "--trace"]) == 0
    assert main(["replay", str(wrong)]) == main(["review", str(wrong)]) == 2
    printed = capsys.readouterr()
    assert r"\x1b]0;x\x07\u202e\n\x9b2JAnna (blue, human), 山田　花子 (green" in printed.out
    for letter in "\x1b\x07\u202e\x9b":
        assert letter not in printed.out + printed.err


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.toml"
    records.write(path, RECORDS["two"])
    assert main(["replay", str(path), "--trace"]) == 0
    assert capsys.readouterr().out.splitlines() == list(trace(RECORDS["two"]))
    assert main(["replay", str(path)]) == 0
    assert "Winner" in capsys.readouterr().out


def test_the_command_says_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text("format = 1\n")
    ended = python("-m", "engine", "replay", path, "--trace", ends=2)
    assert ended.stdout == ""
    assert ended.stderr.strip().startswith(f"{path}: is damaged or cut short")


def test_tracing_changes_nothing() -> None:
    record = RECORDS["two"]
    assert list(trace(record)) == list(trace(record))
    assert isinstance(record.replay(), Game)
