"""What a session hands to bots: nothing that its seed or its secret could be worked out from."""

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from engine import seeds
from engine.record import records
from engine.rules.rng import MAX_SEED
from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.settings import Settings
from game.storage.saves import Saves
from tests.engine.test_seeds import unfolded


def begin(folder: Path, seed: int | None = None) -> Session:
    return Session.new(
        NewGame(parse_players("bot:quick, bot:random, bot:random"), seed=seed), Settings(), Saves(folder)
    )


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("seed", [None, 1, 420, 999_999, MAX_SEED])
def test_a_question_tells_neither_the_seed_nor_the_secret(tmp_path: Path, seed: int | None) -> None:
    session = begin(tmp_path, seed)
    own, secret = session.record.seed, session.record.secret
    assert secret is not None
    numbers = []
    for _ in range(60):
        question = session.question(session.view(session.game.to_move[0]))
        numbers.append(question.seed)
        assert own not in unfolded(question.seed), f"seed {own}"
        sent = pickle.dumps(question)
        assert secret.encode() not in sent
        assert bytes.fromhex(secret) not in sent
        if own > 999:  # smaller numbers stand for other things too
            assert pickle.dumps(own)[2:-1] not in sent, f"seed {own}"
            assert str(own) not in f"{question!r} {question.view.flow!r}"
        session.play(question.think())
    assert len(set(numbers)) == len(numbers)


@pytest.mark.draws_seed
def test_games_draw_seeds_too_many_to_be_tried_and_secrets_of_their_own(tmp_path: Path) -> None:
    sessions = [begin(tmp_path) for _ in range(12)]
    assert max(session.record.seed for session in sessions) > 2**55
    assert len({session.record.seed for session in sessions}) == 12
    assert len({session.record.secret for session in sessions}) == 12
    for session in sessions:
        assert session.record.secret != seeds.secret_of(session.record.seed), "it isn't made from the seed"


def test_a_seed_that_was_typed_in_plays_the_same_game_again(tmp_path: Path) -> None:
    one, other = begin(tmp_path, 420), begin(tmp_path, 420)
    for session in (one, other):
        for _ in range(40):
            session.play(session.question(session.view(session.game.to_move[0])).think())
    assert one.record.moves == other.record.moves


def test_an_old_game_goes_on_as_ever_and_gets_its_secret_with_the_next_move(tmp_path: Path) -> None:
    session = begin(tmp_path, 420)
    for _ in range(20):
        session.play(session.question(session.view(session.game.to_move[0])).think())
    path = tmp_path / "old.toml"
    records.write(path, replace(session.record, secret=None))
    before = path.read_bytes()
    colour = session.game.to_move[0]
    questions = []
    for _ in range(3):
        again = Session.load(path)
        assert again.view() == session.view()
        questions.append(again.question(again.view(colour)))
    assert path.read_bytes() == before, "looking changes nothing"
    assert questions[0] == questions[1] == questions[2]
    again.play(questions[0].think())
    assert records.read(path).secret == again.record.secret
    next_colour = again.game.to_move[0]
    assert Session.load(path).question(again.view(next_colour)) == again.question(again.view(next_colour))


def test_how_the_city_looks_comes_from_what_lies_open(tmp_path: Path) -> None:
    session = begin(tmp_path)
    decor_seed = session.decor_seed
    for _ in range(20):
        session.play(session.question(session.view(session.game.to_move[0])).think())
    again = Session.load(session.record_path)
    assert again.decor_seed == session.decor_seed == decor_seed, "the same city for the same game"
    # Neither the secret nor what has been played since has a part in it.
    other = replace(session.record, secret=seeds.new_secret(), moves=[])
    assert Session(other, tmp_path / "other.toml", other.replay()).decor_seed == decor_seed
    assert len({begin(tmp_path).decor_seed for _ in range(8)}) == 8
