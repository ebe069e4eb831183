"""Keyboard, pads and mouse: bindings, the device used last, sticks, pads that come and go, seats."""

import ctypes
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.input import bindings as ask
from game.input.bindings import DEFAULTS, BindingError, Bindings
from game.input.devices import KEYBOARD, MOUSE, PAD, DeviceCommand, Devices
from game.settings import SettingsFile
from game.ui.widgets import Control
from tests.game.window import Open, Window

A, DOWN = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_DOWN


def key(code: int, mod: int = 0, scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, scancode=scancode, unicode="")


def button(number: int, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=pad)


def axis(number: int, value: int, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=number, value=value, instance_id=pad)


def pressed(events: list[pygame.Event]) -> list[int]:
    return [event.button for event in events if event.type == pygame.CONTROLLERBUTTONDOWN]


class StandIn:
    """A pad that remembers how often it was shaken."""

    def __init__(self, name: str = "A pad") -> None:
        self.name = name
        self.shaken = 0
        self.closed = False

    def rumble(self, low_frequency: float, high_frequency: float, duration: int) -> bool:
        self.shaken += 1
        return True

    def quit(self) -> None:
        self.closed = True


# Bindings


def test_every_default_name_is_known_and_asks_for_one_thing() -> None:
    names = [name for bound in DEFAULTS.values() for name in bound]
    assert len(names) == len(set(names))
    assert ask.check(DEFAULTS) == DEFAULTS


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (key(pygame.K_RETURN), "select"),
        (key(pygame.K_TAB), "next"),
        (key(pygame.K_TAB, pygame.KMOD_LSHIFT), "previous"),
        (key(pygame.K_i, pygame.KMOD_RSHIFT), "close_up"),
        (key(pygame.K_EQUALS, pygame.KMOD_LSHIFT), "faster"),
        (key(pygame.K_RETURN, pygame.KMOD_LALT), None),
        (key(pygame.K_3), "3"),
        (key(pygame.K_QUOTEDBL, scancode=32), "3"),  # the same key on a French keyboard
        (key(pygame.K_F7), None),
        (button(A), "select"),
        (button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER), "next"),
        (button(pygame.CONTROLLER_BUTTON_GUIDE), None),
    ],
)
def test_what_keys_and_buttons_ask_for(event: pygame.Event, command: str | None) -> None:
    assert Bindings().command(event) == command


def test_a_key_bound_anew_is_taken_from_what_it_asked_for_before() -> None:
    bound = Bindings({"hint": ["i", "pad y"]})
    assert bound.command(key(pygame.K_i)) == "hint"
    assert bound.command(key(pygame.K_h)) is None
    assert bound.command(button(pygame.CONTROLLER_BUTTON_Y)) == "hint"
    assert bound.first("close_up", pad=False) is None
    assert bound.first("hint", pad=False) == "i"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"dance": ["a"]}, "'dance' can’t be assigned"),
        ({"select": ["enter"]}, "'enter' is no key"),
        ({"select": ["pad z"]}, "'pad z' is no button"),
        ({"select": []}, "at least one key or button"),
        ({"select": "return"}, "a list"),
        (7, "a table"),
    ],
)
def test_a_binding_that_can_not_be_is_told_in_a_sentence(changed: Any, told: str) -> None:
    with pytest.raises(BindingError, match=re.escape(told)):
        ask.check(changed)


def test_bindings_are_remembered_and_broken_ones_put_aside(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.toml")
    file.change(bindings={"hint": ("f1", "pad x"), "3": ("c",)})
    assert SettingsFile(file.path).values.bindings == {"hint": ("f1", "pad x"), "3": ("c",)}
    file.path.write_text('pace = "slow"\n[bindings]\nhint = ["nonsense"]\n', encoding="utf-8")
    again = SettingsFile(file.path, ask.check)
    assert again.values.bindings == {}
    assert again.values.pace == "slow"
    assert len(again.notices) == 1


def test_changed_settings_are_in_force_at_once(window: Window) -> None:
    window.app.change_settings(bindings={"hint": ("f1",)})
    assert window.app.devices.asked(key(pygame.K_F1)) == DeviceCommand("hint", None)


# The device used last


def test_the_device_used_last_is_known() -> None:
    devices = Devices()
    for event, last in (
        (key(pygame.K_DOWN), KEYBOARD),
        (button(A, pad=3), PAD),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1), MOUSE),
        (key(pygame.K_LSHIFT), MOUSE),  # held on the way to another press
        (axis(pygame.CONTROLLER_AXIS_LEFTX, -32000, pad=2), PAD),
    ):
        devices.read(event)
        assert devices.last == last
    assert devices.pad == 2


def test_a_mouse_that_is_only_touched_was_not_used() -> None:
    devices = Devices()
    devices.read(key(pygame.K_DOWN))
    devices.read(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(2, 1), buttons=(0, 0, 0)))
    assert devices.last == KEYBOARD
    devices.read(pygame.Event(pygame.MOUSEMOTION, pos=(9, 5), rel=(6, 0), buttons=(0, 0, 0)))
    assert devices.last == MOUSE


# Sticks


def test_a_mouse_button_is_pressed_until_it_is_released_or_the_window_left() -> None:
    devices = Devices()
    for let_go in (pygame.Event(pygame.MOUSEBUTTONUP, button=1), pygame.Event(pygame.WINDOWFOCUSLOST)):
        devices.read(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1))
        devices.read(pygame.Event(pygame.MOUSEBUTTONUP, button=3))
        assert devices.pressed
        devices.read(let_go)
        assert not devices.pressed


def test_a_stick_is_a_press_of_a_direction_and_is_let_go_near_the_middle() -> None:
    devices = Devices()
    x = pygame.CONTROLLER_AXIS_LEFTX
    assert pressed(devices.read(axis(x, 9000))) == []
    assert pressed(devices.read(axis(x, 25000))) == [pygame.CONTROLLER_BUTTON_DPAD_RIGHT]
    assert pressed(devices.read(axis(x, 32000))) == []
    assert pressed(devices.read(axis(x, 15000))) == []
    (released,) = devices.read(axis(x, 5000))
    assert (released.type, released.button) == (
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    )
    assert pressed(devices.read(axis(x, -32768))) == [pygame.CONTROLLER_BUTTON_DPAD_LEFT]
    assert pressed(devices.read(axis(x, 32767))) == [pygame.CONTROLLER_BUTTON_DPAD_RIGHT]


def test_a_trigger_is_a_press_of_a_button() -> None:
    devices = Devices()
    (event,) = devices.read(axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 30000))
    assert devices.asked(event) == DeviceCommand("boroughs", 0)
    assert devices.step(5.0) == []


@pytest.mark.parametrize("held", [button(DOWN), axis(pygame.CONTROLLER_AXIS_LEFTY, 32000)])
def test_a_direction_that_is_held_is_pressed_again_and_again(held: pygame.Event) -> None:
    devices = Devices()
    devices.read(held)
    counts = [len(devices.step(1 / 60)) for _ in range(180)]  # three seconds
    assert sum(counts[:18]) == 0
    assert 15 <= sum(counts) <= 25
    up = (
        axis(held.axis, 0)
        if hasattr(held, "axis")
        else pygame.Event(pygame.CONTROLLERBUTTONUP, button=DOWN, instance_id=0)
    )
    devices.read(up)
    assert all(not devices.step(0.1) for _ in range(10))


def test_a_button_that_is_held_is_pressed_once() -> None:
    devices = Devices()
    devices.read(button(A))
    assert all(not devices.step(0.5) for _ in range(5))


def test_what_a_pad_tells_as_a_joystick_is_not_heard_twice() -> None:
    devices = Devices()
    for kind in (pygame.JOYBUTTONDOWN, pygame.JOYAXISMOTION, pygame.JOYHATMOTION):
        assert devices.read(pygame.Event(kind, button=0, axis=0, value=1.0, instance_id=0)) == []
    assert devices.last == MOUSE


def test_a_stick_moves_the_focus_of_a_menu(window: Window) -> None:
    first = window.focused
    window.post(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=30000, instance_id=0)
    assert window.focused != first
    second = window.focused
    window.advance(0.7)
    assert window.focused != second


# Pads


def test_a_pad_that_is_there_is_hinted_at_before_anything_was_used() -> None:
    devices = Devices()
    devices.add_pad(4, StandIn())
    assert (devices.last, devices.pad) == (PAD, 4)
    devices.read(key(pygame.K_DOWN))
    devices.add_pad(5, StandIn())
    assert devices.last == KEYBOARD


def test_only_the_asked_pad_is_shaken() -> None:
    devices = Devices()
    pads = {number: StandIn() for number in (1, 2)}
    for number, pad in pads.items():
        devices.add_pad(number, pad)
    assert devices.rumble(2)
    assert (pads[1].shaken, pads[2].shaken) == (0, 1)
    assert not devices.rumble(7)
    assert not devices.rumble(None)


def test_a_pad_that_goes_is_told_once_where_it_was_in_use() -> None:
    devices = Devices()
    pads = {number: StandIn(f"pad {number}") for number in (1, 2, 3)}
    for number, pad in pads.items():
        devices.add_pad(number, pad)
    devices.pad_seats.take("red", 2)
    devices.read(button(A, pad=3))
    for number in pads:
        devices.read(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=number))
    assert [(lost.pad, lost.seat) for lost in devices.take_lost()] == [(2, "red"), (3, None)]
    assert devices.take_lost() == []
    assert devices.pads == {}
    assert all(pad.closed for pad in pads.values())


def test_without_its_pad_the_keyboard_is_hinted_at_until_the_pad_is_back() -> None:
    devices = Devices()
    gone = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1)
    devices.add_pad(1, StandIn())
    devices.read(button(A, pad=1))
    devices.read(gone)
    assert devices.last == KEYBOARD
    devices.add_pad(2, StandIn())
    assert (devices.last, devices.pad) == (PAD, 2)
    devices.read(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=2))
    devices.read(key(pygame.K_DOWN))
    devices.add_pad(3, StandIn())
    assert devices.last == KEYBOARD, "it has been used since"


def test_a_held_direction_ends_with_its_pad() -> None:
    devices = Devices()
    devices.add_pad(1, StandIn())
    devices.read(button(DOWN, pad=1))
    devices.read(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1))
    assert devices.step(1.0) == []


def test_a_pad_that_comes_back_has_its_seat_again() -> None:
    devices = Devices()
    devices.add_pad(1, StandIn("Anna's"))
    devices.add_pad(2, StandIn("Ben's"))
    devices.pad_seats.take("blue", 1)
    devices.read(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1))
    assert devices.pad_seats.may_answer("blue", None)
    devices.add_pad(8, StandIn("Cleo's"))
    assert devices.pad_seats.pad_of("blue") is None
    devices.add_pad(9, StandIn("Anna's"))
    assert devices.pad_seats.pad_of("blue") == 9
    assert not devices.pad_seats.may_answer("blue", None)
    assert not devices.pad_seats.may_answer("blue", 2)
    assert devices.pad_seats.may_answer("red", 2)


def test_a_pad_has_one_seat() -> None:
    devices = Devices()
    devices.pad_seats.take("blue", 1)
    devices.pad_seats.take("red", 1)
    assert devices.pad_seats.pad_of("blue") is None
    assert devices.pad_seats.pad_of("red") == 1
    devices.pad_seats.free("red")
    assert devices.pad_seats.may_answer("red", None)


# A pad that SDL itself believes in


class VirtualPad:
    """A pad that exists in SDL alone: what it does comes through the real event queue."""

    def __init__(self, sdl: Any) -> None:
        self._sdl = sdl
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        self._sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self.index = self._sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
        assert self.index >= 0
        self._joystick = self._sdl.SDL_JoystickOpen(self.index)

    def press(self, number: int, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._joystick, number, int(down))

    def tilt(self, number: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, number, value)

    def unplug(self) -> None:
        self._sdl.SDL_JoystickDetachVirtual(self.index)


@pytest.fixture
def plug_in() -> Iterator[Callable[[], VirtualPad]]:
    """Plugs in a virtual pad, with SDL's own functions."""
    maps = Path("/proc/self/maps")
    found = re.findall(r"\S*libSDL2-2\S*", maps.read_text()) if maps.exists() else []
    if not found or os.name != "posix":
        pytest.skip("SDL's own library can't be called here")
    sdl = ctypes.CDLL(found[0])
    pads: list[VirtualPad] = []

    def plug() -> VirtualPad:
        pads.append(VirtualPad(sdl))
        return pads[-1]

    yield plug
    for pad in pads:
        pad.unplug()


def test_a_real_pad_is_found_used_and_lost(plug_in: Callable[[], VirtualPad], window: Window) -> None:
    devices = window.app.devices
    devices.open()
    pad = plug_in()
    window.advance(0.05)
    assert len(devices.pads) == 1
    first = window.focused
    pad.press(DOWN, True)
    window.advance(0.05)
    pad.press(DOWN, False)
    window.advance(0.05)
    second = window.focused
    assert second != first
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_UP, True)
    window.advance(0.05)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_UP, False)
    window.advance(0.05)
    assert window.focused == first  # one press was one step: it was not heard twice
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, 32000)
    window.advance(0.05)
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, 0)
    window.advance(0.05)
    assert window.focused == second
    assert devices.last == PAD
    pad.unplug()
    window.advance(0.05)
    assert devices.pads == {}
    assert len(devices.take_lost()) == 1


def test_seats_are_taken_by_the_pad_that_presses_them(open_window: Open) -> None:
    from game.app.program import RealTables
    from game.screens.pause.pads import PadsScene

    window = open_window(tables=RealTables(), pace="instant")
    devices = window.app.devices
    devices.add_pad(0, StandIn("first"))
    devices.add_pad(1, StandIn("second"))
    window.begin("Anna, Ben", seed=3)
    window.advance(0.1)
    window.pad(pygame.CONTROLLER_BUTTON_START)
    window.click("pads")
    assert isinstance(window.scene, PadsScene)
    window.post(pygame.CONTROLLERBUTTONDOWN, button=A, instance_id=1)
    assert devices.pad_seats.pad_of("blue") == 1
    window.post(pygame.CONTROLLERBUTTONDOWN, button=DOWN, instance_id=0)
    window.post(pygame.CONTROLLERBUTTONDOWN, button=A, instance_id=0)
    assert devices.pad_seats.pad_of("green") == 0
    assert all(control.ready for control in window.scene.controls if isinstance(control, Control))
    window.press("return")
    assert devices.pad_seats.pad_of("green") is None
    window.press("escape", "escape")
    window.app.go.title()
    assert devices.pad_seats.pad_of("blue") is None
