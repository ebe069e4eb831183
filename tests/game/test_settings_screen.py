"""The settings screen and its preview, used as a person uses them: by mouse, keyboard and pad."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.program import RealTables
from game.audio.music import PIECES
from game.audio.sound import EFFECTS
from game.match.options import NewGame
from game.screens.pause.pause import PauseScene
from game.screens.settings.samples import SAMPLES
from game.screens.settings.settings import SettingsScene
from game.screens.settings.settings_preview import Preview
from game.seats import Seat
from game.settings import SettingsFile
from game.table.city import banners
from game.table.scene import TableScene
from game.words import languages, say, set_language
from tests.game.window import Open, Window
from tests.noted import noted

STEP = 1 / 60


def settings_of(window: Window, modal: bool = False) -> SettingsScene:
    """The settings screen, over what is there."""
    return window.push(SettingsScene(modal), wait=STEP)


def reach(window: Window, name: str) -> None:
    """Walk the focus to a control with the down key."""
    for _ in range(40):
        if window.focused == name:
            return
        window.press("down")
    pytest.fail(f"down never leads to {name}")


def table_of(window: Window, open_hands: bool = False) -> TableScene:
    """A game of two people at the table, with a curtain between them."""
    seats = (Seat("Anna", "blue"), Seat("Ben", "red"), Seat("Zoé", "green", "random"))
    window.app.start(NewGame(seats, seed=5, open_hands=open_hands))
    window.advance(0.5)
    return window.showing(TableScene)


# What changes, and where it is kept


def test_the_setting_that_changes_the_size_of_words_stays_in_sight(window: Window) -> None:
    scene = settings_of(window)
    reach(window, "text_scale")
    for _ in range(3):
        window.press("right", wait=STEP)
        scrolled = scene.scrolled()
        place = scene.place_of("text_scale")
        assert scrolled is not None
        assert place is not None
        assert scrolled[0].contains(place)


def test_each_setting_is_changed_with_the_keyboard_alone(tmp_path: Path, window: Window) -> None:
    settings_of(window)
    for name in ("pace", "hands", "confirm_turns", "text_scale", "high_contrast", "reduced_motion"):
        reach(window, name)
        window.press("return")
    for presses, name in enumerate(("effects", "music", "ambience"), start=2):
        reach(window, name)
        window.press(*["left"] * presses)
    for name in ("muted", "rumble"):
        reach(window, name)
        window.press("space")
    kept = SettingsFile(tmp_path / "settings.toml").values
    assert kept.pace == "fast"
    assert kept.open_hands
    assert kept.confirm_turns
    assert kept.text_scale == 1.5
    assert kept.high_contrast
    assert kept.reduced_motion
    assert (kept.effects_volume, kept.music_volume, kept.ambience_volume) == (0.8, 0.7, 0.6)
    assert not kept.rumble


def test_a_pad_changes_a_setting_and_goes_back(window: Window) -> None:
    beneath = window.scene
    settings_of(window)
    window.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert window.app.settings.pace == "fast"
    window.pad(pygame.CONTROLLER_BUTTON_B)
    assert window.scene is beneath


def test_the_screen_to_stand_on_is_asked_for_where_there_are_several(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, window: Window
) -> None:
    scene = settings_of(window)
    assert scene.place_of("display") is None
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (3840, 2160)])
    asked: list[int] = []
    set_mode = pygame.display.set_mode

    def on_screen(size: tuple[int, int], flags: int = 0, display: int = 0) -> pygame.Surface:
        asked.append(display)
        return set_mode(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", on_screen)
    scene.rebuild()
    reach(window, "display")
    window.press("right")
    assert asked == [1]
    assert SettingsFile(tmp_path / "settings.toml").values.display == 2
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    assert window.app.display.screen == 0


def test_a_changed_volume_is_heard(monkeypatch: pytest.MonkeyPatch, window: Window) -> None:
    heard: list[str] = []
    monkeypatch.setattr(window.app.sound, "play", lambda name, *rest: heard.append(name))
    settings_of(window)
    reach(window, "effects")
    heard.clear()
    window.press("left")
    assert set(heard) & {*EFFECTS}
    heard.clear()
    reach(window, "muted")
    window.press("return")
    assert set(heard) & {*EFFECTS}  # the window of a test is mute: now it isn't any more


def test_everything_can_be_heard_by_name(monkeypatch: pytest.MonkeyPatch, window: Window) -> None:
    heard: list[str | None] = []
    monkeypatch.setattr(window.app.sound, "sample", heard.append)
    settings_of(window)
    for row, names in SAMPLES.items():
        reach(window, row)
        window.press("return", *["right"] * len(names))
        assert heard == [*names, names[0]]
        window.press("return", "left")
        assert heard[-2:] == [names[0], names[-1]], "once more, and back"
        heard.clear()
    assert {name for names in SAMPLES.values() for name in names} == {*EFFECTS, *PIECES}
    window.press("escape")
    assert heard == [None], "a piece ends with the page"


def test_a_sample_is_heard_with_the_pointer_too(monkeypatch: pytest.MonkeyPatch, window: Window) -> None:
    heard: list[str | None] = []
    monkeypatch.setattr(window.app.sound, "sample", heard.append)
    scene = settings_of(window)
    reach(window, "sample_bells")
    window.advance(STEP)
    place = scene.place_of("sample_bells")
    assert place is not None
    window.click(place)
    window.click((place.right - place.height // 2, place.centery))
    assert heard == ["bell_round", "bell_period"]


def test_the_titles_music_goes_on_while_its_volume_is_set(window: Window) -> None:
    settings_of(window)
    assert window.app.sound.piece == "title"


# In the middle of a game


def test_hands_are_laid_open_and_hidden_again_in_the_middle_of_a_game(open_window: Open) -> None:
    window = open_window((1280, 720), title=False, pace="instant", tables=RealTables())
    table = table_of(window)
    assert table.context.screen.curtain == "blue"
    table.controls.flow.pause()
    settings_of(window, modal=True)
    reach(window, "hands")
    window.press("right", "escape", "escape", wait=0.5)
    assert window.scene is table
    assert table.session.open_hands
    assert table.context.screen.curtain is None
    assert table.context.screen.hand_of == "blue"
    table.controls.flow.pause()
    settings_of(window, modal=True)
    reach(window, "hands")
    window.press("left", "escape", "escape", wait=0.5)
    assert table.context.screen.curtain == "blue"
    assert table.context.screen.hand_of is None


def test_the_table_beneath_follows_text_size_pace_and_language_at_once(open_window: Open) -> None:
    window = open_window((1280, 720), title=False, tables=RealTables())
    table = table_of(window, open_hands=True)
    table.controls.flow.pause()
    assert isinstance(window.scene, PauseScene)
    settings_of(window, modal=True)
    window.press("right")
    reach(window, "text_scale")
    window.press("right", "escape", "escape")
    assert table.host.settings.pace == "fast"
    assert table.context.top.text_scale == 1.5


# The preview


def test_the_preview_shows_whole_signs_in_the_size_of_the_game(window: Window) -> None:
    preview = preview_of(window)
    preview.step(STEP)
    picture = preview.picture.get_rect()
    signs = [one.box for one in preview.top.painter.drawn if one.kind == "count" and one.seat == "blue"]
    (sign,) = [box for box in signs if box.colliderect(picture)]
    assert picture.contains(sign)
    assert sign.height < preview.top.layout.px(80)


def preview_of(window: Window) -> Preview:
    """The preview of the settings, whose city is painted."""
    window.push(SettingsScene())
    preview = Preview(window.app, (640, 480), pygame.Surface((640, 480)))
    while not preview.ready:
        preview.step(STEP)
    return preview


def landings(window: Window, seconds: float, **settings: Any) -> tuple[int, bool]:
    """How often the table has changed after so much time, and whether anything flew."""
    window.app.change_settings(**{"pace": "normal", "reduced_motion": False, **settings})
    preview, flew = preview_of(window), False
    before = preview.animator.version
    for _ in range(round(seconds / STEP)):
        preview.step(STEP)
        flew = flew or bool(preview.animator.flying)
    return preview.animator.version - before, flew


def test_the_preview_goes_at_the_chosen_pace(window: Window) -> None:
    done = [landings(window, 8.0, pace=pace)[0] for pace in ("slow", "normal", "fast")]
    assert done[0] < done[1] < done[2]


def test_with_less_motion_nothing_flies_in_the_preview_but_things_happen(window: Window) -> None:
    changes, flew = landings(window, 6.0, reduced_motion=True)
    assert changes >= 2
    assert not flew
    assert landings(window, 6.0)[1]
    changes, flew = landings(window, 6.0, pace="instant")
    assert changes >= 2
    assert not flew


def test_no_names_stand_beside_previewed_boroughs(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = noted(monkeypatch, banners, "plate", lambda colour, text, size, across: text)
    window = open_window((1280, 720), tables=RealTables())
    landings(window, 3.0)
    window.advance(0.5)
    assert not drawn
    window.begin("bot:random, bot:random", seed=5)
    window.advance(1.0)
    assert drawn, "at a table they stand beside the whole city"


def test_the_preview_is_silent(monkeypatch: pytest.MonkeyPatch, window: Window) -> None:
    heard: list[str] = []
    monkeypatch.setattr(window.app.sound, "play", lambda name, *rest: heard.append(name))
    assert landings(window, 6.0)[1]
    assert not heard


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_the_card_of_the_preview_is_played_again_and_again(open_window: Open, pace: str) -> None:
    preview = preview_of(open_window((1280, 720), pace=pace))
    seen = set()
    for _ in range(round(20 / STEP)):
        preview.step(STEP)
        anna = preview.shown.players["blue"]
        seen.add((anna.sectors["residence"], len(anna.hand)))
    assert {(cubes, 2) for cubes in (1, 2, 3, 4)} <= seen


@pytest.mark.parametrize("changed", [{"open_hands": True}, {"confirm_turns": True}])
def test_what_is_switched_is_seen_in_the_preview(changed: dict[str, bool], window: Window) -> None:
    preview = preview_of(window)
    preview.step(STEP)
    before = pygame.image.tobytes(preview.picture, "RGB")
    window.app.change_settings(**changed)
    preview.step(0.0)
    assert pygame.image.tobytes(preview.picture, "RGB") != before


def test_the_preview_is_drawn_anew_only_when_something_moves(open_window: Open) -> None:
    window = open_window((1280, 720), reduced_motion=True)
    settings_of(window)
    window.advance(3)
    frames = [window.app.frame(STEP) for _ in range(230)]  # two cards, of six pictures each
    assert 1 <= sum(frames) <= 12


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_the_prompt_of_the_preview_has_letters_of_the_real_size(language: str, text_scale: float) -> None:
    from game.table.hud.prompt import banner_size

    set_language(language)
    (_, height), rows = banner_size(say("table-ask-play", name="Anna"), 600, 1.0, text_scale)
    set_language("en")
    assert height >= rows * 36 * text_scale * 1.15


def test_the_preview_stops_when_nothing_is_touched_and_menus_at_rest_cost_little(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window((640, 360), pace="fast")
    window.app.go.settings()
    scene = window.showing(SettingsScene)
    updates = noted(monkeypatch, scene.manager, "update", lambda dt: dt)
    for _ in range(240):
        window.app.frame(6 / 60)
    updates.clear()
    assert not any(window.app.frame(1 / 60) for _ in range(300))
    assert len(updates) <= 5 * 10 + 1
    assert sum(updates) == pytest.approx(5.0, abs=0.2)
    window.press("down")
    assert any(window.app.frame(1 / 60) for _ in range(300))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 800)])
def test_the_rows_of_the_settings_end_whole(open_window: Open, size: tuple[int, int]) -> None:
    view = settings_of(open_window(size, title=False)).container
    assert view is not None
    assert view.content > view.place.height
    assert view.cuts() == (False, False)
