# Les tournants d’une partie terminée.

review-title = Les moments décisifs
review-curve = Le résultat que chacun pouvait espérer
review-end = Fin
review-waiting = Les maîtres examinent la partie…
review-thinking = Les maîtres rejouent la suite encore et encore : { $percent } %…
review-done = Chacun est prouvé par de nombreuses suites jouées de là, avec ce que le joueur savait alors.
review-none = Aucune erreur coûteuse n’a pu être prouvée. Bien joué !
review-failed = Impossible de déterminer les moments décisifs pour l’instant. Revenez en arrière et réessayez plus tard.
review-claim = { $label } · { $name } · prestige perdu : { $cost } (± { $error })
review-played = Coup : { $move }
review-better = Mieux : { $move }
review-why-more = Pourquoi : { $more }.
review-why-but = Pourquoi : { $more }, mais { $less }.
review-why-less = Sur le moment : { $less }, mais cela porte ses fruits plus tard.
review-why-later = Sur le moment, cela rapporte autant, mais cela porte ses fruits plus tard.
review-why-drafted = { $why } (Si la carte est jouée ce tour-ci.)
review-show = Montrer ce moment
review-try = Essayer à partir d’ici
review-fork = Cette partie reprend à un moment déjà connu. Elle ne compte pas parmi les parties passées.
review-move-keep = garder { $thing }
review-move-play = jouer { $thing }
review-move-discard = jouer { $thing } sans effet
review-move-hire = corrompre { $thing }
review-move-drive = aller { $thing }
review-move-friend = placer son confident { $thing }
review-move-place = placer le cube { $thing }
review-move-from = { $thing }
review-move-from-friend = le confident { $thing }
review-move-to = { $thing }
review-move-activate = activer { $thing }
review-move-take = prendre un cube { $thing }
review-move-lose = perdre un cube { $thing }
review-move-remove = remettre un cube { $thing } dans la réserve commune
review-move-gain-coin = prendre une pièce d’or
review-move-gain-cube = prendre un cube
review-move-gain-kill = chasser un rat
review-move-carry = déplacer { $thing }
review-move-donate = { $n ->
        [one] offrir une pièce d’or
       *[other] offrir { $n } pièces d’or
    }
review-move-donate-none = ne rien offrir
review-move-spend = { $n ->
        [one] rendre une pièce d’or
       *[other] rendre { $n } pièces d’or
    }
review-move-spend-none = ne rien rendre
review-move-repeat = choisir { $thing }
review-move-collect = prendre la lettre de change
review-move-leave = laisser la lettre de change
review-move-pass = ne corrompre personne
review-move-done = s’arrêter là
review-move-forgo = renoncer à l’action
review-move-through = { $person } – { $move }
