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
    highpass,
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


def _hoof(random: Random, weight: float) -> Signal:
    """Return one shod hoof on stone: a hollow clop, the shoe's click and a dull thud of `weight`."""
    push = strike(random, 0.2, 0.0022, 3800)
    pitch = random.uniform(0.94, 1.06)
    clop = resonating(
        push,
        (
            (520 * pitch, 1.0, 0.055),
            (760 * pitch, 0.9, 0.045),
            (1130 * pitch, 0.5, 0.032),
            (1720, 0.25, 0.02),
        ),
    )
    shoe = resonating(push, ((2900 * pitch, 0.6, 0.03), (4350 * pitch, 0.5, 0.022)))
    thud = resonating(lowpass(push, 300), ((92, 1.0, 0.08), (141, 0.7, 0.06)))
    return unit(clop) + 0.16 * unit(shoe) + 0.45 * weight * unit(thud)


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


def carriage(random: Random, variant: int) -> Signal:
    """A carriage trots by: two pairs of hooves a stride, wheels on cobbles, coming and going."""
    length = 1.2
    track = silence(length)
    for stride in range(3):
        for beat, weight in ((0.0, 1.0), (0.055, 0.6), (0.19, 0.9), (0.243, 0.55)):
            at = 0.03 + stride * 0.385 + beat + random.uniform(-0.006, 0.006)
            add(track, _hoof(random, weight), at, weight * random.uniform(0.75, 1.0))
    track += 0.34 * _wheels(random, length)
    going = curve(length, [(0, 0.25), (0.25, 0.8), (0.6, 1.0), (0.9, 0.7), (length, 0.12)])
    return _street(random, track * going)


def carriage_step(random: Random, variant: int) -> Signal:
    """One clip-clop and a turn of the wheel, for a carriage that moves by one market."""
    track = silence(0.42)
    track += 0.28 * _wheels(random, 0.42) * bump(0.42, 0.4)
    add(track, _hoof(random, 0.9), 0.02, 0.9)
    add(track, _hoof(random, 0.7), 0.15, 0.7)
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
    )[variant - 1]
    for at, length, pitch, bend, gain in squeaks:
        add(track, _squeak(random, length, pitch, bend), at, gain * 0.6)
    t = (0.24, 0.03, 0.28)[variant - 1]
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


def water(random: Random, variant: int) -> Signal:
    """Eight seconds of harbour, without a seam: swell against the quay, lapping, a moored boat's creak."""
    length = 8.0
    left_right = []
    lap_swell = round_swell(random, length, 3, 9)
    for _ in range(2):
        body = round_noise(random, length, lambda f: np.exp(-f / 260) / np.sqrt(f + 40))
        wash = round_noise(random, length, lambda f: np.exp(-(np.log2((f + 1) / 620) ** 2) / 1.1))
        foam = round_noise(random, length, lambda f: np.exp(-(np.log2((f + 1) / 2600) ** 2) / 1.3))
        swell = 0.75 * lap_swell + 0.25 * round_swell(random, length, 4, 11)
        left_right.append(
            0.09 * body * (0.5 + 0.5 * swell) + 0.7 * wash * swell**2 + 0.12 * foam * swell**3 + 0.015 * foam
        )
    track = np.stack(left_right, axis=1)
    for _ in range(46):
        low = random.uniform(330, 820)
        bubble = _drop(random, low, low * random.uniform(1.25, 1.9), random.uniform(0.04, 0.11))
        at = random.uniform(0, length)
        gain = 2.6 * lap_swell[samples(at) % len(lap_swell)] * random.uniform(0.2, 1.0)
        add_round(track, panned(bubble, random.uniform(-0.8, 0.8)), at, gain)
    for at, pitch, place in ((2.3, 118, -0.5), (6.4, 104, 0.35)):
        creak = _creak(random, pitch)
        add_round(track, panned(creak, place), at, 0.3)
    return track


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
        air = round_noise(random, length, lambda f: 1 / (1 + (f / 170) ** 1.5) * (f / (f + 120)) ** 2)
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
