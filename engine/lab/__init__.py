"""Simulating, comparing and teaching bots. Imports everything in the engine."""
