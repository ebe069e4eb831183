# Saved games: the list, importing, repairing, and what goes wrong when a game is saved.

saves-kept-elsewhere = Ein anderes Programm hat die Datei dieses Spiels verändert. Das Spiel geht in { $file } weiter; die andere Datei bleibt, wie sie ist.
saves-kept-aside = Das Spiel kann nicht in { $file } gespeichert werden ({ $reason }). Es liegt vorerst in { $copy }; jeder Zug versucht es wieder.
saves-copy-taken = Dieses Spiel geht von { $copy } aus weiter, wo es abgelegt wurde, als sich seine eigene Datei nicht schreiben ließ.
saves-copy-made = { $file } liegt nicht im Ordner der gespeicherten Spiele. Das Spiel geht als Kopie in { $copy } weiter; die Datei selbst bleibt, wie sie ist.
saves-slow = Es wird gespeichert … Das Laufwerk ist langsam.
saves-open = Weiterspielen
saves-results = Ergebnis
saves-repair = Rest retten
saves-rename = Umbenennen
saves-rename-how = Wie soll das Spiel heißen?
saves-duplicate = Kopieren
saves-import = Datei importieren
saves-import-how = Der Pfad der Datei.
saves-import-path = Pfad eingeben
saves-import-none = Weder in den üblichen Ordnern noch auf einem USB-Stick wurden gespeicherte Spiele gefunden.
saves-import-seeking = Gespeicherte Spiele werden gesucht …
saves-import-drop = Du kannst eine Datei auch auf das Fenster ziehen.
saves-import-in = In { $folder }
saves-take = Importieren
saves-import-failed = Diese Datei lässt sich nicht importieren: { $reason }
saves-repaired-name = { $name } (unbeschädigter Teil)
saves-repaired = Der unbeschädigte Teil wurde als eigenes Spiel gespeichert; die beschädigte Datei bleibt, wie sie ist. { $reason }
saves-file-failed = { $file }: Das ging nicht ({ $reason }). Prüfe, ob der Ordner beschreibbar ist.
saves-deleted = „{ $game }“ wurde gelöscht
saves-page = Seite
saves-bring-back = Wiederherstellen
saves-reading = Wird gelesen …
saves-unwritable = In { $folder } lassen sich keine Spiele speichern. Sie kommen vorerst nach { $instead }; prüfe, ob der Ordner beschreibbar ist.
saves-load-failed = Dieses Spiel lässt sich nicht öffnen: { $reason }
saves-imported = „{ $game }“ ist jetzt bei den gespeicherten Spielen.
saves-title = Gespeicherte Spiele
saves-none = Noch keine gespeicherten Spiele. Jedes Spiel wird automatisch gespeichert, Zug für Zug.
saves-note = Runde { $label } · { $day }, { $time }
saves-finished = Beendet · { $day }, { $time }
saves-kind = { $kind } · { $note }
saves-kind-deal = Spiel des Tages
saves-kind-task = Aufgabe
saves-kind-fork = Neuer Versuch
saves-damaged = Beschädigt: { $reason }
saves-today = heute
saves-yesterday = gestern
saves-broken = Beschädigte Datei · { $day }, { $time }
saves-delete = Löschen
saves-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
saves-not-saved = Das Spiel kann nicht in { $file } gespeichert werden ({ $reason }). Spiel ruhig weiter; der nächste Zug versucht es wieder.
saves-lost = Das Spiel ließ sich nicht in { $file } speichern ({ $reason }) und auch nirgends sonst. Die Züge seit dem letzten Speichern sind verloren.
