"""Phase 2: the draft (RULES.md section 4). Seats pick in any order; cards are passed when all have picked."""

from __future__ import annotations

from engine.content import NUMBERS
from engine.events import CardKept, CardsPassed, HandDrawn, HandTaken
from engine.moves import Move, moves
from engine.names import Colour
from engine.rules.state import State
from engine.rules.steps import step


@step("draw_hands")
def draw_hands(state: State) -> None:
    """Each seat draws the top 3 cards of its deck and has to pick one."""
    state.phase = "draft"
    for colour, player in state.players.items():
        player.draft = player.deck[: NUMBERS.hand_size]
        player.deck = player.deck[NUMBERS.hand_size :]
        player.draft = tuple(sorted(player.draft))
        player.seen += player.draft
        state.events.append((HandDrawn, colour, player.draft))
    state.picking = state.setup.seats


@step("pass_on")
def pass_on(state: State) -> None:
    """Pass the remaining cards to the left. A single card is kept without a decision."""
    seats = state.setup.seats
    players = state.players
    passed = [players[seat].draft for seat in seats]
    for here, seat in enumerate(seats):
        cards = passed[here - 1]
        state.events.append((CardsPassed, seats[here - 1], seat, cards))
        player = players[seat]
        player.passed += (passed[here],)
        player.draft = cards
        player.seen += cards
    if len(passed[0]) > 1:
        state.picking = seats
    else:
        for seat in seats:
            keep(state, players[seat].draft[0], seat)


def options(state: State, colour: Colour) -> tuple[Move, ...]:
    """Return the moves of a seat in the draft; empty if it has picked."""
    return moves(colour, "keep", state.players[colour].draft) if colour in state.picking else ()


def keep(state: State, card: str, colour: Colour) -> None:
    """Move a card of a seat from its draft to its kept cards."""
    player = state.players[colour]
    at = player.draft.index(card)
    player.draft = player.draft[:at] + player.draft[at + 1 :]
    player.kept += (card,)
    state.events.append((CardKept, colour, card))


@step("take_hands")
def take_hands(state: State) -> None:
    """Turn the three kept cards into the hand."""
    for colour, player in state.players.items():
        player.hand = tuple(sorted(player.kept))
        player.kept = ()
        state.events.append((HandTaken, colour, player.hand))
