# Sheets about what stands on the table: what it is, what it does, and how it is now.

sheet-market = Market
sheet-market-what = If your carriage stops here, you may collect the message on this market.
sheet-market-empty = There is no message here now.
sheet-message-blue = Blue message
sheet-message-green = Green message
sheet-message-red = Red message
sheet-message-yellow = Yellow message
sheet-message-purple = Purple message
sheet-message-what = If your carriage stops at this market, you may collect it. You may not take a colour if you hold fewer of another colour that is still on the board.
sheet-message-coin = It pays { $prestige } prestige and a coin.
sheet-message-cube = It pays { $prestige } prestige and a cube from the supply.
sheet-message-rat = It pays { $prestige } prestige and kills a rat.
sheet-message-plain = It pays { $prestige } prestige.
sheet-won = { $name } has collected it.
sheet-carriages-here = { $count ->
        [one] Carriage here now: { $names }.
       *[other] Carriages here now: { $names }.
    }
sheet-carriages-none = There is no carriage here now.
sheet-carriage = Carriage: { $name }
sheet-carriage-what = The carriage house moves it from market to market along the streets of the city, up to one step for each influence there. Where it stops, its owner may collect the message. Carriages don’t block each other.
sheet-carriage-now = Influence in the carriage house: { $influence }. Messages collected: { $messages }.
sheet-plate-what = The tray holds all that { $name } has. Press it to look at the borough, and again to see the whole city.
sheet-plate-coins = Coins: { $coins }. Cubes: { $cache } in the cache, { $supply } in the supply.
sheet-plate-prestige = Prestige: { $prestige }.
sheet-plate-secret = Prestige is secret.
sheet-plate-rat = Rat marker: on { $rat }; { $beyond ->
        [yes] as things stand, this round’s plague strikes
       *[no] after this round’s plague, as things stand, on { $after }
    }.
sheet-plate-rat-now = Rat marker: on { $rat }.
sheet-plate-cards = Cards in hand: { $cards }. Messages collected: { $messages }.
sheet-sentences = { $first } { $next }
sheet-friend-now = Now in: { $sector } ({ $name }).

# What a thing means for the reader of its sheet at this moment.
sheet-now-card = Now: { $gains }.
sheet-now-area = With one more cube here: { $gains }.
sheet-now-person = If hired now: { $gains }.
sheet-now-message = If collected now: { $gains }.
sheet-now-barred = You may not take it now.
sheet-now-harbour = This round’s plague, as things stand: { $rats }.
sheet-now-cathedral = { $cubes ->
        [0] There is no cube there now.
        [one] There is one cube there now. It would pay { $each } prestige.
       *[other] There are { $cubes } cubes there now. Each would pay { $each } prestige.
    }
sheet-now-share = { $cubes ->
        [0] The first would pay { $each } prestige.
       *[other] With one more, each would pay { $each }.
    }
