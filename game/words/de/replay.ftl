# Ein Spiel noch einmal ansehen, gespeicherte Spiele, Ergebnisse, und das Buch der vergangenen Spiele.

## Noch einmal ansehen
replay-watch = Ansehen
replay-at = Runde { $label } · Zug { $n } von { $all }
replay-then = So war es: Runde { $label }, Zug { $n } von { $all }
replay-view-all = Alle Karten
replay-view-none = Keine Karten
replay-expected = Welches Ergebnis für jeden zu erwarten war, mit dem, was er damals wusste
replay-play-on = Von hier weiterspielen
replay-to-game = Zurück zum Spiel
replay-close = Schließen
replay-play = Abspielen oder anhalten
replay-step = Schritt
replay-rounds = Runde
replay-nothing-left = Hier ist das Spiel zu Ende: Geh ein wenig zurück, um von dort weiterzuspielen.
