# Ton, den man nicht hört.

sound-no-card = Es wurde kein Lautsprecher gefunden; alles andere geht.
