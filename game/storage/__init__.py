"""Saved games, import, spare copies, the hall of fame. No pygame; imports ``settings`` and below."""
