"""Undo, please: those who have moved since are asked, and one no is enough."""

import random
from pathlib import Path

import pytest

from engine import Move
from game.seats import Seat
from tests.phones.stand_ins import Evening, Phone


def at_second_hire(evening: Evening, phones: list[Phone], seed: int = 5) -> tuple[Phone, Phone, Phone]:
    """Play until one can ask another: who asks, who is asked, and who is not."""
    session = evening.table.session
    chance = random.Random(seed)
    while True:
        assert not session.game.over
        offers = [phone for phone in phones if phone.screen.get("pleads")]
        if offers:
            asks = offers[0]
            colour = asks.screen["you"]["colour"]
            left = session.past_others()[colour]
            since = {Move.parse(move).colour for move in session.record.moves[left:]} - {colour}
            asked = [phone for phone in phones if phone.screen["you"]["colour"] in since]
            others = [phone for phone in phones if phone not in (asks, *asked)]
            return asks, asked[0], (others or [asks])[0]
        for phone in phones:
            if phone.choose(chance):
                break
        evening.step()


@pytest.fixture
def trio(evening: Evening) -> list[Phone]:
    return evening.playing("red", "blue", "green")


def test_once_all_agree_a_choice_and_what_followed_is_undone(evening: Evening, trio: list[Phone]) -> None:
    asks, asked, other = at_second_hire(evening, trio)
    session = evening.table.session
    colour = asks.screen["you"]["colour"]
    before, left = len(session.record.moves), session.past_others()[colour]
    asks.wish("past-others")
    assert asks.screen["pleading"] == "The others are being asked."
    assert "plea" in asked.screen
    assert "pleads" not in asks.screen, "it is asked already"
    if other is not asks:
        assert "plea" not in other.screen, "who has not moved since has no say"
        other.send({"type": "agree", "yes": True})
        assert len(session.record.moves) == before
    asked.send({"type": "agree", "yes": True})
    evening.step()
    assert len(session.record.moves) == left
    assert session.game.to_move == (colour,)
    assert asks.ask is not None
    assert "plea" not in asked.screen


def test_one_no_is_enough_and_who_asked_is_told(evening: Evening, trio: list[Phone]) -> None:
    asks, asked, _ = at_second_hire(evening, trio)
    session = evening.table.session
    before = list(session.record.moves)
    asks.wish("past-others")
    asked.send({"type": "agree", "yes": False})
    evening.step()
    assert session.record.moves == before
    assert asks.told[-1] == f"{asked.screen['you']['name']} would rather go on."
    assert "plea" not in asked.screen
    asked.send({"type": "agree", "yes": True})  # too late
    evening.step()
    assert session.record.moves == before


def test_when_the_game_goes_on_there_is_nothing_left_to_ask(evening: Evening, trio: list[Phone]) -> None:
    asks, asked, _ = at_second_hire(evening, trio)
    session = evening.table.session
    asks.wish("past-others")
    next(phone for phone in trio if phone.ask is not None).choose(random.Random(1))
    evening.step()
    evening.table.step(0.1)
    evening.wire.step()
    moves = list(session.record.moves)
    assert asks.told[-1] == "The game has gone on. Nothing is taken back."
    asked.send({"type": "agree", "yes": True})
    evening.step()
    assert session.record.moves == moves


def test_a_move_at_the_moment_of_the_last_yes_is_not_taken_back(evening: Evening, trio: list[Phone]) -> None:
    asks, asked, _ = at_second_hire(evening, trio)
    session = evening.table.session
    asks.wish("past-others")
    mover = next(phone for phone in trio if phone.ask is not None)
    option = mover.ask["options"][0]["move"] if mover.ask else ""
    before = len(session.record.moves)
    asked.send({"type": "agree", "yes": True})
    session.play(Move.parse(option))  # it is heard first
    evening.step()
    assert len(session.record.moves) > before


def test_nobody_is_asked_without_leave(evening: Evening, trio: list[Phone]) -> None:
    asks = trio[0]
    moves = list(evening.table.session.record.moves)
    asks.wish("past-others")
    assert asks.told[-1] == "There is nothing to take back now."
    evening.step()
    assert evening.table.session.record.moves == moves


def test_those_at_the_screen_are_asked_there_together(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Zoe", "yellow"))
    phones = evening.phones("red", "blue")
    session = evening.begin(seed=5)
    chance = random.Random(5)
    while not (asks := [phone for phone in phones if waits_for_the_screen(evening, phone)]):
        assert not session.game.over
        screen = evening.director.screen
        if screen.curtain:
            screen.open_curtain()
        if screen.asked is not None:
            evening.director.choose(chance.choice(screen.asked.options))
        else:
            any(phone.choose(chance) for phone in phones)
        evening.step()
    colour = asks[0].screen["you"]["colour"]
    left = session.past_others()[colour]
    asks[0].wish("past-others")
    pleas = evening.table.pleas
    assert pleas.asked_here == ("yellow",)
    assert pleas.sentence().startswith(f"{asks[0].screen['you']['name']} would like to take back")
    for phone in phones:
        if "plea" in phone.screen:
            phone.send({"type": "agree", "yes": True})
    assert len(session.record.moves) > left, "somebody at the screen is still asked"
    pleas.hear_here(True)
    evening.step()
    assert len(session.record.moves) == left
    assert not pleas.asked_here
    evening.step()
    assert asks[0].ask is not None
    evening.close()


def waits_for_the_screen(evening: Evening, phone: Phone) -> bool:
    """Whether a phone can ask, and somebody at the screen has moved since its choice."""
    if not phone.screen.get("pleads"):
        return False
    session = evening.table.session
    since = session.record.moves[session.past_others()[phone.screen["you"]["colour"]] :]
    return any(Move.parse(move).colour == "yellow" for move in since)
