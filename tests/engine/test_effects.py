"""Effects as data: what each verb of a person's own steps does (RULES.md section 9)."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine import COLOURS, Game, Person, SetupError, Worth, draw_world
from engine.bots import make_bot
from engine.bots.hints import hint
from engine.content.definitions import Deed, EffectStep
from engine.content.effect_steps import read_steps, tables_of
from engine.events import (
    ActionForgone,
    CoinsGained,
    CubePlaced,
    Event,
    PrestigeGained,
    RatMoved,
    SectorActivated,
)
from engine.notation import to_data, view_from
from engine.outcomes import outcomes
from engine.record import records
from engine.record.records import Record

EVERYTHING: tuple[dict[str, Any], ...] = (
    {"gain": "prestige", "n": 2, "per": "sectors", "at": 2, "every": 2},
    {"gain": "coins", "n": 2},
    {"gain": "cubes", "per": "messages", "at": "rat"},
    {"kill": 2},
    {"benefit": 2},
    {"place": "cathedral"},
    {"place": "empty", "activate": True},
    {"place": "each empty"},
    {"place": "friend", "quiet": True},
    {"place": "hotel", "activate": True},
    {"activate": "any"},
    {"activate": "hotel"},
    {"pay": "coins", "each": "kill"},
    {"move": "one", "cathedral": True, "activate": True},
    {"move": 2, "friend": False},
    {"move": "all", "activate": True},
    {"choose": [{"gain": "coins"}, {"kill": 1}, [{"move": "one"}, {"gain": "prestige"}]]},
    {"if": "rats", "above": 3, "then": {"kill": 1}, "else": [{"benefit": 1}, {"gain": "cubes"}]},
)


def person(*tables: dict[str, Any], name: str = "juggler") -> Person:
    steps, faults = read_steps(list(tables))
    assert not faults
    return Person(name, "grey", "A", 1, "chosen", "", ("coin",), Worth(), steps=steps)


def hired_by(own: Person, seed: int) -> tuple[Game, list[Event]] | None:
    """The first moment at which somebody can hire the person, and what hiring brings at once."""
    game, random = Game.new(COLOURS[:3], seed, persons=(own,)), Random(seed)
    while not game.over:
        for move in game.legal_moves():
            if move.choice == f"hire {own.name}":
                return game, list(game.play(move))
        game.play(random.choice(game.legal_moves()))
    return None


def hires(*tables: dict[str, Any]) -> list[tuple[Game, list[Event]]]:
    found = [hired_by(person(*tables), seed) for seed in range(40)]
    return [one for one in found if one is not None]


def seat(game: Game, events: Sequence[Event]) -> str:
    colour: str = events[0].seat  # type: ignore[union-attr]
    return colour


def test_tables_and_steps_are_inverse() -> None:
    for table in EVERYTHING:
        steps, faults = read_steps([table])
        assert faults == []
        assert read_steps(tables_of(steps)) == (steps, [])
        assert json.loads(json.dumps(tables_of(steps))) == tables_of(steps)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("seed", range(3))
def test_persons_of_all_verbs_play_whole_games_in_any_combination(seed: int) -> None:
    """Views, drawn worlds and the notation know a game in the middle of such an effect; records keep it."""
    random = Random(seed)
    asked = set()
    for number in range(16):
        own = person(*random.sample(EVERYTHING, random.randint(2, 4)))
        game = Game.new(COLOURS[: 2 + number % 4], number, persons=(own,))
        while not game.over:
            moves = list(game.legal_moves())
            colour = moves[0].colour
            decision = game.decision(colour)
            if decision is not None and decision.source == own.name:
                asked.add(decision.kind)
                view = game.view(colour)
                assert view_from(json.loads(json.dumps(to_data(view)))) == view
                world = draw_world(view, Random(1))
                assert world.view(colour) == view
                for move in moves:
                    world.copy().play(move)
                assert len(outcomes(view)) == len(moves)
            game.play(random.choice([move for move in moves if move.what == own.name] or moves))
            assert game.status() == ()
        again = records.from_toml(records.to_toml(Record.of(game)))
        assert again.persons == (own,)
        assert again.replay() == game
    assert len(asked) > 4


def test_gains_count_by_their_measure() -> None:
    for game, events in hires({"gain": "prestige", "n": 2, "per": "cubes_on_board", "every": 2}):
        me = game.view(seat(game, events)).players[seat(game, events)]
        cubes = sum(me.sectors.values()) + me.cathedral
        gained = [event.n - event.park for event in events if isinstance(event, PrestigeGained)]
        assert gained == [2 * (cubes // 2)] * (cubes > 1)


def test_steps_are_done_in_order() -> None:
    told = hires({"gain": "coins", "n": 2}, {"gain": "prestige", "n": 3}, {"kill": 9})
    assert told
    for _, events in told:
        kinds = [type(e) for e in events if isinstance(e, CoinsGained | PrestigeGained | RatMoved)]
        assert kinds[:2] == [CoinsGained, PrestigeGained]


def test_a_choice_is_a_move_and_what_follows_waits() -> None:
    told = hires(
        {"choose": [{"gain": "coins", "n": 2}, {"place": "cathedral"}]}, {"gain": "prestige", "n": 4}
    )
    assert told
    for game, events in told:
        colour = seat(game, events)
        assert [move.choice for move in game.legal_moves()] == ["choose 1", "choose 2"]
        decision = game.decision(colour)
        assert decision is not None
        assert (decision.kind, decision.source) == ("choose", "juggler")
        assert not any(isinstance(event, PrestigeGained) for event in events), "the second step waits"
        other = game.copy()
        first = [e for e in game.play(f"{colour} choose 1") if isinstance(e, CoinsGained | PrestigeGained)]
        assert [type(event) for event in first][:2] == [CoinsGained, PrestigeGained]
        then = list(other.play(f"{colour} choose 2"))
        assert isinstance(then[0], CubePlaced)
        assert then[0].place == "notredame"


def test_only_possible_options_are_offered() -> None:
    """Where one is left it is taken; where none is, that is said."""
    for tables, kinds in (
        ([{"activate": "hospital"}, {"place": "friend"}], (SectorActivated, ActionForgone, CubePlaced)),
        ([{"place": "friend"}, {"gain": "coins"}], (CoinsGained, CubePlaced)),
    ):
        told = hires({"choose": tables})
        for game, events in told:
            decision = game.decision(seat(game, events))
            if decision is None or decision.kind != "choose":
                assert any(isinstance(event, kinds) for event in events)
        assert any(
            decision is None or decision.kind != "choose"
            for game, events in told
            for decision in [game.decision(seat(game, events))]
        )


def test_a_condition_decides() -> None:
    table = {
        "if": "rats",
        "above": 3,
        "then": {"gain": "prestige", "n": 9},
        "else": {"gain": "coins", "n": 2},
    }
    seen = set()
    for game, events in hires(table):
        many = sum(game.view().rats) > 3 if game.view().phase == "hire" else None
        gained = any(isinstance(e, PrestigeGained) and e.n >= 9 for e in events)
        if many is not None:
            assert gained == many
            seen.add(many)
    assert seen == {True, False}


def test_bots_weigh_a_person_by_its_steps() -> None:
    taken = {}
    for n in (1, 9):
        own = person({"gain": "prestige", "n": n})
        offered = hired = 0
        for seed in range(14):
            game = Game.new(COLOURS[:2], seed, persons=(own,))
            bots = {colour: make_bot("normal", seed) for colour in game.seats}
            while not game.over and game.view().round < 4:
                colour = game.to_move[0]
                view = game.view(colour)
                move = bots[colour](view)
                if any(option.what == own.name for option in view.decisions[colour].options):
                    offered += 1
                    hired += move.what == own.name
                game.play(move)
        assert offered
        taken[n] = hired / offered
    assert taken[9] > taken[1] + 0.3


def test_bots_and_hints_answer_effects_that_ask_four_times() -> None:
    own = person({"move": "one", "activate": True}, {"move": 3}, {"place": "empty"}, {"move": "all"})
    asked = 0
    for seed in range(2):
        game, random = Game.new(COLOURS[:2], seed, persons=(own,)), Random(seed)
        bot = make_bot("normal", seed)
        while not game.over and game.view().round < 4:
            colour = game.to_move[0]
            hire = [move for move in game.legal_moves() if move.what == own.name]
            decision = game.decision(colour)
            if decision is not None and (hire or decision.source == own.name):
                asked += 1
                assert hint(game.view(colour))[0].move in decision.options
                game.play(hire[0] if hire else bot(game.view(colour)))
            else:
                game.play(random.choice(game.legal_moves()))
    assert asked > 4


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        ((EffectStep("do", ((Deed("fly"),),)),), "effect 1: expected one of gain, kill"),
        (
            (EffectStep("do", ((Deed("kill", n=12),),)),),
            "effect 1: kill: expected a whole number from 1 to 9",
        ),
        ((EffectStep("do", ((Deed("kill", what="x"),),)),), "expected steps as read_steps makes them"),
        ((EffectStep("do", ()),), "effect 1: expected one of"),
        ((EffectStep("choose", ((Deed("kill"),),)),), "choose: expected a list of 2 to 4 options"),
        (("kill",), "expected a tuple of EffectStep"),
        ((EffectStep("do", ((Deed("kill"),),)),) * 5, "effect: expected 1 to 4 steps"),
    ],
)
def test_wrong_steps_of_a_person_are_refused_by_a_sentence(steps: Any, says: str) -> None:
    wrong = person({"kill": 1})._replace(steps=steps)
    with pytest.raises(SetupError) as refused:
        Game.new(COLOURS[:2], 1, persons=(wrong,))
    assert says in str(refused.value)
