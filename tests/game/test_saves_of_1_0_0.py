"""Games of every kind that version 1.0.0 saved: they stand as they stood there, and go on."""

import hashlib
import shutil
from pathlib import Path

import pytest

from engine import Game
from engine.digest import facts
from engine.record import records
from game.match.session import Session
from game.storage.deals import deal_in
from game.storage.saves import Saves

KEPT = Path(__file__).parent / "saves_of_1_0_0"

STOOD = {
    "custom-middle": "d05b330f0754102974bbafc19995e9a15290424c8cd951c9d4d6ecbb2018c870",
    "deal-middle": "facd4d3bc3788ded0f89c7b6e337b6118062c26d634ef5e90a46522669e1025b",
    "fork-middle": "dc0f941ce6afa434eae4d390e7eb979e50c6829fe9f2531b6eef36c4f9ee157b",
    "game-draft": "52386eb89d230dfebda99c619b049ae15132fe05a89eccac6427d89886b1c664",
    "game-finished": "8a29c0e741ed303af8498f64382e412f9545f6b1a3829b0bc9eda5172287c54c",
    "game-middle": "60948eae45182ef770f49dc741dfcffa1674d683b90e5a9d309373ae13bd875d",
    "game-new-persons": "6640c3f01f3ed44b5d3f81225f8f47433b10a39294df7a9dbd9ad28f20f5d529",
    "game-start": "764086f080a6502c9f19e4945a2129a47d8cb8f8300fc7b6da8618d9e5a182a4",
    "game-without-a-secret": "9490ed78ead932cd8768714a9af6568a3f904fc10a218b8c2032fee022da220c",
    "lesson-middle": "a058ef46bda70dc93b007f590d6551e2eedc5c953fa99d60c7ab844c937461e3",
    "task-middle": "776e319191e588dee772ea6811d05ea334996488ea79402dcf33067195af0099",
}
"""The digest of the state of each, as version 1.0.0 worked it out."""

KINDS = {"deal": "deal", "task": "task", "fork": "fork"}


def digest(game: Game) -> str:
    """The digest as version 1.0.0 works it out: its setups, the last of the facts, have no rules' number."""
    told = repr(facts(game._state))
    assert told.endswith(", 1))")
    return hashlib.sha256(f"{told.removesuffix(', 1))')}))".encode()).hexdigest()


@pytest.fixture(params=STOOD)
def saved(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of such a game in a folder of saved games."""
    return Path(shutil.copy(KEPT / f"{request.param}.toml", tmp_path))


def test_it_is_shown_and_stands_as_it_stood(saved: Path) -> None:
    game = Saves(saved.parent).inspect(saved)
    assert game.error is None
    assert game.contents is not None
    assert game.contents.kind == KINDS.get(saved.stem.partition("-")[0], "")
    record = records.read(saved)
    assert digest(record.replay()) == STOOD[saved.stem]
    assert (deal_in(record) is not None) == saved.stem.startswith("deal")


def test_it_is_written_again_as_it_was_read(saved: Path) -> None:
    assert records.to_toml(records.read(saved)) == saved.read_text(encoding="utf-8")


def test_it_goes_on_by_the_rules_that_it_began_with(saved: Path) -> None:
    session = Session.load(saved, Saves(saved.parent))
    made = [*session.record.moves]
    assert session.game.over == ("finished" in saved.stem)
    if session.game.over:
        return
    move = session.question(session.view(session.game.to_move[0]), "quick").think()
    session.play(move)
    again = records.read(saved)
    assert (again.rules, again.moves) == (1, [*made, str(move)])


def test_all_that_are_kept_are_looked_at() -> None:
    assert {path.stem for path in KEPT.iterdir()} == set(STOOD)
