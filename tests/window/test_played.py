"""The program as people run it: its own loop, bots in their process, the disk, the deal, baking, collection.

Nothing of ``tests/game/conftest.py`` reaches this folder. Here games begin, are left, and end.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from engine.record import records
from game.match.bot_process import BotProcess
from game.match.options import Launch
from game.match.session import Session
from game.screens.results.hall_of_fame import HallOfFameScene
from game.screens.saves import thumbnails
from game.screens.settings.first_start import FirstStartScene
from game.screens.title.title import TitleScene
from game.settings import SettingsFile
from game.storage.hall_of_fame import HallOfFame
from game.storage.record_keeper import RecordKeeper
from game.table.city import base, painter
from game.table.scene import TableScene
from game.ui.dialogs import NoticeScene
from tests.window.person import Hand, Person, at_the_title, sit_down

ROOT = Path(__file__).resolve().parents[2]

KILLED = """
import os, signal, sys
from pathlib import Path
from tests.window.person import sit_down

def hand(me):
    yield me.asked
    yield from me.press("1")
    yield lambda: any(move.startswith("blue") for move in me.kept)
    os.kill(os.getpid(), signal.SIGKILL)

sit_down(Path(sys.argv[1]), "Anna, bot:quick").lives(hand)
"""


def test_nothing_of_the_program_is_replaced() -> None:
    assert vars(painter)["bake"] is vars(thumbnails)["bake"] is base.bake
    for method in (
        BotProcess.ask,
        BotProcess.answer,
        RecordKeeper.wait_saved,
        Session.new,
        SettingsFile.wait_saved,
    ):
        assert method.__module__.startswith("game."), method


def test_a_card_chosen_by_a_key_is_on_the_disk_when_the_program_is_left(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield me.asked
        yield from me.press("1")
        yield me.has_moved

    me = sit_down(tmp_path, "Anna, bot:quick")
    table = me.table
    me.lives(hand)
    kept = records.read(table.session.record_path)
    assert kept.moves == table.session.record.moves
    assert any(move.startswith("blue") for move in kept.moves)


def test_bots_answer_from_their_process(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield lambda: len(me.moves) >= 12

    me = sit_down(tmp_path, "bot:quick, bot:quick")
    path = me.table.session.record_path
    me.lives(hand)
    kept = records.read(path)
    assert len(kept.moves) >= 12
    assert len(kept.replay().legal_moves()) > 0


def test_a_game_of_bots_ends_with_results_and_stands_in_the_hall_of_fame(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield me.results
        yield from me.click("title")
        yield me.sees(TitleScene)
        yield from me.click("book")
        yield me.shows("watch-1")
        assert isinstance(me.scene, HallOfFameScene)
        assert [game.file for game in me.scene.games] == [path.name]

    me = sit_down(tmp_path, "bot:quick, bot:quick")
    path = me.table.session.record_path
    me.lives(hand)
    result = records.read(path).replay().result
    assert result is not None
    with closing(HallOfFame(tmp_path / "saves")) as hall:
        (game,) = hall.games()
        assert {seat.colour: seat.prestige for seat in game.seats} == result.prestige


def test_a_killed_game_goes_on_from_the_title(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == -signal.SIGKILL
    (path,) = (tmp_path / "saves").glob("*.toml")
    before = records.read(path).moves

    def hand(me: Person) -> Hand:
        yield from me.click("continue")
        yield me.sees(TableScene)
        assert me.moves[: len(before)] == before
        yield from me.sit()
        mine = me.mine()
        yield from me.press("1")
        yield lambda: me.mine() > mine

    at_the_title(tmp_path).lives(hand)
    after = records.read(path).moves
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_the_first_start_asks_for_the_language_once(tmp_path: Path) -> None:
    def hand(me: Person) -> Hand:
        yield me.sees(FirstStartScene)
        before = me.app.settings.language
        yield from me.press("up", "up", "up", "up", "right")
        yield lambda: me.app.settings.language != before
        chosen.append(me.app.settings.language)
        yield from me.click("title")
        yield me.sees(TitleScene)

    chosen: list[str] = []
    me = Person(tmp_path)
    me.app.open_with(Launch())
    me.lives(hand)
    kept = SettingsFile(tmp_path / "settings.toml")
    assert kept.values.language == chosen[0]
    assert not kept.fresh


def test_a_folder_that_is_gone_is_told_and_no_move_is_lost(tmp_path: Path) -> None:
    """As with a stick that was pulled out: the game's folder can't be written any more."""

    def hand(me: Person) -> Hand:
        yield me.asked
        folder.rename(tmp_path / "away")
        folder.write_text("no folder", encoding="utf-8")
        yield from me.press("1")
        yield me.sees(NoticeScene)
        told.extend(me.scene.aloud().page.splitlines())
        yield from me.press("return")
        yield from me.sit()

    told: list[str] = []
    me = sit_down(tmp_path, "Anna, bot:quick")
    folder, table = tmp_path / "saves", me.table
    me.lives(hand)
    (copy,) = (tmp_path / "home").rglob("*.toml")
    assert records.read(copy).moves == table.session.record.moves
    assert any(str(copy) in line for line in told)
