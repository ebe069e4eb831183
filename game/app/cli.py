"""The command line: its options, what they start, and the errors for invalid ones."""

from __future__ import annotations

import argparse
import os
import re
import stat
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from game import __version__, words
from game.app import terminal
from game.app.arguments import Parser, UsageError, address, listed, network, number, one_of, public_url
from game.editions import DEFAULT_EDITION, EDITIONS
from game.files import SYSTEM_CAUSES
from game.match.first_game import first_game
from game.match.options import Launch, NewGame, PhonesWanted, bots_only, parse_players
from game.seats import FEWEST, KNOWN, MOST, LaunchError
from game.settings import LARGEST, PACES, SMALLEST

_LOAD_CAUSES = words.Family("damage", ("missing", "forbidden", "name-long", "folder", "device", "unreadable"))
_LONGEST_PATH = 200
_OPTIONS = ("new_persons", "open_hands", "open_prestige", "strict_memory", "seed")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with ``arguments`` (default: ``sys.argv[1:]``) and return its exit code.

    0: the player quit. 1: a crash, no screen, or the result can't be printed. 2: invalid options.
    130: Ctrl-C.
    """
    terminal.prepare()
    try:
        launch = parse(sys.argv[1:] if arguments is None else arguments)
    except UsageError as error:
        terminal.tell(f"notre-dame: {error}", sys.stderr)
        return 2
    except SystemExit:  # after --help or --version
        if not terminal.finish():
            return 1
        raise
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from game.app.start import play  # help and errors appear without loading pygame

        return play(launch)
    except KeyboardInterrupt:  # Ctrl-C in the terminal: every move is already saved
        return 130


def parse(arguments: Sequence[str]) -> Launch:
    """Return what ``arguments`` ask for.

    Raises :class:`UsageError`; ``--help`` and ``--version`` exit the program.
    """
    parser = _parser()
    given = parser.parse_args(arguments)
    starts = [given.new, given.learn, given.watch, given.resume, given.load, given.file]
    if sum(_is_given(start) for start in starts) > 1:
        raise UsageError(
            "Only one of --new, --learn, --watch, --continue, --load and a saved game can be given."
        )
    begins = given.new is not None or given.watch
    for name in ("edition", *_OPTIONS):
        if _is_given(getattr(given, name)) and not begins:
            raise UsageError(f"--{name.replace('_', '-')} is for a new game: give --new or --watch with it.")
    if given.players is not None and not given.watch:
        raise UsageError("--players is for --watch; --new names the players.")
    if given.load is not None and (cause := _unreadable(given.load, given.language)):
        raise UsageError(f"--load {_cut(given.load)}: {cause}")
    if given.file is not None:
        if cause := _unreadable(given.file, given.language):
            raise UsageError(f"{_cut(given.file)}: {cause} --help lists all options.")
        given.load = given.file
    new = _new_game(given) if begins else first_game() if given.learn else None
    phones = PhonesWanted(given.phones, given.port, given.host, given.public_url, given.trusted_proxy)
    made = ("new", "phones")
    rest = {field.name: getattr(given, field.name) for field in fields(Launch) if field.name not in made}
    return Launch(new=new, phones=phones, **rest)


def _is_given(value: object) -> bool:
    return value is not None and value is not False


def _cut(path: Path) -> str:
    return str(path)[:_LONGEST_PATH]


def _unreadable(path: Path, language: str | None) -> str | None:
    """Return why ``path`` is no file that can be read, in the player's language; ``None`` if it is one."""
    try:
        mode = path.stat().st_mode
    except OSError as error:
        found = SYSTEM_CAUSES.get(error.errno or 0)
        cause = found if found in _LOAD_CAUSES.members else "unreadable"
    except ValueError:  # a name with a zero byte
        cause = "missing"
    else:
        if stat.S_ISREG(mode) and os.access(path, os.R_OK):
            return None
        cause = "forbidden" if stat.S_ISREG(mode) else "folder" if stat.S_ISDIR(mode) else "device"
    words.set_language(language or words.preferred())
    return _LOAD_CAUSES.say(cause)


def _new_game(given: argparse.Namespace) -> NewGame:
    try:
        seats = bots_only(given.players or MOST - 1) if given.watch else parse_players(given.new)
        options = {name: getattr(given, name) for name in _OPTIONS}
        return NewGame(seats, edition=given.edition or DEFAULT_EDITION, **options)
    except LaunchError as error:
        raise UsageError(f"--{'watch' if given.watch else 'new'}: {error}") from error


def _parser() -> Parser:
    parser = Parser(
        prog="notre-dame",
        description="Stefan Feld's Notre Dame on the table of your screen. Without options: the title. "
        "notre-dame serve, with options of its own (notre-dame serve --help), keeps tables open for friends "
        "elsewhere.",
        epilog="In an X11 window only what has changed is sent to the screen. The environment variable "
        "SDL_FRAMEBUFFER_ACCELERATION=1 sends all of each picture through the graphics card instead.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    start = parser.add_argument_group("start at once")
    start.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        type=Path,
        help="a saved game to go on with, like --load FILE; or a person or an edition of your own",
    )
    start.add_argument(
        "--new",
        metavar="PLAYERS",
        help=f'begin a game: "Anna, Ben, bot:quick", {FEWEST} to {MOST} players in seat order; '
        f"bots are {', '.join(f'bot:{bot}' for bot in KNOWN)}",
    )
    start.add_argument("--learn", action="store_true", help="begin the first game, with a teacher")
    start.add_argument(
        "--continue", dest="resume", action="store_true", help="go on with the game that was played last"
    )
    start.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved game")
    start.add_argument("--watch", action="store_true", help="watch bots play")
    start.add_argument(
        "--players",
        metavar="N",
        type=number("--players", FEWEST, MOST),
        help=f"the number of bots that --watch seats, {FEWEST} to {MOST} (usually {MOST - 1})",
    )
    rules = parser.add_argument_group("rules of the new game")
    rules.add_argument("--edition", type=one_of("--edition", EDITIONS), help=listed(EDITIONS))
    rules.add_argument("--new-persons", action="store_true", help="play with the New Persons")
    rules.add_argument("--open-prestige", action="store_true", help="everyone sees everyone's prestige")
    rules.add_argument("--open-hands", action="store_true", help="all human hands lie open, for families")
    rules.add_argument(
        "--strict-memory", action="store_true", help="past rounds can't be looked up in the history"
    )
    rules.add_argument(
        "--seed",
        metavar="N",
        type=number("--seed", 0, 2**63 - 1),
        help="the number all chance comes from; the same one deals the same game",
    )
    table = parser.add_argument_group("the table")
    table.add_argument("--pace", type=one_of("--pace", PACES), help=f"how fast pieces move: {listed(PACES)}")
    table.add_argument("--size", metavar="WxH", type=_size, help="size of the window, for instance 1920x1080")
    table.add_argument("--fullscreen", action="store_true", help="fill the screen (F11 changes it)")
    table.add_argument("--mute", action="store_true", help="no sound")
    table.add_argument(
        "--low-power",
        action="store_true",
        help="for small machines: half as many frames, fewer lights, and the setting for less motion",
    )
    table.add_argument(
        "--read-aloud", action="store_true", help="the system's voice reads the screens (F8 changes it)"
    )
    tongue = one_of("--language", words.languages())
    table.add_argument("--language", type=tongue, help="language of all words, for instance en or fr")
    table.add_argument(
        "--exit",
        dest="exit_when_over",
        action="store_true",
        help="leave when the game is over and print the result",
    )
    phones = parser.add_argument_group("phones")
    phones.add_argument(
        "--phones", action="store_true", help="open seats to phones: each hand on its owner's phone"
    )
    phones.add_argument(
        "--port", metavar="N", type=number("--port", 1, 65535), help="listen on this port only"
    )
    phones.add_argument(
        "--host",
        metavar="ADDRESS",
        type=address,
        help="listen on this address of the machine only",
    )
    phones.add_argument(
        "--public-url",
        metavar="URL",
        type=public_url,
        help="the address that phones reach through a tunnel or proxy of your own on this machine, such as "
        "https://party.example; without --host, no one else can connect",
    )
    phones.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        type=network,
        help="where that proxy stands, if it isn't on this machine: an address, or a network such as "
        "172.17.0.0/16; the program trusts the addresses that it passes on",
    )
    files = parser.add_argument_group("files")
    files.add_argument("--saves", metavar="FOLDER", type=Path, help="the folder of saved games")
    files.add_argument("--settings", metavar="FILE", type=Path, help="the settings file")
    return parser


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,6})[x×X]([0-9]{1,6})", text)
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not (SMALLEST[0] <= size[0] <= LARGEST[0] and SMALLEST[1] <= size[1] <= LARGEST[1]):
        raise UsageError(
            f"--size {text!r} should be WIDTHxHEIGHT in pixels, for instance 1920x1080, "
            f"at least {SMALLEST[0]}x{SMALLEST[1]}."
        )
    return size
