# Tastatur und Gamepads: Hinweise, Tasten, und Pads, die kommen und gehen.

steering-move = Bewegen
steering-look = Umsehen
steering-choose = Wählen
steering-place = Hierhin setzen
steering-lay-aside = Weglegen
steering-close-up = Näher ansehen
steering-boroughs = Andere Viertel
steering-pause = Pause
steering-undo = Zurücknehmen
steering-end-turn = Zug beenden
steering-skip = Weiter
steering-close = Schließen
steering-own-pad = Nur mit dem Pad von { $name }
steering-open = Öffnen

steering-pace = Tempo: { $pace }
steering-pace-slow = langsam
steering-pace-normal = normal
steering-pace-fast = schnell
steering-pace-instant = sofort

steering-not-your-turn = { $name } ist am Zug, mit dem Pad von { $name }.
steering-pad-lost = Das Pad von { $name } schläft oder hat die Verbindung verloren. Das Spiel wartet: Wecke es auf, oder spiele mit einem anderen Pad, der Tastatur oder der Maus weiter.
steering-a-pad-lost = Ein Pad schläft oder hat die Verbindung verloren. Das Spiel wartet: Wecke es auf, oder spiele mit einem anderen Pad, der Tastatur oder der Maus weiter.

steering-seats = Plätze und Pads
steering-seats-how = Drücke mit einem Pad auf einen Platz: Nur dieses Pad öffnet dann seine Hand und spielt für ihn. Drücke noch einmal, um den Platz freizugeben.
steering-seats-back = Zurück
steering-seat-free = { $name }: jedes Gerät
steering-seat-taken = { $name }: Pad { NUMBER($pad) }

steering-key-return = Enter
steering-key-space = Leer
steering-key-escape = Esc
steering-key-backspace = Rück
steering-key-tab = Tab
steering-key-shift = Umsch
steering-key-pause = Pause
steering-key-delete = Entf
steering-key-insert = Einfg
steering-key-home = Pos1
steering-key-end = Ende
