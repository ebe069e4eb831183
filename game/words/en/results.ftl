# The results of a game.

results-moments = Best moments
results-watch-again = Watch again
results-wins = { $name } wins
results-share-win = { $names } and { $last } share the win
results-tie-broken = A tie at { $prestige } prestige, decided by coins and cubes in the cache: { $held }.
results-tie-shared = A tie at { $prestige } prestige, and just as many coins and cubes in the cache: { $held }.
results-line = { $rank }. { $name }: { $prestige } prestige ({ $held } coins and cubes)
results-prestige = Prestige
results-held = Coins and cubes
results-chart = Prestige after each round
results-to-title = Title
results-again = New game, same group
