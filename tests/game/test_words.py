"""The catalogues: every key that the program says exists, in every language, with the same variables."""

import ast
import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path
from typing import ClassVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import game
from game import words
from game.ui import fitting
from game.words import Family, MissingMessage, catalogue, families, languages, say, set_language
from game.words.cards import KIND_WORDS
from game.words.persons import PERSON_WORDS

SOURCES = sorted(
    path for path in Path(game.__file__).parent.rglob("*.py") if "words" not in path.parent.parts
)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the name that the visitor calls
        self.names.add(node.id.name)


@cache
def _messages(language: str) -> dict[str, set[str]]:
    """Key to names of variables; fails at junk and at a key that two files hold."""
    found: dict[str, set[str]] = {}
    for name, text in catalogue(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: can't be read: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} is there twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def _branches(node: ast.expr, named: dict[str, list[ast.expr]]) -> list[ast.expr]:
    """The values that ``node`` can have, as far as the source shows: of a condition, of a local name."""
    if isinstance(node, ast.IfExp):
        return [*_branches(node.body, named), *_branches(node.orelse, named)]
    if isinstance(node, ast.Name) and node.id in named:
        return [branch for value in named[node.id] for branch in _branches(value, {})]
    return [node]


def _named(tree: ast.AST) -> dict[str, list[ast.expr]]:
    """What is assigned to each plain name anywhere in ``tree``."""
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    named.setdefault(target.id, []).append(node.value)
    return named


def _keys_said(path: Path) -> list[tuple[int, str | None, set[str] | None]]:
    """(line, key or None when it isn't written out, names of the arguments or None) of each ``say(…)``."""
    said: list[tuple[int, str | None, set[str] | None]] = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = _named(tree)
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"):
            continue
        names = {keyword.arg for keyword in node.keywords if keyword.arg}
        spread = any(keyword.arg is None for keyword in node.keywords)
        for key in _branches(node.args[0], named):
            text = str(key.value) if isinstance(key, ast.Constant) else None
            said.append((node.lineno, text, None if spread else names))
    return said


def test_every_key_said_in_the_source_is_in_the_english_catalogue_with_its_variables() -> None:
    english = _messages("en")
    for path in SOURCES:
        for line, key, names in _keys_said(path):
            where = f"{path.name}:{line}"
            assert key is not None, f"{where}: write the key out, or make a words.Family of the keys"
            assert key in english, f"{where}: no message {key!r}"
            assert names is None or english[key] <= names, f"{where}: {key!r} needs {english[key] - names}"


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_every_language_has_the_keys_and_variables_of_english(language: str) -> None:
    english, other = _messages("en"), _messages(language)
    assert sorted(english) == sorted(other)
    assert not {key for key in english if english[key] != other[key]}


@pytest.mark.parametrize("language", languages())
def test_apostrophes_are_round(language: str) -> None:
    told = [
        (name, row)
        for name, text in catalogue(language).items()
        for row in text.splitlines()
        if "'" in row and not row.startswith("#")
    ]
    assert told == []


def _family_keys() -> set[str]:
    """The keys of all families, those of every module."""
    for module in pkgutil.walk_packages(game.__path__, "game."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return {key for family in families for key in map(family.key, family.members)}


def test_every_family_of_keys_is_complete() -> None:
    assert sorted(_family_keys() - _messages("en").keys()) == []


def test_every_message_is_said_somewhere() -> None:
    folder = Path(game.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    written = {*re.findall(r"""["'^]([a-z][\w-]*)\b""", sources)}
    assert sorted(_messages("en").keys() - _family_keys() - written) == []


def test_the_language_in_use_is_spoken() -> None:
    assert say("shell-round", label="B3") == "Round B3"
    set_language("fr")
    assert say("shell-round", label="B3") == "Tour B3"


def test_what_is_said_again_with_other_variables_is_said_anew() -> None:
    assert [say("persons-rats-now", n=n) for n in (1, 3, 1, 3)] == [
        say("persons-rats-now", n=1),
        say("persons-rats-now", n=3),
    ] * 2
    assert say("persons-rats-now", n=1) != say("persons-rats-now", n=3)
    set_language("fr")
    french = say("persons-rats-now", n=3)
    set_language("en")
    assert say("persons-rats-now", n=3) != french


def test_arguments_stand_in_the_text_without_invisible_marks() -> None:
    assert say("shell-round", label="B3").isascii()


def test_a_message_the_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    english = words._catalogue("en")
    monkeypatch.setattr(words, "_catalogue", lambda language: english if language == "en" else _Nothing())
    set_language("fr")
    assert say("shell-round", label="B3") == "Round B3"


class _Nothing:
    plain: ClassVar[dict[str, str]] = {}

    def inserted(self, key: str, args: object) -> None:
        return None


def test_a_missing_message_is_an_error_for_developers_and_its_key_for_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(MissingMessage, match="shell-nowhere"):
        say("shell-" + "nowhere")
    monkeypatch.delenv("NOTRE_DAME_STRICT")
    assert say("shell-" + "nowhere") == "shell-nowhere"


def test_a_missing_variable_is_an_error_for_developers() -> None:
    with pytest.raises(MissingMessage, match="label"):
        say("shell-" + "round")


@pytest.mark.parametrize("language", languages())
def test_no_text_is_too_long_to_be_put_into_a_message(language: str) -> None:
    set_language(language)
    long = "A" * 5000 + "z"
    for key, variables in _messages(language).items():
        if key in ("hall-points", "pads-seat-taken", "saves-day", "challenges-date"):  # numbers and dates
            continue
        if not variables:  # nothing is put into it
            continue
        said = say(key, **dict.fromkeys(variables, long))
        assert "???" not in said, key
        assert len(said) < 900 * (said.count("…") + 1) + 600, key
    told = say("saves-load-failed", reason=long)
    assert " … " in told
    assert told.endswith("z")


def test_a_text_that_fits_is_put_in_whole() -> None:
    assert say("shell-round", label="B" * words.LONGEST) == "Round " + "B" * words.LONGEST


def test_every_language_names_itself() -> None:
    names = {language: words.own_name(language) for language in languages()}
    printed = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "ja": "日本語"}
    assert names == {**names, **printed}
    assert len({*names, *names.values()}) == 2 * len(names)


def test_a_language_nobody_wrote_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"tlh.*en, .*fr"):
        set_language("tlh")


@pytest.mark.parametrize(
    ("system", "spoken"),
    [("fr_FR.UTF-8", "fr"), ("fr", "fr"), ("de_DE.UTF-8", "de"), ("sv_SE", "en"), ("C", "en"), ("", "en")],
)
def test_the_system_language_is_preferred_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, system: str, spoken: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", system)
    assert words.preferred() == spoken


def test_a_family_refuses_a_stranger_by_name() -> None:
    colours = Family("shell-colour", ("blue", "green"))
    assert colours.say("green") == "Green"
    with pytest.raises(MissingMessage, match="orange"):
        colours.say("orange")


def test_the_short_cut_for_plain_messages_says_what_the_parser_says() -> None:
    from fluent.runtime import FluentBundle, FluentResource

    for language in words.languages():
        bundle = FluentBundle([language], use_isolating=False)
        for text in words.catalogue(language).values():
            bundle.add_resource(FluentResource(text))
        messages = words._catalogue(language)
        assert len(messages.plain) > 100
        for key, said in messages.plain.items():
            pattern = bundle.get_message(key).value
            assert pattern is not None
            parsed, errors = bundle.format_pattern(pattern, {})
            assert not errors
            assert parsed == said, key


@pytest.mark.parametrize("language", languages())
def test_a_message_parsed_alone_is_what_its_whole_file_says(language: str) -> None:
    from fluent.syntax import FluentParser, ast

    parser, messages = FluentParser(), words._Catalogue(language)
    for name, text in words.catalogue(language).items():
        for entry in parser.parse(text).body:
            assert not isinstance(entry, ast.Junk), name
            if isinstance(entry, ast.Message | ast.Term):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                alone = parser.parse(messages._unparsed[key]).body[0]
                assert alone.equals(entry, ["span", "comment"]), key


@pytest.mark.parametrize("language", languages())
def test_every_name_can_be_written_whole_on_its_card(language: str) -> None:
    set_language(language)
    for family, room, smallest in ((PERSON_WORDS, (176, 49), 21), (KIND_WORDS, (168, 51), 15)):
        for name in map(family.say, family.members):
            rows, _ = fitting.fitted_lines(name, room, 27, smallest, 2, bold=True)
            assert not any(row.endswith("…") for row in rows), name


@pytest.mark.parametrize("language", languages())
def test_the_teacher_takes_leave_with_the_name_of_the_button_that_suits_a_learner(language: str) -> None:
    set_language(language)
    assert say("new-game-suits") in say("lesson-next")
