# The page “Your way of playing”: habits that cost something, and moments to learn from.

habits-title = Your way of playing
habits-player = Player
habits-about = From the latest { $count } games without help, beside what masters do in such places. It stays on this machine.
habits-few = This page needs { $limit } finished games without hints and without anyone standing in; so far: { $n }.
habits-reading = Reading past games …
habits-thinking = Trying out what other moves would have brought: { $percent }% …
habits-done = Costs are means of { $n } pairs of games, played on from each moment with what you knew then.
habits-none = No habit is costing you anything that can be shown. Well played!
habits-failed = This can’t be worked out just now. Go back, and try again later.
habits-often = { $n } of { $all }; masters: about { $expected }.
habits-cost = Its dearest moments cost { $cost } prestige each (±{ $error }):
habits-example = { $label } · Move: { $played } · Better: { $better } ({ $cost } prestige)
habits-train = A task for it: { $task }
habits-gone = Gone: { $habit }
habits-lessons = Learn from your mistakes
habits-lesson = { $label } · Move: { $played } · Better: { $better } ({ $cost } prestige, ±{ $error })
habits-name-hires = Rounds without hiring anyone
habits-name-hospital = At most 1 influence in the hospital when round B3 begins
habits-name-park = No influence in the park when period B begins
habits-name-friend = The trusted friend still in hand when period B begins
habits-name-donations = Periods without a donation to Notre Dame
habits-name-messages = At most 2 messages at the end of the game
habits-name-coins = 3 coins or more left at the end of the game
habits-name-plague = Periods in which the plague struck
