"""Sounds of what lies on the table: cards, wooden cubes, the pawn, coins, message tiles, pages, buttons."""

import numpy as np
from synthesis import (
    Random,
    Signal,
    add,
    bandpass,
    bump,
    curve,
    decay,
    highpass,
    in_room,
    lowpass,
    moving_noise,
    noise,
    resonating,
    ringing,
    room_answer,
    silence,
    strike,
    unit,
)

Modes = tuple[tuple[float, float, float], ...]

# The table top: thick oak boards on trestles. Frequency, level, T60.
OAK = (
    (112, 0.7, 0.13),
    (163, 0.9, 0.15),
    (228, 1.0, 0.13),
    (317, 0.8, 0.11),
    (436, 0.6, 0.09),
    (604, 0.4, 0.07),
    (841, 0.25, 0.05),
)


def _scattered(random: Random, modes: Modes, by: float = 0.03) -> list[tuple[float, float, float]]:
    """Return `modes` a little off, as no two pieces of wood are the same."""
    return [
        (
            f * random.uniform(1 - by, 1 + by),
            level * random.uniform(0.7, 1.3),
            t60 * random.uniform(0.85, 1.15),
        )
        for f, level, t60 in modes
    ]


def _near(random: Random, sound: Signal, wet: float = 0.18) -> Signal:
    """Return `sound` as heard in the small room that every piece on the table shares."""
    return in_room(sound, room_answer(random, 0.28, 2600, 0.009, 1), wet, 0.22)


# --- cards -------------------------------------------------------------------------------------------


def card_slide(random: Random, variant: int) -> Signal:
    """A card glides over parchment and comes to rest."""
    length = (0.34, 0.29, 0.40, 0.31, 0.37)[variant - 1]
    centre = curve(length, [(0, 1500), (length * 0.35, 3600), (length, 1900)])
    grain = 0.55 + 0.45 * np.abs(lowpass(noise(random, length), 90)) / 0.05
    slide = moving_noise(random, length, centre, 1.9) * bump(length, 0.34, 0.8) * np.clip(grain, 0, 1.6)
    track = silence(length + 0.12)
    add(track, lowpass(highpass(slide, 350), 6500, 0.6), 0)
    rest = strike(random, 0.1, 0.0016, 3200)
    tap = resonating(rest, _scattered(random, ((620, 0.5, 0.04), (1180, 0.35, 0.03), (2350, 0.2, 0.02))))
    add(track, tap, length * 0.82, 0.10 / np.abs(tap).max() * np.abs(slide).max() * 3)
    return _near(random, track)


def _flop(random: Random, bright: float) -> Signal:
    """Return a card falling flat: a puff of air below it and a dry slap."""
    puff = bandpass(noise(random, 0.12), 330, 0.8) * decay(0.12, 0.09)
    slap = highpass(noise(random, 0.12), 900) * decay(0.12, 0.035)
    return unit(puff) * 0.8 + lowpass(slap, bright) / np.abs(slap).max()


def card_turn(random: Random, variant: int) -> Signal:
    """A card is bent at its corner, swishes over and falls flat."""
    swish_time = (0.16, 0.19, 0.175)[variant - 1]
    track = silence(swish_time + 0.22)
    swish = moving_noise(random, swish_time, curve(swish_time, [(0, 900), (swish_time, 4200)]), 1.4)
    add(track, unit(swish) * bump(swish_time, 0.7), 0, 0.35)
    snap = resonating(
        strike(random, 0.1, 0.0007, 7500),
        _scattered(random, ((1450, 0.6, 0.022), (2750, 0.7, 0.016), (4900, 0.5, 0.010))),
    )
    add(track, unit(snap), swish_time * 0.62, 0.45)
    add(track, _flop(random, 5200), swish_time, 0.75)
    return _near(random, track)


def card_lay(random: Random, variant: int) -> Signal:
    """A card comes down flat on the parchment: air, a dry slap, hardly any wood."""
    track = silence(0.3)
    add(track, _flop(random, (4300, 5000, 3800, 4600, 4000, 5300, 4450, 4800)[variant - 1]), 0.003)
    below = resonating(strike(random, 0.2, 0.003, 1200), _scattered(random, OAK, 0.06))
    add(track, unit(below), 0.003, 0.16)
    return _near(random, track)


def card_shuffle(random: Random, variant: int) -> Signal:
    """Two halves riffle into each other, are pushed together and squared on the table."""
    track = silence(1.25)
    t, gap = 0.02, 0.023
    while t < 0.62:
        flick = resonating(
            strike(random, 0.05, 0.0006, 6800),
            _scattered(random, ((900, 0.5, 0.018), (2100, 0.7, 0.012), (4100, 0.5, 0.008)), 0.12),
        )
        add(
            track,
            unit(flick),
            t,
            random.uniform(0.25, 0.5) * (0.6 + 0.5 * np.sin(np.pi * t / 0.62)),
        )
        t += gap * random.uniform(0.75, 1.25)
        gap = max(0.0105, gap * 0.975)
    push = moving_noise(random, 0.26, curve(0.26, [(0, 2600), (0.26, 1300)]), 2.0) * bump(0.26, 0.55)
    add(track, unit(push), 0.66, 0.30)
    for at, gain in ((0.93, 0.7), (1.06, 0.5)):
        tap = resonating(strike(random, 0.15, 0.0018, 2600), _scattered(random, OAK))
        add(track, unit(tap), at, gain * 0.55)
        add(track, _flop(random, 3800), at, gain * 0.4)
    return _near(random, track)


# --- wood --------------------------------------------------------------------------------------------


def _knock(random: Random, wood: Modes, contact: float, table: float) -> Signal:
    """Return one piece of `wood` touching parchment on oak; `table` is how much of the table answers."""
    push = strike(random, 0.34, contact, 2.6 / contact)
    piece = resonating(push, _scattered(random, wood))
    below = resonating(lowpass(push, 1500), _scattered(random, OAK, 0.05))
    paper = highpass(noise(random, 0.34), 2300) * decay(0.34, 0.028)
    return unit(piece) + table * unit(below) + 0.10 * lowpass(paper, 7000) / np.abs(paper).max()


CUBE = ((1180, 0.7, 0.050), (1730, 0.9, 0.045), (2680, 0.7, 0.036), (3910, 0.4, 0.026), (5480, 0.2, 0.018))
PAWN = ((690, 0.9, 0.070), (1050, 0.8, 0.060), (1690, 0.6, 0.044), (2660, 0.3, 0.030))


def cube_place(random: Random, variant: int) -> Signal:
    """A beech cube is set on the parchment; an edge touches first, then it stands."""
    track = silence(0.5)
    firm = (1.0, 0.85, 0.95, 0.75, 0.9, 0.8)[variant - 1]
    gap = (0.038, 0.051, 0.029, 0.044, 0.034, 0.047)[variant - 1]
    size = (1.0, 0.97, 1.04, 0.94, 1.02, 0.985)[variant - 1]
    wood = tuple((f * size, level, t60) for f, level, t60 in CUBE)
    add(track, _knock(random, wood, 0.0009, 0.62 * firm), 0.004)
    add(track, _knock(random, wood, 0.0008, 0.4), 0.004 + gap, 0.30)
    add(track, _knock(random, wood, 0.0007, 0.25), 0.004 + gap * 1.65, 0.10)
    return _near(random, track, 0.22)


def cube_lift(random: Random, variant: int) -> Signal:
    """A cube leaves the parchment: fingertips, a short rub, a light tick."""
    track = silence(0.26)
    length = (0.11, 0.125, 0.1)[variant - 1]
    rub = moving_noise(random, length, curve(length, [(0, 1100), (length, 2900)]), 1.8) * bump(length, 0.6)
    rub = lowpass(rub, 5500, 0.6)
    add(track, unit(rub), 0, 0.5)
    tick = _knock(random, CUBE, 0.0008, 0.12)
    add(track, unit(tick), length - 0.025, 0.55)
    return _near(random, track)


def pawn_place(random: Random, variant: int) -> Signal:
    """A heavier turned figure, the trusted friend or the bellringer, is set down."""
    track = silence(0.6)
    gap = (0.052, 0.045, 0.058)[variant - 1]
    add(track, _knock(random, PAWN, 0.0014, 0.9), 0.004)
    add(track, _knock(random, PAWN, 0.0012, 0.5), 0.004 + gap, 0.26)
    add(track, _knock(random, PAWN, 0.0011, 0.4), 0.004 + gap * 1.6, 0.10)
    return _near(random, track, 0.09)


# --- coins -------------------------------------------------------------------------------------------

DISC = (1.0, 1.73, 2.33, 3.91, 4.11, 6.71)  # bending modes of a free round plate


def _coin(random: Random, pitch: float, ring: float) -> Signal:
    """Return one clink of a thin silver coin of `pitch` that rings for about `ring`."""
    modes = []
    for place, ratio in enumerate(DISC):
        f = pitch * ratio * random.uniform(0.99, 1.01)
        t60 = ring / (1 + 0.35 * place)
        level = (0.8, 1.0, 0.75, 0.4, 0.35, 0.15)[place] * random.uniform(0.7, 1.2)
        # A struck coin is never quite round: each mode is a pair, and the pair beats.
        modes += [(f, level, t60), (f * random.uniform(1.003, 1.009), level * 0.7, t60 * 0.9)]
    clink = ringing(ring * 1.1, modes)
    touch = highpass(strike(random, ring * 1.1, 0.0003, 11_000), 2500)
    return unit(clink) + 0.25 * unit(touch)


def coin(random: Random, variant: int) -> Signal:
    """A coin drops on another: a clink, a smaller one, and the table just below."""
    pitch = (3050, 3290, 2810, 3510, 3170, 2930)[variant - 1]
    track = silence(0.75)
    add(track, _coin(random, pitch, 0.46), 0.004)
    add(track, _coin(random, pitch * 1.17, 0.36), 0.004 + random.uniform(0.055, 0.08), 0.45)
    add(track, _coin(random, pitch * 1.02, 0.3), random.uniform(0.12, 0.15), 0.16)
    thud = resonating(strike(random, 0.3, 0.002, 1200), _scattered(random, OAK))
    add(track, unit(thud), 0.005, 0.16)
    return _near(random, track, 0.2)


# --- tiles, pages, buttons ---------------------------------------------------------------------------


def message_take(random: Random, variant: int) -> Signal:
    """A cardboard message is lifted from its market: a scrape, and the seal of wax cracks."""
    track = silence(0.34)
    scrape = moving_noise(random, 0.15, curve(0.15, [(0, 900), (0.15, 2100)]), 1.6) * bump(0.15, 0.5)
    add(track, unit(scrape), 0, 0.4)
    for at, gain in ((0.135, 0.5), (0.149, 1.0), (0.158, 0.6), (0.176, 0.3), (0.197, 0.15)):
        crack = resonating(
            strike(random, 0.06, 0.0005, 6500),
            _scattered(random, ((1250, 0.7, 0.016), (2050, 0.8, 0.013), (3300, 0.5, 0.010)), 0.1),
        )
        add(track, unit(crack), at, gain * 0.6)
    return _near(random, track)


def token_place(random: Random, variant: int) -> Signal:
    """A token of thick cardboard is put down: soft, dry, no ring."""
    track = silence(0.4)
    board = (1.0, 1.07, 0.94, 1.035, 0.97, 1.1, 0.91, 1.015)[variant - 1]
    modes = ((310, 0.7, 0.06), (540, 0.8, 0.05), (960, 0.7, 0.034), (1500, 0.4, 0.022), (2350, 0.2, 0.014))
    tap = resonating(
        strike(random, 0.2, 0.0016, 2800), _scattered(random, tuple((f * board, a, t) for f, a, t in modes))
    )
    paper = lowpass(highpass(noise(random, 0.2), 1800), 6000) * decay(0.2, 0.03)
    for at, gain in ((0.003, 1.0), (0.003 + 0.031 / board, 0.22)):
        add(track, unit(tap) + 0.16 * unit(paper), at, gain)
    return _near(random, track)


def page(random: Random, variant: int) -> Signal:
    """A leaf of parchment is turned: it bends with small crackles, sweeps over and lies down."""
    length = 0.62
    late = (0.0, 0.04, -0.03)[variant - 1]
    track = silence(length + 0.2)
    sweep = moving_noise(
        random, length, curve(length, [(0, 1700), (0.25, 2600), (0.45, 3400), (length, 1200)]), 1.9
    ) * curve(
        length, [(0, 0), (0.08, 0.35), (0.2, 0.25), (0.42 + late, 1.0), (0.53 + late / 2, 0.5), (length, 0)]
    )
    add(track, lowpass(unit(sweep), 6000, 0.6), 0, 0.6)
    for _ in range(26):
        crackle = bandpass(strike(random, 0.03, 0.0004, 8000), random.uniform(1400, 4200), 1.5)
        add(track, unit(crackle), random.uniform(0.03, 0.5), random.uniform(0.05, 0.3))
    add(track, _flop(random, 3000), 0.53 + late, 0.3)
    return _near(random, track)


def button_hover(random: Random, variant: int) -> Signal:
    """A fingertip brushes a brass stud: hardly there."""
    track = silence(0.12)
    stud = (1.0, 1.03, 0.975)[variant - 1]
    tick = resonating(
        strike(random, 0.1, 0.0012, 3000),
        ((1180 * stud, 0.6, 0.035), (2360 * stud, 0.5, 0.025), (3720 * stud, 0.2, 0.016)),
    )
    add(track, tick, 0.006)
    return _near(random, track)


def button_press(random: Random, variant: int) -> Signal:
    """A wooden latch goes in and its brass pin answers."""
    track = silence(0.4)
    at = (0.045, 0.041, 0.049)[variant - 1]
    add(track, _knock(random, PAWN, 0.0013, 0.35), 0.003)
    pin = ringing(0.3, ((1568, 0.5, 0.16), (3150, 0.35, 0.12), (4730, 0.15, 0.08)))
    add(track, pin, at, 0.20)
    add(track, _knock(random, CUBE, 0.0010, 0.4), at, 0.28)
    return highpass(_near(random, track), 140)


def refuse(random: Random, variant: int) -> Signal:
    """Two soft knocks of a knuckle on the frame, the second lower: not here."""
    track = silence(0.5)
    for at, gain, pitch in ((0.004, 1.0, 1.0), ((0.128, 0.119)[variant - 1], 0.8, 0.84)):
        dull = ((310, 0.7, 0.10), (448, 1.0, 0.085), (655, 0.7, 0.06), (930, 0.4, 0.04))
        frame = tuple((f * pitch, level, t60) for f, level, t60 in dull)
        knock = resonating(strike(random, 0.3, 0.0032, 1200), _scattered(random, frame, 0.035))
        add(track, unit(knock), at, gain)
    return highpass(_near(random, lowpass(track, 2000), 0.2), 160)
