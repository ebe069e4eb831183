# Les feuilles sur ce qui se trouve sur la table : ce que c’est, ce que cela fait, et où l’on en est.

sheet-market = Marché
sheet-market-what = Une calèche qui s’arrête ici peut prendre la lettre de change posée sur le marché.
sheet-market-empty = Aucune lettre de change ici pour l’instant.
sheet-message-blue = Lettre de change bleue
sheet-message-green = Lettre de change verte
sheet-message-red = Lettre de change rouge
sheet-message-yellow = Lettre de change jaune
sheet-message-purple = Lettre de change violette
sheet-message-what = Peut la prendre le joueur dont la calèche s’arrête sur ce marché. Vous ne pouvez prendre une couleur que si vous n’en avez pas plus que de chaque autre couleur encore sur le plateau.
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
    } de prestige et tue un rat.
sheet-message-plain = Elle rapporte { $prestige } { $prestige ->
        [one] point
       *[other] points
    } de prestige.
sheet-won = Elle a été prise par { $name }.
sheet-carriages-here = { $count ->
        [one] Calèche ici en ce moment : { $names }.
       *[other] Calèches ici en ce moment : { $names }.
    }
sheet-carriages-none = Aucune calèche ici pour l’instant.
sheet-carriage = Calèche : { $name }
sheet-carriage-what = Le relais la mène de marché en marché, un pas par influence, dans toutes les rues du plateau. Là où elle s’arrête, elle peut prendre la lettre de change. Les calèches ne se gênent pas.
sheet-carriage-now = En ce moment : influence { $influence } au relais, lettres de change prises : { $messages }.
sheet-plate-what = Le plateau contient ce que possède { $name }. Un appui montre son quartier, un second toute la ville.
sheet-plate-coins = Pièces d’or : { $coins }. Cubes dans la réserve personnelle : { $cache }, dans la réserve commune : { $supply }.
sheet-plate-prestige = Prestige : { $prestige }.
sheet-plate-secret = Le prestige est secret.
sheet-plate-rat = Rat : sur { $rat } ; après la peste de cette manche, en l’état : { $beyond ->
        [yes] au-delà de 9, et la peste frappe
       *[no] sur { $after }
    }.
sheet-plate-cards = Cartes en main : { $cards }. Lettres de change prises : { $messages }.
sheet-friend-now = En ce moment : { $name }, { $sector }.
