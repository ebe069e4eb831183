"""What a phone's owner has missed, what people show each other, and what a phone that watches is told."""

import random
from pathlib import Path
from typing import Any

from engine.events import RoundBegan
from game.match.director import Director
from game.match.session import Session
from game.phones.protocol import REACTIONS
from game.phones.table import TableActivity
from tests.phones.stand_ins import Evening, Phone, play_on


def missed(phone: Phone, since: int) -> list[Any]:
    phone.send({"type": "missed", "moves": since})
    return phone.missed  # type: ignore[attr-defined, no-any-return]


def test_what_was_missed_is_told_as_the_seat_may_know_it_also_after_a_restart(
    evening: Evening, tmp_path: Path
) -> None:
    anna, ben = evening.phones("red", "blue")
    watcher = evening.phone()
    session = evening.begin(seed=5)
    play_on(evening, [anna, ben], random.Random(5), 30)
    seen = anna.screen["moves"]
    assert seen == len(session.record.moves)
    play_on(evening, [anna, ben], random.Random(6), 25)
    told = {phone: missed(phone, seen) for phone in (anna, ben, watcher)}
    assert told[anna]
    assert told[anna] != told[watcher]
    assert missed(anna, anna.screen["moves"]) == []
    game = anna.labels["game"]
    again = Session.load(session.record_path)
    evening.director.close()
    evening.director = Director(again)
    evening.table = TableActivity(evening.room, evening.director, evening.television)
    evening.wire.step()
    assert anna.labels["game"] == game
    for phone, before in told.items():
        assert missed(phone, seen) == before
    assert again.record.seed is not None
    assert str(again.record.seed) not in game


def test_strict_memory_tells_only_of_the_present_round(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.begin(seed=5, strict_memory=True)
    play_on(evening, [anna, ben], random.Random(5), 60)
    open_since = max(
        number
        for number, move in enumerate(session.made(), 1)
        if any(isinstance(event, RoundBegan) for event in move.happened)
    )
    assert open_since > 1
    assert missed(anna, 0) == missed(anna, open_since)
    assert len(missed(anna, 0)) < 60


def test_what_somebody_shows_is_seen_by_all_and_not_too_often(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    watcher = evening.phone()
    evening.begin(seed=5)
    shown: list[Any] = []

    def show(phone: Phone, what: str) -> None:
        for each in (anna, ben, watcher):
            each.reaction = None  # type: ignore[attr-defined]
        phone.send({"type": "react", "what": what})
        shown.append([each.reaction for each in (anna, ben, watcher)])  # type: ignore[attr-defined]

    show(anna, "bravo")
    show(anna, "laugh")
    show(watcher, "laugh")
    assert shown == [[["red", "bravo"]] * 3, [None] * 3, [None] * 3]
    assert evening.television.told == ["P0 red: “Bravo!”"]
    evening.wire.step(3.5)
    show(anna, "laugh")
    assert shown[-1] == [["red", "laugh"]] * 3
    assert [name for name, _, _ in anna.labels["reactions"]] == list(REACTIONS)


def test_nobody_shows_anything_else(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    evening.begin(seed=5)
    anna.send({"type": "react", "what": "<b>hello</b>"})
    assert anna.link is None, "it breaks the protocol"
    assert not hasattr(ben, "reaction")
