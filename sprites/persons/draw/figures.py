"""Which group a person belongs to, and who draws it."""

from __future__ import annotations

from collections.abc import Callable

from . import brown, grey_a, grey_b, grey_c, new_a, new_b, new_c
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
    "guildmaster": ("B", grey_b.guildmaster),
    "beggarking": ("B", grey_b.beggarking),
    "advocate": ("B", grey_b.advocate),
    "spy": ("B", new_b.spy),
    "gypsies": ("B", new_b.gypsies),
    "coachman": ("B", new_b.coachman),
    "butcher": ("B", new_b.butcher),
    "patron": ("B", new_b.patron),
    "merchant": ("B", new_b.merchant),
    "lady": ("C", grey_c.lady),
    "mayor": ("C", grey_c.mayor),
    "carpenter": ("C", grey_c.carpenter),
    "innkeeper": ("C", new_c.innkeeper),
    "councillor": ("C", new_c.councillor),
    "guard": ("C", new_c.guard),
    "gravedigger": ("C", new_c.gravedigger),
    "actress": ("C", new_c.actress),
    "mistress": ("C", new_c.mistress),
}
