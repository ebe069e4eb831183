"""RULES.md section 3: what lies on the table when a game begins."""

from collections import Counter

import pytest

from engine import CARD_KINDS, COLOURS, EDITIONS, MARKETS, MESSAGE_KINDS, SECTORS, Game, Options, SetupError
from engine.content import PERSONS
from tests.engine.table import see

TABLES = [COLOURS[:n] for n in (2, 3, 4, 5)]
SEEDS = range(40)


@pytest.mark.parametrize("seats", TABLES)
def test_every_player_starts_with_the_same_pieces(seats: tuple[str, ...]) -> None:
    game = Game.new(seats, seed=3)
    for colour in seats:
        seen = see(game, colour)
        assert (seen.coins, seen.cache, seen.supply, seen.rat, seen.prestige) == (3, 4, 10, 0, 0)
        assert seen.friend is None
        assert seen.carriage == f"{colour}.centre"
        assert seen.sectors == dict.fromkeys(SECTORS, 0)
        assert (seen.cathedral, seen.messages, seen.doctor) == (0, (), False)
        assert (len(seen.draft), seen.deck) == (3, 6)


@pytest.mark.parametrize("seats", [seats for seats in TABLES if len(seats) > 2])
def test_three_to_five_players_use_as_many_boroughs_in_seat_order(seats: tuple[str, ...]) -> None:
    assert Game.new(seats).view().ring == seats


def test_two_players_sit_opposite_each_other_with_two_neutral_boroughs_between() -> None:
    pairs = set()
    for seed in SEEDS:
        ring = Game.new(("red", "blue"), seed).view().ring
        assert (ring[0], ring[2]) == ("red", "blue")
        assert len(set(ring)) == 4
        pairs.add((ring[1], ring[3]))
    assert len(pairs) == 6, "every pair of free colours, either way round, is drawn some time"


def test_two_players_have_16_messages_but_no_pieces_in_the_neutral_boroughs() -> None:
    view = Game.new(("red", "blue")).view()
    assert len(view.messages) == 16
    assert set(view.players) == {"red", "blue"}
    assert {seen.carriage for seen in view.players.values()} == {"red.centre", "blue.centre"}


@pytest.mark.parametrize("seats", TABLES)
def test_messages_lie_on_the_four_perimeter_markets_of_their_own_borough(seats: tuple[str, ...]) -> None:
    view = Game.new(seats, seed=5).view()
    for borough in view.ring:
        here = [view.messages[f"{borough}.{market}"] for market in MARKETS[1:]]
        assert {colour for colour, _ in here} == {borough}
        assert sorted(kind for _, kind in here) == sorted(MESSAGE_KINDS)
        assert f"{borough}.centre" not in view.messages


def test_messages_lie_at_random() -> None:
    places = {Game.new(("red", "blue", "green"), seed).view().messages["red.inner"][1] for seed in SEEDS}
    assert places == set(MESSAGE_KINDS)


def test_the_grey_stack_is_a_on_top_of_b_on_top_of_c() -> None:
    orders = set()
    for seed in SEEDS:
        stack = _grey_stack(Game.new(("red", "blue", "green"), seed))
        assert [PERSONS[name].letter for name in stack] == ["A"] * 3 + ["B"] * 3 + ["C"] * 3
        orders.add(tuple(stack[:3]))
    assert len(orders) == 6


def test_without_new_persons_the_nine_of_the_base_game_are_in_play() -> None:
    view = Game.new(("red", "blue", "green")).view()
    assert set(view.grey_in_play) == {name for name, person in PERSONS.items() if person.set == "grey"}


def test_with_new_persons_three_of_nine_are_drawn_for_each_letter_and_shown() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        game = Game.new(("red", "blue", "green"), seed, new_persons=True)
        in_play = game.view().grey_in_play
        assert [PERSONS[name].letter for name in in_play] == ["A"] * 3 + ["B"] * 3 + ["C"] * 3
        assert sorted(in_play) == sorted(_grey_stack(game))
        drawn.update(in_play)
    assert set(drawn) == {name for name, person in PERSONS.items() if person.letter}
    assert min(drawn.values()) > 10, "each is drawn in about 20 of 60 games"


def test_the_list_of_grey_persons_in_play_does_not_tell_their_order() -> None:
    for seed in SEEDS:
        in_play = Game.new(("red", "blue"), seed, new_persons=True).view().grey_in_play
        rank = list(PERSONS)
        for letter in ("A", "B", "C"):
            here = [name for name in in_play if PERSONS[name].letter == letter]
            assert here == sorted(here, key=rank.index)


def _grey_stack(game: Game) -> list[str]:
    """The grey persons in the order in which they will come: who has hired the spy would see it."""
    game = game.copy()
    order: list[str] = []
    while not game.over:
        view = game.view()
        if len(order) < view.round:
            order.append(view.persons[2])
        game.play(game.legal_moves()[-1])
    return order


def test_the_first_player_is_drawn_at_random_unless_named() -> None:
    drawn = Counter(Game.new(("red", "blue", "green"), seed).view().first for seed in range(300))
    assert set(drawn) == {"red", "blue", "green"}
    assert min(drawn.values()) > 70
    assert all(Game.new(("red", "blue"), seed, first="blue").view().first == "blue" for seed in SEEDS)


def test_naming_the_first_player_changes_nothing_else() -> None:
    drawn = Game.new(("red", "blue", "green"), 9)
    named = Game.new(("red", "blue", "green"), 9, first=drawn.view().first)
    assert repr(named.view("red")) == repr(drawn.view("red"))


def test_everything_random_comes_from_the_seed() -> None:
    deals = {repr(Game.new(("red", "blue", "green"), seed).view("red", "blue", "green")) for seed in SEEDS}
    assert len(deals) == len(SEEDS)
    assert repr(Game.new(seed=0).view("blue")) == repr(Game.new(seed=0).view("blue"))
    assert repr(Game.new(seed=0).view("blue")) != repr(Game.new(seed=1).view("blue"))


def test_every_hand_is_three_different_own_cards_and_every_kind_is_drawn() -> None:
    kinds: set[str] = set()
    for seed in SEEDS:
        draft = see(Game.new(("red", "blue", "green"), seed), "red").draft
        assert len(set(draft)) == 3
        assert all(card.startswith("red.") for card in draft)
        kinds.update(card.removeprefix("red.") for card in draft)
    assert kinds == set(CARD_KINDS)


def test_every_kind_of_card_is_drawn_equally_often() -> None:
    drawn = Counter(card for seed in range(900) for card in see(Game.new(("blue", "red"), seed), "red").draft)
    assert sum(drawn.values()) == 2700
    assert all(240 < number < 360 for number in drawn.values()), "each about 300 times"


@pytest.mark.parametrize("seats", TABLES)
def test_the_bank_holds_what_is_left_of_25_coins(seats: tuple[str, ...]) -> None:
    assert Game.new(seats).view().bank == 25 - 3 * len(seats)
    assert Game.new(seats, edition="riogrande-2007").view().bank is None


@pytest.mark.parametrize(("players", "pot"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_the_tile_of_notredame_fits_the_number_of_players(players: int, pot: int) -> None:
    assert Game.new(COLOURS[:players]).view().pot == pot


GOOD = Options(3, True, False, 2, False)
BAD_FLAG = GOOD._replace(coins_limited=1)  # type: ignore[arg-type]
BAD_WORD = GOOD._replace(may_decline="yes")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"seats": ("red",)}, "2 to 5 players, not 1"),
        ({"seats": ()}, "2 to 5 players, not 0"),
        ({"seats": (*COLOURS, "red")}, "2 to 5 players, not 6"),
        ({"seats": ("red", "red")}, "colour of its own"),
        ({"seats": ("red", "pink")}, "no colour 'pink'"),
        ({"seed": -1}, "whole number from 0 to"),
        ({"seed": 2**63}, "whole number from 0 to"),
        ({"seed": 1.0}, "whole number from 0 to"),
        ({"seed": True}, "whole number from 0 to"),
        ({"seed": "7"}, "whole number from 0 to"),
        ({"first": "green"}, "'green' has no seat"),
        (
            {"edition": "alea"},
            "no edition 'alea'; there are anniversary, alea-2007, riogrande-2007, bluebear",
        ),
        ({"options": GOOD._replace(hotel_double_at=1)}, "hotel_double_at must be a whole number from 2 to 9"),
        (
            {"options": GOOD._replace(hotel_double_at=10)},
            "hotel_double_at must be a whole number from 2 to 9",
        ),
        ({"options": GOOD._replace(hotel_double_at=True)}, "hotel_double_at must be"),
        ({"options": GOOD._replace(message_cube_prestige=5)}, "message_cube_prestige must be"),
        ({"options": GOOD._replace(message_cube_prestige=-1)}, "message_cube_prestige must be"),
        ({"seats": 3}, "seats must be a list of colours, not 3"),
        ({"seats": None}, "seats must be a list of colours, not None"),
        ({"seats": "blue"}, "seats must be a list of colours, not 'blue'"),
        ({"seats": ("red", ["blue"])}, "no colour ['blue']"),
        ({"seed": 1 << 20_000}, "whole number from 0 to"),
        ({"edition": None}, "no edition None"),
        ({"edition": ["alea-2007"]}, "no edition ['alea-2007']"),
        ({"edition": "custom"}, "A custom edition needs options of its own"),
        ({"edition": "mine", "options": GOOD}, "no edition 'mine'"),
        ({"options": GOOD._asdict()}, "options must be of the type Options, not {"),
        ({"options": tuple(GOOD)}, "options must be of the type Options, not (3"),
        ({"new_persons": "no"}, "new_persons must be true or false, not 'no'"),
        ({"open_prestige": "no"}, "open_prestige must be true or false, not 'no'"),
        ({"open_prestige": 1}, "open_prestige must be true or false, not 1"),
        ({"options": BAD_FLAG}, "coins_limited must be true or false"),
        ({"options": BAD_WORD}, "may_decline must be true or false"),
    ],
)
def test_a_setup_that_is_no_game_is_refused_with_a_sentence(arguments: dict[str, object], says: str) -> None:
    with pytest.raises(SetupError) as refusal:
        Game.new(**({"seats": ("blue", "red")} | arguments))  # type: ignore[arg-type]
    assert says in str(refusal.value)


class Whole:
    """A whole number of another library, such as ``numpy.int64``."""

    def __index__(self) -> int:
        return 41


def test_a_seed_is_any_whole_number_but_no_flag() -> None:
    game = Game.new(seed=Whole())  # type: ignore[arg-type]
    assert game == Game.new(seed=41)
    assert type(game.setup.seed) is int
    for wrong in (True, 4.0, "4", None, -1, 1 << 63):
        with pytest.raises(SetupError, match="seed must be a whole number"):
            Game.new(seed=wrong)  # type: ignore[arg-type]


def test_the_largest_seed_deals_a_game() -> None:
    assert Game.new(seed=2**63 - 1).to_move == ("blue", "red")


def test_options_of_its_own_make_a_custom_edition() -> None:
    mine = GOOD._replace(message_cube_prestige=4)
    assert Game.new(options=mine).setup.edition == "custom"
    assert Game.new(edition="bluebear", options=mine).setup.edition == "custom"
    assert Game.new(edition="anniversary", options=EDITIONS["anniversary"]).setup.edition == "anniversary"


def test_a_setup_made_by_hand_is_checked_as_well() -> None:
    setup = Game.new().setup
    assert Game.from_setup(setup) == Game.new()
    for wrong in (setup._replace(new_persons="no"), tuple(setup), None):  # type: ignore[arg-type]
        with pytest.raises(SetupError):
            Game.from_setup(wrong)  # type: ignore[arg-type]


def test_a_colour_that_nobody_plays_is_a_spectator_and_a_word_that_is_none_is_refused() -> None:
    game = Game.new(("red", "blue"))
    assert game.decision("green") is None
    assert game.view("green") == game.view()
    for ask in (game.view, game.decision):
        with pytest.raises(SetupError, match="no colour 'rde'; there are blue, green"):
            ask("rde")
