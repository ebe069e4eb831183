"""Whole games under one contract: every number of players, edition and expansion, and any at random."""

from random import Random

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from engine import COLOURS, EDITIONS, Game, Options, draw_world
from tests.engine.contract import check_decisions, choose, open_view, play_to_the_end
from tests.programs import python

GAMES = [
    (players, edition, new_persons)
    for players in (2, 3, 4, 5)
    for edition in EDITIONS
    for new_persons in (False, True)
]


@pytest.mark.thorough(usual=8)
@pytest.mark.parametrize(("players", "edition", "new_persons"), GAMES)
def test_each_game_is_played_out_under_the_contract(players: int, edition: str, new_persons: bool) -> None:
    seed = GAMES.index((players, edition, new_persons))
    game = Game.new(COLOURS[-players:], seed, edition, new_persons=new_persons)
    assert play_to_the_end(game, Random(seed)).round == 9


SETUPS = st.builds(
    Game.new,
    seats=st.permutations(COLOURS).flatmap(lambda c: st.integers(2, 5).map(lambda n: tuple(c[:n]))),
    seed=st.integers(0, 2**63 - 1),
    options=st.builds(
        Options, st.integers(2, 9), st.booleans(), st.booleans(), st.integers(0, 4), st.booleans()
    ),
    new_persons=st.booleans(),
    open_prestige=st.booleans(),
)


@pytest.mark.thorough(usual=0)
@settings(max_examples=30, deadline=None)
@for_all(game=SETUPS, seed=st.integers(0, 10**6))
def test_so_is_any_game_of_any_custom_edition(game: Game, seed: int) -> None:
    play_to_the_end(game, Random(seed), thorough_every=11)


@settings(max_examples=30, deadline=None)
@for_all(game=SETUPS, seed=st.integers(0, 10**6), stop=st.integers(0, 250))
def test_a_world_drawn_from_a_view_is_a_game_like_any_other(game: Game, seed: int, stop: int) -> None:
    """It can be played to the end, no piece of it is lost, and two drawn alike are alike."""
    random = Random(seed)
    for _ in range(stop):
        if game.over:
            break
        game.play(choose(game, random))
    colour = random.choice(game.seats)
    world = draw_world(game.view(colour), Random(seed))
    assert open_view(world) == open_view(draw_world(game.view(colour), Random(seed)))
    before = open_view(game)
    while not world.over:
        check_every_card_lies_once(world)
        check_decisions(world)
        world.play(choose(world, random))
    assert open_view(game) == before, "the real game is unchanged"


def check_every_card_lies_once(world: Game) -> None:
    cards: list[str] = []
    for player in world.view(*world.seats).players.values():
        cards += (*player.draft, *player.kept, *player.hand, *player.played, *player.gone)
        if player.third and player.third not in player.played:
            cards.append(player.third)
    assert len(set(cards)) == len(cards)


def test_worlds_differ_in_all_that_is_hidden_and_in_nothing_else() -> None:
    game = Game.new(("red", "blue", "green"), 11, new_persons=True)
    random = Random(5)
    while not (game.view().label == "B1" and game.view().phase == "actions"):
        game.play(choose(game, random))
    view = game.view("red")
    worlds = [draw_world(view, random) for _ in range(60)]
    opened = [world.view(*world.seats) for world in worlds]
    real = game.view(*game.seats).players
    for other in ("blue", "green"):
        hands = {seen.players[other].hand for seen in opened}
        assert len(hands) > 5
        for hand in hands:
            assert [card.split(".")[0] for card in hand] == [card.split(".")[0] for card in real[other].hand]
    assert {seen.players["red"].hand for seen in opened} == {real["red"].hand}
    last_passed = view.players["red"].passed[1][0]
    assert all(last_passed in seen.players["blue"].hand for seen in opened), "red handed it to blue itself"
    first_passed = set(view.players["red"].passed[0])
    around = [(set(seen.players["blue"].hand), set(seen.players["green"].hand)) for seen in opened]
    assert all(len(first_passed & blue) == len(first_passed & green) == 1 for blue, green in around)
    assert len({frozenset(first_passed & blue) for blue, _ in around}) == 2
    ahead = set()
    for world in worlds:
        while world.view().round < 6:
            world.play(world.legal_moves()[-1])
        ahead.add(world.view().persons)
    assert len(ahead) > 5


DIGEST = """
import hashlib
from random import Random
from engine import COLOURS, Game, draw_world
digest = hashlib.sha256()
for seed in range(4):
    game = Game.new(COLOURS[: 2 + seed], seed, new_persons=seed % 2 == 0)
    ply = 0
    while not game.over:
        moves = game.legal_moves()
        digest.update(repr(moves).encode())
        digest.update(repr(list(game.play(moves[ply * 7 % len(moves)]))).encode())
        view = game.view(game.seats[0])
        digest.update((repr(view) + game.digest()).encode())
        digest.update(repr(draw_world(view, Random(ply)).view(*game.seats)).encode())
        ply += 1
print(digest.hexdigest())
"""


def test_games_are_the_same_in_every_process() -> None:
    """No order ever depends on a set or a hash."""
    digests = {python("-c", DIGEST, PYTHONHASHSEED=hash_seed).stdout for hash_seed in ("0", "4242")}
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64
