"""The settings file: kept and read back, and never able to stop anybody, whatever it holds."""

import dataclasses
import os
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st

from engine import COLOURS
from game.editions import EDITIONS
from game.input.bindings import check
from game.seats import BOTS, HUMAN, Seat, name_key
from game.settings import MOST_BYTES, PACES, TEXT_SCALES, Group, Settings, SettingsFile
from game.words import languages, set_language
from tests.noted import noted


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    set_language("en")


def test_without_a_file_the_usual_settings_hold_and_nobody_is_told(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.toml")
    assert file.values == Settings()
    assert file.notices == []
    assert list(tmp_path.iterdir()) == []


names = st.lists(
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20).filter(str.strip),
    min_size=2,
    max_size=5,
    unique_by=name_key,
)


@st.composite
def groups(draw: st.DrawFn) -> Group:
    colours = draw(st.permutations(COLOURS))
    seats = tuple(
        Seat(name, colour, draw(st.sampled_from((HUMAN, *BOTS))))
        for name, colour in zip(draw(names), colours, strict=False)
    )
    options = draw(
        st.fixed_dictionaries(
            {}, optional={"hotel_double_at": st.integers(2, 9), "may_decline": st.booleans()}
        )
    )
    return Group(seats, draw(st.sampled_from(EDITIONS)), options, draw(st.booleans()), draw(st.booleans()))


shares = st.integers(0, 10).map(lambda tenths: tenths / 10)
all_settings = st.builds(
    Settings,
    pace=st.sampled_from(PACES),
    text_scale=st.sampled_from(TEXT_SCALES),
    high_contrast=st.booleans(),
    reduced_motion=st.booleans(),
    effects_volume=shares,
    ambience_volume=shares,
    music_volume=shares,
    muted=st.booleans(),
    language=st.sampled_from(languages()),
    fullscreen=st.booleans(),
    size=st.tuples(st.integers(320, 4096), st.integers(180, 4096)),
    open_hands=st.booleans(),
    confirm_turns=st.booleans(),
    rumble=st.booleans(),
    display=st.integers(1, 16),
    group=groups(),
)


@given(all_settings)
@effort(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    deadline=None,
)
def test_all_settings_are_read_back_as_they_were_written(tmp_path: Path, wanted: Settings) -> None:
    path = tmp_path / "settings.toml"
    SettingsFile(path).change(
        **{field.name: getattr(wanted, field.name) for field in dataclasses.fields(Settings)}
    )
    again = SettingsFile(path)
    assert again.values == wanted
    assert again.notices == []


WRONG = [
    'pace = "quick"',
    "pace = 3",
    "text_scale = 7",
    "text_scale = true",
    'high_contrast = "yes"',
    "effects_volume = 2",
    "effects_volume = true",
    "ambience_volume = nan",
    'language = "tlh"',
    "fullscreen = 1",
    "display = 0",
    "display = true",
    'display = "the large one"',
    "rumble = 1",
    'bindings = "wasd"',
    '[bindings]\nhint = ["nonsense"]',
    "size = [10, 10]",
    "size = [1280]",
    'size = "1280x720"',
    "colour = 3",
    "group = 3",
    "[group]\nseats = 3",
    '[group]\nseats = [{ name = "A", colour = "blue", player = "human" }]',
    '[group]\nseats = [{ name = "A", colour = "pink", player = "human" }, {}]',
    "[group]\nnonsense = 1\nseats = []",
]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_entry_is_told_and_the_rest_holds(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "settings.toml"
    text = f"reduced_motion = true\n{wrong}\n"
    path.write_text(text, encoding="utf-8")
    file = SettingsFile(path, check)
    assert file.values == dataclasses.replace(Settings(), reduced_motion=True)
    (notice,) = file.notices
    assert "settings.toml.broken-1" in notice
    assert (tmp_path / "settings.toml.broken-1").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "rubbish", [b"\xff\xfe\x00", b"= = =", b"[" * 3000, b"a = " + b"[" * 5000, b"pace = ", b"\x00" * 100]
)
def test_a_file_of_rubbish_is_put_aside(tmp_path: Path, rubbish: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(rubbish)
    file = SettingsFile(path)
    assert file.values == Settings()
    assert len(file.notices) == 1
    assert (tmp_path / "settings.toml.broken-1").read_bytes() == rubbish


def test_each_broken_file_is_kept_under_a_number_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for text in ("a =", "b =", "c ="):
        path.write_text(text)
        SettingsFile(path)
    kept = sorted(tmp_path.glob("*.broken-*"))
    assert [file.read_text() for file in kept] == ["a =", "b =", "c ="]


def test_a_broken_file_is_copied_once_however_often_the_program_starts(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("a =")
    notices = [SettingsFile(path).notices for _ in range(3)]
    assert [file.name for file in tmp_path.glob("*.broken-*")] == ["settings.toml.broken-1"]
    assert all("settings.toml.broken-1" in notice for (notice,) in notices)


def test_a_folder_in_place_of_the_file_is_told_and_survived(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.mkdir()
    file = SettingsFile(path)
    assert file.values == Settings()
    assert len(file.notices) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_is_neither_waited_for_nor_replaced(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    os.mkfifo(path)
    file = SettingsFile(path)
    assert file.values == Settings()
    file.change(pace="fast")
    assert path.is_fifo()
    (notice,) = file.notices
    assert str(path) in notice
    assert "--settings" in notice


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="there is no such device")
def test_a_device_without_an_end_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.symlink_to("/dev/zero")
    file = SettingsFile(path)
    file.change(pace="fast")
    assert file.values == dataclasses.replace(Settings(), pace="fast")
    (notice,) = file.notices
    assert "device" in notice
    assert os.listdir(tmp_path) == ["settings.toml"]


def test_a_file_beyond_all_sense_is_put_aside_unread(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    with path.open("wb") as huge:
        huge.truncate(3 << 30)
    tracemalloc.start()
    try:
        file = SettingsFile(path)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 4 * MOST_BYTES
    assert file.values == Settings()
    (notice,) = file.notices
    assert "settings.toml.broken-1" in notice
    file.change(pace="fast")
    assert SettingsFile(path).values.pace == "fast"
    assert (tmp_path / "settings.toml.broken-1").stat().st_size == 3 << 30


def test_a_link_is_followed_and_stays_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    real = tmp_path / "elsewhere.toml"
    real.touch()
    path.symlink_to(real)
    SettingsFile(path).change(pace="fast")
    assert path.is_symlink()
    assert SettingsFile(real).values.pace == "fast"


def test_settings_are_on_disk_before_their_name_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that goes down leaves the old settings or the new ones, never an empty file."""
    calls = noted(monkeypatch, os, "fsync", lambda handle: "flush")
    noted(monkeypatch, os, "replace", lambda source, goal: "name", calls)
    SettingsFile(tmp_path / "settings.toml").change(pace="fast")
    assert calls == ["flush", "name", "flush"]


def test_what_cannot_be_written_lasts_for_this_run_and_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "a file").touch()
    file = SettingsFile(tmp_path / "a file" / "settings.toml")
    file.notices.clear()
    file.change(pace="fast")
    file.change(muted=True)
    assert (file.values.pace, file.values.muted) == ("fast", True)
    (notice,) = file.notices
    assert "settings.toml" in notice
    assert "No such file or folder" in notice


def test_an_override_is_not_remembered(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    file = SettingsFile(path)
    file.override(pace="instant", muted=True)
    file.change(high_contrast=True)
    assert (file.values.pace, file.values.high_contrast) == ("instant", True)
    assert SettingsFile(path).values == dataclasses.replace(Settings(), high_contrast=True)


def test_a_change_leaves_no_half_written_file_beside(tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.toml").change(pace="fast")
    assert os.listdir(tmp_path) == ["settings.toml"]


HUGE = "0x" + "f" * 5000
"""More digits than Python prints, and the parser takes it."""


@pytest.mark.parametrize(
    "wrong",
    [
        f"display = {HUGE}",
        f"pace = {HUGE}",
        f"effects_volume = {HUGE}",
        f"size = [{HUGE}, 3]",
        f"nonsense = {HUGE}",
        f"bindings = {{ hint = [{HUGE}] }}",
        f"[group]\nseats = [{{ name = {HUGE}, colour = 'red', player = 'human' }}]",
        f"[group]\nseats = []\noptions = {{ hotel_double_at = {HUGE} }}",
        "display = " + "9" * 5000,
        "display = " + "9" * 300,
        "pace = '" + "x" * 5000 + "'",
        "x" * 5000 + " = 1",
        f"bindings = {{ {'x' * 5000} = [] }}",
        "a = " + "[" * 5000,
    ],
    ids=lambda wrong: wrong[:30],
)
@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "ja"])
def test_a_value_of_thousands_of_letters_is_told_in_few(tmp_path: Path, wrong: str, language: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(wrong, encoding="utf-8")
    set_language(language)
    try:
        file = SettingsFile(path, check)
    finally:
        set_language("en")
    (notice,) = file.notices
    assert "settings.toml.broken-1" in notice
    assert len(notice) < len(str(path)) + 900
    file.change(muted=True)
    assert SettingsFile(path, check).notices == []


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_told_in_every_language(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(wrong, encoding="utf-8")
    reasons = set()
    for language in languages():
        set_language(language)
        (notice,) = SettingsFile(path, check).notices
        reasons.add(notice.partition("settings.toml")[0])
    assert len(reasons) == len(languages())
