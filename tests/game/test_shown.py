"""What the table shows while events are told one by one ends where the engine's view is."""

import random

import pytest

from engine import COLOURS, Game, redact
from game.match.board import DisplayedBoard
from game.table.motion.acts import acts_for

FIELDS = ("coins", "cache", "supply", "sectors", "friend", "cathedral", "rat", "carriage", "messages")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("watched", [True, False], ids=["a player looks", "nobody looks"])
def test_events_alone_lead_to_the_next_view(players: int, seed: int, watched: bool) -> None:
    rng = random.Random(seed)
    game = Game.new(COLOURS[:players], seed=seed, new_persons=seed % 2 == 0)
    viewers = game.seats[:1] if watched else ()
    shown = DisplayedBoard(game.view(*viewers))
    while not game.over:
        seen = [redact(event, viewers) for event in game.play(rng.choice(game.legal_moves()))]
        for act in acts_for(seen):
            for event in act.events:
                shown.leave(event)
            for event in act.events:
                shown.arrive(event)
        view = game.view(*viewers)
        assert shown.messages == view.messages
        assert shown.bank == view.bank
        assert shown.first == view.first
        assert shown.persons == view.persons
        assert shown.cube_pays_now == view.cube_pays_now
        for colour, player in view.players.items():
            for name in FIELDS:
                assert getattr(shown.players[colour], name) == getattr(player, name), (colour, name)
            if view.phase == "actions":
                assert shown.players[colour].rat_after == player.rat_after, colour
            if not view.over:
                assert shown.players[colour].prestige == player.prestige
            if view.phase in ("draft", "actions"):
                for pile in ("draft", "kept", "hand"):
                    assert sorted(getattr(shown.players[colour], pile)) == sorted(getattr(player, pile))


def test_showing_never_touches_the_view_it_was_made_from() -> None:
    view = Game.new(("blue", "red"), seed=1).view("blue")
    before = repr(view)
    shown = DisplayedBoard(view)
    shown.players["blue"].add_cubes("bank", 3)
    shown.messages.clear()
    assert repr(view) == before
