"""The command line: what each option starts, and that a wrong one is refused in one clear sentence."""

import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pygame
import pytest

from game import __version__, seats, words
from game.app.arguments import UsageError
from game.app.cli import main, parse
from game.app.start import make_app
from game.editions import EDITIONS
from game.match.options import BOT_NAMES, Launch, NewGame, bot_name
from game.seats import BOTS, KNOWN, MARKS, STRONGEST, WEAKEST, Seat
from game.settings import SettingsFile
from game.ui.display import Display, DisplayError
from game.words import languages
from tests.programs import ROOT, python


def test_learn_begins_the_game_that_teaches() -> None:
    launch = parse(["--learn"])
    assert launch.new is not None
    assert launch.new.lesson
    with pytest.raises(UsageError, match="Only one"):
        parse(["--learn", "--watch"])


def test_nothing_given_shows_the_title() -> None:
    launch = parse([])
    assert launch == Launch()
    assert (launch.new, launch.load, launch.pace, launch.size, launch.language) == (None,) * 5
    assert (launch.saves, launch.settings) == (None, None)
    switches = (launch.resume, launch.exit_when_over, launch.fullscreen)
    assert switches == (launch.mute, launch.low_power, launch.read_aloud) == (False,) * 3
    assert not launch.phones.open


def test_new_names_people_and_bots_in_seat_order() -> None:
    launch = parse(["--new", "Anna, Ben, bot:quick"])
    assert launch.new == NewGame(
        (Seat("Anna", "blue"), Seat("Ben", "green"), Seat("Claude Frollo", "red", "quick"))
    )


def test_a_new_game_takes_all_rules() -> None:
    rules = "--new-persons --open-prestige --open-hands --strict-memory --seed 0"
    launch = parse(shlex.split(f"--new Anna,Ben --edition bluebear {rules}"))
    assert launch.new == NewGame(
        (Seat("Anna", "blue"), Seat("Ben", "green")),
        edition="bluebear",
        new_persons=True,
        open_prestige=True,
        open_hands=True,
        strict_memory=True,
        seed=0,
    )


@pytest.mark.parametrize(
    ("arguments", "players"), [([], 4), (["--players", "2"], 2), (["--players", "5"], 5)]
)
def test_watch_sits_down_bots_only(arguments: list[str], players: int) -> None:
    game = parse(["--watch", *arguments]).new
    assert game is not None
    assert len(game.seats) == players
    assert not any(seat.human for seat in game.seats)


def test_the_table_and_the_files(tmp_path: Path) -> None:
    saved = tmp_path / "a.toml"
    saved.touch()
    launch = parse(
        shlex.split(
            f"--load {saved} --pace instant --size 1920x1080 --fullscreen --mute --low-power --exit "
            f"--language fr --saves {tmp_path} --settings {tmp_path / 's.toml'}"
        )
    )
    assert launch == Launch(
        load=saved,
        pace="instant",
        size=(1920, 1080),
        fullscreen=True,
        mute=True,
        low_power=True,
        exit_when_over=True,
        language="fr",
        saves=tmp_path,
        settings=tmp_path / "s.toml",
    )


def test_a_saved_game_alone_is_loaded_as_a_double_click_gives_it(tmp_path: Path) -> None:
    saved = tmp_path / "2026-11-20 Anna, Ben.toml"
    saved.touch()
    assert parse([str(saved)]) == Launch(load=saved)


WRONG = [
    (["--new", "Anna"], ["2 to 5", "not 1"]),
    (["--new", ""], ["2 to 5"]),
    (["--new", "A,B,C,D,E,F"], ["2 to 5", "not 6"]),
    (["--new", "Anna,anna"], ["Two players", "Anna"]),
    (["--new", "Anna,,Ben"], ["needs a name"]),
    (["--new", "Anna," + "B" * 21], ["too long", "20"]),
    (["--new", "Anna,bot:clever"], ["clever", "quick"]),
    (["--new", "Anna,bot:79"], ["79", "30–78"]),
    (["--new", "Anna,Ben", "--edition", "gold"], ["gold", "anniversary", "bluebear"]),
    (["--new", "Anna,Ben", "--seed", "x"], ["--seed", "number"]),
    (["--new", "Anna,Ben", "--seed", "-1"], ["--seed", "number"]),
    (["--new", "Anna,Ben", "--continue"], ["Only one", "--continue"]),
    (["--watch", "--players", "6"], ["2 to 5"]),
    (["--players", "3"], ["--watch"]),
    (["--edition", "bluebear"], ["--edition", "--new"]),
    (["--seed", "3"], ["--seed", "--new"]),
    (["--seed", "0"], ["--seed", "--new"]),
    (["--open-hands", "--continue"], ["--open-hands", "--new"]),
    (["--load", "nowhere.toml"], ["nowhere.toml"]),
    (["nowhere.toml"], ["nowhere.toml"]),
    (["nowhere.toml", "--watch"], ["Only one", "--watch"]),
    (["--pace", "quick"], ["quick", "slow, normal, fast, instant"]),
    (["--size", "big"], ["--size", "1920x1080"]),
    (["--size", "0x0"], ["--size", "320x180"]),
    (["--size", "99999x99999"], ["--size"]),
    (["--language", "tlh"], ["tlh", "en, de, fr, it, ja"]),
    (["--nonsense"], ["--nonsense", "--help"]),
    (["nonsense"], ["nonsense", "--help"]),
    (["--new"], ["--new", "--help"]),
]


@pytest.mark.parametrize(("arguments", "says"), WRONG, ids=lambda value: " ".join(map(str, value))[:40])
def test_a_wrong_option_is_one_sentence_on_stderr_and_exit_code_2(
    arguments: list[str], says: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("notre-dame: ")
    assert err.count("\n") == 1
    for part in says:
        assert part in err
    assert "object at" not in err
    assert "invalid" not in err


def test_help_lists_every_option_and_opens_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--help"])
    assert leaving.value.code == 0
    text = capsys.readouterr().out
    for option in shlex.split(
        "--new --edition --new-persons --open-hands --seed --continue --load --watch --players --pace --size "
        "--fullscreen --mute --low-power --exit --open-prestige --language --saves --settings "
        "'notre-dame serve'"
    ):
        assert option in text


def test_the_version_is_that_of_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"notre-dame {__version__}\n"


def test_help_and_refusals_import_no_pygame() -> None:
    code = (
        "import sys\nfrom game.app.cli import main\n"
        "main(['--pace', 'quick'])\nassert 'pygame' not in sys.modules and 'engine' not in sys.modules"
    )
    python("-c", code)


def test_the_module_runs_and_hands_its_exit_code_on() -> None:
    assert "Traceback" not in python("-m", "game", "--pace", "quick", ends=2).stderr


def test_options_of_the_table_hold_for_this_run_and_are_not_remembered(tmp_path: Path) -> None:
    settings, saves = tmp_path / "settings.toml", tmp_path / "saves"
    app = make_app(
        Launch(pace="instant", mute=True, language="fr", size=(1280, 720), saves=saves, settings=settings)
    )
    assert (app.settings.pace, app.settings.muted, app.settings.language) == ("instant", True, "fr")
    assert app.size == (1280, 720)
    app.change_settings(high_contrast=True)
    app.close()
    later = make_app(Launch(saves=saves, settings=settings))
    assert (later.settings.pace, later.settings.muted) == ("normal", False)
    assert later.settings.high_contrast
    later.close()


def test_bots_get_names_that_nobody_has() -> None:
    game = parse(["--new", "Esmeralda, bot:quick, bot:easy"]).new
    assert game is not None
    assert [seat.name for seat in game.seats] == ["Esmeralda", "Claude Frollo", "Gringoire"]
    assert bot_name(["Quasimodo", "esmeralda"], 0) == "Claude Frollo"


def test_a_bot_may_have_any_strength_and_that_of_a_level_is_the_level() -> None:
    game = parse(["--new", "Anna, bot:57, bot: 30, bot:78"]).new
    assert game is not None
    assert [seat.player for seat in game.seats] == ["human", "57", "30", "master"]


def test_what_the_command_line_allows_is_what_the_engine_has() -> None:
    import engine
    from engine.bots import BOTS as ENGINE_BOTS
    from engine.bots import KNOWN as ENGINE_KNOWN
    from engine.bots import STRENGTHS, characters
    from engine.bots.levels import MARKS as ENGINE_MARKS

    assert seats.COLOURS == engine.COLOURS
    assert tuple(engine.EDITIONS) == EDITIONS
    assert tuple(ENGINE_BOTS) == BOTS
    assert ENGINE_KNOWN == KNOWN
    assert tuple(map(str, range(WEAKEST, STRONGEST + 1))) == STRENGTHS
    assert ENGINE_MARKS == MARKS
    assert set(BOT_NAMES) <= {character.name for character in characters().values()}


def run(*arguments: str, out: int = subprocess.PIPE, **given: Any) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, without a screen unless ``SDL_VIDEODRIVER`` says otherwise."""
    without = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "NOTRE_DAME_STRICT"}
    environment = {name: value for name, value in os.environ.items() if name not in without}
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        cwd=ROOT,
        env={**environment, "PYTHONUTF8": "0", "PYTHONIOENCODING": "utf-8", **given},
    )


def watching(folder: Path, *more: str) -> list[str]:
    """The options of a game that bots play to its end at once."""
    files = ["--saves", str(folder / "saves"), "--settings", str(folder / "settings.toml")]
    return [
        *["--watch", "--players", "2", "--exit", "--pace", "instant", "--mute", "--seed", "3"],
        *files,
        *more,
    ]


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("driver", [None, "x11", "wayland", "nowhere"])
@pytest.mark.parametrize("language", languages())
def test_without_a_screen_the_program_says_so_and_what_to_do(
    tmp_path: Path, driver: str | None, language: str
) -> None:
    asked: dict[str, Any] = {"SDL_VIDEODRIVER": driver} if driver else {}
    done = run(*watching(tmp_path, "--language", language), XDG_STATE_HOME=str(tmp_path), **asked)
    assert done.returncode == 1
    assert "SDL_VIDEODRIVER" in done.stderr
    assert "Traceback" not in done.stderr
    assert (driver or "offscreen") in done.stderr
    assert not any((tmp_path / "saves").glob("*.toml"))


@pytest.mark.parametrize(("low", "frames"), [(False, 60), (True, 30)])
def test_low_power_draws_half_as_many_frames_and_moves_less(tmp_path: Path, low: bool, frames: int) -> None:
    app = make_app(
        Launch(low_power=low, saves=tmp_path / "saves", settings=tmp_path / "settings.toml", mute=True)
    )
    now, waits = 0.0, 0

    def wait(seconds: float) -> None:
        nonlocal now, waits
        now, waits = now + seconds, waits + 1
        if now > 0.999:
            app.quit()

    app._clock, app._wait = lambda: now, wait
    app.go.title()
    assert app.run() == 0
    assert waits == frames
    assert app.settings.reduced_motion == low
    assert not SettingsFile(tmp_path / "settings.toml").values.reduced_motion


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_a_window_that_nobody_sees_is_opened_where_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    assert Display((1280, 720), False).size == (1280, 720)
    pygame.display.quit()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with pytest.raises(DisplayError, match=driver):
        Display((1280, 720), False)


@pytest.mark.parametrize("language", languages())
def test_a_file_that_cannot_be_loaded_is_told_with_what_helps(tmp_path: Path, language: str) -> None:
    closed = tmp_path / "closed.toml"
    closed.touch()
    os.mkfifo(tmp_path / "pipe")
    said = set()
    for path in ("x" * 300 + ".toml", str(tmp_path), str(tmp_path / "none"), str(tmp_path / "pipe"), "a\0b"):
        with pytest.raises(UsageError) as refusal:
            parse(["--load", path, "--language", language])
        assert str(refusal.value).startswith(f"--load {path[:100]}")
        assert len(str(refusal.value)) < 420
        said.add(str(refusal.value).rpartition(": ")[2])
    assert len(said) == 4
    words.set_language("en")


@pytest.mark.parametrize("where", ["folder", "file"])
def test_a_file_nobody_may_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    path = tmp_path / "closed.toml"
    path.touch()
    if where == "folder":
        monkeypatch.setattr(Path, "stat", Mock(side_effect=PermissionError(13, "Permission denied")))
    else:
        monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(UsageError, match="aren’t allowed to read"):
        parse(["--load", str(path), "--language", "en"])


# The last words


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_a_narrow_terminal_shows_what_it_can(encoding: str) -> None:
    done = run("--load", "無い.toml", "--language", "ja", PYTHONIOENCODING=encoding)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "\\u7121\\u3044.toml" in done.stderr


def test_a_result_that_nobody_can_print_is_no_traceback(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom game.app import cli, start\n"
        "class App:\n    farewell = '無い ' * 9\n"
        "    def open_with(self, launch): ...\n    def run(self): return 0\n"
        "start.make_app = lambda launch, log_file: App()\nsys.exit(cli.main([]))"
    )
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "cp1252"}

    def last_words(out: int) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-c", code]
        return subprocess.run(
            command, stdout=out, stderr=subprocess.PIPE, cwd=ROOT, env=environment, check=False
        )

    shown = last_words(subprocess.PIPE)
    assert (shown.returncode, shown.stdout.count(b"\\u7121"), shown.stderr) == (0, 9, b"")
    (log,) = tmp_path.rglob("notre-dame.log")
    assert log.stat().st_mode & 0o777 == 0o600
    with open("/dev/full", "wb") as full:
        done = last_words(full.fileno())
    assert (done.returncode, done.stderr) == (1, b"")
    read, write = os.pipe()
    os.close(read)
    done = last_words(write)
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


def test_help_into_a_full_output_is_no_traceback() -> None:
    with open("/dev/full", "w") as full:
        done = run("--help", out=full.fileno())
    assert done.returncode in (0, 1)  # argparse keeps some failures to itself
    assert done.stderr.count("\n") <= 1
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
