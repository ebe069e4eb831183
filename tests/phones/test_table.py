"""Whole games by phones without a browser, and what no phone may be sent."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Move
from engine.content import PERSONS
from engine.notation import decision_from, to_data, view_from
from game.decisions.forecast import Forecast
from game.log.result_text import named
from game.match.players import PersonHere
from game.match.session import Session
from game.phones.room import AWAY, LOST
from game.seats import Seat
from tests.phones.stand_ins import GAMES, Evening, Phone, beside

COLOURS = ("blue", "green", "red", "yellow", "purple")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()


def play_on(evening: Evening, phones: list[Phone], chance: random.Random, most: int = 100_000) -> None:
    """Let the phones choose at random until the game is over, or so many choices are made."""
    made = idle = 0
    while not evening.table.session.game.over and made < most:
        before = made
        for phone in phones:
            made += phone.link is not None and phone.choose(chance)
        evening.step()
        idle = 0 if made > before else idle + 1
        assert idle < 2000, "nobody is asked"


class Secrets:
    """What each seat may not know now: the cards in other hands, as they are written in views."""

    def __init__(self, session: Session) -> None:
        self.record = session.record
        views = {colour: session.game.view(colour) for colour in session.game.seats}
        held = {
            colour: {*own.draft, *own.kept, *own.hand, *filter(None, (own.third,))}
            for colour, view in views.items()
            for own in (view.players[colour],)
        }
        known = {colour: json.dumps(to_data(view)) for colour, view in views.items()}
        everybody = json.dumps(to_data(session.game.view()))
        self._hidden: dict[str | None, list[str]] = {
            reader: [
                f'"{card}"'
                for colour, cards in held.items()
                if colour != reader
                for card in sorted(cards)
                if f'"{card}"' not in (known[reader] if reader else everybody)
            ]
            for reader in (*session.game.seats, None)
        }

    def check(self, reader: str | None, frames: list[str]) -> None:
        """No frame may hold a card that the seat can't know, or a number of the deal."""
        record = self.record
        for text in frames:
            assert str(record.seed) not in text
            assert record.secret is None or str(record.secret) not in text
            if '"kind":"table"' not in text:
                continue
            for card in self._hidden[reader]:
                assert card not in text, f"{reader} is told of {card}"
            viewers = json.dumps([reader] if reader else [])
            assert f'"viewers":{viewers}' in text


@pytest.mark.parametrize("number", range(GAMES))
def test_over_whole_games_no_frame_holds_what_its_seat_may_not_know(number: int, tmp_path: Path) -> None:
    chance = random.Random(number)
    evening = Evening(tmp_path)
    count = 2 + number % 4
    phones = evening.phones(*chance.sample(COLOURS, count))
    watcher = evening.phone(chance.choice(("en", "de", "fr", "it", "ja")))
    seed = 10**12 + number
    session = evening.begin(seed=seed, new_persons=number % 2 == 1, open_hands=number % 5 == 0)
    print(f"seed {seed}, {count} phones")
    everybody = (*phones, watcher)
    looked = [0] * len(everybody)

    def look(secrets: Secrets) -> None:
        for place, each in enumerate(everybody):
            new, looked[place] = each.frames[looked[place] :], len(each.frames)
            secrets.check(each.screen["you"]["colour"], new)

    secrets = Secrets(session)
    steps = idle = 0
    while not session.game.over:
        asked = [phone for phone in phones if phone.ask is not None]
        if not asked:
            idle += 1
            assert idle < 50, "nobody is asked"
            evening.step()
            continue
        idle = 0
        phone = chance.choice(asked)
        if steps % 17 == 3:
            phone.wish("undo")
        if steps % 23 == 5:
            phone.send({"type": "more", "round": -1})
        if steps % 29 == 7:
            phone.lose()
            phone.arrive()
        if phone.ask is not None:
            phone.choose(chance)
        # What was sent before the move was played is looked at with what was secret then.
        look(secrets)
        evening.step()
        secrets = Secrets(session)
        look(secrets)
        steps += 1
    result = phones[0].screen["result"]
    assert result["headline"]
    # Where everybody's prestige came from adds up to what the result says.
    totals = {colour: prestige for _, colour, _, prestige, _ in result["rows"]}
    for colour, prestige in totals.items():
        assert sum(amounts[colour] for _, _, amounts in result["sources"]) == prestige
    assert {result["rows"][0][1]} <= set(result["winners"]) <= set(totals)
    evening.close()


def test_a_phones_view_and_decision_are_the_engines(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    session = evening.begin(seed=5)
    evening.step()
    for phone in phones:
        colour = phone.screen["you"]["colour"]
        assert view_from(phone.screen["game"]) == session.game.view(colour)
        asked = decision_from({"notation": 2, "decision": phone.screen["game"]["view"]["decisions"][colour]})
        assert [option["move"] for option in phone.screen["ask"]["options"]] == list(map(str, asked.options))


def test_picks_are_made_by_all_at_once_and_who_has_picked_is_public(evening: Evening) -> None:
    anna, ben, clara = evening.phones("red", "blue", "green")
    session = evening.begin(seed=5)
    evening.step()
    assert all(phone.ask for phone in (anna, ben, clara))
    clara.choose(random.Random(1))
    ben.choose(random.Random(1))
    evening.step()
    evening.step()
    assert session.game.to_move == ("red",)
    assert anna.screen["game"]["view"]["to_move"] == ["red"]
    assert anna.ask
    assert ben.ask is None


def test_no_phone_is_shown_a_move_before_it_is_on_the_disk(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.begin(seed=5)
    evening.step()
    monkeypatch.setattr(session.keeper, "settle", lambda seconds=None: False)
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
    session = evening.begin(seed=5)
    evening.step()
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
    session = evening.begin(seed=5)
    evening.step()
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
    assert anna.told == ["That is no longer asked."] * 2
    assert ben.told == ["That is no longer asked."] * 2
    assert ben.ask is not None


def test_a_hint_is_for_its_own_phone(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    evening.begin(seed=5)
    evening.step()
    anna.wish("hint")
    for _ in range(2000):
        evening.step(0.01)
        if any("best" in option for option in (anna.ask or {"options": []})["options"]):
            break
    assert any(option.get("best") == 1 for option in anna.screen["ask"]["options"])
    assert anna.screen["hint"][0].startswith("Best: ")
    assert "hint" not in ben.screen


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
        assert option["line"] == forecast.line((move,))
        assert ("waste" in option) == forecast.wastes((move,))


def test_the_screen_never_shows_a_hand_that_lies_on_a_phone(tmp_path: Path) -> None:
    for open_hands in (False, True):
        evening = Evening(tmp_path, Seat("Clara", "green"))
        evening.phones("red", "blue")
        evening.begin(seed=5, open_hands=open_hands)
        director = evening.director
        for _ in range(3):
            evening.step()
            assert not {"red", "blue"} & set(director.screen.viewers)
            assert director.screen.curtain in (None, "green")
        evening.close()


def test_one_person_at_the_screen_is_not_alone_when_another_holds_a_phone(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Seat("Clara", "green"))
    (red,) = evening.phones("red")
    evening.begin(seed=5)
    evening.step()
    director = evening.director
    assert director.screen.shared
    assert director.screen.curtain == "green"
    assert director.screen.hand_of is None
    # The phone picks while the curtain is down, and a bot that stands in changes nothing about it.
    red.choose(random.Random(1))
    evening.step()
    assert director.session.record.moves
    red.lose()
    evening.wire.step(LOST)
    evening.table.seating.stand_in(evening.room.guests[1])
    assert director.screen.shared
    evening.close()


def test_a_bot_stands_in_for_a_phone_until_it_is_back(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    evening.begin(seed=5)
    evening.step()
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
    anna, ben = evening.phones("red", "blue")
    evening.begin(seed=5)
    evening.step()
    other = evening.phone()
    assert other.screen["you"]["colour"] is None
    assert "ask" not in other.screen
    other.sit("Clara", "blue")
    assert other.screen["claiming"] == "Asking P0 red whether you may play P1 blue …"
    assert anna.screen["host"]["claims"] == [[3, "Clara would like to play P1 blue."]]
    ben.command("admit", guest=3)
    assert ben.told == ["Only the host can do that."]
    anna.command("refuse", guest=3)
    assert other.told == ["The host said no. You can watch, or ask for another seat."]
    other.sit("Clara", "blue")
    anna.command("admit", guest=3)
    # Whoever plays there is asked too; meanwhile the host is not asked again.
    assert anna.screen["host"]["claims"] == []
    assert (
        ben.screen["wanted"] == "Clara would like to play P1 blue on another phone. Do you give up your seat?"
    )
    assert other.screen["claiming"] == "Asking P1 blue whether you may play P1 blue …"
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
    anna, ben = evening.phones("red", "blue")
    evening.begin(seed=5)
    evening.step()
    anna.sit("Anna", "blue")
    assert anna.screen["you"]["colour"] == "red"
    assert ben.screen["wanted"].startswith("Anna would like to play P1 blue")
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
    anna, ben = evening.phones("red", "blue")
    evening.begin(seed=5)
    evening.step()
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
    session = evening.begin(seed=5)
    evening.step()
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
    session = evening.begin(seed=5)
    evening.step()
    ben.wish("leave")
    evening.step()
    assert session.seat("blue").player == "normal"
    assert named(session, "blue") == "P1 blue / bot"
    assert ben.screen["you"]["colour"] is None
    assert anna.screen["people"][1]["who"] == "bot"


def test_a_seat_can_be_played_at_the_screen_instead(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    evening.begin(seed=5)
    evening.step()
    evening.table.seating.play_here(evening.room.guests[2])
    assert isinstance(evening.director.players["blue"], PersonHere)
    evening.step()
    assert evening.director.screen.curtain == "blue"
    assert ben.screen["you"]["colour"] is None
    assert not anna.screen["you"]["host"]  # somebody at the screen is


def test_the_host_pauses_and_sets_the_pace(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.begin(seed=5)
    evening.step()
    anna.command("pause")
    assert ben.screen["paused"] == "P0 red has paused the game."
    assert evening.television.told == ["P0 red has paused the game."]
    ben.choose(random.Random(1))
    evening.step()
    assert session.record.moves == []
    anna.command("resume")
    evening.step()
    assert len(session.record.moves) == 1
    anna.command("pace", value="slow")
    anna.command("pace", value="warp")
    assert evening.television.pace == "slow"


def test_a_guest_asks_for_a_pause(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    watcher = evening.phone()
    evening.begin(seed=5)
    evening.step()
    ben.command("pause")
    assert evening.television.told == anna.told == ben.told == ["P1 blue asks for a pause."]
    assert "paused" not in anna.screen
    watcher.command("pause")
    assert watcher.told == ["Only the host can do that."]
    # Once the game is paused, the screen goes on saying by whom.
    anna.command("pause")
    ben.command("pause")
    assert evening.television.told[1:] == ["P0 red has paused the game."]


def test_a_phone_is_answered_in_its_language_and_the_screen_in_its_own(evening: Evening) -> None:
    anna, ben = evening.phone("fr"), evening.phone("de")
    anna.sit("Anna", "red")
    ben.sit("Ben", "blue")
    ben.command("start")
    assert ben.told == ["Das kann nur der Gastgeber."]
    evening.begin(seed=5)
    evening.step()
    ben.command("pause")
    assert ben.told[1:] == ["Ben bittet um eine Pause."]
    assert anna.told == ["Ben demande une pause."]
    anna.command("pause")
    assert evening.television.told == ["Ben asks for a pause.", "Anna has paused the game."]
    ben.send({"type": "more", "round": 0})
    assert ben.history["title"] == "Runde A1"


def test_the_history_is_told_as_the_seat_may_know_it(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    watcher = evening.phone()
    evening.begin(seed=5)
    play_on(evening, [anna, ben], random.Random(5), 40)
    for phone in (anna, ben, watcher):
        phone.send({"type": "more", "round": 0})
    own, other, nobody = (
        " ".join(text for _, text in phone.history["lines"]) for phone in (anna, ben, watcher)
    )
    assert anna.history["title"] == "Round A1"
    assert own != other
    assert "P0 red keeps" in own
    assert "P0 red keeps" not in other + nobody


@beside
def test_a_game_is_played_again_by_everybody(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    evening.begin(seed=5)
    phones[0].command("again")
    assert evening.television.again == 0
    play_on(evening, phones, random.Random(5))
    phones[0].command("again")
    assert evening.television.again == 1
    evening.director.close()
    evening.begin(seed=6)
    evening.step()
    assert all(phone.ask for phone in phones)


def test_every_person_and_card_has_its_words_on_the_page(evening: Evening) -> None:
    (anna, _) = evening.phones("red", "blue")
    evening.begin(seed=5)
    assert set(anna.labels["persons"]) == set(PERSONS)
    assert anna.labels["cards"]["bank"]["name"] == "Bank"


@beside
def test_no_frame_is_larger_than_a_phone_on_a_slow_network_likes(evening: Evening) -> None:
    phones = evening.phones("red", "blue", "green", "yellow", "purple")
    evening.begin(seed=5, new_persons=True)
    play_on(evening, phones, random.Random(5))
    screens = [len(frame) for frame in phones[0].frames if '"screen"' in frame[:20]]
    assert max(screens) < 24 * 1024
