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
