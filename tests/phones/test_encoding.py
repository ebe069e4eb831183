"""JSON that is written once for all seats: the same text as if each were written by itself."""

import random

import pytest

from engine import Record
from engine.notation import to_data
from engine.record.records import HUMAN, Seat
from game.phones import encoding
from game.phones.encoding import Encoded, Texts, encode
from tests.noted import noted

COLOURS = ("blue", "red", "green", "yellow", "purple")


def record(seed: int, **options: bool) -> Record:
    seats = tuple(Seat(colour.title(), colour, HUMAN) for colour in COLOURS)
    return Record(seats, seed, new_persons=options["new_persons"], open_prestige=options["open_prestige"])


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_remembered_of_one_seat_never_comes_into_the_text_of_another(seed: int) -> None:
    game = record(seed, new_persons=seed == 1, open_prestige=seed == 2).replay()
    texts, chance = Texts(), random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal_moves()))
        for viewers in (*((colour,) for colour in chance.sample(COLOURS, 2)), ()):
            view = game.view(*viewers)
            assert texts.view(view) == encode(to_data(view))


def test_what_all_seats_see_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = record(3, new_persons=True, open_prestige=False).replay()
    written = noted(monkeypatch, encoding, "encode", lambda thing: thing)
    texts = Texts()
    texts.view(game.view("blue"))
    first = len(written)
    written.clear()
    texts.view(game.view("red"))
    assert len(written) < first / 4
    written.clear()
    texts.view(game.view("blue"))
    assert not written


def test_entries_are_data_or_encoded_already() -> None:
    texts = Texts()
    for people in ([1, 2], [1, 2], [3]):
        text = texts.entries({"game": Encoded('{"n":1}'), "people": people, "name": 'Zoé "Z"'})
        assert text == encode({"game": {"n": 1}, "people": people, "name": 'Zoé "Z"'})
