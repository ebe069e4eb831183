"""Input devices: keyboard, mouse and gamepads; which was used last, and gamepads that connect and disconnect.

SDL reports every gamepad twice, as a joystick and as a controller. Only controller events are used, as they
have the same button names for all makes. Sticks and triggers are turned into button presses, and a held
direction repeats.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

import pygame
from pygame._sdl2 import controller

from game.input.bindings import HELD, LEFT_TRIGGER, RIGHT_STICK, RIGHT_TRIGGER, Bindings
from game.input.pad_seats import PadSeats

_log = logging.getLogger(__name__)

KEYBOARD, PAD, MOUSE = "keyboard", "pad", "mouse"

_JOYSTICK = (
    pygame.JOYAXISMOTION,
    pygame.JOYBALLMOTION,
    pygame.JOYHATMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
)
_LEFT, _RIGHT, _UP, _DOWN = _REPEATED = (
    pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
)
_STICK = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): _LEFT,
    (pygame.CONTROLLER_AXIS_LEFTX, 1): _RIGHT,
    (pygame.CONTROLLER_AXIS_LEFTY, -1): _UP,
    (pygame.CONTROLLER_AXIS_LEFTY, 1): _DOWN,
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1): LEFT_TRIGGER,
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1): RIGHT_TRIGGER,
    (pygame.CONTROLLER_AXIS_RIGHTX, -1): RIGHT_STICK["left"],
    (pygame.CONTROLLER_AXIS_RIGHTX, 1): RIGHT_STICK["right"],
    (pygame.CONTROLLER_AXIS_RIGHTY, -1): RIGHT_STICK["up"],
    (pygame.CONTROLLER_AXIS_RIGHTY, 1): RIGHT_STICK["down"],
}
_PRESSED, _RELEASED = 18000, 11000  # how far an axis goes, of 32767, until it counts as pressed or let go
_FIRST_REPEAT, _REPEAT = 0.45, 0.13  # seconds
_CLICK = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_NUDGE = 8  # pixels; a shorter movement of the mouse was an accidental touch


class DeviceCommand(NamedTuple):
    """A command and the gamepad that it came from; ``None`` for the keyboard."""

    command: str
    pad: int | None


class Pad(Protocol):
    """A gamepad as opened by pygame."""

    @property
    def name(self) -> str:
        """The name of the model."""

    def rumble(self, low_frequency: float, high_frequency: float, duration: int) -> bool:
        """Rumble for ``duration`` milliseconds; return ``False`` if it can't."""

    def quit(self) -> None:
        """Close it."""


class Lost(NamedTuple):
    """A gamepad that was disconnected, and the seat that had claimed it, if any."""

    pad: int
    seat: str | None


class Devices:
    """All input devices.

    Attributes: ``last`` (the device used last: ``"keyboard"``, ``"pad"`` or ``"mouse"``), ``pad`` (the number
    of the gamepad used last), ``pad_seats`` (which gamepad belongs to which seat), ``pressed`` (whether the
    left mouse button is down).
    """

    def __init__(self, bindings: Mapping[str, Sequence[str]] | None = None) -> None:
        self.bindings = Bindings(bindings)
        self.pressed = False
        self.last = MOUSE
        self.pad: int | None = None
        self.pad_seats = PadSeats()
        self._pads: dict[int, Pad] = {}
        self._tilted: dict[tuple[int, int], int] = {}
        self._held: dict[tuple[int, int], float] = {}
        self._keys: set[int] = set()
        self._lost: list[Lost] = []
        self._back: list[str] = []
        self._nudged = 0.0
        self._composing = False
        self._pad_gone = False
        """Whether the last gamepad went while it was in use, and nothing else was used since."""

    def bind(self, changed: Mapping[str, Sequence[str]]) -> None:
        """Use the default bindings with these ``changed``.

        Raises :class:`game.input.bindings.BindingError`.
        """
        self.bindings = Bindings(changed)

    # Pads

    def open(self) -> None:
        """Start to listen to gamepads. Those already connected are reported as events."""
        try:
            controller.init()
        except pygame.error as error:
            _log.warning("no pads: %s", error)

    def close(self) -> None:
        """Close all gamepads."""
        for pad in self._pads.values():
            pad.quit()
        self._pads.clear()
        if controller.get_init():
            controller.quit()

    @property
    def pads(self) -> dict[int, str]:
        """The names of the connected gamepads by number."""
        return {number: pad.name for number, pad in self._pads.items()}

    def take_lost(self) -> list[Lost]:
        """Return the gamepads in use that were disconnected and have not come back, each once."""
        lost, self._lost = self._lost, []
        return lost

    def take_back(self) -> list[str]:
        """Return the seats whose gamepads have come back, each once."""
        back, self._back = self._back, []
        return back

    @property
    def holding(self) -> bool:
        """Whether a key or a direction of a gamepad is held, so that more changes may follow."""
        return bool(self._keys or self._held)

    def let_go(self) -> None:
        """Treat everything that is held as released, because another window or scene is active now."""
        self.pressed = False
        self._held.clear()
        self._keys.clear()

    def rumble(self, pad: int | None) -> bool:
        """Rumble briefly to show that it is the player's turn; return whether it worked."""
        held = self._pads.get(pad) if pad is not None else None
        return bool(held and held.rumble(0.25, 0.6, 220))

    def _join(self, index: int) -> None:
        try:
            if not controller.is_controller(index):
                return
            pad = controller.Controller(index)
            number = pad.as_joystick().get_instance_id()
        except pygame.error as error:
            _log.warning("pad %d can't be opened: %s", index, error)
            return
        self.add_pad(number, pad)

    def add_pad(self, number: int, pad: Pad) -> None:
        """Add a connected gamepad; ``number`` is its id in events."""
        self._pads[number] = pad
        seat = self.pad_seats.back(number, pad.name)
        if seat is not None:
            self._back.append(seat)
        self._lost = [lost for lost in self._lost if lost.seat not in (seat, None)]
        if self._pad_gone or (self.last == MOUSE and self.pad is None):
            self._use(PAD, number)

    def _leave(self, number: int) -> None:
        pad = self._pads.pop(number, None)
        for key in [key for key in (*self._tilted, *self._held) if key[0] == number]:
            self._tilted.pop(key, None)
            self._held.pop(key, None)
        seat = self.pad_seats.lost(number, pad.name if pad else "")
        if seat or (self.last == PAD and self.pad == number):
            self._lost.append(Lost(number, seat))
        self._back = [other for other in self._back if other != seat]
        if self.last == PAD and not self._pads:
            self.last, self._pad_gone = KEYBOARD, True  # key hints name what is still there
        if pad is not None:
            pad.quit()

    # Events

    def read(self, event: pygame.Event) -> list[pygame.Event]:
        """Return the events to pass on for ``event``: mostly itself; sticks become button presses."""
        if event.type in _JOYSTICK:
            return []
        if event.type == pygame.KEYDOWN:
            self._keys.add(event.key)
        elif event.type == pygame.KEYUP:
            self._keys.discard(event.key)
        elif event.type in _CLICK and event.button == pygame.BUTTON_LEFT:
            self.pressed = event.type == pygame.MOUSEBUTTONDOWN
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._join(event.device_index)
                return []
            case pygame.CONTROLLERDEVICEREMOVED:
                self._leave(event.instance_id)
                return []
            case pygame.CONTROLLERAXISMOTION:
                return self._tilt(event.instance_id, event.axis, event.value)
            case pygame.CONTROLLERBUTTONDOWN:
                self._use(PAD, event.instance_id)
                self._hold(event.instance_id, event.button)
            case pygame.CONTROLLERBUTTONUP:
                self._held.pop((event.instance_id, event.button), None)
            case pygame.TEXTEDITING | pygame.TEXTINPUT:
                self._composing = event.type == pygame.TEXTEDITING and bool(event.text)
            case pygame.KEYDOWN if self._composing and event.key != pygame.K_ESCAPE:
                return []  # it belongs to the input method
            case pygame.WINDOWFOCUSLOST:
                self._composing = False
                self.let_go()  # releases in another window are not reported
                self._tilted.clear()
            case pygame.KEYDOWN if event.key not in HELD:
                self._use(KEYBOARD)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEWHEEL:
                self._use(MOUSE)
            case pygame.MOUSEMOTION:
                self._nudged += abs(event.rel[0]) + abs(event.rel[1])
                if self._nudged >= _NUDGE:
                    self._use(MOUSE)
        return [event]

    def step(self, seconds: float) -> list[pygame.Event]:
        """Advance the time; return the repeated presses of held directions."""
        repeated = []
        for (pad, button), left in list(self._held.items()):
            self._held[pad, button] = left - seconds
            if left <= seconds:
                self._held[pad, button] = _REPEAT
                repeated.append(_press(pad, button))
        return repeated

    def asked(self, event: pygame.Event) -> DeviceCommand | None:
        """Return the command of a keyboard or gamepad event, or ``None``."""
        command = self.bindings.command(event)
        if command is None:
            return None
        return DeviceCommand(
            command, event.instance_id if event.type == pygame.CONTROLLERBUTTONDOWN else None
        )

    def _use(self, device: str, pad: int | None = None) -> None:
        self.last = device
        self._pad_gone = False
        self._nudged = 0.0
        if pad is not None:
            self.pad = pad

    def _hold(self, pad: int, button: int) -> None:
        if button in _REPEATED:
            self._held[pad, button] = _FIRST_REPEAT

    def _tilt(self, pad: int, axis: int, value: int) -> list[pygame.Event]:
        before = self._tilted.get((pad, axis), 0)
        limit = _RELEASED if before else _PRESSED
        now = (value > limit) - (value < -limit)
        if now == before:
            return []
        self._tilted[pad, axis] = now
        told = []
        if (axis, before) in _STICK:
            button = _STICK[axis, before]
            self._held.pop((pad, button), None)
            told.append(pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button))
        if (axis, now) in _STICK:
            self._use(PAD, pad)
            self._hold(pad, _STICK[axis, now])
            told.append(_press(pad, _STICK[axis, now]))
        return told


def _press(pad: int, button: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)
