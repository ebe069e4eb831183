# La table : ce qui est demandé, ce que disent les boutons, pourquoi c’est impossible.

table-ask-draft = { $name } : gardez une carte et passez { $cards ->
        [one] l’autre
       *[other] les autres
    } à gauche
table-draft-two = { $name } : gardez une carte et passez { $cards ->
        [one] l’autre
       *[other] les autres
    } { $to }
table-ask-play = { $name } : jouez une de vos cartes
table-place = { $name } : placez un cube à l’endroit en surbrillance ({ $card })
table-place-friend = { $name } : placez votre confident sur un bâtiment en surbrillance
table-which-card = { $name } : choisissez la carte pour l’endroit en surbrillance ({ $place })
table-ask-take = { $name } : réserve vide – déplacez un cube { $to }
table-ask-friend = { $name } : placez votre confident sur un bâtiment en surbrillance
table-ask-benefit = { $name } : choisissez votre bonus ({ $source })
table-ask-drive = { $name } : menez votre calèche à un marché en surbrillance
table-ask-collect = { $name } : prendre cette lettre de change ?
table-ask-donate = { $name } : combien de pièces offrez-vous à Notre-Dame ?
table-ask-hire = { $name } : corrompez un personnage pour une pièce ou n’en corrompez aucun
table-ask-hire-more = { $name } : le conseiller vous laisse corrompre encore un personnage
table-ask-minstrel-from = { $name } : dans quel bâtiment le ménestrel prend-il des pions ?
table-ask-minstrel-to = { $name } : vers quel bâtiment ?
table-ask-carry = { $name } : combien de pions déplacez-vous ?
table-ask-fool-from = { $name } : quel pion le fou déplace-t-il ?
table-ask-fool-to = { $name } : vers quel bâtiment ? Vous en effectuerez l’action
table-ask-actress-from = { $name } : de quel bâtiment déplacez-vous tous les pions ?
table-ask-actress-to = { $name } : vers quel bâtiment ? Vous en effectuerez l’action
table-ask-place = { $name } : placez le cube sur un bâtiment en surbrillance ({ $source })
table-ask-activate = { $name } : de quel bâtiment effectuez-vous l’action ?
table-ask-remove = { $name } : rendez des cubes (2 points de prestige par cube), puis choisissez « Terminer »
table-ask-spend = { $name } : rendez des pièces et chassez un rat pour chacune
table-ask-repeat = { $name } : quelles lettres de change rapportent de nouveau ?
table-ask-lose = { $name } : la peste prend un cube – dans quel bâtiment ?
table-ask-choose = { $name } : choisissez un de ces effets ({ $source })
table-ask-own-from = { $name } : que déplacez-vous ? ({ $source })

table-why-draft = Choisissez une des cartes devant vous.
table-why-keep = Posez sur la ville la carte que vous gardez.
table-why-play = Choisissez d’abord une de vos cartes.
table-why-place = Cette carte va à l’endroit en surbrillance.
table-why-take = Vous n’avez pas de cube à prendre ici.
table-why-take-to = Le cube va ici : { $place }.
table-why-friend = Le confident va sur un bâtiment en surbrillance de votre quartier.
table-why-benefit = Choisissez avec un des boutons.
table-why-drive = Votre calèche ne va pas jusque-là.
table-why-collect = Choisissez avec un des boutons.
table-why-donate = Choisissez avec un bouton, ou posez les pièces une à une sur la cathédrale.
table-donate-laid = Appuyez sur la cathédrale pour offrir { $coins ->
        [one] cette pièce
       *[other] ces { $coins } pièces
    }.
table-why-hire = Corrompez un des trois personnages à droite, ou aucun.
table-why-minstrel-from = Vous n’avez pas de pion à déplacer d’ici.
table-why-minstrel-to = Les pions vont sur un autre bâtiment de votre quartier.
table-why-carry = Choisissez avec un des boutons.
table-why-fool-from = Le fou ne peut rien prendre ici.
table-why-fool-to = Le pion va sur un autre bâtiment de votre quartier.
table-why-actress-from = Vous n’avez pas de pion à déplacer d’ici.
table-why-actress-to = Les pions vont sur un autre bâtiment de votre quartier.
table-why-activate = Vous ne pouvez effectuer que l’action d’un bâtiment où vous avez de l’influence.
table-why-remove = Vous n’avez pas de cube ici.
table-why-spend = Choisissez avec un des boutons.
table-why-repeat = Choisissez avec un des boutons.
table-why-lose = La peste prend le cube dans un de vos bâtiments majoritaires.
table-why-choose = Choisissez avec un des boutons.

table-gain-coin = une pièce
table-gain-cube = un cube
table-gain-kill = un rat en moins
table-donate = { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } → { $prestige }
table-donate-none = Ne rien offrir
table-spend = { $coins ->
        [0] Rien
        [one] 1 pièce
       *[other] { $coins } pièces
    }
table-discard = { $card } : sans effet
table-choice-pass = Ne corrompre personne
table-choice-forgo = Renoncer à l’action
table-choice-collect = La prendre
table-choice-leave = La laisser
table-choice-done = Terminer

table-waiting = { $name } réfléchit…
table-turn = { $a ->
       *[any] C’est à { $name } de jouer
    }
table-waiting-all = Les autres choisissent…
table-waiting-everyone = Tout le monde choisit…
table-waiting-some = { $names } choisissent…
table-course-draw = Chacun pioche trois cartes
table-course-keep = Chacun garde une carte
table-course-pass = { $seats ->
        [2] Les cartes sont échangées
       *[other] Les cartes passent à gauche
    }
table-course-plague = La peste : les rats arrivent
table-course-over = Le tour est fini
table-course-notredame = Notre-Dame distribue des points de prestige
table-course-round = Un nouveau tour commence
table-round = Tour { $label }
table-stood-in = { $name } réfléchissait trop longtemps : un coup rapide a été joué.
table-curtain = { $name }, à vous de jouer
table-curtain-how = Appuyez quand les autres ne regardent pas
table-spy = { $name } voit les personnages à venir
table-being-laid = On prépare la table…
table-over = La partie est finie
table-unstarted = Le système n’a pas de place pour le processus des robots : { $name } a joué un coup rapide. Fermez d’autres programmes, ou relancez celui-ci depuis un autre dossier.

table-undo-of = { $name } : annuler
table-restart-turn = Recommencer mon tour de jeu
table-done = Terminer
table-done-prompt = { $name } : avez-vous fini, ou annulez-vous quelque chose ?
table-nothing-to-undo = Il n’y a rien à annuler maintenant.
table-taken-back-card = { $name } reprend { $card }.
table-taken-back = { $name } annule son dernier choix.
table-warn = { $name } : ce serait du gaspillage. Choisissez encore une fois pour confirmer.
table-recap-title = Bon retour parmi nous
table-recap-round = Tour { $label }, { $n } sur { $all }
table-recap-last = En dernier : { $what }
