# Bots at the table: hints, who plays a seat, and showing once more what they did.

## Hints: why a move is good. The sentences go on after "Best: "
hint-keeps-rat-below = your rat ends the round at { $rat }; beyond { $limit } the plague strikes.
hint-kills-rats = kills { $rats ->
        [one] a rat
       *[other] { $rats } rats
    }; your rat then stands at { $rat }.
hint-pays = pays { $prestige } prestige now.
hint-pays-and-shares = pays { $prestige } prestige now, and as things stand { $share } more at the end of the period.
hint-shares = as things stand, a cube in Notre Dame pays { $share } prestige at the end of the period.
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
hint-raises-park = your park then adds { $bonus } to every gain of prestige.
hint-strengthens = builds up your { $sector } for later: { $influence } influence there.
hint-keeps-rats-away = keeps this round’s { $rats ->
        [0] rats
        [one] rat
       *[other] { $rats } rats
    } away from you.
hint-saves-coins = { $coins ->
        [0] nothing here is worth its price.
        [one] saves your coin for something better.
       *[other] saves your { $coins } coins for something better.
    }
hint-least-missed = you will miss it least here: { $place }.
hint-keeps-cubes = your cubes are worth more where they are.
hint-pays-later = pays off later.

hint-best = Best: { $why }
hint-next = { $behind ->
        [0] Nearly as good ({ $number }): { $why }
       *[other] Next best ({ $number }), by about { $behind } prestige: { $why }
    }
hint-thinking = Weighing up the moves …
hint-none = No hint could be found this time.
hint-not-now = There is a hint whenever you have something to choose.

## Who plays which seat
bots-players = Players
bots-players-done = Done
bots-plays-now = A bot plays for { $name } from now on.
bots-back = { $name } is playing again.

## How the people of the novel play
manner-bells = Rings for Notre Dame: devoted to the cathedral and the hospital.
manner-wanders = Wanders: likes the carriage, and walks in the park.
manner-studies = Studies by night: the cloister school and the cathedral come first.
manner-promenades = Promenades: likes the park, and a room in the hotel.
manner-shows-off = Shows off: likes the residence, and a good hotel.
manner-begs = Knows every coin: likes the bank, and goes about by carriage.
manner-entertains = Entertains: likes the park, and a fine residence.
manner-lodges = Lives in taverns: likes the hotel, and the money in the bank.
manner-nurses = Nurses: likes the hospital, and the quiet of the cloister.
manner-hoards = Hoards: likes the bank, and the residence.

## Showing once more
bots-again = Replay what just happened
bots-nothing-again = There is nothing to replay yet.
