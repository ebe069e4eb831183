# Action cards: names, and what they do in two to four sentences.

card-cloister = Cloister school
card-bank = Bank
card-residence = Residence
card-carriage = Carriage house
card-hotel = Hotel
card-park = Park
card-hospital = Hospital
card-notredame = Notre Dame
card-friend = Trusted friend

card-effect-cloister =
    Place a cube from your cache in the cloister school. Then move one cube from your supply to your cache for every influence you have there, the new cube included. When the supply runs out, the rest is lost.
card-effect-bank =
    Place a cube from your cache in the bank. Then take one coin for every influence you have there. { $limited ->
        [yes] When the bank is out of coins, the richest other player gives you the missing ones.
       *[no] The bank never runs out of coins.
    }
card-effect-residence =
    Place a cube from your cache in the residence. Then gain one prestige for every influence you have there.
card-effect-carriage =
    Place a cube from your cache in the carriage house. Then drive your carriage up to as many steps, from market to market, as you have influence there. Where it ends you may collect the message: 1 prestige and a coin, { $cube } prestige and a cube, 3 prestige and a rat killed, or 4 prestige. You may take a colour only if you hold no more of it than of any other colour still on the board.
card-effect-hotel =
    Place a cube from your cache in the hotel. Then choose one: take a coin, move a cube from your supply to your cache, or kill a rat. From { $double } influence on you choose twice; the same one again is allowed.
card-effect-park =
    Place a cube from your cache in the park. Then kill a rat. From now on, every time you gain prestige you gain 1 more for every 2 influence in your park.
card-effect-hospital =
    Place a cube from your cache in the hospital. Then kill a rat. In every plague, each influence in your hospital keeps one rat away; more influence than rats drives your rats back.
card-effect-notredame =
    Donate 1, 2 or 3 coins, place a cube from your cache in the cathedral, and gain 1, 3 or 6 prestige. At the end of the period { $pot } prestige are shared out among all cubes in there, rounded down, and the cubes go back to their supplies. You may also do nothing.
card-effect-friend =
    Move your trusted friend to another of your 7 sectors. Then do that sector’s action as if you had placed a cube there: the friend counts as one influence wherever it stands. No cube is needed.

card-empty-cache =
    If your cache is empty, you may take one of your cubes from another place on the board, or forgo the action.
card-may-decline = You may also play the card for no effect at all.

sector-influence = { $n ->
        [0] Nobody is here yet.
        [one] { $n } influence.
       *[other] { $n } influence.
    }
sector-friend-here = The trusted friend is part of it.
sector-harbour = Harbour
sector-effect-harbour =
    The rat track runs from 0 to 9. In every plague the rats of the three persons come on top, less your influence in the hospital. Beyond 9 you lose 2 prestige and a cube of your strongest sector.
