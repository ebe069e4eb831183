# Pads: who holds which, and what happens when one is gone.

pads-go-on = Go on without it
pads-bot = A bot plays for { $name }
pads-back = { $name }’s pad is back.
pads-claim = Play { $name } with this pad
pads-rumble = A pad shakes when it’s its player’s turn

pads-own-pad = Only { $name }’s pad opens this
pads-lost = { $name }’s pad has gone to sleep or lost its connection. The game waits: wake it up, or go on with another pad, the keyboard or the mouse.
pads-one-lost = A pad has gone to sleep or lost its connection. The game waits: wake it up, or go on with another pad, the keyboard or the mouse.
pads-seats = Seats and pads
pads-seats-how = Press a seat with a pad: that pad alone opens its hand and plays for it. Press again to free the seat.
pads-seats-back = Back
pads-seat-free = { $name }: any device
pads-seat-taken = { $name }: pad { NUMBER($pad) }
