# What a choice would bring, in one line under the prompt.
# The parts are joined with brings-and; each is short, as there is room for one line.

brings-line = { $thing }: { $gains }
brings-card-now = { $thing } now: { $gains }
brings-and = { $first }, { $next }
brings-nothing = nothing
brings-influence = only +1 influence
brings-prestige = +{ $n } prestige
brings-prestige-park = +{ $n } prestige ({ $park } from the park)
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
brings-rat = rat marker { $before } → { $after }
brings-plague = { $beyond ->
        [yes] the plague strikes
       *[no] { $after } after the plague
    }
brings-rat-plague = { $beyond ->
        [yes] the plague strikes (rat marker beyond 9)
       *[no] rat marker on { $after } after the plague
    }
brings-share = a cube in Notre Dame pays { $before } → { $after }
brings-share-still = a cube in Notre Dame still pays { $prestige }
brings-rats = rat marker { $before } → { $after }
brings-rats-strike = rat marker { $before } → beyond 9 (−{ $prestige } prestige, −1 cube)
brings-then-drive = { $messages ->
        [0] no message within reach
        [one] 1 message within reach
       *[other] { $messages } messages within reach
    }
brings-then-donate = up to +{ $prestige } prestige for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
brings-then-friend = the action of its new sector
brings-then-benefit = a benefit of your choice
brings-then-take = needs a cube from elsewhere
brings-then-minstrel-from = 1 to 3 pieces to move
brings-then-fool-from = a piece to move, and the action of its new sector
brings-then-actress-from = all pieces of a sector to move, and the action of the new one
brings-then-goal = pieces go to a sector of your choice
brings-then-place = you choose where the cube goes
brings-then-activate = the action of a sector of your choice
brings-then-remove = +2 prestige for each cube returned
brings-then-spend = a rat killed for each coin returned
brings-then-repeat = one kind of message pays again
brings-then-hire = more persons for a coin each
brings-then-choose = one of several effects, as you choose
brings-then-own-move = pieces to move
brings-then-other = you choose again
brings-barred = You may not take this message now
brings-empty = No message here
