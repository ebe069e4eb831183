"""The table's side of phones: what it waits for, shows, and does as the host or the phones want."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.match.players import Presence
from game.table.control.flow import Flow
from game.table.control.phone_seats import PhoneSeats
from game.words import say


class Table:
    """A table with phones, of which everything can be set."""

    def __init__(self) -> None:
        self.deeds: list[Any] = []
        self.director = object()
        self.guests: dict[str, Any] = {}
        self.seating = SimpleNamespace(
            players={}, missing=(), awaited=(), claims=(), answered=(), picks=(), ask_for=self.note("ask for")
        )
        self.room = SimpleNamespace(host=None, player_of=self.guests.get)
        self.activity = SimpleNamespace(
            director=self.director,
            seating=self.seating,
            room=self.room,
            pleas=SimpleNamespace(asking=None, asked_here=()),
            paused_by="",
            goes_on=self.note("goes on"),
            resume=self.note("resume"),
        )
        self.phones: Any = SimpleNamespace(table=self.activity, sit=self.note("sit"))
        self.top = SimpleNamespace(gliding=False, focus="red", hand_up=True, look_at=self.note("look at"))
        go = SimpleNamespace(
            phone_claim=self.note("claim"), phone_lost=self.note("lost"), phone_plea=self.note("plea")
        )
        host = SimpleNamespace(
            phones=self.phones,
            go=go,
            settings=SimpleNamespace(pace="fast"),
            change_settings=self.note("settings"),
            start=self.note("start"),
        )
        session = SimpleNamespace(name=lambda seat: f"P {seat}", again=lambda: "again")
        self.context = SimpleNamespace(
            host=host,
            director=self.director,
            session=session,
            top=self.top,
            animator=SimpleNamespace(busy=False, skip=self.note("skip")),
            changed=self.note("changed"),
            tell=self.note("tell"),
        )
        self.flow = SimpleNamespace(
            context=self.context,
            being_shown=frozenset(),
            seat_players=self.note("seat"),
            clear_table=self.note("clear"),
            hints=SimpleNamespace(forget=self.note("forget hints")),
            others_play=self.note("others play"),
        )
        self.seats = PhoneSeats(cast(Flow, self.flow))

    def note(self, name: str) -> Any:
        def deed(*given: Any, **named: Any) -> None:
            self.deeds.append((name, *given, *named.values()))

        return deed

    def step(self, covered: bool = False) -> tuple[bool, list[str]]:
        """One step: whether the game goes on, and what was done."""
        self.deeds.clear()
        return self.seats.step(covered), [name for name, *_ in self.deeds if name != "goes on"]


@pytest.fixture
def table() -> Table:
    return Table()


def away(colour: str, presence: Presence = Presence.ASLEEP) -> Any:
    return SimpleNamespace(colour=colour, presence=presence)


def test_without_phones_a_table_waits_for_none(table: Table) -> None:
    table.seats.missing, table.seats.answered = "somebody", frozenset({"red"})
    table.context.host.phones = None
    assert table.step() == (True, [])
    assert (table.seats.activity, table.seats.missing, table.seats.picks) == (None, "", 0)
    assert table.seats.answered == frozenset()
    assert table.deeds == []


def test_phones_sit_down_once_and_at_their_own_table(table: Table) -> None:
    table.seats.sit()
    assert table.deeds == []
    table.activity.director = object()
    assert table.seats.activity is None
    table.seats.sit()
    assert table.deeds == [("sit", table.director, table.seats)]


def test_whoever_answers_has_seen_enough(table: Table) -> None:
    table.seating.players = {"red": SimpleNamespace(waits=False), "blue": SimpleNamespace(waits=False)}
    assert table.step() == (True, [])
    table.seating.players["blue"].waits = True
    assert table.step() == (True, ["skip"])
    table.top.gliding = True
    table.step()
    assert table.deeds[-1] == ("look at", "red", True, True)


def test_a_pause_holds_the_game_until_its_host_is_gone(table: Table) -> None:
    table.activity.paused_by = "Anna"
    table.room.host = object()
    assert table.step() == (False, [])
    table.room.host = None
    assert table.step() == (False, ["resume"])


def test_a_seat_that_somebody_wants_is_asked_about_at_the_screen_where_no_phone_is_host(table: Table) -> None:
    table.seating.claims = ("first", "second")
    assert table.step(covered=True) == (True, [])
    table.step()
    assert ("claim", table.activity, "first") in table.deeds
    table.room.host = object()
    assert table.step() == (True, [])


def test_a_phone_that_the_game_waits_for_is_told_and_asked_about_once(table: Table) -> None:
    phone = away("red")
    table.seating.missing, table.seating.awaited = (phone,), ("red",)
    assert table.step() == (True, ["changed", "lost"])
    assert table.seats.missing == say("phones-missing", name="P red")
    assert ("lost", table.activity, phone) in table.deeds
    assert table.step() == (True, [])
    phone.presence = Presence.GONE
    assert table.step() == (True, ["lost"]), "gone for good it is asked about once more"
    assert table.step() == (True, [])
    phone.presence = Presence.ASLEEP
    assert table.step(covered=True) == (True, []), "what lies above asks already"
    assert table.step() == (True, [])
    other = away("green")
    table.seating.missing, table.seating.awaited = (other,), ("green",)
    assert table.step() == (True, ["changed", "lost"])
    table.seating.missing = ()
    assert table.step() == (True, ["changed"])
    assert table.seats.missing == ""
    table.seating.missing = (other,)
    assert table.step() == (True, ["changed", "lost"])


def test_nobody_is_missed_while_somebody_here_has_to_answer(table: Table) -> None:
    table.seating.missing, table.seating.awaited = (away("red"),), ("red", "blue")
    assert table.step() == (True, [])
    assert table.seats.missing == ""


def test_who_has_answered_is_marked_until_it_was_shown(table: Table) -> None:
    table.seating.players = {seat: SimpleNamespace(waits=False) for seat in ("red", "blue")}
    table.seating.answered, table.seating.picks = ("red",), ("red",)
    assert table.step() == (True, ["changed"])
    assert (set(table.seats.answered), table.seats.picks) == ({"red"}, 1)
    assert table.step() == (True, [])
    table.seating.answered = ()
    table.flow.being_shown = frozenset({"red", "green"})
    assert table.step() == (True, []), "green is no phone's"
    assert table.seats.answered == {"red"}
    table.flow.being_shown = frozenset()
    assert table.step() == (True, ["changed"])
    assert table.seats.answered == frozenset()
    table.activity.paused_by = "Anna"
    assert table.seats.picks == 0


def test_the_owner_of_a_phone_is_asked_before_another_plays_the_seat(table: Table) -> None:
    table.guests["red"] = object()
    table.seats.seat_players({"red": "human", "blue": "hard"})
    assert table.deeds == [("ask for", "red", "human"), ("seat", {"blue": "hard"})]
    table.deeds.clear()
    table.seats.seat_players({"red": "easy"})
    assert table.deeds == [("ask for", "red", "easy")]
    table.deeds.clear()
    table.context.host.phones = None
    table.seats.seat_players({"red": "easy"})
    assert table.deeds == [("seat", {"red": "easy"})]


def test_what_phones_want_of_the_table_is_done(table: Table) -> None:
    seats = table.seats
    assert seats.pace == "fast"
    seats.set_pace("slow")
    seats.clear()
    seats.seats_changed()
    seats.tell(lambda: "Anna has paused the game.")
    seats.play_again()
    assert table.deeds == [
        ("settings", "slow"),
        ("clear",),
        ("forget hints",),
        ("others play",),
        ("tell", "Anna has paused the game."),
        ("start", "again"),
    ]


def test_a_plea_is_asked_about_only_where_somebody_here_has_moved_since(table: Table) -> None:
    table.guests["blue"] = away("blue", Presence.HERE)
    table.activity.pleas.asking = "blue"
    assert table.step() == (True, [])
    table.activity.pleas.asked_here = ("red",)
    assert table.step() == (True, ["plea"])
    assert table.step(covered=True) == (True, [])
