"""Many things at once as one sound: a spill of tokens, a clatter of coins, a rustle of cards."""

from collections.abc import Callable

import numpy as np
from synthesis import (
    Random,
    Signal,
    add,
    bump,
    curve,
    highpass,
    in_room,
    lowpass,
    moving_noise,
    panned,
    room_answer,
    silence,
    unit,
)
from tabletop import card_lay, coin, token_place

LENGTH = 0.62  # seconds in which things come down


def _row(
    random: Random, touch: Callable[[Random, int], Signal], takes: int, many: int, onward: bool
) -> Signal:
    """Return `many` touches within `LENGTH`, from left to right if they go `onward`."""
    track = silence(LENGTH + 0.9, 2)
    order = random.permutation(takes)
    for number in range(many):
        share = number / (many - 1)
        at = 0.003 + LENGTH * share * (0.92 + 0.08 * share) + random.uniform(0, 0.022) * (number > 0)
        place = -0.75 + 1.5 * share if onward else random.uniform(-0.5, 0.5)
        loud = random.uniform(0.5, 0.8) * (1 - 0.35 * share)
        add(track, panned(unit(touch(random, int(order[number % takes]) + 1)), place), at, loud)
    return track


def _near(random: Random, track: Signal) -> Signal:
    return in_room(track, room_answer(random, 0.28, 2600, 0.009, 2), 0.12, 0.1)


def token_spill(random: Random, variant: int) -> Signal:
    """Cardboard tokens come down one after the other and knock against each other."""
    return _near(random, _row(random, token_place, 8, (8, 7, 9)[variant - 1], False))


def coin_clatter(random: Random, variant: int) -> Signal:
    """A row of coins is counted onto the table."""
    return _near(random, _row(random, coin, 6, (6, 5, 7)[variant - 1], False))


def card_rustle(random: Random, variant: int) -> Signal:
    """Cards of one pass glide and come to lie, from left to right."""
    track = 0.55 * _row(random, card_lay, 8, (7, 8, 6)[variant - 1], True)
    glide = moving_noise(random, LENGTH, curve(LENGTH, [(0, 1700), (0.3, 3400), (LENGTH, 2100)]), 1.9)
    glide = lowpass(highpass(unit(glide) * bump(LENGTH, 0.45), 350), 6500, 0.6)
    angle = np.linspace(0.12, 0.88, len(glide)) * np.pi / 2
    add(track, np.stack([glide * np.cos(angle), glide * np.sin(angle)], axis=1), 0.0, 0.3)
    return _near(random, track)
