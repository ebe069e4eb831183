# The results of a game.

results-moments = Meilleurs moments
results-watch-again = Revoir la partie
results-bot = robot
results-wins = { $name } gagne
results-share-win = { $names } et { $last } se partagent la victoire
results-tie-broken = Égalité à { $prestige } points de prestige ; les pièces et les cubes en réserve personnelle décident : { $held }.
results-tie-shared = Égalité à { $prestige } points de prestige, et aussi en pièces et cubes en réserve personnelle : { $held }.
results-line = { $rank }. { $name } : { $prestige } { $prestige ->
        [one] point
       *[other] points
    } de prestige ({ $held ->
        [one] pièces et cubes : { $held }
       *[other] { $held } pièces et cubes
    })
results-persons = Personnages
results-prestige = Prestige
results-held = Pièces et cubes
results-chart = Prestige après chaque tour
results-to-title = Titre
results-again = Nouvelle partie, mêmes joueurs
results-next-level = La prochaine fois : { $level }
results-too-easy = Vous avez gagné { $won } de vos { $games } dernières parties à ce niveau.
results-too-hard = Les robots ont gagné vos { $games } dernières parties à ce niveau.
results-suited = { $games ->
    [1] { $won ->
        [0] Dernière partie contre la force { $against } : perdue.
       *[other] Dernière partie contre la force { $against } : gagnée.
    }
   *[other] Parties gagnées contre la force { $against } : { $won } sur les { $games } dernières.
}
results-spoken-table = D’où vient le prestige de chacun
