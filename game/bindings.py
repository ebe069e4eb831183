"""Which key and which button of a pad asks for what; every one can be changed in the settings.

A binding is a name: a key is called as pygame calls it (``return``, ``tab``, ``kp_plus``, ``i``), with
``shift+`` before it where shift is held; a button of a pad is called ``pad a``, ``pad dpad_left``,
``pad lefttrigger`` and so on (the names of an Xbox pad).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.focus import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP

CLOSE_UP, BOROUGHS, BOROUGHS_BACK, CITY = "close_up", "boroughs", "boroughs_back", "city"
HINT, UNDO, HISTORY, AGAIN = "hint", "undo", "history", "again"
FASTER, SLOWER, PAUSE = "faster", "slower", "pause"
NUMBERS = tuple("123456789")

DIRECTIONS = (LEFT, RIGHT, UP, DOWN)

PAD = "pad "

LEFT_TRIGGER, RIGHT_TRIGGER = 100, 101
"""Button numbers for the two triggers, which are axes: a pull counts as a press."""

PAD_BUTTONS = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "x": pygame.CONTROLLER_BUTTON_X,
    "y": pygame.CONTROLLER_BUTTON_Y,
    "back": pygame.CONTROLLER_BUTTON_BACK,
    "start": pygame.CONTROLLER_BUTTON_START,
    "leftstick": pygame.CONTROLLER_BUTTON_LEFTSTICK,
    "rightstick": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    "leftshoulder": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "rightshoulder": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "dpad_up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "dpad_down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "dpad_left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "dpad_right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "lefttrigger": LEFT_TRIGGER,
    "righttrigger": RIGHT_TRIGGER,
}
KEYS = {name[2:].lower(): getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}

DEFAULTS: dict[str, tuple[str, ...]] = {
    LEFT: ("left", "pad dpad_left"),
    RIGHT: ("right", "pad dpad_right"),
    UP: ("up", "pad dpad_up"),
    DOWN: ("down", "pad dpad_down"),
    SELECT: ("return", "space", "kp_enter", "pad a"),
    BACK: ("escape", "ac_back", "backspace", "pad b"),
    NEXT: ("tab", "pad rightshoulder"),
    PREVIOUS: ("shift+tab", "pad leftshoulder"),
    CLOSE_UP: ("i", "pad y"),
    BOROUGHS: ("b", "pad righttrigger"),
    BOROUGHS_BACK: ("shift+b", "pad lefttrigger"),
    CITY: ("m", "pad leftstick"),
    HINT: ("h", "pad rightstick"),
    UNDO: ("u", "pad x"),
    HISTORY: ("l", "pad back"),
    AGAIN: ("r",),
    FASTER: ("plus", "equals", "kp_plus"),
    SLOWER: ("minus", "kp_minus"),
    PAUSE: ("p", "pause", "pad start"),
    **{number: (number, f"kp_{number}") for number in NUMBERS},
}
"""What asks for what unless the settings say otherwise; hints show the first name of a device."""

COMMANDS = tuple(DEFAULTS)

_FIRST_DIGIT = 30  # the scancode of the key 1, whatever a keyboard of another country prints on it
_OTHER_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI


class BindingError(ValueError):
    """A binding that can't be; the message says in a sentence what is allowed."""


def check(changed: object) -> dict[str, tuple[str, ...]]:
    """``changed`` as bindings: names by command. Raises :class:`BindingError`."""
    if not isinstance(changed, Mapping):
        raise BindingError('a table such as { select = ["return", "pad a"] }')
    found = {}
    for command, names in changed.items():
        if command not in COMMANDS:
            raise BindingError(f"{command!r} is nothing that can be bound: {', '.join(COMMANDS)}")
        if not isinstance(names, (list, tuple)) or not names:
            raise BindingError(f"{command} needs a list of at least one key or button")
        found[command] = tuple(map(str, names))
        for name in found[command]:
            _code(name)
    return found


def _code(name: str) -> tuple[str, int, bool]:
    """A name as (``key`` or ``pad``, number, with shift). Raises :class:`BindingError`."""
    if name.startswith(PAD):
        button = PAD_BUTTONS.get(name.removeprefix(PAD))
        if button is None:
            raise BindingError(f"{name!r} is no button; a pad has {', '.join(PAD_BUTTONS)}")
        return "pad", button, False
    key = KEYS.get(name.removeprefix("shift+"))
    if key is None:
        raise BindingError(f"{name!r} is no key; keys are called return, tab, shift+tab, a, f1, kp_plus, …")
    return "key", key, name.startswith("shift+")


class Bindings:
    """The keys and buttons in use: the defaults, and what was changed."""

    def __init__(self, changed: Mapping[str, Sequence[str]] | None = None) -> None:
        """A key that ``changed`` gives to one command is taken from every other."""
        self._names = {**DEFAULTS, **check(changed or {})}
        order = [command for command in COMMANDS if command not in (changed or {})] + list(changed or {})
        self._commands = {_code(name): command for command in order for name in self._names[command]}

    def command(self, event: pygame.Event) -> str | None:
        """What an event of a key or of a pad's button asks for, if anything."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._commands.get(("pad", event.button, False))
        if event.type != pygame.KEYDOWN or event.mod & _OTHER_MODIFIERS:
            return None
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        found = self._commands.get(("key", event.key, shift))
        if found is None and shift:
            found = self._commands.get(("key", event.key, False))
        digit = getattr(event, "scancode", 0) - _FIRST_DIGIT
        if found is None and 0 <= digit < len(NUMBERS):
            return NUMBERS[digit]
        return found

    def first(self, command: str, pad: bool) -> str | None:
        """The name of the key, or of the pad's button, that asks for ``command``; ``None``: none does."""
        for name in self._names[command]:
            if name.startswith(PAD) == pad and self._commands.get(_code(name)) == command:
                return name.removeprefix(PAD)
        return None
