# The summary: the rules on one page. Short, as there is room for a line or two each.

summary-title = Summary
summary-round = The five phases of a round
summary-phase-persons = Three persons come: two brown ones and a grey one.
summary-phase-draft = Draw 3 cards, keep 1, pass 2; of those you get keep 1, pass 1; take the last.
summary-phase-play = In turn, play 2 of your 3 cards.
summary-phase-hire = In turn, hire one person for a coin, or nobody.
summary-phase-plague = Your rat climbs by the persons’ rats, less the influence in your hospital.
summary-after = Then
summary-end-struck = Rat beyond 9: you lose 2 prestige and a cube from your strongest sector.
summary-end-round = End of a round: the bell-ringer passes on.
summary-end-period = After rounds 3, 6 and 9: Notre Dame shares { $pot } prestige among its cubes; they and all cards go back.
summary-end-game = After round 9: the most prestige wins; on a tie, coins and cubes in the cache.
summary-cards = Cards: place a cube, then …
summary-does-cloister = 1 cube from the supply for each influence
summary-does-bank = { $limited ->
        [yes] 1 coin for each influence, while there are any
       *[no] 1 coin for each influence
    }
summary-does-residence = 1 prestige for each influence
summary-does-carriage = 1 step for each influence, then a message
summary-does-hotel = a coin, a cube or a rat killed; twice from { $double } influence on
summary-does-park = a rat killed; each gain of prestige +1 for every 2 influence
summary-does-hospital = a rat killed; each influence stops a rat in every plague
summary-does-notredame = 1, 2 or 3 coins for 1, 3 or 6 prestige
summary-does-friend = no cube: move it, and that sector acts
summary-signs = Signs
summary-sign-coin = coins
summary-sign-cache = cubes in the cache; with none left take one from elsewhere, or forgo the action
summary-sign-supply = cubes in the supply, yet to be earned
summary-sign-prestige = prestige; “?” where it is secret
summary-sign-rat = your rat, and where this plague will take it
summary-sign-kill = a rat killed: your rat goes down one
summary-sign-hand = { $decline ->
        [yes] cards in hand; one may do nothing
       *[no] cards in hand
    }
summary-sign-message = message: 1 prestige and a coin, { $cube } and a cube, 3 and a rat killed, or 4
summary-sign-influence = influence: the cubes in a sector, and the friend
summary-sign-friend = trusted friend: 1 influence
summary-sign-activate = the sector acts
summary-sign-bellringer = begins the round
