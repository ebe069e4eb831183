# The hall of fame: people and bots, who has won how often, the latest games.

hall-title = Vergangene Spiele
hall-empty = Noch ist kein Spiel zu Ende. Beendete Spiele werden hier automatisch eingetragen.
hall-people = Menschen
hall-bots = Bots
hall-against = Menschen gegen Bots
hall-bests = Höchste Punktzahlen
hall-latest = Letzte Spiele
hall-games = Spiele
hall-wins = Siege
hall-average = Schnitt
hall-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hall-percent = { $n } %
hall-best = Bestwert
hall-share = Anteil
hall-day = Tag
hall-courses = Prestige von Spiel zu Spiel
hall-hired = Wen die Menschen bestechen
hall-times = Anzahl
hall-each = Prestige je Mal
hall-rivals = Rivalen
hall-ahead = Davor
hall-behind = Dahinter
