"""The contract that every whole game keeps, move by move."""

import re
from random import Random
from typing import Any

import pytest

from engine import CARD_KINDS, COLOURS, PLACES, Game, IllegalMove, Move, draw_world, redact
from engine.events import Event
from tests.engine.shadow import Shadow

CARD = re.compile(rf"\b(?:{'|'.join(COLOURS)})\.(?:{'|'.join(CARD_KINDS)})\b")

TIMID = ("pass", "forgo", "leave", "done", "discard")
"""Verbs by which little happens; they are chosen less often, so that games grow rich."""

FOREIGN: list[tuple[Any, str]] = [
    (verb, what)
    for verb, whats in {
        "keep": ("red.bank", "blue.friend"),
        "play": ("red.bank", "green.notredame"),
        "discard": ("blue.park",),
        "take": PLACES,
        "friend": ("bank", "notredame"),
        "gain": ("coin", "cube", "kill", "prestige"),
        "drive": ("red.centre", "blue.inner", "red.4"),
        "donate": ("0", "3", "4", "-1"),
        "hire": ("doctor", "spy", "nobody"),
        "from": ("bank", "notredame", "park friend"),
        "to": ("bank", "notredame"),
        "carry": ("1", "3", "4", "0", "3+friend"),
        "activate": ("hotel",),
        "remove": ("bank",),
        "spend": ("0", "9"),
        "repeat": ("coin",),
        "lose": ("park", "notredame"),
        "collect": ("",),
        "leave": ("",),
        "pass": ("",),
        "done": ("",),
        "forgo": ("",),
    }.items()
    for what in whats
]


def choose(game: Game, random: Random) -> Move:
    """A legal move, the timid ones seldom."""
    moves = game.legal_moves()
    weights = [1 if move.verb in TIMID or move.what == "0" else 4 for move in moves]
    return random.choices(moves, weights)[0]


def open_view(game: Game) -> str:
    """All that is on and under the table but for decks, as one text; with what may be done."""
    return f"{game.view(*game.seats)!r} {game.legal_moves()!r}"


def play_to_the_end(game: Game, random: Random, thorough_every: int = 7) -> Shadow:
    """Play a whole game and check the contract after every move, the costly parts now and then."""
    shadow = Shadow(game.view(*game.seats))
    shadow.check(game.view(*game.seats))
    kept: list[tuple[Game, str]] = []
    ply = 0
    while not game.over:
        check_decisions(game)
        if ply % thorough_every == 0:
            check_legal_moves_are_accepted(game)
            check_illegal_moves_are_refused(game, random)
            check_views(game, shadow, random)
        if ply % 50 == 0:
            kept.append((game.copy(), open_view(game)))
        events = game.play(choose(game, random))
        for event in events:
            shadow.tell(event)
        check_secrets(shadow, list(events))
        shadow.check(game.view(*game.seats))
        ply += 1
    for copy, looked in kept:
        assert open_view(copy) == looked, "old copies are unchanged"
    check_result(game, shadow)
    return shadow


def check_decisions(game: Game) -> None:
    """Who is to move has two or more options, each with a text of its own."""
    assert game.to_move == tuple(colour for colour in game.seats if colour in game.to_move)
    options = []
    for colour in game.seats:
        decision = game.decision(colour)
        assert (decision is not None) == (colour in game.to_move)
        if decision:
            assert decision.colour == colour
            assert len(decision.options) >= 2, decision
            assert all(move.colour == colour for move in decision.options)
            options += list(decision.options)
    assert options == game.legal_moves()
    texts = [str(move) for move in options]
    assert len(set(texts)) == len(texts) > 0
    assert [Move.parse(text) for text in texts] == options


def check_legal_moves_are_accepted(game: Game) -> None:
    before = open_view(game)
    for move in game.legal_moves():
        ahead = game.copy()
        ahead.play(str(move))
        assert open_view(ahead) != before, move
    assert open_view(game) == before, "playing on copies changes nothing"


def check_illegal_moves_are_refused(game: Game, random: Random) -> None:
    before, legal = open_view(game), set(game.legal_moves())
    for move in random.sample(FOREIGN, 8):
        tried = Move(random.choice(COLOURS), *move)
        if tried not in legal:
            with pytest.raises(IllegalMove) as refusal:
                game.play(tried)
            assert str(refusal.value).endswith(".")
    assert open_view(game) == before


def check_views(game: Game, shadow: Shadow, random: Random) -> None:
    """A view holds nothing its seat may not know, and stays the same when that is drawn anew."""
    for colour in game.seats:
        view = game.view(colour)
        told = f"{view!r} {view.flow!r}"
        assert set(CARD.findall(told)) <= shadow.may_know(colour), colour
        check_what_is_hidden(game, shadow, colour)
        world = draw_world(view, random)
        assert repr(world.view(colour)) == repr(view)
        assert world.view(colour) == view
        assert repr(world.decision(colour)) == repr(game.decision(colour))
        assert world.to_move == game.to_move
    spectator = game.view()
    face_up = {card for player in spectator.players.values() for card in (*player.played, *player.gone)}
    assert set(CARD.findall(f"{spectator!r} {spectator.flow!r}")) <= face_up


def check_what_is_hidden(game: Game, shadow: Shadow, colour: str) -> None:
    view = game.view(colour)
    for other, player in view.players.items():
        known = other == colour or view.open_prestige or game.over
        assert player.prestige == (shadow.seats[other].prestige if known else None)
        if other != colour:
            assert player.seen == ()
    to_come = 9 - view.round
    if colour in shadow.spies:
        assert view.grey_ahead == shadow.spies[colour][view.round :]
    else:
        assert view.grey_ahead == ("?",) * to_come
    assert set(view.decisions) <= {colour}


def check_secrets(shadow: Shadow, events: list[Event]) -> None:
    """What a seat is told of the events names no card it may not know."""
    if any(type(event).__name__ == "CardsReturned" for event in events):
        return  # what was known of the old period's cards is told no more, what is new is checked next time
    for colour in shadow.seats:
        told = " ".join(repr(redact(event, (colour,))) for event in events)
        known = shadow.may_know(colour)
        assert set(CARD.findall(told)) <= known, colour
        if "GreyShown" in told and colour not in shadow.spies:
            assert "('?'" in told or "persons=()" in told


def check_result(game: Game, shadow: Shadow) -> None:
    """The end, worked out from scratch."""
    result = game.result
    assert result is not None
    assert result.prestige == {colour: seat.prestige for colour, seat in shadow.seats.items()}
    second = {colour: seat.coins + seat.cache for colour, seat in shadow.seats.items()}
    assert result.tie_break == second
    ranked = sorted(((seat.prestige, second[c]) for c, seat in shadow.seats.items()), reverse=True)
    best = [c for c, seat in shadow.seats.items() if (seat.prestige, second[c]) == ranked[0]]
    assert result.winners == shadow.winners == tuple(best)
    assert game.to_move == ()
    assert game.legal_moves() == []
    assert game.view().round == 9
