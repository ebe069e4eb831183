"""Inputs that were valid and then damaged; ``tests/bench/fuzz.py`` tries many of them."""
