"""Hears that the X server has gone: Xlib then ends a program at once, with a line of its own in English."""

from __future__ import annotations

import ctypes
import logging
from collections.abc import Callable

import pygame

_log = logging.getLogger(__name__)

XLIB = "libX11.so.6"
"""The system's own, which SDL opens too. Packers take a copy along of what is opened by a literal name."""

_Handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_handlers: list[object] = []
"""What Xlib calls, kept as long as the program runs."""


def when_display_goes(leave: Callable[[], object]) -> None:
    """Call ``leave`` if the X server goes. It may not draw, and must end the program: nothing goes on then.

    Does nothing with another driver than X11.
    """
    if not pygame.display.get_init() or pygame.display.get_driver() != "x11":
        return
    try:
        xlib = ctypes.CDLL(XLIB)
    except OSError as error:
        _log.info("no Xlib to ask: %s", error)
        return

    def gone(_display: int | None) -> int:
        leave()
        return 0

    handler = _Handler(gone)
    _handlers.append(handler)
    xlib.XSetIOErrorHandler(handler)
