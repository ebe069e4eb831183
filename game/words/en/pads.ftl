# Pads: who holds which, and what happens when one is gone.

pads-go-on = Go on without it
pads-bot = A bot plays for { $name }
pads-back = { $name }’s pad is back.
pads-claim = Play { $name } with this pad
pads-rumble = Pad vibrates on its player’s turn

pads-own-pad = Only { $name }’s pad can open this
pads-lost = { $name }’s pad is asleep or disconnected. The game waits: wake it up, or go on with another pad, the keyboard or the mouse.
pads-one-lost = A pad is asleep or disconnected. The game waits: wake it up, or go on with another pad, the keyboard or the mouse.
pads-seats = Seats and pads
pads-seats-how = Choose a seat with a pad: only that pad can then open its hand and play for it. Choose it again to free the seat.
pads-seats-back = Back
pads-seat-free = { $name }: any device
pads-seat-taken = { $name }: pad { NUMBER($pad) }
