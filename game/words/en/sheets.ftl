# Sheets about what stands on the table: what it is, what it does, and how it is now.

sheet-market = Market
sheet-market-what = A carriage that ends its drive here may collect the message that lies on the market.
sheet-market-empty = No message lies here now.
sheet-message-blue = Blue message
sheet-message-green = Green message
sheet-message-red = Red message
sheet-message-yellow = Yellow message
sheet-message-purple = Purple message
sheet-message-what = It goes to the player whose carriage ends its drive on this market and who collects it. You may take a colour only if you hold no more of it than of any other colour still on the board.
sheet-message-coin = It pays { $prestige } prestige and a coin.
sheet-message-cube = It pays { $prestige } prestige and a cube from the supply.
sheet-message-rat = It pays { $prestige } prestige and kills a rat.
sheet-message-plain = It pays { $prestige } prestige.
sheet-won = { $name } has collected it.
sheet-carriages-here = { $count ->
        [one] Now here: the carriage of { $names }.
       *[other] Now here: the carriages of { $names }.
    }
sheet-carriages-none = No carriage stands here now.
sheet-carriage = Carriage: { $name }
sheet-carriage-what = The carriage house drives it from market to market, one step for every influence there, on any street of the board. Where it ends, it may collect the message. Carriages don’t block each other.
sheet-carriage-now = Now: influence { $influence } in the carriage house, messages collected: { $messages }.
sheet-plate-what = On the tray lies what { $name } has. Press it to look at the borough, and once more to see the whole city.
sheet-plate-coins = Coins: { $coins }. Cubes in the cache: { $cache }, in the supply: { $supply }.
sheet-plate-prestige = Prestige: { $prestige }.
sheet-plate-secret = Prestige is secret.
sheet-plate-rat = Rat: on { $rat }; after this round’s plague as things are: { $beyond ->
        [yes] beyond 9, and the plague strikes
       *[no] on { $after }
    }.
sheet-plate-cards = Cards in hand: { $cards }. Messages collected: { $messages }.
sheet-friend-now = Now: { $name }, { $sector }.
