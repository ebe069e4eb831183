# The table: what is asked, what the buttons say, why something can't be done.

table-ask-draft = { $name }: keep a card and pass the { $cards ->
        [one] other
       *[other] others
    } to the left
table-draft-two = { $name }: keep a card and pass the { $cards ->
        [one] other
       *[other] others
    } { $to }
table-ask-play = { $name }: play one of your cards
table-place = { $name }: place a cube in the highlighted space ({ $card })
table-place-friend = { $name }: move your trusted friend to a highlighted sector
table-which-card = { $name }: choose the card for the highlighted space ({ $place })
table-ask-take = { $name }: cache empty – move a cube { $to }
table-ask-friend = { $name }: move your trusted friend to a highlighted sector
table-ask-benefit = { $name }: choose your benefit ({ $source })
table-ask-drive = { $name }: drive your carriage to a highlighted market
table-ask-collect = { $name }: collect this message?
table-ask-donate = { $name }: how many coins will you donate to Notre Dame?
table-ask-hire = { $name }: hire a person for a coin, or no one
table-ask-hire-more = { $name }: the councillor lets you hire one more person
table-ask-minstrel-from = { $name }: from which sector should the minstrel move pieces?
table-ask-minstrel-to = { $name }: to which sector?
table-ask-carry = { $name }: how many pieces will you move?
table-ask-fool-from = { $name }: which piece should the fool move?
table-ask-fool-to = { $name }: to which sector? You then activate it
table-ask-actress-from = { $name }: from which sector will you move all pieces?
table-ask-actress-to = { $name }: to which sector? You then activate it
table-ask-place = { $name }: place the cube in a highlighted sector ({ $source })
table-ask-activate = { $name }: which sector do you activate?
table-ask-remove = { $name }: return cubes for 2 prestige each, then press Finish
table-ask-spend = { $name }: return coins and kill a rat for each
table-ask-repeat = { $name }: which messages pay again?
table-ask-lose = { $name }: the plague takes a cube – from which sector?
table-ask-choose = { $name }: choose one of these ({ $source })
table-ask-own-from = { $name }: which pieces will you move? ({ $source })

table-why-draft = Choose one of the cards before you.
table-why-keep = Drop the card you want to keep on the city.
table-why-play = Choose one of your cards first.
table-why-place = This card belongs in the highlighted space.
table-why-take = You have no cube to take here.
table-why-take-to = The cube goes here: { $place }.
table-why-friend = The trusted friend goes to a highlighted sector of your own borough.
table-why-benefit = Use one of the buttons.
table-why-drive = Your carriage can’t get there.
table-why-collect = Use one of the buttons.
table-why-donate = Use one of the buttons, or drop coins on the cathedral one by one.
table-donate-laid = Press the cathedral to donate { $coins ->
        [one] this coin
       *[other] these { $coins } coins
    }.
table-why-hire = Hire one of the three persons on the right, or no one.
table-why-minstrel-from = You have no piece to move here.
table-why-minstrel-to = The pieces go to another sector of your own borough.
table-why-carry = Use one of the buttons.
table-why-fool-from = The fool can’t take a piece from here.
table-why-fool-to = The piece goes to another sector of your own borough.
table-why-actress-from = You have no piece to move here.
table-why-actress-to = The pieces go to another sector of your own borough.
table-why-activate = Only a sector with influence can be activated.
table-why-remove = You have no cube here.
table-why-spend = Use one of the buttons.
table-why-repeat = Use one of the buttons.
table-why-lose = The plague takes the cube from one of your strongest sectors.
table-why-choose = Use one of the buttons.

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
table-discard = { $card }: no effect
table-choice-pass = Hire no one
table-choice-forgo = Forgo the action
table-choice-collect = Collect it
table-choice-leave = Leave it
table-choice-done = Done

table-waiting = { $name } is thinking …
table-turn = { $a ->
       *[any] { $name }’s turn
    }
table-waiting-all = The others are choosing …
table-waiting-everyone = Everyone is choosing …
table-waiting-some = { $names } are choosing …
table-course-draw = Everyone draws three cards
table-course-keep = Everyone keeps a card
table-course-pass = { $seats ->
        [2] The cards change hands
       *[other] The cards are passed to the left
    }
table-course-plague = The plague: the rats come
table-course-over = The round is over
table-course-notredame = Notre Dame pays out prestige
table-course-round = A new round begins
table-round = Round { $label }
table-stood-in = { $name } was lost in thought, so a quick move was made.
table-curtain = { $name }, it’s your turn
table-curtain-how = Press when the others are looking away
table-spy = { $name } sees the persons still to come
table-being-laid = The table is being laid …
table-over = The game is over
table-unstarted = The system has no room for the bots’ process, so { $name } made a quick move. Close other programs, or start this one from another folder.

table-undo-of = { $name }: take back
table-restart-turn = Restart my turn
table-done = Done
table-done-prompt = { $name }: is your turn over, or would you like to take something back?
table-nothing-to-undo = There is nothing to take back now.
table-taken-back-card = { $name } takes back { $card }.
table-taken-back = { $name } takes back the last choice.
table-warn = { $name }: that would be wasted. Choose it again if you mean it.
table-recap-title = Welcome back
table-recap-round = Round { $label }, { $n } of { $all }
table-recap-last = Last: { $what }
