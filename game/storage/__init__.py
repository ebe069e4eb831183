"""Saved games and past games on the disk. No pygame; imports ``settings`` and below."""
