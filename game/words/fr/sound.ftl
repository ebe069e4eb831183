# Le son : pourquoi on ne l’entend pas, et ce qu’on peut entendre.

sound-no-card = Aucun haut-parleur trouvé ; tout le reste fonctionne.

## Tout ce qu’on entend, par son nom
sample-does = Écouter
sample-title = Titre
sample-ground = Sur quatre mesures
sample-virelai = Virelai
sample-planctus = Complainte
sample-pipes = Luth et tuyaux
sample-ass = Orientis partibus
sample-conductus = Conduit
sample-estampie = Estampie
sample-song = Chanson du soir
sample-end = Fin de partie
sample-bell-round = Clochette
sample-bell-period = Cloche de manche
sample-bell-end = Bourdon
sample-plague-knell = Glas de la peste
sample-button-hover = Bouton effleuré
sample-button-press = Bouton pressé
sample-refuse = Pas ici
sample-card-slide = Carte qui glisse
sample-card-turn = Carte retournée
sample-card-lay = Carte posée
sample-card-rustle = Cartes froissées
sample-card-shuffle = Mélange
sample-cube-place = Cube posé
sample-cube-lift = Cube pris
sample-pawn-place = Figurine posée
sample-coin = Pièce
sample-coin-clatter = Plusieurs pièces
sample-splash = Plouf
sample-token-place = Jeton
sample-token-spill = Plusieurs jetons
sample-message-take = Lettre de change
sample-rat = Rat
sample-prestige = Prestige
sample-prestige-lost = Prestige perdu
sample-carriage-step = Calèche
sample-page = Page
sample-notredame = Rosace
