"""Which group a person belongs to, and who draws it."""

from __future__ import annotations

from collections.abc import Callable

from . import brown, grey_a, new_a
from .window import Window

FIGURES: dict[str, tuple[str, Callable[[Window], None]]] = {
    "hostess": ("brown", brown.hostess),
    "monk": ("brown", brown.monk),
    "moneylender": ("brown", brown.moneylender),
    "minstrel": ("brown", brown.minstrel),
    "fool": ("brown", brown.fool),
    "doctor": ("brown", brown.doctor),
    "cityguard": ("A", grey_a.cityguard),
    "nightwatchman": ("A", grey_a.nightwatchman),
    "bishop": ("A", grey_a.bishop),
    "administrator": ("A", new_a.administrator),
    "nurse": ("A", new_a.nurse),
    "scholar": ("A", new_a.scholar),
    "priest": ("A", new_a.priest),
    "prosecutor": ("A", new_a.prosecutor),
    "bellringer": ("A", new_a.bellringer),
}
