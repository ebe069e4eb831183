# La première partie, qui apprend en jouant. Une trentaine de mots par bulle au plus, pour qui ne l’a jamais vue.

## Autour
lesson-title = Apprendre à jouer
lesson-note = Une première partie, avec un professeur
lesson-hint = Une première partie contre deux robots accommodants, avec un professeur qui explique chaque chose en son temps.
lesson-go-on = Continuer
lesson-hold = Maintenir pour arrêter les leçons
lesson-play-on = Continuer sans leçons
lesson-with = Continuer avec les leçons
lesson-off = Fini les leçons. Le menu de pause rappelle le professeur.
lesson-on = Le professeur est revenu et parlera dès qu’il y aura du nouveau.
lesson-nothing = Le professeur n’a rien à ajouter pour le moment.

## La première manche
lesson-welcome = Paris, vers 1400. À l’ombre de Notre-Dame, de grandes familles rivalisent, et vous, { $name }, menez l’une d’elles, { $colour ->
       *[blue] en bleu
        [green] en vert
        [red] en rouge
        [yellow] en jaune
        [purple] en violet
    }. Neuf tours ; le plus grand prestige l’emporte. J’explique au fur et à mesure.
lesson-prestige = Voici votre prestige. Vous ne voyez que le vôtre ; celui des autres reste secret jusqu’à la fin.
lesson-borough = Voici votre quartier : sept bâtiments, chacun avec son action – et le port, où les rats débarquent.
lesson-plate = Vous avez { $coins } pièces et { $cache } cubes dans votre réserve personnelle, prêts à être placés. { $supply } autres sont dans la réserve commune : il faudra les gagner.
lesson-persons = À chaque tour viennent trois personnages. Plus tard, vous pourrez en corrompre un. Les rats de leurs cartes font la peste du tour : { $rats } aujourd’hui.
lesson-draft = D’abord, choisissez vos cartes. Gardez-en une sur trois et passez-en deux à gauche. Des deux reçues, gardez-en une ; vous recevez enfin la dernière.
lesson-passed = Ces deux cartes viennent de votre droite. Gardez-en une et passez l’autre. Une carte d’une autre couleur agit tout aussi bien dans votre quartier.
lesson-hand = Votre main est complète. Vous jouerez deux de ces cartes, l’une après l’autre ; la troisième sera défaussée, face cachée.
lesson-grown = Regardez { $sector } : { $n ->
        [one] { $n } cube y compte
       *[other] { $n } cubes y comptent
    } maintenant. Chaque cube de plus renforce l’action – la prochaine fois, elle comptera { $next } au lieu de { $n }.
lesson-others = Aux autres de jouer. La ligne sous la consigne dit ce que fait { $name }.
lesson-second = Votre deuxième carte. Celle que vous ne jouez pas est défaussée – jusqu’à la fin de la manche, où vos neuf cartes reviennent.

## Ce qui vient en son temps
lesson-contrary = Vous avez choisi autre chose ? Très bien ! Il y a bien des chemins – je ne fais que proposer.
lesson-friend = Votre confident n’a pas besoin de cube. Placez-le sur un de vos bâtiments : il y compte comme un cube, et vous effectuez aussitôt l’action.
lesson-drive = Votre calèche est ici. Elle peut avancer { $n ->
        [one] d’un marché
       *[other] de { $n } marchés au plus
    }, dans toute la ville. Les marchés éclairés sont à sa portée.
lesson-message = Une lettre de change paie aussitôt : du prestige, et parfois une pièce, un cube ou un rat en moins. Variez les couleurs : d’abord une de chaque, puis une deuxième.
lesson-donate = Offrez 1, 2 ou 3 pièces pour 1, 3 ou 6 points de prestige. En fin de manche, votre cube aura aussi sa part des { $pot } points de Notre-Dame.
lesson-benefit = À vous de choisir : une pièce, un cube pour votre réserve personnelle, ou un rat en moins.
lesson-empty = Votre réserve personnelle est vide ! Pour jouer une carte, il faut reprendre un de vos cubes du plateau. Le séminaire en apporte de nouveaux.
lesson-take = Réserve personnelle vide : prenez un de vos cubes ailleurs – ou renoncez à l’action.
lesson-hire = Pour une pièce, vous pouvez corrompre un de ces personnages, avec effet immédiat. D’autres peuvent choisir le même. Regardez de près pour lire ce que fait chacun.
lesson-poor = Vous n’avez plus de pièce : personne à corrompre ce tour-ci. La banque apporte des pièces.
lesson-lose = La peste prend un cube dans votre bâtiment majoritaire. Plusieurs sont à égalité : à vous de choisir.
lesson-bonus = Votre parc est assez fort : désormais, il ajoute { $bonus } à chaque gain de prestige. Encore 2 cubes, et ce sera 1 de plus.
lesson-danger = Attention ! En l’état, votre cube Rat dépassera 9 : cela coûte 2 points de prestige et un cube. Parc, hôpital et auberge chassent les rats.
lesson-ninth = Votre cube Rat est sur 9, la dernière case. S’il vient d’autres rats, la peste vous frappe – tour après tour.

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
    } : votre cube Rat { $move ->
        [stays] reste sur { $from }
       *[goes] va de { $from } à { $to }
    }.
lesson-held-off = Votre hôpital est plus fort que les rats de ce tour : votre cube Rat recule même, de { $from } à { $to }.
lesson-strike = Votre cube Rat dépasserait 9 : la peste frappe. Vous perdez 2 points de prestige et un cube de votre bâtiment majoritaire ; le cube Rat reste sur 9.
lesson-strike-other = La peste frappe { $name } : son cube Rat aurait dépassé 9. Cela coûte 2 points de prestige et un cube du bâtiment majoritaire.
lesson-stay = Votre cube Rat reste sur { $rat }, et les rats du prochain tour s’ajouteront. Il ne recule que si vous chassez des rats : parc, hôpital, auberge, lettres de change.
lesson-bell = Le tour est fini. Le sonneur de cloches passe à gauche : { $name } commence le suivant.
lesson-paid = La manche s’achève : Notre-Dame partage { $pot } points de prestige. { $cubes ->
        [one] Il y a un seul cube ici : il reçoit { $each }
       *[other] Il y a { $cubes } cubes ici : chacun reçoit { $each }
    } ; { $mine ->
        [0] aucun n’est à vous cette fois
        [1] { $cubes ->
            [one] il est à vous
           *[other] l’un d’eux est à vous
        }
       *[other] { $mine } sont à vous
    }. Puis tous les cubes repartent.
lesson-bonus-paid = Votre parc à l’œuvre : { $park } de ces { $n } points de prestige viennent de lui.

## Les manches suivantes
lesson-round-2 = Deuxième tour : { $rats ->
        [0] aucun rat ne vient
        [one] un rat vient
       *[other] { $rats } rats viennent
    }. En l’état, votre cube Rat finira sur { $to }. La petite flèche le montre toujours. Au-delà de 9, cela fait mal.
lesson-round-3 = Dernier tour de la manche. À la fin, Notre-Dame partage { $pot } points de prestige entre tous ses cubes : en l’état, { $pays } pour chacun.
lesson-period-b = Manche B. Vos neuf cartes sont de retour. Cubes, pièces et rats restent en place – bâtissez sur ce que vous avez.
lesson-brown = Les personnages bruns sont toujours les six mêmes, mélangés à chaque manche. Chaque gris ne vient qu’une fois, et ils sont de plus en plus forts.
lesson-alone = Désormais, vous jouez sans moi ; je ne parle que s’il y a du nouveau. La bougie donne un conseil, le bouton voisin me rappelle.
lesson-period-c = La dernière manche. Ses personnages gris récompensent ce que vous avez bâti : des bâtiments forts, ou nombreux. Gardez-leur une pièce.
lesson-last = Le dernier tour ! Les pièces et cubes restants ne comptent qu’en cas d’égalité. Changez en prestige tout ce que vous pouvez.

## La fin
lesson-over = Les neuf tours sont joués, et Notre-Dame a distribué ses derniers points. On ne compte rien d’autre : tout le prestige a été gagné en chemin.
lesson-ranking = { $won ->
        [yes] Vous avez { $best } points de prestige : vous gagnez ! Bien joué.
       *[no] { $name } a le plus de points de prestige, { $best }, et gagne. Vous en avez { $mine }.
    } Le prestige de chacun est maintenant visible.
lesson-tie = Égalité en tête ! On additionne alors les pièces et les cubes de la réserve personnelle : le plus grand total l’emporte.
lesson-sources = Vos meilleures sources : { $first } ({ $n }), { $second } ({ $m }). La page suivante montre celles de chacun, tour par tour.
lesson-cost = La peste vous a coûté { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    } de prestige – et des cubes. Quelques cubes à l’hôpital dès le début, c’est souvent payant.
lesson-next = C’était votre première partie ! Ensuite, choisissez « Robots à mon niveau » dans une nouvelle partie, ou jouez avec des amis. Règles et conseils sont toujours là. À bientôt à Paris !

## Conseils : que choisir, et pourquoi. $why commence en minuscule et finit par un point.
lesson-advice-draft-first = Je garderais { $card } : { $why } Choisissez à votre guise – chaque carte a son utilité.
lesson-advice-draft = Je garderais { $card } : { $why }
lesson-advice-play-first = Je jouerais { $card } : { $why } Choisissez cette carte, puis sa place sur la table.
lesson-advice-play = Je jouerais { $card } : { $why }
lesson-advice-friend = Je placerais le confident { $sector } : { $why }
lesson-advice-drive = J’irais à ce marché : { $why }
lesson-advice-collect = Prenez-la ! Les lettres de change sont toujours bonnes à prendre, et certains personnages les récompensent.
lesson-advice-benefit = Je choisirais ceci : { $why }
lesson-advice-donate = J’offrirais { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } : { $why }
lesson-advice-keep-coins = Je garderais mes pièces cette fois. Ne rien offrir est permis.
lesson-advice-hire = Je corromprais { $person } : { $why }
lesson-advice-other = Je choisirais ceci : { $why }

## À quoi sert une carte : suit « Je garderais la banque : »
lesson-good-cloister = il remplit votre réserve personnelle de cubes, et c’est avec eux qu’on joue.
lesson-good-bank = elle apporte des pièces, pour les personnages et pour Notre-Dame.
lesson-good-residence = elle rapporte du prestige, davantage à chaque cube.
lesson-good-carriage = il envoie votre calèche chercher des lettres de change, qui paient aussitôt.
lesson-good-hotel = elle donne au choix une pièce, un cube ou un rat en moins.
lesson-good-park = il chasse un rat, et ajoutera plus tard à chaque gain de prestige.
lesson-good-hospital = il chasse un rat, et en retient à chaque peste.
lesson-good-notredame = cette carte change les pièces en prestige, et votre cube rapporte encore en fin de manche.
lesson-good-friend = il renforce un bâtiment et en effectue l’action, sans cube.

## Une carte est choisie : ce qui se passe à sa place
lesson-place-cloister = Placez un cube sur votre séminaire. Il en comptera { $n } : vous en recevrez autant.
lesson-place-bank = Placez un cube sur votre banque. Elle en comptera { $n } : vous recevrez autant de pièces.
lesson-place-residence = Placez un cube sur votre résidence. Elle en comptera { $n } et rapportera autant de points de prestige.
lesson-place-carriage = Placez un cube sur votre relais. Il en comptera { $n } : votre calèche pourra avancer d’autant de marchés.
lesson-place-hotel = Placez un cube sur votre auberge et choisissez un bonus. Dès 3 cubes, vous choisissez deux fois ; vous en aurez { $n }.
lesson-place-park = Placez un cube sur votre parc : il chasse un rat. Chaque paire de cubes ajoute 1 à vos gains de prestige ; vous en aurez { $n }.
lesson-place-hospital = Placez un cube sur votre hôpital : il chasse un rat. Vous y aurez { $n ->
        [one] { $n } cube, qui retiendra un rat
       *[other] { $n } cubes, qui retiendront { $n } rats
    } à chaque peste.
lesson-place-notredame = À la cathédrale : les pièces deviennent aussitôt du prestige, et en fin de manche { $pot } points sont partagés entre tous les cubes présents.
lesson-place-friend = Placez votre confident sur un bâtiment éclairé. Il y compte comme un cube, et vous effectuez aussitôt l’action.

## Sur la page d’un serveur, où les choses sont ailleurs que sur la table
lesson-page-back = Retour
lesson-page-again = Revoir la dernière explication
lesson-page-off = Fini les leçons. Sous « Plus », vous pouvez rappeler le professeur.
lesson-page-advised = proposé par le professeur
lesson-page-others = Aux autres de jouer. Tout ce qu’ils font est noté, le plus récent en dernier : lisez ce qu’a fait { $name }.
lesson-page-drive = Votre calèche est ici. Elle peut avancer { $n ->
        [one] d’un marché
       *[other] de { $n } marchés au plus
    }, dans toute la ville. Les marchés à sa portée vont s’éclairer.
lesson-page-hire = Pour une pièce, vous pouvez corrompre un de ces personnages, avec effet immédiat. D’autres peuvent choisir le même. Choisissez-en un pour lire ce qu’il fait, puis confirmez.
lesson-page-alone = Désormais, vous jouez sans moi ; je ne parle que s’il y a du nouveau. « Conseil » vous aide, et « Plus » permet de me relire.
lesson-page-sources = Vos meilleures sources : { $first } ({ $n }), { $second } ({ $m }). Les résultats montrent celles de chacun.
lesson-page-advice-play-first = Je jouerais { $card } : { $why } Choisissez une carte, lisez ce qu’elle fait, puis confirmez.
lesson-page-place-friend = Confirmez, puis choisissez un bâtiment pour votre confident. Il y compte comme un cube, et vous effectuez aussitôt l’action.
