# What happens in the game, as sentences: for the history, for captions, for the log.
# A deed is a sentence without its subject: “{ events-does }” puts the player's name before it.

events-does = { $name } { $deed }
events-and = { $first } and { $last }
events-both = { $first } and { $last }
events-comma = { $first }, { $next }
events-then = { $first } and { $last }
# How deeds end where another follows: only Japanese changes them.
events-links = –
# $vowel: whether the name begins with a vowel, which English need not know.
events-of = { $vowel ->
       *[any] { $name }’s
    }
# $a: whether the name begins with an “a”, which only Italian need know.
events-to-player = { $a ->
       *[any] to { $name }
    }

## Places, markets, messages, persons
events-place-cloister = the cloister school
events-place-bank = the bank
events-place-residence = the residence
events-place-carriage = the carriage house
events-place-hotel = the hotel
events-place-park = the park
events-place-hospital = the hospital
events-place-notredame = Notre Dame
events-into-cloister = in the cloister school
events-into-bank = in the bank
events-into-residence = in the residence
events-into-carriage = in the carriage house
events-into-hotel = in the hotel
events-into-park = in the park
events-into-hospital = in the hospital
events-into-notredame = in Notre Dame
events-from-cloister = from the cloister school
events-from-bank = from the bank
events-from-residence = from the residence
events-from-carriage = from the carriage house
events-from-hotel = from the hotel
events-from-park = from the park
events-from-hospital = from the hospital
events-from-notredame = from Notre Dame
events-to-cloister = to the cloister school
events-to-bank = to the bank
events-to-residence = to the residence
events-to-carriage = to the carriage house
events-to-hotel = to the hotel
events-to-park = to the park
events-to-hospital = to the hospital
events-to-notredame = to Notre Dame
events-to-market-centre = to the centre market
events-to-market-inner = to the inner market
events-to-market-right = to the right-hand market
events-to-market-outer = to the outer market
events-to-market-left = to the left-hand market
events-to-market-side = to the side market
events-at-home = { $market } at home
events-in-borough = { $market } of { $of } borough
events-in-neutral-blue = { $market } of the blue borough
events-in-neutral-green = { $market } of the green borough
events-in-neutral-red = { $market } of the red borough
events-in-neutral-yellow = { $market } of the yellow borough
events-in-neutral-purple = { $market } of the purple borough
events-message-blue = the blue message
events-message-green = the green message
events-message-red = the red message
events-message-yellow = the yellow message
events-message-purple = the purple message
events-card-cloister = the cloister school
events-card-bank = the bank
events-card-residence = the residence
events-card-carriage = the carriage house
events-card-hotel = the hotel
events-card-park = the park
events-card-hospital = the hospital
events-card-notredame = Notre Dame
events-card-friend = the trusted friend
events-their-cloister = { $of } cloister school
events-their-bank = { $of } bank
events-their-residence = { $of } residence
events-their-carriage = { $of } carriage house
events-their-hotel = { $of } hotel
events-their-park = { $of } park
events-their-hospital = { $of } hospital
events-their-notredame = { $of } Notre Dame
events-their-friend = { $of } trusted friend
events-person-hostess = the hostess
events-person-monk = the monk
events-person-moneylender = the moneylender
events-person-minstrel = the minstrel
events-person-fool = the fool
events-person-doctor = the doctor
events-person-cityguard = the city guard
events-person-nightwatchman = the night watchman
events-person-bishop = the bishop
events-person-guildmaster = the guild master
events-person-beggarking = the beggar king
events-person-advocate = the advocate
events-person-lady = the lady of the court
events-person-mayor = the mayor
events-person-carpenter = the carpenter
events-person-administrator = the administrator
events-person-nurse = the nurse
events-person-scholar = the scholar
events-person-priest = the priest
events-person-prosecutor = the prosecutor
events-person-bellringer = the bellringer
events-person-spy = the spy
events-person-gypsies = the travellers
events-person-coachman = the coachman
events-person-butcher = the butcher
events-person-patron = the patron
events-person-merchant = the merchant
events-person-innkeeper = the innkeeper
events-person-councillor = the councillor
events-person-guard = the guard
events-person-gravedigger = the gravedigger
events-person-actress = the actress
events-person-mistress = the mistress
events-person-own = “{ $name }”

## The course of the game
events-period = Period { $letter } begins
events-round = Round { $label } begins; { $name } has the bellringer
events-persons = This round’s persons are { $persons }
events-bellringer = The bellringer goes { $to }
events-cards-home = All action cards return to their owners and are shuffled
events-notredame = { $cubes ->
        [one] Notre Dame pays its { $pot } prestige to the only cube there
       [2] Notre Dame shares { $pot } prestige between 2 cubes, { $each } each
       *[other] Notre Dame shares { $pot } prestige among { $cubes } cubes, { $each } each
    }
events-notredame-one = Notre Dame’s { $pot } prestige go { $to }, who has the only cube there
events-notredame-none = Notre Dame’s { $pot } prestige are too few for { $cubes } cubes
events-share = { $name } { $n }
events-share-park = { $name } { $n } ({ $park } from the park)
events-won = { $name } wins the game
events-shared-win = { $names } share the win
events-all-draw = Everyone draws { $n } cards
events-all-pass = { $seats ->
        [2] The cards change hands
       *[other] The cards are passed to the left
    }

## Cards
events-others-card = { $card } ({ $of } card)
events-deed-draw = draws { $cards }
events-deed-draw-hidden = draws { $n ->
        [one] a card
       *[other] { $n } cards
    }
events-deed-keep = keeps { $card }
events-deed-keep-hidden = keeps a card
events-deed-pass = passes { $cards } { $to }
events-deed-pass-back = passes { $cards } back { $to }
events-deed-pass-hidden = passes { $n ->
        [one] a card
       *[other] { $n } cards
    } { $to }
events-deed-play = plays { $card }
events-deed-play-moved = plays { $card } with a cube { $from }
events-deed-play-forgone = plays { $card } but, with no cube in the cache, forgoes the action
events-deed-by-card = { $deed } ({ $of } card)
events-deed-discard = plays { $card } without effect
events-deed-third = leaves { $card } unplayed
events-deed-third-hidden = discards the third card, face down
events-deed-show-third = plays { $card } as a third card

## Pieces
events-deed-place = places a cube { $into }
events-deed-place-supply = places a cube from the supply { $into }
events-deed-place-many = { $into ->
       *[any] places cubes from the supply in { $places }
    }
events-deed-place-moved = moves a cube { $from } { $to }
events-deed-friend = puts the trusted friend { $into }
events-deed-friend-moved = moves the trusted friend { $from } { $to }
events-deed-move = moves { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } { $from } { $to }
events-deed-move-both = moves { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } and the trusted friend { $from } { $to }
events-deed-remove = returns a cube { $from } to the supply
events-deed-remove-many = { $from ->
       *[any] returns { $n } cubes from { $places } to the supply
    }
events-deed-lose-cube = loses a cube { $from }
events-deed-forgo = forgoes the action of { $place }
events-deed-forgo-notredame = donates nothing
events-deed-forgo-person = gets nothing from { $person }
events-deed-forgo-it = gets nothing for it

## Gains and losses
events-deed-cubes = takes { $n ->
        [one] a cube
       *[other] { $n } cubes
    }
events-deed-coins = takes { $n ->
        [one] a coin
       *[other] { $n } coins
    }
events-deed-coins-taken = takes { $n ->
        [one] a coin
       *[other] { $n } coins
    } ({ $givers })
events-giver = { $n } from { $name }
events-deed-donate = donates { $n ->
        [one] a coin
       *[other] { $n } coins
    }
events-deed-spend = { $n ->
        [one] returns a coin
       *[other] returns { $n } coins
    } to the supply
events-deed-prestige = gains { $n } prestige
events-deed-prestige-park = gains { $n } prestige ({ $park } from the park)
events-deed-share = gains { $n } prestige from Notre Dame
events-deed-share-park = gains { $n } prestige from Notre Dame ({ $park } from the park)
events-deed-lose-prestige = loses { $n } prestige
events-deed-lose-both = loses { $n } prestige and a cube { $from }
events-deed-kill = kills { $n ->
        [one] a rat
       *[other] { $n } rats
    }
events-brings = { $deeds }: { $gains }
events-gain-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
events-gain-coins-taken = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } ({ $givers })
events-gain-cubes = { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
events-gain-prestige = { $n } prestige
events-gain-prestige-park = { $n } prestige ({ $park } from the park)
events-rat-climbs = { $of } rat marker moves up to { $to }
events-rat-falls = { $of } rat marker moves down to { $to }
events-rats = Rat markers: { $moves }
events-rats-all = All rat markers are now on { $to }
events-rats-up = { $name } up to { $to }
events-rats-back = { $name } down to { $to }
events-struck = The plague strikes { $name }
events-struck-who = The plague strikes { $name }, who { $deed }
events-toll = { $name }: { $rats ->
        [one] 1 rat comes
       *[other] { $rats } rats come
    }, { $before } → { $after }
events-toll-stopped = { $name }: { $rats ->
        [one] 1 rat comes
       *[other] { $rats } rats come
    }, less { $stopped } for the hospital, { $before } → { $after }

## Carriage
events-deed-stay = leaves the carriage where it is
events-deed-drive = drives { $market }
events-deed-collect = { $kind ->
        [coin] collects { $message } (coin)
        [cube] collects { $message } (cube)
        [rat] collects { $message } (rat)
       *[plain] collects { $message }
    }

## Persons
events-deed-hire = hires { $person }
events-deed-hire-idle = hires { $person } without effect
events-deed-hire-nobody = hires no one
events-deed-hire-penniless = has no coins to hire anyone with
events-deed-doctor = takes no rats from the person cards this round
events-deed-spy = sees the grey persons still to come ({ $persons })
events-deed-spy-hidden = looks at the grey persons still to come

## Captions, short
events-short-prestige = { $name }: +{ $n } prestige
events-short-notredame = Notre Dame pays { $each } prestige per cube

## Where prestige came from, and the best moments of a game
events-source-residence = Residence
events-source-donations = Donations
events-source-cathedral = Notre Dame
events-source-messages = Messages
events-source-park = Park bonus
events-source-plague = Lost to the plague
events-moment-gain = Largest gain: { $names }, { $n } prestige in round { $label } ({ $source })
events-moment-gain-person = Largest gain: { $names }, { $n } prestige in round { $label } with { $person }
events-moment-round = Best round: { $names }, { $n } prestige in round { $label }
events-moment-rats = Most rats killed: { $names } ({ $n })
events-moment-struck = Struck most often by the plague: { $names }, { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }
events-moment-messages = Most messages: { $names } ({ $n })
events-moment-drive = Longest drive: { $names }, { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
events-moment-hires = Most persons hired: { $names } ({ $n })
events-moment-taken = Coins taken from others: { $names } ({ $n })
events-moment-comeback = Greatest comeback: { $names }, { $n } prestige behind after round { $label }
events-moment-close = A near thing: { $n ->
        [0] level on prestige, decided by coins and cubes
       *[other] { $names } by only { $n } prestige
    }

## What has happened to the reader, in one line
events-meanwhile = Meanwhile: { $what }
events-meanwhile-taken = { $name } took { $n ->
        [one] a coin
       *[other] { $n } coins
    } from you
events-meanwhile-message = { $name } took { $message } from your borough
events-meanwhile-rat = your rat marker { $before } → { $after }
events-meanwhile-prestige = { $sign }{ $n } prestige
events-meanwhile-coins = { $n ->
        [one] +1 coin
       *[other] +{ $n } coins
    }
events-meanwhile-cubes = { $n ->
        [one] +1 cube
       *[other] +{ $n } cubes
    }
events-meanwhile-cube = −1 cube { $from }
