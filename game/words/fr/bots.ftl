# Les robots à la table : conseils, qui joue à quelle place, et revoir ce qu’ils ont fait.

## Conseils : pourquoi un coup est bon. La phrase continue après « Le mieux : »
hint-keeps-rat-below = votre cube Rat finit le tour sur { $rat } ; au-delà de { $limit }, la peste frappe.
hint-kills-rats = chasse { $rats ->
        [one] un rat
       *[other] { $rats } rats
    } ; votre cube Rat est alors sur { $rat }.
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
hint-strengthens = prépare la suite : { $sector }, { $influence ->
        [one] { $influence } cube
       *[other] { $influence } cubes
    }.
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

## Conseils comparés : ce qu’un coup a de plus ou de moins qu’un autre, comme
## « 2 pièces de plus et pas de peste, mais 3 points de prestige de moins, par rapport au choix 2. »
hint-more-plague = peste évitée
hint-more-prestige =
    { $n ->
        [one] { $n } point de prestige de plus
       *[other] { $n } points de prestige de plus
    }
hint-more-coins =
    { $n ->
        [one] { $n } pièce de plus
       *[other] { $n } pièces de plus
    }
hint-more-cubes =
    { $n ->
        [one] { $n } cube de plus en réserve personnelle
       *[other] { $n } cubes de plus en réserve personnelle
    }
hint-more-rat = { $n ->
        [one] { $n } case de moins pour votre cube Rat après ce tour
       *[other] { $n } cases de moins pour votre cube Rat après ce tour
    }
hint-more-messages =
    { $n ->
        [one] { $n } lettre de change de plus
       *[other] { $n } lettres de change de plus
    }
hint-more-cathedral =
    { $n ->
        [one] { $n } cube de plus à Notre-Dame
       *[other] { $n } cubes de plus à Notre-Dame
    }
hint-more-bonus = { $n ->
        [one] { $n } point de plus par le parc à chaque gain
       *[other] { $n } points de plus par le parc à chaque gain
    }
hint-more-influence = { $n ->
        [one] { $n } cube de plus { $where }
       *[other] { $n } cubes de plus { $where }
    }
hint-more-message-near =
    { $n ->
        [one] { $n } lettre de change de plus à un marché de distance
       *[other] { $n } lettres de change de plus à un marché de distance
    }
hint-less-plague = la peste frappe
hint-less-prestige =
    { $n ->
        [one] { $n } point de prestige de moins
       *[other] { $n } points de prestige de moins
    }
hint-less-coins =
    { $n ->
        [one] { $n } pièce de moins
       *[other] { $n } pièces de moins
    }
hint-less-cubes =
    { $n ->
        [one] { $n } cube de moins en réserve personnelle
       *[other] { $n } cubes de moins en réserve personnelle
    }
hint-less-rat = { $n ->
        [one] { $n } case de plus pour votre cube Rat après ce tour
       *[other] { $n } cases de plus pour votre cube Rat après ce tour
    }
hint-less-messages =
    { $n ->
        [one] { $n } lettre de change de moins
       *[other] { $n } lettres de change de moins
    }
hint-less-cathedral =
    { $n ->
        [one] { $n } cube de moins à Notre-Dame
       *[other] { $n } cubes de moins à Notre-Dame
    }
hint-less-bonus = { $n ->
        [one] { $n } point de moins par le parc à chaque gain
       *[other] { $n } points de moins par le parc à chaque gain
    }
hint-less-influence = { $n ->
        [one] { $n } cube de moins { $where }
       *[other] { $n } cubes de moins { $where }
    }
hint-less-message-near =
    { $n ->
        [one] { $n } lettre de change de moins à un marché de distance
       *[other] { $n } lettres de change de moins à un marché de distance
    }
hint-in-cloister = au séminaire
hint-in-bank = à la banque
hint-in-residence = à la résidence
hint-in-carriage = au relais
hint-in-hotel = à l’auberge
hint-in-park = au parc
hint-in-hospital = à l’hôpital
hint-and = { $first } et { $last }
hint-other = au choix { $number }
hint-other-drafted = au choix { $number } (si la carte choisie est jouée ce tour-ci)
hint-against-more = { $more }, par rapport { $other }.
hint-against-but = { $more }, mais { $less }, par rapport { $other }.
hint-against-later = { $more }, mais { $less }, par rapport { $other } – cela vaut la peine, il reste { $left ->
        [one] un tour
       *[other] { $left } tours
    }.
hint-against-less-best = { $less }, par rapport { $other }, mais mieux pour la suite.
hint-against-less = { $less }, par rapport { $other }.
hint-against-even-best = rapporte autant sur le moment que le choix { $number }, et vaut mieux pour la suite.
hint-against-even = rapporte autant sur le moment que le choix { $number }, mais vaut moins pour la suite.

hint-best = Le mieux : { $why }
hint-next = { $behind ->
        [0] Choix { $number }, presque aussi bon : { $why }
        [one] Choix { $number }, environ { $behind } point de moins : { $why }
       *[other] Choix { $number }, environ { $behind } points de moins : { $why }
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
manner-begs = Connaît chaque pièce : aime la banque et se promène en calèche.
manner-entertains = Reçoit : aime le parc et une belle résidence.
manner-lodges = Vit dans les tavernes : aime l’auberge et l’argent de la banque.
manner-nurses = Soigne les malades : aime l’hôpital et le calme du séminaire.
manner-hoards = Amasse : aime la banque et la résidence.

## Showing once more
bots-again = Revoir ce qui vient de se passer
bots-nothing-again = Il n’y a encore rien à revoir.
