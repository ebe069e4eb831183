"""Damage to files: every cause has its sentence in every language, from the file itself to the screen."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from string import Formatter

import pytest

from engine import Record, RecordError, Seat
from engine.damage import SENTENCES
from engine.mistakes import EXPECTED, Expected, Mistake
from engine.record import record_files, records
from game.file_errors import cause, describe, mistake
from game.refusals import refusal
from game.screens.saves.load import LoadScene
from game.storage.saves import Saves
from game.ui.dialogs import NoticeScene
from game.words import languages, set_language
from tests.game.window import Open

HUGE = "0x" + "f" * 5000
GOOD = records.to_toml(Record((Seat("Anna", "blue"), Seat("Ben", "red")), 3, table={"a": 1}))
OPTIONS = "options = {{ hotel_double_at = {}, coins_limited = true, fool_from_notredame = true, "
OPTIONS += "message_cube_prestige = 2, may_decline = true }}"

JUGGLER = '{ name = "juggler", set = "grey", letter = "A", rats = 1, source = "chosen", effect = "lady", '
JUGGLER += 'icons = [ "x" ], worth = {}, prestige = 1 }'

DAMAGE: dict[str, Callable[[str], str | bytes]] = {
    "large": lambda good: good + "#" * record_files.LARGEST,
    "encoding": lambda good: good.encode() + b"\xff",
    "toml": lambda good: good + "a = = 1",
    "toml-deep": lambda good: good + "a = " + "[" * 9000,
    "toml-number": lambda good: good.replace("seed = 3", "seed = " + "9" * 5000),
    "toml-number-at": lambda good: good.replace("a = 1", f"a = {HUGE}"),
    "newer": lambda good: good.replace("format = 1", "format = 7"),
    "version": lambda good: good.replace("rules = 2", "rules = 0"),
    "entry": lambda good: good.replace("seed = 3", ""),
    "entry-integer": lambda good: good.replace("seed = 3", "seed = 1.5"),
    "entry-text": lambda good: good.replace('edition = "', 'edition = [] # "'),
    "entry-flag": lambda good: good.replace("new_persons = false", "new_persons = 0"),
    "entry-list": lambda good: good.replace("moves = [\n]", "moves = 1"),
    "entry-table": lambda good: good.replace("table = { a = 1 }", "table = 1"),
    "table-deep": lambda good: good.replace("a = 1", "a = " + "[" * 20 + "]" * 20),
    "seed": lambda good: good.replace("seed = 3", "seed = -1"),
    "secret": lambda good: good.replace("seed = 3", 'seed = 3\nsecret = "ZZ"'),
    "seat": lambda good: good.replace("seats = [", "seats = [ 1,"),
    "seat-colour": lambda good: good.replace('"red"', '"pink"'),
    "seat-long": lambda good: good.replace('"Anna"', f'"{"x" * 200_000}"'),
    "seat-player": lambda good: good.replace('player = "human"', 'player = "../../../bin/sh"', 1),
    "edition": lambda good: good.replace("anniversary", "x" * 99),
    "content": lambda good: good.replace("seed = 3", 'seed = 3\ncontent = { numbers = "0" }'),
    "person": lambda good: good.replace("seed = 3", "seed = 3\npersons = [ 1 ]"),
    "own-edition": lambda good: good.replace("seed = 3", "seed = 3\nown_edition = { a = 1 }"),
    "option": lambda good: good.replace("seed = 3", "seed = 3\noptions = { a = 1 }"),
    "players": lambda good: good.replace("seats = [", "x = [").replace("moves", "seats = []\nmoves"),
    "same-colour": lambda good: good.replace('"red"', '"blue"'),
    "first": lambda good: good.replace("seed = 3", 'seed = 3\nfirst = "green"'),
    "setup": lambda good: good.replace("seed = 3", "seed = 3\n" + OPTIONS.format(99)),
    "move": lambda good: good.replace("moves = [", "moves = [ 5 "),
    "move-text": lambda good: good.replace("moves = [", f'moves = [ "{"x" * 3000}" '),
    "move-illegal": lambda good: good.replace("moves = [", 'moves = [ "red pass" '),
}
ELSEWHERE = {"missing", "forbidden", "folder", "device", "name-long", "unreadable"}
"""Causes that no content has; see the tests of records."""
NOT_OF_A_FILE = {"held", "bot", "move-after-end", "no-game", "own-content"}


def error_of(path: Path) -> RecordError:
    with pytest.raises(RecordError) as refused:
        records.read(path)
    return refused.value


def test_every_cause_is_tried_here() -> None:
    assert DAMAGE.keys() | ELSEWHERE | NOT_OF_A_FILE == SENTENCES.keys()


@pytest.mark.parametrize("reason", DAMAGE)
def test_each_damage_is_told_in_each_language_with_file_and_help(tmp_path: Path, reason: str) -> None:
    path, content = tmp_path / "game.toml", DAMAGE[reason](GOOD)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    error = error_of(path)
    assert error.reason == reason
    said = set()
    for language in languages():
        set_language(language)
        sentence = describe(error)
        assert sentence.startswith(str(path))
        assert "{" not in sentence.replace("{'", "")
        assert len(sentence) < len(str(path)) + 330
        assert sentence != str(error)
        said.add(sentence)
        assert cause(error) in sentence
    assert len(said) == len(languages())


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_words(language: str) -> None:
    names = {name for sentence in SENTENCES.values() for _, name, _, _ in Formatter().parse(sentence) if name}
    facts = dict.fromkeys((*names, "line", "first", "players"), "9")
    set_language(language)
    for reason in SENTENCES:
        words = cause(RecordError(reason, **facts))
        assert words
        assert words != RecordError(reason, **facts).sentence
        assert "{" not in words


@pytest.mark.parametrize("language", languages())
def test_every_mistake_in_a_file_of_ones_own_has_its_words(language: str) -> None:
    set_language(language)
    for reason, phrase in EXPECTED.items():
        names = [name for _, name, _, _ in Formatter().parse(phrase) if name]
        made = Mistake("baker.person.toml:3: rats", Expected(reason, **dict.fromkeys(names, "Q")), "'X'")
        told = mistake(made)
        assert told.startswith(made.place)
        assert told.count("Q") == len(names)
        assert "'X'" in told
        assert ("expected" in told) is (language == "en")


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO, errno.ENFILE, None])
def test_the_systems_refusals_are_told_in_every_language(number: int | None) -> None:
    error = OSError(number, os.strerror(number)) if number else OSError("odd")
    said = set()
    for language in languages():
        set_language(language)
        said.add(refusal(error))
    assert len(said) == len(languages())


def test_what_is_saved_of_a_damaged_game_is_told_with_how_much_it_is(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    (tmp_path / "game.toml").write_text(GOOD.replace("moves = [", 'moves = [ "red pass" '))
    for language in languages():
        set_language(language)
        assert saves.repair(tmp_path / "game.toml")
        (notice,) = saves.notices
        saves.notices.clear()
        assert "1 (" in notice or "1手目" in notice
        assert "can't" not in notice
        assert (tmp_path / "game.toml").name in notice


@pytest.mark.thorough(usual=5)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("old", ["seed = 3", "format = 1", "a = 1"])
def test_a_number_of_thousands_of_digits_is_told_by_its_file_on_every_way(
    open_window: Open, tmp_path: Path, language: str, old: str
) -> None:
    window = open_window(language=language)
    path = window.app.saves.folder / "Odd.toml"
    path.write_text(GOOD.replace(old, f"{old.partition(' ')[0]} = {HUGE}"))
    outside = tmp_path / "Outside.toml"
    outside.write_bytes(path.read_bytes())
    from game.screens.replay.replay import watch

    assert not watch(window.app, path)
    assert window.app.saves.import_file(outside) is None
    assert window.app.saves.repair(path) is None
    told_of = window.app.take_notices()
    assert sorted("Outside.toml" in notice for notice in told_of) == [False, False, True]
    assert sorted("Odd.toml" in notice for notice in told_of) == [False, True, True]
    assert all(old.partition(" ")[0] in notice for notice in told_of)
    damaged = window.app.saves.inspect(path)
    assert damaged.error is not None
    assert "Odd.toml" in describe(damaged.error)
    window.click("load")
    assert isinstance(window.scene, LoadScene)
    window.advance(0.2)


def test_such_a_file_dropped_on_a_running_game_throws_nobody_out(open_window: Open, tmp_path: Path) -> None:
    import pygame

    from game.app.program import RealTables
    from game.table.scene import TableScene

    window = open_window(tables=RealTables(), pace="instant")
    window.begin("Anna, Ben", seed=3)
    table = window.scene
    outside = tmp_path / "Outside.toml"
    outside.write_text(GOOD.replace("seed = 3", f"seed = {HUGE}"))
    window.post(pygame.DROPFILE, file=str(outside))
    window.advance(0.1)
    assert isinstance(window.scene, NoticeScene)
    assert isinstance(table, TableScene)
    assert table in window.app.scenes
