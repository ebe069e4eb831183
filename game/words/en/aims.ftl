# What bots went for, told after the game.

aims-title = What { $name } wanted
aims-what = Afterwards: { $name } weighs its moves again, with what it knew at the time. These are the things that they furthered most.
aims-two = Period { $letter }: above all { $first } and { $second }.
aims-one = Period { $letter }: above all { $first }.
aims-unknown = Period { $letter }: it would not make these moves again, so nothing can be said for sure.
aims-waiting = Period { $letter }: weighing the moves again …
# In a replay: whose sentence it is. “Clopin – Period B: above all coins.”
aims-of = { $name } – { $told }
aims-theme-prestige = prestige at once
aims-theme-coins = coins
aims-theme-cubes = cubes
aims-theme-park = the park
aims-theme-rats = safety from rats
aims-theme-cathedral = Notre Dame
aims-theme-messages = messages
aims-theme-persons = the persons to come
