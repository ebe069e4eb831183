"""Sounds of the city: carriages on cobbles, rats, the harbour's water, the room with its candles."""

import numpy as np
from synthesis import (
    RATE,
    Random,
    Signal,
    add,
    add_round,
    bandpass,
    bump,
    clock,
    curve,
    decay,
    evened_round,
    highpass,
    highpass_round,
    in_room,
    lowpass,
    moving_noise,
    noise,
    panned,
    resonating,
    ringing,
    room_answer,
    round_noise,
    round_swell,
    samples,
    silence,
    strike,
    unit,
)

# --- carriages ---------------------------------------------------------------------------------------


def _hoof(random: Random, weight: float, pitch: float) -> Signal:
    """Return one shod hoof on stone: a hollow clop of `pitch`, its shoe's click, a thud of `weight`."""
    push = strike(random, 0.2, 0.0022, 3800)
    pitch *= random.uniform(0.97, 1.03)
    clop = resonating(
        push,
        (
            (520 * pitch, 1.0, 0.055),
            (760 * pitch, 0.9, 0.045),
            (1130 * pitch, 0.5, 0.032),
            (1720 * pitch, 0.25, 0.02),
        ),
    )
    shoe = resonating(push, ((2900 * pitch, 0.6, 0.03), (4350 * pitch, 0.5, 0.022)))
    thud = resonating(lowpass(push, 300), ((118, 1.0, 0.06), (171, 0.8, 0.05)))
    return unit(clop) + 0.16 * unit(shoe) + 0.3 * weight * unit(thud)


def _wheels(random: Random, length: float) -> Signal:
    """Return iron tyres rolling over cobbles: a rumble that shakes, grit, and the body's knocks."""
    shake = np.clip(0.6 + 0.5 * lowpass(noise(random, length), 14) / 0.025, 0.15, 1.6)
    rumble = lowpass(highpass(noise(random, length), 70), 310) * shake
    grit = bandpass(noise(random, length), 2300, 0.9) * np.clip(shake - 0.35, 0, 1.2) ** 2
    track = unit(rumble) + 0.14 * unit(grit)
    t = random.uniform(0.02, 0.06)
    while t < length - 0.05:
        cobble = resonating(
            strike(random, 0.12, 0.0018, 1800), ((205, 1.0, 0.07), (344, 0.8, 0.06), (610, 0.5, 0.04))
        )
        add(track, unit(cobble), t, random.uniform(0.1, 0.4))
        t += random.uniform(0.045, 0.11)
    return track


def _street(random: Random, sound: Signal) -> Signal:
    """Return `sound` between house fronts."""
    return in_room(sound, room_answer(random, 0.5, 2200, 0.022, 1), 0.22, 0.3)


def carriage_step(random: Random, variant: int) -> Signal:
    """One stride of a trotting horse, clip and clop, and a turn of the wheels; strides follow each other.

    At a trot fore and hind hooves of opposite sides come down nearly together, so each beat is a close pair.
    """
    track = silence(0.46)
    track += 0.24 * _wheels(random, 0.46) * bump(0.46, 0.4)
    second = (0.142, 0.136, 0.147, 0.139)[variant - 1]
    for at, weight, pitch in ((0.012, 0.9, 1.08), (second, 0.75, 0.88)):
        add(track, _hoof(random, weight, pitch), at, weight)
        add(track, _hoof(random, 0.5, pitch * 0.95), at + random.uniform(0.012, 0.024), 0.4 * weight)
    if variant == 3:
        add(track, _creak(random, 150), 0.0, 0.09)
    return _street(random, track)


# --- rats --------------------------------------------------------------------------------------------


def _squeak(random: Random, length: float, pitch: float, bend: float) -> Signal:
    """Return one rat's squeak: a thin voice that bends up and down and is a little hoarse."""
    t = clock(length)
    path = pitch * (1 + bend * np.sin(np.pi * (t / length) ** 0.7)) * (1 + 0.012 * np.sin(2 * np.pi * 62 * t))
    angle = 2 * np.pi * np.cumsum(path) / RATE
    voice = np.sin(angle) + 0.32 * np.sin(2 * angle + 0.4) + 0.12 * np.sin(3 * angle)
    breath = bandpass(noise(random, length), pitch * 1.1, 3.0)
    return (voice + 0.25 * unit(breath)) * bump(length, 0.35)


def rat(random: Random, variant: int) -> Signal:
    """A rat patters over the boards and squeaks: small and rather dear than vile."""
    track = silence(0.75)
    squeaks = (
        ((0.02, 0.085, 2250, 0.30, 0.8), (0.14, 0.070, 2480, 0.24, 0.55)),
        ((0.10, 0.105, 2050, 0.36, 0.8),),
        ((0.02, 0.055, 2500, 0.2, 0.5), (0.095, 0.055, 2600, 0.22, 0.6), (0.18, 0.085, 2300, 0.34, 0.75)),
        ((0.02, 0.095, 2180, 0.27, 0.7), (0.30, 0.060, 2420, 0.30, 0.45)),
    )[variant - 1]
    for at, length, pitch, bend, gain in squeaks:
        add(track, _squeak(random, length, pitch, bend), at, gain * 0.6)
    t = (0.24, 0.03, 0.28, 0.13)[variant - 1]
    for step in range(11):
        foot = resonating(
            strike(random, 0.06, 0.0011, 3400), ((430, 0.8, 0.03), (890, 0.6, 0.022), (1900, 0.3, 0.012))
        )
        add(track, unit(foot), t, (0.34, 0.22)[step % 2] * np.sin(np.pi * (step + 1.5) / 13))
        t += random.uniform(0.026, 0.044)
    return in_room(track, room_answer(random, 0.35, 2800, 0.012, 1), 0.2, 0.25)


# --- loops -------------------------------------------------------------------------------------------


def _drop(random: Random, low: float, high: float, length: float) -> Signal:
    """Return a water drop: a bubble whose tone climbs from `low` to `high` while it dies."""
    t = clock(length)
    pitch = low + (high - low) * (t / length) ** 0.7
    rise = np.clip(np.arange(samples(length)) / (0.004 * RATE), 0, 1)
    return (
        rise * np.sin(2 * np.pi * np.cumsum(pitch) / RATE + random.uniform(0, 6.28)) * decay(length, length)
    )


def splash(random: Random, variant: int) -> Signal:
    """A cube drops into the harbour: a slap, the bubble it pulls down (650 Hz is one of 5 mm), some drops."""
    track = silence(0.6)
    slap = bandpass(noise(random, 0.12), 1500, 0.7) * decay(0.12, 0.07)
    add(track, unit(slap), 0.004, 0.5)
    deep = (520, 610)[variant - 1]
    add(track, _drop(random, deep, deep * 1.7, 0.16), 0.018, 0.8)
    for _ in range(6):
        low = random.uniform(900, 1900)
        drop = _drop(random, low, low * random.uniform(1.2, 1.6), random.uniform(0.03, 0.06))
        add(track, drop, random.uniform(0.09, 0.4), random.uniform(0.06, 0.22))
    return in_room(track, room_answer(random, 0.35, 2200, 0.014, 1), 0.22, 0.25)


def water(random: Random, variant: int) -> Signal:
    """Sixteen seconds of harbour, without a seam: swell against the quay, lapping, a moored boat's creak.

    No wave stands out from the others: one that did would betray the loop.
    """
    length = 16.0
    left_right = []
    lap_swell = round_swell(random, length, 6, 18)
    for _ in range(2):
        body = round_noise(random, length, lambda f: np.exp(-f / 260) / np.sqrt(f + 40))
        wash = round_noise(random, length, lambda f: np.exp(-(np.log2((f + 1) / 520) ** 2) / 1.1))
        foam = round_noise(random, length, lambda f: np.exp(-(np.log2((f + 1) / 2300) ** 2) / 1.1))
        swell = 0.75 * lap_swell + 0.25 * round_swell(random, length, 8, 22)
        left_right.append(
            0.12 * body * (0.6 + 0.4 * swell) + 0.5 * wash * swell**1.4 + foam * (0.07 * swell**2.2 + 0.01)
        )
    track = highpass_round(np.stack(left_right, axis=1), 70)
    for _ in range(88):
        low = random.uniform(330, 820)
        bubble = _drop(random, low, low * random.uniform(1.25, 1.9), random.uniform(0.04, 0.11))
        at = random.uniform(0, length)
        gain = 1.5 * lap_swell[samples(at) % len(lap_swell)] * random.uniform(0.2, 1.0)
        add_round(track, panned(bubble, random.uniform(-0.8, 0.8)), at, gain)
    for at, pitch, place in ((2.3, 118, -0.5), (8.1, 97, 0.6), (12.7, 104, 0.35)):
        creak = _creak(random, pitch)
        add_round(track, panned(creak, place), at, 0.16)
    return evened_round(track, 1.0, 0.6)


def _creak(random: Random, pitch: float) -> Signal:
    """Return a rope or timber giving way a little: a row of tiny slips that the planks answer."""
    slips = silence(0.7)
    t = 0.03
    while t < 0.5:
        slips[samples(t)] += random.uniform(0.5, 1.0) * np.sin(np.pi * (t - 0.03) / 0.47)
        t += (1 / pitch) * (1.1 - 0.35 * np.sin(np.pi * t / 0.5)) * random.uniform(0.96, 1.04)
    body = resonating(slips, ((340, 1.0, 0.05), (585, 0.8, 0.04), (930, 0.4, 0.03), (1480, 0.15, 0.02)))
    return lowpass(unit(body), 1300)


def room(random: Random, variant: int) -> Signal:
    """Twenty seconds of a quiet room at night, without a seam: its air, a candle's flutter and crackle."""
    length = 20.0
    flutter = round_swell(random, length, 30, 120) ** 2 * round_swell(random, length, 2, 7)
    left_right = []
    for _ in range(2):
        air = round_noise(
            random,
            length,
            lambda f: np.exp(-f / 6000) / (1 + (f / 170) ** 1.7) * (f / (f + 140)) ** 3,
        )
        flame = round_noise(random, length, lambda f: np.exp(-(np.log2((f + 1) / 420) ** 2) / 1.2))
        left_right.append(
            0.12 * air * (0.85 + 0.15 * round_swell(random, length, 1, 4)) + 0.2 * flame * flutter
        )
    track = np.stack(left_right, axis=1)
    for _ in range(9):  # a wick spits: a few grains close together, then nothing for a while
        at, place = random.uniform(0, length), random.choice([-0.55, 0.3, 0.65])
        for _ in range(int(random.integers(2, 7))):
            ring = random.uniform(1500, 4200)
            grain = resonating(
                strike(random, 0.05, random.uniform(0.0003, 0.0008), 8500),
                ((ring, 1.0, 0.008), (ring * 1.7, 0.6, 0.005), (ring * 0.45, 0.5, 0.012)),
            )
            add_round(track, panned(unit(grain), place), at, random.uniform(0.25, 1.0) ** 2 * 1.6)
            at += random.exponential(0.05)
    for at in (4.1, 12.7):  # the old house settles, far away
        timber = ringing(0.4, ((176, 1.0, 0.2), (263, 0.6, 0.15), (395, 0.3, 0.1)))
        soft = timber * np.clip(clock(0.4) / 0.006, 0, 1)
        add_round(track, panned(soft, random.uniform(-0.6, 0.6)), at, 0.16)
    gust = moving_noise(random, 3.0, curve(3.0, [(0, 300), (1.5, 520), (3.0, 280)]), 0.7) * bump(3.0)
    add_round(track, panned(unit(gust), -0.3), 8.2, 0.28)
    return track
