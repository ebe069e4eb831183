"""Tests of the engine: derived from RULES.md and the rulebooks, through the engine's public face."""
