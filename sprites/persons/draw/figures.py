"""Which group a person belongs to, and who draws it."""

from __future__ import annotations

from collections.abc import Callable

from . import brown
from .window import Window

FIGURES: dict[str, tuple[str, Callable[[Window], None]]] = {
    "hostess": ("brown", brown.hostess),
    "monk": ("brown", brown.monk),
    "moneylender": ("brown", brown.moneylender),
    "minstrel": ("brown", brown.minstrel),
    "fool": ("brown", brown.fool),
    "doctor": ("brown", brown.doctor),
}
