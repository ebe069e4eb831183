"""Who is asked, who may look, and how bots and people take turns at one screen."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from engine import Move
from engine.record import autosave, records
from game.match.bot_process import BotProcess
from game.match.director import Director
from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.phones.player import PhonePlayer
from game.settings import Settings
from game.storage.saves import Saves
from tests.ready_bots import ReadyProcess


def begin(folder: Path, players: str, open_hands: bool = False) -> Director:
    game = NewGame(parse_players(players), seed=3, open_hands=open_hands)
    return Director(Session.new(game, Settings(), Saves(folder)), ReadyProcess())


def go_on(director: Director) -> None:
    """Let bots play until a person is asked, the curtain falls or the game is over."""
    for _ in range(2000):
        if director.session.game.over or director.screen.asked or director.screen.curtain:
            return
        director.update(1.0, "instant", True)
    raise AssertionError("nobody was asked")


def play_first(director: Director) -> None:
    assert director.screen.asked is not None
    assert director.choose(director.screen.asked.options[0]) is not None


def test_a_single_person_never_meets_the_curtain(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random, bot:random")
    while not director.session.game.over:
        go_on(director)
        assert director.screen.curtain is None
        assert director.screen.viewers == ("blue",)
        if director.screen.asked:
            assert director.screen.asked.colour == "blue"
            play_first(director)


def test_two_people_meet_the_curtain_before_every_private_look_and_only_there(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben, bot:random")
    looks = 0
    while not director.session.game.over:
        go_on(director)
        if director.screen.curtain:
            assert director.screen.viewers == ()
            colour = director.screen.curtain
            director.screen.open_curtain()
            looks += 1
            go_on(director)
            assert director.screen.asked is not None
            assert director.screen.asked.kind in ("draft", "play")
            assert list(director.screen.viewers) == [colour] == [director.screen.asked.colour]
        elif director.screen.asked:
            assert director.screen.asked.kind not in ("draft", "play")
            assert director.screen.viewers == ()
        if director.screen.asked:
            play_first(director)
            assert director.screen.viewers == ()
    # Two draft picks and two cards a round and person.
    assert looks == 2 * 4 * 9


def test_nothing_secret_is_shown_while_the_curtain_is_down(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben")
    go_on(director)
    view = director.screen.view()
    for player in view.players.values():
        assert all(card.endswith(".?") for card in (*player.draft, *player.hand, *player.kept))
        assert player.prestige is None


def test_open_hands_need_no_curtain(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben", open_hands=True)
    while not director.session.game.over:
        go_on(director)
        assert director.screen.curtain is None
        if director.screen.asked:
            assert director.screen.hand_of == director.screen.asked.colour
            play_first(director)


def test_bots_pick_while_people_do(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random, bot:random")
    go_on(director)
    asked = director.screen.asked
    for _ in range(5):
        director.update(1.0, "normal", True)
    assert director.screen.asked == asked
    assert director.session.game.to_move == ("blue",)


def test_while_the_curtain_falls_no_bot_moves(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben, bot:random, bot:random")
    falls = 0
    while not director.session.game.over:
        moves = len(director.session.record.moves)
        shown = director.update(1.0, "instant", True)
        if director.screen.curtain:
            falls += 1
            assert shown is None
            assert len(director.session.record.moves) == moves
            director.screen.open_curtain()
        elif director.screen.asked:
            play_first(director)
    assert falls > 2


def test_a_gesture_of_several_moves_is_played_move_by_move(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random")
    for _ in range(400):
        go_on(director)
        asked = director.screen.asked
        if asked is None:
            break
        friend = next((o for o in asked.options if o.choice.endswith(".friend") and o.verb == "play"), None)
        if friend is None:
            play_first(director)
            continue
        assert director.choose(friend, Move("blue", "friend", "park"))
        director.update(0.0, "normal", True)
        assert "blue friend park" in director.session.record.moves
        return
    pytest.fail("no friend was dealt")


def test_a_follow_up_is_never_played_for_somebody_else(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben", open_hands=True)
    for _ in range(400):
        go_on(director)
        asked = director.screen.asked
        assert asked is not None
        passed = Move(asked.colour, "pass", "")
        if passed not in asked.options:
            play_first(director)
            continue
        assert director.choose(passed, passed)
        moves = list(director.session.record.moves)
        assert director.update(0.0, "normal", True) is None
        assert director.session.record.moves == moves
        return
    pytest.fail("nobody could pass")


def test_every_move_is_on_the_disk_when_it_has_been_played(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random")
    for _ in range(30):
        go_on(director)
        play_first(director)
        assert records.read(director.session.record_path).moves == director.session.record.moves
    again = Director(Session.load(director.session.record_path), ReadyProcess())
    assert again.session.view("blue") == director.session.view("blue")
    go_on(director)
    go_on(again)
    assert again.screen.asked == director.screen.asked


def test_a_record_that_can_not_be_written_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    director = begin(tmp_path, "Anna, bot:random")
    go_on(director)
    monkeypatch.setattr(autosave, "write_text", Mock(side_effect=OSError(28, "No space left on device")))
    play_first(director)
    assert director.session.keeper.trouble
    assert "No space left" in director.session.keeper.trouble
    monkeypatch.undo()
    go_on(director)
    play_first(director)
    assert director.session.keeper.trouble is None
    assert records.read(director.session.record_path).moves == director.session.record.moves


@pytest.mark.bots_apart
def test_a_bot_that_crashes_or_hangs_is_replaced_for_that_move(tmp_path: Path) -> None:
    session = begin(tmp_path, "bot:quick, bot:quick").session
    question = session.question(session.view("blue"))
    worker = BotProcess(patience=0.5)
    try:
        worker.ask(question._replace(bot="nobody"))
        thought = None
        while thought is None:
            worker.wait(5.0)
            thought = worker.answer()
        assert thought.stood_in
        assert thought.move in question.view.decisions["blue"].options
        # Patience is counted in the game's own time.
        worker.ask(question)
        worker.forget()
        worker.ask(question)
        thought = worker.answer(elapsed=1.0)
        assert thought is not None
        assert thought.move in question.view.decisions["blue"].options
    finally:
        worker.close()


def test_a_choice_without_events_takes_nothing_from_what_a_phone_has_told(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random, bot:random")
    phone, silent = PhonePlayer("blue", lambda urgent: None), 0
    director.place("blue", phone)
    before = 0
    while not director.session.game.over:
        if phone.decision is not None and not phone.answered:
            phone.answer(phone.number, (phone.decision.options[-1],))
        update = director.update(1.0, "instant", True)
        if update is not None:
            silent += not update.events
            assert len(phone.happened) >= before, director.session.record.moves[-1]
        before = len(phone.happened)
    assert silent > 2
