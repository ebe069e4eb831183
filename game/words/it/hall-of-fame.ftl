# The hall of fame: people and bots, who has won how often, the latest games.

hall-title = Partite passate
hall-empty = Nessuna partita è ancora finita. Le partite finite vengono registrate qui automaticamente.
hall-people = Persone
hall-bots = Bot
hall-against = Persone contro bot
hall-bests = Punteggi più alti
hall-latest = Ultime partite
hall-games = Partite
hall-wins = Vittorie
hall-average = Media
hall-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hall-percent = { $n }%
hall-best = Record
hall-share = Quota
hall-day = Giorno
hall-courses = Prestigio di partita in partita
hall-hired = Chi assoldano le persone
hall-times = Volte
hall-each = Prestigio a volta
hall-rivals = Rivali
hall-ahead = Davanti
hall-behind = Dietro
