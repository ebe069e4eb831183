# I gamepad: chi tiene quale, e che cosa succede quando ne manca uno.

pads-go-on = Continua senza
pads-bot = Un bot gioca per { $name }
pads-back = Il gamepad di { $name } è tornato.
pads-claim = Gioca { $name } con questo gamepad
pads-rumble = Il gamepad vibra quando tocca al suo giocatore
