"""Draws the thirty-three persons as leaded glass windows: ``python -m sprites.persons.draw``."""
