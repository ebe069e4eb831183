"""What surrounds the city: plates, cards, persons, prompt, close-ups. Imports ``city`` and below."""
