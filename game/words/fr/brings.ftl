# Ce qu’un choix rapporterait, en une ligne sous la question.

brings-line = { $thing } : { $gains }
brings-card-now = { $thing } (maintenant) : { $gains }
brings-and = { $first }, { $next }
brings-nothing = aucun effet
brings-influence = 1 cube placé, sans autre effet
brings-prestige = { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
brings-prestige-park = { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    } (dont { $park } grâce au parc)
brings-coins = { $n ->
        [one] +{ $n } pièce
       *[other] +{ $n } pièces
    }
brings-paid = { $n ->
        [one] −{ $n } pièce
       *[other] −{ $n } pièces
    }
brings-cubes = { $n ->
        [one] +{ $n } cube
       *[other] +{ $n } cubes
    }
brings-placed = { $n ->
        [one] { $n } cube de la réserve commune placé
       *[other] { $n } cubes de la réserve commune placés
    }
brings-lost = { $n ->
        [one] { $n } cube rendu à la réserve commune
       *[other] { $n } cubes rendus à la réserve commune
    }
brings-killed = { $n ->
        [one] { $n } rat en moins
       *[other] { $n } rats en moins
    }
brings-rat = cube Rat { $before } → { $after }
brings-plague = { $beyond ->
        [yes] la peste frappe
       *[no] puis case { $after } après la peste
    }
brings-rat-plague = { $beyond ->
        [yes] la peste frappe (cube Rat au-delà de 9)
       *[no] cube Rat sur la case { $after } après la peste
    }
brings-share = un cube à Notre-Dame vaut { $after ->
        [one] { $after } point
       *[other] { $after } points
    } (contre { $before } avant)
brings-share-still = un cube à Notre-Dame vaut toujours { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    }
brings-rats = cube Rat { $before } → { $after }
brings-rats-strike = cube Rat { $before } → au-delà de 9 ({ $prestige ->
        [one] −{ $prestige } point
       *[other] −{ $prestige } points
    }, −1 cube)
brings-then-drive = { $messages ->
        [0] aucune lettre de change à portée
        [one] { $messages } lettre de change à portée
       *[other] { $messages } lettres de change à portée
    }
brings-then-donate = jusqu’à { $prestige ->
        [one] +{ $prestige } point
       *[other] +{ $prestige } points
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
brings-then-friend = l’action du nouveau bâtiment du confident
brings-then-benefit = un bonus au choix
brings-then-take = il faut prendre un cube ailleurs
brings-then-minstrel-from = 1 à 3 pions à déplacer
brings-then-fool-from = un pion à déplacer, puis l’action du nouveau bâtiment
brings-then-actress-from = tous les pions d’un bâtiment à déplacer, puis l’action du nouveau
brings-then-goal = pions à déplacer vers un bâtiment au choix
brings-then-place = vous choisissez où va le cube
brings-then-activate = l’action d’un bâtiment au choix
brings-then-remove = +2 points par cube rendu
brings-then-spend = un rat chassé par pièce rendue
brings-then-repeat = un type de lettres de change rapporte de nouveau
brings-then-hire = d’autres personnages, une pièce chacun
brings-then-choose = un effet au choix parmi plusieurs
brings-then-own-move = pions à déplacer
brings-then-other = vous choisissez encore
brings-barred = Vous ne pouvez pas prendre cette lettre de change maintenant
brings-empty = Aucune lettre de change ici
