"""The types of the game's content: editions' options, printed numbers, persons, the street plan."""

from __future__ import annotations

from typing import NamedTuple, NewType

LongText = NewType("LongText", str)
"""A text of up to 400 letters."""


class Options(NamedTuple):
    """The edition options of a game (RULES.md section 2)."""

    hotel_double_at: int
    """The influence in the hotel that gives two benefits, 2 to 9."""
    coins_limited: bool
    """Whether there are only 25 coins."""
    fool_from_notredame: bool
    """Whether the fool may take a cube from the cathedral."""
    message_cube_prestige: int
    """Prestige of the message that gives a cube, 0 to 4."""
    may_decline: bool
    """Whether a card may be played for no effect at all."""


DEFAULT_EDITION = "anniversary"

CUSTOM = "custom"
"""The edition of a game whose options match no printed edition."""

OPTION_RANGES = {"hotel_double_at": (2, 9), "message_cube_prestige": (0, 4)}
"""The lowest and highest value of each numeric option."""


class EditionWords(NamedTuple):
    """What an edition of one's own is called in one language."""

    language: str
    """The language's code, such as ``en``."""
    name: str
    text: LongText = LongText("")
    """What is special about it."""


class OwnEdition(NamedTuple):
    """An edition of one's own: options with a name. A game knows its options alone."""

    name: str
    """Its key."""
    options: Options
    words: tuple[EditionWords, ...]
    """What it is called, in one language or more."""


class Numbers(NamedTuple):
    """Numbers that no edition changes."""

    coins: int
    start_coins: int
    start_cache: int
    start_supply: int
    rat_track_end: int
    hand_size: int
    park_pair: int
    plague_prestige: int
    person_price: int
    donation: tuple[int, ...]
    pot: dict[int, int]
    messages: dict[str, int]


class Worth(NamedTuple):
    """What hiring a person is worth to bots, in prestige."""

    unit: str | None = None
    """What it depends on: a measure of :mod:`engine.bots.features`."""
    each: float = 0.0
    """Prestige per unit; where it is not 0, the fields below are not used."""
    base: float = 0.0
    """Prestige in any round."""
    round: float = 0.0
    """Prestige per round left."""
    rat: float = 0.0
    """Prestige per rat of the persons on display."""
    last: bool = True
    """Whether the person is worth anything in the last round."""


class Deed(NamedTuple):
    """One thing that an effect does, as data; which fields count depends on the verb."""

    verb: str
    """One of :data:`DEEDS`."""
    what: str = ""
    """What is gained, where a cube is placed, what is activated or moved, what is had for a coin."""
    n: int = 1
    """How much; for ``move`` the most pieces."""
    per: str = ""
    """For ``gain``: a measure (:data:`MEASURES`) that multiplies ``n``."""
    at: str | int = ""
    """Of the measure: a sector, a kind of message, or the least influence of a sector that counts."""
    every: int = 1
    """For ``gain``: how many units of the measure give ``n`` once."""
    activate: bool = False
    """For ``place`` and ``move``: whether the sector is activated then."""
    quiet: bool = False
    """For ``place``: whether nothing is said where no cube can be placed."""
    friend: bool = True
    """For ``move``: whether the friend may be moved."""
    cathedral: bool = False
    """For ``move``: whether a cube of the cathedral may be moved, where the edition lets the fool do so."""


class EffectStep(NamedTuple):
    """A step of an effect: a deed, a choice between lists of deeds, or deeds on a condition."""

    kind: str
    """``do``, ``choose`` or ``if``."""
    options: tuple[tuple[Deed, ...], ...]
    """For ``do`` one list of deeds; for ``choose`` 2 to 4; for ``if`` what is done, and what is done else."""
    measure: str = ""
    """For ``if``: one of :data:`MEASURES`."""
    at: str | int = ""
    above: int | None = None
    """For ``if``: what the measure must exceed, where there is such a limit."""
    below: int | None = None
    """For ``if``: what the measure must stay under, where there is such a limit."""

    def holds(self, found: int) -> bool:
        """Whether what was measured fulfils the condition."""
        return (self.above is None or found > self.above) and (self.below is None or found < self.below)


class PersonWords(NamedTuple):
    """What a game's own person is called in one language."""

    language: str
    """The language's code, such as ``en``."""
    name: str
    """The name as a title."""
    within: str = ""
    """The name within a sentence, article and all; without it the title in quotation marks."""
    text: LongText = LongText("")
    """The effect in words; without it the words follow from the steps."""


DEEDS = ("gain", "kill", "benefit", "place", "activate", "pay", "move")
"""The verbs of deeds (RULES.md section 9)."""

MEASURES = (
    *("influence", "strongest_sector", "sector_of_friend", "sectors", "empty_sectors"),
    *("cubes_in_cathedral", "cubes_on_board", "supply", "coins", "messages", "messages_of_a_kind"),
    *("free_markets", "spaces_above_rat", "prestige", "rats"),
)
"""What an effect can count (RULES.md section 9)."""

MOST_STEPS = 4
"""The most steps of an effect, options of a choice, and deeds of an option."""


class Person(NamedTuple):
    """A person: what is printed on the card, and what it is worth to bots."""

    name: str
    set: str
    letter: str | None
    rats: int
    source: str
    effect: str
    """The effect's name, see :mod:`engine.rules.persons`; empty for a person with steps of its own."""
    icons: tuple[str, ...]
    """The effect as rows of icons, each of tokens with spaces between."""
    worth: Worth
    prestige: int = 0
    coins: int = 0
    cubes: int = 0
    pieces: int = 0
    influence: int = 0
    messages: int = 0
    persons: int = 0
    replaces: str | None = None
    """For a brown person of a game's own: which of the six it replaces."""
    steps: tuple[EffectStep, ...] = ()
    """The effect of a game's own person, unless a printed one has it."""
    words: tuple[PersonWords, ...] = ()
    """What a game's own person is called, by language."""


PERSON_KEY = r"[a-z][a-z0-9]{0,30}"
"""The pattern of a person's name, which moves and saved games hold; own editions have such names too."""


PRINTED_PERSONS = (
    *("hostess", "monk", "moneylender", "minstrel", "fool", "doctor"),
    *("cityguard", "nightwatchman", "bishop", "guildmaster", "beggarking", "advocate"),
    *("lady", "mayor", "carpenter"),
    *("administrator", "nurse", "scholar", "priest", "prosecutor", "bellringer"),
    *("spy", "gypsies", "coachman", "butcher", "patron", "merchant"),
    *("innkeeper", "councillor", "guard", "gravedigger", "actress", "mistress"),
)
"""The names of the 33 persons that were printed, in the order of RULES.md sections 7 to 9."""

EFFECT_NUMBERS = ("prestige", "coins", "cubes", "pieces", "influence", "messages", "persons")
"""The numbers that an effect can use; 0 where a person has none."""


class StreetPlan(NamedTuple):
    """The corners of a borough, those it shares with its neighbours, and the areas between them."""

    corners: tuple[str, ...]
    shared: tuple[tuple[str, str], ...]
    areas: tuple[str, ...]
