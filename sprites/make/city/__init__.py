"""The city's plates: the map drawn once, as all other art."""

from sprites.make.city.plate import draw as draw
