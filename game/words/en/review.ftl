# The turning points of a finished game.

review-title = Turning points
review-curve = Expected final prestige
review-end = End
review-waiting = The masters are looking at the game …
review-thinking = The masters are playing it out over and over: { $percent }% …
review-done = Each was proved by playing on from there many times, with what the player knew at the time.
review-none = No costly mistake could be proved. Well played!
review-failed = The turning points can’t be worked out just now. Go back, and try again later.
review-claim = { $label } · { $name }: { $cost } prestige thrown away (± { $error })
review-played = Move: { $move }
review-better = Better: { $move }
review-why-more = Why: { $more }.
review-why-but = Why: { $more }, but { $less }.
review-why-less = At first: { $less }, but it pays off later.
review-why-later = It brings the same at once, but it pays off later.
review-why-drafted = { $why } (If the card is played this round.)
review-show = Show this moment
review-try = Try it from here
review-fork = This game goes on from a moment you have already seen. It doesn’t count among past games.
review-move-keep = keep { $thing }
review-move-play = play { $thing }
review-move-discard = play { $thing } without effect
review-move-hire = hire { $thing }
review-move-drive = drive { $thing }
review-move-friend = put the trusted friend { $thing }
review-move-place = place the cube { $thing }
review-move-from = { $thing }
review-move-from-friend = the trusted friend { $thing }
review-move-to = { $thing }
review-move-activate = activate { $thing }
review-move-take = take a cube { $thing }
review-move-lose = lose a cube { $thing }
review-move-remove = return a cube { $thing } to the supply
review-move-gain-coin = take a coin
review-move-gain-cube = take a cube
review-move-gain-kill = kill a rat
review-move-carry = move { $thing }
review-move-donate = { $n ->
        [one] donate a coin
       *[other] donate { $n } coins
    }
review-move-donate-none = donate nothing
review-move-spend = { $n ->
        [one] return a coin
       *[other] return { $n } coins
    }
review-move-spend-none = return nothing
review-move-repeat = choose { $thing }
review-move-collect = collect the message
review-move-leave = leave the message
review-move-pass = hire no one
review-move-done = stop there
review-move-forgo = forgo the action
review-move-through = { $person } – { $move }
