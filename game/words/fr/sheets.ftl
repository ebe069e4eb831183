# Les feuilles sur ce qui se trouve sur la table : ce que c’est, ce que cela fait, et où l’on en est.

sheet-market = Marché
sheet-market-what = Si votre calèche s’arrête ici, vous pouvez prendre la lettre de change de ce marché.
sheet-market-empty = Aucune lettre de change ici pour l’instant.
sheet-message-blue = Lettre de change bleue
sheet-message-green = Lettre de change verte
sheet-message-red = Lettre de change rouge
sheet-message-yellow = Lettre de change jaune
sheet-message-purple = Lettre de change violette
sheet-message-what = Vous pouvez la prendre si votre calèche s’arrête sur ce marché. Vous ne pouvez pas prendre de lettre d’une couleur tant qu’il reste sur le plateau une autre couleur dont vous avez moins de lettres.
sheet-message-coin = Elle rapporte { $prestige } { $prestige ->
        [one] point
       *[other] points
    } de prestige et une pièce d’or.
sheet-message-cube = Elle rapporte { $prestige } { $prestige ->
        [one] point
       *[other] points
    } de prestige et un cube de la réserve commune.
sheet-message-rat = Elle rapporte { $prestige } { $prestige ->
        [one] point
       *[other] points
    } de prestige et chasse un rat.
sheet-message-plain = Elle rapporte { $prestige } { $prestige ->
        [one] point
       *[other] points
    } de prestige.
sheet-won = Elle a été prise par { $name }.
sheet-carriages-here = { $count ->
        [one] Calèche ici : { $names }.
       *[other] Calèches ici : { $names }.
    }
sheet-carriages-none = Aucune calèche ici pour l’instant.
sheet-carriage = Calèche : { $name }
sheet-carriage-what = Le relais la fait avancer de marché en marché en suivant les routes, d’un marché au plus par cube présent sur le relais. Là où elle s’arrête, vous pouvez prendre la lettre de change. Plusieurs calèches peuvent se trouver sur le même marché.
sheet-carriage-now = Cubes au relais : { $influence }. Lettres de change prises : { $messages }.
sheet-plate-what = Le plateau individuel contient ce que possède { $name }. Un appui montre son quartier, un second toute la ville.
sheet-plate-coins = Pièces d’or : { $coins }. Cubes : { $cache } dans la réserve personnelle, { $supply } dans la réserve commune.
sheet-plate-prestige = Prestige : { $prestige }.
sheet-plate-secret = Le prestige est secret.
sheet-plate-rat = Cube Rat : case { $rat } ; { $beyond ->
        [yes] en l’état, la peste de ce tour frappe
       *[no] en l’état, case { $after } après la peste de ce tour
    }.
sheet-plate-rat-now = Cube Rat : case { $rat }.
sheet-plate-cards = Cartes en main : { $cards }. Lettres de change prises : { $messages }.
sheet-sentences = { $first } { $next }
sheet-friend-now = Emplacement : { $sector } ({ $name }).

# Ce qu’une chose signifie en ce moment pour qui lit sa feuille.
sheet-now-card = Si vous la jouez maintenant : { $gains }.
sheet-now-area = Avec un cube de plus ici : { $gains }.
sheet-now-person = Si vous corrompez ce personnage maintenant : { $gains }.
sheet-now-message = Si vous la prenez maintenant : { $gains }.
sheet-now-barred = Vous ne pouvez pas la prendre maintenant.
sheet-now-harbour = La peste de ce tour, en l’état : { $rats }.
sheet-now-cathedral = { $cubes ->
        [0] Aucun cube ne s’y trouve en ce moment.
        [one] Un cube s’y trouve en ce moment et rapporterait { $each ->
            [one] { $each } point
           *[other] { $each } points
        } de prestige.
       *[other] { $cubes } cubes s’y trouvent en ce moment ; chacun rapporterait { $each ->
            [one] { $each } point
           *[other] { $each } points
        } de prestige.
    }
sheet-now-share = { $cubes ->
        [0] Un premier cube rapporterait { $each ->
            [one] { $each } point
           *[other] { $each } points
        } de prestige.
       *[other] Avec un de plus, chacun rapporterait { $each ->
            [one] { $each } point
           *[other] { $each } points
        } de prestige.
    }
