"""What phones are sent: no frame tells what its seat may not know, and none is too large."""

import json
import random
import re
from pathlib import Path

import pytest

from engine import Record
from engine.notation import to_data
from engine.record.records import HUMAN, Seat
from game.match.session import Session
from tests.phones.stand_ins import GAMES, Evening, Phone, beside, play_on

COLOURS = ("blue", "green", "red", "yellow", "purple")
MOST = 12 * 1024
"""The most bytes of a frame."""


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
            assert not re.search(rf"\b{record.seed}\b", text), text  # a hash may hold a short one by chance
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
    for steps, asked in enumerate(evening.asked(phones)):
        phone = chance.choice(asked)
        if steps % 17 == 3:
            phone.wish("undo")
        if steps % 23 == 5:
            phone.send({"type": "more", "round": -1})
        if steps % 19 == 11:
            phone.send({"type": "missed", "moves": max(0, len(session.record.moves) - 20)})
            watcher.send({"type": "missed", "moves": max(0, len(session.record.moves) - 20)})
            phone.send({"type": "react", "what": "alas"})
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
    result = phones[0].screen["result"]
    assert result["headline"]
    # Where everybody's prestige came from adds up to what the result says.
    totals = {colour: prestige for _, colour, _, prestige, _ in result["rows"]}
    for colour, prestige in totals.items():
        assert sum(amounts[colour] for _, _, amounts in result["sources"]) == prestige
    assert {result["rows"][0][1]} <= set(result["winners"]) <= set(totals)
    evening.close()


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


def largest(phones: list[Phone]) -> dict[str, int]:
    """The bytes of the largest screen that each phone was sent, by colour; each was sent many."""
    found = {}
    for phone in phones:
        screens = [len(frame.encode()) for frame in phone.frames if '"screen"' in frame[:20]]
        assert len(screens) > 20
        found[phone.screen["you"]["colour"]] = max(screens)
    return found


def before_the_last_rounds(evening: Evening, seed: int) -> tuple[str, ...]:
    """Random moves of the seats that have been taken, until two rounds are left."""
    seats = tuple(Seat(seat.name, seat.colour, HUMAN) for seat in evening.gathering.seats)
    record, chance = Record(seats, seed, new_persons=True), random.Random(seed)
    game = record.replay()
    while game.view().round < 8:
        move = chance.choice(game.legal_moves())
        game.play(move)
        record.moves.append(str(move))
    return tuple(record.moves)


def test_no_frame_of_the_last_rounds_is_larger_than_a_phone_on_a_slow_network_likes(evening: Evening) -> None:
    """Then there is most to choose from, and the result is told."""
    phones = evening.phones(*COLOURS)
    evening.begin(seed=5, new_persons=True, moves=before_the_last_rounds(evening, 5))
    play_on(evening, phones, random.Random(5))
    assert evening.table.session.game.over
    found = largest(phones)
    assert set(found) == set(COLOURS)
    assert max(found.values()) < MOST, found


@beside
def test_no_frame_of_a_whole_game_is_larger_than_a_phone_on_a_slow_network_likes(evening: Evening) -> None:
    phones = evening.phones(*COLOURS)
    evening.begin(seed=5, new_persons=True)
    play_on(evening, phones, random.Random(5))
    found = largest(phones)
    assert max(found.values()) < MOST, found
