# Controller: wer welchen hält, und was geschieht, wenn einer fehlt.

pads-go-on = Ohne ihn weiterspielen
pads-bot = Ein Bot spielt für { $name }
pads-back = Der Controller von { $name } ist wieder da.
pads-claim = Für { $name } mit diesem Controller spielen
pads-rumble = Controller vibriert, wenn sein Spieler am Zug ist

pads-own-pad = Das öffnet nur der Controller von { $name }
pads-lost = Der Controller von { $name } schläft oder ist nicht mehr verbunden. Das Spiel wartet: Wecke ihn auf oder spiele mit einem anderen Controller, der Tastatur oder der Maus weiter.
pads-one-lost = Ein Controller schläft oder ist nicht mehr verbunden. Das Spiel wartet: Wecke ihn auf oder spiele mit einem anderen Controller, der Tastatur oder der Maus weiter.
pads-seats = Plätze und Controller
pads-seats-how = Wähle mit einem Controller einen Platz: Nur dieser Controller öffnet dann dessen Karten und spielt für ihn. Wähle ihn noch einmal, um ihn freizugeben.
pads-seats-back = Zurück
pads-seat-free = { $name }: jedes Gerät
pads-seat-taken = { $name }: Controller { NUMBER($pad) }
