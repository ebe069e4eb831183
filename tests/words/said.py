"""Every composed sentence of some whole games, one line for each pattern: to be read as an editor reads.

``python -m tests.words.said`` writes ``build/said/<language>.txt``: the history of ten games, hints, what the
table says of choices and things, and three reviews. A line has how often its pattern was said, two examples,
and at its end the keys that the pattern was composed of. The same games are told in every language.
"""

import argparse
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from engine import MARKETS, SECTORS, Record
from engine.bots.comparing import Facts, compared
from engine.bots.hints import Suggestion, hint, turn_end
from engine.bots.levels import Budget
from engine.bots.play_outs import Gain
from engine.bots.review import Claim, Moment, moments
from engine.events import redact
from engine.lab.simulation import Plan, play_game
from engine.record.timeline import Timeline
from engine.worlds import draw_state
from game import words
from game.decisions import hint_words
from game.decisions.forecast import Forecast, situation
from game.decisions.prompts import prompt
from game.decisions.targets import targets_of
from game.log import option_words, review_words
from game.log.history import History
from game.log.meanwhile import meanwhile
from game.log.option_words import confirm
from game.log.statistics import moment_sentence, statistics_of
from game.table.control.turn_news import TurnNews
from game.table.hud import sheet_words
from game.words import languages, set_language

GAMES = 10
HINTS = 118
REVIEWS = 3
_LISTS = ("events-and", "events-both", "events-comma", "brings-and", "hint-and", "hint-or", "hint-comma")
"""Messages that only join others."""
_NAMES = re.compile(
    "(card|city|person|sheet-message|shell-colour|hint-in)-[a-z]+"
    "|events-(place|into|from|to|person|message|card|their|to-market|in-neutral|market)-[a-z]+"
    "|events-(of|to-player|at-home|in-borough|others-card)"
)
"""The keys of names, which don't make a pattern."""
_PLAYERS = {"ja": ("さくら", "健太", "Ben", "美咲", "Émile"), "": ("Anna", "Ömer", "Claire", "Hugo", "Jonas")}


@dataclass
class Pattern:
    """A pattern: how often it was said, and its examples."""

    count: int = 0
    examples: list[str] = field(default_factory=list)


class _Said(NamedTuple):
    """A message that was said: its key, and what was put into it that was said before."""

    key: str
    parts: tuple[str, ...]


class _Ears:
    """A catalogue that remembers of what each text was composed."""

    def __init__(self, catalogue: Any) -> None:
        self._catalogue = catalogue
        self.plain: dict[str, str] = {}  # so that plain messages are heard, too
        self.heard: dict[str, _Said] = {}
        self.said: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._catalogue, name)

    def inserted(self, key: str, args: tuple[tuple[str, type, Any], ...]) -> str | None:
        """Return a message as the catalogue does."""
        text: str | None = self._catalogue.plain.get(key) or self._catalogue.inserted(key, args)
        if text is not None:
            parts = tuple(value for _, _, value in args if isinstance(value, str))
            self.heard[text] = _Said(key, parts)
            self.heard.setdefault(text[:1].upper() + text[1:], self.heard[text])
            self.said.append(key)
        return text

    def pattern(self, text: str) -> str:
        """Return the keys that a text was composed of; empty for a name."""
        said = self.heard.get(text)
        if said is None or _NAMES.fullmatch(said.key):
            return ""
        inner = [told for part in said.parts if part != text and (told := self.pattern(part))]
        if said.key in _LISTS:
            return " + ".join(inner)
        return f"{said.key}({', '.join(inner)})" if inner else said.key


class Told:
    """The patterns of one language, by chapter."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.chapters: dict[str, dict[str, Pattern]] = {}

    def hear(self, chapter: str, compose: Callable[[], str | Sequence[str]]) -> None:
        """Compose some lines and note what patterns they have."""
        ears = cast(_Ears, words._catalogue(self.language))
        ears.said.clear()
        made = compose()
        lines = [line for text in ([made] if isinstance(made, str) else made) for line in text.split("\n")]
        rest = "+".join(dict.fromkeys(key for key in ears.said if not _NAMES.fullmatch(key)))
        for line in filter(None, lines):
            pattern = self.chapters.setdefault(chapter, {}).setdefault(ears.pattern(line) or rest, Pattern())
            pattern.count += 1
            if line not in pattern.examples and len(pattern.examples) < 2:
                pattern.examples.append(line)

    def lines(self) -> Iterator[str]:
        """Yield a line for each pattern, the commonest first."""
        for chapter, patterns in self.chapters.items():
            lines = sum(one.count for one in patterns.values())
            yield f"# {chapter}: {lines} lines, {len(patterns)} patterns"
            for keys, one in sorted(patterns.items(), key=lambda pair: -pair[1].count):
                yield f"{one.count}\t{' | '.join(one.examples)}\t[{keys}]"


def _plan(number: int) -> Plan:
    """Return one of ten games of two to five bots, in all editions, with and without the New Persons."""
    players, edition = 2 + number % 4, ("anniversary", "bluebear", "alea-2007")[number % 3]
    return Plan(("quick", "normal", "quick", "hard", "quick")[:players], edition, number % 2 == 0)


@cache
def records(count: int) -> tuple[Record, ...]:
    """Return the records of the first games."""
    return tuple(play_game(_plan(number), 100 + number)[1] for number in range(count))


@cache
def _timeline(number: int) -> Timeline:
    return Timeline(records(number + 1)[number])


@cache
def _moments(number: int) -> tuple[Moment, ...]:
    return tuple(moments(records(number + 1)[number]))


@cache
def hints(count: int) -> tuple[tuple[Moment, tuple[Suggestion, ...]], ...]:
    """Return the hints for so many lines, for decisions of several games."""
    found: list[tuple[Moment, tuple[Suggestion, ...]]] = []
    for moment in chain(_moments(3)[::5], _moments(2)[::7]):
        if sum(len(suggestions) for _, suggestions in found) >= count:
            break
        if len(moment.view.decisions[moment.move.colour].options) > 1:
            found.append((moment, hint(moment.view, moment.number, Budget(worlds=2))))
    return tuple(found)


@cache
def claims(number: int) -> tuple[tuple[Claim, Moment], ...]:
    """Return what a review might claim of a game: moves beside others, as they compare in truth."""
    found: list[tuple[Claim, Moment]] = []
    for moment in _moments(number)[3::7]:
        decision = moment.view.decisions[moment.move.colour]
        others = [option for option in decision.options if option != moment.move]
        if not others or decision.kind in ("lose", "take"):
            continue
        better = others[moment.number % len(others)]
        state = draw_state(moment.view, Random(moment.number), dict(moment.counted))
        one, other = (Facts(turn_end(state, move), move.colour) for move in (better, moment.move))
        why = compared(one, other, moment.move)
        gain = Gain(1 + len(found) / 10, 0.75, 2.5, 48)
        found.append((Claim(moment.number, moment.view.label, moment.move, better, gain, why), moment))
    return tuple(found)


def players(language: str) -> tuple[str, ...]:
    """Return the names of the players in the games as they are told in a language."""
    return _PLAYERS.get(language, _PLAYERS[""])


def _names(record: Record, language: str) -> dict[str, str]:
    return {seat.colour: name for seat, name in zip(record.seats, players(language), strict=False)}


def _namer(moment: Moment, language: str) -> hint_words.Name:
    """Return the function that names the options of a moment."""
    decision = moment.view.decisions[moment.move.colour]
    names = dict(zip(moment.view.players, players(language), strict=False))
    targets = {target.move: target for target in targets_of(decision)}
    return lambda move: option_words.name(targets[move], decision, names)


def _history(told: Told, number: int) -> None:
    timeline = _timeline(number)
    names = _names(timeline.record, told.language)
    seats = tuple(names)
    history = History(timeline, names, (seats, seats[:1], ())[number % 3])
    for at in range(len(history)):
        told.hear("History", partial(_round, history, at))
    for moment in statistics_of(timeline.record).moments:
        told.hear("Best moments", partial(moment_sentence, moment, names))


def _round(history: History, at: int) -> list[str]:
    return [line.text for line in history.round(at).lines]


def _table(told: Told, number: int) -> None:
    """Hear what the table says at each decision: the prompt, choices, what they would bring, and sheets."""
    timeline = _timeline(number)
    names = _names(timeline.record, told.language)
    seats = [SimpleNamespace(name=name, colour=colour) for colour, name in names.items()]
    session = cast(Any, SimpleNamespace(name=names.get, seats=seats))
    past: list[tuple[str | None, Any]] = []
    news = TurnNews(names)
    for moment in _moments(number):
        view, seat = moment.view, moment.move.colour
        decision = view.decisions[seat]
        told.hear("Prompts", partial(prompt, session, decision, None))
        forecast, shown = Forecast(view, decision), cast(Any, view)
        for target in targets_of(decision, forecast.outcomes):
            told.hear("Choices", partial(forecast.line, (target.move,)))
            told.hear("Buttons", partial(confirm, target, decision, names))
        events = [redact(event, (seat,)) for event in timeline.events(moment.number + 1)]
        told.hear("Read aloud, in short", partial(_short, news, events))
        past.append((seat, events))
        if decision.kind in ("play", "hire"):
            things: list[tuple[str, ...]] = [("card", card) for card in view.players[seat].hand]
            things += [("area", seat, sector) for sector in (*SECTORS, "harbour")]
            things += [("person", person) for person in view.persons]
            things += [("market", f"{seat}.{market}") for market in MARKETS]
            things += [("cathedral",), ("carriage", seat)]
            for thing in things:
                told.hear("Sheets", partial(situation, forecast, thing))
            told.hear("Sheets", partial(_sheets, seat, names, shown))
            told.hear("Meanwhile", partial(meanwhile, past[-12:], seat, names))


def _short(news: TurnNews, events: Sequence[Any]) -> list[str]:
    return list(dict.fromkeys(one.short for one in news.news(events) if one.short))


def _sheets(seat: str, names: Mapping[str, str], shown: Any) -> list[str]:
    return [
        sheet_words.seat_text(seat, names, shown).words,
        sheet_words.market_text(f"{seat}.inner", names, shown).words,
        sheet_words.carriage_text(seat, names, shown).words,
        sheet_words.friend_text(seat, names, shown).words,
        sheet_words.stacks_text(shown).words,
    ]


def _claims(told: Told, number: int) -> None:
    names = _names(records(number + 1)[number], told.language)
    for claim, moment in claims(number):
        told.hear("Review", partial(review_words.heading, claim, names))
        told.hear("Review", partial(review_words.lines, claim, moment, names))


def tell(language: str, games: int = GAMES, hinted: int = HINTS, reviews: int = REVIEWS) -> Told:
    """Return what is said in a language; it stays the current one."""
    told = Told(language)
    before = words._catalogue
    ears = {one: _Ears(before(one)) for one in languages()}
    set_language(language)
    try:
        words._catalogue = cast(Any, ears.__getitem__)
        for number in range(games):
            _history(told, number)
        for moment, suggestions in hints(hinted) if hinted else ():
            name = _namer(moment, language)
            for rank in range(len(suggestions)):
                told.hear("Hints", partial(hint_words.hint_sentence, suggestions, rank, name))
        for number in range(min(3, games)):
            _table(told, number)
        for number in range(reviews):
            _claims(told, number)
    finally:
        words._catalogue = before
    return told


def main() -> None:
    """Write what is said in each language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=Path("build/said"), help="the folder (build/said)")
    parser.add_argument("languages", nargs="*", help="only these (all)")
    parsed = parser.parse_args()
    parsed.to.mkdir(parents=True, exist_ok=True)
    for language in parsed.languages or languages():
        told = tell(language)
        (parsed.to / f"{language}.txt").write_text("\n".join(told.lines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
