"""Choosing who plays and by which rules."""
