"""Reading a command line: what its options may be, and the errors for invalid ones."""

from __future__ import annotations

import argparse
import ipaddress
import os
import re
import shlex
import shutil
from collections.abc import Callable, Sequence
from typing import NoReturn

_LONGEST = 200


class UsageError(Exception):
    """The command line is invalid; the message is one sentence that says what is allowed."""


class Parser(argparse.ArgumentParser):
    """Raises :class:`UsageError` instead of ending the program."""

    def error(self, message: str) -> NoReturn:
        """Raise :class:`UsageError`."""
        raise UsageError(f"{message[0].upper()}{message[1:]}. --help lists all options.")


def listed(choices: Sequence[str]) -> str:
    """Return the choices in a row."""
    return ", ".join(choices)


def one_of(option: str, choices: Sequence[str]) -> Callable[[str], str]:
    """Return the ``type`` function of an option with a few choices."""

    def read(text: str) -> str:
        if text not in choices:
            raise UsageError(f"{option} {text!r} is not known; there are {listed(choices)}.")
        return text

    return read


def number(option: str, least: int, most: int) -> Callable[[str], int]:
    """Return the ``type`` function of an option that is an integer from ``least`` to ``most``."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,30}", text) or not least <= int(text) <= most:
            raise UsageError(f"{option} {text!r} should be a number, {least} to {most}.")
        return int(text)

    return read


def address(text: str) -> str:
    """Return an IPv4 address. Raises :class:`UsageError`."""
    try:
        return str(ipaddress.IPv4Address(text))
    except ValueError as error:
        raise UsageError(f"--host {text!r} should be an address such as 192.168.1.20.") from error


def network(text: str) -> str:
    """Return an IPv4 address or network. Raises :class:`UsageError`."""
    try:
        return str(ipaddress.IPv4Network(text))
    except ValueError as error:
        told = f"--trusted-proxy {text[:_LONGEST]!r} should be an address such as 192.168.1.20, or a"
        raise UsageError(f"{told} network such as 172.17.0.0/16.") from error


def public_url(text: str) -> str:
    """Return an address of the web without a path. Raises :class:`UsageError`."""
    match = re.fullmatch(r"https?://[A-Za-z0-9.-]{1,200}(?::([0-9]{1,5}))?/?", text)
    if not match or int(match[1] or 1) not in range(1, 65536):
        raise UsageError(f"--public-url {text[:_LONGEST]!r} should be like https://party.example.")
    return text.rstrip("/")


def command(text: str) -> tuple[str, ...]:
    """Return a program, by its path, and its arguments. Raises :class:`UsageError`."""
    try:
        name, *arguments = shlex.split(text, posix=os.name != "nt")
    except ValueError as error:
        raise UsageError(f"--notify {text[:_LONGEST]!r} should be a program and its arguments.") from error
    program = shutil.which(name)
    if program is None:
        raise UsageError(f"--notify {name[:_LONGEST]!r} is no program that can be started.")
    return os.path.abspath(program), *arguments


def push_service(text: str) -> str:
    """Return the host of a push service, perhaps with a port. Raises :class:`UsageError`."""
    match = re.fullmatch(r"[A-Za-z0-9.-]{1,200}(?::([0-9]{1,5}))?", text)
    if not match or int(match[1] or 1) not in range(1, 65536):
        raise UsageError(
            f"--push-service {text[:_LONGEST]!r} should be like push.example or push.example:8443."
        )
    return text.lower()
