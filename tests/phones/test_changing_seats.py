"""Seats that change hands during a game: between phones, bots and the screen."""

import random
from pathlib import Path

from game.log.result_text import named
from game.match.players import PersonHere
from game.phones.guest import AWAY, LOST
from game.phones.room import MOST_PHONES
from game.seats import Seat
from game.words import say
from tests.phones.stand_ins import Evening, play_on


def test_a_bot_stands_in_for_a_phone_until_it_is_back(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    ben.lose()
    evening.wire.step(AWAY)
    assert [guest.name for guest in evening.table.seating.missing] == ["P1 blue"]
    assert anna.screen["host"]["missing"] == [
        [2, "P1 blue’s phone is asleep or out of reach, and it’s P1 blue’s turn."]
    ]
    anna.command("stand_in", guest=2)
    assert evening.table.seating.stood_in == {"blue"}
    assert anna.screen["people"][1]["told"] == "a bot stands in"
    evening.room.page = "another"  # the program was updated meanwhile
    ben.arrive()
    evening.step()
    assert evening.table.seating.stood_in == set()
    assert ben.ask is not None
    assert evening.director.session.humans == ("red", "blue")
    assert evening.television.told == [
        "A bot stands in for P1 blue until the phone is back.",
        "P1 blue’s phone shows a page of another version. Load it again there.",
        "P1 blue is playing again.",
    ]


def test_a_seat_moves_to_another_phone_with_the_hosts_yes(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    other = evening.phone()
    assert other.screen["you"]["colour"] is None
    assert "ask" not in other.screen
    other.sit("Clara", "blue")
    assert other.screen["claiming"] == "Asking P0 red whether you may play for P1 blue …"
    assert anna.screen["host"]["claims"] == [[3, "Clara would like to play for P1 blue."]]
    ben.command("admit", guest=3)
    assert ben.told == ["Only the host can do that."]
    anna.command("refuse", guest=3)
    assert other.told == ["The host said no. You can watch, or ask for another seat."]
    other.sit("Clara", "blue")
    anna.command("admit", guest=3)
    # Whoever plays there is asked too; meanwhile the host is not asked again.
    assert anna.screen["host"]["claims"] == []
    wanted = "Clara would like to play for P1 blue on another phone. Do you give up your seat?"
    assert ben.screen["wanted"] == wanted
    assert other.screen["claiming"] == "Asking P1 blue whether you may play for P1 blue …"
    ben.send({"type": "yield", "yes": False})
    assert other.told[-1] == "P1 blue goes on playing on the phone."
    assert ben.screen["you"]["colour"] == "blue"
    other.sit("Clara", "blue")
    anna.command("admit", guest=3)
    ben.send({"type": "yield", "yes": True})
    evening.step()
    assert other.screen["you"]["colour"] == "blue"
    assert other.ask is not None
    assert ben.screen["you"]["colour"] is None
    assert ben.screen["game"]["view"]["viewers"] == []
    ben.answer("blue keep blue.bank", number=1)
    assert ben.told[-1] == "You are watching. Take a seat to play."


def test_the_host_sees_nobodys_hand_without_its_owners_yes(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    anna.sit("Anna", "blue")
    assert anna.screen["you"]["colour"] == "red"
    assert ben.screen["wanted"].startswith("Anna would like to play for P1 blue")
    ben.lose()
    evening.wire.step(AWAY)
    anna.command("stand_in", guest=2)
    assert evening.table.seating.stood_in == {"blue"}
    anna.command("admit", guest=1)  # the phone only sleeps
    assert anna.screen["you"]["colour"] == "red"
    evening.wire.step(LOST + 1)  # the phone is lost: now the host decides
    assert [number for number, _ in anna.screen["host"]["claims"]] == [1]
    anna.command("admit", guest=1)
    assert anna.screen["you"]["colour"] == "blue"


def test_who_only_watches_is_never_host_of_a_game(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    watcher = evening.phone()
    watcher.sit("Eve", "red")
    anna.lose()
    ben.lose()
    evening.wire.step(LOST + 1)
    watcher.sit("Eve", "red")
    assert evening.room.host is None
    assert watcher.screen["you"]["colour"] is None
    assert [guest.name for guest in evening.table.seating.claims] == ["Eve"]  # the screen is asked


def test_the_host_cannot_make_a_seat_at_the_table_a_bots(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    anna.command("bot", colour="blue")
    assert session.seat("blue").human
    assert ben.screen["you"]["colour"] == "blue"


def test_somebody_may_arrive_in_the_middle_and_take_a_bots_seat(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Quasimodo", "green", "random"))
    anna, ben = evening.phones("red", "blue")
    session = evening.begin(seed=5)
    play_on(evening, [anna, ben], random.Random(5), 8)
    late = evening.phone()
    late.sit("Late", "green")
    anna.command("admit", guest=3)
    assert session.seat("green").human
    play_on(evening, [anna, ben, late], random.Random(6))
    assert session.game.over
    # The results name all who have played the seat.
    names = {colour: name for _, colour, name, _, _ in anna.screen["result"]["rows"]}
    assert names == {"red": "P0 red", "blue": "P1 blue", "green": "Quasimodo / Late"}
    evening.close()


def test_leaving_for_good_hands_the_seat_to_a_bot(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    ben.wish("leave")
    evening.step()
    assert session.seat("blue").player == "normal"
    assert named(session, "blue") == "P1 blue / bot"
    assert ben.screen["you"]["colour"] is None
    assert anna.screen["people"][1]["who"] == "bot"


def test_a_seat_can_be_played_at_the_screen_instead(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    evening.table.seating.play_here(evening.room.guests[2])
    assert isinstance(evening.director.players["blue"], PersonHere)
    evening.step()
    assert evening.director.screen.curtain == "blue"
    assert ben.screen["you"]["colour"] is None
    assert not anna.screen["you"]["host"]  # somebody at the screen is


def test_a_seat_kept_by_a_bot_is_a_persons_again_once_played_at_the_screen(evening: Evening) -> None:
    anna, _ = evening.playing("red", "blue")

    def who() -> str:
        evening.step()
        return str(anna.screen["people"][1]["who"])

    there = who()
    evening.table.seating.stand_in(evening.room.guests[2])
    kept = who()
    evening.table.seating.play_here(evening.room.guests[2])
    assert (there, kept, who()) == ("phone", "bot", "here")


def test_whoever_gets_a_seat_sees_it_at_once(evening: Evening) -> None:
    _, ben = evening.playing("red", "blue")
    late = evening.phone()
    late.sit("Lena", "blue")
    evening.table.seating.admit(evening.room.guests[3])
    evening.wire.step()
    evening.room.calm = 60.0  # nobody else is sent a screen now
    ben.send({"type": "yield", "yes": True})
    assert late.screen["you"]["colour"] == "blue"
    assert late.screen["you"]["claims"] is None


def test_the_screen_and_all_phones_are_told_when_seats_change_hands(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    seating, television = evening.table.seating, evening.television
    guest = evening.room.guests[2]

    def told() -> tuple[int, int]:
        """How often the screen has laid the seats anew and has cleared the table, since the last time."""
        told = television.seated, television.cleared
        television.seated = television.cleared = 0
        return told

    anna.labels = {}
    seating.stand_in(guest)
    evening.step()
    assert told() == (1, 1)
    assert anna.labels
    seating.stand_in(guest)  # once is enough
    assert told() == (0, 0)
    ben.lose()
    ben.arrive()
    evening.step()
    assert evening.director.session.seat("blue").human
    assert not seating.stood_in
    assert told() == (1, 1)
    seating.play_here(guest)
    assert told() == (1, 1)
    assert evening.room.television_hosts
    ben.sit("Ben", "blue")
    seating.admit(guest)
    assert told() == (1, 1)
    assert not evening.room.television_hosts
    assert television.told[-1] == say("phones-plays-for", who="Ben", name="P1 blue")
    seating.leave(guest)
    assert told() == (1, 1)
    evening.step()
    assert [person["who"] for person in anna.screen["people"]] == ["phone", "bot"]


def test_a_yes_to_somebody_who_was_forgotten_meanwhile_gives_the_seat_to_nobody(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    late = evening.phone()
    late.sit("Lena", "blue")
    anna.command("admit", guest=3)
    late.lose()
    evening.wire.step(1.0)
    for _ in range(MOST_PHONES):
        evening.phone().lose()
    assert 3 not in evening.room.guests
    ben.send({"type": "yield", "yes": True})
    assert ben.screen["you"]["colour"] == "blue"
    assert "wanted" not in ben.screen


def test_the_screen_asks_for_a_seat_for_a_person_or_bot_and_its_owner_answers(evening: Evening) -> None:
    _, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    seating = evening.table.seating
    seating.ask_for("blue")
    evening.wire.step()
    here = ben.screen["wanted"]
    ben.send({"type": "yield", "yes": False})
    assert "wanted" not in ben.screen
    assert evening.television.told[-1] == say("phones-keeps-seat", name="P1 blue")
    seating.ask_for("blue", "hard")
    evening.wire.step()
    assert ben.screen["wanted"] != here
    assert session.seat("blue").human
    ben.send({"type": "yield", "yes": True})
    assert session.seat("blue").player == "hard"
    assert ben.screen["you"]["colour"] is None
    before = list(evening.television.told)
    seating.ask_for("blue")  # nobody has it on a phone any more
    assert evening.television.told == before


def test_a_phone_that_is_gone_is_not_asked_for_its_seat(evening: Evening) -> None:
    _, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    ben.lose()
    evening.wire.step(LOST + 1)
    evening.table.seating.ask_for("blue", "easy")
    assert session.seat("blue").player == "easy"
    assert "blue" not in evening.table.seating.players


def test_picks_that_the_game_has_not_heard_are_those_of_the_draft(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    session = evening.started(seed=5)
    seating, chance = evening.table.seating, random.Random(4)
    assert (seating.answered, seating.picks, seating.awaited) == ((), (), ("red", "blue"))
    phones[1].choose(chance)
    assert (seating.answered, seating.picks) == (("blue",), ("blue",))
    evening.step()
    assert (seating.answered, seating.picks, seating.awaited) == ((), (), ("red",))
    while session.game.view().phase == "draft":
        for phone in phones:
            phone.choose(chance)
        evening.step()
    evening.step()
    (mover,) = [phone for phone in phones if phone.ask]
    mover.choose(chance)
    assert seating.answered == (mover.screen["you"]["colour"],)
    assert seating.picks == ()
