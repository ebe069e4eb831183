"""The effects of the persons, one small function each (RULES.md sections 7 to 9)."""
