"""A running game: who plays it, what can be taken back, how long it was left, and what its bots are asked."""

import os
import time
from datetime import date
from pathlib import Path

import pytest

from engine import Move
from engine.record import records
from game.match.deal_game import deal_game
from game.match.handed import with_handed
from game.match.options import NewGame, parse_players
from game.match.perspectives import overheard, perspectives
from game.match.session import Session
from game.seats import HUMAN
from game.settings import HEADPHONES, Settings
from game.storage.deals import deal_of
from game.storage.saves import Saves


def begin(folder: Path, players: str = "Anna, bot:random", **options: object) -> Session:
    return Session.new(NewGame(parse_players(players), seed=3, **options), Settings(), Saves(folder))  # type: ignore[arg-type]


def people(session: Session, colour: str) -> list[str]:
    return list(session.people(colour))


def play_on(session: Session, moves: int) -> None:
    for _ in range(moves):
        session.play(session.game.legal_moves()[0])


def to_a_turn_of_several_moves(session: Session) -> int:
    """Play until Anna has made two moves of one turn; return how many moves there were before."""
    while True:
        session.play(session.game.legal_moves()[0])
        if session.can_restart_turn():
            return len(session.record.moves)


def test_a_seat_goes_to_a_bot_and_back_and_the_saved_game_knows(tmp_path: Path) -> None:
    session = begin(tmp_path, "Anna, Ben")
    with pytest.raises(ValueError, match="nobody can play as 'goblin'"):
        session.give_seat("green", "goblin")
    with pytest.raises(KeyError):
        session.give_seat("purple", HUMAN)
    written = session.record_path.read_bytes()
    session.give_seat("green", HUMAN)  # it is that already
    assert session.record_path.read_bytes() == written
    session.give_seat("green", "hard")
    assert list(session.humans) == ["blue"]
    assert session.seat("green").player == "hard"
    assert people(session, "green") == ["Ben", ""]
    assert people(session, "blue") == ["Anna"]
    session.give_seat("green", "easy")  # another bot: nobody took over from a person
    assert people(session, "green") == ["Ben", ""]
    session.give_seat("green", HUMAN)
    assert list(session.humans) == ["blue", "green"]
    again = Session.load(session.record_path)
    assert again.humans == ("blue", "green")
    assert people(again, "green") == ["Ben", ""]
    assert [seat.name for seat in again.seats] == ["Anna", "Ben"]


def test_who_goes_on_with_a_seat_is_named_once(tmp_path: Path) -> None:
    session = begin(tmp_path, "Anna, Ben")
    session.hand_over("green", "Ben")
    assert people(session, "green") == ["Ben"]
    session.hand_over("green", "Clara")
    session.hand_over("green", "Clara")
    session.hand_over("green", "Ben")
    assert people(session, "green") == ["Ben", "Clara"]
    assert people(Session.load(session.record_path), "green") == ["Ben", "Clara"]
    with pytest.raises(KeyError):
        session.people("purple")


def test_of_many_who_had_a_seat_the_last_eight_are_kept_and_nothing_that_cannot_be_shown() -> None:
    table: dict[str, object] = {"handed": {"red": ["x" * 40, "y" * 41, " z", "a\n", 3, "Ben"]}}
    for number in range(7):
        table = {"handed": with_handed(table, "red", f"P{number}")}
    assert table == {"handed": {"red": ["Ben", *(f"P{number}" for number in range(7))]}}
    assert with_handed({"handed": 3}, "red", "Ben") == {"red": ["Ben"]}
    assert with_handed({"handed": {"blue": ["Eve"]}}, "red", "Ben") == {"blue": ["Eve"], "red": ["Ben"]}


def test_the_only_person_goes_back_to_the_start_of_a_turn_of_several_moves(tmp_path: Path) -> None:
    session = begin(tmp_path)
    made = to_a_turn_of_several_moves(session)
    assert not session.start_of_turn("green")
    assert len(session.record.moves) == made
    assert session.start_of_turn("blue")
    assert len(session.record.moves) <= made - 2
    assert session.game.to_move == ("blue",)
    assert records.read(session.record_path).moves == session.record.moves
    assert not session.can_restart_turn()


def test_nobody_restarts_a_turn_where_several_play(tmp_path: Path) -> None:
    session = begin(tmp_path, "Anna, Ben")
    for _ in range(60):
        play_on(session, 1)
        assert not session.can_restart_turn()
        assert not session.start_of_turn("blue")


def test_one_move_is_taken_back_and_only_once(tmp_path: Path) -> None:
    session = begin(tmp_path)
    before = list(session.record.moves)
    assert not session.undo("blue")
    session.play(next(move for move in session.game.legal_moves() if move.colour == "blue"))
    assert list(session.undoable()) == ["blue"]
    assert not session.undo("green")
    assert session.undo("blue")
    assert session.record.moves == before
    assert list(session.undoable()) == []
    assert records.read(session.record_path).moves == before


def test_what_can_be_taken_back_is_the_same_whether_somebody_has_asked_before_or_not(tmp_path: Path) -> None:
    asked, silent = (begin(tmp_path, "Anna, bot:random") for _ in range(2))
    for _ in range(80):
        asked.undoable()
        play_on(asked, 1)
        play_on(silent, 1)
    assert list(asked.undoable()) == list(silent.undoable())
    assert asked.can_restart_turn() == silent.can_restart_turn()


@pytest.mark.parametrize("since", [1000.0, -1000.0])
def test_how_long_a_game_was_left_is_known_and_never_less_than_nothing(tmp_path: Path, since: float) -> None:
    session = begin(tmp_path)
    assert session.away == 0.0
    then = time.time() - since
    os.utime(session.record_path, (then, then))
    away = Session.load(session.record_path).away
    assert away == pytest.approx(1000.0, abs=100.0) if since > 0 else away == 0.0


def test_the_same_group_plays_again_by_the_same_rules(tmp_path: Path) -> None:
    session = begin(tmp_path, "Anna, Ben", edition="alea-2007", new_persons=True, open_prestige=True)
    session.give_seat("green", "easy")
    again = session.again()
    assert [(seat.name, seat.player) for seat in again.seats] == [("Anna", HUMAN), ("Ben", "easy")]
    assert (again.edition, again.new_persons, again.open_prestige) == ("alea-2007", True, True)
    assert (again.open_hands, again.strict_memory, again.seed, again.moves) == (False, False, None, ())
    assert again.challenge is None
    other = begin(tmp_path, "Anna, Ben", open_hands=True, strict_memory=True).again()
    assert (other.open_hands, other.strict_memory) == (True, True)


def test_where_only_bots_play_prestige_lies_open_for_whoever_watches(tmp_path: Path) -> None:
    session = begin(tmp_path, "bot:random, bot:random")
    play_on(session, 30)
    assert {player.prestige is None for player in session.view().players.values()} == {False}
    assert session.view().players["blue"].prestige == session.game.view("blue").players["blue"].prestige
    session = begin(tmp_path, "Anna, bot:random")
    assert session.view().players["blue"].prestige is None


def test_a_bot_is_asked_by_its_own_level_unless_another_stands_in(tmp_path: Path) -> None:
    session = begin(tmp_path, "Anna, bot:hard")
    question = session.question(session.view("green"))
    assert (question.bot, question.colour, question.timed) == ("hard", "green", True)
    assert question.counted == session.game.counted()
    assert session.question(session.view("green"), "quick").bot == "quick"


def test_in_a_deal_of_the_day_no_bot_knows_what_others_have_picked_meanwhile(tmp_path: Path) -> None:
    """All pick at once, and the same deal must be the same for everybody, however fast they are."""
    deal = Session.new(deal_game(deal_of(date(2026, 11, 22))), Settings(), Saves(tmp_path))
    first, *others = deal.game.to_move
    last = others[-1]
    assert not deal.question(deal.view(last)).timed
    for _ in range(2):
        before = deal.question(deal.view(last))
        deal.play(next(move for move in deal.game.legal_moves() if move.colour == first))
        assert deal.question(deal.view(last)) == before
        for colour in others:
            deal.play(next(move for move in deal.game.legal_moves() if move.colour == colour))
        assert deal.question(deal.view(last)) != before
    ordinary = begin(tmp_path, "Anna, bot:random, bot:random")
    before = ordinary.question(ordinary.view("red"))
    ordinary.play(next(move for move in ordinary.game.legal_moves() if move.colour == "blue"))
    assert ordinary.question(ordinary.view("red")) != before


def test_what_was_kept_at_the_table_is_written_when_it_changes(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.keep_at_table("marked", 3)
    assert records.read(session.record_path).table["marked"] == 3
    session.record_path.unlink()
    session.keep_at_table("marked", 3)
    assert not session.record_path.exists()
    session.lay_hands(True)
    assert records.read(session.record_path).table["open_hands"] is True
    assert session.open_hands


def test_who_may_look_at_a_recorded_game(tmp_path: Path) -> None:
    alone = begin(tmp_path, "Anna, bot:random").record
    two = begin(tmp_path, "Anna, Ben, bot:random").record
    openly = begin(tmp_path, "Anna, Ben, bot:random", open_hands=True).record
    bots = begin(tmp_path, "bot:random, bot:random").record
    assert perspectives(alone, over=False) == [("blue",), ()]
    assert perspectives(two, over=False) == [()]
    assert perspectives(openly, over=False) == [("blue", "green"), ()]
    assert perspectives(bots, over=False) == [()]
    assert perspectives(two, over=True) == [("blue", "green", "red"), ("blue",), ("green",), ("red",), ()]
    usual = Settings()
    assert [overheard(usual, record, over=False) for record in (alone, two, openly)] == [False, True, False]
    assert not overheard(usual, two, over=True)
    assert not overheard(Settings(read_aloud=HEADPHONES), two, over=False)


def test_a_move_that_is_not_legal_changes_nothing(tmp_path: Path) -> None:
    session = begin(tmp_path)
    before = session.record_path.read_bytes()
    with pytest.raises(Exception, match="blue"):
        session.play(Move("blue", "keep", "blue.nothing"))
    assert session.record.moves == []
    assert session.record_path.read_bytes() == before
