"""The table: everything that a player sees, hears and touches; the rules are the engine's."""
