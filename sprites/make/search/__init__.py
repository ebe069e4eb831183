"""Looks for the places of names, cubes, buildings and the rose window, none over another."""
