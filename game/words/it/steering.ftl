# Tastiera e gamepad: suggerimenti, tasti, e gamepad che vanno e vengono.

steering-move = Muovi
steering-look = Guarda intorno
steering-choose = Scegli
steering-place = Metti qui
steering-lay-aside = Metti via
steering-close-up = Guarda da vicino
steering-boroughs = Altri quartieri
steering-pause = Pausa
steering-undo = Annulla
steering-end-turn = Fine turno
steering-skip = Avanti
steering-close = Chiudi
steering-own-pad = Solo con il gamepad di { $name }
steering-open = Apri

steering-pace = Ritmo: { $pace }
steering-pace-slow = lento
steering-pace-normal = normale
steering-pace-fast = veloce
steering-pace-instant = immediato

steering-not-your-turn = Tocca a { $name }, con il gamepad di { $name }.
steering-pad-lost = Il gamepad di { $name } si è spento o ha perso il collegamento. La partita aspetta: riaccendilo, o continua con un altro gamepad, la tastiera o il mouse.
steering-a-pad-lost = Un gamepad si è spento o ha perso il collegamento. La partita aspetta: riaccendilo, o continua con un altro gamepad, la tastiera o il mouse.

steering-seats = Posti e gamepad
steering-seats-how = Premi su un posto con un gamepad: solo quello ne aprirà la mano e giocherà per lui. Premi di nuovo per liberare il posto.
steering-seats-back = Indietro
steering-seat-free = { $name }: qualsiasi dispositivo
steering-seat-taken = { $name }: gamepad { NUMBER($pad) }

steering-key-return = Invio
steering-key-space = Spazio
steering-key-escape = Esc
steering-key-backspace = Back
steering-key-tab = Tab
steering-key-shift = Maiusc
steering-key-pause = Pausa
steering-key-delete = Canc
steering-key-insert = Ins
steering-key-home = Home
steering-key-end = Fine
