"""Invariants of the state: everything about pieces and cards that must hold in any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, get_args

from engine.content import NUMBERS
from engine.names import (
    CARD_KINDS,
    MARKETS,
    MESSAGE_KINDS,
    PERIODS,
    PHASES,
    PLACES,
    ROUNDS,
    ROUNDS_A_PERIOD,
    SECTORS,
    card_owner,
    period_of,
)
from engine.quoting import shortened
from engine.rules.state import Player, State

ProblemKind = Literal[
    "round",
    "first",
    "cubes",
    "friend",
    "coins",
    "bank",
    "rat",
    "prestige",
    "carriage",
    "messages",
    "persons",
    "rats",
    "cards",
    "hand",
    "deck",
    "question",
]
PROBLEM_KINDS: tuple[ProblemKind, ...] = get_args(ProblemKind)
"""All kinds of problems."""


class Problem(NamedTuple):
    """A broken invariant of a game's state."""

    kind: ProblemKind
    sentence: str
    """What is wrong, as a sentence for people."""


def problems(state: State) -> tuple[Problem, ...]:
    """Return every broken invariant of a state in which a seat has a decision or the game is over."""
    return (*problems_of_pieces(state), *problems_of_cards(state), *_question(state))


def problems_of_pieces(state: State) -> tuple[Problem, ...]:
    """Return what is wrong with round, pieces, messages and persons; cards and decisions are not checked."""
    found = [*_round(state)]
    if found:  # the other checks need the round
        return tuple(found)
    for player in state.players.values():
        found += _pieces(state, player)
    return (*found, *_bank(state), *_messages(state), *_persons(state))


def _count(value: object, low: int, high: int | None = None) -> bool:
    """Return whether a value is a whole number in a range."""
    return type(value) is int and low <= value and (high is None or value <= high)


def _round(state: State) -> Iterator[Problem]:
    if not _count(state.round, 1, ROUNDS):
        yield Problem("round", f"The round must be 1 to {ROUNDS}, not {shortened(state.round)}.")
    if state.phase not in PHASES:
        yield Problem("round", f"The phase must be one of {', '.join(PHASES)}, not {shortened(state.phase)}.")
    if state.first not in state.setup.seats:
        yield Problem("first", f"Nobody plays {shortened(state.first)}, who has the bellringer.")


def _pieces(state: State, player: Player) -> Iterator[Problem]:
    """The pieces of one seat (RULES.md sections 1 and 3)."""
    colour = player.colour
    stocks = {"cache": player.cache, "supply": player.supply, **player.cubes}
    for place, cubes in stocks.items():
        if place not in (*PLACES, "cache", "supply"):
            yield Problem("cubes", f"{colour} can't have cubes in {shortened(place)}.")
        elif not _count(cubes, 0):
            yield Problem("cubes", f"{colour} can't have {shortened(cubes)} cubes in {place}.")
    if missing := [place for place in PLACES if place not in player.cubes]:
        yield Problem("cubes", f"How many cubes {colour} has in {', '.join(missing)} isn't said.")
    all_cubes = NUMBERS.start_cache + NUMBERS.start_supply
    if all(_count(cubes, 0) for cubes in stocks.values()) and sum(stocks.values()) != all_cubes:
        yield Problem("cubes", f"{colour} has {sum(stocks.values())} cubes, not {all_cubes}.")
    if player.friend is not None and player.friend not in SECTORS:
        yield Problem("friend", f"The friend of {colour} can't be in {shortened(player.friend)}.")
    if not _count(player.coins, 0):
        yield Problem("coins", f"{colour} can't have {shortened(player.coins)} coins.")
    if not _count(player.rat, 0, NUMBERS.rat_track_end):
        yield Problem(
            "rat",
            f"The rat of {colour} must be on 0 to {NUMBERS.rat_track_end}, not {shortened(player.rat)}.",
        )
    if not _count(player.prestige, 0):
        yield Problem("prestige", f"{colour} can't have {shortened(player.prestige)} prestige.")
    if player.carriage not in state.streets.markets:
        yield Problem("carriage", f"The carriage of {colour} is on {shortened(player.carriage)}, no market.")


def _bank(state: State) -> Iterator[Problem]:
    """Where coins are limited there are 25, those of the bank included (RULES.md section 5)."""
    coins = [player.coins for player in state.players.values()]
    if not state.setup.options.coins_limited:
        if state.bank is not None:
            yield Problem("bank", "Coins are unlimited, so the bank has no number of them.")
    elif all(_count(held, 0) for held in coins):
        rest = NUMBERS.coins - sum(coins)
        if rest < 0:
            yield Problem("coins", f"The players have {sum(coins)} coins; there are only {NUMBERS.coins}.")
        elif state.bank != rest:
            yield Problem("bank", f"The bank has {shortened(state.bank)} coins, not {rest}.")


def _messages(state: State) -> Iterator[Problem]:
    """Each borough's messages, one of each kind: on its own perimeter markets or taken (section 3)."""
    for market, (colour, _) in state.messages.items():
        owner, _, name = market.partition(".")
        if owner != colour or name not in MARKETS[1:]:
            yield Problem("messages", f"A {shortened(colour)} message can't lie on {shortened(market)}.")
    taken = [message for player in state.players.values() for message in player.messages]
    yield from _all_once(
        "messages",
        "message",
        (" ".join(map(str, message)) for message in (*state.messages.values(), *taken)),
        (f"{colour} {kind}" for colour in state.ring for kind in MESSAGE_KINDS),
    )


def _persons(state: State) -> Iterator[Problem]:
    """Two brown persons and a grey one of the period's letter are on display, the rest in their stacks."""
    shown, persons = state.persons, state.cast.persons
    expected = 0 if state.phase == "over" else 3
    if len(shown) != expected:
        yield Problem("persons", f"{len(shown)} persons are on display, not {expected}.")
        return
    brown, grey = (*shown[:2], *state.brown), (*shown[2:], *state.grey)
    yield from _all_once("persons", "brown person", brown, state.cast.brown)
    yield from _all_once("persons", "grey person", grey, state.grey_in_play)
    letters = [persons[person].letter for person in state.grey_in_play if person in persons]
    if letters != [letter for letter in PERIODS for _ in range(ROUNDS_A_PERIOD)]:
        yield Problem("persons", f"Of each letter {ROUNDS_A_PERIOD} grey persons must be in play.")
        return
    ahead = (*shown[2:], *state.grey_to_come())
    first = state.round if shown else ROUNDS + 1
    for round_, person in enumerate(ahead, first):
        letter = period_of(round_)
        if person in persons and persons[person].letter != letter:
            yield Problem("persons", f"The {person} can't come in round {round_}, of letter {letter}.")
    rats = sum(persons[person].rats for person in shown if person in persons)
    if state.rats != rats:
        yield Problem("rats", f"The persons on display bring {rats} rats, not {shortened(state.rats)}.")


def problems_of_cards(state: State) -> tuple[Problem, ...]:
    """Return what is wrong with the action cards (RULES.md section 4).

    The unplayed third cards of a period's earlier rounds are not tracked: nobody may look at them.
    """
    found: list[Problem] = []
    cards: list[str] = []
    before = (state.round - 1) % ROUNDS_A_PERIOD
    if state.phase == "over":
        before += 1
    unseen = 0
    for player in state.players.values():
        held = _held(player)
        cards += (*player.deck, *player.gone, *held)
        unseen += before * NUMBERS.hand_size - len(player.gone)
        hand = 0 if state.phase == "over" else NUMBERS.hand_size
        if len(held) != hand:
            found.append(Problem("hand", f"{player.colour} has {len(held)} cards of this round, not {hand}."))
        deck = len(CARD_KINDS) - before * NUMBERS.hand_size - hand
        if len(player.deck) != deck:
            found.append(Problem("deck", f"The deck of {player.colour} has {len(player.deck)}, not {deck}."))
        found += [
            Problem("deck", f"{card} can't lie in the deck of {player.colour}.")
            for card in player.deck
            if card_owner(card) != player.colour
        ]
    every = [f"{colour}.{kind}" for colour in state.setup.seats for kind in CARD_KINDS]
    found += _all_once("cards", "card", cards, every, unseen)
    return tuple(found)


def _held(player: Player) -> tuple[str, ...]:
    """Return the cards of a seat in this round, each once."""
    third = () if player.third is None or player.third in player.played else (player.third,)
    return (*player.draft, *player.kept, *player.hand, *player.played, *third)


def _all_once(
    kind: ProblemKind, noun: str, found: Iterable[str], expected: Iterable[str], unseen: int = 0
) -> Iterator[Problem]:
    """Check that each thing is there once; ``unseen`` of them are not tracked."""
    counted, every = Counter(found), tuple(expected)
    missing = [thing for thing in every if not counted[thing]]
    for thing, times in counted.items():
        if thing not in every:
            yield Problem(kind, f"There is no {noun} {shortened(thing)} in this game.")
        elif times > 1:
            yield Problem(kind, f"The {noun} {thing} is there {times} times.")
    if len(missing) != unseen:
        named = f": {', '.join(missing)}" if missing else ""
        yield Problem(kind, f"{len(missing)} of each {noun} are missing, not {unseen}{named}.")


def _question(state: State) -> Iterator[Problem]:
    """Until the game is over, a seat has a decision with two or more options (RULES.md section 10)."""
    pending, picking = state.pending, state.picking
    if state.phase == "over":
        if pending or picking or state.agenda or state.round != ROUNDS:
            yield Problem("question", "The game is over, yet something has still to happen.")
        return
    if (pending is None) == (not picking):
        yield Problem("question", "Nobody is asked." if pending is None else "Too many are asked at once.")
    if pending and (len(pending.options) < 2 or pending.colour not in state.setup.seats):
        yield Problem("question", f"{pending.colour} is asked, but has nothing to choose from.")
    if pending and any(move.colour != pending.colour for move in pending.options):
        yield Problem("question", f"Not all options of {pending.colour} are its own moves.")
    if picking != tuple(colour for colour in state.setup.seats if colour in picking):
        yield Problem("question", "Those who have yet to pick don't stand in seat order.")
    if picking and (state.phase != "draft" or any(not state.players[c].draft for c in picking)):
        yield Problem("question", "Cards are picked outside a draft, or by somebody who has none.")
