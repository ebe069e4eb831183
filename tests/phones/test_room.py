"""The room: who comes in, what phones are sent, and who is remembered."""

import json
import secrets

import pytest

from game.match.players import Presence
from game.phones.guest import best_language, tidy
from game.phones.protocol import LONGEST
from game.phones.room import MOST_PHONES
from game.seats import LONGEST_NAME
from tests.noted import noted
from tests.phones.stand_ins import KEY, Evening, Phone


def test_a_phone_with_the_key_gets_a_token_of_its_own_and_the_words_in_its_language(evening: Evening) -> None:
    anna, ben = evening.phone("de-CH,fr;q=0.5"), evening.phone("sv, ja")
    assert anna.token
    assert anna.token != ben.token
    assert (anna.labels["language"], ben.labels["language"]) == ("de", "ja")
    assert anna.screen["kind"] == "gather"
    assert anna.screen["you"] == {"guest": 1, "name": "", "colour": None, "host": False}


@pytest.mark.parametrize("key", ["", "x", KEY[:-1], KEY + "0", KEY.replace("a", "b"), "é" * 14])
def test_without_the_key_nothing_is_told_and_the_link_is_cut(evening: Evening, key: str) -> None:
    stranger = Phone(evening.wire).arrive(key)
    assert stranger.frames == []
    assert stranger.link is None
    assert evening.room.guests == {}


def test_a_key_may_be_typed_with_other_letters_that_look_alike(evening: Evening) -> None:
    assert Phone(evening.wire).arrive("ABCD-i234 EFGH-56").token


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "[" * 9000,
        '{"type": []}',
        '{"type": "hello"}',
        '{"type": "hello", "key": 7}',
        '{"type": "join", "name": "A", "colour": "red"}',
        '{"type": "hello", "key": "' + "a" * 65 + '"}',
        '{"type": "hello", "key": "\\ud800"}',
        " " * (LONGEST + 1),
    ],
)
def test_what_is_no_greeting_is_refused_without_a_word(evening: Evening, text: str) -> None:
    stranger = Phone(evening.wire)
    stranger.link = evening.wire.connect(stranger)
    stranger.send(text)
    assert stranger.frames == []
    assert stranger.link is None


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "key": KEY},
        {"type": "join", "name": "A" * 81, "colour": "red"},
        {"type": "join", "name": 3, "colour": "red"},
        {"type": "answer", "decision": True, "moves": ["red pass"]},
        {"type": "answer", "decision": 1, "moves": []},
        {"type": "answer", "decision": 1, "moves": ["red pass"] * 5},
        {"type": "answer", "decision": 1, "moves": ["red fly home"]},
        {"type": "answer", "decision": 1e3, "moves": ["red pass"]},
        {"type": "wish", "wish": "win"},
        {"type": "sleep", "asleep": 1},
        {"type": "yield", "yes": 1},
        {"type": "yield"},
        {"type": "command", "do": "explode"},
        {"type": "more", "round": -2},
        {"type": "more", "round": 2**60},
    ],
)
def test_a_phone_that_breaks_the_protocol_is_cut_but_its_seat_is_kept(
    evening: Evening, message: dict[str, object]
) -> None:
    (anna,) = evening.phones("red")
    frames = len(anna.frames)
    anna.send(message)
    assert anna.link is None
    assert len(anna.frames) == frames
    anna.arrive()
    assert anna.screen["you"]["colour"] == "red"


def test_a_token_leads_back_to_the_seat_and_ends_the_older_connection(evening: Evening) -> None:
    (anna,) = evening.phones("red")
    assert Phone(evening.wire).arrive(token=anna.token).screen["you"]["colour"] == "red"
    assert anna.link is None
    assert evening.room.guests[1].presence is Presence.HERE
    assert len(evening.room.guests) == 1


def test_key_and_every_token_are_compared_in_constant_time(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, *_ = evening.phones("red", "blue", "green")
    compared = noted(monkeypatch, secrets, "compare_digest", lambda given, wanted: wanted)
    Phone(evening.wire).arrive(token=anna.token)
    tokens = [guest.token for guest in evening.room.guests.values()]
    assert compared == [text.encode() for text in (KEY, *tokens)]


def test_a_wrong_token_is_a_new_phone(evening: Evening) -> None:
    (anna,) = evening.phones("red")
    thief = Phone(evening.wire).arrive(token=anna.token[:-1] + "!")
    assert thief.screen["you"]["colour"] is None
    assert thief.token != anna.token


def test_whoever_is_sent_away_stays_out(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    ben.command("send_away", guest=1)
    assert anna.link is not None
    anna.command("send_away", guest=2)
    assert ben.closed == "The host has sent this phone away."
    assert ben.link is None
    assert [seat.colour for seat in evening.gathering.seats] == ["red"]
    frames = len(ben.frames)
    ben.arrive()  # the page was loaded again, and has kept its token
    assert ben.link is None
    told = [json.loads(frame) for frame in ben.frames[frames:]]
    assert told == [{"n": 0, "closed": "The host has sent this phone away."}]


def test_a_locked_phone_is_asleep_and_wakes(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    anna.send({"type": "sleep", "asleep": True})
    assert ben.screen["seats"][0]["presence"] == "asleep"
    anna.send({"type": "sleep", "asleep": False})
    assert ben.screen["seats"][0]["presence"] == "here"


def test_a_resync_sends_everything_again(evening: Evening) -> None:
    (anna,) = evening.phones("red")
    before = len(anna.frames)
    screen = anna.screen
    anna.screen, anna.labels = {}, {}
    anna.send({"type": "resync"})
    assert anna.screen == screen
    assert anna.labels["language"] == "en"
    assert len(anna.frames) == before + 2


def test_what_stays_the_same_is_not_sent_again(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    before = len(anna.frames)
    ben.send({"type": "speak", "language": "fr"})
    assert ben.screen["sentence"].startswith("Nous") or ben.labels["language"] == "fr"
    for _ in range(5):
        evening.room.touch_all()
        evening.wire.step()
    assert len(anna.frames) == before


def test_a_phone_that_waits_for_nothing_is_sent_a_screen_now_and_then(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    evening.room.calm = 0.5
    evening.wire.step(1.0)
    sent = len(anna.frames), len(ben.frames)
    ben.sit("Benjamin", "blue")
    assert (len(anna.frames), len(ben.frames)) == (sent[0] + 1, sent[1] + 1)
    ben.sit("Benno", "blue")
    assert (len(anna.frames), len(ben.frames)) == (sent[0] + 1, sent[1] + 2)
    evening.wire.step(0.6)
    assert "Benno" in anna.frames[-1]


def test_the_room_remembers_only_so_many_phones_and_never_forgets_a_seat(evening: Evening) -> None:
    (anna,) = evening.phones("red")
    anna.lose()
    for _ in range(MOST_PHONES + 5):
        evening.phone().lose()
        evening.wire.step(1.0)
    assert len(evening.room.guests) == MOST_PHONES
    anna.arrive()
    assert anna.screen["you"]["colour"] == "red"


def test_no_phone_is_told_the_token_of_another_or_the_key(evening: Evening) -> None:
    phones = evening.phones("red", "blue", "green")
    evening.started(seed=3)
    tokens = [phone.token for phone in phones]
    for phone in phones:
        said = "".join(phone.frames)
        assert KEY not in said
        assert [token for token in tokens if token in said] == [phone.token]
        assert said.count(phone.token) == 1
    assert json.loads(phones[0].frames[0])["welcome"]["guest"] == 1


def test_a_phone_out_of_reach_is_asleep_after_six_seconds_and_gone_after_a_minute(evening: Evening) -> None:
    (anna,) = evening.phones("red")
    guest = evening.room.guests[1]
    assert anna.link is not None
    evening.room.lost(anna.link)
    told = []
    for seconds in (0.0, 5.5, 0.5, 53.5, 0.5):
        evening.room.step(seconds)
        told.append((guest.presence.value, guest.unseen))
    assert told == [("here", False), ("here", False), ("asleep", True), ("asleep", True), ("gone", True)]


def test_a_page_out_of_sight_is_waited_for_ten_seconds_each_time(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    guest = evening.room.guests[1]
    for _ in range(2):
        anna.send({"type": "sleep", "asleep": True})
        evening.room.step(9.5)
        assert (guest.presence, guest.unseen) == (Presence.ASLEEP, False)
        anna.send({"type": "sleep", "asleep": True})  # said twice: the time goes on
        evening.room.step(0.5)
        assert guest.unseen
        anna.send({"type": "sleep", "asleep": False})
        assert (guest.presence, guest.unseen) == (Presence.HERE, False)
        evening.wire.step(1.0)
    assert ben.screen["seats"][0]["presence"] == "here"


def test_a_crowded_room_forgets_who_has_been_away_longest_and_has_no_seat(evening: Evening) -> None:
    assert MOST_PHONES == 24
    (anna,) = evening.phones("red")
    anna.lose()
    evening.wire.step(5.0)
    watchers = [evening.phone() for _ in range(MOST_PHONES - 1)]
    for watcher in reversed(watchers[:3]):
        watcher.lose()
        evening.wire.step(1.0)
    assert set(evening.room.guests) == set(range(1, MOST_PHONES + 1))
    evening.phone()
    assert set(evening.room.guests) == {*range(1, MOST_PHONES + 2)} - {4}
    assert watchers[0].arrive().screen["you"]["guest"] == 2
    assert watchers[2].arrive().token != "", "it is let in again, as a new phone"
    assert watchers[2].screen["you"]["guest"] == MOST_PHONES + 2
    # Now everybody is connected or has a seat.
    stranger = evening.phone()
    assert stranger.frames == []
    assert stranger.link is None
    anna.arrive()
    assert anna.screen["you"]["colour"] == "red"


def test_of_many_screens_those_that_are_waited_for_come_first_and_then_the_oldest(evening: Evening) -> None:
    phones = evening.phones("red", "blue", "green")
    room = evening.room
    for number in (2, 3, 1):  # they are drawn one after the other, Ben's first
        room.step(1.0)
        room.guests[number].shown = ""
        room.touch(room.guests[number])
        room.compose()
    room.frames.clear()
    for number, guest in room.guests.items():
        guest.shown = ""
        room.touch(guest, urgent=number == 3)
    made = []
    for _ in range(4):
        room.compose(1)
        made += [link for link, _ in room.frames]
        room.frames.clear()
    anna, ben, clara = (phone.link for phone in phones)
    assert made == [clara, ben, anna]


def test_words_are_asked_for_in_the_first_language_that_there_is(evening: Evening) -> None:
    assert [best_language(asked) for asked in ("sv, ja;q=0.9", "FR-ca", "xx", "", "it ;q=0.1,de")] == [
        *("ja", "fr", "en", "en", "it")
    ]
    anna = evening.phone("de")
    anna.send({"type": "speak", "language": "it-CH"})
    assert anna.labels["language"] == "it"


def test_a_name_is_shown_without_what_cannot_be_and_not_too_long() -> None:
    assert tidy("  An\u200bna \n\t B ") == "Anna B"
    assert tidy("A" * (LONGEST_NAME + 5)) == "A" * LONGEST_NAME
    assert tidy("A" * (LONGEST_NAME - 1) + " B") == "A" * (LONGEST_NAME - 1)
