# The summary: the rules on one page. Short, as there is room for a line or two each.

summary-title = Summary
summary-round = The five phases of a round
summary-phase-persons = Three persons come: two brown ones and a grey one.
summary-phase-draft = Draw 3 cards, keep 1, pass 2; of the 2 you get, keep 1, pass 1; take the last.
summary-phase-play = In turn, play 2 of your 3 cards.
summary-phase-hire = In turn, hire one person for a coin, or no one.
summary-phase-plague = Your rat marker moves up by the persons’ rats, less your influence in the hospital.
summary-after = Then
summary-end-struck = Beyond 9: lose 2 prestige and a cube from your strongest sector.
summary-end-round = End of a round: the bellringer moves to the left.
summary-end-period = After rounds 3, 6 and 9: Notre Dame divides { $pot } prestige among its cubes. These and all cards go back.
summary-end-game = After round 9: the most prestige wins; if tied, coins and cubes in the cache.
summary-cards = Cards: place a cube, then …
summary-does-cloister = 1 cube from the supply for each influence
summary-does-bank = { $limited ->
        [yes] 1 coin for each influence, while they last
       *[no] 1 coin for each influence
    }
summary-does-residence = 1 prestige for each influence
summary-does-carriage = 1 step for each influence, then a message
summary-does-hotel = a coin, a cube or a rat killed; twice with { $double } or more influence
summary-does-park = a rat killed; +1 to each gain of prestige for every 2 influence
summary-does-hospital = a rat killed; each influence stops a rat in every plague
summary-does-notredame = 1, 2 or 3 coins for 1, 3 or 6 prestige
summary-does-friend = no cube: move it and activate that sector
summary-signs = Signs
summary-sign-coin = coins
summary-sign-cache = cubes in the cache; with none left, take one from elsewhere or forgo the action
summary-sign-supply = cubes in the supply, yet to be earned
summary-sign-prestige = prestige; “?” where it is secret
summary-sign-rat = your rat marker, and where this plague will take it
summary-sign-kill = a rat killed: your marker goes back a space
summary-sign-hand = { $decline ->
        [yes] cards in hand; may be played without effect
       *[no] cards in hand
    }
summary-sign-message = message: 1 prestige and a coin, { $cube } and a cube, 3 and a rat killed, or 4
summary-sign-influence = influence: the cubes in a sector, plus the friend
summary-sign-friend = trusted friend: counts as 1 influence
summary-sign-activate = the sector is activated
summary-sign-bellringer = begins the round
