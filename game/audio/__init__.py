"""Sounds and music. Imports ``paths``, ``settings`` and ``words``."""
