# I controller: chi tiene quale, e che cosa succede quando ne manca uno.

pads-go-on = Continua senza
pads-bot = Un bot gioca per { $name }
pads-back = Il controller di { $name } è tornato.
pads-claim = Gioca per { $name } con questo controller
pads-rumble = Il controller vibra quando tocca al suo giocatore

pads-own-pad = Si apre solo con il controller di { $name }
pads-lost = Il controller di { $name } si è spento o non è più collegato. La partita aspetta: riaccendilo, o continua con un altro controller, la tastiera o il mouse.
pads-one-lost = Un controller si è spento o non è più collegato. La partita aspetta: riaccendilo, o continua con un altro controller, la tastiera o il mouse.
pads-seats = Posti e controller
pads-seats-how = Scegli un posto con un controller: solo quello potrà aprirne la mano e giocare al suo posto. Sceglilo di nuovo per liberarlo.
pads-seats-back = Indietro
pads-seat-free = { $name }: qualsiasi dispositivo
pads-seat-taken = { $name }: controller { NUMBER($pad) }
