"""Drawing the city: its ground, its pieces, its light, and its glides."""
