# Reading aloud: what a voice says of controls, of things on the table, and of how everyone stands.
# Short, as it is only heard. “{ speech-place }” is said last: the place of a thing among all that can be chosen.

## Controls
speech-button = { $label }, button
speech-choice = { $label }, choice
speech-switch = { $label }, switch
speech-slider = { $label }, slider
speech-field = { $label }, text field
speech-field-empty = empty
speech-switched-on = on
speech-switched-off = off
speech-percent = { $n } per cent
speech-place = { $n } of { $all }
speech-letters-capital = Capital letter
speech-letters-erase = Erase
speech-letters-done = Done
# Said in place of the signs → and −: “rat 3 to 7”, “minus 2 prestige”.
speech-arrow = to
speech-minus = minus
# Whose a control is: “Ben: Colour, choice”.
speech-owned = { $name }: { $thing }
speech-writing = Type the name; { $press } when done.

## The program
speech-on = Reading aloud.
speech-nothing = There is nothing to tell here.
speech-quiet = Others are listening, so this is only shown.
speech-trouble-library = Nothing can be read aloud: the library “prismatoid” is missing. Install it with “pip install prismatoid”, then turn on reading aloud again.
speech-trouble-voice = { $system ->
        [linux] Nothing can be read aloud: this system has no voice. Install speech-dispatcher and espeak-ng, then turn on reading aloud again.
       *[other] Nothing can be read aloud: this system has no voice. Turn one on in its accessibility settings, then turn on reading aloud again.
    }
speech-trouble-silent = The system’s voice doesn’t answer, so nothing is read aloud. Check that other programs can be heard, then turn on reading aloud again.
speech-trouble-language = The system has no voice for this language; another one reads. Install one in the system’s settings.

## The table
speech-market-centre = Centre market
speech-market-inner = Inner market
speech-market-right = Right market
speech-market-outer = Outer market
speech-market-left = Left market
# A thing in a player’s borough: “Bank, Ben”.
speech-of = { $thing }, { $name }
speech-card = { $place ->
        [none] { $card }
       *[other] { $card }, card { $place }
    }
speech-hidden-card = Card { $n } of { $all }
speech-hidden-place = A lit space
speech-kept = Kept: { $card }
speech-shown = Played: { $card }
speech-chosen = chosen
speech-offer-turn-undo = Take back
speech-offer-hint = Hint
speech-offer-lesson = Last explanation
speech-cards = Your cards: { $cards }.
speech-persons = { $n ->
        [one] Persons with their rats: { $persons }; { $n } rat in all.
       *[other] Persons with their rats: { $persons }; { $n } rats in all.
    }
speech-rats = { $n ->
        [0] no rats
        [one] { $n } rat
       *[other] { $n } rats
    }
speech-influence = { $area } { $n }
speech-influence-friend = { $area } { $n } with the trusted friend
speech-boroughs = Influence: { $places }.
speech-borough-empty = No influence yet.
speech-carriage = Carriage: { $market }.
speech-lying = Messages in the borough: { $messages }.
speech-lies = { $market }: { $message }, { $pays }
speech-pays-coin = { $prestige } prestige and a coin
speech-pays-cube = { $prestige } prestige and a cube
speech-pays-rat = { $prestige } prestige and a rat killed
speech-pays-plain = { $prestige } prestige
speech-collected = Collected: { $messages }.
speech-played = Played: { $cards }.
# Where more happens than can be read aloud. $letter: the key of the history.
speech-missed = { $n ->
        [one] One move not read
       *[other] { $n } moves not read
    }{ $letter ->
        [none] .
       *[other] ; { $letter } for the history.
    }
# Before a hint with numbers: what is meant. “Choice 1, the best: Hire Monk.”
# What a key does now: “Enter: Go on.”
speech-press = { $press }: { $does }.

## The replay
speech-replay-bar = Moments of the game
speech-replay-first = Previous round
speech-replay-before = One move back
speech-replay-play = Play or pause
speech-replay-after = One move on
speech-replay-last = Next round
speech-replay-expect = What everyone could expect
speech-replay-close = Close
