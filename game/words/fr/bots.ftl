# Les robots à la table : conseils, qui joue à quelle place, et revoir ce qu’ils ont fait.

## Conseils : pourquoi un coup est bon. La phrase continue après « Le mieux : »
hint-keeps-rat-below = votre rat finit le tour sur { $rat } ; au-delà de { $limit }, la peste frappe.
hint-kills-rats = chasse { $rats ->
        [one] un rat
       *[other] { $rats } rats
    } ; votre rat est alors sur { $rat }.
hint-pays = rapporte { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige tout de suite.
hint-pays-and-shares = rapporte { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige, et en l’état encore { $share } à la fin de la manche.
hint-shares = en l’état, un cube à Notre-Dame rapporte { $share ->
        [one] { $share } point
       *[other] { $share } points
    } de prestige à la fin de la manche.
hint-takes-message = prend une lettre de change{ $prestige ->
        [0] { "" }
        [one] {" "}et rapporte { $prestige } point de prestige
       *[other] {" "}et rapporte { $prestige } points de prestige
    }.
hint-gains-coins = rapporte { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
hint-gains-cubes = apporte { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } à votre réserve personnelle.
hint-raises-park = votre parc ajoute alors { $bonus } à chaque gain de prestige.
hint-strengthens = prépare la suite : { $sector }, { $influence } d’influence.
hint-keeps-rats-away = éloigne de vous { $rats ->
        [0] les rats
        [one] le rat
       *[other] les { $rats } rats
    } de ce tour.
hint-saves-coins = { $coins ->
        [0] rien ici ne vaut son prix.
        [one] garde votre pièce pour mieux.
       *[other] garde vos { $coins } pièces pour mieux.
    }
hint-least-missed = c’est ici qu’il vous manquera le moins : { $place }.
hint-keeps-cubes = vos cubes valent plus là où ils sont.
hint-pays-later = portera ses fruits plus tard.

hint-best = Le mieux : { $why }
hint-next = { $behind ->
        [0] Presque aussi bien ({ $number }) : { $why }
        [one] Ensuite ({ $number }), environ { $behind } point de moins : { $why }
       *[other] Ensuite ({ $number }), environ { $behind } points de moins : { $why }
    }
hint-thinking = Examen des coups possibles…
hint-none = Aucun conseil à donner cette fois.
hint-not-now = Un conseil vous attend chaque fois que vous avez un choix à faire.

## Qui joue à quelle place
bots-players = Joueurs
bots-players-done = Terminé
bots-plays-now = Un robot joue désormais pour { $name }.
bots-back = { $name } joue de nouveau.

## Comment jouent les personnages du roman
manner-bells = Sonne pour Notre-Dame : la cathédrale et l’hôpital lui sont chers.
manner-wanders = Vagabonde : aime la calèche et les promenades au parc.
manner-studies = Étudie la nuit : d’abord le séminaire et la cathédrale.
manner-promenades = Se promène : aime le parc et une chambre à l’auberge.
manner-shows-off = Parade : aime la résidence et une bonne auberge.
manner-begs = Connaît chaque pièce : aime la banque et roule en calèche.
manner-entertains = Reçoit : aime le parc et une belle résidence.
manner-lodges = Vit dans les tavernes : aime l’auberge et l’argent de la banque.
manner-nurses = Soigne : aime l’hôpital et le calme du séminaire.
manner-hoards = Amasse : aime la banque et la résidence.

## Showing once more
bots-again = Revoir ce qui vient de se passer
bots-nothing-again = Il n’y a encore rien à revoir.
