# What hiring a person of one's own does, written from its steps. Each deed begins a sentence, follows "and",
# or stands in a list after "Choose one:"; it has a small first letter.

effect-sentence = { $deed }.
effect-and = { $first } and { $next }
effect-or = { $first }; or { $next }
effect-choose = choose one: { $options }
effect-if-above = if { $measure } is more than { $above }, { $deed }
effect-if-below = if { $measure } is less than { $below }, { $deed }
effect-if-between = if { $measure } is more than { $above } and less than { $below }, { $deed }
effect-else = { $then }; otherwise { $deed }

effect-gain-prestige = gain { $n } prestige
effect-gain-coins = { $n ->
        [one] take a coin
       *[other] take { $n } coins
    }
effect-gain-cubes = { $n ->
        [one] move a cube from your supply to your cache
       *[other] move { $n } cubes from your supply to your cache
    }
effect-gain-per = { $gain } { $per }
effect-kill = { $n ->
        [one] kill a rat
       *[other] kill up to { $n } rats
    }
effect-benefit = { $n ->
        [one] choose a benefit: take a coin, move a cube from your supply to your cache, or kill a rat
       *[other] choose { $n } benefits, each of them a coin, a cube to your cache, or a rat killed
    }
effect-place-cathedral = place a cube from your supply in Notre Dame
effect-place-sector = place a cube from your supply { $into }
effect-place-empty = place a cube from your supply in one of your empty sectors
effect-place-each-empty = place a cube from your supply in each of your empty sectors
effect-place-friend = place a cube from your supply in the sector with your trusted friend
effect-activate-any = activate one of your sectors with 1 or more influence
effect-activate-sector = activate { $place } if you have influence there
effect-pay = return any number of coins to the supply and kill a rat for each
effect-move-one = move one of your { $friend ->
        [yes] pieces (cubes, trusted friend)
       *[no] cubes
    } from one of your sectors to another{ $notredame ->
        [yes] , or a cube from Notre Dame to a sector
       *[no] {""}
    }
effect-move-some = move { $n ->
        [one] one
       *[other] 1 to { $n }
    } of your { $friend ->
        [yes] pieces (cubes, trusted friend)
       *[no] cubes
    } from one of your sectors to another
effect-move-all = move all your { $friend ->
        [yes] pieces
       *[no] cubes
    } from one of your sectors to another
effect-activated = { $deed } and activate that sector

# What a gain is counted by

effect-per-influence = { $every ->
        [one] for each influence you have on the board
       *[other] for every { $every } influence you have on the board
    }
effect-per-influence-at = { $every ->
        [one] for each influence you have { $here }
       *[other] for every { $every } influence you have { $here }
    }
effect-per-strongest-sector = { $every ->
        [one] for each influence in your strongest sector
       *[other] for every { $every } influence in your strongest sector
    }
effect-per-sector-of-friend = { $every ->
        [one] for each influence in the sector with your trusted friend
       *[other] for every { $every } influence in the sector with your trusted friend
    }
effect-per-sectors = { $every ->
        [one] for each of your sectors with { $at } or more influence
       *[other] for every { $every } of your sectors with { $at } or more influence
    }
effect-per-empty-sectors = { $every ->
        [one] for each of your empty sectors
       *[other] for every { $every } of your empty sectors
    }
effect-per-cubes-in-cathedral = { $every ->
        [one] for each of your cubes in Notre Dame
       *[other] for every { $every } of your cubes in Notre Dame
    }
effect-per-cubes-on-board = { $every ->
        [one] for each of your cubes on the board
       *[other] for every { $every } of your cubes on the board
    }
effect-per-supply = { $every ->
        [one] for each of your cubes in your supply
       *[other] for every { $every } of your cubes in your supply
    }
effect-per-coins = { $every ->
        [one] for each of your coins
       *[other] for every { $every } of your coins
    }
effect-per-messages = { $every ->
        [one] for each message you have collected
       *[other] for every { $every } messages you have collected
    }
effect-per-messages-at = { $every ->
        [one] for each message { $kind ->
            [coin] with a coin
            [cube] with a cube
            [rat] with a rat
           *[plain] with prestige alone
        } you have collected
       *[other] for every { $every } messages { $kind ->
            [coin] with a coin
            [cube] with a cube
            [rat] with a rat
           *[plain] with prestige alone
        } you have collected
    }
effect-per-messages-of-a-kind = { $every ->
        [one] for each message of the kind you have most of
       *[other] for every { $every } messages of the kind you have most of
    }
effect-per-free-markets = { $every ->
        [one] for each market of your borough without a message
       *[other] for every { $every } markets of your borough without a message
    }
effect-per-spaces-above-rat = { $every ->
        [one] for each space of the rat track above your rat marker
       *[other] for every { $every } spaces of the rat track above your rat marker
    }
effect-per-prestige = { $every ->
        [one] for each prestige you have
       *[other] for every { $every } prestige you have
    }
effect-per-rats = { $every ->
        [one] for each rat on this round’s three persons
       *[other] for every { $every } rats on this round’s three persons
    }

# What a condition looks at

effect-of-influence = your influence on the board
effect-of-influence-at = your influence { $here }
effect-of-strongest-sector = the influence in your strongest sector
effect-of-sector-of-friend = the influence in the sector with your trusted friend
effect-of-sectors = the number of your sectors with { $at } or more influence
effect-of-empty-sectors = the number of your empty sectors
effect-of-cubes-in-cathedral = the number of your cubes in Notre Dame
effect-of-cubes-on-board = the number of your cubes on the board
effect-of-supply = the number of cubes in your supply
effect-of-coins = the number of your coins
effect-of-messages = the number of messages you have collected
effect-of-messages-at = the number of messages { $kind ->
        [coin] with a coin
        [cube] with a cube
        [rat] with a rat
       *[plain] with prestige alone
    } you have collected
effect-of-messages-of-a-kind = the number of messages of the kind you have most of
effect-of-free-markets = the number of markets of your borough without a message
effect-of-spaces-above-rat = the number of spaces above your rat marker
effect-of-prestige = your prestige
effect-of-rats = the number of rats on this round’s three persons

effect-in-cloister = in the cloister school
effect-in-bank = in the bank
effect-in-residence = in the residence
effect-in-carriage = in the carriage house
effect-in-hotel = in the hotel
effect-in-park = in the park
effect-in-hospital = in the hospital
