# The results of a game.

results-moments = Meilleurs moments
results-watch-again = Revoir la partie
results-wins = { $name } gagne
results-share-win = { $names } et { $last } se partagent la victoire
results-tie-broken = Égalité à { $prestige } points de prestige, départagée par pièces et cubes en réserve : { $held }.
results-tie-shared = Égalité à { $prestige } points de prestige, et autant de pièces et de cubes en réserve : { $held }.
results-line = { $rank }. { $name } : { $prestige } points de prestige ({ $held } pièces et cubes)
results-prestige = Prestige
results-held = Pièces et cubes
results-chart = Prestige après chaque manche
results-to-title = Titre
results-again = Nouvelle partie, même groupe
