# Bots at the table: hints, who plays a seat, and showing once more what they did.

## Hints: why a move is good. The sentences go on after "Best: "
hint-keeps-rat-below = your rat marker ends the round on { $rat }; beyond { $limit } the plague strikes.
hint-kills-rats = kills { $rats ->
        [one] a rat
       *[other] { $rats } rats
    }; your rat marker is then on { $rat }.
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
hint-strengthens = builds up for later: { $sector }, with { $influence } influence there.
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

## Hints compared: what a move has more or less of than another one, as in
## "2 coins more and no plague, but 3 prestige less, compared with choice 2."
hint-more-plague = no plague
hint-more-prestige = { $n } more prestige
hint-more-coins =
    { $n ->
        [one] 1 more coin
       *[other] { $n } more coins
    }
hint-more-cubes =
    { $n ->
        [one] 1 more cube in your cache
       *[other] { $n } more cubes in your cache
    }
hint-more-rat = your rat marker { $n } lower after this round
hint-more-messages =
    { $n ->
        [one] 1 more message collected
       *[other] { $n } more messages collected
    }
hint-more-cathedral =
    { $n ->
        [one] 1 more cube in Notre Dame
       *[other] { $n } more cubes in Notre Dame
    }
hint-more-bonus = your park adds { $n } more to every gain
hint-more-influence = { $n } more influence { $where }
hint-more-message-near =
    { $n ->
        [one] 1 more message one step from your carriage
       *[other] { $n } more messages one step from your carriage
    }
hint-less-plague = the plague strikes
hint-less-prestige = { $n } less prestige
hint-less-coins =
    { $n ->
        [one] 1 fewer coin
       *[other] { $n } fewer coins
    }
hint-less-cubes =
    { $n ->
        [one] 1 fewer cube in your cache
       *[other] { $n } fewer cubes in your cache
    }
hint-less-rat = your rat marker { $n } higher after this round
hint-less-messages =
    { $n ->
        [one] 1 fewer message collected
       *[other] { $n } fewer messages collected
    }
hint-less-cathedral =
    { $n ->
        [one] 1 fewer cube in Notre Dame
       *[other] { $n } fewer cubes in Notre Dame
    }
hint-less-bonus = your park adds { $n } less to every gain
hint-less-influence = { $n } less influence { $where }
hint-less-message-near =
    { $n ->
        [one] 1 fewer message one step from your carriage
       *[other] { $n } fewer messages one step from your carriage
    }
hint-in-cloister = in the cloister school
hint-in-bank = in the bank
hint-in-residence = in the residence
hint-in-carriage = in the carriage house
hint-in-hotel = in the hotel
hint-in-park = in the park
hint-in-hospital = in the hospital
hint-and = { $first } and { $last }
hint-other = choice { $number }
hint-other-drafted = choice { $number }, if either is played this round
hint-against-more = { $more }, compared with { $other }.
hint-against-but = { $more }, but { $less }, compared with { $other }.
hint-against-later = { $more }, but { $less }, compared with { $other } – worth it with { $left ->
        [one] a round
       *[other] { $left } rounds
    } to come.
hint-against-less-best = { $less }, compared with { $other }, but it pays off later.
hint-against-less = { $less }, compared with { $other }.
hint-against-even-best = brings just as much at once as choice { $number }, and does more for later.
hint-against-even = brings just as much at once as choice { $number }, but does less for later.

hint-best = Best: { $why }
hint-next = { $behind ->
        [0] Nearly as good ({ $number }): { $why }
       *[other] Next best ({ $number }), about { $behind } prestige behind: { $why }
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
manner-shows-off = Shows off: likes the residence, and the best hotel.
manner-begs = Knows every coin: likes the bank, and goes about by carriage.
manner-entertains = Entertains: likes the park, and a fine residence.
manner-lodges = Lives in taverns: likes the hotel, and the money in the bank.
manner-nurses = Nurses the sick: likes the hospital, and the quiet of the cloister.
manner-hoards = Hoards: likes the bank, and the residence.

## Showing once more
bots-again = Replay what just happened
bots-nothing-again = There is nothing to replay yet.
