# Le livret de règles. Dans un chapitre, chaque ligne est un paragraphe ; « = » commence un titre et
# « @image » met une image devant le paragraphe (les images sont dans game/screens/rules/rulebook.py).

rules-title = Règles
rules-search = Tapez pour chercher
rules-search-pad = Chercher
rules-nothing = Rien dans les règles ne contient « { $text } ».
rules-chapters = Chapitre
rules-read = Défiler
rules-clear = Effacer la recherche
rules-close = Fermer
rules-period = Période { $letter }

rules-chapter-goal = But du jeu
rules-chapter-pieces = Matériel et mots
rules-chapter-setup = Préparation
rules-chapter-round = Une manche
rules-chapter-cards = Cartes Action
rules-chapter-messages = Calèche et lettres
rules-chapter-gaining = Les gains
rules-chapter-hiring = Corrompre
rules-chapter-brown = Personnages marron
rules-chapter-grey = Personnages gris
rules-chapter-new = Nouveaux personnages
rules-chapter-plague = La peste
rules-chapter-notredame = Notre-Dame
rules-chapter-end = Fin de la partie
rules-chapter-editions = Éditions
rules-chapter-rulings = Précisions

rules-text-goal =
    Paris, à la fin du quatorzième siècle. Vous êtes l’un des puissants de la ville, et votre quartier s’étend à l’ombre de Notre-Dame.
    @icons/card Avec des cartes Action, vous envoyez des cubes dans les bâtiments de votre quartier. Plus un bâtiment a d’influence, plus il rapporte.
    @persons/monk Avec des pièces, vous corrompez des personnages ; chacun vous rend un service.
    @icons/rat Pendant ce temps, les rats se rassemblent. La peste frappe qui les néglige.
    @icons/prestige Après neuf manches, le plus grand prestige gagne.
rules-text-pieces =
    @areas/residence Votre quartier a 7 bâtiments autour d’un marché : séminaire, banque, résidence, relais de calèches, auberge, parc et hôpital. La huitième case est le port, avec votre piste d’épidémie.
    @pieces/blue_cube Vous avez 14 cubes. Ceux de votre réserve personnelle sont prêts à être posés ; ceux de la réserve commune restent à gagner. Les autres sont sur le plateau.
    @pieces/blue_pawn Votre confident est sur l’un de vos bâtiments ou attend devant vous. Il ne va jamais à Notre-Dame.
    = Influence
    L’influence d’un bâtiment est le nombre de vos cubes, plus un si le confident s’y trouve. Un bâtiment est vide quand son influence est 0.
    @pieces/coin Les pièces d’or paient les personnages et les dons à Notre-Dame.
    @icons/prestige Le prestige décide de la partie. D’habitude, personne ne voit celui des autres.
    @icons/rat_kill « Un rat en moins » : votre rat recule d’une case, jamais sous 0.
    @pieces/bellringer Le sonneur de cloches montre qui commence la manche.
rules-text-setup =
    Les quartiers entourent la cathédrale, dans l’ordre des places. À deux, les joueurs sont face à face ; entre eux se trouvent deux quartiers que personne ne joue, avec leurs lettres de change.
    @pieces/coin Chacun commence avec 3 pièces d’or,
    @pieces/blue_cube 4 cubes dans sa réserve personnelle et 10 dans la réserve commune,
    @pieces/blue_pawn le confident en main,
    @icons/carriage la calèche sur le marché central, et le rat sur 0.
    @messages/token Les quatre lettres de change de chaque couleur sont placées au hasard sur les quatre marchés extérieurs de leur quartier.
    @icons/card Chacun mélange ses 9 cartes Action.
    @persons/monk Les 6 personnages marron sont mélangés. Des gris, A vient d’abord, puis B, puis C.
    Un joueur tiré au sort prend le sonneur de cloches.
rules-text-round =
    La partie a trois périodes, A, B et C, de trois manches chacune. Chaque manche a cinq phases.
    = 1. Personnages
    @persons/monk Deux personnages marron et un gris sont révélés. On peut les corrompre dans cette manche, et leurs rats comptent pour la peste.
    = 2. Choisir les cartes
    @icons/card Piochez 3 de vos cartes, gardez-en une et passez-en deux à gauche. Des deux reçues, gardez-en une et passez l’autre. La dernière carte vous revient. Vous avez alors 3 cartes. À deux joueurs, la dernière carte revient à son propriétaire.
    = 3. Jouer les cartes
    @icons/hand À partir du sonneur de cloches, chacun joue une carte et effectue son action ; puis encore un tour. La troisième carte est défaussée face cachée.
    = 4. Corruption
    @pieces/coin À partir du sonneur de cloches, chacun peut corrompre un des trois personnages pour une pièce.
    = 5. Peste
    @icons/plague Les rats des trois personnages arrivent chez tous.
    = Après la manche
    @pieces/bellringer Le sonneur de cloches passe à gauche. Toutes les trois manches, Notre-Dame paie et toutes les cartes Action reviennent à leurs propriétaires.
rules-text-cards =
    Chaque carte Action, sauf le confident, demande un cube : placez-en d’abord un de votre réserve personnelle sur le bâtiment, puis effectuez l’action avec toute l’influence qui s’y trouve.
    = Plus de cube en réserve ?
    @pieces/blue_cube Prenez un de vos cubes ailleurs sur le plateau, Notre-Dame comprise, ou renoncez à l’action. Le confident ne peut pas servir à cela.
    = Les cartes
rules-text-messages =
    @icons/carriage Avec le relais, votre calèche va de marché en marché, un pas par influence, dans toutes les rues du plateau. Moins de pas sont permis, même aucun. Les calèches ne se gênent pas.
    @messages/token Là où elle s’arrête, vous pouvez prendre la lettre de change du marché.
    @message_coin 1 point de prestige et une pièce d’or
    @message_cube { $cube } points de prestige et un cube
    @message_rat 3 points de prestige et un rat en moins
    @message_plain 4 points de prestige
    = Quelles couleurs
    Vous ne pouvez prendre une couleur que si vous n’en avez pas plus que de chaque autre couleur encore sur le plateau. D’abord une de chaque couleur, donc, puis la deuxième. Le type de lettre n’y change rien.
rules-text-gaining =
    @icons/prestige Prestige : chaque paire d’influence dans votre parc ajoute 1 à chaque gain. Un effet est un seul gain, de quoi qu’il se compose ; un gain de 0 ne reçoit rien.
    @pieces/blue_cube Les cubes viennent de la réserve commune. Quand elle est vide, le reste est perdu.
    @pieces/coin { $limited ->
        [yes] Les pièces viennent de la banque ; il y en a 25. Ce qui manque vient de l’adversaire le plus riche, pièce par pièce ; à égalité, du plus proche à votre gauche.
       *[no] Les pièces viennent de la banque, qui n’en manque jamais.
    }
rules-text-hiring =
    @persons/monk Dans la quatrième phase, vous pouvez corrompre un des trois personnages pour une pièce ; son effet est immédiat. Plusieurs joueurs peuvent corrompre le même. Sans pièce, on passe votre tour.
    @pieces/coin La pièce va à la banque. Vous pouvez aussi ne corrompre personne.
    Les trois personnages partent après la manche. Les marron sont mélangés à chaque période : chacun des six y vient une fois ; chaque gris vient une fois dans la partie.
rules-text-brown =
    Ces six-là viennent à chaque période.
rules-text-grey =
    Chacun vient une fois : A dans la première période, B dans la deuxième, C dans la troisième.
rules-text-new =
    Avec les nouveaux personnages, il y a 27 gris. Trois de chaque lettre sont tirés pour la partie, et tous voient lesquels y participent.
rules-text-plague =
    @icons/rat Additionnez les rats des trois personnages de la manche, corrompus ou non. Votre rat avance d’autant de cases,
    @areas/hospital moins l’influence dans votre hôpital. Avec plus d’influence que de rats, il recule, jamais sous 0.
    @icons/doctor Avec le médecin, les rats des personnages comptent 0 pour vous.
    = Au-delà de 9
    @icons/plague Votre rat reste sur 9. Vous perdez 2 points de prestige, et un cube du bâtiment de votre quartier le plus influent va dans la réserve commune. Le confident compte, mais n’est jamais pris. À égalité, vous choisissez.
rules-text-notredame =
    @cards/notredame Avec cette carte, vous offrez 1, 2 ou 3 pièces et placez un cube dans la cathédrale. Vous gagnez 1, 3 ou 6 points de prestige.
    = Après les manches 3, 6 et 9
    @icons/prestige À 2, 3, 4 ou 5 joueurs, 6, 8, 10 ou 12 points de prestige sont partagés entre tous les cubes de la cathédrale, arrondis vers le bas. La part de chacun est un seul gain, parc compris.
    @pieces/blue_cube Puis tous ces cubes retournent dans la réserve commune.
rules-text-end =
    @icons/prestige Après la neuvième manche et le dernier partage de Notre-Dame, le plus grand prestige gagne.
    @pieces/coin À égalité, on compte les pièces et les cubes en réserve personnelle. Ceux qui restent à égalité partagent la victoire.
rules-text-editions =
    Les règles ont été imprimées plusieurs fois, avec de petites différences. Chacune se choisit à part.
    = Dans cette partie
    @areas/hotel L’auberge donne deux gains à partir de { $double } d’influence.
    @pieces/coin { $limited ->
        [yes] Il y a 25 pièces d’or.
       *[no] Les pièces ne manquent jamais.
    }
    @persons/monk { $fool ->
        [yes] Le fou peut prendre un cube à Notre-Dame.
       *[no] Le fou ne peut pas prendre de cube à Notre-Dame.
    }
    @message_cube La lettre à cube rapporte { $cube } de prestige.
    @icons/card { $decline ->
        [yes] Une carte peut être jouée sans effet.
       *[no] Qui joue une carte effectue son action, si c’est possible.
    }
    = Les éditions
    10e anniversaire : deux gains à partir de 3, 25 pièces, pas de cube de Notre-Dame pour le fou, 2 de prestige.
    alea 2007 : deux gains à partir de 4, 25 pièces, le fou peut, 2 de prestige.
    Rio Grande 2007 : deux gains à partir de 4, les pièces ne manquent jamais, le fou peut, 2 de prestige.
    BlueBear en ligne : deux gains à partir de 4, 25 pièces, le fou peut, 1 de prestige, et une carte peut être jouée sans effet.
rules-text-rulings =
    Là où les règles imprimées se taisent, voici comment on joue ici.
    On peut corrompre un personnage même si son effet ne donne rien.
    Qui a moins de 2 points de prestige quand la peste frappe perd ce qu’il a.
    Parmi des bâtiments à égalité, seuls ceux qui ont un cube peuvent en perdre un. Si aucun n’en a, rien n’est perdu.
    Un effet qui donne 0 point de prestige ne reçoit pas de bonus du parc.
    Réserve vide : le cube n’est jamais pris à l’endroit même où il doit aller.
    Une calèche qui reste sur place peut prendre la lettre qui s’y trouve.
    Un gain impossible, comme un rat en moins quand il est sur 0, n’est proposé ni par l’auberge ni par la serveuse.
    Évêque, fou, ménestrel, procureur, actrice et boucher font ce qu’ils peuvent ; s’il n’y a rien à déplacer ou à poser, rien ne se passe.
    Le procureur a besoin d’un bâtiment avec de l’influence.
    Le prestige du cocher est un seul gain, celui des gens du voyage aussi.
    Pour le marchand, le marché central compte comme un marché sans lettre.
    Qui agit par un personnage ne pose pas de second cube. Réserve commune vide : l’évêque et l’amante ne font rien, et l’infirmière écarte quand même son rat.
