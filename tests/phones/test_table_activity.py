"""What phones at a table are told: why a seat is not theirs, that the game stands still, what came before."""

import random
from pathlib import Path
from typing import Any

import pytest

from game.match.players import Wish
from game.seats import Seat
from game.settings import PACES
from game.words import say
from tests.phones.stand_ins import Evening, Phone, play_on


def at_cards(evening: Evening, phones: list[Phone]) -> Phone:
    """Pick until cards are played; return the phone that is asked."""
    chance = random.Random(4)
    while evening.table.session.game.view().phase == "draft":
        for phone in phones:
            phone.choose(chance)
        evening.step()
    evening.step()
    (asked,) = [phone for phone in phones if phone.ask]
    return asked


def test_who_has_picked_sees_it_at_once_and_the_others_in_their_time(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    evening.room.calm = 60.0
    before = len(ben.frames)
    anna.choose(random.Random(1))
    evening.step()
    assert anna.screen["moves"] == 1
    assert anna.screen["ask"] is None
    assert len(ben.frames) == before


def test_until_the_screen_has_laid_the_table_phones_are_told_so_and_of_no_pause(evening: Evening) -> None:
    anna, _ben = evening.playing("red", "blue")
    evening.table.step(1.0)
    evening.wire.step()
    assert anna.screen["paused"] == say("table-being-laid")
    evening.table.goes_on()
    evening.wire.step()
    assert "paused" not in anna.screen


def test_half_a_second_without_the_screen_is_a_pause(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    table = evening.table
    table.goes_on()
    stands = []
    for seconds in (0.25, 0.125, 0.125, 1.0):
        table.step(seconds)
        evening.wire.step()
        stands.append((table.stands_still, anna.screen.get("paused")))
    told = say("phones-paused-here")
    assert stands == [(False, None), (False, None), (True, told), (True, told)]
    assert ben.screen["paused"] == told
    table.goes_on()
    evening.wire.step()
    assert "paused" not in anna.screen
    assert "paused" not in ben.screen
    table.step(0.25)
    assert not table.stands_still
    anna.command("pause")
    table.step(1.0)
    evening.wire.step()
    assert ben.screen["paused"] == say("phones-paused", name="P0 red"), "the host's pause comes first"


@pytest.mark.parametrize(
    ("name", "colour", "why"),
    [
        ("Lena", "purple", say("phones-taken")),
        ("", "blue", say("shell-launch-nameless")),
        ("P0 RED", "blue", say("shell-launch-namesakes", name="P0 RED")),
        ("P1 blue", "blue", None),
        ("Lena", "blue", None),
    ],
)
def test_a_phone_that_may_not_ask_for_a_seat_is_told_why(
    evening: Evening, name: str, colour: str, why: str | None
) -> None:
    anna, _ = evening.playing("red", "blue")
    late = evening.phone()
    late.sit(name, colour)
    assert late.told == ([why] if why else [])
    assert late.screen["you"]["claims"] == (None if why else colour)
    anna.sit("", "red")
    assert anna.told == [say("phones-taken")], "it is the own seat"


def test_the_host_gets_another_seat_without_asking_anybody_but_its_owner(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Quasimodo", "green", "random"))
    anna, _ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    anna.sit("", "green")
    assert anna.screen["you"]["colour"] == "green"
    assert session.seat("green").human
    assert evening.room.guests[1].name == "P0 red", "a name is kept where none is given"
    evening.close()


def test_the_history_is_read_round_by_round(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    evening.begin(seed=5)
    play_on(evening, phones, random.Random(3), most=40)
    anna = phones[0]
    anna.send({"type": "more", "round": -1})
    latest = anna.history
    rounds = latest["rounds"]
    assert rounds > 1
    assert latest["round"] == rounds - 1
    assert latest["title"] == say("shell-round", label=evening.table.session.game.view().label)
    anna.send({"type": "more", "round": 0})
    first = anna.history
    assert (first["round"], first["rounds"]) == (0, rounds)
    assert first["title"] == say("shell-round", label="A1")
    assert first["lines"] != latest["lines"]
    assert {colour for colour, _ in first["lines"]} == {"", "red", "blue"}
    anna.send({"type": "more", "round": rounds + 5})
    assert anna.history == latest


def test_only_what_fits_the_moment_is_obeyed(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    late = evening.phone()
    for do, about in (
        ("refuse", {"guest": 2}),
        ("stand_in", {"guest": 2}),
        ("stand_in", {"guest": 9}),
        ("admit", {"guest": 9}),
        ("send_away", {"guest": 1}),
        ("again", {}),
        ("pace", {"value": "warp"}),
    ):
        anna.command(do, **about)
    assert ben.told == late.told == []
    assert ben.screen["you"]["colour"] == "blue"
    assert evening.table.seating.stood_in == set()
    assert anna.screen["you"]["colour"] == "red"
    assert evening.television.again == 0
    assert evening.television.pace == "instant"
    for pace in PACES:
        anna.command("pace", value=pace)
        assert evening.television.pace == pace
        assert anna.screen["host"]["pace"] == pace
    assert anna.screen["host"]["paces"] == list(PACES)
    anna.command("send_away", guest=2)
    assert ben.link is None
    assert session.seat("blue").player == "normal"


def test_what_was_chosen_is_taken_back_by_who_may_and_said_to_who_may_not(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    evening.begin(seed=5)
    asked = at_cards(evening, phones)
    (other,) = [phone for phone in phones if phone is not asked]
    other.wish("undo")
    assert other.told == [say("table-nothing-to-undo")]
    assert not other.screen["undo"]
    asked.answer(asked.screen["ask"]["options"][0]["move"])
    evening.step()
    assert asked.screen["undo"]
    watcher = evening.phone()
    watcher.wish("undo")
    assert watcher.told == [say("phones-no-seat")]
    assert "undo" not in watcher.screen


def test_whoever_has_to_say_done_is_asked_for_it(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    evening.begin(seed=5)
    evening.television.pace = "normal"
    evening.director.confirm = True
    asked = at_cards(evening, phones)
    (other,) = [phone for phone in phones if phone is not asked]
    chance = random.Random(7)
    for _ in range(20):
        if evening.director.unconfirmed:
            break
        asked.choose(chance)
        evening.step()
    evening.wire.step()
    assert asked.screen["done"]
    assert not other.screen["done"]
    assert evening.table.seating.awaited == (asked.screen["you"]["colour"],)
    asked.wish("done")
    for _ in range(3):
        evening.step()
    assert not asked.screen["done"]


def test_a_hint_is_thought_about_and_then_told_or_not_found(evening: Evening) -> None:
    anna, _ = evening.playing("red", "blue")
    assert "hint" not in anna.screen
    player = evening.table.seating.players["red"]
    player.wish(Wish.HINT)
    evening.wire.step()
    assert anna.screen["hint"] == [say("hint-thinking")]
    assert player.decision is not None
    player.advise(player.decision, ())
    evening.wire.step()
    assert anna.screen["hint"] == [say("hint-none")]


def people(phone: Phone) -> list[tuple[str, str, str, int]]:
    return [(one["who"], one["told"], one["presence"], one["guest"]) for one in phone.screen["people"]]


def test_everybody_reads_who_plays_where_and_who_is_away(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Nora", "green"), Seat("Quasimodo", "yellow", "hard"))
    anna, ben = evening.playing("red", "blue")
    usual: list[Any] = [
        ("here", say("phones-who-here"), "here", 0),
        ("bot", say("phones-who-bot"), "here", 0),
        ("phone", "", "here", 1),
        ("phone", "", "here", 2),
    ]
    assert people(anna) == usual
    faces = [one["portrait"] for one in anna.screen["people"]]
    assert len({str(face) for face in faces}) == 4
    anna.send({"type": "sleep", "asleep": True})
    usual[2] = ("phone", say("phones-who-asleep"), "asleep", 1)
    assert people(ben) == usual
    anna.send({"type": "sleep", "asleep": False})
    evening.table.seating.stand_in(evening.room.guests[2])
    evening.wire.step()
    usual[2] = ("phone", "", "here", 1)
    usual[3] = ("bot", say("phones-who-stands-in"), "here", 2)
    assert people(anna) == usual
    evening.close()


def test_without_anybody_at_the_screen_the_host_is_told_whom_the_game_waits_for(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    assert anna.screen["host"]["missing"] == anna.screen["host"]["claims"] == []
    assert "host" not in ben.screen
    ben.send({"type": "sleep", "asleep": True})
    evening.wire.step(9.0)
    assert anna.screen["host"]["missing"] == [], "it is only looked away from for a moment"
    evening.wire.step(2.0)
    assert anna.screen["host"]["missing"] == [[2, say("phones-missing", name="P1 blue")]]


def test_a_question_comes_with_what_has_happened_and_the_words_of_its_seat(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    evening.begin(seed=5)
    asked = at_cards(evening, phones)
    (other,) = [phone for phone in phones if phone is not asked]
    assert asked.screen["log"]
    assert len(asked.screen["log"]) <= 12
    asked.answer(asked.screen["ask"]["options"][0]["move"])
    evening.step()
    assert other.screen["log"][-1] != asked.screen["log"][0]
    assert "ask" in other.screen
    watcher = evening.phone()
    assert watcher.screen["log"]
    assert not [line for line in watcher.screen["log"] if " keeps " in line], "a pick is secret"
    assert watcher.screen["game"]["view"]["viewers"] == []
    assert asked.labels["deck"] != other.labels["deck"], "the own cards are called otherwise"
