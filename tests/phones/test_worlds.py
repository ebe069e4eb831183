"""What a phone is sent follows from what its seat sees: it is the same in every world like that."""

import json
import random
from pathlib import Path

import pytest

from engine import Game
from engine.seeds import new_secret, new_seed
from engine.worlds import draw_world
from tests.phones.stand_ins import GAMES, Evening, Phone

COLOURS = ("blue", "green", "red", "yellow", "purple")


def screen_in(evening: Evening, phone: Phone, game: Game) -> str:
    """The whole screen that a phone is sent if this is the game."""
    session, colour = evening.table.session, phone.screen["you"]["colour"]
    record, kept = session.record, (session.game, session.record.seed, session.record.secret)
    session.game = game
    if game is not kept[0]:
        record.seed, record.secret = new_seed(), new_secret()
    evening.table.seating.players[colour].observe(lambda: game.view(colour), ())
    phone.send({"type": "resync"})
    session.game, record.seed, record.secret = kept
    return json.dumps(phone.screen)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_screen_is_the_same_whatever_is_hidden_from_its_seat(number: int, tmp_path: Path) -> None:
    chance = random.Random(number)
    evening = Evening(tmp_path)
    phones = evening.phones(*chance.sample(COLOURS, 2 + number % 4))
    game = evening.begin(seed=10**12 + number, new_persons=number % 2 == 1).game
    same = other = 0
    for asked in evening.asked(phones):
        if chance.random() < 0.2:
            phone = chance.choice(phones)
            seat = phone.screen["you"]["colour"]
            shown = screen_in(evening, phone, game)
            assert screen_in(evening, phone, draw_world(game.view(seat), chance)) == shown, (
                f"{seat} after {len(evening.table.session.record.moves)} moves"
            )
            same += 1
            stranger = chance.choice([colour for colour in game.seats if colour != seat])
            other += screen_in(evening, phone, draw_world(game.view(stranger), chance)) != shown
            screen_in(evening, phone, game)
        chance.choice(asked).choose(chance)
        evening.step()
    assert same > 10
    assert other > same / 2, "hardly anything was hidden"
    evening.close()
