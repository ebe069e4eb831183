# Persons: names, and what hiring them does in one to four sentences.

person-hostess = Hostess
person-monk = Monk
person-moneylender = Moneylender
person-minstrel = Minstrel
person-fool = Fool
person-doctor = Doctor
person-cityguard = City guard
person-nightwatchman = Night watchman
person-bishop = Bishop
person-guildmaster = Guild master
person-beggarking = Beggar king
person-advocate = Advocate
person-lady = Lady of the court
person-mayor = Mayor
person-carpenter = Carpenter
person-administrator = Administrator
person-nurse = Nurse
person-scholar = Scholar
person-priest = Priest
person-prosecutor = Prosecutor
person-bellringer = Bellringer
person-spy = Spy
person-gypsies = Travellers
person-coachman = Coachman
person-butcher = Butcher
person-patron = Patron
person-merchant = Merchant
person-innkeeper = Innkeeper
person-councillor = Councillor
person-guard = Guard
person-gravedigger = Gravedigger
person-actress = Actress
person-mistress = Mistress

person-effect-hostess = Gain 3 prestige. Then choose one: take a coin, move a cube from your supply to your cache, or kill a rat.
person-effect-monk = Move 2 cubes from your supply to your cache and gain 1 prestige.
person-effect-moneylender = Take 2 coins and gain 1 prestige.
person-effect-minstrel = Move 1 to 3 of your pieces (cubes, trusted friend) from one of your sectors to another. Not from or to Notre Dame. No action follows.
person-effect-fool = Move one of your cubes or the trusted friend from one of your sectors to another{ $notredame ->
        [yes] , or a cube from Notre Dame to a sector
       *[no] {""}
    }. Then activate that sector.
person-effect-doctor = In this round’s plague, the rats on the three persons don’t count for you. Your hospital still drives rats away.
person-effect-cityguard = Gain 1 prestige for each influence you have on the board, in your sectors and in Notre Dame.
person-effect-nightwatchman = Gain 1 prestige for each of your 7 sectors that is empty.
person-effect-bishop = Place a cube from your supply in one of your empty sectors and activate it.
person-effect-guildmaster = Gain 2 prestige for each of your sectors with 2 or more influence.
person-effect-beggarking = Gain 1 prestige for each space of the rat track above your rat marker, up to space 9.
person-effect-advocate = Gain 3 prestige for every 2 messages you have collected.
person-effect-lady = Gain as much prestige as you have influence in your strongest sector.
person-effect-mayor = Gain 3 prestige for each of your sectors with 3 or more influence.
person-effect-carpenter = Gain 1 prestige for each of your sectors with 1 or more influence.
person-effect-administrator = Gain as much prestige as you have. This is a single gain, so the park adds its bonus once.
person-effect-nurse = Place a cube from your supply in your hospital and kill a rat. If your supply is empty, you still kill the rat.
person-effect-scholar = Play your third card, too, and take its action, placing a cube as usual. The card is then left face up.
person-effect-priest = Place a cube from your supply in Notre Dame. Nothing else happens.
person-effect-prosecutor = Activate one of your sectors with 1 or more influence. No cube is placed.
person-effect-bellringer = Gain 3 prestige for each of your cubes in Notre Dame.
person-effect-spy = Look in secret at the grey persons still to come, in their order, and gain 2 prestige.
person-effect-gypsies = Return any number of your cubes from the board, Notre Dame included, to your supply (never the trusted friend). Gain 2 prestige for each, as a single gain.
person-effect-coachman = Choose one kind of message you hold and receive the benefit of all your messages of that kind again, as a single gain. A message with a cube pays { $cube } prestige and a cube.
person-effect-butcher = Place a cube from your supply in each of your empty sectors, without activating them. If you have too few cubes, choose where they go.
person-effect-patron = Return any number of coins to the supply and kill a rat for each.
person-effect-merchant = Take 1 coin for each market of your borough without a message, the centre market included.
person-effect-innkeeper = Gain 2 prestige for each influence in your hotel.
person-effect-councillor = Hire up to 2 more persons, one after the other, for a coin each: two different ones, or the same one twice, but not the councillor again.
person-effect-guard = Gain 3 prestige for every 2 of your cubes in your supply.
person-effect-gravedigger = Gain as much prestige as there are rats on this round’s three persons, this one included.
person-effect-actress = Move all your pieces from one of your sectors to another, then activate that sector.
person-effect-mistress = Place a cube from your supply in the sector with your trusted friend and activate it. If the friend is still in front of you, nothing happens.

person-rats = { $n ->
        [0] No rats.
        [one] { $n } rat.
       *[other] { $n } rats.
    }
person-brown = One of the six persons who come in every period.
person-grey = Period { $letter }: comes once per game.
person-cost = Hiring costs { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
persons-in-play = Grey persons in this game
persons-rats-now = { $n ->
        [one] { $n } rat in this round’s plague
       *[other] { $n } rats in this round’s plague
    }
persons-brown-ahead = { $n ->
        [0] no brown persons left this period
        [one] { $n } brown person left this period
       *[other] { $n } brown persons left this period
    }
persons-grey-ahead = { $n ->
        [one] { $n } grey person left
       *[other] { $n } grey persons left
    }

own-persons-title = Own persons
own-content-title = Own persons and editions
own-content-short = Own content
own-content-how = Drop files such as baker.person.toml or family.edition.toml on the window, or put them into the folders “persons” and “editions” of { $folder }. The chapter “Own persons and editions” of the rules says how they are written. Games with them are never rated.
own-content-replaced = In the place of another one with the same key: { $names }. Games that have begun go on with what they began with.
own-content-lost = No longer in the next game, because the file is gone or has a mistake: { $names }.
own-content-changed = Changed in its file since it was chosen: { $names }. The next game has it as it is now.
own-content-only-here = Only in this game, and not among your files: { $names }. The rules say what each does; pictures stay with the files.
own-content-differs = Your files say something else by now: { $names }. This game goes on with what it began with.
own-content-mistakes = Some files have mistakes; the page shows them.
own-persons-hint = Whether this person joins the next game.
own-persons-brown = Takes the place of { $person } among the six who come in every period.
own-persons-grey = Joins the grey persons of period { $letter }; three of them are drawn.
own-persons-taken = Chosen for the next new game: { $names }.
own-persons-wrong = What is wrong with the files:
own-editions-title = Own edition
own-editions-hint = Whether this edition stands among those of the next game.
own-editions-taken = Ready for the next new game: { $names }.
