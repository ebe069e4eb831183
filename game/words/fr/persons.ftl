# Personnages : leurs noms, et leurs privilèges en une à quatre phrases.

person-hostess = Serveuse
person-monk = Moine
person-moneylender = Usurier
person-minstrel = Ménestrel
person-fool = Fou
person-doctor = Médecin
person-cityguard = Soldat
person-nightwatchman = Veilleur de nuit
person-bishop = Évêque
person-guildmaster = Maître de guilde
person-beggarking = Roi des mendiants
person-advocate = Avocat
person-lady = Dame d’honneur
person-mayor = Maire
person-carpenter = Charpentier
person-administrator = Administrateur
person-nurse = Infirmière
person-scholar = Érudit
person-priest = Prêtre
person-prosecutor = Procureur
person-bellringer = Sonneur de cloches
person-spy = Espion
person-gypsies = Gens du voyage
person-coachman = Cocher
person-butcher = Boucher
person-patron = Mécène
person-merchant = Marchand
person-innkeeper = Aubergiste
person-councillor = Conseiller
person-guard = Garde
person-gravedigger = Fossoyeur
person-actress = Actrice
person-mistress = Amante

person-effect-hostess = Gagnez 3 points de prestige et choisissez : une pièce d’or, un cube de la réserve commune, ou un rat en moins.
person-effect-monk = Recevez 2 cubes de la réserve commune et gagnez 1 point de prestige.
person-effect-moneylender = Recevez 2 pièces d’or et gagnez 1 point de prestige.
person-effect-minstrel = Déplacez 1 à 3 de vos pions, cubes ou confident, de l’un de vos bâtiments vers un autre. Notre-Dame est exclue. L’action du bâtiment n’est pas effectuée.
person-effect-fool = Déplacez un de vos cubes ou votre confident de l’un de vos bâtiments vers un autre{ $notredame ->
        [yes] , ou un cube de Notre-Dame vers un bâtiment
       *[no] {""}
    }. Effectuez ensuite l’action de son nouveau bâtiment.
person-effect-doctor = Pour la peste de ce tour, les rats des trois personnages ne comptent pas pour vous. Votre hôpital agit quand même.
person-effect-cityguard = Gagnez 1 point de prestige pour chaque influence que vous avez sur le plateau : dans vos bâtiments et à Notre-Dame.
person-effect-nightwatchman = Gagnez 1 point de prestige pour chacun de vos 7 bâtiments qui est vide.
person-effect-bishop = Placez un cube de la réserve commune sur l’un de vos bâtiments vides. Effectuez ensuite l’action de ce bâtiment.
person-effect-guildmaster = Gagnez 2 points de prestige pour chacun de vos bâtiments où vous avez au moins 2 d’influence.
person-effect-beggarking = Gagnez 1 point de prestige pour chaque case de la piste d’épidémie au-dessus de votre rat, jusqu’à la case 9.
person-effect-advocate = Gagnez 3 points de prestige pour chaque paire de lettres de change que vous avez collectées.
person-effect-lady = Gagnez autant de points de prestige que vous avez d’influence dans votre bâtiment le plus fort.
person-effect-mayor = Gagnez 3 points de prestige pour chacun de vos bâtiments où vous avez au moins 3 d’influence.
person-effect-carpenter = Gagnez 1 point de prestige pour chacun de vos bâtiments où vous avez au moins 1 d’influence.
person-effect-administrator = Gagnez autant de points de prestige que vous en avez déjà. C’est un seul gain : le parc n’ajoute son bonus qu’une fois.
person-effect-nurse = Placez un cube de la réserve commune sur votre hôpital et reculez votre rat d’une case. Sans cube, le rat recule quand même.
person-effect-scholar = Effectuez l’action de votre troisième carte, comme si vous la jouiez, cube compris. La carte est ensuite montrée à tous.
person-effect-priest = Placez un cube de la réserve commune à Notre-Dame. Rien d’autre ne se passe.
person-effect-prosecutor = Effectuez l’action d’un de vos bâtiments où vous avez au moins 1 d’influence, tel qu’il est. Aucun cube n’est posé.
person-effect-bellringer = Gagnez 3 points de prestige pour chacun de vos cubes à Notre-Dame.
person-effect-spy = Regardez, vous seul et dans leur ordre, les personnages gris encore à venir. Gagnez 2 points de prestige.
person-effect-gypsies = Remettez autant de vos cubes que vous voulez du plateau, Notre-Dame comprise, dans la réserve commune ; jamais le confident. Gagnez 2 points de prestige pour chacun, en un seul gain.
person-effect-coachman = Choisissez un type de lettre de change que vous possédez. Vous recevez à nouveau le bonus de toutes vos lettres de ce type, en un seul gain. Une lettre à cube vaut { $cube } points de prestige et un cube.
person-effect-butcher = Placez un cube de la réserve commune sur chacun de vos bâtiments vides, sans effectuer leurs actions. S’il manque des cubes, vous choisissez où.
person-effect-patron = Rendez autant de pièces d’or que vous voulez et reculez votre rat d’une case pour chacune.
person-effect-merchant = Recevez 1 pièce d’or pour chaque marché de votre quartier sans lettre de change, le marché central compris.
person-effect-innkeeper = Gagnez 2 points de prestige pour chaque influence dans votre auberge.
person-effect-councillor = Corrompez jusqu’à 2 autres personnages, l’un après l’autre, pour une pièce chacun : deux différents, ou deux fois le même. Pas une nouvelle fois le conseiller.
person-effect-guard = Gagnez 3 points de prestige pour chaque paire de vos cubes dans la réserve commune.
person-effect-gravedigger = Gagnez autant de points de prestige qu’il y a de rats sur les trois personnages de ce tour, le fossoyeur compris.
person-effect-actress = Déplacez tous vos pions de l’un de vos bâtiments vers un autre. Effectuez ensuite l’action de leur nouveau bâtiment.
person-effect-mistress = Placez un cube de la réserve commune sur le bâtiment de votre confident. Effectuez ensuite l’action de ce bâtiment. Rien ne se passe si le confident est en main.

person-rats = { $n ->
        [0] Aucun rat.
        [one] { $n } rat.
       *[other] { $n } rats.
    }
person-brown = L’un des six personnages qui viennent à chaque période.
person-grey = Période { $letter } : ne vient qu’une fois dans la partie.
person-cost = Corruption : { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }.
persons-plague = Peste
persons-in-play = Personnages gris de cette partie
persons-rats-now = { $n ->
        [one] rat pour la peste de cette manche
       *[other] rats pour la peste de cette manche
    }
persons-brown-ahead = { $n ->
        [one] personnage brun à venir dans la période
       *[other] personnages bruns à venir dans la période
    }
persons-grey-ahead = { $n ->
        [one] personnage gris à venir
       *[other] personnages gris à venir
    }
