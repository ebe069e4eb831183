"""People who share a screen are told once that their hands can lie on phones."""

from pathlib import Path

from game.settings import SettingsFile
from game.words import say
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Open, Window

TOLD = "Hands can lie on their owners’ phones: open the menu and choose “Play with phones”."


def lift_curtain(window: Window, folder: Path) -> str:
    """Open a game that two people play here, lift the curtain, and return what is told then."""
    table = open_table(window, folder, "play", humans=2)
    assert table.context.screen.curtain
    window.press("return", wait=0.5)
    assert table.context.screen.curtain is None
    return table.context.caption or ""


def test_whoever_lifts_the_first_curtain_is_told_of_phones(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1280, 720), tables=real_tables(), pace="instant")
    assert lift_curtain(window, tmp_path) == TOLD
    assert f"“{say('phones-play-with')}”" in TOLD
    # Once: neither in the next game nor in the next run.
    assert lift_curtain(window, tmp_path) == ""
    assert SettingsFile(window.app.settings_file.path).values.phones_told


def test_who_has_opened_seats_to_phones_is_told_nothing(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1280, 720), tables=real_tables(), pace="instant")
    window.app.open_phones()
    assert lift_curtain(window, tmp_path) == ""
    assert not window.app.settings.phones_told


def test_one_person_is_told_nothing(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1280, 720), tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "play", humans=1)
    assert table.context.screen.curtain is None
    assert (table.context.caption or "") != TOLD
    assert not window.app.settings.phones_told
