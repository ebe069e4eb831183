"""The levels: fair, reproducible, never silly, whole games in every setting; characters with a manner."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from engine import COLOURS, EDITIONS, SECTORS, Game, Move, draw_world
from engine.bots import BOTS, LEVELS, Bot, Budget, characters, make_bot
from engine.bots.characters import FILE, read_characters
from engine.bots.evaluation import simple_evaluation
from engine.bots.levels import LevelBot
from engine.bots.rivals import contenders
from engine.errors import ContentError
from engine.events import SectorActivated
from engine.rules.state import State
from tests.engine.table import given

SOON = Budget(worlds=2)


def played(
    bots: Sequence[Bot], seed: int, players: int = 3, edition: str = "anniversary", new_persons: bool = False
) -> tuple[list[str], Game]:
    """A whole game: its moves as texts and the finished game."""
    game = Game.new(COLOURS[:players], seed, edition, new_persons=new_persons)
    seats = {colour: bots[at % len(bots)] for at, colour in enumerate(game.seats)}
    moves = []
    while not game.over:
        move = seats[game.to_move[0]](game.view(game.to_move[0]))
        moves.append(str(move))
        game.play(move)
    return moves, game


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_the_same_when_all_that_is_hidden_is_drawn_anew(level: str) -> None:
    game = Game.new(("blue", "green", "red"), seed=11, new_persons=True)
    player, random = make_bot("quick", 1), Random(11)
    asked = 0
    while not game.over:
        colour = game.to_move[0]
        view = game.view(colour)
        if colour == "blue" and view.round in (1, 5, 6):
            choice = make_bot(level, 9, SOON)(view)
            assert make_bot(level, 9, SOON)(draw_world(view, random).view(colour)) == choice
            asked += 1
        game.play(player(view))
    assert asked > 12


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(("players", "edition"), list(enumerate(EDITIONS, 2)))
def test_all_levels_at_one_table_play_every_edition_to_the_end(players: int, edition: str) -> None:
    bots = [make_bot(level, 3, SOON) for level in LEVELS]
    _, game = played(bots[-players:] + bots, players, players, edition, new_persons=players % 2 == 0)
    assert game.over


def test_the_same_seed_plays_the_same_game() -> None:
    first, _ = played([make_bot(level, 4, SOON) for level in ("normal", "hard")], seed=6, players=2)
    second, _ = played([make_bot(level, 4, SOON) for level in ("normal", "hard")], seed=6, players=2)
    assert first == second


@pytest.mark.parametrize("level", ["hard", "master"])
def test_without_any_time_a_level_still_answers(level: str) -> None:
    _, game = played([make_bot(level, 1, Budget(seconds=0.0))], seed=2, players=2)
    result = game.result
    assert result
    assert min(result.prestige.values()) > 30


@pytest.mark.parametrize("level", ["easy", "apprentice", "journeyman", "normal"])
def test_who_slips_never_does_something_silly(level: str) -> None:
    slipped = 0
    for seed in range(12):
        view = given("red", "blue", round=4).to_play("red", "bank", "residence", "hospital").view("red")
        weighed = {move: worth for worth, move in LevelBot(level, seed).weigh(view)}
        behind = max(weighed.values()) - weighed[make_bot(level, seed)(view)]
        assert behind <= 2.5 * LEVELS[level].slip
        slipped += behind > 0
    assert slipped


@pytest.mark.parametrize("level", ["hard", "master"])
def test_a_level_that_plans_ahead_keeps_the_plague_away(level: str) -> None:
    # Only the hospital keeps the rat below 9, and without a coin nobody can be hired.
    table = given("red", "blue", round=5).persons("minstrel", "monk", "guildmaster")
    table.player("red", rat=4, coins=0, prestige=20, cubes={"hospital": 2, "bank": 3}, cache=4)
    game = table.to_play("red", "hospital", "carriage", turn=2)
    assert game.view("red").players["red"].rat_after > 9
    assert str(make_bot(level, 1, SOON)(game.view("red"))) == "red play red.hospital"


def test_who_likes_the_carriage_drives_more_than_the_others() -> None:
    # tests/bench/characters.py measures how much more, and every other place.
    names = ("clopin", "frollo", "esmeralda", "quasimodo", "phoebus")
    drives: Counter[str] = Counter()
    for seed in range(3):
        game = Game.new(COLOURS, seed)
        who = dict(zip(COLOURS, names, strict=True))
        bots = {colour: make_bot("normal", seed, character=name) for colour, name in who.items()}
        while not game.over:
            colour = game.to_move[0]
            for event in game.play(bots[colour](game.view(colour))):
                match event:
                    case SectorActivated(sector="carriage"):
                        drives[who[event.seat]] += 1
    others = (drives["frollo"] + drives["quasimodo"] + drives["phoebus"]) / 3
    assert min(drives["clopin"], drives["esmeralda"]) > others
    assert (drives["clopin"] + drives["esmeralda"]) / 2 > 1.4 * others


def test_a_fondness_is_for_moves_that_use_the_place() -> None:
    clopin = characters()["clopin"]
    texts = ("play blue.bank", "keep red.bank", "friend bank", "play blue.park", "gain coin", "take bank")
    worths = [clopin.fondness(Move.parse(f"blue {text}")) for text in texts]
    assert worths[0] == worths[1] == worths[2] > clopin.fondness(Move.parse("blue play blue.carriage")) > 0
    assert worths[3:] == [0, 0, 0]
    quasimodo = characters()["quasimodo"]
    assert quasimodo.fondness(Move.parse("blue donate 2")) > quasimodo.fondness(Move.parse("blue donate 0"))


def standing(round_: int, **prestige: int) -> State:
    """A game in which three players differ in nothing but prestige."""
    table = given("red", "blue", "green", round=round_)
    for colour, much in prestige.items():
        table.player(colour, prestige=much)
    return table.to_play("red", "bank", "residence", turn=2)._state


def test_in_the_last_period_a_rival_counts_the_more_the_nearer_it_is_to_winning() -> None:
    assert contenders(standing(6, red=40, blue=50, green=20), "red", simple_evaluation) is None
    level = contenders(standing(7, red=40, blue=40, green=40), "red", simple_evaluation)
    assert level is not None
    assert level["blue"] == pytest.approx(0.5, abs=0.1)
    ahead = contenders(standing(9, red=40, blue=50, green=20), "red", simple_evaluation)
    assert ahead is not None
    assert ahead["blue"] > 0.9
    assert sum(ahead.values()) == pytest.approx(1)


def test_master_counts_prestige_along_and_the_others_do_not() -> None:
    told = []
    for level in LEVELS:
        bot = LevelBot(level, 3, SOON)
        assert bot._search is None or bot._search.to_win == (level == "master")
        game = Game.new(("blue", "green", "red"), seed=4)
        player = make_bot("quick", 1)
        while not (game.to_move == ("blue",) and game.view("blue").round == 9):
            game.play(player(game.view(game.to_move[0])))
        view = game.view("blue")
        one, other = ({"blue": 60, "green": 60, "red": lead} for lead in (20, 100))
        told.append(LevelBot(level, 3, SOON).weigh(view, one) != LevelBot(level, 3, SOON).weigh(view, other))
    assert told == [level == "master" for level in LEVELS]


def test_every_character_has_a_face_a_manner_and_something_it_likes() -> None:
    assert len(characters()) >= 8
    assert len({character.portrait for character in characters().values()}) == len(characters())
    for character in characters().values():
        assert character.likes
        assert character.name
        assert all(place in (*SECTORS, "notredame") for place, _ in character.likes)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('portrait = "quasimodo"', "", "quasimodo must have exactly"),
        ("notredame = ", "notre_dame = ", "quasimodo.likes.notre_dame"),
        ("notredame = ", "notredame = -", "quasimodo.likes.notredame"),
        ("notredame = ", "notredame = 9", "quasimodo.likes.notredame"),
        ('name = "Quasimodo"', 'name = ""', "quasimodo.name"),
        ("[quasimodo]", "[quasimodo", "no valid TOML"),
    ],
)
def test_a_slip_in_the_characters_is_told_with_file_and_key(old: str, new: str, said: str) -> None:
    text = FILE.read_text(encoding="utf-8").replace(old, new, 1)
    with pytest.raises(ContentError, match=rf"characters\.toml: .*{said}"):
        read_characters(text, "characters.toml")


def test_unknown_names_are_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=f"no bot 'deep blue'; there are {', '.join(BOTS)}"):
        make_bot("deep blue", 1)
    with pytest.raises(ValueError, match="no character 'javert'; there are quasimodo, "):
        make_bot("hard", 1, character="javert")


@pytest.mark.thorough(usual=0)
def test_normal_beats_quick() -> None:
    wins = 0
    for seed in range(30):
        bots = [make_bot("normal", seed), make_bot("quick", seed)]
        _, game = played(bots if seed % 2 else bots[::-1], seed, players=2)
        assert game.result
        wins += game.result.winners == (game.seats[0 if seed % 2 else 1],)
    assert wins >= 20


def test_a_level_thinks_at_the_table_for_as_long_as_it_needs() -> None:
    assert {name: level.seconds for name, level in LEVELS.items()} == {
        **dict.fromkeys(("easy", "apprentice", "journeyman", "normal"), 0.1),
        "hard": 1.0,
        "master": 3.0,
    }
