"""Key bindings: which key or gamepad button triggers which command. All can be changed in the settings.

A binding is a name. A key has pygame's name (``return``, ``tab``, ``kp_plus``, ``i``), with the prefix
``shift+`` if shift is held. A gamepad button is ``pad a``, ``pad dpad_left``, ``pad lefttrigger`` and so on
(the names of an Xbox controller).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pygame
import tomli

from game.quoting import quoted
from game.words import say

LEFT, RIGHT, UP, DOWN = "left", "right", "up", "down"
SELECT, BACK, NEXT, PREVIOUS = "select", "back", "next", "previous"
CLOSE_UP, BOROUGHS, CITY = "close_up", "boroughs", "city"
HINT, UNDO, HISTORY, SUMMARY = "hint", "undo", "history", "summary"
OVERVIEW = "overview"
READ_ALOUD, REPEAT, STANDING, WHOLE_TABLE = "read_aloud", "repeat", "standing", "whole_table"
FASTER, SLOWER, PAUSE = "faster", "slower", "pause"
NUMBERS = tuple("123456789")

DIRECTIONS = (LEFT, RIGHT, UP, DOWN)

PAD = "pad "

LEFT_TRIGGER, RIGHT_TRIGGER = 100, 101
"""Button numbers for the two triggers. They are axes; a pull counts as a press."""

RIGHT_STICK = {"up": 102, "down": 103, "left": 104, "right": 105}
"""Button numbers for the right stick's directions. It has axes, too; a tilt counts as a press."""

_CONTROLLER = (
    *("a", "b", "x", "y", "back", "start", "leftstick", "rightstick", "leftshoulder", "rightshoulder"),
    *("dpad_up", "dpad_down", "dpad_left", "dpad_right"),
)
PAD_BUTTONS = {
    **{name: int(getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}")) for name in _CONTROLLER},
    "lefttrigger": LEFT_TRIGGER,
    "righttrigger": RIGHT_TRIGGER,
    **{f"rightstick_{direction}": number for direction, number in RIGHT_STICK.items()},
}
KEYS = {name[2:].lower(): getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}

_FILE = Path(__file__).with_name("bindings.toml")
DEFAULTS: dict[str, tuple[str, ...]] = {
    command: tuple(names) for command, names in tomli.loads(_FILE.read_text("utf-8")).items()
}
"""The default bindings by command. Key legends show the first name for the device in use."""

COMMANDS = tuple(DEFAULTS)

MENU = (*DIRECTIONS, SELECT, BACK, NEXT, PREVIOUS)
"""The commands of menus."""

SPOKEN = (READ_ALOUD, REPEAT, STANDING, WHOLE_TABLE)
"""The commands of reading aloud, on every screen."""

NEEDED = (*DIRECTIONS, SELECT, BACK, PAUSE)
"""Commands that every device must have. Their default keys and buttons stay with them unless used otherwise,
and the last one can't be taken away, so that no player is locked out."""

_FULL_SCREEN = pygame.K_F11  # the window's own key
HELD = (
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LGUI,
    pygame.K_RGUI,
    pygame.K_MODE,
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
    pygame.K_SCROLLLOCK,
    pygame.K_UNKNOWN,
)
"""Modifier keys, and keys without a meaning of their own."""
_FIRST_DIGIT = 30  # the scancode of the key 1 in any keyboard layout
_OTHER_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI


class BindingError(ValueError):
    """An invalid binding. The message is a sentence that says what is allowed."""


def check(changed: object) -> dict[str, tuple[str, ...]]:
    """Validate bindings: names by command. Raises :class:`BindingError`."""
    if not isinstance(changed, Mapping):
        raise BindingError(say("settings-allowed-bindings", example='{ select = ["return", "pad a"] }'))
    found = {}
    for command, names in changed.items():
        if command not in COMMANDS:
            known = ", ".join(COMMANDS)
            raise BindingError(say("settings-allowed-command", name=quoted(command), known=known))
        if not isinstance(names, (list, tuple)) or not names:
            raise BindingError(say("settings-allowed-names", name=command))
        found[command] = tuple(map(str, names))
        for name in found[command]:
            _code(name)
    return found


def _code(name: str) -> tuple[str, int, bool]:
    """Parse a name into (``key`` or ``pad``, number, with shift). Raises :class:`BindingError`."""
    if name.startswith(PAD):
        button = PAD_BUTTONS.get(name.removeprefix(PAD))
        if button is None:
            known = ", ".join(PAD_BUTTONS)
            raise BindingError(say("settings-allowed-button", name=quoted(name), known=known))
        return "pad", button, False
    face = name.removeprefix("shift+")
    key = KEYS.get(face)
    if key is None and len(face) == len(face.lower()) == 1 and face.isalpha():
        key = ord(face.lower())  # a letter that only some keyboards have
    if key is None:
        raise BindingError(say("settings-allowed-key", name=quoted(name)))
    return "key", key, name.startswith("shift+")


def name_of(event: pygame.Event) -> str | None:
    """Return the name of the key or button of an event; ``None`` if it can't be bound.

    Modifiers, the window's own keys, and presses with Ctrl, Alt and the like can't be bound.
    """
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        found = next((name for name, button in PAD_BUTTONS.items() if button == event.button), None)
        return PAD + found if found else None
    if event.type != pygame.KEYDOWN or event.mod & _OTHER_MODIFIERS:
        return None
    if event.key in (*HELD, _FULL_SCREEN):
        return None
    name = _KEY_NAMES.get(event.key)
    if name is None and event.key < 0x110000 and chr(event.key).isalpha():
        name = chr(event.key)
    return f"shift+{name}" if name and event.mod & pygame.KMOD_SHIFT else name


def _key_names() -> dict[int, str]:
    """Return one name for each key; if a key has several, the one that the defaults use."""
    usual = {name.removeprefix("shift+") for names in DEFAULTS.values() for name in names}
    names = sorted(KEYS, key=lambda name: (name in usual, -len(name)))
    return {KEYS[name]: name for name in names}


_KEY_NAMES = _key_names()


class Change(NamedTuple):
    """The result of binding a key or button.

    ``bindings``: all that then differ from the defaults. ``loser``: the command that had the key before.
    ``given``: the key that it gets in exchange; ``None`` if it gets none.
    """

    bindings: dict[str, tuple[str, ...]]
    loser: str | None = None
    given: str | None = None


class Bindings:
    """The bindings in use: the defaults with changes."""

    def __init__(self, changed: Mapping[str, Sequence[str]] | None = None) -> None:
        """``changed``: names by command. A key that it gives to one command is taken from all others."""
        self._names = {**DEFAULTS, **check(changed or {})}
        order = [command for command in COMMANDS if command not in (changed or {})] + list(changed or {})
        self._commands = {_code(name): command for command in order for name in self._names[command]}
        for command in NEEDED:
            for name in DEFAULTS[command]:
                self._commands.setdefault(_code(name), command)

    def command(self, event: pygame.Event) -> str | None:
        """Return the command of a key or button event, or ``None``."""
        if event.type == pygame.KEYDOWN and event.mod & _OTHER_MODIFIERS:
            return None
        found = _pressed(event, self._commands)
        digit = getattr(event, "scancode", 0) - _FIRST_DIGIT
        if found is None and event.type == pygame.KEYDOWN and 0 <= digit < len(NUMBERS):
            return NUMBERS[digit]
        return found

    def in_menu(self, event: pygame.Event) -> str | None:
        """Return the menu command of an event, one of :data:`MENU`, or ``None``.

        A key that is bound to a command without a meaning in menus keeps its default one there. Backspace
        does not: it would leave a screen with a text field.
        """
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            return None
        found = self.command(event)
        return found if found in MENU else usual(event)

    def names(self, command: str, pad: bool) -> tuple[str, ...]:
        """Return the names of the keys, or with ``pad`` of the buttons, for a command."""
        fallback = DEFAULTS[command] if command in NEEDED else ()
        return tuple(
            name
            for name in dict.fromkeys((*self._names[command], *fallback))
            if name.startswith(PAD) == pad and self._commands.get(_code(name)) == command
        )

    def first(self, command: str, pad: bool) -> str | None:
        """Return the first key, or the first button without its prefix, for a command, or ``None``."""
        names = self.names(command, pad)
        return names[0].removeprefix(PAD) if names else None

    def owner(self, name: str) -> str | None:
        """Return the command of a key or button, or ``None``."""
        return self._commands.get(_code(name))

    def rebound(self, command: str, name: str) -> Change:
        """Return the result of binding ``name`` to ``command`` in place of its first key or button.

        If ``name`` was the first key of another command, that command gets the old key in exchange. Raises
        :class:`BindingError` if a needed command would be left without a key.
        """
        pad = name.startswith(PAD)
        before, loser = self.names(command, pad), self.owner(name)
        if before[:1] == (name,):
            return Change(self._changed({}))
        new = {command: (name, *_without(before[1:], name), *self.names(command, not pad))}
        if loser is None or loser == command:
            return Change(self._changed(new))
        left = self.names(loser, pad)
        given = before[0] if before and left[0] == name else None
        kept = (given, *_without(left, name)) if given else _without(left, name)
        if loser in NEEDED and not kept:
            raise BindingError(say("settings-key-needed", name=loser))
        new[loser] = (*kept, *self.names(loser, not pad))
        return Change(self._changed(new), loser, given)

    def _changed(self, new: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        """Return all bindings of ``new`` that differ from the defaults, without empty ones."""
        both = {**self._names, **new}
        ordered = {
            command: tuple(sorted(names, key=lambda name: name.startswith(PAD)))
            for command, names in both.items()
        }
        return {command: names for command, names in ordered.items() if names and names != DEFAULTS[command]}


def _without(names: Sequence[str], name: str) -> tuple[str, ...]:
    return tuple(other for other in names if other != name)


_USUAL = {_code(name): command for command in MENU for name in DEFAULTS[command]}


def usual(event: pygame.Event) -> str | None:
    """Return the menu command of an event by the default bindings, whatever the settings say."""
    if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
        return None
    return _pressed(event, _USUAL)


def _pressed(event: pygame.Event, commands: Mapping[tuple[str, int, bool], str]) -> str | None:
    """Return the command of what an event presses; a key with shift may mean what it means without."""
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return commands.get(("pad", event.button, False))
    if event.type != pygame.KEYDOWN:
        return None
    shift = bool(event.mod & pygame.KMOD_SHIFT)
    return commands.get(("key", event.key, shift)) or commands.get(("key", event.key, False))
