# Les robots à la table : conseils, qui joue à quelle place, et revoir ce qu’ils ont fait.

## Conseils : pourquoi un coup est bon. La phrase continue après « Le mieux : »
hint-keeps-rat-below = votre rat finit la manche à { $rat } ; au-delà de { $limit }, la peste frappe.
hint-kills-rats = tue { $rats ->
        [one] un rat
       *[other] { $rats } rats
    } ; votre rat est alors à { $rat }.
hint-pays = rapporte { $prestige } prestige tout de suite.
hint-pays-and-shares = rapporte { $prestige } prestige, et encore { $share } à la fin de la période en l’état.
hint-shares = un cube à Notre-Dame rapporte { $share } prestige à la fin de la période en l’état.
hint-takes-message = prend un message{ $prestige ->
        [0] { "" }
       *[other] {" "}et rapporte { $prestige } prestige
    }.
hint-gains-coins = rapporte { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
hint-gains-cubes = apporte { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } à votre réserve.
hint-raises-park = votre parc ajoute alors { $bonus } à tout prestige gagné.
hint-strengthens = prépare la suite avec { $influence } d’influence ({ $sector }).
hint-keeps-rats-away = éloigne de vous { $rats ->
        [0] les rats
        [one] le rat
       *[other] les { $rats } rats
    } de cette manche.
hint-saves-coins = { $coins ->
        [0] rien ici ne vaut son prix.
        [one] garde votre pièce pour mieux.
       *[other] garde vos { $coins } pièces pour mieux.
    }
hint-least-missed = c’est ce qui vous manquera le moins : { $place }.
hint-keeps-cubes = vos cubes valent plus là où ils sont.
hint-pays-later = portera ses fruits plus tard.

hint-best = Le mieux : { $why }
hint-next = { $behind ->
        [0] Presque aussi bien ({ $number }) : { $why }
       *[other] Ensuite ({ $number }), environ { $behind } prestige de moins : { $why }
    }
hint-thinking = Les coups sont pesés …
hint-none = Aucun conseil n’a pu être trouvé cette fois.
hint-not-now = Il y a un conseil chaque fois que vous avez à choisir.

## Qui joue à quelle place
bots-players = Joueurs
bots-players-done = Terminé
bots-plays-now = Un robot joue désormais pour { $name }.
bots-back = { $name } joue de nouveau.

## Comment jouent les personnages du roman
manner-bells = Sonne pour Notre-Dame : la cathédrale et l’hôpital lui sont chers.
manner-wanders = Vagabonde : aime la calèche et les promenades au parc.
manner-studies = Étudie la nuit : d’abord l’école du cloître et la cathédrale.
manner-promenades = Se promène : aime le parc et une chambre à l’hôtel.
manner-shows-off = Parade : aime la résidence et un bon hôtel.
manner-begs = Connaît chaque pièce : aime la banque et roule en calèche.
manner-entertains = Reçoit : aime le parc et une belle résidence.
manner-lodges = Vit à l’auberge : aime l’hôtel et l’argent de la banque.
manner-nurses = Soigne : aime l’hôpital et le calme du cloître.
manner-hoards = Amasse : aime la banque et la résidence.

## Showing once more
bots-again = Revoir ce qui vient de se passer
bots-nothing-again = Il n’y a rien à revoir.
