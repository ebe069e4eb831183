# Ce que fait un personnage à soi, écrit d’après ses étapes.

effect-sentence = { $deed }.
effect-and = { $first } et { $next }
effect-or = { $first } ; ou { $next }
effect-choose = choisissez : { $options }
effect-if-above = si { $measure } dépasse { $above }, { $deed }
effect-if-below = si { $measure } est inférieur à { $below }, { $deed }
effect-if-between = si { $measure } dépasse { $above } et reste inférieur à { $below }, { $deed }
effect-else = { $then } ; sinon, { $deed }

effect-gain-prestige = { $n ->
        [one] gagnez { $n } point de prestige
       *[other] gagnez { $n } points de prestige
    }
effect-gain-coins = { $n ->
        [one] recevez { $n } pièce d’or
       *[other] recevez { $n } pièces d’or
    }
effect-gain-cubes = { $n ->
        [one] recevez { $n } cube de la réserve commune
       *[other] recevez { $n } cubes de la réserve commune
    }
effect-gain-per = { $gain } { $per }
effect-kill = { $n ->
        [one] chassez un rat
       *[other] chassez jusqu’à { $n } rats
    }
effect-benefit = { $n ->
        [one] choisissez un bonus : une pièce d’or, un cube de la réserve commune, ou un rat en moins
       *[other] choisissez { $n } bonus : chaque fois une pièce d’or, un cube de la réserve commune, ou un rat en moins
    }
effect-place-cathedral = placez un cube de la réserve commune à Notre-Dame
effect-place-sector = placez un cube de la réserve commune { $into }
effect-place-empty = placez un cube de la réserve commune sur l’un de vos bâtiments vides
effect-place-each-empty = placez un cube de la réserve commune sur chacun de vos bâtiments vides
effect-place-friend = placez un cube de la réserve commune sur le bâtiment de votre confident
effect-activate-any = effectuez l’action d’un de vos bâtiments où vous avez au moins 1 cube
effect-activate-sector = activez { $place } si vous y avez de l’influence
effect-pay = rendez autant de pièces d’or que vous voulez à la réserve commune et chassez un rat pour chacune
effect-move-one = déplacez un de vos { $friend ->
        [yes] pions (cubes, confident)
       *[no] cubes
    } de l’un de vos bâtiments vers un autre{ $notredame ->
        [yes] , ou un cube de Notre-Dame vers un bâtiment
       *[no] {""}
    }
effect-move-some = déplacez { $n ->
        [one] un
       *[other] 1 à { $n }
    } de vos { $friend ->
        [yes] pions (cubes, confident)
       *[no] cubes
    } de l’un de vos bâtiments vers un autre
effect-move-all = déplacez tous vos { $friend ->
        [yes] pions
       *[no] cubes
    } de l’un de vos bâtiments vers un autre
effect-activated = { $deed }, puis effectuez l’action de ce bâtiment

effect-per-influence = { $every ->
        [one] pour chaque influence que vous avez sur le plateau
       *[other] par groupe de { $every } influences que vous avez sur le plateau
    }
effect-per-influence-at = { $every ->
        [one] pour chaque influence que vous avez { $here }
       *[other] par groupe de { $every } influences que vous avez { $here }
    }
effect-per-strongest-sector = { $every ->
        [one] pour chaque influence dans votre bâtiment majoritaire
       *[other] par groupe de { $every } influences dans votre bâtiment majoritaire
    }
effect-per-sector-of-friend = { $every ->
        [one] pour chaque influence dans le bâtiment de votre confident
       *[other] par groupe de { $every } influences dans le bâtiment de votre confident
    }
effect-per-sectors = { $every ->
        [one] pour chacun de vos bâtiments avec une influence d’au moins { $at }
       *[other] par groupe de { $every } bâtiments à vous avec une influence d’au moins { $at }
    }
effect-per-empty-sectors = { $every ->
        [one] pour chacun de vos bâtiments vides
       *[other] par groupe de { $every } bâtiments vides à vous
    }
effect-per-cubes-in-cathedral = { $every ->
        [one] pour chacun de vos cubes à Notre-Dame
       *[other] par groupe de { $every } cubes à vous à Notre-Dame
    }
effect-per-cubes-on-board = { $every ->
        [one] pour chacun de vos cubes sur le plateau
       *[other] par groupe de { $every } cubes à vous sur le plateau
    }
effect-per-supply = { $every ->
        [one] pour chacun de vos cubes dans la réserve commune
       *[other] par groupe de { $every } cubes à vous dans la réserve commune
    }
effect-per-coins = { $every ->
        [one] pour chacune de vos pièces d’or
       *[other] par groupe de { $every } pièces d’or que vous avez
    }
effect-per-messages = { $every ->
        [one] pour chaque lettre de change que vous avez collectée
       *[other] par groupe de { $every } lettres de change que vous avez collectées
    }
effect-per-messages-at = { $every ->
        [one] pour chaque lettre de change { $kind ->
            [coin] à pièce d’or
            [cube] à cube
            [rat] à rat
           *[plain] à prestige seul
        } que vous avez collectée
       *[other] par groupe de { $every } lettres de change { $kind ->
            [coin] à pièce d’or
            [cube] à cube
            [rat] à rat
           *[plain] à prestige seul
        } que vous avez collectées
    }
effect-per-messages-of-a-kind = { $every ->
        [one] pour chaque lettre de change du type que vous avez le plus
       *[other] par groupe de { $every } lettres de change du type que vous avez le plus
    }
effect-per-free-markets = { $every ->
        [one] pour chaque marché de votre quartier sans lettre de change
       *[other] par groupe de { $every } marchés de votre quartier sans lettre de change
    }
effect-per-spaces-above-rat = { $every ->
        [one] pour chaque case de la piste d’épidémie devant votre cube Rat
       *[other] par groupe de { $every } cases de la piste d’épidémie devant votre cube Rat
    }
effect-per-prestige = { $every ->
        [one] pour chaque point de prestige que vous avez
       *[other] par groupe de { $every } points de prestige que vous avez
    }
effect-per-rats = { $every ->
        [one] pour chaque rat sur les trois personnages de ce tour
       *[other] par groupe de { $every } rats sur les trois personnages de ce tour
    }

effect-of-influence = le total de votre influence sur le plateau
effect-of-influence-at = le total de votre influence { $here }
effect-of-strongest-sector = le total de l’influence dans votre bâtiment majoritaire
effect-of-sector-of-friend = le total de l’influence dans le bâtiment de votre confident
effect-of-sectors = le nombre de vos bâtiments avec une influence d’au moins { $at }
effect-of-empty-sectors = le nombre de vos bâtiments vides
effect-of-cubes-in-cathedral = le nombre de vos cubes à Notre-Dame
effect-of-cubes-on-board = le nombre de vos cubes sur le plateau
effect-of-supply = le nombre de vos cubes dans la réserve commune
effect-of-coins = le nombre de vos pièces d’or
effect-of-messages = le nombre de vos lettres de change
effect-of-messages-at = le nombre de vos lettres de change { $kind ->
        [coin] à pièce d’or
        [cube] à cube
        [rat] à rat
       *[plain] à prestige seul
    }
effect-of-messages-of-a-kind = le nombre de vos lettres de change du type le plus fréquent
effect-of-free-markets = le nombre de marchés de votre quartier sans lettre de change
effect-of-spaces-above-rat = le nombre de cases devant votre cube Rat
effect-of-prestige = le total de vos points de prestige
effect-of-rats = le nombre de rats sur les trois personnages de ce tour

effect-in-cloister = dans le séminaire
effect-in-bank = dans la banque
effect-in-residence = dans la résidence
effect-in-carriage = dans le relais
effect-in-hotel = dans l’auberge
effect-in-park = dans le parc
effect-in-hospital = dans l’hôpital
