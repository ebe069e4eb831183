# Keyboard and pads: hints, keys, and pads that come and go.

steering-move = Move
steering-look = Look around
steering-choose = Choose
steering-place = Place here
steering-lay-aside = Put back
steering-close-up = Look closer
steering-boroughs = Other boroughs
steering-borough = { $of } borough
steering-borough-unplayed = Nobody plays this borough. Its messages can be collected.
steering-pause = Pause
steering-undo = Take back
steering-end-turn = End the turn
steering-skip = Go on
steering-close = Close
steering-open = Open

steering-pace = Pace: { $pace }
steering-pace-slow = slow
steering-pace-normal = normal
steering-pace-fast = fast
steering-pace-instant = at once

steering-not-your-turn = It’s { $name }’s turn, on { $name }’s own controller.

steering-key-return = Enter
steering-key-space = Space
steering-key-escape = Esc
steering-key-backspace = Back
steering-key-tab = Tab
steering-key-shift = Shift
steering-key-pause = Pause
steering-key-delete = Del
steering-key-insert = Ins
steering-key-home = Home
steering-key-end = End
