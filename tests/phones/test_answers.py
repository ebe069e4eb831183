"""What phones are asked, what its choices bring, and how answers, hints and undo are heard."""

import random
import re
from typing import Any

import pytest

from engine import Move
from engine.bots.hints import Suggestion
from engine.bots.reasons import Reason
from engine.notation import decision_from, view_from
from game.decisions.forecast import Forecast
from tests.phones.stand_ins import Evening


def test_a_phones_view_and_decision_are_the_engines(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    session = evening.started(seed=5)
    for phone in phones:
        colour = phone.screen["you"]["colour"]
        assert view_from(phone.screen["game"]) == session.game.view(colour)
        asked = decision_from({"notation": 4, "decision": phone.screen["game"]["view"]["decisions"][colour]})
        assert [option["move"] for option in phone.screen["ask"]["options"]] == list(map(str, asked.options))


def test_picks_are_made_by_all_at_once_and_who_has_picked_is_public(evening: Evening) -> None:
    anna, ben, clara = evening.phones("red", "blue", "green")
    session = evening.started(seed=5)
    assert all(phone.ask for phone in (anna, ben, clara))
    clara.choose(random.Random(1))
    ben.choose(random.Random(1))
    evening.step()
    evening.step()
    assert session.game.to_move == ("red",)
    assert anna.screen["game"]["view"]["to_move"] == ["red"]
    assert anna.ask
    assert ben.ask is None


def test_no_phone_sees_a_move_before_the_disk(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    monkeypatch.setattr(session.keeper, "wait_saved", lambda seconds=None: False)
    for phone in (anna, ben):
        phone.choose(random.Random(1))
    before = [len(phone.frames) for phone in (anna, ben)]
    evening.step()
    evening.step()
    assert len(session.record.moves) == 2
    assert [len(phone.frames) for phone in (anna, ben)] == before
    monkeypatch.undo()
    evening.step()
    evening.step()
    assert anna.ask
    assert ben.ask


def test_a_pick_is_taken_back_until_the_last_has_picked(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    first = anna.screen["ask"]["options"][0]["move"]
    anna.answer(first)
    evening.step()
    assert anna.screen["undo"]
    anna.wish("undo")
    evening.step()
    assert session.record.moves == []
    assert anna.ask is not None
    anna.answer(first)
    evening.step()
    ben.choose(random.Random(2))
    evening.step()
    assert not anna.screen["undo"]
    anna.wish("undo")
    assert anna.told[-1] == "There is nothing to take back now."


def test_an_answer_to_an_older_question_changes_nothing_and_is_told(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    number = anna.screen["ask"]["number"]
    move = anna.screen["ask"]["options"][0]["move"]
    anna.answer(move)
    anna.answer(move, number=number)  # a second tap
    evening.step()
    anna.answer(move, number=number)
    ben.answer(move)  # another's card
    ben.answer("blue keep red.bank")
    evening.step()
    assert session.record.moves == [move]
    assert anna.told == ["Too late: that has been decided."] * 2
    assert ben.told == ["Too late: that has been decided."] * 2
    assert ben.ask is not None


def test_a_hint_is_for_its_own_phone(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    anna.wish("hint")
    for _ in range(2000):
        evening.step(0.01)
        if any("best" in option for option in (anna.ask or {"options": []})["options"]):
            break
    options = anna.screen["ask"]["options"]
    best = next(option for option in options if option.get("best") == 1)
    assert best["label"].partition(" (")[0] in anna.screen["hint"][0]
    for option in options:  # each says what it has, and what it costs against the best
        assert option["line"].startswith(option["label"].partition(" (")[0])
    assert "hint" not in ben.screen


_VERBS = """Keep, Play, Hire, Drive, Take, Lose, Return, Put, Move, Place, Activate, Kill, Donate, Choose,
Collect, Finish, Forgo, Leave"""


def test_each_choice_says_what_it_really_does_and_confirms_it_with_a_verb(evening: Evening) -> None:
    phones = evening.phones("red", "blue", "green")
    evening.begin(seed=11, new_persons=True)
    chance = random.Random(2)
    told: dict[str, dict[str, Any]] = {}
    while not evening.table.session.game.over:
        for phone in phones:
            for option in (phone.ask or {"options": []})["options"]:
                verb, _, what = option["move"].partition(" ")[2].partition(" ")
                told.setdefault(f"{verb} {what}" if verb == "gain" else f"{phone.ask['kind']} {verb}", option)  # type: ignore[index]
            phone.choose(chance)
        evening.step()
    verbs = re.split(r"\W+", _VERBS)
    for option in told.values():
        assert option["confirm"].split()[0].rstrip(":") in verbs, option["confirm"]
    # A cube that moves is no cube that is placed, and nothing says what its card usually does.
    assert told["take take"]["does"].startswith("One cube moves: ")
    assert (
        told["friend friend"]["does"] == "Your trusted friend goes here, and you take this sector’s action."
    )
    assert told["lose lose"]["does"] == ""
    assert told["lose lose"]["line"] == "1 cube back to the supply"
    assert told["minstrel_to to"]["does"] == "The pieces come here. No action follows."


def test_what_a_choice_brings_is_told_in_numbers_and_in_a_sentence(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    session = evening.begin(seed=5)
    chance = random.Random(4)
    while session.game.view().phase == "draft":
        for phone in phones:
            phone.choose(chance)
        evening.step()
    evening.step()
    asked = next(phone for phone in phones if phone.ask)
    options = asked.screen["ask"]["options"]
    assert asked.screen["ask"]["kind"] == "play"
    assert all("brings" in option for option in options)
    # The same words as on the table, from the same forecast.
    view = session.view(asked.screen["you"]["colour"])
    forecast = Forecast(view, view.decisions[asked.screen["you"]["colour"]])
    for option in options:
        move = Move.parse(option["move"])
        line = forecast.line((move,))
        assert line.lower().endswith(option["line"].lower()), "the name of the thing stands beside it"
        assert ("waste" in option) == forecast.wastes((move,))


def test_an_answer_to_a_question_taken_back_is_none_to_the_same_one_anew(evening: Evening) -> None:
    """A tap that was late must not choose again what its owner has just taken back."""
    anna, _ = evening.phones("red", "blue")
    session = evening.started(seed=5)
    number, move = anna.screen["ask"]["number"], anna.screen["ask"]["options"][0]["move"]
    anna.answer(move)
    evening.step()
    anna.wish("undo")
    evening.step()
    assert move in [option["move"] for option in anna.screen["ask"]["options"]]
    anna.answer(move, number=number)
    evening.step()
    assert session.record.moves == []
    assert anna.told == ["Too late: that has been decided."]
    assert anna.ask is not None


def test_a_hint_for_an_older_question_is_not_told_at_the_next(evening: Evening) -> None:
    anna, _ = evening.phones("red", "blue")
    session = evening.started(seed=5)
    player = evening.table.seating.players["red"]
    older = player.decision
    assert older is not None
    anna.wish("hint")
    anna.answer(anna.screen["ask"]["options"][0]["move"])
    evening.step()  # hears the wish
    evening.step()  # and the answer
    anna.wish("undo")
    evening.step()
    player.advise(older, (Suggestion(older.options[0], 0.0, Reason("pays", {"n": 3})),))
    evening.step()
    assert anna.ask is not None
    assert "hint" not in anna.screen
    assert not any("best" in option for option in anna.screen["ask"]["options"])
    assert session.record.moves == []
