"""The rules, step by step, on the state. Imports ``content`` and the engine's words, moves and events."""
