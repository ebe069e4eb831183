# Ce que fait un coup, tel qu’on le dit après un mot (« Mieux : corrompre le moine ») et sur le bouton qui le joue.

move-keep = garder { $thing }
move-play = jouer { $thing }
move-discard = jouer { $thing } sans effet
move-hire = corrompre { $thing }
move-drive = aller { $thing }
move-drive-there = y aller
move-friend = placer le confident { $thing }
move-place = placer le cube { $thing }
move-from = déplacer un pion { $thing }
move-from-friend = déplacer le confident { $thing }
move-to = déplacer { $thing }
move-activate = activer { $thing }
move-take = prendre un cube { $thing }
move-lose = perdre un cube { $thing }
move-remove = remettre un cube { $thing } dans la réserve commune
move-gain-coin = prendre une pièce d’or
move-gain-cube = prendre un cube
move-gain-kill = chasser un rat
move-carry = déplacer { $thing }
move-donate = { $n ->
        [one] offrir une pièce d’or
       *[other] offrir { $n } pièces d’or
    }
move-donate-none = ne rien offrir
move-spend = { $n ->
        [one] rendre une pièce d’or
       *[other] rendre { $n } pièces d’or
    }
move-spend-none = ne rien rendre
move-repeat = choisir { $thing }
move-choose = choisir : { $thing }
move-collect = prendre la lettre de change
move-leave = laisser la lettre de change
move-pass = ne corrompre personne
move-done = terminé
move-forgo = renoncer à l’action
