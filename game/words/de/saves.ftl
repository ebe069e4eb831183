# Saved games: the list, importing, repairing, and what goes wrong when a game is saved.

saves-kept-elsewhere = Ein anderes Programm hat die Datei dieses Spiels verändert. Es geht in { $file } weiter; die andere bleibt, wie sie ist.
saves-kept-aside = Das Spiel kann nicht in { $file } gespeichert werden ({ $reason }). Es wird vorerst in { $copy } aufbewahrt; jeder Zug versucht es wieder.
saves-copy-taken = Dieses Spiel geht von { $copy } aus weiter, wo es aufbewahrt wurde, als seine eigene Datei nicht geschrieben werden konnte.
saves-open = Weiterspielen
saves-results = Ergebnis
saves-repair = Heiles speichern
saves-rename = Umbenennen
saves-rename-how = Wie soll das Spiel heißen?
saves-duplicate = Kopieren
saves-import = Datei einlesen
saves-import-how = Der Pfad der Datei.
saves-import-path = Pfad eingeben
saves-import-none = In den üblichen Ordnern und auf keinem Stick wurden gespeicherte Spiele gefunden.
saves-import-seeking = Gespeicherte Spiele werden gesucht …
saves-import-drop = Du kannst eine Datei auch auf das Fenster ziehen.
saves-import-in = In { $folder }
saves-take = Einlesen
saves-import-failed = Diese Datei kann nicht eingelesen werden: { $reason }
saves-repaired-name = { $name } (heiler Teil)
saves-repaired = Was heil ist, wurde als eigenes Spiel gespeichert; die beschädigte Datei bleibt, wie sie ist. { $reason }
saves-file-failed = { $file }: Das geht nicht ({ $reason }). Prüfe, ob der Ordner beschrieben werden darf.
saves-deleted = „{ $game }“ ist gelöscht
saves-page = Seite
saves-bring-back = Zurückholen
saves-reading = Wird gelesen …
saves-unwritable = In { $folder } kann nicht gespeichert werden. Die Spiele kommen vorerst nach { $instead }; prüfe, ob der Ordner beschrieben werden darf.
saves-load-failed = Dieses Spiel kann nicht geöffnet werden: { $reason }
saves-imported = „{ $game }“ ist jetzt bei den gespeicherten Spielen.
saves-title = Gespeicherte Spiele
saves-none = Noch keine gespeicherten Spiele. Jedes Spiel speichert sich selbst, Zug für Zug.
saves-note = Runde { $label } · { $day }, { $time }
saves-finished = Beendet · { $day }, { $time }
saves-damaged = Beschädigt: { $reason }
saves-broken = Beschädigt
saves-delete = Löschen
saves-delete-really = Das Spiel von { $game } löschen? Es lässt sich nicht wiederherstellen.
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
saves-not-saved = Das Spiel kann nicht in { $file } gespeichert werden ({ $reason }). Es geht weiter; der nächste Zug versucht es wieder.
