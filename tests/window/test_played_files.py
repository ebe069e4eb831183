"""The list of saved games, in the program as people run it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.record import records
from game.screens.replay.replay import ReplayScene
from game.screens.results.results import ResultsScene
from game.screens.saves.load import LoadScene
from game.screens.title.title import TitleScene
from game.table.scene import TableScene
from game.ui.dialogs import AskScene
from tests.game.saved import played, put
from tests.window.person import Hand, Person, at_the_title


def listed(me: Person) -> list[str]:
    """The games in the list, the last played first."""
    assert isinstance(me.scene, LoadScene)
    return [path.stem for path in me.scene.paths]


def to_the_list(me: Person) -> Hand:
    """Open the list and wait until its first game has been read."""
    yield from me.click("load")
    yield me.sees(LoadScene)
    yield lambda: isinstance(me.scene, LoadScene) and me.scene.game is not None


def test_a_saved_game_is_opened_from_the_list_and_goes_on(tmp_path: Path) -> None:
    before = {
        name: list(record.moves)
        for name, record in (("older", played(moves=20)), ("newer", played(moves=30, seed=12)))
        if put(tmp_path, name, record, day=1 + (name == "newer"))
    }

    def hand(me: Person) -> Hand:
        yield from to_the_list(me)
        assert listed(me) == ["newer", "older"]
        yield from me.press("down")
        yield from me.click("open")
        yield me.sees(TableScene)
        assert me.moves[:20] == before["older"]
        while len(me.moves) == 20:
            yield from me.sit()
            yield from me.press("1", "return")
        yield lambda: me.kept[:20] == before["older"] and len(me.kept) > 20

    at_the_title(tmp_path).lives(hand)
    assert records.read(tmp_path / "saves" / "newer.toml").moves == before["newer"]


@pytest.mark.thorough(usual=0)
def test_a_game_is_duplicated_renamed_deleted_and_brought_back(tmp_path: Path) -> None:
    path = put(tmp_path, "evening", played(moves=20))

    def hand(me: Person) -> Hand:
        yield from to_the_list(me)
        yield from me.click("duplicate")
        yield lambda: len(listed(me)) == 2
        (copy,) = set(listed(me)) - {"evening"}
        yield lambda: isinstance(me.scene, LoadScene) and me.scene.game is not None
        yield from me.click("rename")
        yield me.sees(AskScene)
        yield from me.type_text("Sunday")
        yield from me.click("ok")
        yield me.sees(LoadScene)
        assert set(listed(me)) == {"evening", "Sunday"}
        assert copy != "Sunday"
        yield from me.click("delete")
        yield lambda: listed(me) == ["evening"]
        yield from me.click("bring-back")
        yield lambda: set(listed(me)) == {"evening", "Sunday"}
        yield from me.click("delete")
        yield lambda: len(listed(me)) == 1
        yield from me.press("escape")
        yield me.sees(TitleScene)

    at_the_title(tmp_path).lives(hand)
    (left,) = (tmp_path / "saves").glob("*.toml*")
    assert left.name == "evening.toml"
    assert records.read(path).moves == played(moves=20).moves


@pytest.mark.thorough(usual=0)
def test_a_finished_game_shows_its_results_and_is_watched_again(tmp_path: Path) -> None:
    record = played()
    path = put(tmp_path, "over", record)
    text = path.read_text(encoding="utf-8")

    def hand(me: Person) -> Hand:
        yield from to_the_list(me)
        yield from me.click("open")
        yield me.sees(ResultsScene)
        yield from me.click("watch")
        yield me.sees(ReplayScene)
        replay = me.scene
        assert isinstance(replay, ReplayScene)
        yield lambda: replay.at >= 3  # it plays by itself
        yield from me.press("left")  # now it stands still
        at = replay.at
        yield from me.press("right")
        assert replay.at == at + 1
        yield from me.press("escape")
        yield me.sees(ResultsScene)

    at_the_title(tmp_path).lives(hand)
    assert path.read_text(encoding="utf-8") == text
