"""Whoever comes in the middle of a game: by what name, on whose seat, and who is told."""

from game.phones.guest import LOST
from tests.phones.stand_ins import Evening


def test_a_newcomer_has_a_name_and_the_owner_of_the_seat_reads_it(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    late = evening.phone()
    late.sit("", "blue")
    assert late.told == ["Every player needs a name."]
    assert anna.screen["host"]["claims"] == []
    late.sit("Lena", "blue")
    assert anna.screen["host"]["claims"] == [[3, "Lena would like to play for P1 blue."]]
    anna.command("admit", guest=3)
    ben.send({"type": "yield", "yes": True})
    evening.step()
    assert session.people("blue") == ("P1 blue", "Lena")
    assert late.screen["you"]["name"] == "Lena"
    assert evening.television.told[-1] == "Lena now plays for P1 blue on a phone."
    assert [one["told"] for one in anna.screen["people"] if one["colour"] == "blue"] == ["Lena"]
    assert ben.screen["taken"].startswith("Lena now plays in your place.")


def test_an_owner_who_was_out_of_reach_is_told_on_the_way_back(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    ben.lose()
    evening.wire.step(LOST + 1)
    evening.phone().sit("Lena", "blue")
    anna.command("admit", guest=3)
    ben.arrive()
    evening.step()
    assert ben.screen["taken"].startswith("Lena now plays in your place.")


def test_a_wish_for_a_seat_is_taken_back_and_nobody_is_asked_any_more(evening: Evening) -> None:
    anna, ben = evening.playing("red", "blue")
    late = evening.phone()
    late.sit("Lena", "blue")
    anna.command("admit", guest=3)
    assert "wanted" in ben.screen
    late.send({"type": "join", "colour": ""})
    evening.step()
    assert "claiming" not in late.screen
    assert "wanted" not in ben.screen
    assert anna.screen["host"]["claims"] == []
    ben.send({"type": "yield", "yes": True})  # too late: the seat stays
    assert ben.screen["you"]["colour"] == "blue"
