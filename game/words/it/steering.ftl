# Tastiera e gamepad: suggerimenti, tasti, e gamepad che vanno e vengono.

steering-move = Muovi
steering-look = Guardati intorno
steering-choose = Scegli
steering-place = Metti qui
steering-lay-aside = Rimetti giù
steering-close-up = Guarda da vicino
steering-boroughs = Altri quartieri
steering-borough = Il quartiere { $of }
steering-borough-unplayed = Nessuno gioca questo quartiere. I suoi messaggi si possono prendere.
steering-pause = Pausa
steering-undo = Annulla
steering-end-turn = Fine della mossa
steering-skip = Avanti
steering-close = Chiudi
steering-open = Apri

steering-pace = Ritmo: { $pace }
steering-pace-slow = lento
steering-pace-normal = normale
steering-pace-fast = veloce
steering-pace-instant = immediato

steering-not-your-turn = Tocca a { $name }, con il controller di { $name }.

steering-key-return = Invio
steering-key-space = Spazio
steering-key-escape = Esc
steering-key-backspace = Backspace
steering-key-tab = Tab
steering-key-shift = Maiusc
steering-key-pause = Pausa
steering-key-delete = Canc
steering-key-insert = Ins
steering-key-home = Home
steering-key-end = Fine
