# Ton, den man nicht hört.

sound-no-card = Kein Lautsprecher gefunden; alles andere funktioniert.
