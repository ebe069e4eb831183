"""The first game and its teacher. Imports ``table`` and below."""
