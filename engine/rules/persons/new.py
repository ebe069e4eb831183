"""The New Persons whose effects are no data (RULES.md section 9); see :mod:`engine.rules.hiring`, too."""

from __future__ import annotations

from engine.content.definitions import Person
from engine.events import ActionForgone, CubeRemoved, GreyShown, ThirdShown
from engine.moves import Move, bare, moves
from engine.names import MESSAGE_KINDS, PLACES, Colour
from engine.rules.actions import do_card
from engine.rules.carriage import pay_messages
from engine.rules.gains import gain_prestige
from engine.rules.persons.registry import effect
from engine.rules.state import State
from engine.rules.steps import step


@effect()
def scholar(state: State, colour: Colour, person: Person) -> None:
    """Do the action of the unplayed third card as if it had been played, and turn it face up."""
    player = state.players[colour]
    card = player.third
    if card is None:
        raise AssertionError("persons are hired after everybody has laid a third card")
    player.played += (card,)
    state.events.append((ThirdShown, colour, card))
    do_card(state, colour, card)


@effect("prestige")
def spy(state: State, colour: Colour, person: Person) -> None:
    """Look at the remaining grey persons in their order, in secret; 2 prestige."""
    player = state.players[colour]
    player.spied = True
    state.events.append((GreyShown, colour, state.grey_to_come()))
    gain_prestige(state, player, person.prestige, person.name)


@effect("prestige")
def gypsies(state: State, colour: Colour, person: Person) -> None:
    """Return any number of own cubes from the board to the supply: 2 prestige each, all as one gain."""
    if state.players[colour].cubes_on_board():
        _ask_remove(state, colour, person.name, 0)
    else:
        state.events.append((ActionForgone, colour, person.name))


def _ask_remove(state: State, colour: Colour, person: str, removed: int) -> None:
    cubes = state.players[colour].cubes
    held = tuple(place for place in PLACES if cubes[place])
    options = moves(colour, "remove", held) + bare(colour, "done")
    state.ask(colour, "remove", options, _remove, person, removed, source=person)


@step("remove")
def _remove(state: State, colour: Colour, move: Move, person: str, removed: int) -> None:
    player = state.players[colour]
    if move.verb == "done":
        gain_prestige(state, player, state.cast.persons[person].prestige * removed, person)
        return
    player.cubes[move.what] -= 1
    player.supply += 1
    state.events.append((CubeRemoved, colour, move.what, person))
    _ask_remove(state, colour, person, removed + 1)


@effect()
def coachman(state: State, colour: Colour, person: Person) -> None:
    """Receive the benefit of all own messages of one kind again (R11)."""
    held = {kind for _, kind in state.players[colour].messages}
    kinds = tuple(kind for kind in MESSAGE_KINDS if kind in held)
    if kinds:
        state.ask(colour, "repeat", moves(colour, "repeat", kinds), _repeat, person.name, source=person.name)
    else:
        state.events.append((ActionForgone, colour, person.name))


@step("repeat")
def _repeat(state: State, colour: Colour, move: Move, person: str) -> None:
    player = state.players[colour]
    count = sum(kind == move.what for _, kind in player.messages)
    pay_messages(state, player, move.what, count, person)
