"""Decisions: wording, targets with their moves, gestures. No pygame; imports ``match`` and below."""
