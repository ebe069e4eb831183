"""Every sentence with every person, card, place and number: nothing that its language can't have."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import cache
from itertools import product
from math import prod
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine import COLOURS, MARKETS, MESSAGE_KINDS, PLACES, SECTORS
from engine import events as e
from engine.content import BROWN_PERSONS, EDITIONS, NUMBERS, PERSONS
from game.log import event_phrases as phrases
from game.log.sentences import headline, sentence
from game.log.turns import turn_sentences
from game.screens.rules import rulebook
from game.words import catalogue, languages, say, set_language
from game.words.cards import KIND_WORDS
from game.words.names import of
from game.words.persons import PERSON_WORDS
from tests.words.flaws import flaws

PEOPLE = ("Ben", "Anna", "Hugo", "Yves", "Émile")
"""Names that begin with a consonant, with vowels, and with letters that may be either."""
NUMBERS_SAID = (1, 2, 8, 11)
MOST = 40
"""The most combinations of one message; of more, each value is said at least once."""
ELSEWHERE = {"sheet-sentences", "hall-points", "pads-seat-taken", "events-of", "settings-allowed-size"}
"""Messages that take only numbers, the possessive (it is in the others), and one in the syntax of a file."""


class _Selectors(Visitor):
    """The variables of a message, each with the keys by which it is selected."""

    def __init__(self) -> None:
        self.keys: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.keys.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                keys.append(key.value if isinstance(key, ftl.NumberLiteral) else key.name)
        self.generic_visit(node)


@cache
def _messages() -> dict[str, dict[str, list[str]]]:
    """Each message with its variables, as in English: the other languages have the same."""
    found = {}
    for text in catalogue("en").values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                selectors = _Selectors()
                selectors.visit(entry)
                found[entry.id.name] = selectors.keys
    return found


def _markets() -> list[str]:
    names = {"blue": "Ben", "green": "Anna"}
    boroughs = ("blue", "green", "red")  # one's own, another's, nobody's
    return [phrases.to_market(f"{b}.{market}", "blue", names) for b in boroughs for market in MARKETS]


def _sources() -> list[str]:
    return [*map(KIND_WORDS.say, KIND_WORDS.members), *map(PERSON_WORDS.say, PERSON_WORDS.members)]


TEXTS: dict[str, Callable[[], Sequence[Any]]] = {
    "card": lambda: [KIND_WORDS.say(kind) for kind in KIND_WORDS.members],
    "sector": lambda: [KIND_WORDS.say(kind) for kind in SECTORS],
    "cards": lambda: [phrases.listed([KIND_WORDS.say(kind) for kind in ("bank", "park", "hotel")])],
    "person": lambda: [phrases.person(name) for name in PERSONS],
    "persons": lambda: [phrases.listed([phrases.person(name) for name in BROWN_PERSONS])],
    "source": _sources,
    "place": lambda: [phrases.area(place) for place in PLACES],
    "places": lambda: [phrases.listed([phrases.area(place) for place in SECTORS])],
    "from": lambda: [phrases.from_(place) for place in PLACES],
    "into": lambda: [phrases.into(place) for place in PLACES],
    "market": _markets,
    "message": lambda: [phrases.message(colour) for colour in COLOURS],
    "of": lambda: [of(name) for name in PEOPLE],
    "deed": lambda: [say("events-deed-keep-hidden"), say("events-deed-place", into=phrases.into("hotel"))],
    "why": lambda: [say("hint-coins", n=1), say("hint-no-plague", rat=8)],
    "against": lambda: [say("hint-cubes", n=1), say("hint-shares", n=12)],
    "having": lambda: [say("hint-or", first=say("hint-coins", n=1), last=say("hint-cubes", n=2))],
    "names": lambda: [say("hint-or", first=KIND_WORDS.say("bank"), last=PERSON_WORDS.say("monk"))],
    "other": _sources,
    "top": _sources,
    "steps": lambda: [phrases.listed([phrases.area("bank"), phrases.person("monk")])],
    "givers": lambda: [say("events-giver", n=2, name="Ben")],
    "day": lambda: (1, 12),
    "date": lambda: (date(2026, 5, 1), date(2026, 11, 20)),
    "letter": lambda: ("A", "C"),
    "label": lambda: ("A1", "C3"),
    "pot": lambda: (6, 12),
    "seats": lambda: (2, 3),
    "double": lambda: (3, 4),
    "rank": lambda: (1, 2),
    "number": lambda: (1, 3),
    "entry": lambda: ("format",),
    "measure": lambda: [say("effect-of-coins"), say("effect-of-influence-at", here=say("effect-in-hotel"))],
    "gain": lambda: [say("effect-gain-prestige", n=2), say("effect-gain-coins", n=1)],
    "per": lambda: [say("effect-per-coins", every=2), say("effect-per-messages-at", every=1, kind="rat")],
    "here": lambda: [say("effect-in-hotel"), say("effect-in-bank")],
    "options": lambda: [say("effect-or", first=say("effect-pay"), next=say("effect-kill", n=2))],
}
"""What variables stand for that are no names of players and no numbers."""
COUNTED = {
    *("n", "m", "each", "all", "most", "fewest", "players", "moves", "count", "limit", "before", "after"),
    *("behind", "coins", "cubes", "cube", "cache", "supply", "held", "messages", "influence", "hospital"),
    *("rat", "rats", "lowest", "highest"),
    *("prestige", "park", "bonus", "share", "pays", "lost", "best", "mine", "every", "at", "above", "below"),
}
"""Variables that stand for a number."""
AS_NUMBER = {("lesson", "from"), ("lesson", "to"), ("lesson", "next"), ("events", "to"), ("table", "cards")}
AS_NUMBER |= {("sheet", "cards"), ("sheet", "messages")}
"""Variables that stand for a number in messages of some topics."""
NEVER_ONE = {
    ("results-tie-broken", "prestige"),
    ("results-tie-shared", "prestige"),
    ("lesson-ranking", "best"),
    ("lesson-bonus-paid", "n"),  # with the bonus it is 2 or more
    ("lesson-plate", "coins"),
    ("lesson-plate", "cache"),
    ("lesson-plate", "supply"),
    ("events-notredame", "each"),  # of a single cube it is the whole pot
    ("events-all-draw", "n"),
    ("events-notredame-none", "cubes"),
    ("events-deed-remove-many", "n"),
    ("shell-launch-name-long", "most"),
    ("habits-about", "count"),
    ("habits-few", "limit"),
    ("habits-done", "n"),
}
"""Numbers that can't be 1: scores of winners, and what is set up."""


def _values(key: str, variable: str, keys: list[str]) -> Sequence[Any]:
    plural = {"zero", "one", "two", "few", "many", "other"}
    words = [word for word in keys if word not in plural and not word.isdigit()]
    if words:
        return [*words, *(["-"] if "other" in keys else [])]
    numbers = [int(word) for word in keys if word.isdigit()]
    topic = key.split("-")[0]
    if (topic, variable) in AS_NUMBER and not (topic == "events" and not key.startswith("events-rat")):
        return [*numbers, *NUMBERS_SAID]
    if variable in TEXTS and not (variable == "to" and topic == "events"):
        return TEXTS[variable]()
    if variable in COUNTED or numbers or keys:
        said = [number for number in NUMBERS_SAID if (key, variable) not in NEVER_ONE or number > 1]
        return [*numbers, *said]
    return PEOPLE


def _combinations(values: dict[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    sizes = [len(some) for some in values.values()]
    if prod(sizes) <= MOST:
        for chosen in product(*values.values()):
            yield dict(zip(values, chosen, strict=True))
        return
    for turn in range(max(sizes)):
        yield {name: some[turn % len(some)] for name, some in values.items()}


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("language", languages())
def test_every_message_is_sound_whatever_is_put_into_it(language: str) -> None:
    set_language(language)
    wrong: list[str] = []
    for key, variables in _messages().items():
        if key in ELSEWHERE or key.startswith("rules-text"):
            continue
        values = {name: _values(key, name, keys) for name, keys in variables.items()}
        told = {say(key, **args) for args in _combinations(values)}
        wrong += [f"{key}: {flaw}" for text in told for flaw in flaws(text, language)]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_every_event_is_told_soundly_of_everybody_and_everything(language: str) -> None:
    set_language(language)
    names: dict[str, str] = dict(zip(COLOURS, PEOPLE, strict=True))
    told = {sentence(event, names) for event in _events()} | {headline(event, names) for event in _events()}
    told |= {line for turn in _turns() for line in turn_sentences(turn, names)}
    assert len(told) > 400
    assert [flaw for text in told for flaw in flaws(text, language)] == []


def _events() -> Iterator[e.Event]:
    for seat in COLOURS:
        other = next(colour for colour in COLOURS if colour != seat)
        yield e.RoundBegan(2, "A2", seat)
        yield e.BellringerPassed(other, seat)
        yield e.PlagueStruck(seat)
        yield e.GameEnded((seat,))
        for kind in KIND_WORDS.members:
            yield e.CardPlayed(seat, f"{seat}.{kind}")
            yield e.CardPlayed(seat, f"{other}.{kind}")
            yield e.CardDiscarded(seat, f"{other}.{kind}")
            yield e.ThirdShown(seat, f"{other}.{kind}")
        for n in NUMBERS_SAID:
            yield e.CubesGained(seat, n)
            yield e.CoinsGained(seat, n, ())
            yield e.CoinsGained(seat, n, ((other, n),))
            yield e.CoinsPaid(seat, n, "donation")
            yield e.CoinsPaid(seat, n, "patron")
            yield e.PrestigeGained(seat, n, 0, "residence")
            yield e.PrestigeGained(seat, n, 1, "notredame_share")
            yield e.PrestigeLost(seat, n, "plague")
        for rat in range(9):
            yield e.RatMoved(seat, rat, 9, "plague")
            yield e.RatMoved(seat, 9, rat, "plague")
            yield e.RatMoved(seat, 9, rat, "kill")
        for borough, market in product(COLOURS, MARKETS):
            yield e.CarriageDriven(seat, f"{other}.centre", f"{borough}.{market}", ())
    for name in PERSONS:
        yield e.PersonHired("blue", name)
        yield e.ActionForgone("blue", name)
        yield e.PersonsRevealed((name, "bishop", "actress"))
        yield e.GreyShown("blue", (name, "innkeeper"))
    for colour, kind in product(COLOURS, MESSAGE_KINDS):
        yield e.MessageCollected("blue", f"{colour}.inner", colour, kind)
    for place in PLACES:
        yield e.CubePlaced("blue", place, "cache")
        yield e.CubePlaced("blue", place, "supply")
        yield e.CubeRemoved("blue", place, "plague")
        yield e.CubeRemoved("blue", place, "gypsies")
        yield e.ActionForgone("blue", place)
        for goal in SECTORS:
            yield e.CubePlaced("blue", goal, place)
            yield e.PiecesMoved("blue", place, goal, 1, True)
            yield e.PiecesMoved("blue", place, goal, 3, False)
    for pot, cubes in product(NUMBERS.pot.values(), (1, 2, 5)):
        yield e.NotreDamePaid(pot, cubes, pot // cubes)


def _turns() -> Iterator[list[e.Event]]:
    for seat, place in product(COLOURS, SECTORS):
        for owner in COLOURS:
            yield [
                e.CardPlayed(seat, f"{owner}.{place}"),
                e.CubePlaced(seat, place, "cache"),
                e.CoinsGained(seat, 1, ()),
                e.RatMoved(seat, 5, 4, "kill"),
            ]
        yield [e.PlagueStruck(seat), e.PrestigeLost(seat, 2, "plague"), e.CubeRemoved(seat, place, "plague")]


@pytest.mark.parametrize("language", languages())
def test_the_rule_book_is_sound_in_every_edition(language: str) -> None:
    set_language(language)
    told = {
        line
        for options, players in product(EDITIONS.values(), (None, 2, 5))
        for chapter in rulebook.chapters(options, players)
        for block in chapter.blocks
        for line in (chapter.title, block.title, block.text)
        if line and block.kind != rulebook.CODE
    }
    assert [flaw for line in told for flaw in flaws(line, language)] == []


@pytest.mark.parametrize(
    ("language", "text", "flaw"),
    [
        ("en", "Anna takes 1 coins", "a plural after 1"),
        ("en", "Anna  takes a coin", "two spaces"),
        ("en", "the bank's coins", "a straight quote"),
        ("de", "Ben nimmt 1 Münzen", "a plural after 1"),
        ("fr", "Anna : jouez une carte !", "no narrow space before a mark"),
        ("fr", "le rat de Anna", "no elision"),
        ("it", "va da la banca", "no contraction"),
        ("it", "il topo va dal 8 al 9", "an article that a number can't have"),
        ("ja", "コインを１枚得る", "a wide digit"),
    ],
)
def test_a_flaw_is_found(language: str, text: str, flaw: str) -> None:
    assert any(found.startswith(flaw) for found in flaws(text, language))
