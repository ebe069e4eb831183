"""The seat whose hand lies on a phone: what is asked, answered, wished for and shown, and when."""

from typing import Any

import pytest

from engine import Decision, Event, Game, Move, View
from game.match.players import Answer, Wish
from game.phones.player import PhonePlayer


class Seat:
    """A phone at blue's seat, and a game that asks it."""

    def __init__(self) -> None:
        self.game = Game.new(("blue", "red"), seed=3)
        self.told: list[bool] = []
        self.player = PhonePlayer("blue", self.told.append)

    def view(self) -> View:
        return self.game.view("blue")

    def ask(self) -> Decision:
        """Ask the phone for the game's present decision."""
        view = self.view()
        self.player.ask(view, view.decisions["blue"])
        return view.decisions["blue"]

    def answer(self, move: Move, number: int | None = None) -> bool:
        return self.player.answer(self.player.number if number is None else number, (move,))

    def hear(self) -> Any:
        return self.player.hear(0.02)


@pytest.fixture
def seat() -> Seat:
    return Seat()


def events_of(game: Game) -> list[Event]:
    return list(game.play(game.legal_moves()[0]))


def test_an_answer_is_heard_once_with_the_question_that_it_answers(seat: Seat) -> None:
    decision = seat.ask()
    assert not seat.player.waits
    assert seat.answer(decision.options[1])
    assert seat.player.waits
    assert seat.hear() == Answer(decision, (decision.options[1],))
    assert not seat.player.waits
    assert seat.hear() is None
    assert seat.player.decision is None


def test_an_answer_to_an_older_question_is_not_taken_for_the_new_one(seat: Seat) -> None:
    seat.ask()
    older = seat.player.number
    decision = seat.ask()  # the same cards are asked for again, as after a draft that was taken back
    assert seat.player.number == older + 1
    assert not seat.answer(decision.options[0], older)
    assert seat.hear() is None
    assert not seat.player.answered
    assert seat.answer(decision.options[0])


def test_only_the_first_answer_counts(seat: Seat) -> None:
    decision = seat.ask()
    assert seat.answer(decision.options[0])
    assert seat.player.answered
    assert not seat.answer(decision.options[1])
    assert seat.hear().moves == (decision.options[0],)
    assert seat.hear() is None


def test_what_is_not_offered_or_is_another_seats_move_is_refused(seat: Seat) -> None:
    own, number = seat.ask().options[0], seat.player.number
    others = Move("red", own.verb, own.what)
    assert not seat.answer(Move("blue", "keep", "blue.nothing"))
    assert not seat.player.answer(number, (own, others))
    assert seat.hear() is None
    assert not seat.player.answered
    assert not PhonePlayer("blue", lambda urgent: None).answer(0, (own,))


def test_who_has_moved_waits_for_what_comes_of_it_and_for_no_move_of_others(seat: Seat) -> None:
    decision = seat.ask()
    seat.answer(decision.options[0])
    seat.hear()
    seat.told.clear()
    for _ in range(2):
        seat.player.observe(seat.view, events_of(seat.game))
    assert seat.told == [True, False]
    decision, number = seat.ask(), seat.player.number
    seat.player.answer(number, (decision.options[0], decision.options[0]))
    seat.hear()
    seat.told.clear()
    for _ in range(3):
        seat.player.observe(seat.view, events_of(seat.game))
    assert seat.told == [True, True, False], "moves that are played after the answer are its player's too"


def test_a_question_that_is_withdrawn_takes_its_answer_along(seat: Seat) -> None:
    seat.answer(seat.ask().options[0])
    seat.player.wish(Wish.UNDO)
    seat.player.withdraw()
    assert seat.player.decision is None
    assert not seat.player.answered
    assert not seat.player.waits
    assert seat.hear() is None


def test_a_hint_is_thought_about_once_and_shown_for_its_question_alone(seat: Seat) -> None:
    seat.player.wish(Wish.HINT)
    assert seat.hear() is None, "nothing is asked"
    older = seat.ask()
    seat.player.wish(Wish.HINT)
    seat.player.wish(Wish.HINT)
    assert seat.player.weighing
    assert seat.hear() is Wish.HINT
    assert seat.hear() is None
    assert seat.player.decision is older, "a wish is no answer"
    decision = seat.ask()
    seat.player.advise(older, ())
    assert seat.player.advice is None, "the hint is for what was asked before"
    seat.player.advise(decision, ())
    assert seat.player.advice == ()
    assert not seat.player.weighing
    seat.player.wish(Wish.HINT)
    assert seat.hear() is None, "the hint is there already"


def test_the_next_question_has_no_hint_and_no_mark_of_the_last(seat: Seat) -> None:
    decision = seat.ask()
    seat.player.wish(Wish.HINT)
    seat.hear()
    seat.player.advise(decision, ())
    seat.player.worded["en"] = {"prompt": "Keep a card"}
    seat.answer(decision.options[0])
    seat.hear()
    seat.ask()
    assert seat.player.advice is None
    assert not seat.player.weighing
    assert not seat.player.answered
    assert seat.player.worded == {}


def test_wishes_are_heard_in_order_each_once(seat: Seat) -> None:
    for wish in (Wish.UNDO, Wish.DONE, Wish.UNDO):
        seat.player.wish(wish)
    assert [seat.hear(), seat.hear(), seat.hear()] == [Wish.UNDO, Wish.DONE, None]


def test_the_view_is_the_latest_and_made_when_somebody_looks(seat: Seat) -> None:
    assert seat.player.view is None
    looks = list[View]()

    def look() -> View:
        looks.append(seat.view())
        return looks[-1]

    for _ in range(3):
        seat.player.observe(look, events_of(seat.game))
    assert looks == []
    assert seat.player.view == seat.view()
    assert seat.player.view is looks[0]
    assert len(looks) == 1
    seat.player.observe(look, events_of(seat.game))
    assert seat.player.view == seat.view()
    seat.game = Game.new(("blue", "red"), seed=9)
    seat.ask()
    assert seat.player.view == seat.view()


def test_the_last_moves_are_kept_and_a_game_taken_back_begins_anew(seat: Seat) -> None:
    happened = list[tuple[Event, ...]]()
    while len(happened) < 30:
        events = tuple(events_of(seat.game))
        seat.player.observe(seat.view, events)
        happened += [events] if events else []
    assert [turn.events for turn in seat.player.happened] == happened[-24:]
    seat.player.worded["en"] = {"prompt": "Play a card"}
    seat.player.observe(seat.view, ())
    assert len(seat.player.happened) == 24, "a move without events, as leaving a message, takes nothing away"
    assert "en" in seat.player.worded
    seat.player.observe(seat.view, None)
    assert not seat.player.happened
    assert seat.player.worded == {}


def test_what_the_owner_waits_for_is_sent_at_once_and_the_rest_in_its_time(seat: Seat) -> None:
    def told() -> list[bool]:
        said, seat.told[:] = list(seat.told), []
        return said

    decision = seat.ask()
    assert told() == [True]
    seat.player.observe(seat.view, None)
    assert told() == [False]
    seat.player.wish(Wish.HINT)
    assert told() == [True]
    seat.player.advise(decision, ())
    assert told() == [True]
    seat.answer(decision.options[0])
    assert told() == [False]
    seat.player.withdraw()
    assert told() == [True]


def test_a_phone_that_nobody_has_asked_has_answered_nothing_and_waits_for_no_pace(seat: Seat) -> None:
    assert not seat.player.answered
    assert seat.player.decision is None
    assert seat.player.advice is None
    assert not seat.player.paced, "a phone doesn't wait until the screen has shown everything"
    seat.ask()
    assert seat.player.number == 1
