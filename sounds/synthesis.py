"""Building blocks for every sound: noise, filters, ringing bodies, envelopes, rooms, loops.

Signals are float64 arrays at `RATE`, shaped `(n,)` for mono or `(n, 2)` for stereo; times are in seconds,
frequencies in Hz, levels linear unless a name says dB. Nothing here draws chance from anywhere but the
generator that is passed in, so the same script makes the same sounds on every machine.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Signal = NDArray[np.float64]
Random = np.random.Generator


def samples(seconds: float) -> int:
    """Return how many samples last `seconds`."""
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    """Return the time in seconds of each sample of a sound that lasts `seconds`."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float, channels: int = 1) -> Signal:
    """Return `seconds` of nothing, mono or stereo."""
    n = samples(seconds)
    return np.zeros(n) if channels == 1 else np.zeros((n, channels))


def add(track: Signal, sound: Signal, at: float, gain: float = 1.0) -> None:
    """Mix `sound` into `track` from second `at`; what would stick out at the end is cut."""
    start = samples(at)
    if start >= len(track):
        return
    sound = sound[: len(track) - start]
    track[start : start + len(sound)] += gain * sound


def add_round(track: Signal, sound: Signal, at: float, gain: float = 1.0) -> None:
    """Mix `sound` into the loop `track` from second `at`; what sticks out goes on at its beginning."""
    places = (samples(at) + np.arange(len(sound))) % len(track)
    np.add.at(track, places, gain * sound)


# --- noise and filters -------------------------------------------------------------------------------


def noise(random: Random, seconds: float) -> Signal:
    """Return white noise of RMS 1."""
    return random.standard_normal(samples(seconds))


def filtered(sound: Signal, response: Callable[[Signal], NDArray[np.complexfloating] | Signal]) -> Signal:
    """Return `sound` through the filter `response(frequencies)`, as long as before."""
    n = len(sound)
    size = 1 << (n + samples(0.25)).bit_length()
    curve = np.asarray(response(np.fft.rfftfreq(size, 1 / RATE)))
    if sound.ndim == 2:
        curve = curve[:, None]
    return np.fft.irfft(np.fft.rfft(sound, size, axis=0) * curve, size, axis=0)[:n]


def lowpass(sound: Signal, cutoff: float, q: float = 0.707) -> Signal:
    """Return `sound` without what lies above `cutoff` (12 dB per octave, causal)."""
    return filtered(sound, lambda f: 1 / (1 + 1j * f / (q * cutoff) - (f / cutoff) ** 2))


def highpass(sound: Signal, cutoff: float, q: float = 0.707) -> Signal:
    """Return `sound` without what lies below `cutoff` (12 dB per octave, causal)."""
    return filtered(sound, lambda f: -((f / cutoff) ** 2) / (1 + 1j * f / (q * cutoff) - (f / cutoff) ** 2))


def bandpass(sound: Signal, centre: float, q: float = 1.0) -> Signal:
    """Return of `sound` what lies round `centre`; the larger `q`, the narrower."""
    return filtered(
        sound, lambda f: (1j * f / (q * centre)) / (1 + 1j * f / (q * centre) - (f / centre) ** 2)
    )


def moving_noise(random: Random, seconds: float, centre: Signal, octaves: float) -> Signal:
    """Return noise whose band wanders: its `centre` in Hz for each sample, a width in `octaves`."""
    result = np.zeros(samples(seconds))
    white = noise(random, seconds)
    place = np.log2(centre[: len(result)])
    for step in np.arange(np.log2(120), np.log2(15_000), 1 / 3):
        weight = np.exp(-0.5 * ((place - step) / (octaves / 2)) ** 2)
        if weight.max() > 1e-3:
            result += weight * bandpass(white, 2.0**step, 4.0)
    return result


def round_noise(random: Random, seconds: float, colour: Callable[[Signal], Signal]) -> Signal:
    """Return noise that loops without a seam; `colour(frequencies)` gives its spectrum, its RMS is 1."""
    n = samples(seconds)
    f = np.fft.rfftfreq(n, 1 / RATE)
    spectrum = colour(f) * np.exp(2j * np.pi * random.random(len(f)))
    spectrum[0] = 0
    result = np.fft.irfft(spectrum, n)
    return result / np.sqrt(np.mean(result**2))


def highpass_round(sound: Signal, cutoff: float) -> Signal:
    """Return the loop `sound` without what lies below `cutoff`, still without a seam."""
    f = np.fft.rfftfreq(len(sound), 1 / RATE)
    curve = (f / cutoff) ** 2 / (1 + (f / cutoff) ** 2)
    return np.fft.irfft(np.fft.rfft(sound, axis=0) * curve[:, None], len(sound), axis=0)


def evened_round(loop: Signal, seconds: float, share: float) -> Signal:
    """Return the loop `loop` with its swells lasting `seconds` and more brought nearer to each other.

    `share` from 0 to 1 is by how much: 1 makes all parts equally loud.
    """
    f = np.fft.rfftfreq(len(loop), 1 / RATE)
    power = (loop**2).mean(axis=1)
    smooth = np.fft.irfft(np.fft.rfft(power) * np.exp(-((f * seconds) ** 2)), len(loop))
    level = np.sqrt(np.maximum(smooth, smooth.max() * 1e-3))
    return loop * (level.mean() / level[:, None]) ** share


def evened(sound: Signal, seconds: float, share: float) -> Signal:
    """Return `sound` with its swells lasting `seconds` and more brought nearer to each other.

    `share` from 0 to 1 is by how much. Its ends stay soft.
    """
    quiet = np.zeros((samples(2 * seconds), 2))
    power = (np.concatenate([quiet, sound, quiet]) ** 2).mean(axis=1)
    f = np.fft.rfftfreq(len(power), 1 / RATE)
    smooth = np.fft.irfft(np.fft.rfft(power) * np.exp(-((f * seconds) ** 2)), len(power))
    smooth = smooth[len(quiet) : len(quiet) + len(sound)]
    level = np.sqrt(np.maximum(smooth, smooth.max() * 0.03))
    return sound * (level.mean() / level[:, None]) ** share


def round_swell(random: Random, seconds: float, slowest: int, fastest: int) -> Signal:
    """Return a curve from 0 to 1 that wanders and loops, of waves from `slowest` to `fastest` per loop."""
    t = clock(seconds) / seconds
    curve = np.zeros(len(t))
    for turns in range(slowest, fastest + 1):
        curve += random.normal() / np.sqrt(turns) * np.sin(2 * np.pi * (turns * t + random.random()))
    curve -= curve.min()
    return curve / curve.max()


# --- envelopes ---------------------------------------------------------------------------------------


def decay(seconds: float, t60: float) -> Signal:
    """Return an exponential fall that reaches -60 dB after `t60`."""
    return np.exp(-6.908 * clock(seconds) / t60)


def bump(seconds: float, peak: float = 0.5, power: float = 1.0) -> Signal:
    """Return a smooth hill from 0 over 1 to 0 with its top at the share `peak` of the time."""
    x = np.linspace(0, 1, samples(seconds))
    warped = np.where(x < peak, x / peak / 2, 0.5 + (x - peak) / (1 - peak) / 2)
    return np.sin(np.pi * warped) ** (2 * power)


def curve(seconds: float, points: Sequence[tuple[float, float]]) -> Signal:
    """Return straight lines through `points` (second, value)."""
    return np.interp(clock(seconds), [p[0] for p in points], [p[1] for p in points])


def edges(sound: Signal, fade_in: float = 0.002, fade_out: float = 0.03) -> Signal:
    """Return `sound` with both ends led softly to nothing, so that neither clicks."""
    result = sound.copy()
    first, last = samples(fade_in), min(samples(fade_out), len(sound))
    up = np.sin(np.linspace(0, np.pi / 2, first)) ** 2
    down = np.cos(np.linspace(0, np.pi / 2, last)) ** 2
    if sound.ndim == 2:
        up, down = up[:, None], down[:, None]
    result[:first] *= up
    result[-last:] *= down
    return result


def trimmed(sound: Signal, below: float = -66.0) -> Signal:
    """Return `sound` without the end in which it stays `below` so many dB of its highest sample."""
    height = np.abs(sound) if sound.ndim == 1 else np.abs(sound).max(axis=1)
    heard = np.nonzero(height > height.max() * 10 ** (below / 20))[0]
    return sound[: heard[-1] + 1]


def unit(sound: Signal) -> Signal:
    """Return `sound` with its highest sample at 1."""
    return sound / np.abs(sound).max()


# --- things that ring --------------------------------------------------------------------------------


def ringing(seconds: float, modes: Sequence[tuple[float, float, float]], phase: float = 0.0) -> Signal:
    """Return a struck body: the sum of `modes`, each (frequency, level, T60)."""
    t = clock(seconds)
    result = np.zeros(len(t))
    for frequency, level, t60 in modes:
        if frequency < RATE * 0.45:
            result += level * np.exp(-6.908 * t / t60) * np.sin(2 * np.pi * frequency * t + phase)
    return result


def strike(random: Random, seconds: float, contact: float, brightness: float) -> Signal:
    """Return two things touching: a push of `contact` seconds with grains up to `brightness` Hz."""
    push = np.zeros(samples(seconds))
    n = max(4, samples(contact))
    push[:n] = np.hanning(n) * (0.6 + 0.8 * random.random(n))
    grains = np.zeros(len(push))
    m = min(len(push), 3 * n)
    grains[:m] = random.standard_normal(m) * np.exp(-np.arange(m) / n)
    return lowpass(push * 0.7 + grains * 0.45, brightness)


def resonating(push: Signal, modes: Sequence[tuple[float, float, float]]) -> Signal:
    """Return how a body with `modes` (frequency, level, T60) answers to `push`.

    Cosines, not sines: what is radiated follows the speed of the surface, so a push leaves no rumble below
    the lowest mode.
    """
    body = ringing(min(len(push) / RATE, max(m[2] for m in modes)), modes, np.pi / 2)
    size = 1 << (len(push) + len(body)).bit_length()
    return np.fft.irfft(np.fft.rfft(push, size) * np.fft.rfft(body, size), size)[: len(push)]


# --- rooms and space ---------------------------------------------------------------------------------


def panned(sound: Signal, place: float) -> Signal:
    """Return mono `sound` in stereo at `place`, from -1 (left) to 1 (right), equally loud everywhere."""
    angle = (place + 1) * np.pi / 4
    return np.stack([sound * np.cos(angle), sound * np.sin(angle)], axis=1)


def room_answer(random: Random, t60: float, damping: float, early: float, channels: int) -> Signal:
    """Return the answer of a room to a clap: first reflections after `early`, then a fall of `t60`.

    `damping` in Hz is where walls and air begin to swallow the treble.
    """
    seconds = t60 * 1.1 + early
    answer = np.zeros((samples(seconds), channels))
    t = clock(seconds)
    for channel in range(channels):
        tail = random.standard_normal(len(t))
        bright = tail * np.exp(-6.908 * t / (t60 * 0.45))
        dark = lowpass(tail, damping) * np.exp(-6.908 * t / t60)
        answer[:, channel] = (0.35 * bright + dark) * np.clip((t - early) / (0.05 * t60), 0, 1)
        for _ in range(6):
            answer[samples(early * random.uniform(0.3, 1.6)), channel] += random.uniform(2, 5)
    answer /= np.sqrt((answer**2).sum(axis=0).mean())
    return answer if channels == 2 else answer[:, 0]


def in_room(sound: Signal, answer: Signal, wet: float, tail: float) -> Signal:
    """Return `sound` and what the room answers, `tail` seconds longer; `wet` is the room's share."""
    if answer.ndim == 2 and sound.ndim == 1:
        sound = np.stack([sound, sound], axis=1) * np.sqrt(0.5)
    n = len(sound) + samples(tail)
    size = 1 << (len(sound) + len(answer)).bit_length()
    echo = np.fft.irfft(np.fft.rfft(sound, size, axis=0) * np.fft.rfft(answer, size, axis=0), size, axis=0)[
        :n
    ]
    result = wet * echo
    result[: len(sound)] += sound
    return result


# --- loudness ----------------------------------------------------------------------------------------


def hearing(frequencies: Signal) -> NDArray[np.complexfloating]:
    """Return how loudness meters weigh `frequencies`: the K filter of ITU-R BS.1770.

    A shelf of 4 dB for what the head adds above 1.7 kHz, and a high-pass at 38 Hz. The A curve would pass
    over the hum of a great bell, which a room full of people does hear.
    """
    shelf, gain, low = 1681.97, 10 ** (3.99984 / 20), 38.135
    s = 1j * frequencies / shelf
    head = (gain * s**2 + gain**0.49967 * s / 0.70718 + 1) / (s**2 + s / 0.70718 + 1)
    s = 1j * frequencies / low
    return head * s**2 / (s**2 + s / 0.50033 + 1)


def loudness(sound: Signal) -> float:
    """Return how loud the loudest fifth of a second is, in LUFS; mono counts in both ears, as it is played.

    A fifth of a second is about what the ear adds up; the 400 ms of BS.1770 would let a click pass as soft.
    """
    heard = filtered(sound, hearing)
    power = 2 * heard**2 if heard.ndim == 1 else (heard**2).sum(axis=1)
    window = samples(0.2)
    sums = np.concatenate([[0.0], np.cumsum(np.concatenate([power, np.zeros(window)]))])
    loudest = float((sums[window:] - sums[:-window]).max()) / window
    return 10 * float(np.log10(max(loudest, 1e-12))) - 0.691


def momentary(sound: Signal) -> float:
    """Return how loud the loudest 400 ms are, in LUFS (momentary loudness of EBU R128).

    Mono counts once: constant-power panning shares its power between both ears.
    """
    heard = filtered(sound, hearing)
    power = heard**2 if heard.ndim == 1 else (heard**2).sum(axis=1)
    window = samples(0.4)
    sums = np.concatenate([[0.0], np.cumsum(np.concatenate([power, np.zeros(window)]))])
    loudest = float((sums[window:] - sums[:-window]).max()) / window
    return 10 * float(np.log10(max(loudest, 1e-12))) - 0.691


def pressed(sound: Signal, ceiling: float) -> Signal:
    """Return `sound` with peaks bent softly below `ceiling`; what lies below half of it stays as it is.

    It is bent at four times the rate, so that the new overtones don't fold back.
    """
    if np.abs(sound).max() <= ceiling / 2:
        return sound
    fine = resampled(sound, 4)
    knee = ceiling / 2
    over = np.maximum(np.abs(fine) - knee, 0.0)
    bent = np.sign(fine) * (np.minimum(np.abs(fine), knee) + knee * np.tanh(over / knee))
    spectrum = np.fft.rfft(bent, axis=0)[: len(sound) // 2 + 1]
    return np.fft.irfft(spectrum, len(sound), axis=0) / 4


def resampled(sound: Signal, times: int) -> Signal:
    """Return `sound` with `times` as many samples per second; it is taken as one turn of a loop."""
    n = len(sound)
    return np.fft.irfft(np.fft.rfft(sound, axis=0), n * times, axis=0) * times


def integrated(sound: Signal) -> float:
    """Return how loud `sound` is as a whole, in LUFS; pauses don't count (EBU R128)."""
    heard = filtered(sound, hearing)
    power = heard**2 if heard.ndim == 1 else (heard**2).sum(axis=1)
    window, step = samples(0.4), samples(0.1)
    sums = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, max(1, len(power) - window + 1), step)
    blocks = (sums[np.minimum(starts + window, len(power))] - sums[starts]) / window
    blocks = blocks[blocks > 10 ** ((-70 + 0.691) / 10)]
    blocks = blocks[blocks > blocks.mean() / 10]
    return 10 * float(np.log10(blocks.mean())) - 0.691
