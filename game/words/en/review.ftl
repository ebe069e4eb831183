# The turning points of a finished game.

review-title = Turning points
review-curve = Expected final prestige
review-end = End
review-waiting = The masters are looking at the game …
review-thinking = The masters are playing it out over and over: { $percent }% …
review-done = Each was proved by playing on from there many times, with what the player knew at the time.
review-none = No costly mistake could be proved. Well played!
review-failed = The turning points can’t be worked out just now. Go back, and try again later.
review-claim = { $label } · { $name }: { $cost } prestige thrown away (±{ $error })
review-claim-sure = { $label } · { $name }: { $cost } prestige thrown away
review-played = Move: { $move }
review-better = Better: { $move }
review-as-good = About as good: { $move }
review-close = { $label } · { $name }: a close decision
review-why-more = Why: { $more }.
review-why-but = Why: { $more }, but { $less }.
review-why-less = At first: { $less }, but it pays off later.
review-why-later = No difference at first, but it pays off later.
review-why-drafted = { $why } (If the card is played this round.)
review-show = Show this moment
review-try = Try it from here
review-fork = This game goes on from a moment you have already seen. It doesn’t count among past games.
review-move-through = { $person } – { $move }
