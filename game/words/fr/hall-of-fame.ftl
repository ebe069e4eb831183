# The hall of fame: people and bots, who has won how often, the latest games.

hall-title = Parties passées
hall-empty = Aucune partie n’est encore finie. Les parties finies s’inscrivent ici automatiquement.
hall-people = Joueurs
hall-bots = Robots
hall-against = Joueurs contre robots
hall-bests = Meilleurs scores
hall-latest = Dernières parties
hall-games = Parties
hall-wins = Victoires
hall-average = Moyenne
hall-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hall-percent = { $n } %
hall-best = Record
hall-share = Part
hall-day = Jour
hall-courses = Prestige de partie en partie
hall-hired = Qui les joueurs corrompent
hall-times = Fois
hall-each = Prestige par fois
hall-rivals = Rivaux
hall-ahead = Devant
hall-behind = Derrière
hall-broken = Le fichier des parties passées était endommagé. Ce qui a pu être lu est gardé ; le fichier endommagé s’appelle maintenant { $file }.
hall-newer = Une version plus récente du programme a écrit { $file } ; ce fichier reste tel quel. Désormais, étoiles et résultats ne sont retenus que jusqu’à la fermeture. Prenez la version plus récente pour les garder.
hall-in-memory = Les parties passées et les étoiles ne peuvent pas être sauvegardées dans { $file } ({ $reason }). Le programme retient les nouveautés et réessaie jusqu’à la fermeture.
hall-lost = Les nouveautés des parties passées et des étoiles n’ont pas pu être sauvegardées dans { $file }.
