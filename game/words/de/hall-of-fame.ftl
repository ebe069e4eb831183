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
hall-broken = Die Datei der vergangenen Spiele war beschädigt. Was sich davon lesen ließ, ist gerettet; die beschädigte Datei heißt jetzt { $file }.
hall-newer = Eine spätere Version des Programms hat { $file } geschrieben; die Datei bleibt, wie sie ist. Sterne und Ergebnisse merkt sich das Programm ab jetzt nur, bis du es verlässt. Nimm die spätere Version, um sie zu behalten.
hall-in-memory = Vergangene Spiele und Sterne lassen sich nicht in { $file } speichern ({ $reason }). Das Programm merkt sich, was neu ist, und versucht es wieder, bis du es verlässt.
hall-lost = Was bei vergangenen Spielen und Sternen neu war, ließ sich nicht in { $file } speichern.
