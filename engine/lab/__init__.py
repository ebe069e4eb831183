"""Tools for work on bots: simulation, the arena, learning. Imports everything in the engine."""
