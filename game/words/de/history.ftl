# Ein Spiel aufbewahren, Züge zurücknehmen, und der Spielverlauf am Tisch.

history-kept-elsewhere = Ein anderes Programm hat die Datei dieses Spiels verändert. Es geht in { $file } weiter; die andere bleibt, wie sie ist.
history-kept-aside = Das Spiel kann nicht in { $file } gespeichert werden ({ $reason }). Es wird vorerst in { $copy } aufbewahrt; jeder Zug versucht es wieder.
history-copy-taken = Dieses Spiel geht von { $copy } aus weiter, wo es aufbewahrt wurde, als seine eigene Datei nicht geschrieben werden konnte.

history-undo-of = { $name }: zurücknehmen
history-restart-turn = Zug neu beginnen
history-done = Fertig
history-done-prompt = { $name }: Ist dein Zug fertig, oder nimmst du etwas zurück?
history-nothing-to-undo = Jetzt lässt sich nichts zurücknehmen.
history-confirm-turns = Zugende bestätigen

## Der Spielverlauf
history-title = Verlauf
history-all = Alle
history-nothing = Noch ist nichts geschehen.
history-choose = Wählen
history-show = Diesen Moment zeigen
history-close = Zurück zum Spiel
history-filter = Spieler
history-rounds = Runden
