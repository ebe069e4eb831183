"""Node counts from fixed positions: how many ways there are to play the next 1, 2, 3 … moves.

A count that differs says that somewhere a choice was added or lost; the message names the position, the
depth and the first moves below which the numbers now are what they are. ``perft.toml`` keeps the counts,
of positions that rules 1 dealt.
``python -m tests.engine.test_perft`` prints the present ones.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
import tomli

from engine import COLOURS, SECTORS, Game
from tests.engine.table import given, play

KEPT = Path(__file__).with_name("perft.toml")
ALL_ONE: dict[str, int] = dict.fromkeys(SECTORS, 1)


def rich(person: str, round: int, brown: tuple[str, str] = ("fool", "minstrel")) -> Game:
    """Two players with pieces everywhere, red to hire."""
    table = given("red", "blue", round=round, new_persons=True, rules=1).persons(*brown, person)
    pieces = ALL_ONE | {"hotel": 2, "notredame": 2}
    table.player(
        "red", coins=4, cubes=pieces, friend="carriage", rat=6, holds=[("red", "coin"), ("blue", "rat")]
    )
    table.player("blue", coins=3, cubes={"bank": 1, "park": 1}, rat=9)
    return table.to_hire("red")


def friend_of_three() -> Game:
    table = given("red", "blue", "green", rules=1).player("red", cubes=ALL_ONE | {"hotel": 2}, rat=3)
    game = table.to_play("red", "friend")
    play(game, "red play red.friend")
    return game


def empty_caches() -> Game:
    table = given("red", "blue", "green", edition="bluebear", rules=1)
    for colour in ("red", "blue", "green"):
        table.player(colour, cubes=ALL_ONE | {"notredame": 1}, cache=0, rat=2)
    return table.to_play("red", "residence", "notredame", turn=2)


POSITIONS: dict[str, Callable[[], Game]] = {
    "two as dealt": lambda: Game.new(("red", "blue"), 1, rules=1),
    "three as dealt": lambda: Game.new(("red", "blue", "green"), 1, rules=1),
    "five as dealt": lambda: Game.new(COLOURS, 1, rules=1),
    "friend of three": friend_of_three,
    "empty caches": empty_caches,
    "hiring with a scholar": lambda: rich("scholar", 1),
    "hiring with gypsies": lambda: rich("gypsies", 4),
    "hiring with a councillor": lambda: rich("councillor", 7),
    "hiring with an actress in the last round": lambda: rich("actress", 9, ("hostess", "doctor")),
}


def count(game: Game, depth: int) -> int:
    """The leaves of the tree of moves ``depth`` moves deep; a game that is over is a leaf."""
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        ahead = game.copy()
        ahead.play(move)
        total += count(ahead, depth - 1)
    return total


def below(game: Game, depth: int) -> str:
    """The count below each first move."""
    lines = []
    for move in game.legal_moves():
        ahead = game.copy()
        ahead.play(move)
        lines.append(f"  {move}: {count(ahead, depth - 1) if depth > 1 else 1}")
    return "\n".join(lines)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_to_play_on(name: str) -> None:
    kept = tomli.loads(KEPT.read_text(encoding="utf-8"))
    game = POSITIONS[name]()
    for depth, expected in enumerate(kept[name], 1):
        found = count(game, depth)
        assert found == expected, (
            f"{name}: {found} ways at depth {depth}, kept {expected}; by first move:\n{below(game, depth)}"
        )


def test_every_position_is_kept() -> None:
    assert set(tomli.loads(KEPT.read_text(encoding="utf-8"))) == set(POSITIONS)


@pytest.mark.parametrize(("players", "first"), [(2, [6, 18, 72]), (3, [9, 54, 162]), (5, [15, 180, 1620])])
def test_the_draft_counted_by_hand(players: int, first: list[int]) -> None:
    """Each picks 1 of 3, in any order of players: 3n moves, then 3(n - 1), and so on; then 1 of 2 each."""
    game = Game.new(COLOURS[:players], 1)
    assert [count(game, depth) for depth in (1, 2, 3)] == first


if __name__ == "__main__":
    for name, make in POSITIONS.items():
        depth, counts = 1, [count(make(), 1)]
        while counts[-1] < 3000 and depth < 6:
            depth += 1
            counts.append(count(make(), depth))
        print(f'"{name}" = {counts}')
