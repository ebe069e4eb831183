"""``notre-dame serve``: a server of tables without a window, by the command line."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from game import paths, words
from game.app import terminal
from game.app.arguments import (
    Parser,
    UsageError,
    address,
    command,
    network,
    number,
    one_of,
    public_url,
    push_service,
)
from game.app.open_files import let_open
from game.match.options import PhonesWanted
from game.phones.reports import settings_for
from game.phones.tunnel import KINDS
from game.refusals import refusal
from game.serve.hall import serve
from game.serve.serving import Serving, fewest_files, limits_with
from game.storage.folder_lock import HeldError

_FILES = 8192
"""How many files the server may have open, where the system allows it."""


def main(arguments: Sequence[str]) -> int:
    """Serve until SIGTERM or Ctrl-C; return the exit code. 1: it can't serve. 2: invalid options."""
    terminal.prepare()
    try:
        given = _parser().parse_args(arguments)
    except UsageError as error:
        terminal.tell(f"notre-dame serve: {error}", sys.stderr)
        return 2
    words.set_language(given.language or words.preferred())
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    files = let_open(_FILES)
    if files is not None and files < fewest_files():
        terminal.tell(
            f"notre-dame serve: the system lets it have {files} files open at once, and it needs "
            f"{fewest_files()}: raise the limit, as with ulimit -n.",
            sys.stderr,
        )
        return 1
    wanted = PhonesWanted(True, given.port, given.host, given.public_url, given.trusted_proxy)
    serving = Serving(
        given.tables,
        settings_for(wanted),
        given.open_to_all,
        limits=limits_with(files),
        notify=given.notify,
        push_services=tuple(given.push_service),
    )
    try:
        serve(serving, lambda link: _tell(given.tables, link))
    except HeldError:
        terminal.tell(f"notre-dame serve: another server has the folder {given.tables}.", sys.stderr)
        return 1
    except OSError as error:
        terminal.tell(f"notre-dame serve: {refusal(error)}", sys.stderr)
        return 1
    except (MemoryError, RuntimeError) as error:
        if isinstance(error, RuntimeError) and "new thread" not in str(error):
            raise
        terminal.tell("notre-dame serve: the system gives it no more memory, or no more threads.", sys.stderr)
        return 1
    return 0


def _tell(folder: Path, link: str) -> None:
    terminal.tell(f"Tables are kept in {folder}. Whoever has this link may open tables:\n{link}", sys.stdout)


def _lasting_url(text: str) -> str:
    """Return an address of the web that stays the same. Raises :class:`UsageError`."""
    url = public_url(text)
    host = urlsplit(url).hostname or ""
    if any(kind.passing and kind.host.fullmatch(host) for kind in KINDS):
        raise UsageError(
            f"--public-url {url!r} is a quick tunnel: it gets another name at each start, and links to "
            "tables would be lost. Use a named tunnel, Tailscale, or a name of your own. For one evening, "
            "press Friends elsewhere in a game at the television instead."
        )
    return url


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="notre-dame serve",
        description="A server of tables: games with a hand on each player's own device, for friends "
        "elsewhere and over days. It needs no screen. End it with Ctrl-C or SIGTERM; nothing is lost.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--tables",
        metavar="FOLDER",
        type=Path,
        default=paths.tables(),
        help="where tables are kept (usually %(default)s)",
    )
    parser.add_argument(
        "--port", metavar="N", type=number("--port", 1, 65535), help="listen on this port only"
    )
    parser.add_argument("--host", metavar="ADDRESS", type=address, help="listen on this address only")
    parser.add_argument(
        "--public-url",
        metavar="URL",
        type=_lasting_url,
        help="the address that players reach through a tunnel or proxy of your own, which brings TLS, such "
        "as https://party.example; without --host, only this machine is listened to",
    )
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        type=network,
        help="where that proxy stands, if it isn't on this machine; who comes through it is believed",
    )
    parser.add_argument(
        "--open-to-all",
        action="store_true",
        help="let everybody open tables, within limits, not only whoever has the server's own link",
    )
    parser.add_argument(
        "--notify",
        metavar="COMMAND",
        type=command,
        default=(),
        help="a program, with arguments, that is run when it has been somebody's turn for a while who isn't "
        "looking at the table, as to send a mail; its environment says whose (NOTRE_DAME_NOTICE_...)",
    )
    parser.add_argument(
        "--push-service",
        metavar="HOST[:PORT]",
        type=push_service,
        action="append",
        default=[],
        help="a push service of browsers besides Google's, Mozilla's, Apple's and Microsoft's, to which "
        "notices may be sent by https, also in your own network; may be given several times",
    )
    parser.add_argument(
        "--language",
        type=one_of("--language", words.languages()),
        help="language of what the server says to nobody in particular",
    )
    return parser
