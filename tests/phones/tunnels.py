"""Programs on PATH that behave as tunnel programs say they do; they wait for a test, never for a time."""

import os
import stat
from pathlib import Path

import pytest

QUICK = """\
INF Thank you for trying Cloudflare Tunnel. See https://developers.cloudflare.com/cloudflare-one/
INF Requesting new quick Tunnel on trycloudflare.com...
INF +--------------------------------------------------------------------------------------------+
INF |  Your quick Tunnel has been created! Visit it at (it may take some time to be reachable):  |
INF |  https://{name}.trycloudflare.com                                           |
INF +--------------------------------------------------------------------------------------------+
"""
FUNNEL = """\
Available on the internet:

https://{name}.tail0abc.ts.net/
|-- proxy http://127.0.0.1:1345

Press Ctrl+C to exit.
"""
NOT_ALLOWED = """\
Funnel is not enabled on your tailnet.
To enable, visit:

         https://login.tailscale.com/f/funnel?node=nABC123

"""


class Stand:
    """A folder on PATH for such programs."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder / "bin"
        self.folder.mkdir()
        usual = [each for each in os.environ["PATH"].split(os.pathsep) if not _has_tunnel(Path(each))]
        monkeypatch.setenv("PATH", os.pathsep.join((str(self.folder), *usual)))

    def put(self, name: str, *parts: str, ends: bool = False) -> None:
        """Put a program there that prints the parts, and after each waits to be told to go on.

        After the last it ends, or waits to be ended.
        """
        go, noted = self.folder / "go", self.folder / f"{name}.arguments"
        if not go.exists():
            os.mkfifo(go)
        lines = ["#!/bin/sh", f'echo "$@" > "{noted}"', f'echo $$ > "{self.folder}/{name}.pid"']
        for number, part in enumerate(parts):
            lines += [f'read ignored < "{go}"'] if number else []
            lines += ["cat <<'END'", part.rstrip("\n"), "END"]
        lines += ["exit 1"] if ends else ["exec tail -f /dev/null"]
        program = self.folder / name
        program.write_text("\n".join(lines) + "\n")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)

    def go_on(self) -> None:
        """Let the program that waits print its next part."""
        with (self.folder / "go").open("w") as pipe:
            pipe.write("\n")

    def arguments(self, name: str) -> str:
        return (self.folder / f"{name}.arguments").read_text().strip()

    def started(self, name: str) -> bool:
        return (self.folder / f"{name}.pid").exists()

    def lives(self, name: str) -> bool:
        """Whether the program runs."""
        process = Path("/proc") / (self.folder / f"{name}.pid").read_text().strip()
        try:
            return "zombie" not in (process / "status").read_text()
        except (FileNotFoundError, ProcessLookupError):  # it has ended, before or while it was looked at
            return False


def _has_tunnel(folder: Path) -> bool:
    return any((folder / name).exists() for name in ("tailscale", "cloudflared"))
