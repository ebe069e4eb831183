# What a choice would bring, in one line under the prompt.
# The parts are joined with brings-and; each is short, as there is room for one line.

brings-line = { $thing }: { $gains }
brings-card-now = { $thing } now: { $gains }
brings-and = { $first }, { $next }
brings-nothing = nothing
brings-influence = only +1 influence
brings-prestige = +{ $n } prestige
brings-prestige-park = +{ $n } prestige ({ $park } of it from the park)
brings-coins = { $n ->
        [one] +1 coin
       *[other] +{ $n } coins
    }
brings-paid = { $n ->
        [one] −1 coin
       *[other] −{ $n } coins
    }
brings-cubes = { $n ->
        [one] +1 cube
       *[other] +{ $n } cubes
    }
brings-placed = { $n ->
        [one] 1 cube placed from the supply
       *[other] { $n } cubes placed from the supply
    }
brings-lost = { $n ->
        [one] 1 cube back to the supply
       *[other] { $n } cubes back to the supply
    }
brings-killed = { $n ->
        [one] 1 rat killed
       *[other] { $n } rats killed
    }
brings-rat = rat { $before } → { $after }
brings-plague = { $beyond ->
        [yes] { $after } after the plague, which strikes
       *[no] { $after } after the plague
    }
brings-rat-plague = { $beyond ->
        [yes] rat on { $after } after the plague, which strikes
       *[no] rat on { $after } after the plague
    }
brings-share = a cube in Notre Dame pays { $before } → { $after }
brings-share-still = Notre Dame still pays { $prestige }
brings-rats = Rats { $before } → { $after }
brings-rats-strike = Rats { $before } → { $after }: −{ $prestige } prestige, −1 cube
brings-then-drive = { $messages ->
        [0] no message within reach
        [one] 1 message within reach
       *[other] { $messages } messages within reach
    }
brings-then-donate = up to +{ $prestige } prestige for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
brings-then-friend = activate its new sector
brings-then-benefit = a benefit of your choice
brings-then-take = needs a cube from elsewhere
brings-then-minstrel-from = move 1 to 3 pieces
brings-then-fool-from = move a piece and activate its new sector
brings-then-actress-from = move all pieces of a sector and activate the new one
brings-then-place = choose where the cube goes
brings-then-activate = choose a sector to activate
brings-then-remove = +2 prestige for each cube given back
brings-then-spend = a rat killed for each coin given back
brings-then-repeat = choose the messages that pay again
brings-then-hire = hire more persons for a coin each
brings-then-other = then you choose again
brings-barred = You may not take this message now
brings-empty = No message lies here
