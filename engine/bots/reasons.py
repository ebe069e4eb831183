"""Why one move is better than another: the theme of the weights that decides, and the amount behind it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.bots.comparing import Facts
from engine.bots.features import Holdings, pay
from engine.bots.planning import Line
from engine.bots.themes import THEMES, Parts, Theme, by_theme, parts
from engine.bots.value import Value
from engine.content import NUMBERS, PERSONS
from engine.moves import Move
from engine.names import NOTREDAME, ROUNDS_A_PERIOD, SECTORS, card_kind
from engine.rules.state import State

REASONS = (
    *("pays", "pays-for-coin", "pays-this-round"),
    *("coins", "coins-left", "cubes", "cubes-left", "two-benefits"),
    *("bonus", "no-plague", "keeps-rats-away", "holds-off", "kills-rats", "rat-lower"),
    *("shares", "message", "messages-near", "person-to-come", "strengthens"),
    *("least-missed", "keeps-cubes", "saves-coins"),
    *(f"later-{theme}" for theme in THEMES),
)
"""The keys of all reasons."""

_DECIDES = 0.4
"""A theme without an amount is told by another one that makes at least this share of its difference."""
_SPEAKS_AGAINST = 0.5
"""The least difference, in prestige, that is said to speak for the other move."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good, as a thing to stand behind its name: ``3 prestige``."""

    key: str
    """One of :data:`REASONS`."""
    numbers: dict[str, int | str]
    """The arguments of the message: numbers called ``n`` and ``rat``, the names ``sector``, ``place`` and
    ``person``, and ``steps``: cards and persons, with spaces between."""


@dataclass(frozen=True)
class Option:
    """An option of a decision with what the plan knows of it."""

    move: Move
    worth: float
    before: Facts
    turn: Facts
    """When the turn is over."""
    line: Line
    """How the round goes on; for a card that is drafted, only that it is played."""
    parts: Parts
    """What the worth consists of."""

    @cached_property
    def end(self) -> Facts:
        """When the round is over, but for the plague."""
        return self.turn if self.move.verb == "keep" else Facts(self.line.end, self.move.colour)

    @cached_property
    def themes(self) -> dict[Theme, float]:
        """The worth of each theme."""
        return by_theme(self.parts)


def option(move: Move, worth: float, before: Facts, turn: State, line: Line, value: Value) -> Option:
    """Return an option whose plan ends in one position."""
    end = line.end
    split = parts(value, end, end.players[move.colour])
    return Option(move, worth, before, Facts(turn, move.colour), line, split)


def reason(own: Option, other: Option | None) -> Reason:
    """Return what speaks most for an option beside another one."""
    best = other is None or own.worth >= other.worth
    fixed = _by_kind(own, best)
    if fixed is not None:
        return fixed
    if other is None:
        return next(iter(_amounts_alone(own)), Reason("later-prestige", {}))
    ahead = _ahead(own, other)
    most, strongest = ahead[0]
    for by, theme in ahead:
        if by < _DECIDES * most:
            break
        found = amount(theme, own, other)
        if found is not None:
            return found
    return _for_later(strongest, own, other)


def against(own: Option, other: Option) -> Reason | None:
    """Return the amount that speaks most for the other one, if there is one."""
    by, theme = _ahead(other, own)[0]
    return amount(theme, other, own) if by >= _SPEAKS_AGAINST else None


def amount(theme: Theme, own: Option, other: Option) -> Reason | None:
    """Return what an option has more of than another one in a theme."""
    return next(_amounts(theme, own, other), None)


def _ahead(own: Option, other: Option) -> list[tuple[float, Theme]]:
    """Return by how much an option is ahead in each theme, the most first."""
    return sorted(
        ((own.themes[theme] - other.themes[theme], theme) for theme in THEMES), key=lambda pair: -pair[0]
    )


def _by_kind(own: Option, best: bool) -> Reason | None:
    """Return the reason for the moves that only give something up, or leave something undone."""
    move = own.move
    if move.verb in ("lose", "take") and best:
        return Reason("least-missed", {"place": move.what})
    if move.verb == "forgo":
        return Reason("keeps-cubes", {})
    if move.verb in ("pass", "discard") or move.choice == "donate 0":
        return Reason("saves-coins", {"n": own.before.coins})
    return None


def _amounts_alone(own: Option) -> Iterator[Reason]:
    """Yield what the only option brings."""
    nothing = Option(own.move, 0.0, own.before, own.before, own.line, {})
    for theme in THEMES:
        yield from _amounts(theme, own, nothing)


def _amounts(theme: Theme, own: Option, other: Option) -> Iterator[Reason]:
    """Yield what an option has in a theme and the other one has less of, the plainest first."""
    match theme:
        case "prestige":
            yield from _prestige(own, other)
        case "coins":
            hired = own.move.verb == "hire"
            yield from _stock("coins", own, other, paid=NUMBERS.person_price * hired)
        case "cubes":
            yield from _stock("cubes", own, other)
            hotels = (facts.influences["hotel"] for facts in (own.turn, other.turn, own.before))
            double = own.before.double_at
            if [hotel >= double for hotel in hotels] == [True, False, False]:
                yield Reason("two-benefits", {})
        case "park":
            if own.turn.bonus > max(own.before.bonus, other.turn.bonus):
                yield Reason("bonus", {"n": own.turn.bonus - own.before.bonus})
        case "rats":
            yield from _rats(own, other)
        case "cathedral":
            share = own.turn.in_cathedral * own.turn.share
            if own.turn.in_cathedral > own.before.in_cathedral and share > _share(other.turn):
                yield Reason("shares", {"n": share})
        case "messages":
            if own.turn.messages > max(own.before.messages, other.turn.messages):
                yield Reason("message", {"n": own.turn.messages - own.before.messages})
            if own.move.verb in ("drive", "leave") and own.turn.near > other.turn.near:
                yield Reason("messages-near", {"n": own.turn.near})
        case "persons":
            yield from _person_to_come(own, other)


def _prestige(own: Option, other: Option) -> Iterator[Reason]:
    paid = own.turn.prestige - own.before.prestige
    if paid > max(0, other.turn.prestige - other.before.prestige):
        yield Reason("pays-for-coin" if own.move.verb == "hire" else "pays", {"n": paid})
    paid = own.end.prestige - own.before.prestige
    steps = [step.what for step in own.line.steps if step.verb in ("play", "hire")]
    if steps and paid > max(0, other.end.prestige - other.before.prestige):
        names = " ".join(what.partition(".")[2] or what for what in steps)
        yield Reason("pays-this-round", {"n": paid, "steps": names})


def _stock(key: str, own: Option, other: Option, paid: int = 0) -> Iterator[Reason]:
    """Yield what an option has more of in hand; ``paid``: what it spends to get it."""
    has = getattr(own.turn, key)
    gained = has - getattr(own.before, key) + paid
    if gained > 0 and has > getattr(other.turn, key) and own.move.verb != "gain":
        yield Reason(key, {"n": gained})
    left = getattr(own.end, key)
    if left > getattr(other.end, key):
        yield Reason(f"{key}-left", {"n": left})


def _rats(own: Option, other: Option) -> Iterator[Reason]:
    if other.end.strikes and not own.end.strikes:
        yield Reason("no-plague", {"rat": own.end.rat_after})
    if own.turn.doctor and own.turn.rats and not own.before.doctor:
        yield Reason("keeps-rats-away", {"n": own.turn.rats})
    held, others = (
        one.turn.influences["hospital"] - one.before.influences["hospital"] for one in (own, other)
    )
    if held > max(0, others) and own.before.rounds_left:
        yield Reason("holds-off", {"n": held})
    killed = own.before.rat - own.turn.rat
    if killed > max(0, other.before.rat - other.turn.rat) and own.move.verb != "gain":
        yield Reason("kills-rats", {"n": killed})
    rat = min(own.end.rat_after, NUMBERS.rat_track_end)
    if rat < min(other.end.rat_after, NUMBERS.rat_track_end):
        yield Reason("rat-lower", {"rat": rat})


def _share(facts: Facts) -> int:
    return facts.in_cathedral * facts.share


def _person_to_come(own: Option, other: Option) -> Iterator[Reason]:
    """Yield what the person to come who decides would pay as things stand, if that can be counted."""
    person = _about("persons", own, other)
    facts = PERSONS.get(person)
    if own.move.verb == "keep" or facts is None or facts.worth.each % 1 or not facts.worth.each:
        return
    paid = _paid_by(person, own)
    if paid > _paid_by(person, other):
        yield Reason("person-to-come", {"n": paid, "person": person})


def _paid_by(person: str, own: Option) -> int:
    """Return what a person would pay if it came as things stand at the end of the round."""
    state, facts = own.line.end, own.end
    player = state.players[own.move.colour]
    cathedral = 0 if not state.round % ROUNDS_A_PERIOD else player.cubes[NOTREDAME]
    rat = min(facts.rat_after, NUMBERS.rat_track_end)
    supply = player.supply + player.cubes[NOTREDAME] - cathedral
    held = Holdings(player.coins, supply, rat, cathedral, 0)
    count = pay(state, player, person, player.influences(), held)
    return int(PERSONS[person].worth.each) * count + (facts.bonus if count else 0)


def _about(theme: Theme, own: Option, other: Option) -> str:
    """Return what a theme is about in which an option is most ahead of another one."""
    found = {
        part.about: worth - other.parts.get(part, 0.0)
        for part, worth in own.parts.items()
        if part.theme == theme and part.about
    }
    return max(found, key=found.__getitem__, default="")


def _for_later(theme: Theme, own: Option, other: Option) -> Reason:
    """Return what a theme without an amount is better for."""
    sectors = [
        sector
        for sector in SECTORS
        if own.turn.influences[sector] > max(own.before.influences[sector], other.turn.influences[sector])
    ]
    about = _about(theme, own, other)
    itself = own.move.verb in ("keep", "play") and card_kind(own.move.what) == about
    if about in sectors and own.before.rounds_left and not itself:
        return Reason("strengthens", {"sector": about, "n": own.turn.influences[about]})
    return Reason(f"later-{theme}", {})


def alike(one: Move, other: Move) -> bool:
    """Return whether two moves are the same but for whose card is taken."""
    cards = one.verb in ("keep", "play") and one.verb == other.verb
    return one == other or (cards and card_kind(one.what) == card_kind(other.what))
