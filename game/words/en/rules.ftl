# The rule book. In a chapter every line is a paragraph; “= ” begins a heading, and “@picture ” puts a
# picture before the paragraph (the pictures are listed in game/rulebook.py).

rules-title = Rules
rules-search = Type to search
rules-search-pad = Search
rules-nothing = Nothing in the rules has “{ $text }”.
rules-chapters = Chapter
rules-read = Scroll
rules-clear = Clear the search
rules-close = Close
rules-period = Period { $letter }

rules-chapter-goal = What it is about
rules-chapter-pieces = Pieces and words
rules-chapter-setup = Before the game
rules-chapter-round = A round
rules-chapter-cards = Action cards
rules-chapter-messages = Carriage and messages
rules-chapter-gaining = Gaining things
rules-chapter-hiring = Hiring persons
rules-chapter-brown = Brown persons
rules-chapter-grey = Grey persons
rules-chapter-new = New Persons
rules-chapter-plague = The plague
rules-chapter-notredame = Notre Dame
rules-chapter-end = The end
rules-chapter-editions = Editions
rules-chapter-rulings = Rulings

rules-text-goal =
    Paris, at the end of the fourteenth century. You are one of the powerful people of the city, and your borough lies in the shadow of Notre Dame.
    @icons/card With action cards you send cubes to the buildings of your borough. The more influence a building has, the more it does.
    @persons/monk With coins you hire persons, who do you a favour each.
    @icons/rat All the while the rats gather. Who neglects them is struck by the plague.
    @icons/prestige After nine rounds, the player with the most prestige wins.
rules-text-pieces =
    @areas/residence Your borough has 7 sectors round a market: cloister school, bank, residence, carriage house, hotel, park and hospital. An eighth area is the harbour, with the track of your rat.
    @pieces/blue_cube You have 14 cubes. Those in your cache are ready to be placed; those in your supply have yet to be earned. The rest is on the board.
    @pieces/blue_pawn Your trusted friend stands in one of your sectors, or waits in your hand. It never goes to Notre Dame.
    = Influence
    The influence of a sector is the number of your cubes there, and one more where the friend is. A sector is empty when its influence is 0.
    @pieces/coin Coins pay for persons and for gifts to Notre Dame.
    @icons/prestige Prestige decides the game. Usually nobody sees how much the others have.
    @icons/rat_kill “Kill a rat” means: your rat goes down one space, never below 0.
    @pieces/bellringer The bell-ringer shows who begins the round.
rules-text-setup =
    The boroughs lie in a ring round the cathedral, in the order of the seats. Two players sit opposite each other; between them lie two boroughs that nobody plays, with their messages.
    @pieces/coin Everybody begins with 3 coins,
    @pieces/blue_cube 4 cubes in the cache and 10 in the supply,
    @pieces/blue_pawn the friend in hand,
    @icons/carriage the carriage on the centre market, and the rat on 0.
    @messages/token The four messages of each colour lie at random on the four outer markets of their borough.
    @icons/card Everybody shuffles the own 9 action cards.
    @persons/monk The 6 brown persons are shuffled. Of the grey ones, A comes first, then B, then C.
    A player drawn at random takes the bell-ringer.
rules-text-round =
    The game has three periods, A, B and C, of three rounds each. Every round has five phases.
    = 1. Persons
    @persons/monk Two brown persons and a grey one are revealed. They can be hired in this round, and their rats come in its plague.
    = 2. Choosing cards
    @icons/card Draw 3 of your cards, keep one and pass two to the left. Of the two you receive keep one and pass the other on. The last card comes to you. Now you hold 3 cards, of up to three players. With two players the last card comes back to its owner.
    = 3. Playing cards
    @icons/hand From the bell-ringer on, everybody plays a card and does its action; then once more round. The third card is laid aside, face down.
    = 4. Hiring
    @pieces/coin From the bell-ringer on, everybody may hire one of the three persons for a coin.
    = 5. Plague
    @icons/plague The rats of the three persons come to everybody.
    = After the round
    @pieces/bellringer The bell-ringer goes to the left. After every third round Notre Dame pays, and all action cards go back to their owners.
rules-text-cards =
    Every action card but the trusted friend needs a cube: place one from your cache in the building first, then do its action with all the influence there.
    = No cube in the cache?
    @pieces/blue_cube Take one of your cubes from another place on the board, Notre Dame included, or forgo the action. The friend can’t be taken for this.
    = The cards
rules-text-messages =
    @icons/carriage With the carriage house your carriage drives from market to market, one step for each influence there, on any street of the board. Fewer steps are allowed, even none. Carriages don’t block each other.
    @messages/token Where it ends you may collect the message of the market.
    @message_coin 1 prestige and a coin
    @message_cube { $cube } prestige and a cube
    @message_rat 3 prestige, and a rat is killed
    @message_plain 4 prestige
    = Which colours
    You may take a colour only if you hold no more of it than of every other colour that still lies on the board. So first one of each colour, then the second one. The kind of the message doesn’t matter for this.
rules-text-gaining =
    @icons/prestige Prestige: every 2 influence in your park add 1 to each gain. One effect is one gain, whatever it adds up from; a gain of 0 gets nothing more.
    @pieces/blue_cube Cubes come from your supply into your cache. When the supply is empty, the rest is lost.
    @pieces/coin { $limited ->
        [yes] Coins come from the bank, which has 25 in all. What it lacks comes from the richest other player, coin by coin; of equally rich ones, from the nearest to your left.
       *[no] Coins come from the bank, which never runs out.
    }
rules-text-hiring =
    @persons/monk In the fourth phase you may hire one of the three persons for a coin, and use its effect at once. Several players may hire the same one. Without a coin you are passed over.
    @pieces/coin The coin goes to the bank. You may also hire nobody.
    The three persons leave after the round. The brown ones are shuffled anew in every period, so each of the six comes once in it; each grey one comes once in the game.
rules-text-brown =
    These six come in every period.
rules-text-grey =
    Each of them comes once: A in the first period, B in the second, C in the third.
rules-text-new =
    With New Persons there are 27 grey ones. Three of each letter are drawn for the game, and everybody sees which nine take part.
rules-text-plague =
    @icons/rat Add up the rats of the round’s three persons, whether they were hired or not. Your rat climbs by so many spaces,
    @areas/hospital less the influence in your hospital. With more influence than rats it goes down, never below 0.
    @icons/doctor With the doctor, the persons’ rats count 0 for you.
    = Beyond 9
    @icons/plague Your rat stays on 9. You lose 2 prestige, and a cube from the sector of your borough with the most influence goes to your supply. The friend counts, but is never taken. Of equal sectors you choose.
rules-text-notredame =
    @cards/notredame With its card you donate 1, 2 or 3 coins and place a cube in the cathedral. You gain 1, 3 or 6 prestige for it.
    = After rounds 3, 6 and 9
    @icons/prestige With 2, 3, 4 or 5 players, 6, 8, 10 or 12 prestige are shared out among all cubes in the cathedral, rounded down. Each player’s share is one gain, park included.
    @pieces/blue_cube Then all cubes there go back to their supplies.
rules-text-end =
    @icons/prestige After the ninth round and the last payment of Notre Dame, the most prestige wins.
    @pieces/coin Tied players compare coins and the cubes in the cache, added up. Who is still tied shares the win.
rules-text-editions =
    The rules were printed more than once, with small differences. Each can be chosen on its own.
    = In this game
    @areas/hotel The hotel gives two benefits from { $double } influence on.
    @pieces/coin { $limited ->
        [yes] There are 25 coins.
       *[no] Coins never run out.
    }
    @persons/monk { $fool ->
        [yes] The fool may take a cube from Notre Dame.
       *[no] The fool may not take a cube from Notre Dame.
    }
    @message_cube The message with the cube pays { $cube } prestige.
    @icons/card { $decline ->
        [yes] A card may be played for no effect.
       *[no] Whoever plays a card does its action, where it is possible.
    }
    = The editions
    10th Anniversary: two benefits from 3, 25 coins, no cube from Notre Dame for the fool, 2 prestige.
    alea 2007: two benefits from 4, 25 coins, the fool may, 2 prestige.
    Rio Grande 2007: two benefits from 4, coins never run out, the fool may, 2 prestige.
    BlueBear online: two benefits from 4, 25 coins, the fool may, 1 prestige, and a card may be played for nothing.
rules-text-rulings =
    Where the printed rules are silent, this is how it is played here.
    A person may be hired even where the effect does nothing.
    Who has less than 2 prestige when the plague strikes loses what there is.
    Of equally strong sectors only those that hold a cube can lose one. Where none does, no cube is lost.
    An effect that pays 0 prestige gets no bonus from the park.
    With an empty cache, the cube is never taken from the very place it is to go to.
    A carriage that stays where it is may collect the message there.
    A benefit that can’t happen, such as a rat killed when the rat is on 0, isn’t offered by hotel and hostess.
    Bishop, fool, minstrel, prosecutor, actress and butcher do what they can; with nothing to move or place, nothing happens.
    The prosecutor needs a sector with influence.
    The coachman’s prestige is one gain, and so is that of the travellers.
    For the merchant, the centre market counts as one without a message.
    Who acts through a person places no second cube. With an empty supply, bishop and mistress do nothing, and the nurse still kills her rat.
