"""Draws the plates of the city: see :mod:`sprites.make.city.plates`."""

from sprites.make.city.plates import draw as draw
