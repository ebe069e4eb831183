# Les manettes : qui tient laquelle, et ce qui se passe quand il en manque une.

pads-go-on = Continuer sans elle
pads-bot = Un robot joue pour { $name }
pads-back = La manette de { $name } est de retour.
pads-claim = Jouer { $name } avec cette manette
pads-rumble = La manette vibre quand c’est à son joueur de jouer
