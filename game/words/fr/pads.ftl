# Les manettes : qui tient laquelle, et ce qui se passe quand il en manque une.

pads-go-on = Continuer sans elle
pads-bot = Un robot joue pour { $name }
pads-back = { $name } : la manette est de retour.
pads-claim = Jouer pour { $name } avec cette manette
pads-rumble = La manette vibre quand c’est à son joueur

pads-own-pad = Seule la manette attribuée à { $name } peut ouvrir cette main
pads-lost = { $name } : la manette s’est endormie ou a perdu la connexion. La partie attend : réveillez-la, ou continuez avec une autre manette, le clavier ou la souris.
pads-one-lost = Une manette s’est endormie ou a perdu la connexion. La partie attend : réveillez-la, ou continuez avec une autre manette, le clavier ou la souris.
pads-seats = Places et manettes
pads-seats-how = Choisissez une place avec une manette : cette manette seule pourra ouvrir cette main et jouer pour elle. Choisissez-la encore pour libérer la place.
pads-seats-back = Retour
pads-seat-free = { $name } : tout appareil
pads-seat-taken = { $name } : manette { NUMBER($pad) }
