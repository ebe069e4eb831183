# Ce qui se passe dans la partie, en phrases : pour l'historique et les légendes.
# Une action est une phrase sans son sujet : « { events-does } » met le nom du joueur devant.

events-does = { $name } { $deed }
events-and = { $first } et { $last }
events-both = { $first } et { $last }
events-comma = { $first }, { $next }
events-then = { $first } et { $last }
# Comment finit une action qu’une autre suit : seul le japonais la change.
events-links = –
events-of = { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
events-to-player = { $a ->
       *[any] à { $name }
    }

## Lieux, marchés, lettres de change, personnages
events-place-cloister = le séminaire
events-place-bank = la banque
events-place-residence = la résidence
events-place-carriage = le relais
events-place-hotel = l’auberge
events-place-park = le parc
events-place-hospital = l’hôpital
events-place-notredame = Notre-Dame
events-into-cloister = sur le séminaire
events-into-bank = sur la banque
events-into-residence = sur la résidence
events-into-carriage = sur le relais
events-into-hotel = sur l’auberge
events-into-park = sur le parc
events-into-hospital = sur l’hôpital
events-into-notredame = à Notre-Dame
events-from-cloister = du séminaire
events-from-bank = de la banque
events-from-residence = de la résidence
events-from-carriage = du relais
events-from-hotel = de l’auberge
events-from-park = du parc
events-from-hospital = de l’hôpital
events-from-notredame = de Notre-Dame
events-to-cloister = vers le séminaire
events-to-bank = vers la banque
events-to-residence = vers la résidence
events-to-carriage = vers le relais
events-to-hotel = vers l’auberge
events-to-park = vers le parc
events-to-hospital = vers l’hôpital
events-to-notredame = vers Notre-Dame
events-to-market-centre = au marché central
events-to-market-inner = au marché intérieur
events-to-market-right = au marché de droite
events-to-market-outer = au marché extérieur
events-to-market-left = au marché de gauche
events-to-market-side = au marché latéral
events-at-home = { $market } de son quartier
events-in-borough = { $market } du quartier { $of }
events-in-neutral-blue = { $market } du quartier bleu
events-in-neutral-green = { $market } du quartier vert
events-in-neutral-red = { $market } du quartier rouge
events-in-neutral-yellow = { $market } du quartier jaune
events-in-neutral-purple = { $market } du quartier violet
events-message-blue = la lettre de change bleue
events-message-green = la lettre de change verte
events-message-red = la lettre de change rouge
events-message-yellow = la lettre de change jaune
events-message-purple = la lettre de change violette
events-card-cloister = le séminaire
events-card-bank = la banque
events-card-residence = la résidence
events-card-carriage = le relais
events-card-hotel = l’auberge
events-card-park = le parc
events-card-hospital = l’hôpital
events-card-notredame = Notre-Dame
events-card-friend = le confident
events-their-cloister = le séminaire { $of }
events-their-bank = la banque { $of }
events-their-residence = la résidence { $of }
events-their-carriage = le relais { $of }
events-their-hotel = l’auberge { $of }
events-their-park = le parc { $of }
events-their-hospital = l’hôpital { $of }
events-their-notredame = la carte Notre-Dame { $of }
events-their-friend = le confident { $of }
events-person-hostess = la serveuse
events-person-monk = le moine
events-person-moneylender = l’usurier
events-person-minstrel = le ménestrel
events-person-fool = le fou
events-person-doctor = le médecin
events-person-cityguard = le soldat
events-person-nightwatchman = le veilleur de nuit
events-person-bishop = l’évêque
events-person-guildmaster = le maître de guilde
events-person-beggarking = le roi des mendiants
events-person-advocate = l’avocat
events-person-lady = la dame d’honneur
events-person-mayor = le maire
events-person-carpenter = le charpentier
events-person-administrator = l’administrateur
events-person-nurse = l’infirmière
events-person-scholar = l’érudit
events-person-priest = le prêtre
events-person-prosecutor = le procureur
events-person-bellringer = le sonneur de cloches
events-person-spy = l’espion
events-person-gypsies = les gens du voyage
events-person-coachman = le cocher
events-person-butcher = le boucher
events-person-patron = le mécène
events-person-merchant = le marchand
events-person-innkeeper = l’aubergiste
events-person-councillor = le conseiller
events-person-guard = le garde
events-person-gravedigger = le fossoyeur
events-person-actress = l’actrice
events-person-mistress = l’amante
events-person-own = « { $name } »

## Le cours de la partie
events-period = La manche { $letter } commence
events-round = Le tour { $label } commence ; { $name } a le sonneur de cloches
events-persons = Les personnages de ce tour sont { $persons }
events-bellringer = Le sonneur de cloches passe { $to }
events-cards-home = Toutes les cartes Action reviennent à leurs propriétaires et sont mélangées
events-notredame = { $cubes ->
        [one] Notre-Dame donne ses { $pot } points de prestige à l’unique cube présent
       *[other] Notre-Dame partage { $pot } points de prestige entre { $cubes } cubes, { $each } par cube
    }
events-notredame-one = Les { $pot } points de prestige de Notre-Dame vont tous { $to }, qui a le seul cube présent
events-notredame-none = Les { $pot } points de prestige de Notre-Dame ne suffisent pas pour { $cubes } cubes
events-share = { $name } { $n }
events-share-park = { $name } { $n } (dont { $park } par le parc)
events-won = { $name } gagne la partie
events-shared-win = { $names } se partagent la victoire
events-all-draw = Chacun pioche { $n } cartes
events-all-pass = { $seats ->
        [2] Les cartes sont échangées
       *[other] Les cartes passent à gauche
    }

## Cartes
events-others-card = { $card } (carte { $of })
events-deed-draw = pioche { $cards }
events-deed-draw-hidden = pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
events-deed-keep = garde { $card }
events-deed-keep-hidden = garde une carte
events-deed-pass = passe { $cards } { $to }
events-deed-pass-back = rend { $cards } { $to }
events-deed-pass-hidden = passe { $n ->
        [one] une carte
       *[other] { $n } cartes
    } { $to }
events-deed-play = joue { $card }
events-deed-play-moved = joue { $card } avec un cube { $from }
events-deed-play-forgone = joue { $card } mais, faute de cube dans sa réserve, renonce à l’action
events-deed-by-card = { $deed } (carte { $of })
events-deed-discard = joue { $card } sans effet
events-deed-third = ne joue pas { $card }
events-deed-third-hidden = défausse sa troisième carte, face cachée
events-deed-show-third = joue { $card } comme troisième carte

## Pions
events-deed-place = place un cube { $into }
events-deed-place-supply = place un cube de la réserve commune { $into }
events-deed-place-many = { $places ->
       *[any] place des cubes de la réserve commune { $into }
    }
events-deed-place-moved = déplace un cube { $from } { $to }
events-deed-friend = place son confident { $into }
events-deed-friend-moved = déplace son confident { $from } { $to }
events-deed-move = déplace { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } { $from } { $to }
events-deed-move-both = déplace { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } et son confident { $from } { $to }
events-deed-remove = remet un cube { $from } dans la réserve commune
events-deed-remove-many = { $places ->
       *[any] remet { $n } cubes { $from } dans la réserve commune
    }
events-deed-lose-cube = perd un cube { $from }
events-deed-forgo = renonce à utiliser { $place }
events-deed-forgo-notredame = n’offre rien
events-deed-forgo-person = n’obtient rien avec { $person }
events-deed-forgo-it = n’en tire rien

## Gains et pertes
events-deed-cubes = reçoit { $n ->
        [one] un cube
       *[other] { $n } cubes
    }
events-deed-coins = { $n ->
        [one] reçoit une pièce d’or
       *[other] reçoit { $n } pièces d’or
    }
events-deed-coins-taken = { $n ->
        [one] reçoit une pièce d’or
       *[other] reçoit { $n } pièces d’or
    } ({ $givers })
events-giver = { $n ->
        [one] { $n } prise à { $name }
       *[other] { $n } prises à { $name }
    }
events-deed-donate = offre { $n ->
        [one] une pièce d’or
       *[other] { $n } pièces d’or
    }
events-deed-spend = { $n ->
        [one] rend une pièce d’or
       *[other] rend { $n } pièces d’or
    } à la réserve
events-deed-prestige = gagne { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    }
events-deed-prestige-park = gagne { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    } (dont { $park } par le parc)
events-deed-share = gagne { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    } à Notre-Dame
events-deed-share-park = gagne { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    } à Notre-Dame (dont { $park } par le parc)
events-deed-lose-prestige = perd { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    }
events-deed-lose-both = perd { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    } et un cube { $from }
events-deed-kill = chasse { $n ->
        [one] un rat
       *[other] { $n } rats
    }
events-brings = { $deeds } : { $gains }
events-gain-coins = { $n ->
        [one] 1 pièce d’or
       *[other] { $n } pièces d’or
    }
events-gain-coins-taken = { $n ->
        [one] 1 pièce d’or
       *[other] { $n } pièces d’or
    } ({ $givers })
events-gain-cubes = { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
events-gain-prestige = { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    }
events-gain-prestige-park = { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    } (dont { $park } par le parc)
events-rat-climbs = le cube Rat { $of } avance jusqu’à la case { $to }
events-rat-falls = le cube Rat { $of } recule jusqu’à la case { $to }
events-rats = Cubes Rat : { $moves }
events-rats-all = Tous les cubes Rat sont maintenant sur la case { $to }
events-rats-up = { $name } à { $to }
events-rats-back = { $name } à { $to } (en recul)
events-struck = La peste frappe { $name }
events-struck-who = La peste frappe { $name }, qui { $deed }
events-toll = { $name } : { $rats ->
        [0] aucun rat ne vient
        [one] { $rats } rat vient
       *[other] { $rats } rats viennent
    }, { $before } → { $after }
events-toll-stopped = { $name } : { $rats ->
        [0] aucun rat ne vient
        [one] { $rats } rat vient
       *[other] { $rats } rats viennent
    }, moins { $stopped } pour l’hôpital, { $before } → { $after }

## Calèche
events-deed-stay = laisse sa calèche où elle est
events-deed-drive = mène sa calèche { $market }
events-deed-collect = { $kind ->
        [coin] prend { $message } (pièce)
        [cube] prend { $message } (cube)
        [rat] prend { $message } (rat)
       *[plain] prend { $message }
    }

## Personnages
events-deed-hire = corrompt { $person }
events-deed-hire-idle = corrompt { $person } sans effet
events-deed-hire-nobody = ne corrompt personne
events-deed-hire-penniless = n’a pas de pièce d’or pour corrompre un personnage
events-deed-doctor = ignore les rats des personnages ce tour-ci
events-deed-spy = voit les personnages gris à venir ({ $persons })
events-deed-spy-hidden = regarde les personnages gris à venir

## Légendes courtes
events-short-prestige = { $name } : +{ $n ->
        [one] { $n } point
       *[other] { $n } points
    } de prestige
events-short-notredame = Notre-Dame rapporte { $each ->
        [one] { $each } point
       *[other] { $each } points
    } de prestige par cube

## D'où vient le prestige, et les plus beaux moments d'une partie
events-source-residence = Résidence
events-source-donations = Offrandes
events-source-cathedral = Notre-Dame
events-source-messages = Lettres de change
events-source-park = Bonus du parc
events-source-plague = Perdus par la peste
events-moment-gain = Plus gros gain : { $names }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de prestige au tour { $label } ({ $source })
events-moment-gain-person = Plus gros gain : { $names }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de prestige au tour { $label } ({ $person })
events-moment-round = Meilleur tour : { $names }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de prestige au tour { $label }
events-moment-rats = Le plus de rats chassés : { $names } ({ $n })
events-moment-struck = Cible préférée de la peste : { $names }, { $n } fois
events-moment-messages = Le plus de lettres de change : { $names } ({ $n })
events-moment-drive = Plus long trajet : { $names }, { $n ->
        [one] { $n } marché
       *[other] { $n } marchés
    }
events-moment-hires = Le plus de personnages corrompus : { $names } ({ $n })
events-moment-taken = Pièces prises aux autres : { $names } ({ $n })
events-moment-comeback = Plus belle remontée : { $names }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de retard après le tour { $label }
events-moment-close = De justesse : { $n ->
        [0] à égalité de prestige, départagés par les pièces et les cubes
        [one] { $names }, avec { $n } point de prestige d’avance
       *[other] { $names }, avec { $n } points de prestige d’avance
    }

## Ce qui est arrivé à qui lit, en une ligne
events-meanwhile = Entre-temps : { $what }
events-meanwhile-taken = { $name } vous a pris { $n ->
        [one] une pièce d’or
       *[other] { $n } pièces d’or
    }
events-meanwhile-message = { $name } a pris { $message } dans votre quartier
events-meanwhile-rat = votre cube Rat { $before } → { $after }
events-meanwhile-prestige = { $n ->
        [one] { $sign }{ $n } point de prestige
       *[other] { $sign }{ $n } points de prestige
    }
events-meanwhile-coins = { $n ->
        [one] +1 pièce d’or
       *[other] +{ $n } pièces d’or
    }
events-meanwhile-cubes = { $n ->
        [one] +1 cube
       *[other] +{ $n } cubes
    }
events-meanwhile-cube = −1 cube { $from }
