# The table: what is asked, what the buttons say, why something can't be done.

table-ask-draft = { $name }: choose a card to keep; { $cards ->
        [one] the other goes
       *[other] the others go
    } to the left
table-draft-two = { $name }: choose a card to keep; { $cards ->
        [one] the other goes
       *[other] the others go
    } to { $other }
table-ask-play = { $name }: play one of your cards
table-place = { $name }: put a cube on the lit place for { $card }
table-place-friend = { $name }: move your friend to one of the lit sectors
table-ask-take = { $name }: cache empty – take a cube from a lit place for { $card }
table-ask-friend = { $name }: move your friend to one of the lit sectors
table-ask-benefit = { $name }: choose what the { $source } gives you
table-ask-drive = { $name }: drive your carriage to a lit market
table-ask-collect = { $name }: collect this message?
table-ask-donate = { $name }: how many coins do you put on the cathedral?
table-ask-hire = { $name }: hire a person for a coin, or pass
table-ask-hire-more = { $name }: the councillor lets you hire another person
table-ask-minstrel-from = { $name }: from which sector shall the minstrel lead pieces?
table-ask-minstrel-to = { $name }: to which sector?
table-ask-carry = { $name }: how many pieces go?
table-ask-fool-from = { $name }: which piece shall the fool move?
table-ask-fool-to = { $name }: to which sector? It does its action there
table-ask-actress-from = { $name }: from which sector do all pieces move?
table-ask-actress-to = { $name }: to which sector? It does its action there
table-ask-place = { $name }: put the cube of the { $source } into a lit sector
table-ask-activate = { $name }: which sector does its action?
table-ask-remove = { $name }: return cubes for 2 prestige each, then press Done
table-ask-spend = { $name }: return coins to kill a rat for each
table-ask-repeat = { $name }: which messages pay once more?
table-ask-lose = { $name }: the plague takes a cube – from which sector?

table-why-draft = Choose one of the cards before you.
table-why-play = Choose one of your cards first.
table-why-place = This card is for the lit place.
table-why-take = There is no cube of yours to take from here.
table-why-friend = The friend goes to a lit sector of your own borough.
table-why-benefit = Choose with one of the buttons.
table-why-drive = Your carriage doesn’t reach this place.
table-why-collect = Choose with one of the buttons.
table-why-donate = Choose with one of the buttons, or lay coins on the cathedral one by one.
table-donate-laid = Press the cathedral to donate { $coins ->
        [one] this coin
       *[other] these { $coins } coins
    }.
table-why-hire = Hire one of the three persons at the right, or pass.
table-why-minstrel-from = There is no piece of yours to move from here.
table-why-minstrel-to = The pieces go to another sector of your own borough.
table-why-carry = Choose with one of the buttons.
table-why-fool-from = The fool can’t take a piece from here.
table-why-fool-to = The piece goes to another sector of your own borough.
table-why-actress-from = There is no piece of yours to move from here.
table-why-actress-to = The pieces go to another sector of your own borough.
table-why-activate = Only a sector with influence can do its action.
table-why-remove = There is no cube of yours here.
table-why-spend = Choose with one of the buttons.
table-why-repeat = Choose with one of the buttons.
table-why-lose = The plague takes the cube from one of your strongest sectors.

table-gain-coin = a coin
table-gain-cube = a cube
table-gain-kill = kill a rat
table-donate = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } → { $prestige }
table-donate-none = Donate nothing
table-spend = { $coins ->
        [0] Nothing
        [one] 1 coin
       *[other] { $coins } coins
    }
table-repeat-coin = 1 prestige and a coin each
table-repeat-cube = prestige and a cube each
table-repeat-rat = 3 prestige and a rat each
table-repeat-plain = 4 prestige each
table-discard = Lay down { $card }
table-choice-pass = Hire nobody
table-choice-forgo = Forgo the action
table-choice-collect = Collect it
table-choice-leave = Leave it
table-choice-done = Done

table-waiting = { $name } is thinking …
table-turn = { $name }’s turn
table-waiting-all = The others are choosing …
table-course-draw = Everybody draws three cards
table-course-keep = Everybody keeps a card
table-course-pass = { $seats ->
        [2] The cards go across
       *[other] The cards go to the left
    }
table-course-plague = The plague: the rats come
table-course-over = The round is over
table-course-notredame = Notre Dame shares out prestige
table-course-round = A new round begins
table-round = Round { $label }
table-stood-in = { $name } got lost in thought: a quick move was made instead.
table-curtain = { $name }, it’s your turn
table-curtain-how = Press when the others look away
table-spy = { $name } sees the persons to come
table-over = The game is over
table-unstarted = The system has no room for the bots’ process, so { $name } made a quick move. Close other programs, or start this one again from another folder.

table-undo-of = { $name }: take back
table-restart-turn = Restart my turn
table-done = Done
table-done-prompt = { $name }: is your turn over, or do you take something back?
table-nothing-to-undo = There is nothing that can be taken back now.
table-warn = { $name }: that would be wasted. Choose it again if you mean it.
