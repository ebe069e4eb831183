"""The trace (TRACE.md): every key, and states that follow from each other by the moves between them."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import COLOURS, MESSAGE_KINDS, PHASES, SECTORS, Game, Record, RecordError, Seat
from engine.__main__ import main
from engine.record import records
from engine.record.trace import trace
from tests.engine.contract import choose
from tests.engine.table import all_cards
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


def test_every_state_has_every_key_with_the_right_shape(traced: Traced) -> None:
    _, header, lines = traced
    for line in lines:
        state = line["state"]
        assert list(state) == STATE
        assert 1 <= state["round"] <= 9
        assert state["first"] in header["seats"]
        assert state["phase"] in PHASES
        assert len(state["persons"]) == (0 if state["phase"] == "over" else 3)
        assert len(state["persons"]) + len(state["brown"]) + len(state["grey"]) == 15
        assert (state["bank"] is None) == (not header["options"]["coins_limited"])
        assert list(state["players"]) == header["seats"]
        for player in state["players"].values():
            assert list(player) == PLAYER
            assert list(player["sectors"]) == list(SECTORS)
            assert player["friend"] is None or player["friend"] in SECTORS
            assert player["carriage"].split(".")[0] in state["ring"]
            for name in ("draft", "kept", "hand", "messages"):
                assert player[name] == sorted(player[name])
            assert isinstance(player["doctor"], bool)


def test_pieces_are_conserved_from_line_to_line(traced: Traced) -> None:
    _, header, lines = traced
    for line in lines:
        state = line["state"]
        players = state["players"].values()
        for player in players:
            cubes = player["cache"] + player["supply"] + player["cathedral"] + sum(player["sectors"].values())
            assert cubes == 14
            assert 0 <= player["rat"] <= 9
        if state["bank"] is not None:
            assert state["bank"] + sum(player["coins"] for player in players) == 25
        tokens = [*state["messages"].values(), *(token for player in players for token in player["messages"])]
        assert sorted(map(tuple, tokens)) == sorted((c, k) for c in state["ring"] for k in MESSAGE_KINDS)
        cards = [card for p in players for name in ("deck", "draft", "kept", "hand") for card in p[name]]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(all_cards(header["seats"]))


def test_the_first_state_is_the_game_as_dealt(traced: Traced) -> None:
    _, header, lines = traced
    state = lines[0]["state"]
    assert (state["round"], state["phase"]) == (1, "draft")
    for colour, player in state["players"].items():
        assert (player["coins"], player["cache"], player["supply"], player["prestige"]) == (3, 4, 10, 0)
        assert (player["carriage"], player["friend"], player["rat"]) == (f"{colour}.centre", None, 0)
        assert (len(player["deck"]), len(player["draft"])) == (6, 3)
        assert sorted(player["deck"] + player["draft"]) == sorted(all_cards([colour]))
        assert lines[0]["to_move"][colour] == [f"keep {card}" for card in player["draft"]]
    assert list(lines[0]["to_move"]) == header["seats"]


def test_every_move_shows_in_the_next_state(traced: Traced) -> None:
    _, _, lines = traced
    seen = set()
    for line, following in pairwise(lines):
        colour, verb, *what = line["move"].split(" ")
        before, after = line["state"], following["state"]
        seen.add(verb)
        check_move(verb, what, before["players"][colour], after["players"][colour], before, after)
    assert {"keep", "play", "hire", "drive", "gain"} <= seen


def check_move(verb: str, what: list[str], own: Line, own_after: Line, before: Line, after: Line) -> None:
    """What the move itself says must have come about, whatever else followed from it."""
    over_to_next_period = after["round"] != before["round"] and after["round"] in (4, 7)
    match verb:
        case "keep":
            assert what[0] in own["draft"]
            assert what[0] not in own_after["draft"]
            assert what[0] in own_after["kept"] + own_after["hand"]
        case "play" | "discard":
            assert what[0] in own["hand"]
            assert what[0] not in own_after["hand"]
            if len(own["hand"]) == 2 and after["round"] == before["round"] and after["phase"] != "over":
                (left,) = set(own["hand"]) - set(what)
                assert own_after["third"] == left
        case "drive":
            assert own_after["carriage"] == what[0]
        case "friend":
            assert own["friend"] != own_after["friend"] == what[0]
        case "collect":
            colour, kind = before["messages"][own["carriage"]]
            assert own["carriage"] not in after["messages"]
            assert [colour, kind] in own_after["messages"]
        case "remove" | "lose" if what[0] != "notredame":
            assert own_after["sectors"][what[0]] == own["sectors"][what[0]] - 1
        case "take" if what[0] != "notredame":
            assert own_after["sectors"][what[0]] == own["sectors"][what[0]] - 1
        case "hire":
            assert what[0] in before["persons"]
            assert own["coins"] > 0
            assert what[0] != "doctor" or own_after["doctor"] or after["round"] != before["round"]
        case "leave" | "forgo":
            assert own_after["sectors"] == own["sectors"] or after["round"] != before["round"]
    assert over_to_next_period or set(own_after["deck"]) <= set(own["deck"])


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


def test_when_it_is_over_nothing_is_left_in_decks_and_hands(traced: Traced) -> None:
    _, _, lines = traced
    state = lines[-1]["state"]
    assert (state["phase"], state["persons"], state["round"]) == ("over", [], 9)
    for player in state["players"].values():
        assert player["deck"] == player["draft"] == player["kept"] == player["hand"] == []
        assert player["third"] is None


def test_the_scholars_third_card_stays_in_its_place_to_the_end_of_the_round() -> None:
    for seed in range(60):
        record = played(3, seed, new_persons=True)
        if any(move.endswith("hire scholar") for move in record.moves):
            break
    lines = [json.loads(line) for line in trace(record)][1:]
    at = next(ply for ply, move in enumerate(record.moves) if move.endswith("hire scholar"))
    colour = record.moves[at].split()[0]
    before, after = (lines[n]["state"] for n in (at, at + 1))
    if before["round"] == after["round"]:
        assert after["players"][colour]["third"] == before["players"][colour]["third"] is not None


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
