# Les robots à la table : conseils, qui joue à quelle place, et revoir ce qu’ils ont fait.

## Conseils : ce qu’un coup apporte, comme une chose après son nom ou après « cela l’emporte sur »
hint-pays = { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    }
hint-pays-for-coin = { $n ->
        [one] { $n } point de prestige pour votre pièce
       *[other] { $n } points de prestige pour votre pièce
    }
hint-pays-this-round = { $n ->
        [one] { $n } point de prestige ce tour-ci avec { $steps }
       *[other] { $n } points de prestige ce tour-ci avec { $steps }
    }
hint-coins = { $n ->
        [one] une pièce
       *[other] { $n } pièces
    }
hint-coins-left = { $n ->
        [one] une pièce de côté
       *[other] { $n } pièces de côté
    }
hint-cubes = { $n ->
        [one] un cube
       *[other] { $n } cubes
    }
hint-cubes-left = { $n ->
        [one] un cube encore en réserve personnelle
       *[other] { $n } cubes encore en réserve personnelle
    }
hint-two-benefits = deux bonus à chaque visite à l’auberge
hint-bonus = { $n } de plus à chaque gain de prestige
hint-no-plague = un tour sans peste, votre cube Rat sur la case { $rat }
hint-keeps-rats-away = { $n ->
        [one] une protection contre le rat de ce tour
       *[other] une protection contre les { $n } rats de ce tour
    }
hint-holds-off = { $n ->
        [one] un rat de moins à chaque peste
       *[other] { $n } rats de moins à chaque peste
    }
hint-holds-off-by-hospital = { $n ->
        [one] un hôpital renforcé, donc un rat de moins à chaque peste
       *[other] un hôpital renforcé, donc { $n } rats de moins à chaque peste
    }
hint-kills-rats = { $n ->
        [one] un rat chassé
       *[other] { $n } rats chassés
    }
hint-rat-lower = votre cube Rat seulement sur la case { $rat } à la fin du tour
hint-shares = { $n ->
        [one] { $n } point de prestige à Notre-Dame en fin de manche, en l’état
       *[other] { $n } points de prestige à Notre-Dame en fin de manche, en l’état
    }
hint-message = { $n ->
        [one] une lettre de change
       *[other] { $n } lettres de change
    }
hint-messages-near = { $n ->
        [one] une lettre de change à un marché de distance
       *[other] { $n } lettres de change à un marché de distance
    }
hint-person-to-come = { $n ->
        [one] { $n } point de prestige plus tard avec { $person }, en l’état
       *[other] { $n } points de prestige plus tard avec { $person }, en l’état
    }
hint-strengthens = { $n ->
        [one] { $n } cube { $where } pour la suite
       *[other] { $n } cubes { $where } pour la suite
    }
hint-least-missed = l’endroit où il vous manquera le moins
hint-keeps-cubes = vos cubes restent où ils sont
hint-saves-coins = { $n ->
        [0] rien n’est dépensé
        [one] votre pièce vous reste
       *[other] vos { $n } pièces vous restent
    }
hint-later-prestige = davantage de prestige par la suite
hint-later-coins = davantage de pièces par la suite
hint-later-cubes = davantage de cubes par la suite
hint-later-park = un parc qui rapportera davantage
hint-later-rats = moins de rats par la suite
hint-later-cathedral = davantage de prestige à Notre-Dame par la suite
hint-later-messages = un meilleur accès aux lettres de change
hint-later-persons = davantage des personnages à venir

## Les conseils en phrases
hint-why = { $why }.
hint-or = { $first } ou { $last }
hint-comma = { $first }, { $next }
hint-even = { $names } : cela se vaut.
hint-even-having = { $names } : cela se vaut – { $having }.
hint-best = { $name } : { $why }.
hint-best-outweighs = { $name } : { $why } ; cela l’emporte sur { $against } ({ $other }).
hint-about-as-good = { $name } : { $why } ; vaut presque le meilleur coup.
hint-behind = { $name } : { $why } ; environ { $behind ->
        [one] { $behind } point
       *[other] { $behind } points
    } de moins que le meilleur coup ({ $top }).
hint-behind-having = { $name } : { $why } ; environ { $behind ->
        [one] { $behind } point
       *[other] { $behind } points
    } de moins que le meilleur coup ({ $top }, { $against }).
hint-thinking = Examen des coups possibles…
hint-none = Aucun conseil à donner cette fois.
hint-not-now = Un conseil vous attend chaque fois que vous avez un choix à faire.

## Ce qu’un coup a de plus ou de moins qu’un autre, pour les analyses
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
