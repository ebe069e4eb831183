"""A person's way of playing: habits that cost something, and mistakes to learn from."""
