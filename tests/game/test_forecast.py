"""What a choice would bring, in words: it is what happens, it tells no secret, and it knows what is waste."""

import re
from random import Random

import pytest

from engine import COLOURS, EDITIONS, Decision, Game, Move, View, draw_world
from engine import events as e
from engine.names import card_kind
from game.decisions.forecast import Forecast, plague, situation
from game.decisions.targets import targets_of
from game.words import set_language

SEEDS = range(6)


def game_of(seed: int) -> Game:
    print(f"seed {seed}")
    edition = tuple(EDITIONS)[seed % len(EDITIONS)]
    return Game.new(COLOURS[: 2 + seed % 4], seed, edition, new_persons=seed % 2 == 0)


def asked(game: Game, random: Random) -> tuple[View, Decision]:
    colour = random.choice(game.to_move)
    view = game.view(colour)
    return view, view.decisions[colour]


def number(line: str, what: str) -> int:
    """The number before a word of a line; 0 if the word isn't there."""
    found = re.search(rf"\+(\d+) {what}", line)
    return int(found[1]) if found else 0


def test_the_line_of_a_choice_has_the_numbers_of_what_happens() -> None:
    met = set()
    for seed in SEEDS:
        game, random = game_of(seed), Random(seed)
        while not game.over:
            view, decision = asked(game, random)
            move = random.choice(decision.options)
            forecast = Forecast(view, decision)
            line, outcome = forecast.line((move,)), forecast.outcomes.get(move)
            if outcome is not None and not outcome.asks and move.verb in ("play", "hire", "collect", "gain"):
                happened = outcome.events
                prestige = sum(event.n for event in happened if isinstance(event, e.PrestigeGained))
                coins = sum(event.n for event in happened if isinstance(event, e.CoinsGained))
                cubes = sum(event.n for event in happened if isinstance(event, e.CubesGained))
                assert [number(line, what) for what in ("prestige", "coin", "cube")] == [
                    prestige,
                    coins,
                    cubes,
                ]
                met.add(move.verb)
            game.play(move)
    assert met == {"play", "hire", "collect", "gain"}


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "ja"])
def test_every_choice_and_every_thing_has_words_in_every_language(language: str) -> None:
    set_language(language)
    try:
        game, random = game_of(4), Random(4)
        while not game.over:
            view, decision = asked(game, random)
            forecast = Forecast(view, decision)
            for move in decision.options:
                line = forecast.line((move,))
                assert line or move.verb in ("from", "carry", "done"), move
                assert not line.endswith((": ", "："))
            own = view.players[decision.colour]
            for thing in (
                *(("card", card) for card in (*own.draft, *own.hand)),
                *(("area", decision.colour, sector) for sector in own.sectors),
                *(("market", market) for market in view.messages),
                ("cathedral",),
                ("area", decision.colour, "harbour"),
            ):
                assert situation(forecast, thing) or own.cache == 0
            game.play(random.choice(decision.options))
    finally:
        set_language("en")


def test_what_others_may_read_tells_nothing_that_only_the_seat_knows() -> None:
    """In worlds as another seat sees them, the hidden cards and the prestige differ, the lines don't."""
    compared = 0
    for seed in (0, 2, 4, 8, 10):
        game, random = game_of(seed), Random(seed)
        while not game.over:
            view, decision = asked(game, random)
            other = next(colour for colour in view.seats if colour != decision.colour)
            if decision.kind == "hire":
                forecast = Forecast(view, decision, discreet=True)
                world = draw_world(game.view(other), random, {decision.colour: random.randrange(60)})
                redrawn = world.view(decision.colour)
                there = Forecast(redrawn, redrawn.decisions[decision.colour], discreet=True)
                for move in decision.options:
                    assert forecast.line((move,)) == there.line((move,))
                    assert forecast.wastes((move,)) == there.wastes((move,))
                    assert forecast.person(move.what or "spy") == there.person(move.what or "spy")
                    compared += 1
            game.play(random.choice(decision.options))
    assert compared > 100


def test_the_plague_is_told_with_its_price() -> None:
    assert plague(3, 5) == "rat marker 3 → 5"
    assert plague(7, 12) == "rat marker 7 → beyond 9 (−2 prestige, −1 cube)"


# Waste


def first(kind: str, found: object = None, start: int = 0) -> tuple[View, Decision]:
    """The first decision of a kind in random games from ``start`` on for which ``found`` (if given) holds."""
    for seed in range(start, 400):
        game, random = game_of(seed), Random(seed)
        while not game.over:
            view, decision = asked(game, random)
            if decision.kind == kind and (found is None or found(view, decision)):  # type: ignore[operator]
                return view, decision
            game.play(random.choice(decision.options))
    raise AssertionError(f"no {kind} in these games")


def wasted(view: View, decision: Decision) -> set[str]:
    forecast = Forecast(view, decision)
    return {move.choice for move in decision.options if forecast.wastes((move,))}


def test_a_refusal_wastes_the_card_and_a_gain_does_not() -> None:
    assert wasted(*first("donate")) == {"donate 0"}
    assert wasted(*first("collect")) == {"leave"}
    assert "forgo" in wasted(*first("take"))
    assert wasted(*first("draft")) == set()


def test_notre_dame_without_a_coin_is_a_wasted_card() -> None:
    def poor(view: View, decision: Decision) -> bool:
        kinds = [card_kind(move.what) for move in decision.options]
        return view.players[decision.colour].coins == 0 and "notredame" in kinds and "residence" in kinds

    view, decision = first("play", poor)
    assert {choice.split(".")[1] for choice in wasted(view, decision) if "play" in choice} >= {"notredame"}
    assert not any("residence" in choice and "play" in choice for choice in wasted(view, decision))


def test_nothing_is_wasted_where_nothing_else_is_possible() -> None:
    for seed in SEEDS:
        game, random = game_of(seed), Random(seed)
        while not game.over:
            view, decision = asked(game, random)
            assert len(wasted(view, decision)) < len(decision.options)
            game.play(random.choice(decision.options))


def test_a_person_who_brings_nothing_wastes_the_coin() -> None:
    def idle(view: View, decision: Decision) -> bool:
        own = view.players[decision.colour]
        return "minstrel" in view.persons and not any(own.influence(sector) for sector in own.sectors)

    view, decision = first("hire", idle)
    assert "hire minstrel" in wasted(view, decision)
    assert "pass" not in wasted(view, decision)


def test_the_coachmans_buttons_tell_their_totals() -> None:
    view, decision = first("repeat", start=362)
    brings = Forecast(view, decision).outcomes
    for target in targets_of(decision, brings):
        total = brings[target.move].prestige
        assert f"+{total} prestige" in target.label
        held = sum(kind == target.move.what for _, kind in view.players[decision.colour].messages)
        if target.move.what == "rat" and brings[target.move].rat == -held:
            assert f"{held} rat" in target.label


def test_the_friend_brings_what_its_new_sector_does() -> None:
    view, decision = first(
        "play", lambda view, decision: any("friend" in move.what for move in decision.options)
    )
    move = next(move for move in decision.options if "friend" in move.what and move.verb == "play")
    forecast = Forecast(view, decision)
    bank = Move(decision.colour, "friend", "residence")
    if bank in forecast.of(move).options:
        assert forecast.line((move, bank)).startswith("Residence: +")


def test_the_rat_of_a_line_goes_where_it_goes() -> None:
    """Whoever kills a rat is told the space on which their rat then stands."""
    met = 0
    for seed in SEEDS:
        game, random = game_of(seed), Random(seed)
        while not game.over:
            view, decision = asked(game, random)
            move = random.choice(decision.options)
            line = Forecast(view, decision).line((move,))
            told = re.search(r"\brat marker (\d+) → (\d+)", line)
            events = game.play(move)
            steps = [event for event in events if isinstance(event, e.RatMoved) and event.reason == "kill"]
            if told and steps and not game.over and game.view().round == view.round:
                now = game.view().players[decision.colour].rat
                assert (int(told[1]), int(told[2])) == (view.players[decision.colour].rat, now), line
                met += 1
    assert met > 20


def test_what_each_cube_in_notre_dame_pays_is_told_before_and_after() -> None:
    met = 0
    for seed in range(12):
        game, random = game_of(seed), Random(seed)
        while not game.over:
            view, decision = asked(game, random)
            move = random.choice(decision.options)
            line = Forecast(view, decision).line((move,))
            game.play(move)
            told = re.search(r"a cube in Notre Dame pays (\d+) → (\d+)", line)
            if told and not game.over and game.view().round == view.round:
                assert (int(told[1]), int(told[2])) == (view.cube_pays_now, game.view().cube_pays_now), line
                met += told[1] != told[2]
    assert met > 5


def test_a_donation_is_told_at_its_printed_price() -> None:
    """RULES.md section 4: 1, 2 or 3 coins for 1, 3 or 6 prestige."""
    printed, met = {1: 1, 2: 3, 3: 6}, set()
    for seed in SEEDS:
        game, random = game_of(seed), Random(seed)
        while not game.over:
            view, decision = asked(game, random)
            move = random.choice(decision.options)
            told = re.search(r"up to \+(\d+) prestige for (\d) coin", Forecast(view, decision).line((move,)))
            if told:
                assert int(told[1]) == printed[int(told[2])]
                met.add(int(told[2]))
            game.play(move)
    assert met == {1, 2, 3}


def test_the_scholar_is_looked_at_before_anybody_has_laid_a_third_card() -> None:
    game = next(
        game
        for game in (Game.new(COLOURS[:2], seed, new_persons=True) for seed in range(200))
        if "scholar" in game.view().persons
    )
    assert situation(Forecast(game.view(game.to_move[0])), ("person", "scholar")) == ""
