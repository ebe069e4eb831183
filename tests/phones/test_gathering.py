"""Before a game: whose seat is whose, who is host, and the bots."""

from pathlib import Path

from game.match.players import Presence
from game.phones.gathering import Gathering
from game.phones.guest import AWAY, LOST
from game.seats import HUMAN, Seat
from tests.phones.stand_ins import Evening


def seated(evening: Evening) -> list[tuple[str, str, str]]:
    """Name, colour and player of each seat."""
    return [(seat.name, seat.colour, seat.player) for seat in evening.gathering.seats]


def test_seats_are_taken_once_and_names_too(evening: Evening) -> None:
    anna, ben = evening.phone(), evening.phone()
    anna.sit("Anna", "red")
    ben.sit("Ben", "red")
    assert ben.told == ["Someone else has this seat. Choose another one."]
    ben.sit(" ANNA ", "blue")
    assert "Two players are called ANNA" in ben.told[-1]
    ben.sit("", "blue")
    assert ben.told[-1] == "Every player needs a name."
    ben.sit("\u202eB\u0007en\n B", "blue")
    assert [(seat.name, seat.colour) for seat in evening.gathering.seats] == [
        ("Anna", "red"),
        ("Ben B", "blue"),
    ]
    anna.sit("Anne", "green")
    assert [(seat.name, seat.colour) for seat in evening.gathering.seats] == [
        ("Ben B", "blue"),
        ("Anne", "green"),
    ]


def test_a_phone_takes_the_seat_of_a_bot_or_of_somebody_at_the_screen(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Anna", "blue"), Seat("Quasimodo", "red", "easy"))
    assert evening.room.television_hosts
    anna, ben = evening.phone(), evening.phone()
    anna.sit("Anna", "blue")
    assert not evening.room.television_hosts
    ben.sit("Quasimodo", "red")
    assert [(seat.name, seat.player) for seat in evening.gathering.seats] == [
        ("Anna", HUMAN),
        ("Quasimodo", HUMAN),
    ]


def test_a_sixth_phone_can_only_watch(evening: Evening) -> None:
    evening.phones("blue", "green", "red", "yellow", "purple")
    sixth = evening.phone()
    assert sixth.screen["free"] == []
    sixth.sit("Six", "blue")
    assert sixth.told == ["Someone else has this seat. Choose another one."]


def test_the_first_phone_is_host_and_the_next_when_it_is_gone(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    assert anna.screen["you"]["host"]
    assert not ben.screen["you"]["host"]
    ben.command("start")
    assert ben.told == ["Only the host can do that."]
    assert not evening.gathering.begins
    anna.lose()
    evening.wire.step(AWAY)
    assert evening.room.guests[1].presence is Presence.ASLEEP
    assert not ben.screen["you"]["host"]
    evening.wire.step(LOST)
    assert evening.room.guests[1].presence.value == "gone"
    assert ben.screen["you"]["host"]
    ben.command("start")
    assert evening.gathering.begins


def test_no_phone_is_host_while_somebody_plays_at_the_screen(tmp_path: Path) -> None:
    ben = Evening(tmp_path, Seat("Anna", "blue")).phone()
    ben.sit("Ben", "red")
    assert not ben.screen["you"]["host"]
    assert ben.screen["sentence"] == "Waiting for the game to start at the screen."


def test_the_host_sets_bots_and_starts_when_there_are_enough(evening: Evening) -> None:
    (anna,) = evening.phones("red")
    anna.command("start")
    assert "A game has 2 to 5 players" in anna.told[-1]
    anna.command("bot", value="hard")
    anna.command("bot", value="nonsense")
    assert [seat.player for seat in evening.gathering.seats] == [HUMAN, "hard", "normal"]
    anna.command("bot", colour="blue", value="master")
    anna.command("bot", colour="green", value="")
    anna.command("bot", colour="red", value="easy")  # a phone's seat isn't a bot's
    assert [(seat.colour, seat.player) for seat in evening.gathering.seats] == [
        ("red", HUMAN),
        ("blue", "master"),
    ]
    anna.command("start")
    assert evening.gathering.begins


def test_a_bot_of_a_strength_is_called_so_and_stays_until_the_host_chooses_another(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Esmeralda", "green", "57"))
    anna = evening.phone()
    anna.sit("Anna", "red")
    assert anna.screen["seats"][0]["told"] == "Bot · strength 57"
    assert anna.screen["levels"][anna.screen["seats"][0]["level"]] == "Bot · strength 57"
    anna.command("bot", colour="green", value="58")
    assert evening.gathering.seats[0].player == "57"
    anna.command("bot", colour="green", value="hard")
    assert evening.gathering.seats[0].player == "hard"
    assert "57" not in anna.screen["levels"]


def test_the_host_before_a_game_is_the_first_with_a_seat_or_else_with_a_name(evening: Evening) -> None:
    anna, ben = evening.phone(), evening.phone()
    assert evening.room.host is None
    ben.sit("Ben", "blue")
    assert (anna.screen["you"]["host"], ben.screen["you"]["host"]) == (False, True)
    anna.sit("Anna", "red")
    assert (anna.screen["you"]["host"], ben.screen["you"]["host"]) == (True, False)
    anna.wish("leave")
    ben.wish("leave")
    assert (anna.screen["you"]["host"], ben.screen["you"]["host"]) == (True, False)


def test_a_phone_that_has_waited_for_fonts_sits_down_with_what_it_said_last(evening: Evening) -> None:
    anna, ben = evening.phone(), evening.phone()
    evening.room.undrawable = lambda name: None
    anna.sit("Anna", "red")
    anna.sit("Anne", "green")
    ben.sit("Ben", "blue")
    evening.wire.step()
    assert seated(evening) == []
    evening.room.undrawable = lambda name: ""
    evening.wire.step()
    assert seated(evening) == [("Anne", "green", HUMAN), ("Ben", "blue", HUMAN)]
    assert [guest.name for guest in evening.gathering.arrived] == ["Anne", "Ben"], "each once"
    evening.room.undrawable = lambda name: "\u0e01\u0e02" if name == "Cleo" else ""
    clara = evening.phone()
    clara.sit("Cleo", "purple")
    assert "\u0e01 \u0e02" in clara.told[-1]
    assert len(seated(evening)) == 2


def test_a_phone_reads_who_sits_where_before_a_game(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Anna", "blue"), Seat("Quasimodo", "red", "hard"))
    ben, clara = evening.phone(), evening.phone()
    ben.sit("Ben", "green")
    shown = [(seat["name"], seat["who"], seat["level"], seat["told"]) for seat in ben.screen["seats"]]
    assert shown == [
        ("Anna", "here", "", "at the screen"),
        ("Quasimodo", "bot", "hard", "Bot · hard"),
        ("Ben", "phone", "", ""),
    ]
    assert [seat["guest"] for seat in ben.screen["seats"]] == [0, 0, 1]
    assert [seat["yours"] for seat in ben.screen["seats"]] == [False, False, True]
    assert [seat["yours"] for seat in clara.screen["seats"]] == [False, False, False]
    assert ben.screen["free"] == clara.screen["free"] == ["yellow", "purple"]
    assert (ben.screen["missing"], ben.screen["complaint"]) == (0, "")


def test_a_room_with_one_seat_says_how_many_are_missing_and_what_to_the_host_alone(evening: Evening) -> None:
    anna, ben = evening.phone(), evening.phone()
    assert (anna.screen["missing"], anna.screen["complaint"]) == (2, "")
    anna.sit("Anna", "red")
    assert (ben.screen["missing"], ben.screen["complaint"]) == (1, "")
    assert "2 to 5 players" in anna.screen["complaint"]
    assert anna.screen["sentence"] != ben.screen["sentence"]


def test_another_gathering_keeps_the_seats_that_there_still_are(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    evening.room.guests[1].claims = "blue"
    evening.gathering = Gathering(evening.room, [Seat("P0 red", "red"), Seat("Quasimodo", "green", "hard")])
    evening.wire.step()
    assert anna.screen["you"]["colour"] == "red"
    assert ben.screen["you"]["colour"] is None
    assert evening.room.guests[1].claims is None
    assert anna.labels["language"] == "en"
    anna.wish("leave")
    assert seated(evening) == [("Quasimodo", "green", "hard")]
    assert anna.screen["you"]["colour"] is None


def test_a_new_name_is_no_arrival_but_another_seat_is(evening: Evening) -> None:
    anna = evening.phone()
    anna.sit("Anna", "red")
    anna.sit("Anne", "red")
    assert len(evening.gathering.arrived) == 1
    anna.sit("Anne", "blue")
    assert len(evening.gathering.arrived) == 2
    assert seated(evening) == [("Anne", "blue", HUMAN)]


def test_a_bot_gives_up_the_name_that_a_person_has(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Quasimodo", "red", "easy"), Seat("Esmeralda", "green", "hard"))
    evening.phone().sit("esmeralda", "blue")
    names = [name for name, _, _ in seated(evening)]
    assert names[0] == "Quasimodo"
    assert names[2] == "esmeralda"
    assert names[1] not in ("Esmeralda", "Quasimodo")
    assert [colour for _, colour, _ in seated(evening)] == ["red", "green", "blue"]


def test_a_full_table_has_no_room_for_one_more(tmp_path: Path) -> None:
    colours = ("blue", "green", "red", "yellow", "purple")
    evening = Evening(tmp_path, *(Seat(f"Bot {colour}", colour, "easy") for colour in colours))
    evening.gathering.add_bot()
    evening.gathering.add_person("Nora")
    assert len(seated(evening)) == 5
    evening.gathering.remove("red")
    evening.gathering.add_person("")
    assert len(seated(evening)) == 4
    evening.gathering.add_person("Nora")
    assert seated(evening)[-1] == ("Nora", "red", HUMAN)
    assert evening.room.television_hosts
    evening.gathering.set_player("red", "hard")
    assert seated(evening)[-1] == ("Nora", "red", "hard")
    assert not evening.room.television_hosts
    phone = evening.phone()
    phone.sit("Ben", "red")
    evening.gathering.set_player("red", "easy")
    assert seated(evening)[-1] == ("Ben", "red", HUMAN), "a phone has it"
    assert phone.screen["you"]["host"]
