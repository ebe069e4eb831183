# Pads: wer welches hält, und was geschieht, wenn eines fehlt.

pads-go-on = Ohne es weiterspielen
pads-bot = Ein Bot spielt für { $name }
pads-back = Das Pad von { $name } ist wieder da.
pads-claim = { $name } mit diesem Pad spielen
pads-rumble = Das Pad rüttelt, wenn sein Spieler am Zug ist

pads-own-pad = Nur mit dem Pad von { $name }
pads-lost = Das Pad von { $name } schläft oder hat die Verbindung verloren. Das Spiel wartet: Wecke es auf, oder spiele mit einem anderen Pad, der Tastatur oder der Maus weiter.
pads-one-lost = Ein Pad schläft oder hat die Verbindung verloren. Das Spiel wartet: Wecke es auf, oder spiele mit einem anderen Pad, der Tastatur oder der Maus weiter.
pads-seats = Plätze und Pads
pads-seats-how = Drücke mit einem Pad auf einen Platz: Nur dieses Pad öffnet dann seine Hand und spielt für ihn. Drücke noch einmal, um den Platz freizugeben.
pads-seats-back = Zurück
pads-seat-free = { $name }: jedes Gerät
pads-seat-taken = { $name }: Pad { NUMBER($pad) }
