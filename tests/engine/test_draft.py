"""RULES.md section 4, phases 1 and 2: the persons are revealed and the cards are drafted."""

from itertools import permutations

import pytest

from engine import CARD_KINDS, COLOURS, Game, IllegalMove
from engine.content import BROWN_PERSONS, PERSONS
from engine.events import CardKept, CardsPassed, HandDrawn, PersonsLeft, PersonsRevealed, redact
from tests.engine.table import all_cards, asked, is_back, of_kind, play, see

SEATS = ("red", "blue", "green", "yellow")


def keep_first(game: Game, *colours: str) -> list[object]:
    """Every one of ``colours`` keeps the first card before it."""
    return play(game, *(f"{colour} keep {see(game, colour).draft[0]}" for colour in colours))


def test_all_are_to_move_at_once_and_choose_from_their_own_three_cards() -> None:
    game = Game.new(SEATS, seed=4)
    assert game.to_move == SEATS
    for colour in SEATS:
        decision = asked(game, colour)
        assert decision.kind == decision.source == "draft"
        assert [move.what for move in decision.options] == list(see(game, colour).draft)
        assert all(str(move).startswith(f"{colour} keep {colour}.") for move in decision.options)


def test_cards_move_to_the_left_when_all_have_picked_and_not_before() -> None:
    game = Game.new(SEATS, seed=4)
    dealt = {colour: see(game, colour).draft for colour in SEATS}
    events = keep_first(game, *SEATS[:3])
    assert of_kind(events, CardsPassed) == []
    assert game.to_move == ("yellow",)
    assert see(game, "blue").draft == dealt["blue"][1:], "what is not kept still waits"
    events = keep_first(game, "yellow")
    assert of_kind(events, CardsPassed) == [
        CardsPassed("yellow", "red", dealt["yellow"][1:]),
        CardsPassed("red", "blue", dealt["red"][1:]),
        CardsPassed("blue", "green", dealt["blue"][1:]),
        CardsPassed("green", "yellow", dealt["green"][1:]),
    ]
    assert see(game, "blue").draft == dealt["red"][1:]
    assert see(game, "blue").kept == dealt["blue"][:1]


def test_a_second_pick_of_two_then_the_last_card_is_taken_without_a_choice() -> None:
    game = Game.new(SEATS, seed=4)
    dealt = {colour: see(game, colour).draft for colour in SEATS}
    keep_first(game, *SEATS)
    assert game.to_move == SEATS
    events = keep_first(game, *SEATS)
    assert len(of_kind(events, CardKept)) == 8, "four picks, and four last cards taken"
    assert game.view().phase == "actions"
    hand = {dealt["green"][0], dealt["blue"][1], dealt["red"][2]}
    assert set(see(game, "green").hand) == hand, "an own card, one of the right neighbour, one of the next"
    assert see(game, "green").draft == see(game, "green").kept == ()


def test_a_card_kept_stays_kept() -> None:
    game = Game.new(SEATS, seed=4)
    kept = see(game, "red").draft[0]
    keep_first(game, *SEATS)
    with pytest.raises(IllegalMove, match="none of the 2 options") as refusal:
        game.play(f"red keep {kept}")
    assert [move.verb for move in refusal.value.options] == ["keep", "keep"]
    keep_first(game, *SEATS)
    assert kept in see(game, "red").hand


def test_nobody_picks_twice_in_a_pass() -> None:
    game = Game.new(SEATS, seed=4)
    keep_first(game, "red")
    with pytest.raises(IllegalMove, match="not red's turn: blue and green and yellow must decide"):
        game.play(f"red keep {see(game, 'red').draft[0]}")


def test_the_order_of_picks_within_a_pass_makes_no_difference() -> None:
    outcomes = set()
    for order in permutations(SEATS[:3]):
        game = Game.new(SEATS[:3], seed=8)
        keep_first(game, *order)
        keep_first(game, *order)
        outcomes.add(repr(game.view(*SEATS[:3])))
    assert len(outcomes) == 1


def test_two_players_get_their_last_card_back() -> None:
    """Anniversary rulebook, page 8: two cards of the own colour and one of the opponent's."""
    game = Game.new(("red", "blue"), seed=2)
    dealt = {colour: see(game, colour).draft for colour in game.seats}
    keep_first(game, "red", "blue")
    assert see(game, "red").draft == dealt["blue"][1:]
    play(game, f"red keep {dealt['blue'][1]}", f"blue keep {dealt['red'][2]}")
    assert set(see(game, "red").hand) == {dealt["red"][0], dealt["blue"][1], dealt["red"][1]}
    assert set(see(game, "blue").hand) == {dealt["blue"][0], dealt["red"][2], dealt["blue"][2]}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_hand_has_three_colours_with_three_or_more_players(players: int) -> None:
    game = Game.new(COLOURS[:players], seed=6)
    keep_first(game, *game.seats)
    keep_first(game, *game.seats)
    for at, colour in enumerate(game.seats):
        owners = {card.split(".")[0] for card in see(game, colour).hand}
        assert owners == {colour, game.seats[at - 1], game.seats[at - 2]}


def test_decks_give_all_nine_cards_in_three_rounds_and_are_shuffled_anew_each_period() -> None:
    game = Game.new(("red", "blue", "green"), seed=12)
    drawn: dict[int, list[str]] = {1: list(see(game, "red").draft)}
    while not game.over:
        for event in of_kind(play(game, str(game.legal_moves()[-1])), HandDrawn):
            if event.seat == "red":
                drawn[game.view().round] = list(event.cards)
    periods = [drawn[r] + drawn[r + 1] + drawn[r + 2] for r in (1, 4, 7)]
    assert all(sorted(cards) == sorted(all_cards(["red"])) for cards in periods)
    assert len({tuple(cards) for cards in periods}) == 3


def test_the_persons_of_a_period_are_all_six_brown_and_the_three_grey_of_its_letter() -> None:
    orders = set()
    for seed in range(6):
        game = Game.new(("red", "blue", "green"), seed)
        shown = [game.view().persons]
        under: list[tuple[str, ...]] = []
        while not game.over:
            events = play(game, str(game.legal_moves()[-1]))
            shown += [event.persons for event in of_kind(events, PersonsRevealed)]
            under += [event.persons for event in of_kind(events, PersonsLeft)]
        assert under == shown
        assert len(shown) == 9
        for period, letter in enumerate("ABC"):
            rounds = shown[3 * period : 3 * period + 3]
            brown = tuple(name for persons in rounds for name in persons[:2])
            assert sorted(brown) == sorted(BROWN_PERSONS)
            assert [PERSONS[persons[2]].letter for persons in rounds] == [letter] * 3
            orders.add(brown)
    assert len(orders) > 12, "they are shuffled at the start of each period"


def test_what_is_drawn_kept_and_passed_is_secret() -> None:
    events = keep_first(Game.new(SEATS, seed=4), *SEATS)
    for event in events:
        seen_by_all = redact(event, ())  # type: ignore[arg-type]
        if isinstance(event, CardKept):
            assert redact(event, [event.seat]) == event
            assert isinstance(seen_by_all, CardKept)
            assert is_back(seen_by_all.card)
        elif isinstance(event, CardsPassed):
            assert redact(event, [event.from_seat]) == redact(event, ["red", event.to_seat]) == event
            assert isinstance(seen_by_all, CardsPassed)
            assert all(is_back(card) for card in seen_by_all.cards)
            assert [c.split(".")[0] for c in seen_by_all.cards] == [c.split(".")[0] for c in event.cards]


def test_every_colour_has_nine_cards() -> None:
    assert len(set(CARD_KINDS)) == 9
    assert set(CARD_KINDS) == {
        "cloister", "bank", "residence", "carriage", "hotel", "park", "hospital", "notredame", "friend",
    }  # fmt: skip
