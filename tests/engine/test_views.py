"""RULES.md section 11: what each player may know. Whole games check it move by move; here it is readable."""

import ast
import gc
import io
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
from engine import COLOURS, Decision, Game, Move, Options, PlayerView, View
from engine.events import ThirdLaid, redact
from engine.rules.steps import STEPS, Step
from engine.views import Flow, PendingView
from tests.engine.contract import choose
from tests.engine.table import THREE, given, is_back, play, see


def drafted() -> Game:
    game = Game.new(THREE, seed=4, new_persons=True)
    for _ in range(2):
        play(game, *(f"{colour} keep {see(game, colour).draft[0]}" for colour in THREE))
    return game


def test_the_own_hand_is_known_of_others_only_the_colours() -> None:
    game = drafted()
    view = game.view("red")
    assert view.players["red"].hand == see(game, "red").hand
    for other in ("blue", "green"):
        hand = view.players[other].hand
        assert all(is_back(card) for card in hand)
        assert [card.split(".")[0] for card in hand] == [c.split(".")[0] for c in see(game, other).hand]


def test_what_was_passed_is_known_to_both_ends_and_its_colours_to_all() -> None:
    game = drafted()
    given_away = see(game, "red").passed
    assert [len(cards) for cards in given_away] == [2, 1]
    assert game.view("red").players["red"].passed == given_away
    assert game.view("blue").players["red"].passed == given_away, "blue sits on the left of red"
    backs = tuple(tuple(f"{card.split('.')[0]}.?" for card in cards) for cards in given_away)
    assert game.view("green").players["red"].passed == backs
    assert game.view().players["red"].passed == backs


def test_cards_in_the_draft_are_private() -> None:
    game = Game.new(THREE, 4)
    play(game, f"red keep {see(game, 'red').draft[0]}")
    view = game.view("blue")
    assert (view.players["red"].draft, view.players["red"].kept) == (("red.?", "red.?"), ("red.?",))
    assert view.players["blue"].draft == see(game, "blue").draft
    assert view.to_move == ("blue", "green"), "who has yet to pick is seen by all"


def test_only_ones_own_decisions_carry_options() -> None:
    game = Game.new(THREE, 4)
    assert set(game.view("red").decisions) == {"red"}
    assert set(game.view("red", "green").decisions) == {"red", "green"}
    assert game.view().decisions == {}


def test_several_viewers_know_together_what_each_of_them_knows() -> None:
    game = drafted()
    view = game.view("red", "green")
    assert view.players["red"].hand == see(game, "red").hand
    assert view.players["green"].hand == see(game, "green").hand
    assert all(is_back(card) for card in view.players["blue"].hand)
    assert view.players["blue"].prestige is None


def test_the_third_card_is_private() -> None:
    game = given(*THREE).to_play("red", "bank", "park", turn=2)
    laid = [event for event in play(game, "red play red.bank") if isinstance(event, ThirdLaid)]
    assert laid == [ThirdLaid("red", "red.park")]
    assert redact(laid[0], ["red"]) == laid[0]
    assert redact(laid[0], ["blue", "green"]) == ThirdLaid("red", "red.?")
    assert game.view("red").players["red"].third == "red.park"
    assert game.view("blue").players["red"].third == "red.?"


def test_persons_to_come_are_hidden_but_which_are_left_is_known() -> None:
    view = drafted().view("red")
    assert view.grey_ahead == ("?",) * 8
    assert len(view.grey_in_play) == 9
    assert len(view.brown_ahead) == 4
    assert set(view.brown_ahead).isdisjoint(view.persons)


def test_the_seed_is_told_to_nobody() -> None:
    game = Game.new(THREE, 123456789)
    for viewers in ((), ("red",), THREE):
        view = game.view(*viewers)
        assert "123456789" not in f"{view!r}{view.flow!r}"
        assert 123456789 not in parts(view)


def parts(thing: Any) -> list[Any]:
    """Every plain value in a view, however deep; fails for anything that is no data."""
    if isinstance(thing, dict):
        return [part for pair in thing.items() for part in parts(pair)]
    if isinstance(thing, tuple):
        return [part for item in thing for part in parts(item)]
    assert type(thing) in (str, int, bool, type(None)), f"{thing!r} is no data"
    return [thing]


class Plainly(pickle.Unpickler):
    """Reads what was pickled, but no function: classes of the engine only."""

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name)
        assert isinstance(found, type) or (module, name) == ("copyreg", "__newobj__"), f"{module}.{name}"
        assert module.startswith("engine."), f"{module}.{name}"
        return found


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", range(2, 6))
def test_a_view_is_data_all_the_way_down(players: int) -> None:
    game, random = Game.new(COLOURS[:players], players, new_persons=True), Random(players)
    while not game.over:
        for viewers in (game.to_move[:1], (), game.seats):
            view = game.view(*viewers)
            parts(view)
            assert Plainly(io.BytesIO(pickle.dumps(view))).load() == view
        game.play(choose(game, random))


def reachable(thing: Any) -> list[Any]:
    """Every object that a thing refers to in the interpreter's memory, itself first, except classes."""
    found, met = [thing], {id(thing)}
    for one in found:
        for other in gc.get_referents(one):
            if not isinstance(other, type) and id(other) not in met:
                met.add(id(other))
                found.append(other)
    return found


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", range(2, 6))
def test_nothing_hidden_is_reachable_from_a_view(players: int) -> None:
    """Not only by its fields: a lazy view would keep the state, and with it every hand."""
    game, random, hidden_cards = Game.new(COLOURS[:players], players, new_persons=True), Random(players), 0
    while not game.over:
        seats = {colour: see(game, colour) for colour in game.seats}
        shown = {card for seat in seats.values() for card in (*seat.played, *seat.gone)}
        viewer = random.choice(game.seats)
        passed_to_it = {card for seat in seats.values() for passed in seat.passed for card in passed}
        known = shown.union(seats[viewer].seen)
        hidden = {
            card
            for colour, seat in seats.items()
            if colour != viewer
            for card in (*seat.draft, *seat.kept, *seat.hand, seat.third)
            if card is not None and card not in known and card not in passed_to_it
        }
        hidden_cards += len(hidden)
        for viewers, secrets in (((viewer,), hidden), ((), hidden | set(seats[viewer].hand) - shown)):
            things = reachable(game.view(*viewers))
            kinds = {type(thing) for thing in things}
            views = {View, PlayerView, Flow, PendingView, Step, Decision, Move, Options}
            assert kinds <= {str, int, bool, type(None), tuple, dict, *views}
            texts = [thing for thing in things if type(thing) is str]
            assert not [text for text in texts if any(secret in text for secret in secrets)]
        game.play(choose(game, random))
    assert hidden_cards > 100


def test_every_step_that_the_game_can_take_has_a_name() -> None:
    """Read from the code, as some come up once in a hundred games."""
    used, named = set(), set()
    for path in (Path(engine.__file__).parent).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name("state"), attr="ask"), args=args):
                    used.add((path.stem, ast.unparse(args[3])))
                case ast.Call(
                    func=ast.Attribute(value=ast.Attribute(attr="agenda"), attr="append"),
                    args=[ast.Tuple(elts=[first, *_])],
                ):
                    used.add((path.stem, ast.unparse(first)))
                case ast.FunctionDef(decorator_list=decorators, name=name):
                    if any(ast.unparse(decorator).startswith("step(") for decorator in decorators):
                        named.add((path.stem, name))
    assert used <= named
    assert len(used) > 25
    assert len(named) == len(STEPS)


def test_pieces_and_collected_messages_are_public() -> None:
    table = given(*THREE).player("red", coins=7, cache=2, cubes={"bank": 3}, friend="bank", rat=4, prestige=9)
    table.player("red", coins=7, cubes={"bank": 3}, friend="bank", rat=4, holds=[("blue", "rat")])
    spectator = table.to_play("red").view().players["red"]
    assert (spectator.coins, spectator.cache, spectator.supply) == (7, 4, 7)
    assert (spectator.sectors["bank"], spectator.friend, spectator.influence("bank")) == (3, "bank", 4)
    assert (spectator.rat, spectator.messages) == (4, (("blue", "rat"),))


def test_a_view_cannot_change_the_game() -> None:
    game = drafted()
    view = game.view("red")
    before = repr(game.view("red"))
    view.messages.clear()
    view.players.clear()
    game.view("red").players["red"].sectors["bank"] = 9
    assert repr(game.view("red")) == before


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_view_made_beside_that_of_everybody_is_the_same(seed: int) -> None:
    game = Game.new(THREE, seed, new_persons=True, open_prestige=seed == 2)
    chance = Random(seed)
    while not game.over:
        public = game.view()
        for viewers in (*((colour,) for colour in THREE), ("red", "blue"), ()):
            assert game.view(*viewers, public=public) == game.view(*viewers)
        assert public == game.view(), "it is as it was"
        game.play(chance.choice(game.legal_moves()))
