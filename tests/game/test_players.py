"""Players of every kind at one table: a person here, a bot, and one who sits elsewhere."""

from pathlib import Path

import pytest

from engine import Move, redact
from engine.events import CardKept
from game.app.program import RealTables
from game.match.director import Director
from game.match.players import Answer, PersonHere, Wish
from game.seats import HUMAN
from game.table.scene import TableScene
from tests.game.scripted import ScriptedPlayer
from tests.game.test_director import begin
from tests.game.window import Open


def sit_down(folder: Path, players: str = "Anna, Ben, bot:random") -> tuple[Director, ScriptedPlayer]:
    """Anna (blue) sits at the screen, Ben (green) elsewhere."""
    director = begin(folder, players)
    ben = ScriptedPlayer("green")
    director.place("green", ben)
    return director, ben


def wait_a_moment(director: Director, pace: str = "instant") -> None:
    for _ in range(6):
        director.update(1.0, pace, True)


def pass_time(director: Director, ben: ScriptedPlayer) -> None:
    """Let time go by until somebody is asked here or elsewhere, or the game is over."""
    for _ in range(200):
        if director.session.game.over or director.screen.asked or director.screen.curtain or ben.asked:
            return
        director.update(1.0, "instant", True)
    raise AssertionError("nobody was asked")


def play_here(director: Director) -> None:
    """Anna opens her curtain where it is down, and chooses the first option."""
    if director.screen.curtain:
        director.screen.open_curtain()
        director.put_question("instant")
    if director.screen.asked:
        assert director.choose(director.screen.asked.options[0])


def test_all_who_pick_are_asked_at_once_and_answer_in_any_order(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path)
    director.update(0.0, "normal", True)
    anna = director.players["blue"]
    assert isinstance(anna, PersonHere)
    assert ben.asked is not None
    assert anna.decision is not None
    # Ben's hand lies elsewhere, so hands are hidden here, and only Anna's waits behind the curtain.
    assert director.screen.curtain == "blue"
    ben.answer()
    update = director.update(0.1, "normal", True)
    assert update is not None
    assert update.mover == "green"
    assert update.events == (CardKept("green", "green.?"),)
    assert director.screen.curtain == "blue"
    assert director.session.game.to_move == ("blue", "red")


def test_nobody_is_shown_or_asked_with_anything_but_the_view_of_their_seat(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path)
    game = director.session.game
    while not game.over:
        pass_time(director, ben)
        if ben.asked:
            ben.answer()
            director.update(1.0, "instant", True)
        play_here(director)
        assert "green" not in director.screen.viewers
        assert all(card.endswith("?") for card in director.screen.view().players["green"].hand)
    assert {view.viewers for view in ben.views} == {("green",)}
    assert all(redact(event, ("green",)) == event for event in ben.events)
    assert any(isinstance(event, CardKept) and event.card.endswith("?") for event in ben.events)
    assert ben.withdrawn == 0


def test_a_pick_can_be_taken_back_until_the_last_has_picked(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path, "Anna, Ben, Carla")
    wait_a_moment(director)
    play_here(director)
    first = ben.answer()
    wait_a_moment(director)
    moves = list(director.session.record.moves)
    assert {move.split()[0] for move in moves} == {"blue", "green"}
    # Anna has picked too; Ben takes back his own pick, hers stays.
    ben.say(Wish.UNDO)
    updates = [update for _ in range(4) if (update := director.update(0.0, "normal", True))]
    assert [update.mover for update in updates] == [None]
    assert director.session.record.moves == [move for move in moves if not move.startswith("green")]
    assert ben.asked == first
    assert ben.asked is not first
    # An answer to what is no longer asked changes nothing.
    ben.say(Answer(first, (first.options[1],)))
    director.update(0.0, "normal", True)
    assert "green" in director.session.game.to_move
    ben.answer(ben.asked.options[2])
    wait_a_moment(director)
    assert str(first.options[2]) in director.session.record.moves
    # Carla is the last: now nothing goes back.
    assert director.screen.curtain == "red"
    play_here(director)
    moves = list(director.session.record.moves)
    assert len(moves) == 3
    ben.say(Wish.UNDO)
    assert director.update(0.0, "normal", True) is None
    assert director.session.record.moves == moves


def test_each_takes_back_only_the_own_choice(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path, "Anna, Ben, Carla")
    wait_a_moment(director)
    play_here(director)
    ben.answer()
    wait_a_moment(director)
    assert list(director.session.undoable()) == ["green", "blue"]
    # Ben picked last, but he doesn't sit here.
    assert director.taken_back_by == "blue"
    assert director.wish_here(Wish.UNDO)
    assert [move.split()[0] for move in director.session.record.moves] == ["green"]
    assert ben.withdrawn == 0


def test_what_somebody_here_looks_at_stays_while_another_takes_back(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path, "Anna, Ben, Carla")
    director.update(0.0, "normal", True)
    ben.answer()
    director.update(0.0, "normal", True)
    director.screen.open_curtain()
    director.put_question("normal")
    asked = director.screen.asked
    assert asked is not None
    ben.say(Wish.UNDO)
    assert director.update(0.0, "normal", True)
    assert director.screen.asked is asked
    assert director.screen.viewers == ("blue",)


def test_an_illegal_answer_is_asked_again(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path)
    director.update(0.0, "normal", True)
    asked = ben.asked
    assert asked is not None
    for nonsense in (Move("green", "pass", ""), Move("blue", "keep", "blue.bank")):
        ben.answer(nonsense)
        ben.asked = asked
        director.update(0.0, "normal", True)
        play_here(director)
        director.update(0.0, "normal", True)
        assert ben.asked == asked
    assert all(not move.startswith("green") for move in director.session.record.moves)


def test_a_seat_waits_for_a_player_who_is_away(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path)
    wait_a_moment(director)
    play_here(director)
    wait_a_moment(director)
    assert director.session.game.to_move == ("green",)
    # A bot stands in; the seat stays Ben's, and Anna isn't alone by it.
    director.stand_in("green", "random")
    assert ben.withdrawn == 1
    wait_a_moment(director)
    assert director.session.seat("green").player == HUMAN
    assert director.screen.shared
    assert any(move.startswith("green") for move in director.session.record.moves)
    back = ScriptedPlayer("green")
    director.place("green", back)
    pass_time(director, back)
    assert director.screen.curtain == "blue"


def test_a_bot_takes_over_from_a_player_who_leaves(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path)
    wait_a_moment(director)
    play_here(director)
    ben.say(Wish.LEAVE)
    update = director.update(0.0, "normal", True)
    assert update is not None
    assert update.mover is None
    assert director.session.seat("green").player == "normal"
    wait_a_moment(director)
    assert any(move.startswith("green") for move in director.session.record.moves)
    # Nobody else is left to hide a hand from.
    assert director.screen.viewers == ("blue",)


def test_done_is_for_whoever_made_the_turn_to_say(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path)
    director.confirm = True
    # The draft, then cards until Ben's turn has come to an end that he can still take back.
    for _ in range(400):
        for _ in range(3):
            director.update(1.0, "normal", True)
        if director.unconfirmed == "green" and director.session.game.to_move:
            break
        if ben.asked:
            ben.answer(ben.asked.options[-1])
        elif director.unconfirmed == "blue":
            director.wish_here(Wish.DONE)
        else:
            play_here(director)
    assert director.awaits_done("normal")
    moves = list(director.session.record.moves)
    director.wish_here(Wish.DONE)
    director.grant("blue", Wish.DONE)
    wait_a_moment(director, "normal")
    assert director.session.record.moves == moves
    assert director.unconfirmed == "green"
    ben.say(Wish.DONE)
    wait_a_moment(director, "normal")
    assert director.unconfirmed is None


@pytest.mark.bots_apart
def test_a_hint_goes_to_the_seat_that_wished_for_it(tmp_path: Path) -> None:
    director, ben = sit_down(tmp_path)
    try:
        director.update(0.0, "normal", True)
        asked = ben.asked
        assert asked is not None
        ben.say(Wish.HINT)
        for _ in range(4000):
            director.update(0.0, "instant", True)
            if ben.hints:
                break
        ((decision, suggestions),) = ben.hints
        assert decision is asked
        assert {suggestion.move for suggestion in suggestions} <= set(asked.options)
        assert suggestions
        # Nobody gets one for what has been answered.
        ben.say(Wish.HINT)
        director.update(0.0, "normal", True)
        ben.answer()
        wait_a_moment(director)
        assert len(ben.hints) == 1
    finally:
        director.close()


# At the table


def hands_shown(table: TableScene) -> list[str]:
    """The cards of hands that lie face up at the screen, by the seat that holds them."""
    players = table.context.shown.players.values()
    return [
        player.colour
        for player in players
        for card in (*player.draft, *player.kept, *player.hand)
        if not card.endswith("?")
    ]


def test_the_table_goes_on_with_a_player_elsewhere_and_never_shows_their_hand(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    table = window.begin("Anna, Ben, bot:random", seed=3)
    context, director = table.context, table.context.director
    ben = ScriptedPlayer("green")
    director.place("green", ben)
    back = 0
    for _ in range(3000):
        if table.session.game.over or table.session.game.view().round > 2:
            break
        if ben.asked:
            ben.answer()
        elif back < 3 and "green" in table.session.undoable():
            ben.say(Wish.UNDO)
            back += 1
        elif context.screen.curtain or context.sheet or (context.pending and not context.busy):
            window.press("return")
        window.advance(1 / 60)
        assert set(hands_shown(table)) <= {"blue"}
        assert director.screen.curtain in (None, "blue")
    assert table.session.game.view().round > 2
    assert back == 3
    ben.say(Wish.LEAVE)
    for _ in range(400):
        if table.session.seat("green").player != HUMAN:
            break
        if context.screen.curtain or context.sheet or (context.pending and not context.busy):
            window.press("return")
        window.advance(1 / 60)
    assert "Ben" in table.context.caption
    assert director.screen.viewers == ("blue",)
