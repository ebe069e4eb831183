# Les manettes : qui tient laquelle, et ce qui se passe quand il en manque une.

pads-go-on = Continuer sans elle
pads-bot = Un robot joue pour { $name }
pads-back = La manette de { $name } est de retour.
pads-claim = Jouer { $name } avec cette manette
pads-rumble = La manette vibre quand c’est à son joueur

pads-own-pad = Seule la manette de { $name } peut ouvrir
pads-lost = La manette de { $name } s’est endormie ou a perdu la connexion. La partie attend : réveillez-la, ou continuez avec une autre manette, le clavier ou la souris.
pads-one-lost = Une manette s’est endormie ou a perdu la connexion. La partie attend : réveillez-la, ou continuez avec une autre manette, le clavier ou la souris.
pads-seats = Places et manettes
pads-seats-how = Choisissez une place avec une manette : elle seule ouvrira alors cette main et jouera pour elle. Choisissez-la encore pour libérer la place.
pads-seats-back = Retour
pads-seat-free = { $name } : tout appareil
pads-seat-taken = { $name } : manette { NUMBER($pad) }
