# Ein Spiel noch einmal ansehen, gespeicherte Spiele, Ergebnisse, und das Buch der vergangenen Spiele.

## Noch einmal ansehen
replay-watch = Ansehen
replay-at = Runde { $label } · Zug { $n } von { $all }
replay-then = So war es: Runde { $label }, Zug { $n } von { $all }
replay-view-all = Alle Karten
replay-view-none = Keine Karten
replay-play-on = Von hier weiterspielen
replay-to-game = Zurück zum Spiel
replay-close = Schließen
replay-play = Abspielen oder anhalten
replay-step = Schritt
replay-rounds = Runde
replay-nothing-left = Hier ist das Spiel aus: Geh ein wenig zurück, um von dort weiterzuspielen.

## Gespeicherte Spiele
replay-open = Weiterspielen
replay-results = Ergebnis
replay-repair = Heiles speichern
replay-rename = Umbenennen
replay-rename-how = Wie soll das Spiel heißen?
replay-duplicate = Kopieren
replay-import = Datei einlesen
replay-import-how = Der Pfad der Datei.
replay-import-path = Pfad eingeben
replay-import-none = In den üblichen Ordnern und auf keinem Stick wurden gespeicherte Spiele gefunden.
replay-import-seeking = Gespeicherte Spiele werden gesucht …
replay-import-drop = Du kannst eine Datei auch auf das Fenster ziehen.
replay-import-in = In { $folder }
replay-take = Einlesen
replay-import-failed = Diese Datei kann nicht eingelesen werden: { $reason }
replay-repaired-name = { $name } (heiler Teil)
replay-repaired = Was heil ist, wurde als eigenes Spiel gespeichert; die beschädigte Datei bleibt, wie sie ist. { $reason }
replay-file-failed = { $file }: Das geht nicht ({ $reason }). Prüfe, ob der Ordner beschrieben werden darf.
replay-deleted = „{ $game }“ ist gelöscht
replay-page = Seite
replay-bring-back = Zurückholen
replay-reading = Wird gelesen …
replay-cancel = Abbrechen

## Ergebnis und das Buch der vergangenen Spiele
replay-moments = Beste Momente
replay-watch-again = Noch einmal ansehen
replay-book = Vergangene Spiele
replay-book-empty = Noch ist kein Spiel zu Ende gegangen. Beendete Spiele werden hier von selbst eingetragen.
replay-book-people = Menschen
replay-book-bots = Bots
replay-book-against = Menschen gegen Bots
replay-book-bests = Höchste Ergebnisse
replay-book-latest = Letzte Spiele
replay-book-games = Spiele
replay-book-wins = Siege
replay-book-average = Schnitt
replay-book-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-book-percent = { $n } %
replay-book-best = Bestes
replay-book-share = Anteil
replay-book-day = Tag
