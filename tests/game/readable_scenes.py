"""Every screen of the program, opened for tests of what can be read on it."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from pygame import Rect

from engine import Record
from engine.bots.themes import Theme
from engine.record import records
from engine.record.timeline import Timeline
from game import words
from game.match.aiming import AimsDesk
from game.match.session import Session
from game.screens.challenges.deal import DealScene
from game.screens.challenges.make_task import MakeTaskScene
from game.screens.challenges.tasks import TasksScene
from game.screens.habits.habits import HabitsScene
from game.screens.new_game.new_game import NewGameScene
from game.screens.new_game.players import PlayersScene
from game.screens.pause.pads import PadLostScene, PadsScene
from game.screens.pause.pause import PauseScene
from game.screens.replay.history import HistoryScene
from game.screens.replay.replay import ReplayScene
from game.screens.results.aims import AimsScene
from game.screens.results.hall_of_fame import HallOfFameScene
from game.screens.results.results import ResultsScene
from game.screens.rules.rules import RulesScene
from game.screens.saves.found import FoundScene
from game.screens.saves.load import LoadScene
from game.screens.settings.first_start import FirstStartScene
from game.screens.settings.settings import SettingsScene
from game.screens.settings.settings_bindings import BindingsScene
from game.screens.title.title import TitleScene
from game.storage import challenge_book, import_search
from game.storage.challenge_book import utc_day
from game.storage.deals import deal_of
from game.storage.hall_of_fame import HallOfFame
from game.table.scene import TableScene
from game.ui import image_cache
from game.ui.dialogs import AskScene, NoticeScene
from game.ui.menu import MenuScene
from game.ui.navigation import TextRequest
from game.ui.on_screen_keyboard import LettersScene
from game.ui.own_content import editions_of
from game.ui.scene import Scene
from tests.engine.own_examples import FOLDER
from tests.game.habits_made import keep_habits
from tests.game.known_par import A_FRIDAY, LATER, KnownPar
from tests.game.reviewed import keep_review
from tests.game.saved import just_left, played, put
from tests.game.window import Window

LONG = "long"
"""A language that nobody speaks: English, with every word 40 % longer."""

_VOWELS = "aeiouAEIOU"
_WORD = re.compile(r"(?<![@/\w])[^\W\d_]+")  # "@card" and "@figure/plans" name a picture of the rule book


class _Stretched(Transformer):
    """Makes the words of messages longer; what stands in braces stays."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802 - Fluent's own way
        node.value = _WORD.sub(lambda found: stretched(found[0]), node.value)
        return node


def stretched(word: str) -> str:
    """A word with 40 % more letters, for instance ``"Settings"`` → ``"Seettiings"``."""
    longer, place = list(word), 0
    while len(longer) < round(len(word) * 1.4):
        vowels = [at for at, letter in enumerate(longer) if letter in _VOWELS] or [len(longer) - 1]
        at = vowels[place % len(vowels)]
        longer.insert(at + 1, longer[at].lower())
        place += 2
    return "".join(longer)


@contextmanager
def speaking(language: str) -> Iterator[str]:
    """The language to open a window with; :data:`LONG` takes the place of English for the while."""
    if language != LONG:
        yield language
        return
    original = words.catalogue
    english = _long_catalogue(original)
    words.catalogue = lambda language: english if language == words.ENGLISH else original(language)
    words._catalogue.cache_clear()
    image_cache.forget()
    try:
        yield words.ENGLISH
    finally:
        words.catalogue = original
        words._catalogue.cache_clear()
        image_cache.forget()


def _long_catalogue(original: Callable[[str], dict[str, str]]) -> dict[str, str]:
    made = {}
    for name, text in original(words.ENGLISH).items():
        resource = _Stretched().visit(FluentParser().parse(text))
        assert isinstance(resource, ast.Resource)
        made[name] = FluentSerializer().serialize(resource)
    return made


# The screens

NAMES = ("Anna", "Quasimodo", "Jean-Baptiste", "ヒカリ")


@cache
def finished() -> Record:
    """A game of four, to its end."""
    return played(NAMES, bots=2)


@cache
def begun() -> Record:
    """A game of four in its middle."""
    return played(NAMES, moves=60, bots=2)


def prepare(folder: Path) -> None:
    """Put a game in its middle, a finished and a damaged one into the folder of saved games."""
    put(folder, "2026-11-20 Anna, Quasimodo", begun(), 2)
    put(folder, "2026-11-19 Jean-Baptiste", finished(), 1)
    put(folder, "Damaged", "seats = 3", 0)


def fill_stick(folder: Path, games: int = 3) -> Path:
    """A stick with so many games in a folder of a long name, one of them damaged."""
    stick = folder / "stick" / "Games with Grandmother and Grandfather, winter 2026"
    for number in range(1, games):
        records.write(stick / f"2026-11-2{number} Anna, Quasimodo, Jean-Baptiste.toml", begun())
    stick.mkdir(parents=True, exist_ok=True)
    (stick / "Damaged.toml").write_text("rules = 1\nseats = 3", encoding="utf-8")
    return stick.parent


def open_found(window: Window, stick: Path) -> FoundScene:
    """Show the saved games that are found on a stick, with the search at its end."""
    with mock.patch.object(import_search, "likely_folders", return_value=[stick]):
        scene = window.push(FoundScene(lambda path: None))
        while scene.search:
            window.advance(1 / 60)
    window.advance(0.1)
    return scene


def _session(record: Record) -> Session:
    return Session(record, Path("game.toml"), record.replay())


def _results(window: Window) -> None:
    window.app.push(ResultsScene(_session(finished()), from_list=True))


def _well_played(window: Window) -> None:
    keep_review(window.app.saves.folder, finished(), well_played=True)
    window.app.go.review(finished())


def _review(window: Window) -> None:
    keep_review(window.app.saves.folder, finished())
    window.app.go.review(finished())
    window.advance(0.1)


class KnownAims(AimsDesk):
    """Knows at once what a bot went for: nobody has thought about it."""

    def ask(self, colour: str) -> None:
        pass

    def aims(self, colour: str, period: str) -> tuple[Theme, ...] | None:
        found: dict[str, tuple[Theme, ...]] = {"A": ("rats", "persons"), "B": ("prestige", "messages")}
        return found.get(period, ())


def _aims(window: Window) -> None:
    scene = AimsScene(finished(), "yellow")
    scene.desk = KnownAims(finished())
    window.app.push(scene)


def _habits(window: Window) -> None:
    keep_habits(window.app.saves.folder.parent)
    window.push(HabitsScene()).wait()


def _own_persons(window: Window) -> None:
    folder = window.app.saves.folder / "persons"
    folder.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.person.toml"):
        shutil.copy(path, folder)
    _own_edition(window)
    window.app.go.own_persons()


def _own_edition(window: Window) -> None:
    folder = window.app.saves.folder / "editions"
    folder.mkdir(exist_ok=True)
    shutil.copy(FOLDER.parent / "editions" / "family.edition.toml", folder)
    editions_of(window.app).choose("family", wanted=True)


def _new_game_by_own_edition(window: Window) -> None:
    _own_edition(window)
    window.app.go.new_game()


def watch(window: Window) -> ReplayScene:
    """Show a finished game once more, at a moment in its middle."""
    return window.push(ReplayScene(window.app, Timeline(finished()), 30), wait=0.3)


def _over_table(make: Callable[[TableScene], Scene]) -> Callable[[Window], None]:
    def show(window: Window) -> None:
        if not window.app.scenes:
            window.app.open(just_left(window.app.saves.folder / "2026-11-20 Anna, Quasimodo.toml"))
        table = window.showing(TableScene)
        window.advance(0.1)
        window.app.push(make(table))

    return show


def _title(window: Window) -> None:
    window.app.push(TitleScene())
    window.advance(1.0)  # the painting comes out of the dark


def _rules_searched(window: Window) -> None:
    window.app.push(RulesScene())
    window.type_text("a")


def _load_damaged(window: Window) -> None:
    window.app.push(LoadScene())
    window.advance(0.1)
    window.press("down", "down")


def _found(window: Window) -> None:
    open_found(window, fill_stick(window.app.saves.folder.parent))


def _book(window: Window) -> None:
    window.push(HallOfFameScene()).wait()


def show_deal(window: Window) -> None:
    """Show the deal of a day of which par is known."""
    window.app.masters = KnownPar(window.app.saves.folder)
    window.app.push(DealScene(clock=lambda: A_FRIDAY))


def _tasks_helped(window: Window) -> None:
    """Show a task that was tried in vain so often that there is a hint and a solution."""
    with closing(HallOfFame(window.app.saves.folder)) as hall:
        for number in range(5):
            hall.keep_failed("alms", f"game {number}")
    window.app.push(TasksScene("alms"))
    window.click("hint")


def _deal_reached(window: Window) -> None:
    """Show the deal of a later day that has been played: the player is among the masters."""
    folder = window.app.saves.folder
    window.app.masters = KnownPar(folder)
    deal = deal_of(utc_day(LATER)).entry("played")
    with closing(HallOfFame(folder)) as hall:
        hall.begin_deal(deal, "", LATER)
        hall._database.write(lambda database: challenge_book.finish(database, deal, 29))
    window.app.push(DealScene(clock=lambda: LATER))


def _found_nothing(window: Window) -> None:
    open_found(window, window.app.saves.folder / "nowhere")


MENUS: dict[str, Callable[[Window], None]] = {
    "title": _title,
    "new game": lambda window: window.app.push(NewGameScene()),
    "load": lambda window: window.app.push(LoadScene()),
    "load, a damaged game": _load_damaged,
    "found": _found,
    "found, nothing": _found_nothing,
    "book": _book,
    "review": _review,
    "review, well played": _well_played,
    "settings": lambda window: window.app.push(SettingsScene()),
    "first start": lambda window: window.app.push(FirstStartScene()),
    "keys and buttons": lambda window: window.app.push(BindingsScene()),
    "notice": lambda window: window.app.push(
        NoticeScene(words.say("settings-file-unwritable", file="~/x.toml", reason="Disk full"))
    ),
    "ask": lambda window: window.app.push(AskScene(words.say("saves-rename-how"), "ヒカリ, Anna", 60, print)),
    "letters": lambda window: window.app.push(
        LettersScene(
            TextRequest(words.say("new-game-name"), "Zoé", 20, print, ("Anna", "Quasimodo", "ヒカリ"))
        )
    ),
    "deal of the day": lambda window: show_deal(window),
    "tasks, helped": _tasks_helped,
    "deal of the day, reached": _deal_reached,
    "tasks": lambda window: window.app.push(TasksScene()),
    "make a task": lambda window: window.app.push(MakeTaskScene(Timeline(finished()), 30)),
    "results": _results,
    "aims": _aims,
    "habits": _habits,
    "own persons": _own_persons,
    "new game by an own edition": _new_game_by_own_edition,
    "rules": lambda window: window.app.push(RulesScene()),
    "rules, searched": _rules_searched,
}
"""The screens that need no table, by name."""

OVER_TABLE: dict[str, Callable[[Window], None]] = {
    "pause": _over_table(lambda table: PauseScene()),
    "players": _over_table(lambda table: PlayersScene(table.session, print)),
    "pads": _over_table(lambda table: PadsScene(table.session)),
    "a pad is lost": _over_table(lambda table: PadLostScene(table.session, "blue", "blue", print)),
    "history": _over_table(
        lambda table: HistoryScene(Timeline(table.session.record), table.context.screen.viewers)
    ),
}
"""The screens that lie over a table."""


def scrolled(scene: Scene) -> list[Rect]:
    """The places of a screen whose contents can be scrolled."""
    if isinstance(scene, (RulesScene, HistoryScene)):
        return [scene.list, scene.text] if isinstance(scene, RulesScene) else [scene.list]
    view = scene.container if isinstance(scene, MenuScene) else None
    return [Rect(view.get_abs_rect())] if view is not None else []


def take_up(window: Window, device: str) -> None:
    """Let the last press have come from ``device``, so that its hints are shown."""
    window.app.devices.last = device
    window.scene.stale = True
