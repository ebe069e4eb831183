"""Hints: the signs of keys, buttons and the mouse."""

from __future__ import annotations

import pygame

from game.input.bindings import DEFAULTS
from game.input.devices import KEYBOARD, MOUSE, PAD, Devices
from game.ui.key_legend import MOVE, Hint, Sign, block, sign
from tests.game.test_devices import A, StandIn, button, key


def test_hints_have_the_signs_of_the_device_used_last() -> None:
    devices = Devices()
    assert sign("select", devices) == Sign(MOUSE, "left")
    assert sign(MOVE, devices) is None
    devices.read(key(pygame.K_DOWN))
    assert sign("select", devices) == Sign(KEYBOARD, "return")
    assert sign(MOVE, devices) == Sign(KEYBOARD, "arrows")
    devices.read(button(A))
    assert sign("select", devices) == Sign(PAD, "a")
    assert sign("faster", devices) is None
    devices.bind({"select": ("pad x", "x")})
    assert sign("select", devices) == Sign(PAD, "x")


def test_hints_differ_by_device_and_make_of_the_pad() -> None:
    devices = Devices()
    hints = [Hint("select", "Choose"), Hint("close_up", "Look closer")]
    seen = []
    devices.add_pad(1, StandIn("Xbox Series X Controller"))
    devices.add_pad(2, StandIn("PS5 Controller"))
    for event in (
        pygame.Event(pygame.MOUSEWHEEL, y=1),
        key(pygame.K_DOWN),
        button(A, pad=1),
        button(A, pad=2),
    ):
        devices.read(event)
        made = block(hints, devices, 1.0, 1.0, across=False)
        assert made is not None
        assert made.get_height() > 60
        seen.append((made.get_size(), pygame.image.tobytes(made, "RGBA")))
    assert len(set(seen)) == 4


def test_every_binding_has_a_sign_that_can_be_drawn() -> None:
    devices = Devices()
    for event in (key(pygame.K_DOWN), button(A)):
        devices.read(event)
        for command in DEFAULTS:
            hint = [Hint(command, "…")]
            made = block(hint, devices, 1.0, 1.0, across=True)
            assert (made is not None) == (sign(command, devices) is not None)
