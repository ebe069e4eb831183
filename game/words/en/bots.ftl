# Bots at the table: hints, who plays a seat, and showing once more what they did.

## Hints: what a move has, as a thing behind its name or after “that outweighs”
hint-pays = { $n } prestige
hint-pays-for-coin = { $n } prestige for your coin
hint-pays-this-round = { $n } prestige this round with { $steps }
hint-coins = { $n ->
        [one] a coin
       *[other] { $n } coins
    }
hint-coins-left = { $n ->
        [one] a coin to spare
       *[other] { $n } coins to spare
    }
hint-cubes = { $n ->
        [one] a cube
       *[other] { $n } cubes
    }
hint-cubes-left = { $n ->
        [one] a cube still in your cache
       *[other] { $n } cubes still in your cache
    }
hint-two-benefits = two benefits from every visit to the hotel
hint-bonus = { $n } more prestige with every gain
hint-no-plague = a round without the plague, with your rat marker on { $rat }
hint-keeps-rats-away = { $n ->
        [one] safety from this round’s rat
       *[other] safety from this round’s { $n } rats
    }
hint-holds-off = { $n ->
        [one] one rat fewer in every plague
       *[other] { $n } rats fewer in every plague
    }
hint-holds-off-by-hospital = { $n ->
        [one] a stronger hospital, so one rat fewer in every plague
       *[other] a stronger hospital, so { $n } rats fewer in every plague
    }
hint-kills-rats = { $n ->
        [one] a rat killed
       *[other] { $n } rats killed
    }
hint-rat-lower = your rat marker on only { $rat } after this round
hint-shares = { $n } prestige from Notre Dame at the end of the period, as things stand
hint-message = { $n ->
        [one] a message
       *[other] { $n } messages
    }
hint-messages-near = { $n ->
        [one] a message one step from your carriage
       *[other] { $n } messages one step from your carriage
    }
hint-person-to-come = { $n } prestige later with { $person }, as things stand
hint-strengthens = { $n } influence { $where } for later
hint-least-missed = the place where you will miss a cube least
hint-keeps-cubes = your cubes stay where they are
hint-saves-coins = { $n ->
        [0] nothing is spent
        [one] you keep your coin
       *[other] you keep your { $n } coins
    }
hint-later-prestige = more prestige later
hint-later-coins = more coins later
hint-later-cubes = more cubes later
hint-later-park = more from the park later
hint-later-rats = fewer rats later
hint-later-cathedral = more from Notre Dame later
hint-later-messages = a better route to the messages
hint-later-persons = more from the persons to come

## Hints as sentences
hint-why = { $why }.
hint-or = { $first } or { $last }
hint-comma = { $first }, { $next }
hint-even = { $names }: about even.
hint-even-having = { $names }: about even – { $having }.
hint-best = { $name }: { $why }.
hint-best-outweighs = { $name }: { $why }; that outweighs { $against } ({ $other }).
hint-about-as-good = { $name }: { $why }; about as good as the best.
hint-behind = { $name }: { $why }; about { $behind } prestige behind the best ({ $top }).
hint-behind-having = { $name }: { $why }; about { $behind } prestige behind the best ({ $top }, { $against }).
hint-thinking = Weighing up the moves …
hint-none = No hint could be found this time.
hint-not-now = There is a hint whenever you have something to choose.

## What a move has more or less of than another one, for reviews
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
hint-more-bonus = { $n } more from the park with every gain
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
hint-less-bonus = { $n } less from the park with every gain
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
