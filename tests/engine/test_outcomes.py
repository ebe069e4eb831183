"""What a choice would bring: it comes true, and it tells nothing that the seat can't know."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import COLOURS, DECISION_KINDS, EDITIONS, Decision, Event, Game, Move, View, draw_world, redact
from engine.events import CardPlayed, CoinsPaid, GreyShown, PersonHired, ThirdLaid
from engine.outcomes import Outcome, Prospects, outcomes
from tests.engine.table import given, play


def expected(event: Event, promised: Event) -> bool:
    """Whether an event is what was promised; what the spy sees was left open."""
    if isinstance(event, GreyShown) and isinstance(promised, GreyShown) and "?" in promised.persons:
        return len(event.persons) == len(promised.persons)
    return event == promised


def games() -> Iterator[tuple[Game, Random]]:
    """Games of every number of players, every edition, with and without New Persons."""
    for players in range(2, 6):
        for number, edition in enumerate(EDITIONS):
            for new_persons in (False, True):
                random = Random(f"{players} {edition} {new_persons}")
                seats = COLOURS[:players]
                seed = random.randrange(2**63)
                prestige = number == 1
                yield (
                    Game.new(seats, seed, edition, new_persons=new_persons, open_prestige=prestige),
                    random,
                )


@pytest.mark.thorough(usual=0)
def test_what_is_told_comes_true_and_is_the_same_in_every_world() -> None:
    kinds: set[str] = set()
    for game, random in games():
        while not game.over:
            colour = random.choice(game.to_move)
            view = game.view(colour)
            told = outcomes(view)
            assert tuple(told) == view.decisions[colour].options
            kinds.add(view.decisions[colour].kind)
            assert outcomes(draw_world(view, random).view(colour)) == told
            move = random.choice(view.decisions[colour].options)
            _comes_true(game, move, told[move])
    assert set(DECISION_KINDS) - {"repeat", "choose"} <= kinds


def _comes_true(game: Game, move: Move, promised: Outcome) -> None:
    """Play a move and compare what happens with what was promised."""
    colour = move.colour
    before = game.view(colour).players[colour]
    happened = [redact(event, (colour,)) for event in game.play(move)]
    assert len(happened) >= len(promised.events)
    assert all(map(expected, happened, promised.events))
    if promised.asks:
        asked = game.decision(colour)
        assert asked is not None
        assert asked.kind == promised.asks
    if len(happened) > len(promised.events):
        return
    after = game.view(colour).players[colour]
    assert after.coins - before.coins == promised.coins
    assert after.cache - before.cache == promised.cubes
    assert (after.prestige or 0) - (before.prestige or 0) == promised.prestige
    assert after.rat - before.rat == promised.rat
    now = {**after.sectors, "notredame": after.cathedral}
    then = {**before.sectors, "notredame": before.cathedral}
    assert {place: now[place] - then[place] for place in now if now[place] != then[place]} == dict(
        promised.placed
    )


def test_a_view_of_several_seats_has_no_outcomes() -> None:
    game = Game.new(("red", "blue"), 3)
    with pytest.raises(ValueError, match="one viewer"):
        outcomes(game.view("red", "blue"))
    waiting = game.copy()
    waiting.play(waiting.decision("red").options[0])  # type: ignore[union-attr]
    assert outcomes(waiting.view("red")) == {}


def test_the_first_benefit_of_a_double_hotel_is_told_with_the_second_still_to_come() -> None:
    table = given("red", "blue", "green").player("red", cubes={"hotel": 2}, rat=3)
    game = table.to_play("red", "hotel")
    play(game, "red play red.hotel")
    told = outcomes(game.view("red"))[Move("red", "gain", "coin")]
    assert (told.asks, told.coins) == ("benefit", 1)
    assert [move.what for move in told.options] == ["coin", "cube", "kill"]
    both = Prospects(game.view("red")).of(Move("red", "gain", "coin"), Move("red", "gain", "coin"))
    assert (both.asks, both.coins) == (None, 2)


def test_a_hire_is_told_with_its_price_whether_chosen_or_only_looked_at() -> None:
    """RULES.md section 4: a coin for each person, the monk of a councillor too."""
    game = (
        given("red", "blue", "green")
        .player("red", coins=2)
        .persons("monk", "doctor", "bishop")
        .to_hire("red")
    )
    prospects = Prospects(game.view("red"))
    chosen, looked_at = prospects.of(Move("red", "hire", "monk")), prospects.of_person("monk")
    assert looked_at is not None
    assert (chosen.coins, looked_at.coins, looked_at.prestige) == (-1, -1, 1)
    assert PersonHired("red", "monk") in looked_at.events


def test_prospects_come_true() -> None:
    """Moves together, and cards, persons and messages as things are, bring what they then bring."""
    met: set[str] = set()
    for seed in range(6):
        random = Random(seed)
        game = Game.new(
            COLOURS[: 2 + seed % 4], seed, tuple(EDITIONS)[seed % len(EDITIONS)], new_persons=True
        )
        while not game.over:
            colour = random.choice(game.to_move)
            view = game.view(colour)
            decision = view.decisions[colour]
            prospects = Prospects(view)
            move = random.choice(decision.options)
            told = prospects.of(move)
            _check_alone(prospects, move, told, decision)
            _check_messages(prospects, view, colour)
            then = random.choice(told.options) if decision.kind != "draft" and told.asks else None
            together = prospects.of(move, then) if then else told
            events = game.play(move)
            now = game.view(colour)
            if then:
                met.add(told.asks or "")
                assert told.options == now.decisions[colour].options
                second = Prospects(now).of(then)
                assert together.events == (*told.events, *second.events)
                assert (together.coins, together.rat) == (told.coins + second.coins, told.rat + second.rat)
                assert (together.rat_after, together.cube_pays) == (second.rat_after, second.cube_pays)
            elif len(events) == len(told.events) and now.label == view.label:
                assert told.rat_after == now.players[colour].rat_after
                assert told.cube_pays == now.cube_pays_now
    assert {"friend", "drive", "collect", "donate", "benefit"} <= met


def _check_alone(prospects: Prospects, move: Move, real: Outcome, decision: Decision) -> None:
    """Compare what a thing would bring as things are with what the choice of it brings."""
    told: Outcome | None = real
    if move.verb == "play":
        told = prospects.of_card(move.what)
    elif move.verb == "hire" and decision.source == "hire":
        told = prospects.of_person(move.what)
    elif move.verb == "collect":
        told = prospects.of_message(decision.place or "")
    assert told is not None
    aside = (CardPlayed, ThirdLaid, PersonHired, CoinsPaid)
    happens = [[event for event in one.events if not isinstance(event, aside)] for one in (real, told)]
    assert happens[0] == happens[1]
    assert (told.coins, told.cubes, told.rat, told.placed) == (real.coins, real.cubes, real.rat, real.placed)


def _check_messages(prospects: Prospects, view: View, colour: str) -> None:
    """A message that may not be taken is worth nothing (RULES.md section 6)."""
    held = [owner for owner, _ in view.players[colour].messages]
    for market, (owner, _) in view.messages.items():
        free = all(held.count(owner) <= held.count(other) for other, _ in view.messages.values())
        assert (prospects.of_message(market) is not None) == free
