# I gamepad: chi tiene quale, e che cosa succede quando ne manca uno.

pads-go-on = Continua senza
pads-bot = Un bot gioca per { $name }
pads-back = Il gamepad di { $name } è tornato.
pads-claim = Gioca per { $name } con questo gamepad
pads-rumble = Il gamepad vibra quando tocca al suo giocatore

pads-own-pad = Solo con il gamepad di { $name }
pads-lost = Il gamepad di { $name } si è spento o non è più collegato. La partita aspetta: riaccendilo, o continua con un altro gamepad, la tastiera o il mouse.
pads-one-lost = Un gamepad si è spento o non è più collegato. La partita aspetta: riaccendilo, o continua con un altro gamepad, la tastiera o il mouse.
pads-seats = Posti e gamepad
pads-seats-how = Scegli un posto con un gamepad: solo quello potrà aprirne la mano e giocare al suo posto. Sceglilo di nuovo per liberarlo.
pads-seats-back = Indietro
pads-seat-free = { $name }: qualsiasi dispositivo
pads-seat-taken = { $name }: gamepad { NUMBER($pad) }
