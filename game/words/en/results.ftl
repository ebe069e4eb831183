# The results of a game.

results-moments = Best moments
results-watch-again = Watch again
results-bot = bot
results-wins = { $name } wins
results-share-win = { $names } and { $last } share the win
results-tie-broken = Tied at { $prestige } prestige; coins and cubes in the cache decide: { $held }.
results-tie-shared = Tied at { $prestige } prestige, and in coins and cubes in the cache as well: { $held }.
results-line = { $rank }. { $name }: { $prestige } prestige ({ $held ->
        [one] { $held } coin or cube
       *[other] { $held } coins and cubes
    })
results-persons = Persons
results-prestige = Prestige
results-held = Coins and cubes
results-chart = Prestige after each round
results-to-title = Title
results-again = New game, same players
results-next-level = Next time: { $level }
results-too-easy = You have won { $won } of your last { $games } games at this level.
results-too-hard = The bots have won your last { $games } games at this level.
results-suited = { $games ->
    [1] { $won ->
        [0] You lost your last game against strength { $against }.
       *[other] You won your last game against strength { $against }.
    }
   *[other] You won { $won } of your last { $games } games against strength { $against }.
}
# Said after a key: “F4: Where everybody’s prestige came from.”
results-spoken-table = Where everyone’s prestige came from
