"""The table: what lies on it, where it lies and how it is drawn."""
