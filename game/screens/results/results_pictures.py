"""The chart of the results: how everybody's prestige grew."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

import pygame

from engine.names import ROUNDS, round_label
from game.ui import typesetting
from game.ui.medal import draw_medal
from game.ui.palette import INK, PARCHMENT_EDGE, PLAYER, RGB
from game.ui.theme import SMALL, Style


def chart(
    style: Style, width: int, height: int, lines: Mapping[str, Sequence[int]], ink: RGB
) -> pygame.Surface:
    """Return a chart of prestige after each round: a line per player, ending in the player's symbol."""
    rounds = max(len(line) for line in lines.values())
    most = max(10, *(max(line, default=0) for line in lines.values()))
    labels = ["", *ROUND_LABELS[:rounds]] if rounds <= len(ROUND_LABELS) else [""] * (rounds + 1)
    plotted = {colour: (0, *line) if line else () for colour, line in lines.items()}
    return plot(style, (width, height), plotted, labels, (0, most), ink).face


ROUND_LABELS = tuple(round_label(number) for number in range(1, ROUNDS + 1))


class Plot(NamedTuple):
    """A chart, and where the values of its lines are on it."""

    face: pygame.Surface
    places: Mapping[str, Sequence[tuple[float, float]]]


def plot(
    style: Style,
    size: tuple[int, int],
    lines: Mapping[str, Sequence[float]],
    labels: Sequence[str],
    reach: tuple[float, float],
    ink: RGB,
) -> Plot:
    """Return a chart with a line for each player, each led to the player's symbol.

    ``labels``: what is written below the values of a line. ``reach``: the least and the most value; the scale
    goes from one round number to another.
    """
    width, height = size
    fine = 2 if style.u < 2 else 1  # in large windows, single pixels aren't visible
    face = pygame.Surface(size, pygame.SRCALPHA)
    span = reach[1] - min(reach[0], reach[1])
    tens = 10 if span <= 60 else 20 if span <= 120 else 50
    low, top_value = math.floor(reach[0] / tens) * tens, math.ceil(reach[1] / tens) * tens
    top_value = max(top_value, low + tens)
    small = style.text(SMALL)
    left = typesetting.width(str(top_value), small) + style.px(14)
    below = style.px(6) + max(typesetting.line(label, small, ink).get_height() for label in labels)
    room = pygame.Rect(left, style.px(20), width - left - style.px(64), height - style.px(20) - below)
    steps = max(1, len(labels) - 1)

    def at(number: int, value: float) -> tuple[float, float]:
        x = room.left + room.width * number / steps
        return x, room.bottom - room.height * (value - low) / (top_value - low)

    for value in range(low, top_value + 1, tens):
        y = round(at(0, value)[1])
        pygame.draw.line(face, (*PARCHMENT_EDGE, 200), (room.left, y), (room.right, y), max(1, style.px(1)))
        words = typesetting.line(str(value), small, ink)
        face.blit(words, words.get_rect(midright=(room.left - style.px(10), y)))
    tight = max(typesetting.width(label, small) for label in labels) > room.width / steps * 0.95
    first = 1 if labels[0] == "" else 0
    for number, label in enumerate(labels):
        if label and not (tight and (number - first) % 3):  # if tight, only the first round of a period
            words = typesetting.line(label, small, ink)
            face.blit(words, words.get_rect(midtop=(at(number, low)[0], room.bottom + style.px(6))))
    places = {
        colour: [at(number, value) for number, value in enumerate(line)] for colour, line in lines.items()
    }
    layer = pygame.Surface((width * fine, height * fine), pygame.SRCALPHA)
    ends = {colour: points[-1][1] for colour, points in places.items() if points}
    badges = [
        ((room.right + style.px(34), round(y)), colour)
        for colour, y in _apart(ends, style.px(44), room.bottom - style.px(16))
    ]
    for badge, colour in badges:
        lead = [(x * fine, y * fine) for x, y in (places[colour][-1], badge)]
        for thick, tone in ((4.0, INK), (2.4, PLAYER[colour])):
            stroke(layer, lead, tone, thick * style.u * fine)
    for colour, points in places.items():
        scaled = [(x * fine, y * fine) for x, y in points]
        for thick, tone in ((8.0, INK), (4.6, PLAYER[colour])):
            stroke(layer, scaled, tone, thick * style.u * fine)
    face.blit(pygame.transform.smoothscale(layer, size) if fine > 1 else layer, (0, 0))
    for badge, colour in badges:
        draw_medal(face, colour, badge, 2 * style.px(22), INK, style.px(2))
    return Plot(face, places)


def stroke(layer: pygame.Surface, points: Sequence[tuple[float, float]], colour: RGB, thick: float) -> None:
    """Draw a line through ``points`` with round corners, ``thick`` pixels wide."""
    for start, end in pairwise(points):
        along = pygame.Vector2(end) - pygame.Vector2(start)
        if along.length() == 0:
            continue
        aside = pygame.Vector2(-along.y, along.x).normalize() * thick / 2
        corners = [start + aside, end + aside, end - aside, start - aside]
        pygame.draw.polygon(layer, colour, corners)
    for point in points:
        pygame.draw.circle(layer, colour, point, thick / 2)


def _apart(heights: Mapping[str, float], gap: float, lowest: float) -> list[tuple[str, float]]:
    """Return the colours from top to bottom with heights ``gap`` apart, as near to their own as can be.

    None is below ``lowest``, where it would cover what is written below the lines.
    """
    order = sorted(heights, key=lambda colour: heights[colour])
    groups: list[list[float]] = []  # of those that touch: where each would have the first of all
    for number, colour in enumerate(order):
        groups.append([heights[colour] - number * gap])
        while len(groups) > 1 and fmean(groups[-2]) > fmean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    last = lowest - (len(order) - 1) * gap
    firsts = [max(gap / 2, min(last, fmean(group))) for group in groups for _ in group]
    return [
        (colour, first + number * gap)
        for number, (colour, first) in enumerate(zip(order, firsts, strict=True))
    ]
