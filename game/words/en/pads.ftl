# Pads: who holds which, and what happens when one is gone.

pads-go-on = Go on without it
pads-bot = A bot plays for { $name }
pads-back = { $name }’s controller is back.
pads-claim = Play for { $name } with this controller
pads-rumble = Controller vibrates on its player’s turn

pads-own-pad = Only { $name }’s controller can open this
pads-lost = { $name }’s controller is asleep or disconnected. The game waits: wake it up, or go on with another controller, the keyboard or the mouse.
pads-one-lost = A controller is asleep or disconnected. The game waits: wake it up, or go on with another controller, the keyboard or the mouse.
pads-seats = Seats and controllers
pads-seats-how = Choose a seat with a controller: only that one can then open its hand and play for it. Choose it again to free the seat.
pads-seats-back = Back
pads-seat-free = { $name }: any device
pads-seat-taken = { $name }: controller { NUMBER($pad) }
