"""The New Persons (RULES.md section 9). The councillor is in :mod:`engine.rules.hiring`."""

from __future__ import annotations

from engine.content.definitions import Person
from engine.events import ActionForgone, CubeRemoved, GreyShown, ThirdShown
from engine.moves import Move, bare, moves
from engine.names import MARKETS, MESSAGE_KINDS, NOTREDAME, PLACES, Colour
from engine.rules.actions import activate, do_card, other_sectors
from engine.rules.carriage import pay_messages
from engine.rules.gains import (
    gain_coins,
    gain_prestige,
    kill_rats,
    pay_coins,
    place_from_supply,
)
from engine.rules.persons.brown import move_pieces
from engine.rules.persons.registry import effect
from engine.rules.state import State
from engine.rules.steps import step


@effect()
def administrator(state: State, colour: Colour, person: Person) -> None:
    """Gain as much prestige as the player has, as one gain."""
    player = state.players[colour]
    gain_prestige(state, player, player.prestige, person.name)


@effect()
def nurse(state: State, colour: Colour, person: Person) -> None:
    """1 cube from the supply into the hospital, and kill a rat, even if the supply is empty (R14)."""
    player = state.players[colour]
    place_from_supply(state, player, "hospital")
    kill_rats(state, player)


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


@effect()
def priest(state: State, colour: Colour, person: Person) -> None:
    """1 cube from the supply into the cathedral; nothing else."""
    if not place_from_supply(state, state.players[colour], NOTREDAME):
        state.events.append((ActionForgone, colour, person.name))


@effect()
def prosecutor(state: State, colour: Colour, person: Person) -> None:
    """Activate one own sector that has influence 1 or more (R10)."""
    manned = state.players[colour].manned_sectors()
    if manned:
        state.ask(colour, "activate", moves(colour, "activate", manned), _activate, source=person.name)
    else:
        state.events.append((ActionForgone, colour, person.name))


@step("activate")
def _activate(state: State, colour: Colour, move: Move) -> None:
    activate(state, colour, move.what)


@effect("prestige")
def bellringer(state: State, colour: Colour, person: Person) -> None:
    """3 prestige per own cube in the cathedral."""
    player = state.players[colour]
    gain_prestige(state, player, person.prestige * player.cubes[NOTREDAME], person.name)


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


@effect()
def butcher(state: State, colour: Colour, person: Person) -> None:
    """1 cube from the supply into each own empty sector; with too few cubes the player chooses."""
    player = state.players[colour]
    empty = player.empty_sectors()
    if not empty or not player.supply:
        state.events.append((ActionForgone, colour, person.name))
    elif player.supply >= len(empty):
        for sector in empty:
            place_from_supply(state, player, sector)
    else:
        _ask_butcher(state, colour, person.name)


def _ask_butcher(state: State, colour: Colour, person: str) -> None:
    options = moves(colour, "to", state.players[colour].empty_sectors())
    state.ask(colour, "place", options, _butcher_to, person, source=person)


@step("butcher_to")
def _butcher_to(state: State, colour: Colour, move: Move, person: str) -> None:
    player = state.players[colour]
    place_from_supply(state, player, move.what)
    if player.supply:
        _ask_butcher(state, colour, person)


@effect()
def patron(state: State, colour: Colour, person: Person) -> None:
    """Return any number of coins to the bank: kill a rat for each."""
    player = state.players[colour]
    most = min(player.coins, player.rat)
    options = moves(colour, "spend", tuple(str(coins) for coins in range(most + 1)))
    state.ask(colour, "spend", options, _spend, person.name, source=person.name)


@step("spend")
def _spend(state: State, colour: Colour, move: Move, person: str) -> None:
    player, coins = state.players[colour], int(move.what)
    if not coins:
        state.events.append((ActionForgone, colour, person))
        return
    pay_coins(state, player, coins, person)
    kill_rats(state, player, coins)


@effect("coins")
def merchant(state: State, colour: Colour, person: Person) -> None:
    """1 coin per market of the own borough without a message, the centre one included (R12)."""
    free = sum(f"{colour}.{market}" not in state.messages for market in MARKETS)
    gain_coins(state, state.players[colour], person.coins * free)


@effect("prestige")
def innkeeper(state: State, colour: Colour, person: Person) -> None:
    """2 prestige per influence in the own hotel."""
    player = state.players[colour]
    gain_prestige(state, player, person.prestige * player.influence("hotel"), person.name)


@effect("prestige", "cubes")
def guard(state: State, colour: Colour, person: Person) -> None:
    """3 prestige per 2 own cubes in the supply."""
    player = state.players[colour]
    gain_prestige(state, player, person.prestige * (player.supply // person.cubes), person.name)


@effect("prestige")
def gravedigger(state: State, colour: Colour, person: Person) -> None:
    """Prestige equal to this round's rats on the 3 persons, whatever a doctor does."""
    gain_prestige(state, state.players[colour], person.prestige * state.rats, person.name)


@effect()
def actress(state: State, colour: Colour, person: Person) -> None:
    """Move all own pieces of one own sector to another own sector, and activate it."""
    manned = state.players[colour].manned_sectors()
    if manned:
        state.ask(
            colour,
            "actress_from",
            moves(colour, "from", manned),
            _actress_from,
            person.name,
            source=person.name,
        )
    else:
        state.events.append((ActionForgone, colour, person.name))


@step("actress_from")
def _actress_from(state: State, colour: Colour, move: Move, person: str) -> None:
    options = moves(colour, "to", other_sectors(move.what))
    state.ask(colour, "actress_to", options, _actress_to, move.what, source=person, place=move.what)


@step("actress_to")
def _actress_to(state: State, colour: Colour, move: Move, from_: str) -> None:
    player = state.players[colour]
    move_pieces(state, colour, from_, move.what, player.cubes[from_], player.friend == from_)
    activate(state, colour, move.what)


@effect()
def mistress(state: State, colour: Colour, person: Person) -> None:
    """1 cube from the supply into the friend's sector, and activate it; nothing if the friend is in hand."""
    player = state.players[colour]
    if player.friend is not None and place_from_supply(state, player, player.friend):
        activate(state, colour, player.friend)
    else:
        state.events.append((ActionForgone, colour, person.name))
