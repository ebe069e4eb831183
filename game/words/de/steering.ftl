# Tastatur und Controller: Hinweise, Tasten, und Controller, die kommen und gehen.

steering-move = Bewegen
steering-look = Umschauen
steering-choose = Wählen
steering-place = Hierhin setzen
steering-lay-aside = Zurücklegen
steering-close-up = Näher ansehen
steering-boroughs = Andere Viertel
steering-borough = Das Viertel { $of }
steering-borough-unplayed = Dieses Viertel spielt niemand. Seine Botschaften kann man nehmen.
steering-pause = Pause
steering-undo = Zurücknehmen
steering-end-turn = Zug beenden
steering-skip = Weiter
steering-close = Schließen
steering-open = Öffnen

steering-pace = Tempo: { $pace }
steering-pace-slow = langsam
steering-pace-normal = normal
steering-pace-fast = schnell
steering-pace-instant = sofort

steering-not-your-turn = { $name } ist am Zug, mit eigenem Controller.

steering-key-return = Enter
steering-key-space = Leertaste
steering-key-escape = Esc
steering-key-backspace = Rück
steering-key-tab = Tab
steering-key-shift = Umsch
steering-key-pause = Pause
steering-key-delete = Entf
steering-key-insert = Einfg
steering-key-home = Pos1
steering-key-end = Ende
