# Rivedere una partita, le partite salvate, i risultati, e il libro delle partite passate.

## Rivedere
replay-watch = Guarda
replay-at = Turno { $label } · mossa { $n } di { $all }
replay-then = Era così: turno { $label }, mossa { $n } di { $all }
replay-view-all = Tutte le mani
replay-view-none = Nessuna mano
replay-expected = Il risultato che ciascuno poteva attendersi, in base a ciò che allora sapeva
replay-play-on = Gioca da qui
replay-to-game = Torna alla partita
replay-close = Chiudi
replay-play = Avvia o ferma
replay-step = Passo
replay-rounds = Turno
replay-nothing-left = Qui la partita è finita: torna un po’ indietro per giocare da lì.
