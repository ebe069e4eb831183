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

# The shortest names, as they stand on the cards themselves.
card-title-cloister = Cloister
card-title-bank = { card-bank }
card-title-residence = { card-residence }
card-title-carriage = Carriage
card-title-hotel = { card-hotel }
card-title-park = { card-park }
card-title-hospital = { card-hospital }
card-title-notredame = { card-notredame }
card-title-friend = Friend

card-effect-cloister =
    Place a cube from your cache in the cloister school. Then move one cube from your supply to your cache for each influence you have there, the new cube included. If the supply runs out, you go without the rest.
card-effect-bank =
    Place a cube from your cache in the bank. Then take one coin for each influence you have there. { $limited ->
        [yes] If the supply of coins runs out, take the missing coins from the richest other player.
       *[no] Coins never run out.
    }
card-effect-residence =
    Place a cube from your cache in the residence. Then gain 1 prestige for each influence you have there.
card-effect-carriage =
    Place a cube from your cache in the carriage house. Then drive your carriage from market to market, at most one step for each influence you have there. You may collect the message where it stops: 1 prestige and a coin, { $cube } prestige and a cube, 3 prestige and a rat killed, or 4 prestige. You may not take a colour while another colour you hold fewer of is on the board.
card-effect-hotel =
    Place a cube from your cache in the hotel. Then choose one: take a coin, move a cube from your supply to your cache, or kill a rat. With { $double } or more influence there, choose twice; you may choose the same thing again.
card-effect-park =
    Place a cube from your cache in the park and kill a rat. From now on, each time you gain prestige, gain 1 more for every 2 influence in your park.
card-effect-hospital =
    Place a cube from your cache in the hospital and kill a rat. In every plague, each influence in your hospital also keeps one rat away; if it outnumbers the rats, your rat marker moves back.
card-effect-notredame =
    Donate 1, 2 or 3 coins, place a cube from your cache in Notre Dame and gain 1, 3 or 6 prestige. At the end of the period, { $pot } prestige are divided among all the cubes there, rounded down, and the cubes go back to their supplies. You may also do nothing.
card-effect-friend =
    Move your trusted friend to another of your 7 sectors. Then activate that sector as if you had just placed a cube there: the friend counts as one influence. No cube is needed.

card-empty-cache =
    If your cache is empty, you may take one of your cubes from elsewhere on the board, or forgo the action.
card-may-decline = You may also play the card without effect.

sector-influence = { $n ->
        [0] No influence yet.
        [one] { $n } influence.
       *[other] { $n } influence.
    }
sector-friend-here = The trusted friend is included.
sector-harbour = Harbour
sector-effect-harbour =
    The rat track runs from 0 to 9. In every plague your rat marker moves up by the rats on the three persons, less the influence in your hospital. Beyond 9 you lose 2 prestige and a cube from your strongest sector.
