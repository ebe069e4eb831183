# Phones: what stands on a phone’s page, and what the screen says about phones.

## The page
phones-label-title = Notre Dame
phones-label-key = Code from the screen
phones-label-key-hint = It is shown under the QR code.
phones-label-key-old = This code is from another evening. Scan the new one, or type it here.
phones-label-name = Your name
phones-label-colour = Your colour
phones-label-sit = Sit down
phones-label-change = Change name or colour
phones-label-stand = Stand up
phones-label-take-seat = Take a seat
phones-label-cancel = Withdraw request
phones-label-hand = Hand
phones-label-table = Table
phones-label-persons = Persons
phones-label-history = History
phones-label-summary = Summary
phones-label-more = More
phones-label-language = Language
phones-label-hint = Hint
phones-label-undo = Take back
phones-label-done = Done
phones-label-leave = Leave for good
phones-label-leave-sure = Leave for good? A bot takes your seat.
phones-label-yes = Yes
phones-label-no = No
phones-label-start = Start
phones-label-again = New game, same players
phones-label-add-bot = Add a bot
phones-label-remove = Remove
phones-label-send-away = Send away
phones-label-send-away-sure = Send this phone away? It loses its seat for good. Whoever has the code can come in again as someone else, unless a new one is drawn.
phones-label-send-away-code = Send away, new code
phones-label-new-code = New code
phones-label-admit = Yes, come in
phones-label-refuse = No
phones-label-pause = Pause
phones-label-ask-pause = Ask for a pause
phones-label-resume = Go on
phones-label-pace = Pace
phones-label-coins = Coins
phones-label-cubes = Cubes
phones-label-cache = Cubes in the cache
phones-label-supply = Cubes in the supply
phones-label-rat = Rat marker
phones-label-after-plague = Rat marker after the plague
phones-label-prestige = Prestige
phones-label-messages = Messages
phones-label-cathedral = Cubes in Notre Dame
phones-label-third = Third card, face down
phones-label-friend = Trusted friend
phones-label-in-hand = not placed yet
phones-label-bellringer = Bellringer
phones-label-rats = Rats of the three persons
phones-label-plague = the plague strikes
phones-label-pays = each cube pays
phones-label-kept = Kept
phones-label-choose = Tap one to choose it.
phones-label-nothing = Nothing to choose now
phones-label-sent = Sent …
phones-label-earlier = Earlier round
phones-label-later = Later round
phones-label-connecting = Connecting …
phones-label-no-connection = No connection to the screen. This page tries again by itself.
phones-label-seat-kept = Your seat is kept.
phones-label-reload = The program has a newer page. Load it again.
phones-label-elsewhere = This table is open in another tab. Use it here?
phones-label-use-here = Use it here
phones-label-too-old = This browser is too old to show your hand. Update it, or use another one.
phones-label-people = Players
phones-label-stand-in = Let a bot stand in
phones-label-wait = Wait
phones-label-light = Light
phones-label-dark = Candlelight
phones-label-larger = Larger text
phones-label-smaller = Smaller text
phones-label-text-size = Text size
phones-label-picked = has chosen
phones-label-choosing = is choosing

phones-do-keep = Keep { $thing }
phones-do-play = Play { $thing }
phones-do-hire = Hire { $thing }
phones-do-drive = Drive there
phones-do-take = Take a cube from here: { $thing }
phones-do-lose = Lose a cube here: { $thing }
phones-do-remove = Return a cube from here: { $thing }
phones-do-friend = Send the friend: { $thing }
phones-do-from = Move from here: { $thing }
phones-do-to = Move here: { $thing }
phones-do-place = Place the cube: { $thing }
phones-do-activate = Activate: { $thing }
phones-do-coin = Take a coin
phones-do-cube = Take a cube
phones-do-kill = Kill a rat
phones-do-carry = Move: { $thing }
phones-do-spend = { $n ->
        [0] Pay no coin
        [one] Pay 1 coin
       *[other] Pay { $n } coins
    }
phones-do-donate = Donate { $thing }
phones-do-repeat = Collect { $thing }
phones-do-discard = Discard { $thing }
phones-do-done = Finish
phones-what-take = One cube moves: { $here } → { $there }.
phones-what-friend = Your trusted friend goes here, and you take this sector’s action.
phones-what-place = The cube goes here, and you take this sector’s action.
phones-what-activate = You take this sector’s action. No piece moves.
phones-what-fool-from = This piece leaves; next you choose where it goes.
phones-what-minstrel-from = Pieces leave this sector; next you choose where they go.
phones-what-actress-from = All your pieces here leave; next you choose where they go.
phones-what-fool-to = The piece comes here, and you take this sector’s action.
phones-what-minstrel-to = The pieces come here. No action follows.
phones-what-actress-to = All the pieces come here, and you take this sector’s action.
phones-at-home = { $market } of your own borough
phones-cubes = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
phones-cubes-friend = { $n ->
        [0] The friend alone
        [one] { $n } cube and the friend
       *[other] { $n } cubes and the friend
    }

## Sentences on a phone
phones-choose-seat = Welcome! Who are you, and which colour do you want?
phones-you-host = You are the host: start when everyone is here.
phones-wait-start = Waiting for { $name } to start the game.
phones-wait-start-screen = Waiting for the game to start at the screen.
phones-taken = Someone else has this seat. Choose another one.
phones-letters = The screen has no letters for { $letters }. Please write your name without them.
phones-full = All seats are taken. You can watch.
phones-host-only = Only the host can do that.
phones-no-seat = You are watching. Take a seat to play.
phones-too-late = Too late: that has been decided.
phones-wasted = That would be wasted.
phones-refused = The host said no. You can watch, or ask for another seat.
phones-seat-taken = { $name } now plays in your place. You can watch, or ask for another one.
phones-sent-away = The host has sent this phone away.
phones-new-code = The screen shows a new code. Everyone who is here stays in.
phones-closed = The table is closed. Thank you for playing!
phones-claiming = Asking { $host } whether you may play for { $name } …
phones-claiming-screen = Asking at the screen whether you may play for { $name } …
phones-wants = { $name } would like to play for { $seat }.
phones-missing = { $name }’s phone is asleep or out of reach, and it’s { $name }’s turn.
phones-paused = { $name } has paused the game.
phones-paused-here = The game is paused at the screen.
phones-asks-pause = { $name } asks for a pause.
phones-wanted-here = Someone would like to play for { $name } at the screen. Do you give up your seat?
phones-wanted-bot = Someone at the screen would like a bot to play for { $name }. Do you give up your seat?
phones-wanted-by = { $who } would like to play for { $name } on another phone. Do you give up your seat?
phones-who-here = at the screen
phones-who-bot = bot
phones-who-asleep = phone asleep
phones-who-stands-in = a bot stands in

## Sentences at the screen
phones-plays-now = { $name } now plays on a phone.
phones-plays-for = { $who } now plays for { $name } on a phone.
phones-plays-here = { $name } now plays at this screen.
phones-stands-in = A bot stands in for { $name } until the phone is back.
phones-play-with = Play with phones
phones-hands = Hands can lie on their owners’ phones: open the menu and choose “{ $entry }”.
phones-scan = Scan this with a phone on the same Wi-Fi, or type:
phones-scan-to-sit = Scan the code to sit down.
phones-add-here = Play here
phones-next-address = Another address
phones-close-seats = Send the phones home
phones-close-really = Send them home? Hands will show on this screen
phones-opening = Opening seats …
phones-nobody = Is nobody arriving? Phones must be on the same Wi-Fi as this machine, and not on a guest network. Try another address, or a phone’s hotspot.
phones-outdated = { $name }’s phone shows a page of another version. Load it again there.
phones-no-network = This machine isn’t on any network. Connect it to the phones’ Wi-Fi, or to a phone’s hotspot, and open the seats again.
phones-failed-port = Phones can’t connect: port { $port } is taken or not allowed. Start the program with another --port.
phones-failed-host = Phones can’t connect: { $host } isn’t an address of this machine. Start the program with another --host, or without one.
phones-failed-system = Phones can’t connect: the system doesn’t allow it. Check its firewall, and open the seats again.
phones-failed-error = Phones can’t connect: something went wrong that the program doesn’t know. Its log tells more. Open the seats again.
phones-on-phone = On a phone
phones-welcome = Welcome!
phones-seat-human = At this screen
phones-missing-what = The game waits: unlock the phone, and it will come back by itself.
phones-play-here = Play for { $name } at this screen
phones-asks-owner = { $name } is being asked, on the phone, whether someone may go on here.
phones-asks-owner-for = { $name } is being asked, on the phone, whether { $who } may have the seat.
phones-keeps-seat = { $name } goes on playing on the phone.
phones-hint-ask = The phone’s owner is asked first, unless the phone is out of reach.
