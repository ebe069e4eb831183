# Pads: wer welches hält, und was geschieht, wenn eines fehlt.

pads-go-on = Ohne es weiterspielen
pads-bot = Ein Bot spielt für { $name }
pads-back = Das Pad von { $name } ist wieder da.
pads-claim = { $name } mit diesem Pad spielen
pads-rumble = Das Pad rüttelt, wenn sein Spieler am Zug ist
