"""Phase 2: the draft (RULES.md section 4). All pick in any order; cards move when all have picked."""

from __future__ import annotations

from engine.content import NUMBERS
from engine.events import CardKept, CardsPassed, HandDrawn, HandTaken
from engine.moves import Move, moves
from engine.names import Colour
from engine.rules.state import State
from engine.rules.steps import step


@step("draw_hands")
def draw_hands(state: State) -> None:
    """Everybody draws the top 3 of the own deck and is to pick one."""
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
    """What was not kept goes to the left; a single card is taken without a choice."""
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
    """The cards that a seat may keep; empty when it has picked."""
    return moves(colour, "keep", state.players[colour].draft) if colour in state.picking else ()


def keep(state: State, card: str, colour: Colour) -> None:
    """A seat keeps a card of those before it."""
    player = state.players[colour]
    at = player.draft.index(card)
    player.draft = player.draft[:at] + player.draft[at + 1 :]
    player.kept += (card,)
    state.events.append((CardKept, colour, card))


@step("take_hands")
def take_hands(state: State) -> None:
    """The three kept cards are the hand."""
    for colour, player in state.players.items():
        player.hand = tuple(sorted(player.kept))
        player.kept = ()
        state.events.append((HandTaken, colour, player.hand))
