# A new game: players, edition and options, and what each control is for.

new-game-title = New game
new-game-players = Players
new-game-name = Name
new-game-colour = Colour
new-game-player-human = Human
new-game-player-random = Bot · random
new-game-player-quick = Bot · quick
new-game-player-easy = Bot · easy
new-game-player-apprentice = Bot · apprentice
new-game-player-journeyman = Bot · journeyman
new-game-player-normal = Bot · normal
new-game-player-hard = Bot · hard
new-game-player-master = Bot · master
new-game-player-strength = Bot · strength { $n }
new-game-strength = Strength
new-game-suits = Bots at my level
new-game-suited = { $games ->
    [1] { $won ->
        [0] You lost your last game against strength { $against }
       *[other] You won your last game against strength { $against }
    }
   *[other] You won { $won } of your last { $games } games against strength { $against }
}: now { $strength }.
new-game-suited-unknown = No games against bots yet: { $strength } to begin with. It follows what you win.
new-game-add-player = Add a player
new-game-start = Start
new-game-edition = Edition
new-game-edition-anniversary = 10th Anniversary
new-game-edition-alea-2007 = alea 2007
new-game-edition-riogrande-2007 = Rio Grande 2007
new-game-edition-bluebear = BlueBear online
new-game-edition-custom = Custom edition
new-game-option-hotel-double-at = Influence for two hotel benefits
new-game-option-coins-limited = Only 25 coins in all
new-game-option-fool-from-notredame = The fool may take from Notre Dame
new-game-option-message-cube-prestige = Prestige of the cube message
new-game-option-may-decline = Cards may be played without effect
new-game-new-persons = New Persons
new-game-open-prestige = Open prestige
new-game-open-hands = Open hands
new-game-strict-memory = Strict memory
new-game-advanced = Advanced rules
new-game-first = First player: { $name }
new-game-first-random = First player: random
new-game-portrait = Character
new-game-seed = Seed (random if empty)
new-game-hint-name = Who sits here. Seats play in this order, clockwise.
new-game-hint-colour = The player’s colour and symbol. If another player has it, you swap.
new-game-hint-remove = Remove this player.
new-game-hint-player-human = A person at this screen.
new-game-hint-player-random = Plays any legal move.
new-game-hint-player-quick = Decides at once, on simple judgement.
new-game-hint-player-easy = Knows the rules but often slips up: good for a first game.
new-game-hint-player-apprentice = Is still learning the craft and slips up now and again: for your first few games.
new-game-hint-player-journeyman = Knows the craft but misjudges things at times: one step below normal.
new-game-hint-player-normal = A fair opponent who slips up now and then.
new-game-hint-player-hard = Thinks ahead and doesn’t slip up.
new-game-hint-player-master = Spends a few seconds on each move: the strongest.
new-game-hint-player-strength = Plays between the levels: reaches about { $n } prestige against three normal bots.
new-game-hint-strength = The prestige that this bot reaches against three normal bots, about. The notches are the levels.
new-game-hint-suits = Sets the bots so that you win about two games of five at four players.
new-game-hint-edition-anniversary = The rules of the 10th Anniversary edition.
new-game-hint-edition-alea-2007 = The first edition, as it was printed in 2007.
new-game-hint-edition-riogrande-2007 = The first English edition: coins never run out.
new-game-hint-edition-bluebear = BlueBear’s online version: gentler, with small differences.
new-game-hint-edition-custom = Your own edition, as set below.
new-game-hint-edition-own = The edition “{ $edition }” from your own content folder.
new-game-hint-edition-file = The edition “{ $edition }” from a file.
new-game-hint-option-hotel-double-at = With this much influence, the hotel gives two benefits instead of one.
new-game-hint-option-coins-limited = The supply can run out of coins; then the richest other player pays.
new-game-hint-option-fool-from-notredame = The fool may also take a cube from Notre Dame.
new-game-hint-option-message-cube-prestige = The prestige for the message with a cube.
new-game-hint-option-may-decline = A card may be played without taking its action.
new-game-hint-new-persons = Adds 18 grey persons; nine of the 27 appear each game.
new-game-hint-open-prestige = Everyone sees everyone’s prestige. Otherwise it is secret until the end.
new-game-hint-open-hands = All hands are open, for families. Otherwise a curtain hides each player’s cards.
new-game-hint-strict-memory = The history shows the present round only: no one may look through the discarded cards. After the game it shows everything.
new-game-hint-advanced = Single rules in which the editions differ, and the seed of the shuffles.
new-game-hint-first = Who begins and takes the bellringer first.
new-game-hint-seed = Decides every shuffle: same seed, same game (another one than in version 1.0).
new-game-phones = Play with phones
new-game-hint-phones = Each hand on its owner’s phone: scan a code, and sit down.

new-game-own-persons-chosen = Own persons: { $n }
new-game-hint-own-persons = Persons and editions of your own, from files: which of them are in this game?
