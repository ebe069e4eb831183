# The rule book. In a chapter every line is a paragraph; “= ” begins a heading, and “@picture ” puts a
# picture before the paragraph (files of sprites/; see game/screens/rules/rulebook.py).

rules-title = Rules
rules-search = Type to search
rules-search-pad = Search
rules-nothing = Nothing in the rules matches “{ $text }”.
rules-chapters = Chapter
rules-read = Scroll
rules-clear = Clear the search
rules-close = Close
rules-period = Period { $letter }
rules-players = { $n } players
rules-name-stephanie = Stephanie
rules-name-claire = Claire
rules-name-luke = Luke
rules-name-william = William

rules-chapter-goal = What it is about
rules-chapter-box = In the box
rules-chapter-pieces = Pieces and words
rules-chapter-setup = Setup
rules-chapter-round = A round
rules-chapter-cards = Action cards
rules-chapter-messages = Carriage and messages
rules-chapter-gaining = Gains
rules-chapter-hiring = Hiring persons
rules-chapter-brown = Brown persons
rules-chapter-grey = Grey persons
rules-chapter-new = New Persons
rules-chapter-plague = The plague
rules-chapter-notredame = Notre Dame
rules-chapter-end = End of the game
rules-chapter-advice = Good advice
rules-chapter-glance = At a glance
rules-chapter-screen = The screen
rules-chapter-names = Other names
rules-chapter-editions = Editions
rules-chapter-own = Own persons and editions
rules-chapter-rulings = Rulings

rules-text-goal =
    Paris, at the end of the fourteenth century. In the shadow of Notre Dame, a handful of great families vie for wealth and renown, and you are the head of one of them. A borough at the foot of the cathedral is yours: a bank, a school, a park, a hospital – and a harbour, where the rats come ashore.
    There will never be enough of anything. Will you fill the bank, or furnish the residence? Coins open every door in Paris, but no one was ever remembered for being rich. Prestige is what counts, prestige costs money, and between the two you will have to choose, round after round.
    There are shortcuts, of course. The monk, the moneylender, even the bishop can be had for a single coin. I wouldn’t call it corruption – not so close to the cathedral. But everyone who comes to town brings rats along, and the rats bring the plague.
    So let your borough flourish, give to Notre Dame while all Paris is watching, and keep the rats down. Nine rounds from now, one family will be the talk of the city.
    = How it is played
    @icons/card With action cards you place cubes in the sectors of your borough. The more influence a sector has, the stronger its action.
    @persons/monk For a coin you hire a person, who does you a favour.
    @icons/rat All the while the rats gather. Neglect them and the plague strikes.
    @icons/prestige After nine rounds, the player with the most prestige wins.
    = Who made the game
    Notre Dame is a board game by Stefan Feld, published by alea in 2007 and in English by Rio Grande Games. alea’s 10th Anniversary edition comes with the New Persons. BlueBear has an online version.
rules-text-box =
    @icons/notredame 5 boroughs, and 3 Notre Dame tiles with 3, 4 and 5 sides; the square one has two sides, one with 4 figures for four players and one with 2 for two
    @icons/card 45 action cards: 9 in each of the 5 colours
    @icons/person 15 persons: 6 brown and 9 grey; with New Persons, 18 more grey ones
    @pieces/blue_cube 70 cubes: 14 in each colour
    @pieces/blue_pawn 5 trusted friends, one in each colour
    @icons/carriage 5 carriages, one in each colour
    @messages/token 20 messages: 4 in each colour
    @icons/rat 5 rat markers, one for each borough
    @pieces/coin 25 coins
    @icons/prestige 84 prestige tokens: 35 ones, 18 threes, 18 fives and 13 tens. There is always enough prestige, whatever the tokens add up to.
    @pieces/bellringer 1 bellringer, for the player who begins
    @icons/card The 10th Anniversary box also holds 12 cards for another game, The Castles of Burgundy. They don’t belong to Notre Dame.
rules-text-pieces =
    @areas/residence Your borough has 7 sectors round a market: cloister school, bank, residence, carriage house, hotel, park and hospital. An eighth area is the harbour, with your rat track. Notre Dame belongs to everyone.
    @pieces/blue_cube You have 14 cubes. Those in your cache are ready to be placed; those in your supply have yet to be earned. The others are on the board.
    @pieces/blue_pawn Your trusted friend stands in one of your sectors, or in front of you, if it has not been placed yet. It never goes to Notre Dame.
    = Influence
    The influence of a sector is the number of your cubes there, plus one if the friend is there too. A sector is empty when its influence is 0. To activate a sector is to take its action as if you had just placed a cube there.
    @pieces/coin Coins pay for persons and for donations to Notre Dame.
    @icons/prestige Prestige decides the game.
    @icons/rat_kill “Kill a rat” means: your rat marker goes back one space, never below 0.
    @pieces/bellringer The bellringer marks the player who begins the round.
    = Open and secret
    @icons/hand Open to everyone: coins, cubes in caches and supplies, rat markers, and the messages each player has collected. Everyone also sees which colours of cards are passed and held, but not the cards themselves.
    @icons/card Secret: the cards in hand, the third card, the discarded cards, and the decks.
    @icons/prestige Each player’s prestige is secret until the end, unless the game is played with open prestige. All gains are made in the open, though, so you may count along.
rules-text-setup =
    The boroughs lie in a ring round the cathedral, in seating order. Two players sit opposite each other; between them lie two boroughs that no one plays, with their messages but without carriages, cubes or rat markers.
    Everyone begins with:
    @pieces/coin 3 coins
    @pieces/blue_cube 4 cubes in the cache and 10 in the supply
    @pieces/blue_pawn the trusted friend, standing in front of them
    @icons/carriage the carriage on the centre market, and the rat marker on 0
    @messages/token the four messages of the borough’s colour, laid at random on its four outer markets
    @icons/card their own 9 action cards, shuffled
    = The persons
    @persons/monk The 6 brown persons are shuffled into one deck. The 9 grey ones make another, shuffled within each letter: A on top, then B, then C.
    = Who begins
    @pieces/bellringer The bellringer goes to a player drawn at random. (The rules suggest whoever lives nearest to Notre Dame.)
    = City plans
    @figure/plans
rules-text-round =
    The game has three periods, A, B and C, of three rounds each. Every round has five phases.
    = 1. Persons
    @persons/monk Two brown persons and a grey one are revealed. They can be hired in this round, and their rats count in its plague.
    = 2. Choosing cards
    @icons/card Draw 3 of your cards, keep one and pass two to the left. Of the two you receive, keep one and pass the other. The last card comes to you. Everyone chooses at the same time and looks at the new cards only when all have passed. A card you have kept stays kept.
    @icons/hand Now you hold three cards: one of your own, one of your right neighbour’s, and one of the player two seats to your right. With two players the last card comes back to its owner, so you hold two of your own and one of the other’s.
    = 3. Playing cards
    @pieces/bellringer Starting with the bellringer, everyone plays a card and takes its action; then everyone plays a second one. The third card is discarded face down, under the second. No one may look through the discarded cards.
    = 4. Hiring
    @pieces/coin Starting with the bellringer, everyone may hire one of the three persons for a coin.
    = 5. Plague
    @icons/plague Everyone’s rat marker moves up by the rats on the three persons, less the influence in their hospital.
    = After the round
    @icons/bell The persons go under their decks, and the bellringer moves to the left. After every third round Notre Dame pays out, the brown persons are shuffled, and all action cards return to their owners.
rules-text-cards =
    Every action card except the trusted friend needs a cube. First place one from your cache in the sector shown, then take its action with all the influence you have there, the new cube included.
    = No cube in the cache?
    @pieces/blue_cube Take one of your cubes from elsewhere on the board, Notre Dame included, or forgo the action. A cube never comes straight from the supply, and the trusted friend can’t be taken for this.
    @example/empty Claire has no cube left in her cache and plays Notre Dame. She donates { $empty_coins } coins, moves a cube from her hospital to Notre Dame and gains { $empty_gain } prestige. { $empty_left } cube stays in the hospital.
    = What a card shows
    @figure/cards
    @number/1 The colour and symbol of its owner. At the end of the period the card goes back there.
    @number/2 The sector it belongs to, with the same picture as on the board.
    @number/3 What it brings: one coin with 1 influence, two with 2, three with 3, and so on.
    @number/4 Its name.
    @number/5 The period in which a grey person comes. Brown persons have no letter.
    @number/6 The person, recognised by what they hold.
    @number/7 The name.
    @number/8 The effect in icons: the bishop places a cube in an empty sector and activates it.
    @number/9 The rats that come with this person in the plague.
    = Examples
    @example/cloister Claire has { $cloister_before } cubes in her cloister school and places another one. She gets { $cloister_now } cubes from the supply. The next time it will be { $cloister_next }.
    @example/hotel Luke’s influence in the hotel is now { $hotel_one_influence }: he chooses once and takes { $hotel_one } coin. With his next cube it will be { $hotel_two_influence }: he chooses twice and takes { $hotel_two } cubes. He might as well take two coins, or a cube and a coin.
    @example/friend William has { $friend_cubes } cubes in his bank and moves the trusted friend there. His influence is now { $friend_influence }, so he gets { $friend_coins } coins.
    = The cards
rules-text-messages =
    @icons/carriage With the carriage house you move your carriage from market to market, up to one market for each influence there, along any street of the city. It may also stay where it is. A crossing without a market doesn’t count: you simply drive on. Any number of carriages may share a market.
    @messages/token Where it stops you may collect the message on that market. Messages you pass on the way stay where they are.
    @message_coin 1 prestige and a coin
    @message_cube { $cube } prestige and a cube
    @message_rat 3 prestige and a rat killed
    @message_plain 4 prestige
    = Which colours
    You may not take a colour while another colour you hold fewer of is on the board. So collect one of each colour first, then a second of each. A colour that has run out no longer counts. It doesn’t matter which kind of message it is.
    With two players, too, all four colours make a set, those of the two empty boroughs included.
    = Examples
    @example/carriage Red, purple, blue and green are in the game. Stephanie holds one message each in purple, green and red. The next one she takes must be blue. After that she may take any colour, even a second blue one.
    @example/ride Luke has one message, a red one. He places a second cube in his carriage house, so his carriage may go { $ride_steps } markets: { $ride_markets } are within reach. On { $ride_open } of them he may collect the message. The { $ride_barred } red messages within reach are of no use to him yet: first he needs the three other colours.
    @example/neighbours With one step Claire’s carriage reaches { $neighbours_markets } markets. On { $neighbours_messages } of them lies a message. She may also drive to one of the { $neighbours_empty } others, even to the one where Luke’s carriage stands.
rules-text-gaining =
    @icons/prestige Prestige: every 2 influence in your park add 1 to each gain. However many parts it has, an effect is a single gain. A gain of 0 gets nothing extra.
    @pieces/blue_cube Cubes come from your supply into your cache. If the supply runs out, you go without the rest.
    @pieces/coin { $limited ->
        [yes] Coins come from the supply; there are 25 in all. If they run out, the missing ones come from the richest other player, coin by coin; of equally rich players, from the nearest on your left.
       *[no] Coins come from the supply and never run out.
    }
    = Example
    @example/park Stephanie has { $park_cubes } cubes in her park and places the third cube in her residence. She gains { $park_paid } prestige, and { $park_added } for the park: { $park_sum } in all. With { $park_five } influence in the park, a donation of 2 coins pays { $park_five_paid } + { $park_five_added } = { $park_five_sum }. With { $park_six }, her two cubes in Notre Dame, worth { $park_six_each } each, pay { $park_six_paid } + { $park_six_added } = { $park_six_sum }.
rules-text-hiring =
    @persons/monk In the fourth phase you may hire one of the three persons for a coin and use the effect at once. Several players may hire the same one. Without a coin you are passed over.
    @pieces/coin The coin goes to the supply. You may also hire no one.
    @icons/person The three persons leave after the round. The brown ones are shuffled at the start of each period, so all six come in every period; each grey one comes once per game.
rules-text-brown =
    These six come in every period.
    = Example
    @example/fool Claire hires the fool and moves a cube from her bank to her carriage house, where she already has { $fool_there }. Her carriage may now go up to { $fool_steps } markets and collect a message there.
    = The six persons
rules-text-grey =
    Each of these comes once: A in the first period, B in the second, C in the third.
    = Examples
    @example/advocate William has collected { $advocate_messages } messages. The advocate pays for two pairs: { $advocate_paid } prestige. The odd message counts for nothing.
    @example/beggarking Luke’s rat marker is on { $beggarking_low }: the beggar king pays { $beggarking_low_paid } prestige, for the spaces from 5 to 9. With the marker on { $beggarking_high } it would be { $beggarking_high_paid }.
rules-text-new =
    With New Persons there are 27 grey persons. Three of each letter are drawn for the game, and all nine are shown to everyone. Then each letter’s three are shuffled and stacked as usual, so no one knows their order.
    When the scholar is among a round’s persons, everyone keeps the third card, face down, until the hiring is over.
    = Examples
    @example/coachman Claire holds five messages: two with 4 prestige, two with a cube and one with a coin. The coachman pays her { $coachman_plain } prestige, or { $coachman_cube } prestige and { $coachman_cubes } cubes, or { $coachman_coin } prestige and a coin.
    @example/guard Luke has { $guard_supply } cubes in the supply. The guard pays for two pairs: { $guard_paid } prestige.
    = All 18
rules-text-plague =
    @icons/rat Add up the rats on the round’s three persons, whether they were hired or not, and take away the influence in your hospital. Your rat marker moves up that many spaces.
    @areas/hospital With more influence than rats it goes back, never below 0.
    @icons/doctor If you hired the doctor, the persons’ rats count 0 for you.
    = Beyond 9
    @icons/plague Your rat marker stays on 9. You lose 2 prestige, and a cube goes to your supply from the sector of your borough with the most influence. The trusted friend counts, but is never taken. If several sectors are tied, you choose.
    = Examples
    @example/plague The three persons have { $plague_rats_1 } + { $plague_rats_2 } + { $plague_rats_3 } = { $plague_rats } rats. Luke has no one in the hospital: his rat marker goes from { $plague_luke_from } to { $plague_luke_to }. Stephanie has 2 cubes there: hers goes from { $plague_stephanie_from } to { $plague_stephanie_to }. Claire has 3 cubes and the friend there: hers goes back from { $plague_claire_from } to { $plague_claire_to }. The next round brings { $plague_next } rats. Stephanie’s marker would reach { $plague_beyond }: it stays on { $plague_stays }, and she loses { $plague_lost } prestige and a cube.
    @example/nine In the same round William has a cube and the friend in his hospital. His rat marker moves up { $nine_rats } − { $nine_influence } spaces, from { $nine_from } to { $nine_to }. That isn’t beyond 9, so he loses nothing. Lucky William!
    @example/doctor The three persons have { $doctor_rats_1 } + { $doctor_rats_2 } + { $doctor_rats_3 } = { $doctor_rats } rats. William hires the doctor, so they count 0 for him. He has a cube and the friend in the hospital: his rat marker goes back from { $doctor_from } to { $doctor_to }. Without the doctor it would have passed 9: { $doctor_from } + { $doctor_rats } − { $doctor_influence } = { $doctor_without }.
rules-text-notredame =
    @cards/notredame With this card you donate 1, 2 or 3 coins and place a cube in Notre Dame. You gain 1, 3 or 6 prestige. You may also do nothing; then you place no cube.
    @pieces/coin Each card allows at most three coins and one cube, but you may play several of these cards in a round.
    = After rounds 3, 6 and 9
    @icons/prestige With 2, 3, 4 or 5 players, 6, 8, 10 or 12 prestige are divided among all the cubes in Notre Dame, rounded down. What remains is lost. Each player’s share is one gain, and the park adds to it.
    @pieces/blue_cube Then all the cubes there go back to their supplies.
    = Example
    @example/cathedral Four players share { $cathedral_pot } prestige. There are { $cathedral_claire } green cubes and a blue one in Notre Dame, so each pays { $cathedral_each }. Claire gains { $cathedral_claire_gains } prestige, Luke gains { $cathedral_luke_gains }, and all { $cathedral_cubes } cubes go back.
rules-text-end =
    @icons/prestige After the ninth round and Notre Dame’s last payment, the player with the most prestige wins.
    @pieces/coin Tied players add up their coins and the cubes in their cache. Players still tied share the win.
rules-text-advice =
    @icons/plague The plague comes every round. If you neglect your hospital and your park, you will lose cubes and prestige round after round. That alone needn’t cost you the game, but it certainly won’t help you win it.
    @pieces/blue_cube Keep the cubes flowing: from the supply to the cache, from the cache to the sectors. An empty cache means taking cubes from sectors you have just built up. The cloister school, the monk and the hotel bring new ones.
    @pieces/coin Keep a coin for the fourth phase. The persons who come late in the game reward what you have built.
    @icons/notredame Few cubes in Notre Dame earn much each, many earn little. Watch who else is giving.
    @icons/card The cards you pass are played by your neighbour. Sometimes the best card to keep is the one they need.
rules-text-glance =
    The whole game on one page.
rules-text-screen =
    = The table
    @figure/table
    @number/1 The prompt: whose turn it is, and what there is to choose.
    @number/2 The forecast: what the choice you are pointing at would bring. At other times it tells what has just happened.
    @number/3 The tray of a player, with everything that player has. A glow shows who is to choose. Press a tray to look at its borough, and again to see the whole city.
    @number/4 The city. Press a sector, a market or a piece to choose it.
    @number/5 The small map of the whole city, shown while you look at one borough. Press a borough on it to go there.
    @number/6 Your hand. Cards you may play have a glow.
    @number/7 The three persons of the round, each with the effect in icons and with rats.
    @number/8 The decks of the persons, brown on the left and grey on the right: how many are still to come. The letter on a grey card is its period.
    @number/9 What belongs to no one: this round’s rats and the coins in the supply.
    @number/10 The round: B2 is the second round of period B. The large bead is the present one. Press it, or O on the keyboard, for a table of everyone’s influence and messages; on a controller tilt the right stick down.
    @number/11 Pause: save, settings, rules.
    @number/12 The history: all that has happened, in sentences. Each leads back to its moment.
    @number/13 Take back your last choice, while that is possible.
    @number/14 A hint: which choice seems best, and why.
    @number/15 “?”: the summary, the whole game on one page.
    = On a tray
    @sign/name The player’s symbol and name. A bot has a portrait or a cogwheel beside the symbol.
    @sign/friend The trusted friend stands on the rim until it is placed.
    @sign/bellringer The bellringer stands with the player who begins the round.
    @sign/coins Coins.
    @sign/cache Cubes in the cache, ready to be placed.
    @sign/supply Cubes in the sack are the supply, yet to be earned.
    @sign/rat The rat marker: where it is, and where this round’s plague will take it as things stand. On red it would pass 9, and the plague would strike.
    @sign/prestige Prestige, face down. The pile always looks the same; “?” means that it is secret.
    @sign/cards The cards of this round: two played ones, and the third, face down.
    @sign/won Messages collected, with their prestige and what they brought.
    @sign/shelf The player’s deck, and the cards discarded in earlier rounds.
    = In the city
    @sign/cubes Each cube in a sector is 1 influence, and so is the friend. Where there is no room for all, one cube stands for them with a number beside it.
    @sign/track The harbour with the rat marker and its space on the track, from 0 to 9.
    @sign/message A message on its market: its colour, its prestige and what it brings besides.
    @sign/carriage A carriage on a market.
    @sign/cathedral In Notre Dame: the prestige to be shared, the number of cubes there, and what each would pay. The window glows in the colours of the cubes.
    @sign/lens A message you may collect is shown large beside its market, with your carriage.
    = Persons
    @sign/price A person with a glow can be hired; the seal shows the price.
    @sign/common The rats of the three persons added up, on red if there are many; the coins in the supply; the persons still to come, brown and grey.
    To read what a thing is for and what it would bring now, look at it more closely: press it for longer, or use the key or button for that.
    = Read aloud
    The system’s voice can read everything aloud: turn it on in the settings, or with F8. Then a whole game can be played by ear, with keys or a controller alone.
    Any key stops it. F2 says the last thing again, F3 tells how you stand, F4 how everyone stands; on a controller tilt the right stick up, left or right. The keys that look at other boroughs tell how these stand.
    Where several people play with hidden hands, what only one may know is not said, unless you choose headphones in the settings.
rules-text-names =
    The editions of the game have given some things different names. If you know it from another box, this page may help.
    Cloister school – German: Klosterschule; French: séminaire, in 2007 école du couvent; Italian: scuola conventuale.
    Residence – German: Residenz; French: résidence, in 2007 hôtel particulier; Italian: residenza.
    Carriage house – German: Kutscherei; French: relais de calèches, in 2007 relais; Italian: rimessa delle carrozze.
    Hotel – German: Gasthaus; French: auberge; Italian: locanda.
    Trusted friend – German: Vertrauter; French: confident, in 2007 assistant; Italian: fiduciario.
    Message – German: Botschaft; French: lettre de change, in 2007 message; Italian: messaggio; BlueBear: embassy tile.
    Bellringer – German: Glöckner; French: sonneur de cloches, in 2007 bossu.
    Hostess – French: serveuse, in 2007 aubergiste; Italian: locandiera.
    Fool – French: fou, in 2007 bouffon; Italian: giullare.
    City guard – French: soldat, in 2007 garde municipal; Italian: sentinella.
    Night watchman – French: veilleur de nuit, in 2007 garde de nuit; Italian: ronda notturna.
    Beggar king – French: roi des mendiants, in 2007 mendiant; Italian: re dei mendicanti.
    Round and period – French: tour and manche, in 2007 manche and cycle; Italian: turno and periodo; BlueBear: round and stage.
    = New Persons
    Administrator – French: administrateur.
    Nurse – French: infirmière.
    Scholar – French: érudit.
    Priest – French: prêtre.
    Prosecutor – French: procureur.
    Bellringer – French: sonneur de cloches.
    Spy – French: espion.
    Travellers – on the printed cards: gypsies; French: gitans.
    Coachman – French: cocher.
    Butcher – French: boucher.
    Patron – French: mécène.
    Merchant – French: marchand.
    Innkeeper – French: aubergiste.
    Councillor – French: conseiller.
    Guard – French: garde.
    Gravedigger – French: fossoyeur.
    Actress – French: actrice.
    Mistress – French: amante.
rules-text-editions =
    The rules have been published more than once, with small differences. Each of them can also be chosen on its own.
    = In this game
    @areas/hotel The hotel gives two benefits from { $double } influence.
    @pieces/coin { $limited ->
        [yes] There are 25 coins.
       *[no] Coins never run out.
    }
    @persons/monk { $fool ->
        [yes] The fool may take a cube from Notre Dame.
       *[no] The fool may not take a cube from Notre Dame.
    }
    @message_cube The message with a cube pays { $cube } prestige.
    @icons/card { $decline ->
        [yes] A card may be played without effect.
       *[no] If you play a card, you take its action if possible.
    }
    = The editions
    10th Anniversary: two hotel benefits from 3 influence, 25 coins, the fool may not take from Notre Dame, cube message 2 prestige.
    alea 2007: two hotel benefits from 4 influence, 25 coins, the fool may take from Notre Dame, cube message 2 prestige.
    Rio Grande 2007: two hotel benefits from 4 influence, coins never run out, the fool may take from Notre Dame, cube message 2 prestige.
    BlueBear online: two hotel benefits from 4 influence, 25 coins, the fool may take from Notre Dame, cube message 1 prestige, and a card may be played without effect.
rules-text-own =
    You can add persons and editions of your own without programming: each is a small text file. Games with them are saved, watched again and played with phones like any other, and a friend who opens such a game finds all of it inside. They are never rated, and no daily game, task or lesson has any.
    = Your first person
    Write a file called baker.person.toml; what stands before the first dot is its key, in small letters.
    @file/person
    The letter A, B or C makes it a grey person of that period; it joins those of its letter, of whom three are drawn. With a line for replaces instead of letter it is brown: the key monk there lets it take the monk’s place.
    Its name can stand there in more languages, each with a line of its own.
    Each effect is a step; up to four come one after the other. This one gives 1 prestige for every two cubes on the board. The kinds of steps are gain, kill, benefit, place, activate, move, pay, choose and if.
    Steps can depend on something, let the player choose, or do several things. This person has four:
    @file/steps
    if and per count one of these: influence, strongest_sector, sector_of_friend, sectors, empty_sectors, cubes_in_cathedral, cubes_on_board, supply, coins, messages, messages_of_a_kind, free_markets, spaces_above_rat, prestige and rats. An influence is that of all sectors, or of the one after at: cloister, bank, residence, carriage, hotel, park or hospital; sectors counts those with an influence of at least the number after at.
    place puts a cube into one of these sectors, the cathedral, empty, each empty or that of the friend. move takes one piece, up to a number of them, or all of a sector. benefit is a coin, a cube or a killed rat, and pay kills a rat for each coin.
    A line for picture names a picture in the same folder, PNG or SVG. Without one, the card shows the outline of a person.
    = Your first edition
    Write a file called family.edition.toml with those rules in which it differs from the 10th Anniversary edition.
    @file/edition
    The five rules are hotel_double_at (2 to 9), coins_limited, fool_from_notredame, message_cube_prestige (0 to 4) and may_decline. The names and the texts say what it is called and what is special about it, in one language or more.
    = Into the game
    Drop the file, or a folder with several, on the window: it is ready for the next new game. All that is wrong with it is said at once, with the line. Of two files with one key the one dropped later takes the place of the other. A game that has begun keeps what it began with, whatever becomes of the file; only a picture goes with it. Nobody keeps you from persons that are too strong, or from rules that are too hard.
    Files to start from come with the program, in its folder engine/examples.
rules-own-edition = By your own edition: { $edition }
rules-text-rulings =
    Where the printed rules are silent, this is how it is played here.
    You may hire a person even if the effect does nothing.
    If you have less than 2 prestige when the plague strikes, you lose what you have.
    Of equally strong sectors, only those with a cube can lose one. If none has a cube, none is lost.
    An effect that pays 0 prestige gets no bonus from the park.
    If your cache is empty, the cube is never taken from the very space it is to go to.
    A carriage that stays where it is may collect the message there.
    The hotel and the hostess don’t offer a benefit that can’t happen, such as killing a rat when your marker is on 0.
    With the bishop, fool, minstrel, prosecutor, actress and butcher, you must do what is possible; if nothing can be moved or placed, nothing happens.
    The bishop’s sector is activated: the first printing left this out, and an official erratum added it.
    The prosecutor needs a sector with influence.
    The coachman’s prestige is a single gain, and so is the travellers’.
    For the merchant, the centre market counts as one without a message.
    A sector activated through a person needs no further cube. (The scholar plays a card, so a cube is placed.) If the supply is empty, the bishop and the mistress do nothing, and the nurse still kills a rat.
    A message’s prestige is gained before its coin, cube or rat.
    If you can’t pay for the councillor’s further persons, you aren’t asked.
    The history shows only what was played in the open, as a good memory would. A card that another player discarded unseen is never shown. With strict memory, an option of a new game, it shows the present round only until the game is over, as no one may look through the discarded cards.
    In the printed rules collected messages lie face down. Here they lie open: everyone has seen them being collected.
