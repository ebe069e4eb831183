# La première partie, qui apprend en jouant. Une trentaine de mots par bulle au plus, pour qui ne l’a jamais vue.

## Autour
lesson-title = Apprendre à jouer
lesson-note = Une première partie, avec un maître
lesson-hint = Une première partie contre deux robots accommodants, avec un maître qui explique tout en son temps.
lesson-go-on = Continuer
lesson-hold = Maintenir : plus de leçons
lesson-play-on = Continuer sans leçons
lesson-with = Continuer avec les leçons
lesson-off = Plus de leçons. Le menu de pause rappelle le maître.
lesson-on = Le maître est revenu et parlera dès qu’il y aura du nouveau.
lesson-nothing = Le maître n’a rien à dire pour le moment.

## La première manche
lesson-welcome = Bienvenue à Paris ! Vous êtes { $name }, { $colour ->
       *[blue] en bleu
        [green] en vert
        [red] en rouge
        [yellow] en jaune
        [purple] en violet
    }. Gagnez du prestige en neuf manches : qui en a le plus à la fin l’emporte. J’explique au fur et à mesure.
lesson-prestige = Voici votre prestige. Vous ne voyez que le vôtre ; celui des autres reste secret jusqu’à la fin.
lesson-borough = Voici votre quartier : sept bâtiments, chacun avec son action – et le port, où les rats débarquent.
lesson-plate = Vous avez { $coins } pièces et { $cache } cubes dans votre réserve, prêts à être posés. { $supply } autres attendent dans la réserve commune : il faut les gagner.
lesson-persons = À chaque manche viennent trois personnages. Plus tard vous pourrez en corrompre un. Leurs rats font la peste de la manche : { $rats } aujourd’hui.
lesson-draft = D’abord les cartes circulent. Gardez-en une sur trois, passez-en deux à gauche. Puis gardez-en une sur deux, et prenez la dernière.
lesson-passed = Ces deux cartes viennent de votre droite. Gardez-en une, l’autre repart. Une carte d’une autre couleur agit tout aussi bien dans votre quartier.
lesson-hand = Votre main est complète. Vous jouerez deux de ces cartes, l’une après l’autre ; la troisième sera mise de côté, face cachée.
lesson-grown = Voyez : { $sector }, votre influence y est de { $n }. Chaque cube de plus renforce l’action – la prochaine fois elle comptera { $next } au lieu de { $n }.
lesson-others = Aux autres de jouer. La ligne sous la question dit ce que fait { $name }.
lesson-second = Votre deuxième carte. Celle que vous ne jouez pas est mise de côté – jusqu’à la fin de la période, où les neuf cartes reviennent.

## Ce qui vient en son temps
lesson-contrary = Vous avez choisi autre chose ? Très bien ! Il y a bien des chemins – je ne fais que proposer.
lesson-friend = Votre confident n’a pas besoin de cube. Il va sur un de vos bâtiments, y compte pour une influence, et le bâtiment agit aussitôt.
lesson-drive = Votre calèche est ici. Elle peut faire jusqu’à { $n ->
        [one] un pas
       *[other] { $n } pas
    }, de marché en marché, dans toute la ville. Les marchés éclairés sont à sa portée.
lesson-message = Une lettre de change paie aussitôt : du prestige, plus une pièce, un cube ou un rat en moins. Variez les couleurs : jamais celle que vous avez le plus.
lesson-donate = Offrez 1, 2 ou 3 pièces pour 1, 3 ou 6 prestiges. Votre cube aura aussi part aux { $pot } prestiges de Notre-Dame en fin de période.
lesson-benefit = À vous de choisir : une pièce, un cube pour votre réserve, ou un rat en moins.
lesson-empty = Votre réserve est vide ! Pour jouer une carte, il faut reprendre un de vos cubes du plateau. Le séminaire en apporte de nouveaux.
lesson-take = Sans cube en réserve, prenez-en un des vôtres ailleurs – ou renoncez à l’action.
lesson-hire = Une pièce corrompt un de ces personnages, qui agit aussitôt. D’autres peuvent choisir le même. Regardez de près pour lire ce qu’il fait.
lesson-poor = Vous n’avez plus de pièce : personne à corrompre cette manche. La banque apporte des pièces.
lesson-lose = La peste prend un cube dans votre bâtiment le plus fort. Plusieurs se valent : à vous de choisir.
lesson-bonus = Votre parc est assez fort : désormais il ajoute { $bonus } à chaque gain de prestige. 2 d’influence de plus ajoutent encore 1.
lesson-danger = Attention ! En l’état, votre rat dépassera 9 : cela coûte 2 prestiges et un cube. Parc, hôpital et auberge chassent les rats.
lesson-ninth = Votre rat est sur 9, la dernière case. S’il vient d’autres rats, la peste vous frappe – à chaque manche.

## La peste et la fin de la manche
lesson-plague = Voici la peste. { $doctor ->
        [yes] Le médecin éloigne les rats de vous
       *[no] { $rats ->
            [0] Aucun rat ne vient
            [one] Un rat vient
           *[other] { $rats } rats viennent
        }
    }{ $hospital ->
        [0] , et personne dans votre hôpital n’en retient
       *[other] , et votre hôpital en retient { $hospital }
    } : votre rat { $move ->
        [stays] reste sur { $from }
       *[goes] va de { $from } à { $to }
    }.
lesson-held-off = Votre hôpital est plus fort que les rats de cette manche : votre rat recule même, de { $from } à { $to }.
lesson-strike = Votre rat dépasserait 9 : la peste frappe. Vous perdez 2 prestiges et un cube de votre bâtiment le plus fort ; le rat reste sur 9.
lesson-strike-other = La peste frappe { $name } : son rat aurait dépassé 9. Cela coûte 2 prestiges et un cube du bâtiment le plus fort.
lesson-stay = Votre rat reste sur { $rat }, et ceux de la prochaine manche s’ajouteront. Il ne recule que si vous chassez des rats : parc, hôpital, auberge, lettres de change.
lesson-bell = La manche est finie. Le sonneur de cloches passe à gauche : { $name } commence la suivante.
lesson-paid = La période s’achève : Notre-Dame partage { $pot } prestiges. { $cubes ->
        [one] Un seul cube ici : il reçoit { $each }
       *[other] { $cubes } cubes ici : chacun reçoit { $each }
    } ; { $mine ->
        [0] aucun n’est à vous cette fois
       *[other] { $mine } à vous
    }. Puis tous les cubes s’en vont.
lesson-bonus-paid = Votre parc à l’œuvre : { $park } de ces { $n } prestiges viennent de lui.

## Les manches suivantes
lesson-round-2 = Deuxième manche : { $rats ->
        [0] aucun rat ne vient
        [one] un rat vient
       *[other] { $rats } rats viennent
    }. En l’état, le vôtre finira sur { $to }. La petite flèche le montre toujours. Au-delà de 9, cela fait mal.
lesson-round-3 = Dernière manche de la période. À la fin, Notre-Dame partage { $pot } prestiges entre tous ses cubes. En l’état, un cube reçoit { $pays }.
lesson-period-b = Période B. Vos neuf cartes sont de retour. Cubes, pièces et rats restent en place – bâtissez sur ce que vous avez.
lesson-brown = Les personnages bruns sont toujours les six mêmes, mélangés à chaque période. Chaque gris ne vient qu’une fois, et ils sont de plus en plus forts.
lesson-alone = Désormais vous jouez sans moi ; je ne parle que s’il y a du nouveau. La bougie donne un conseil, le bouton voisin me rappelle.
lesson-period-c = La dernière période. Ses personnages gris récompensent ce que vous avez bâti : des bâtiments forts, ou nombreux. Gardez-leur une pièce.
lesson-last = La dernière manche ! Pièces et cubes restants ne comptent qu’en cas d’égalité. Changez tout en prestige.

## La fin
lesson-over = Neuf manches sont jouées, et Notre-Dame a payé une dernière fois. On ne compte rien d’autre : tout le prestige fut gagné en chemin.
lesson-ranking = { $won ->
        [yes] Vous avez { $best } prestiges – vous gagnez ! Bien joué.
       *[no] { $name } a le plus de prestige, { $best }, et gagne. Vous en avez { $mine }.
    } Le prestige de chacun est maintenant visible.
lesson-tie = Égalité en tête ! On additionne alors pièces et cubes de la réserve : qui en a le plus l’emporte.
lesson-sources = D’où vient le vôtre : surtout { $first } ({ $n }) et { $second } ({ $m }). La page suivante le montre pour chacun, manche par manche.
lesson-cost = La peste vous a coûté { $lost } prestiges – et des cubes. Un peu d’hôpital au début paie souvent.
lesson-next = C’était votre première partie ! La prochaine fois, prenez des robots normaux, ou des amis. Règles et conseils sont toujours là. À bientôt à Paris !

## Conseils : que choisir, et pourquoi. $why commence en minuscule et finit par un point.
lesson-advice-draft-first = Je garderais cette carte, { $card } : { $why } Choisissez à votre guise – chaque carte a son utilité.
lesson-advice-draft = Je garderais cette carte, { $card } : { $why }
lesson-advice-play-first = Je jouerais cette carte, { $card } : { $why } Choisissez-la, puis sa place sur la table.
lesson-advice-play = Je jouerais cette carte, { $card } : { $why }
lesson-advice-friend = Je le placerais ici, { $sector } : { $why }
lesson-advice-drive = J’irais à ce marché : { $why }
lesson-advice-collect = Prenez-la ! Les lettres de change valent la peine, et certains personnages les récompensent.
lesson-advice-benefit = Je choisirais ceci : { $why }
lesson-advice-donate = Je donnerais { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } : { $why }
lesson-advice-keep-coins = Je garderais mes pièces cette fois. Ne rien offrir est permis.
lesson-advice-hire = Je choisirais celui-ci, { $person } : { $why }
lesson-advice-other = Je choisirais ceci : { $why }

## À quoi sert une carte : suit « Banque : »
lesson-good-cloister = elle remplit votre réserve de cubes, et c’est avec eux qu’on joue.
lesson-good-bank = elle apporte des pièces, pour les personnages et pour Notre-Dame.
lesson-good-residence = elle rapporte du prestige, davantage à chaque cube.
lesson-good-carriage = votre calèche va chercher des lettres de change, qui paient aussitôt.
lesson-good-hotel = vous choisissez une pièce, un cube, ou un rat en moins.
lesson-good-park = elle chasse un rat, et s’ajoutera plus tard à tout votre prestige.
lesson-good-hospital = elle chasse un rat, et en retient à chaque peste.
lesson-good-notredame = les pièces deviennent du prestige, et votre cube est encore payé en fin de période.
lesson-good-friend = il renforce un bâtiment et le fait agir, sans cube.

## Une carte est choisie : ce qui se passe à sa place
lesson-place-cloister = Posez un cube sur votre séminaire. L’influence y est alors de { $n } : autant de cubes viennent dans votre réserve.
lesson-place-bank = Posez un cube sur votre banque. L’influence y est alors de { $n } : vous recevez autant de pièces.
lesson-place-residence = Posez un cube sur votre résidence. L’influence y est alors de { $n } : elle rapporte autant de prestige.
lesson-place-carriage = Posez un cube sur votre relais. L’influence y est alors de { $n } : votre calèche peut faire autant de pas.
lesson-place-hotel = Posez un cube sur votre auberge et choisissez ce qu’elle donne. Dès 3 d’influence, deux choix ; ici elle est alors de { $n }.
lesson-place-park = Posez un cube sur votre parc : il chasse un rat. 2 d’influence ici ajoutent 1 à chaque gain de prestige ; elle est alors de { $n }.
lesson-place-hospital = Posez un cube sur votre hôpital : il chasse un rat. L’influence est alors de { $n }, et retient { $n } à chaque peste.
lesson-place-notredame = À la cathédrale : les pièces deviennent aussitôt du prestige, et en fin de période { $pot } prestiges sont partagés entre tous les cubes présents.
lesson-place-friend = Placez votre confident sur un bâtiment éclairé. Il y compte pour une influence, et le bâtiment agit aussitôt.
