"""The drawing function of each person."""

from __future__ import annotations

from collections.abc import Callable

from . import brown, grey_a, grey_b, grey_c, new_a, new_b, new_c
from .window import Window

FIGURES: dict[str, Callable[[Window], None]] = {
    "hostess": brown.hostess,
    "monk": brown.monk,
    "moneylender": brown.moneylender,
    "minstrel": brown.minstrel,
    "fool": brown.fool,
    "doctor": brown.doctor,
    "cityguard": grey_a.cityguard,
    "nightwatchman": grey_a.nightwatchman,
    "bishop": grey_a.bishop,
    "administrator": new_a.administrator,
    "nurse": new_a.nurse,
    "scholar": new_a.scholar,
    "priest": new_a.priest,
    "prosecutor": new_a.prosecutor,
    "bellringer": new_a.bellringer,
    "guildmaster": grey_b.guildmaster,
    "beggarking": grey_b.beggarking,
    "advocate": grey_b.advocate,
    "spy": new_b.spy,
    "gypsies": new_b.gypsies,
    "coachman": new_b.coachman,
    "butcher": new_b.butcher,
    "patron": new_b.patron,
    "merchant": new_b.merchant,
    "lady": grey_c.lady,
    "mayor": grey_c.mayor,
    "carpenter": grey_c.carpenter,
    "innkeeper": new_c.innkeeper,
    "councillor": new_c.councillor,
    "guard": new_c.guard,
    "gravedigger": new_c.gravedigger,
    "actress": new_c.actress,
    "mistress": new_c.mistress,
}
