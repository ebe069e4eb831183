# Lecture à voix haute : ce qu’une voix dit des commandes, des objets sur la table et de la situation de chacun.
# C’est court, car on l’entend seulement. « { speech-place } » vient en dernier : la place parmi tout ce qu’on peut choisir.

## Commandes
speech-button = { $label }, bouton
speech-choice = { $label }, choix
speech-switch = { $label }, interrupteur
speech-slider = { $label }, curseur
speech-field = { $label }, champ de texte
speech-field-empty = vide
speech-switched-on = activé
speech-switched-off = désactivé
speech-percent = { $n } pour cent
speech-place = { $n } sur { $all }
speech-letters-capital = Majuscule
speech-letters-erase = Effacer
speech-letters-done = Terminé
speech-arrow = à
speech-minus = moins
speech-owned = { $name } : { $thing }
speech-writing = Tapez le nom, puis { $press }.

## Le programme
speech-on = Lecture à voix haute.
speech-nothing = Il n’y a rien à dire ici.
speech-quiet = D’autres écoutent : ceci est seulement affiché.
speech-trouble-library = Rien ne peut être lu à voix haute : il manque la bibliothèque « prismatoid ». Installez-la avec « pip install prismatoid », puis réactivez la lecture.
speech-trouble-voice = { $system ->
        [linux] Rien ne peut être lu à voix haute : ce système n’a pas de voix. Installez speech-dispatcher et espeak-ng, puis réactivez la lecture.
       *[other] Rien ne peut être lu à voix haute : ce système n’a pas de voix. Activez-en une dans ses réglages d’accessibilité, puis réactivez la lecture.
    }
speech-trouble-silent = La voix du système ne répond pas : rien n’est lu à voix haute. Vérifiez qu’on entend d’autres programmes, puis réactivez la lecture.
speech-trouble-language = Le système n’a pas de voix pour cette langue ; une autre lit à sa place. Installez-en une dans les réglages du système.

## La table
speech-market-centre = Marché central
speech-market-inner = Marché intérieur
speech-market-right = Marché de droite
speech-market-outer = Marché extérieur
speech-market-left = Marché de gauche
speech-of = { $thing }, { $name }
speech-card = { $place ->
        [none] { $card }
       *[other] { $card }, carte { $place }
    }
speech-hidden-card = Carte { $n } sur { $all }
speech-hidden-place = Une case éclairée
speech-kept = Gardé : { $card }
speech-shown = Joué : { $card }
speech-chosen = choisie
speech-offer-turn-undo = Annuler
speech-offer-hint = Conseil
speech-offer-lesson = Dernière explication
speech-cards = Vos cartes : { $cards }.
speech-persons = { $n ->
        [one] Personnages et leurs rats : { $persons } ; { $n } rat en tout.
       *[other] Personnages et leurs rats : { $persons } ; { $n } rats en tout.
    }
speech-rats = { $n ->
        [0] aucun rat
        [one] { $n } rat
       *[other] { $n } rats
    }
speech-influence = { $area } { $n }
speech-influence-friend = { $area } { $n } avec le confident
speech-boroughs = Influence : { $places }.
speech-borough-empty = Aucune influence pour l’instant.
speech-carriage = Calèche : { $market }.
speech-lying = Lettres de change du quartier : { $messages }.
speech-lies = { $market } : { $message }, { $pays }
speech-pays-coin = { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige et une pièce
speech-pays-cube = { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige et un cube
speech-pays-rat = { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige et un rat en moins
speech-pays-plain = { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige
speech-collected = Prises : { $messages }.
speech-played = Jouées : { $cards }.
speech-missed = { $n ->
        [one] { $n } coup n’a pas été lu
       *[other] { $n } coups n’ont pas été lus
    }{ $letter ->
        [none] .
       *[other]  ; { $letter } pour l’historique.
    }
speech-press = { $press } : { $does }.

## La partie revue
speech-replay-bar = Moments de la partie
speech-replay-first = Tour précédent
speech-replay-before = Un coup en arrière
speech-replay-play = Lecture ou pause
speech-replay-after = Un coup en avant
speech-replay-last = Tour suivant
speech-replay-expect = Ce que chacun pouvait espérer
speech-replay-close = Fermer
