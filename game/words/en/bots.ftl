# Bots at the table: hints, who plays a seat, and showing once more what they did.

## Hints: why a move is good. The sentences go on after "Best: "
hint-keeps-rat-below = your rat ends the round at { $rat }; beyond { $limit } the plague strikes.
hint-kills-rats = kills { $rats ->
        [one] a rat
       *[other] { $rats } rats
    }; your rat then stands at { $rat }.
hint-pays = pays { $prestige } prestige now.
hint-pays-and-shares = pays { $prestige } prestige now, and { $share } more at the period’s end as things are.
hint-shares = a cube in Notre Dame pays { $share } prestige at the period’s end as things are.
hint-takes-message = takes a message{ $prestige ->
        [0] { "" }
       *[other] {" "}and pays { $prestige } prestige
    }.
hint-gains-coins = brings { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
hint-gains-cubes = brings { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } into your cache.
hint-raises-park = your park then adds { $bonus } to all prestige you gain.
hint-strengthens = builds up your { $sector } for later: { $influence } influence there.
hint-keeps-rats-away = keeps this round’s { $rats ->
        [0] rats
        [one] rat
       *[other] { $rats } rats
    } away from you.
hint-saves-coins = { $coins ->
        [0] nothing here is worth its price.
        [one] keeps your coin for something better.
       *[other] keeps your { $coins } coins for something better.
    }
hint-least-missed = what you take from here is missed least: { $place }.
hint-keeps-cubes = your cubes are worth more where they are.
hint-pays-later = pays off later.

hint-best = Best: { $why }
hint-next = { $behind ->
        [0] Nearly as good ({ $number }): { $why }
       *[other] Next best ({ $number }), about { $behind } prestige less: { $why }
    }
hint-thinking = Weighing up the moves …
hint-none = No hint could be found this time.
hint-not-now = There is a hint whenever you have something to choose.

## Who plays which seat
bots-players = Players
bots-players-done = Done
bots-plays-now = { $name } is played by a bot from now on.
bots-back = { $name } plays again.

## How the people of the novel play
manner-bells = Rings for Notre Dame: the cathedral and the hospital are dear to this one.
manner-wanders = Wanders: likes the carriage, and walks in the park.
manner-studies = Studies by night: the cloister school and the cathedral come first.
manner-promenades = Promenades: likes the park, and a room in the hotel.
manner-shows-off = Shows off: likes the residence, and a good hotel.
manner-begs = Knows every coin: likes the bank, and goes about by carriage.
manner-entertains = Entertains: likes the park, and a fine residence.
manner-lodges = Lives in taverns: likes the hotel, and what is in the bank.
manner-nurses = Nurses: likes the hospital, and the quiet of the cloister.
manner-hoards = Hoards: likes the bank, and the residence.

## Showing once more
bots-again = What happened last, once more
bots-nothing-again = There is nothing that could be shown once more.
