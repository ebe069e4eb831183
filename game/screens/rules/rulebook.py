"""The text of the rule book in the current language, adapted to a game's options, and its search.

The text comes from the message catalogues: a message is a chapter, and each of its lines a paragraph. ``= ``
begins a heading; ``@picture `` puts a picture of ``sprites/`` in front of a paragraph, where ``message_coin``
and the like are the faces of messages under the game's options. ``@example/park `` and the like begin worked
examples, whose numbers are the engine's (:mod:`game.screens.rules.examples`); ``@figure/plans `` and the like
begin other figures (:mod:`game.screens.rules.illustrations`), ``@number/1 `` refers to a number in them, and
``@sign/coins `` shows a sign of the table (:mod:`game.screens.rules.table_figure`), ``@file/person`` a short
file (:mod:`game.screens.rules.file_examples`). The effects of cards and
persons are added from their own catalogues, and the entries of the summary from there.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine import CARD_KINDS, Options
from engine.content import BROWN_PERSONS, NUMBERS, PERSONS
from engine.names import PERIODS
from game import editions
from game.decisions.message_faces import message_face
from game.screens.rules.examples import numbers
from game.screens.rules.file_examples import FILES
from game.table.hud import summary
from game.table.hud.sheet_words import effect_words
from game.words import Family, say
from game.words.cards import KIND_WORDS
from game.words.persons import PERSON_WORDS, own_person, person_facts, person_words, shown_persons

CHAPTERS = (
    *("goal", "box", "pieces", "setup", "round", "cards", "messages", "gaining", "hiring"),
    *("brown", "grey", "new", "plague", "notredame", "end", "advice"),
    *("glance", "screen", "names", "editions", "own", "rulings"),
)
"""The chapters in reading order."""

_MESSAGE, _EXAMPLE, _FIGURE, _FILE = "message_", "example/", "figure/", "file/"

_WITH_EXAMPLES = ("cards", "messages", "gaining", "brown", "grey", "new", "plague", "notredame")
"""The chapters whose examples have numbers."""

_SHORT = 3
"""The most letters of a short word in a search."""

_FRONTISPIECE = "rules/frontispiece"

_TITLES = Family("rules-chapter", CHAPTERS)
_TEXTS = Family("rules-text", CHAPTERS)

NUMBER, SIGN = "number/", "sign/"
"""How the picture of a paragraph begins that is a number in a figure, or a sign of the table."""

TEXT, HEADING, CARD, PERSON, EXAMPLE, FIGURE = "text", "heading", "card", "person", "example", "figure"
CODE, VIEW = "code", "view"


class Block(NamedTuple):
    """A paragraph, a heading, a worked example or other figure, or an entry about a card or a person."""

    kind: str
    """``text``, ``heading``, ``card``, ``person``, ``example``, ``figure``, ``code``, lines of a file, or
    ``view``, a picture as wide as the page."""
    text: str
    picture: str | None = None
    """A paragraph's picture (a file of ``sprites/``, a number or a sign), a card's kind, or the name of a
    person or figure."""
    title: str = ""
    """The name of the card or person, or of what a paragraph is about."""


class Chapter(NamedTuple):
    """A chapter of the rule book."""

    name: str
    title: str
    blocks: tuple[Block, ...]


def chapters(options: Options, players: int | None = None) -> tuple[Chapter, ...]:
    """Return all chapters for a game with ``options`` and ``players`` players (None if not yet known)."""
    return tuple(
        Chapter(name, _TITLES.say(name), tuple(_blocks(name, options, players))) for name in CHAPTERS
    )


def _text(name: str, options: Options) -> list[str]:
    """Return the lines of a chapter's text."""
    text = _TEXTS.say(
        name,
        double=options.hotel_double_at,
        limited=options.coins_limited,
        fool=options.fool_from_notredame,
        cube=options.message_cube_prestige,
        decline=options.may_decline,
        **(numbers(options) if name in _WITH_EXAMPLES else {}),
    )
    return text.split("\n")


def option_sentences(options: Options) -> list[str]:
    """Return a sentence for each option of an edition: those with a picture in the chapter on editions."""
    return [line.partition(" ")[2] for line in _text("editions", options) if line.startswith("@")]


def _blocks(name: str, options: Options, players: int | None) -> Iterator[Block]:
    if name == "goal":
        yield Block(VIEW, "", _FRONTISPIECE)
    if name == "editions":
        yield from _own_edition(options)
    for line in _text(name, options):
        if line.startswith("= "):
            yield Block(HEADING, line[2:])
        elif line.startswith("@"):
            picture, _, text = line[1:].partition(" ")
            if picture.startswith(_MESSAGE):
                picture = message_face(picture.removeprefix(_MESSAGE), options)
            if picture.startswith(_EXAMPLE):
                yield Block(EXAMPLE, text, picture.removeprefix(_EXAMPLE))
            elif picture.startswith(_FILE):
                yield Block(CODE, FILES[picture.removeprefix(_FILE)])
            elif picture.startswith(_FIGURE):
                yield Block(FIGURE, text, picture.removeprefix(_FIGURE))
            else:
                yield Block(TEXT, text, picture)
        elif line:
            yield Block(TEXT, line)
    match name:
        case "cards":
            yield from (_card(kind, options, players) for kind in CARD_KINDS)
        case "brown":
            yield from (_person(person, options) for person in BROWN_PERSONS)
            own = [person for person in shown_persons() if own_person(person)]
            if own:
                yield Block(HEADING, say("own-persons-title"))
                yield from (_person(person, options) for person in own)
        case "grey" | "new":
            for letter in PERIODS:
                yield Block(HEADING, say("rules-period", letter=letter))
                for person, printed in PERSONS.items():
                    if printed.set == name and printed.letter == letter:
                        yield _person(person, options)
        case "glance" | "screen":
            *columns, signs = summary.entries(options, _pot(players))
            for column in (signs,) if name == "screen" else columns:
                yield from map(_entry, column)


def _own_edition(options: Options) -> Iterator[Block]:
    """Yield the edition of one's own by which the game is played, if it is."""
    own = editions.shown_edition()
    if own is not None and own.options == options:
        yield Block(HEADING, say("rules-own-edition", edition=editions.own_title(own)))
        yield from (Block(TEXT, text) for text in (editions.own_text(own),) if text)


def _pot(players: int | None) -> int | str:
    """Return the prestige that Notre Dame pays, or its range if the number of players isn't known."""
    pots = sorted(NUMBERS.pot.values())
    return NUMBERS.pot[players] if players else f"{pots[0]}–{pots[-1]}"


def _card(kind: str, options: Options, players: int | None) -> Block:
    return Block(CARD, effect_words(kind, options, _pot(players)), kind, KIND_WORDS.say(kind))


def _entry(entry: summary.Entry) -> Block:
    if not entry.picture:
        return Block(HEADING, entry.words)
    return Block(TEXT, entry.words, entry.picture, entry.title)


def _person(name: str, options: Options) -> Block:
    rats = say("person-rats", n=person_facts(name).rats)
    return Block(PERSON, f"{person_words(name, options)} {rats}".strip(), name, PERSON_WORDS.say(name))


def found(book: Sequence[Chapter], asked: str) -> tuple[Chapter, ...]:
    """Return the chapters of ``book`` reduced to blocks with every word of ``asked``, and their headings.

    Case and accents are ignored. A short word has to begin a word of the text: “own” isn’t in “town”. If a
    chapter's title or a heading contains all the words, everything below it is included.
    """
    words = [_pattern(word) for word in _plain(asked).split()]
    told = []
    for chapter in book:
        blocks = chapter.blocks if _holds(chapter.title, words) else tuple(_matching(chapter.blocks, words))
        if blocks:
            told.append(chapter._replace(blocks=blocks))
    return tuple(told)


def _matching(blocks: Sequence[Block], words: Sequence[re.Pattern[str]]) -> Iterator[Block]:
    heading: Block | None = None
    all_beneath = False
    for block in blocks:
        if block.kind == HEADING:
            heading, all_beneath = block, _holds(block.text, words)
        elif all_beneath or _holds(f"{block.title} {block.text}", words):
            if heading is not None:
                yield heading
                heading = None
            yield block


def _holds(text: str, words: Sequence[re.Pattern[str]]) -> bool:
    plain = _plain(text)
    return all(word.search(plain) for word in words)


def _pattern(word: str) -> re.Pattern[str]:
    """Return what finds a word; a longer one also within another, as in German compounds."""
    short = len(word) <= _SHORT
    return re.compile((r"(?<![a-z0-9])" if short else "") + re.escape(word))


def _plain(text: str) -> str:
    """Return ``text`` case-folded, without accents, with whitespace normalised."""
    parts = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(part for part in parts if not "\u0300" <= part <= "\u036f")
    return re.sub(r"\s+", " ", bare)
