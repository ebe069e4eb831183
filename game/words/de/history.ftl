# Ein Spiel aufbewahren, Züge zurücknehmen, und der Spielverlauf am Tisch.

## Der Spielverlauf
history-title = Verlauf
history-all = Alle
history-nothing = Noch ist nichts geschehen.
history-choose = Wählen
history-show = Diesen Moment zeigen
history-close = Zurück zum Spiel
history-filter = Spieler
history-rounds = Runden
history-strict = Strenges Gedächtnis: Frühere Runden lassen sich erst nach dem Spiel nachlesen.
