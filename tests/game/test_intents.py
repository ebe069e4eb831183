"""Gestures at the table: what pressing and dropping things means at each kind of decision."""

import random
from collections.abc import Iterator

import pytest

from engine import COLOURS, DECISION_KINDS, EDITIONS, SECTORS, Decision, Game, Move
from engine.content import NUMBERS
from engine.names import card_kind
from game.decisions.forecast import Forecast
from game.decisions.gestures import CACHE, CARRIAGE, CITY, COINS, PendingDecision
from game.decisions.outcomes import Change, changes
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, FRIEND, MARKET, PERSON, targets_of
from tests.engine.own_examples import OWN

_OWN = (OWN["pilgrim"],)
"""An own person that lets choose."""


def decisions() -> Iterator[Decision]:
    """The decisions of random games of every edition, with New Persons; in one the coachman may choose."""
    for seed in range(50, 200):
        rng = random.Random(seed)
        edition = list(EDITIONS)[seed % len(EDITIONS)]
        game = Game.new(
            COLOURS[: 2 + seed % 4], seed=seed, edition=edition, new_persons=seed % 3 > 0, persons=_OWN
        )
        while not game.over:
            decision = game.decision(rng.choice(game.to_move))
            assert decision is not None
            yield decision
            game.play(rng.choice(decision.options))


@pytest.fixture(scope="module")
def met() -> dict[str, list[Decision]]:
    found: dict[str, list[Decision]] = {}
    for decision in decisions():
        found.setdefault(decision.kind, []).append(decision)
    return found


def test_random_games_meet_every_kind_of_decision(met: dict[str, list[Decision]]) -> None:
    assert set(met) == set(DECISION_KINDS)


def test_every_legal_move_has_one_gesture(met: dict[str, list[Decision]]) -> None:
    """Pressing the lit things, one after the other, says every legal move exactly once."""
    for decision in (decision for group in met.values() for decision in group[:80]):
        pending = PendingDecision(decision)
        said = []
        for thing in pending.selectable:
            meaning = pending.press(thing)
            if meaning.choose:
                places = [
                    lit for lit in PendingDecision(decision, meaning.choose).selectable if lit[0] != CARD
                ]
                said.append(PendingDecision(decision, meaning.choose).press(places[0]).moves[0])
            else:
                assert len(meaning.moves) == 1
                said.append(meaning.moves[0])
        assert sorted(said) == sorted(decision.options)


def test_what_is_not_lit_says_why(met: dict[str, list[Decision]]) -> None:
    for group in met.values():
        meaning = PendingDecision(group[0]).press((AREA, "nobody", "bank"))
        assert not meaning.moves
        assert meaning.why


def test_a_card_is_chosen_then_placed_or_laid_aside(met: dict[str, list[Decision]]) -> None:
    for decision in met["play"][:200]:
        played = next(option for option in decision.options if option.verb == "play")
        card, kind = played.what, card_kind(played.what)
        assert PendingDecision(decision).press((CARD, card)).choose == card
        pending = PendingDecision(decision, card)
        assert pending.press((CARD, card)).choose == ""
        if kind == "notredame":
            assert pending.press((CATHEDRAL,)).moves == (played,)
        elif kind == "friend":
            goals = [thing[2] for thing in pending.selectable if thing[0] == AREA]
            assert len(goals) in (6, 7)
            for goal in goals:
                moves = pending.press((AREA, decision.colour, goal)).moves
                assert moves == (played, Move(decision.colour, "friend", goal))
        else:
            assert pending.press((AREA, decision.colour, kind)).moves == (played,)
            assert not pending.press((CATHEDRAL,)).moves
            assert pending.drop(("cache", decision.colour), (AREA, decision.colour, kind)).moves
            assert not pending.drop(("cache", decision.colour), (AREA, decision.colour, "harbour")).moves


def test_a_card_dropped_on_its_place_is_played(met: dict[str, list[Decision]]) -> None:
    for decision in met["play"][:100]:
        played = next(option for option in decision.options if option.verb == "play")
        card, kind = played.what, card_kind(played.what)
        if kind in ("notredame", "friend"):
            continue
        pending = PendingDecision(decision)
        assert (CARD, card) in pending.draggable
        assert pending.drop((CARD, card), (AREA, decision.colour, kind)).moves == (played,)
        assert pending.drop((CARD, card), (CITY,)).choose == card


def test_the_carriage_is_dragged_or_sent(met: dict[str, list[Decision]]) -> None:
    decision = met["drive"][0]
    pending = PendingDecision(decision)
    move = decision.options[-1]
    carriage = (CARRIAGE, decision.colour)
    assert carriage in pending.draggable
    assert pending.drop(carriage, ("market", move.what)).moves == (move,)
    assert pending.press(("market", move.what)).moves == (move,)


def test_a_coin_hires_a_person(met: dict[str, list[Decision]]) -> None:
    decision = met["hire"][0]
    hired, passed = decision.options[0], decision.options[-1]
    person = hired.what
    pending = PendingDecision(decision)
    assert pending.drop((COINS, decision.colour), (PERSON, person)).moves == (hired,)
    assert pending.press((BUTTON, "pass")).moves == (passed,)


def test_a_taken_cube_has_a_goal_other_than_where_it_comes_from(met: dict[str, list[Decision]]) -> None:
    for decision in met["take"][:60]:
        pending = PendingDecision(decision)
        own = [(AREA, decision.colour, sector) for sector in SECTORS]
        assert pending.goal in (*own, (CATHEDRAL,))
        assert pending.goal not in pending.selectable
    for kind in met.keys() - {"take"}:
        assert PendingDecision(met[kind][0]).goal is None


def test_coins_are_laid_on_the_cathedral_one_by_one_and_donated_there(met: dict[str, list[Decision]]) -> None:
    for decision in met["donate"][:60]:
        most = max(int(option.what) for option in decision.options)
        coins, cathedral = (COINS, decision.colour), (CATHEDRAL,)
        for laid in range(most):
            pending = PendingDecision(decision, laid=laid)
            assert cathedral in pending.about
            assert coins in pending.draggable
            assert pending.drop(coins, cathedral).lay == laid + 1
            assert pending.press(coins).lay == laid + 1
        full = PendingDecision(decision, laid=most)
        assert coins not in full.draggable
        assert full.press(coins).lay == 0
        assert full.press(cathedral).moves == (decision.options[-1],)


@pytest.mark.parametrize("kind", ["minstrel_from", "actress_from", "fool_from"])
def test_dragging_a_piece_says_from_and_to_at_once(met: dict[str, list[Decision]], kind: str) -> None:
    for decision in met[kind][:40]:
        pending = PendingDecision(decision)
        for thing in pending.selectable:
            if thing[0] != AREA:
                continue
            goal = "park" if thing[2] != "park" else "bank"
            first, then = pending.drop(thing, (AREA, decision.colour, goal)).moves
            assert first == pending.press(thing).moves[0]
            assert then == Move(decision.colour, "to", goal)
            assert not pending.drop(thing, thing).moves


def test_a_taken_cube_is_dragged_to_where_it_goes(met: dict[str, list[Decision]]) -> None:
    for decision in met["take"]:
        pending = PendingDecision(decision)
        place = next(thing for thing in pending.selectable if thing[0] in (AREA, CATHEDRAL))
        goal = (CATHEDRAL,) if decision.place == "notredame" else (AREA, decision.colour, str(decision.place))
        assert pending.drop(place, goal).moves == pending.press(place).moves


def test_a_donations_button_says_what_it_brings_with_the_parks_bonus() -> None:
    bonus = 0
    for seed in range(20):
        rng = random.Random(seed)
        game = Game.new(COLOURS[:3], seed=seed)
        while not game.over:
            colour = rng.choice(game.to_move)
            view = game.view(colour)
            decision = view.decisions[colour]
            brings = Forecast(view, decision).outcomes
            assert bool(brings) == (decision.kind != "draft")
            for target in targets_of(decision, brings) if decision.kind == "donate" else ():
                outcome = brings[target.move]
                if outcome.coins and outcome.asks is None:
                    assert target.short.endswith(f" {outcome.prestige}".replace(" ", "\u00a0"))
                    assert Change("prestige", outcome.prestige) in changes(outcome)
                    assert Change("coins", -int(target.move.what)) in changes(outcome)
                    bonus += outcome.prestige not in NUMBERS.donation
            game.play(rng.choice(decision.options))
    assert bonus
    # Views that several share tell nothing.
    shared = Game.new(("red", "blue"), 3).view("red", "blue")
    with pytest.raises(ValueError, match="one viewer"):
        Forecast(shared, shared.decisions["red"])


def test_a_move_has_its_thing_on_the_table_and_a_move_of_another_decision_none() -> None:
    decision = Game.new(("red", "blue"), 3).decision("red")
    assert decision is not None
    pending = PendingDecision(decision)
    assert {pending.thing_of(move): move.what for move in decision.options} == {
        (CARD, move.what): move.what for move in decision.options
    }
    with pytest.raises(KeyError, match="red pass"):
        pending.thing_of(Move("red", "pass", ""))


def test_what_a_gesture_would_do_is_known_before_it_is_made(met: dict[str, list[Decision]]) -> None:
    for decision in met["play"][:60]:
        pending = PendingDecision(decision)
        for move in decision.options:
            if move.verb != "play":
                continue
            thing, places = (CARD, move.what), decision.places_of(move)
            assert pending.considered(thing) == (move,)
            assert pending.considered(None, thing) == (move,)
            chosen = PendingDecision(decision, chosen=move.what)
            assert chosen.considered(thing) == (move,), (
                "the press that lays it aside is about it all the same"
            )
            if len(places) == 1 and places[0] != "notredame":
                goal = (AREA, decision.colour, places[0])
                assert pending.considered(goal, thing) == chosen.considered(goal) == (move,)
        assert pending.considered(None) == ()
        assert pending.considered(("menu",)) == ()
    for decision in met["donate"][:60]:
        coins, most = (COINS, decision.colour), max(int(option.what) for option in decision.options)
        for laid in range(most + 1):
            pending = PendingDecision(decision, laid=laid)
            given = pending.donation(min(laid + 1, most))
            assert given is not None
            assert pending.considered(coins) == (given,)
        assert PendingDecision(decision).donation(most + 1) is None
    for decision in met["draft"][:20]:
        pending = PendingDecision(decision)
        assert [pending.considered((CARD, move.what)) for move in decision.options] == [
            (move,) for move in decision.options
        ]


def test_nothing_is_chosen_or_laid_before_somebody_does_it(met: dict[str, list[Decision]]) -> None:
    for decision in met["donate"][:20]:
        pending = PendingDecision(decision)
        assert (pending.chosen, pending.place, pending.goal) == (None, None, None)
        assert pending.press((COINS, decision.colour)).lay == 1
        assert pending.press((CATHEDRAL,)).lay == 1


def test_the_message_that_may_be_collected_is_pressed_itself(met: dict[str, list[Decision]]) -> None:
    for decision in met["collect"][:20]:
        pending = PendingDecision(decision)
        assert decision.place is not None
        assert pending.about == ((MARKET, decision.place),)
        assert pending.press((MARKET, decision.place)).moves == (decision.options[0],)
        assert pending.press((MARKET, "nowhere")).why


def test_only_what_the_decision_is_about_can_be_dragged(met: dict[str, list[Decision]]) -> None:
    wanted = {
        "friend": {FRIEND},
        "drive": {CARRIAGE},
        "hire": {COINS},
        "draft": {CARD},
        "play": {CARD},
        "activate": set(),
        "gain": set(),
        "collect": set(),
    }
    for kind, kinds in wanted.items():
        for decision in met.get(kind, [])[:20]:
            dragged = PendingDecision(decision).draggable
            assert {thing[0] for thing in dragged} == kinds, kind
            assert len(set(dragged)) == len(dragged)
    for decision in met["play"][:60]:
        for move in decision.options:
            if move.verb == "play":
                friend = len(decision.places_of(move)) > 1
                dragged = PendingDecision(decision, chosen=move.what).draggable
                assert dragged[-1] == ((FRIEND if friend else CACHE), decision.colour)


def test_a_place_is_pressed_before_the_card_and_again_to_let_it_be(met: dict[str, list[Decision]]) -> None:
    seen = 0
    for decision in met["play"][:60]:
        free = PendingDecision(decision)
        for move in decision.options:
            if move.verb != "play":
                continue
            for name in decision.places_of(move):
                place = (CATHEDRAL,) if name == "notredame" else (AREA, decision.colour, name)
                assert free.takes_card(place)
                assert free.press(place).place == place
                pressed = PendingDecision(decision, place=place)
                assert pressed.place_name == name
                assert not pressed.takes_card(place)
                assert pressed.press(place).place == ()
                assert pressed.selectable[-1] == place
                assert (CARD, move.what) in pressed.selectable
                assert pressed.press((CARD, move.what)).moves[0] == move
                assert PendingDecision(decision, chosen=move.what, place=place).place is None
                seen += 1
        assert free.place_name is None
        assert free.press(("menu",)).why
    assert seen > 60
