"""Packs the program: the folder to double-click, its archive for the system, and THIRD_PARTY.md."""
