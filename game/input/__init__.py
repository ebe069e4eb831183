"""Devices and key bindings. Imports ``settings`` and ``words``."""
