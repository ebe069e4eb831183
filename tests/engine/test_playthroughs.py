"""Whole games kept as text that a person can read, compared line by line.

Each file of ``playthroughs/`` is one game: the setup, every move after ``>``, below it what happened, and
before every round what stands before each player. When a rule or an event is changed on purpose, write
them anew with ``python -m tests.engine.test_playthroughs`` and read the difference before committing it.
"""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

from engine import Game, PlayerView
from engine.events import Event

FOLDER = Path(__file__).with_name("playthroughs")

GAMES: dict[str, Callable[[], Game]] = {
    "two-players": lambda: Game.new(("red", "blue"), 2, rules=1),
    "three-with-new-persons": lambda: Game.new(("green", "yellow", "purple"), 3, new_persons=True, rules=1),
    "four-alea-2007": lambda: Game.new(
        ("blue", "green", "red", "yellow"), 4, "alea-2007", first="red", rules=1
    ),
    "five-bluebear-with-new-persons": lambda: Game.new(
        ("purple", "yellow", "red", "green", "blue"), 5, "bluebear", new_persons=True, rules=1
    ),
    "two-players-rules-2": lambda: Game.new(("red", "blue"), 2, rules=2),
}

TIMID = ("pass", "forgo", "leave", "done", "discard")


def playthrough(game: Game) -> Iterator[str]:
    """A game's lines; who plays is a simple generator of its own, the same in every version of Python."""
    setup = game.setup
    yield f"seats {' '.join(setup.seats)}; seed {setup.seed}; edition {setup.edition}"
    yield f"ring {' '.join(game.view().ring)}; grey persons {' '.join(game.view().grey_in_play)}"
    yield f"messages {' '.join(f'{m}={kind}' for m, (_, kind) in game.view().messages.items())}"
    number, round_ = setup.seed, 0
    while not game.over:
        if game.view().round != round_:
            round_ = game.view().round
            yield from standing(game)
        moves = game.legal_moves()
        bold = [move for move in moves if move.verb not in TIMID and move.what != "0"]
        number = (number * 1103515245 + 12345) % 2**31
        pool = bold if bold and number % 7 else moves
        move = pool[(number >> 16) % len(pool)]
        yield f"> {move}"
        yield from (f"    {told(event)}" for event in game.play(move))
    yield from standing(game)
    result = game.result
    assert result is not None
    yield f"prestige {result.prestige}, tie-break {result.tie_break}, won by {' and '.join(result.winners)}"


def standing(game: Game) -> Iterator[str]:
    view = game.view(*game.seats)
    yield ""
    yield f"== {view.label} {view.phase}; first {view.first}; bank {view.bank}; {' '.join(view.persons)}"
    for player in view.players.values():
        yield f"   {before(player)}"


def before(player: PlayerView) -> str:
    """What stands before one player."""
    cubes = " ".join(f"{sector} {n}" for sector, n in player.sectors.items() if n)
    held = " ".join(f"{colour}-{kind}" for colour, kind in player.messages)
    return (
        f"{player.colour}: {player.prestige} prestige, {player.coins} coins, cache {player.cache}, "
        f"supply {player.supply}, rat {player.rat}, friend {player.friend}, notredame {player.cathedral}, "
        f"carriage {player.carriage}; [{cubes}] [{held}]"
    )


def told(event: Event) -> str:
    """An event in one line: its name and what it says."""
    return f"{type(event).__name__} {' '.join(str(value) for value in event)}".rstrip()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_was_kept(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    kept = path.read_text(encoding="utf-8").splitlines()
    for number, (line, now) in enumerate(zip_longest(kept, playthrough(GAMES[name]())), 1):
        assert line == now, f"{path.name}, line {number}"


def test_every_kept_game_is_played() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, make in GAMES.items():
        text = "\n".join(playthrough(make())) + "\n"
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
