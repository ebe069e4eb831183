# Sound: why it can’t be heard, and what there is to hear.

sound-no-card = No speaker was found; everything else works.

## Everything that can be heard, by name
sample-does = Listen
sample-title = Title
sample-ground = Over a ground
sample-virelai = Virelai
sample-planctus = Lament
sample-pipes = Lute and pipes
sample-ass = Orientis partibus
sample-conductus = Conductus
sample-estampie = Estampie
sample-song = Evening song
sample-end = End of the game
sample-bell-round = Hand bell
sample-bell-period = Bell of a period
sample-bell-end = Great bell
sample-plague-knell = Plague bell
sample-button-hover = Touched button
sample-button-press = Pressed button
sample-refuse = Not here
sample-card-slide = Card glides
sample-card-turn = Card turns
sample-card-lay = Card lies
sample-card-rustle = Cards rustle
sample-card-shuffle = Shuffling
sample-cube-place = Cube stands
sample-cube-lift = Cube is taken
sample-pawn-place = Figure stands
sample-coin = Coin
sample-coin-clatter = Coins clatter
sample-splash = Splash
sample-token-place = Token
sample-token-spill = Tokens spill
sample-message-take = Message
sample-rat = Rat
sample-prestige = Prestige
sample-prestige-lost = Prestige lost
sample-carriage-step = Carriage
sample-page = Page
sample-notredame = Rose window
