"""Faces and hands, painted with a brush on flesh-coloured glass, as by the glaziers of Chartres.

Every part is drawn round its own origin at scale 1 (a face is about 86 high) and placed by the window.
"""

from __future__ import annotations

from typing import NamedTuple

from .palette import FLESH, LEAD, WHITE, mix
from .window import Window

MOUTHS = {
    "calm": ("-10,24 -3,23 0,24.5 3,23 10,24", "-5,30 0,31 5,30"),
    "smile": ("-14,20 -8,25 0,27 8,25 14,20", "-5,32 0,33 5,32"),
    "stern": ("-11,26 0,23 11,26", "-6,30 0,31 6,30"),
    "sad": ("-11,28 -5,24 0,23.5 5,24 11,28", "-5,31 0,32 5,31"),
}


class Expression(NamedTuple):
    """What a portrait's face does for a while instead of what it usually does."""

    mood: str | None = None
    """None: as usual."""
    brow: float = 0.0
    raised: float = 0.0
    """How far the eyes look up (above 0) or down."""


def face(
    w: Window,
    x: float,
    y: float,
    scale: float = 1.0,
    turn: float = 0.0,
    skin: str = FLESH,
    mood: str = "calm",
    look: float = 0.0,
    wide: float = 1.0,
    brow: float = 0.0,
    flip: bool = False,
    shut: bool = False,
) -> None:
    """Draw a face from the front.

    ``look`` moves the eyes (-1 to 1), ``wide`` broadens the face, ``brow`` slants the brows (positive: anger,
    negative: worry), ``shut`` lowers the lids, ``mood`` is "calm", "smile", "grin", "stern", "sad" or "open".
    """
    raised = 0.0
    if w.expression:
        mood, brow, raised = w.expression.mood or mood, w.expression.brow, w.expression.raised
        look, shut = (0.0, False) if raised else (look, shut)
    with w.at(x, y, scale, turn, flip):
        k = wide
        w.glass(
            f"0,-44 {22 * k},-37 {31 * k},-12 {29 * k},14 {17 * k},36 0,44 {-17 * k},36 {-29 * k},14 "
            f"{-31 * k},-12 {-22 * k},-37",
            skin,
            lead=5.2,
        )
        _features(w, skin, mood, look, brow, shut, raised)


def _features(w: Window, skin: str, mood: str, look: float, brow: float, shut: bool, raised: float) -> None:
    blood = mix(skin, "#C8453A", 0.28)
    w.flat("-25,10 -18,6 -13,12 -18,18 -24,16", blood)
    w.flat("25,10 18,6 13,12 18,18 24,16", blood)
    for side in (-1, 1):
        if shut:
            w.brush(f"{side * 23},-7 {side * 13.5},-1.5 {side * 4.5},-5.5", 3.6)
            w.brush(f"{side * 21},-11 {side * 13.5},-14 {side * 6},-9.5", 1.8)
            continue
        open_up, open_down = 3.5 * max(0.0, raised), 3.0 * max(0.0, -raised)
        w.flat(
            f"{side * 21},-4 {side * 13},{-10.5 - open_up} {side * 5},-3.5 {side * 13},{0.5 + open_down}",
            WHITE,
        )
        w.dot(side * 13 + look * 4, -5 - raised * 4.4, 3.9)
        w.brush(f"{side * 23},-2 {side * 13.5},{-11 - open_up} {side * 4.5},-3", 3.4)
        w.brush(f"{side * 20},-1.5 {side * 13},{1.5 + open_down} {side * 6},-1.5", 1.7)
    w.brush(f"-25,{-15 + brow * -5} -14,{-20 - brow * 1} -6,{-14 + brow * 4} -5,-2 -8,11 -3,14 3,13", 3.4)
    w.brush(f"25,{-15 + brow * -5} 14,{-20 - brow * 1} 6,{-14 + brow * 4}", 3.6)
    if mood == "open":
        w.flat("-8,25 0,20 8,25 6,34 0,37 -6,34", LEAD)
        w.flat("-5,32 0,29 5,32 0,35.5", "#B5443C")
        return
    if mood == "grin":
        w.flat("-17,18! -8,22 0,23 8,22 17,18! 11,31 0,35 -11,31", LEAD)
        w.flat("-13,21.5! 0,25.5 13,21.5! 11,26 0,29 -11,26", WHITE)
        w.brush("-20,15 -18,20 -16,21", 2)
        w.brush("20,15 18,20 16,21", 2)
        return
    upper, lower = MOUTHS[mood]
    w.brush(upper, 3.4)
    w.brush(lower, 2.2)


PROFILE = (
    "-6,-46 12,-42 22,-30 24,-17 23,-10 {n} 27,14! 31,19 31,22 {m}! 31,27 30,31 26,35 29,41 25,48 14,50 "
    "2,45 -8,38 -24,30 -34,8 -34,-18 -24,-38"
)
NOSES = {
    "straight": "31,-1 37,8 36,12",
    "long": "34,-2 43,11 40,15",
    "snub": "27,-3 37,3 37,9",
    "arched": "34,-7 39,4 39,12",
}


def profile(
    w: Window,
    x: float,
    y: float,
    scale: float = 1.0,
    turn: float = 0.0,
    skin: str = FLESH,
    mood: str = "calm",
    nose: str = "straight",
    flip: bool = False,
    brow: float = 0.0,
    shut: bool = False,
) -> None:
    """Draw a face from the side, looking right (left if ``flip``).

    ``shut`` closes the eye, ``nose`` is a key of NOSES; ``mood`` and ``brow`` are as for `face`.
    """
    raised = 0.0
    if w.expression:
        mood, brow, raised = w.expression.mood or mood, w.expression.brow, w.expression.raised
        shut = shut and not raised
    with w.at(x, y, scale, turn, flip):
        mouth = "27,24" if mood != "open" else "16,25"
        w.glass(PROFILE.format(n=NOSES[nose], m=mouth), skin, lead=4.8)
        blood = mix(skin, "#C8453A", 0.28)
        w.flat("2,16 9,11 15,15 11,22 4,22", blood)
        if shut:
            w.brush("7,-7 13,-3 21,-5", 3)
        else:
            w.flat("6,-4 14,-10 22,-8 21,-3 12,-1", WHITE)
            w.dot(18 - abs(raised) * 2, -6 - raised * 3, 3.7)
            w.brush("4,-3 13,-11 24,-8", 3.4)
            w.brush("6,-2.5 13,0 21,-2", 1.7)
        w.brush(f"2,{-15 - brow * 3} 12,-20 25,{-16 + brow * 4}", 4)
        w.brush("24,12 27,7.5 31,8", 2.4)
        end = {"smile": "11,18", "grin": "10,16", "stern": "14,29", "sad": "13,30"}.get(mood, "13,25")
        if mood == "open":
            w.flat("27,21! 15,23 17,30 27,29!", LEAD)
        else:
            w.brush(f"30,24 20,24.5 {end}", 3)


def ear(w: Window, x: float, y: float, scale: float = 1.0, turn: float = 0.0, skin: str = FLESH) -> None:
    """Draw an ear, open to the right."""
    with w.at(x, y, scale, turn):
        w.glass("2,-12 9,-8 8,2 3,11 -4,11 -7,0 -5,-10", skin, lead=3.6)
        w.brush("4,-6 -1,-6 -2,2 2,5", 2)


def fist(
    w: Window,
    x: float,
    y: float,
    scale: float = 1.0,
    turn: float = 0.0,
    skin: str = FLESH,
    flip: bool = False,
    over: bool = False,
) -> None:
    """Draw a hand round an upright staff at its origin: knuckles to the right, the wrist to the left."""
    with w.at(x, y, scale, turn, flip):
        w.glass(
            "-22,-9 -10,-17 4,-18 13,-15 16,-9 17,-2 16,5 15,12 8,18 -6,17 -22,11", skin, lead=4.6, over=over
        )
        w.brush("16,-8 4,-9 -2,-8", 2.4, 0.6, over=over)
        w.brush("17,-0.5 4,-0.5 -3,0", 2.4, 0.6, over=over)
        w.brush("16,7.5 4,8 -2,8", 2.4, 0.6, over=over)
        w.brush("-14,-10 -4,-13 2,-6 -3,-3", 2.4, over=over)


def palm(
    w: Window,
    x: float,
    y: float,
    scale: float = 1.0,
    turn: float = 0.0,
    skin: str = FLESH,
    flip: bool = False,
    over: bool = False,
) -> None:
    """Draw a raised open hand, fingers together, the thumb at its left; the wrist is below, at (0, 30)."""
    with w.at(x, y, scale, turn, flip):
        w.glass(
            "-10,30! -13,14 -25,4 -28,-7 -22,-9 -12,0 -13,-24 -9,-29 -5,-26 -4,-34 1,-37 4,-32 8,-33 11,-28 "
            "13,-24 17,-21 17,-8 14,14 10,30!",
            skin,
            lead=4.4,
            over=over,
        )
        w.brush("-4,-27 -4,-6", 2.2, 0.6, over=over)
        w.brush("4,-31 4,-6", 2.2, 0.6, over=over)
        w.brush("11,-26 10.5,-6", 2.2, 0.6, over=over)
        w.brush("-11,2 -4,9 -3,18", 2, over=over)


def grasp(
    w: Window,
    x: float,
    y: float,
    scale: float = 1.0,
    turn: float = 0.0,
    skin: str = FLESH,
    flip: bool = False,
    over: bool = False,
) -> None:
    """Draw four fingers over the edge of something to the upper left; the wrist is at the right, (28, 0)."""
    with w.at(x, y, scale, turn, flip):
        w.glass(
            "28,-11! 12,-17 -4,-17 -19,-13 -22,-9 -19,-6 -23,-3 -23,1 -19,3 -21,7 -18,11 -14,11 -14,16 -8,18 "
            "6,16 28,12!",
            skin,
            lead=4.4,
            over=over,
        )
        w.brush("-18,-6.5 -2,-7", 2.2, 0.6, over=over)
        w.brush("-19,2.5 -2,1.5", 2.2, 0.6, over=over)
        w.brush("-14,11 -1,9", 2.2, 0.6, over=over)


def pointing(
    w: Window,
    x: float,
    y: float,
    scale: float = 1.0,
    turn: float = 0.0,
    skin: str = FLESH,
    flip: bool = False,
    over: bool = False,
) -> None:
    """Draw a hand with its index finger pointing left; the wrist is at the right, (30, 0)."""
    with w.at(x, y, scale, turn, flip):
        w.glass(
            "30,-12! 14,-16 -2,-15 -18,-14 -40,-11 -43,-7 -40,-3 -14,-3 -15,1 -11,4 -13,9 -9,11 -9,16 -3,19 "
            "8,17 18,13 30,12!",
            skin,
            lead=4.4,
            over=over,
        )
        w.brush("-12,-3 4,-3", 2.2, 0.6, over=over)
        w.brush("-10,4 3,3", 2.2, 0.6, over=over)
        w.brush("-8,11 2,9", 2.2, 0.6, over=over)
        w.brush("16,-9 6,-10 0,-7 6,-2", 2.2, over=over)
