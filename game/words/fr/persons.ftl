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

person-effect-hostess = Gagnez 3 points de prestige et choisissez : une pièce d’or, un cube de la réserve commune, ou un rat en moins.
person-effect-monk = Recevez 2 cubes de la réserve commune et gagnez 1 point de prestige.
person-effect-moneylender = Recevez 2 pièces d’or et gagnez 1 point de prestige.
person-effect-minstrel = Déplacez 1 à 3 de vos pions (cubes, confident) de l’un de vos bâtiments vers un autre. Ni depuis ni vers Notre-Dame. Aucune action ne suit.
person-effect-fool = Déplacez un de vos cubes ou votre confident de l’un de vos bâtiments vers un autre{ $notredame ->
        [yes] , ou un cube de Notre-Dame vers un bâtiment
       *[no] {""}
    }. Effectuez ensuite l’action du nouveau bâtiment.
person-effect-doctor = Pour la peste de ce tour, les rats des trois personnages comptent 0 pour vous. Votre hôpital agit quand même.
person-effect-cityguard = Gagnez 1 point de prestige pour chaque cube que vous avez sur le plateau, et pour votre confident : dans vos bâtiments et à Notre-Dame.
person-effect-nightwatchman = Gagnez 1 point de prestige pour chacun de vos 7 bâtiments qui est vide.
person-effect-bishop = Placez un cube de la réserve commune sur l’un de vos bâtiments vides, puis effectuez l’action de ce bâtiment.
person-effect-guildmaster = Gagnez 2 points de prestige pour chacun de vos bâtiments où vous avez au moins 2 cubes.
person-effect-beggarking = Gagnez 1 point de prestige pour chaque case de la piste d’épidémie devant votre cube Rat, jusqu’à la case 9.
person-effect-advocate = Gagnez 3 points de prestige pour chaque paire de lettres de change que vous avez collectées.
person-effect-lady = Gagnez autant de points de prestige que vous avez de cubes dans votre bâtiment majoritaire.
person-effect-mayor = Gagnez 3 points de prestige pour chacun de vos bâtiments où vous avez au moins 3 cubes.
person-effect-carpenter = Gagnez 1 point de prestige pour chacun de vos bâtiments où vous avez au moins 1 cube.
person-effect-administrator = Gagnez autant de points de prestige que vous en avez déjà. C’est un seul gain : le parc n’ajoute son bonus qu’une fois.
person-effect-nurse = Placez un cube de la réserve commune sur votre hôpital et chassez un rat. Sans cube, vous chassez quand même le rat.
person-effect-scholar = Jouez aussi votre troisième carte et effectuez son action, en plaçant un cube comme d’habitude. La carte reste ensuite face visible.
person-effect-priest = Placez un cube de la réserve commune à Notre-Dame. Rien d’autre ne se passe.
person-effect-prosecutor = Effectuez l’action d’un de vos bâtiments où vous avez au moins 1 cube. Aucun cube n’est placé.
person-effect-bellringer = Gagnez 3 points de prestige pour chacun de vos cubes à Notre-Dame.
person-effect-spy = Regardez en secret et dans leur ordre les personnages gris encore à venir. Gagnez 2 points de prestige.
person-effect-gypsies = Remettez dans la réserve commune autant de vos cubes du plateau que vous voulez, ceux de Notre-Dame compris, mais jamais le confident. Gagnez 2 points de prestige pour chacun, en un seul gain.
person-effect-coachman = Choisissez un type de lettre de change que vous possédez et recevez à nouveau le bonus de toutes vos lettres de ce type, en un seul gain. Une lettre à cube rapporte { $cube ->
        [one] { $cube } point
       *[other] { $cube } points
    } de prestige et un cube.
person-effect-butcher = Placez un cube de la réserve commune sur chacun de vos bâtiments vides, sans effectuer leurs actions. S’il manque des cubes, choisissez où les placer.
person-effect-patron = Rendez autant de pièces d’or que vous voulez à la réserve commune et chassez un rat pour chacune.
person-effect-merchant = Recevez 1 pièce d’or pour chaque marché de votre quartier sans lettre de change, le marché central compris.
person-effect-innkeeper = Gagnez 2 points de prestige pour chaque cube dans votre auberge.
person-effect-councillor = Corrompez jusqu’à 2 autres personnages, l’un après l’autre, pour une pièce chacun : deux différents, ou deux fois le même, mais pas une nouvelle fois le conseiller.
person-effect-guard = Gagnez 3 points de prestige pour chaque paire de vos cubes dans la réserve commune.
person-effect-gravedigger = Gagnez autant de points de prestige qu’il y a de rats sur les trois personnages de ce tour, le fossoyeur compris.
person-effect-actress = Déplacez tous vos pions de l’un de vos bâtiments vers un autre, puis effectuez l’action de ce bâtiment.
person-effect-mistress = Placez un cube de la réserve commune sur le bâtiment de votre confident, puis effectuez l’action de ce bâtiment. Si le confident est encore devant vous, rien ne se passe.

person-rats = { $n ->
        [0] Aucun rat.
        [one] { $n } rat.
       *[other] { $n } rats.
    }
person-brown = L’un des six personnages qui viennent à chaque manche.
person-grey = Manche { $letter } : ne vient qu’une fois dans la partie.
person-cost = Corruption : { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }.
persons-in-play = Personnages gris de cette partie
persons-rats-now = { $n ->
        [one] { $n } rat pour la peste de ce tour
       *[other] { $n } rats pour la peste de ce tour
    }
persons-brown-ahead = { $n ->
        [0] plus aucun personnage brun à venir dans la manche
        [one] { $n } personnage brun encore à venir dans la manche
       *[other] { $n } personnages bruns encore à venir dans la manche
    }
persons-grey-ahead = { $n ->
        [0] plus aucun personnage gris à venir
        [one] { $n } personnage gris encore à venir
       *[other] { $n } personnages gris encore à venir
    }

own-persons-title = Personnages à soi
own-content-title = Personnages et éditions à soi
own-content-short = Contenus à soi
own-content-how = Déposez des fichiers tels que baker.person.toml ou family.edition.toml sur la fenêtre, ou dans les dossiers « persons » et « editions » du dossier { $folder }. Le chapitre « Personnages et éditions à soi » des règles dit comment les écrire. Les parties qui en ont ne sont jamais classées.
own-content-replaced = À la place d’un autre contenu de même clé : { $names }. Les parties commencées gardent ce qu’elles avaient.
own-content-lost = Absent de la prochaine partie, car le fichier a disparu ou contient une erreur : { $names }.
own-content-changed = Modifié dans son fichier depuis qu’il a été choisi : { $names }. La prochaine partie en tient compte.
own-content-only-here = Seulement dans cette partie, et pas parmi vos fichiers : { $names }. Les règles disent leurs effets ; les images restent avec les fichiers.
own-content-differs = Vos fichiers disent autre chose à présent : { $names }. Cette partie garde ce qu’elle avait.
own-content-mistakes = Certains fichiers contiennent des erreurs ; la page les montre.
own-persons-hint = Si ce personnage participe à la prochaine partie.
own-persons-brown = Remplace { $person } parmi les six qui viennent à chaque manche.
own-persons-grey = Rejoint les personnages gris de la manche { $letter }, dont trois sont tirés.
own-persons-taken = Choisis pour la prochaine partie : { $names }.
own-persons-wrong = Ce qui ne va pas dans les fichiers :
own-editions-title = Édition à soi
own-editions-hint = Si cette édition est proposée pour la prochaine partie.
own-editions-taken = Prêt pour la prochaine partie : { $names }.
