# Pads: wer welches hält, und was geschieht, wenn eines fehlt.

pads-go-on = Ohne es weiterspielen
pads-bot = Ein Bot spielt für { $name }
pads-back = Das Pad von { $name } ist wieder da.
pads-claim = Für { $name } mit diesem Pad spielen
pads-rumble = Pad vibriert, wenn sein Spieler am Zug ist

pads-own-pad = Nur mit dem Pad von { $name }
pads-lost = Das Pad von { $name } schläft oder ist nicht mehr verbunden. Das Spiel wartet: Wecke es auf oder spiele mit einem anderen Pad, der Tastatur oder der Maus weiter.
pads-one-lost = Ein Pad schläft oder ist nicht mehr verbunden. Das Spiel wartet: Wecke es auf oder spiele mit einem anderen Pad, der Tastatur oder der Maus weiter.
pads-seats = Plätze und Pads
pads-seats-how = Wähle mit einem Pad einen Platz: Nur dieses Pad öffnet dann seine Karten und spielt für ihn. Wähle ihn noch einmal, um ihn freizugeben.
pads-seats-back = Zurück
pads-seat-free = { $name }: jedes Gerät
pads-seat-taken = { $name }: Pad { NUMBER($pad) }
