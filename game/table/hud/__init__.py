"""What surrounds the city: trays, cards, persons, prompt, close-ups. Imports ``city`` and below."""
