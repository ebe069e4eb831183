"""Speech on Linux: a client of Speech Dispatcher, by its own protocol (SSIP) on its socket.

Speech Dispatcher is what Orca speaks through, too. ``prismatoid``, which speaks on other systems, would bring
14 MB of GLib along on this one, ask for glibc 2.34, and read the list of all voices for seconds first.
"""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

from game.speech.backend import NoVoice
from game.speech.voice import SILENT, VOICE

_PATIENCE = 10.0
"""Seconds that an answer may take."""
_SPAWN = ("speech-dispatcher", "--spawn")


def sockets() -> list[Path]:
    """Return where the socket may be, the likeliest first."""
    address = os.environ.get("SPEECHD_ADDRESS", "")
    if address.startswith("unix_socket:"):
        return [Path(address.partition(":")[2])]
    folders = [Path(os.environ[name]) for name in ("XDG_RUNTIME_DIR",) if os.environ.get(name)]
    folders.append(Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"))
    return [folder / "speech-dispatcher" / "speechd.sock" for folder in folders]


class SpeechDispatcher:
    """A connection to Speech Dispatcher, which is started if it doesn't run yet."""

    def __init__(self) -> None:
        """Connect. Raises :class:`NoVoice`."""
        self._answers = b""
        found = _connected()
        if found is None:
            try:
                subprocess.run(_SPAWN, capture_output=True, timeout=_PATIENCE, check=False)
            except subprocess.TimeoutExpired as error:
                raise NoVoice(SILENT, error) from error
            except OSError as error:
                raise NoVoice(VOICE, error) from error
            found = _connected()
        if found is None:
            raise NoVoice(VOICE, "Speech Dispatcher has no socket")
        self._socket = found
        self._ask("SET self CLIENT_NAME player:notre-dame:main")
        self._ask("SET self PRIORITY message")

    def speak(self, text: str) -> None:
        """Say ``text`` after what is being said."""
        self._ask("SPEAK")
        self._ask(f".{text}\r\n." if text.startswith(".") else f"{text}\r\n.")

    def stop(self) -> None:
        """Stop at once."""
        self._ask("CANCEL self")

    def use_language(self, language: str) -> bool:
        """Speak a language; Speech Dispatcher looks for a voice that does."""
        self._ask(f"SET self LANGUAGE {language}")
        return True

    def close(self) -> None:
        """Disconnect."""
        self._socket.close()

    def _ask(self, line: str) -> None:
        """Send a line and wait for the answer. Raises :class:`NoVoice` for an error or none in time."""
        try:
            self._socket.sendall(f"{line}\r\n".encode())
            answer = self._read_line()
            while answer[3:4] == b"-":  # more lines follow
                answer = self._read_line()
        except OSError as error:
            raise NoVoice(SILENT if isinstance(error, TimeoutError) else VOICE, error) from error
        if not answer.startswith(b"2"):
            raise NoVoice(VOICE, answer.decode("utf-8", "replace"))

    def _read_line(self) -> bytes:
        while b"\r\n" not in self._answers:
            read = self._socket.recv(4096)
            if not read:
                raise ConnectionError("Speech Dispatcher has closed the connection")
            self._answers += read
        line, _, self._answers = self._answers.partition(b"\r\n")
        return line


def _connected() -> socket.socket | None:
    """Return a connection to a running Speech Dispatcher, if there is one."""
    for path in sockets():
        found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        found.settimeout(_PATIENCE)
        try:
            found.connect(str(path))
        except OSError:
            found.close()
            continue
        return found
    return None
