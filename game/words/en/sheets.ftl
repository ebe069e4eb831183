# Sheets about what stands on the table: what it is, what it does, and how it is now.

sheet-market = Market
sheet-market-what = If your carriage stops here, you may collect the message on this market.
sheet-market-empty = There is no message here now.
sheet-message-blue = Blue message
sheet-message-green = Green message
sheet-message-red = Red message
sheet-message-yellow = Yellow message
sheet-message-purple = Purple message
sheet-message-what = If your carriage stops on this market, you may collect it. You may not take a colour while another colour you hold fewer of is on the board.
sheet-message-coin = It pays { $prestige } prestige and a coin.
sheet-message-cube = It pays { $prestige } prestige and a cube from the supply.
sheet-message-rat = It pays { $prestige } prestige and kills a rat.
sheet-message-plain = It pays { $prestige } prestige.
sheet-won = { $name } has collected it.
sheet-carriages-here = { $count ->
        [one] Here now: the carriage of { $names }.
       *[other] Here now: the carriages of { $names }.
    }
sheet-carriages-none = There is no carriage here now.
sheet-carriage = Carriage: { $name }
sheet-carriage-what = The carriage house drives it from market to market along any street of the city, one step for each influence there. Where it stops, it may collect the message. Carriages don’t block each other.
sheet-carriage-now = Now: influence { $influence } in the carriage house, messages collected: { $messages }.
sheet-plate-what = The tray holds all that { $name } has. Press it to look at the borough, and again to see the whole city.
sheet-plate-coins = Coins: { $coins }. Cubes in the cache: { $cache }, in the supply: { $supply }.
sheet-plate-prestige = Prestige: { $prestige }.
sheet-plate-secret = Prestige is secret.
sheet-plate-rat = Rat: on { $rat }; as things stand, after this round’s plague { $beyond ->
        [yes] beyond 9, and the plague strikes
       *[no] on { $after }
    }.
sheet-plate-rat-now = Rat: on { $rat }.
sheet-plate-cards = Cards in hand: { $cards }. Messages collected: { $messages }.
sheet-friend-now = Now: { $name }, { $sector }.

# What a thing means for the reader of its sheet at this moment.
sheet-now-card = Now it would bring you: { $gains }.
sheet-now-area = One more cube here would bring you now: { $gains }.
sheet-now-person = Hired now: { $gains }.
sheet-now-message = It would bring you now: { $gains }.
sheet-now-barred = You may not take it now.
sheet-now-harbour = { $rats } in this round’s plague, as things stand.
sheet-now-cathedral = { $cubes ->
        [0] No cube lies there now.
        [one] One cube lies there now and would pay { $each } prestige.
       *[other] { $cubes } cubes lie there now; each would pay { $each } prestige.
    }
sheet-now-share = After one more, each would pay { $each }.
