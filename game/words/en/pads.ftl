# Pads: who holds which, and what happens when one is gone.

pads-go-on = Go on without it
pads-bot = A bot plays for { $name }
pads-back = { $name }’s pad is back.
pads-claim = Play { $name } with this pad
pads-rumble = A pad shakes when it’s its player’s turn
