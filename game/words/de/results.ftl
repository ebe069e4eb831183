# The results of a game.

results-moments = Beste Momente
results-watch-again = Noch einmal ansehen
results-wins = { $name } gewinnt
results-share-win = { $names } und { $last } teilen sich den Sieg
results-tie-broken = Gleichstand bei { $prestige } Prestige; es entscheiden Münzen und Steine im Vorrat: { $held }.
results-tie-shared = Gleichstand bei { $prestige } Prestige, und gleich viele Münzen und Steine im Vorrat: { $held }.
results-line = { $rank }. { $name }: { $prestige } Prestige ({ $held } Münzen und Steine)
results-prestige = Prestige
results-held = Münzen und Steine
results-chart = Prestige nach jeder Runde
results-to-title = Titel
results-again = Neues Spiel, gleiche Runde
