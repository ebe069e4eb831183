# Le livret de règles. Dans un chapitre, chaque ligne est un paragraphe ; « = » commence un titre et
# « @image » met une image devant le paragraphe (les images sont dans game/screens/rules/rulebook.py).

rules-title = Règles
rules-search = Tapez pour chercher
rules-search-pad = Chercher
rules-nothing = Rien dans les règles ne correspond à « { $text } ».
rules-chapters = Chapitre
rules-read = Défiler
rules-clear = Effacer la recherche
rules-close = Fermer
rules-period = Manche { $letter }
rules-players = { $n } joueurs
rules-name-stephanie = Stéphanie
rules-name-claire = Claire
rules-name-luke = Luc
rules-name-william = Guillaume

rules-chapter-goal = But du jeu
rules-chapter-box = Contenu de la boîte
rules-chapter-pieces = Le vocabulaire
rules-chapter-setup = Mise en place
rules-chapter-round = Un tour
rules-chapter-cards = Cartes Action
rules-chapter-messages = Calèche et lettres de change
rules-chapter-gaining = Ce que l’on gagne
rules-chapter-hiring = Corrompre un personnage
rules-chapter-brown = Personnages bruns
rules-chapter-grey = Personnages gris
rules-chapter-new = Nouveaux personnages
rules-chapter-plague = La peste
rules-chapter-notredame = Notre-Dame
rules-chapter-end = Fin de la partie
rules-chapter-advice = Bons conseils
rules-chapter-glance = En un coup d’œil
rules-chapter-screen = L’écran
rules-chapter-names = D’une édition à l’autre
rules-chapter-editions = Éditions
rules-chapter-own = Personnages et éditions à soi
rules-chapter-rulings = Précisions

rules-text-goal =
    Paris, à la fin du quatorzième siècle. À l’ombre de Notre-Dame, quelques grandes familles rivalisent de prospérité et de renommée, et vous êtes à la tête de l’une d’elles. Un quartier au pied de la cathédrale est à vous : une banque, un séminaire, un parc, un hôpital – et un port, où les rats débarquent.
    Il n’y aura jamais assez de rien. Remplir la banque, ou embellir la résidence ? Avec des pièces d’or, toutes les portes de Paris s’ouvrent ; mais on n’a jamais retenu le nom de personne pour sa seule richesse. C’est le prestige qui compte, le prestige coûte cher, et entre les deux il vous faudra choisir, tour après tour.
    Il y a des raccourcis, bien sûr. Le moine, l’usurier, l’évêque même s’achètent pour une seule pièce. Je n’appellerais pas cela de la corruption – pas si près de la cathédrale. Mais tous ceux qui entrent en ville amènent des rats, et les rats amènent la peste.
    Faites donc prospérer votre quartier, donnez à Notre-Dame pendant que tout Paris regarde, et tenez les rats en respect. Encore neuf tours, et la ville ne parlera plus que d’une seule famille.
    = Comment on joue
    @icons/card Avec des cartes Action, vous placez des cubes sur les bâtiments de votre quartier. Plus vous y avez de cubes, plus leur action est forte.
    @persons/monk Pour une pièce, vous corrompez un personnage, qui vous rend un service.
    @icons/rat Pendant ce temps, les rats se rassemblent. Négligez-les, et la peste frappe.
    @icons/prestige Après neuf tours, le joueur qui a le plus de points de prestige l’emporte.
    = Auteur et éditeurs
    Notre-Dame est un jeu de Stefan Feld, publié par alea en 2007, et en anglais par Rio Grande Games. L’édition du 10ᵉ anniversaire, chez alea, contient aussi les Nouveaux Personnages. BlueBear en propose une version en ligne.
rules-text-box =
    @icons/notredame 5 quartiers et 3 tuiles Notre-Dame, de 3, 4 et 5 côtés ; la carrée a deux faces, l’une avec 4 pions illustrés pour quatre joueurs, l’autre avec 2 pour deux
    @icons/card 45 cartes Action : 9 dans chacune des 5 couleurs
    @icons/person 15 personnages : 6 bruns et 9 gris ; avec les Nouveaux Personnages, 18 gris de plus
    @pieces/blue_cube 70 cubes Influence : 14 par couleur
    @pieces/blue_pawn 5 confidents, un par couleur
    @icons/carriage 5 calèches, une par couleur
    @messages/token 20 lettres de change : 4 par couleur
    @icons/rat 5 cubes Rat, un par quartier
    @pieces/coin 25 pièces d’or
    @icons/prestige 84 jetons Point de prestige : 35 de 1, 18 de 3, 18 de 5 et 13 de 10. Les points de prestige ne manquent jamais, quel que soit le nombre de jetons.
    @pieces/bellringer 1 sonneur de cloches, pour le premier joueur
    @icons/card La boîte du 10ᵉ anniversaire contient aussi 12 cartes pour un autre jeu, « Les Châteaux de Bourgogne ». Elles ne servent pas à Notre-Dame.
rules-text-pieces =
    @areas/residence Votre quartier a 7 bâtiments autour d’un marché : séminaire, banque, résidence, relais de calèches, auberge, parc et hôpital. Tous les sept sont appelés bâtiments, même le parc. Le huitième lieu est le port, avec votre piste d’épidémie. Notre-Dame est à tous.
    @pieces/blue_cube Vous avez 14 cubes Influence. Ceux de votre réserve personnelle sont prêts à être placés ; ceux de la réserve commune restent à gagner. Les autres sont sur le plateau.
    @pieces/blue_pawn Votre confident est sur l’un de vos bâtiments, ou attend devant vous tant qu’il n’est pas placé. Il ne va jamais à Notre-Dame.
    = L’influence
    Votre influence dans un bâtiment est le nombre de cubes que vous y avez ; le confident compte toujours comme un cube. Un bâtiment est vide quand vous n’y avez ni cube ni confident. Effectuer l’action d’un bâtiment, c’est l’effectuer comme si vous veniez d’y placer un cube.
    @pieces/coin Les pièces d’or servent à corrompre des personnages et à faire des offrandes à Notre-Dame.
    @icons/prestige Les points de prestige décident de la partie.
    @icons/rat_kill « Chasser un rat », « un rat en moins » : votre cube Rat recule d’une case, jamais en deçà de 0.
    @pieces/bellringer Le sonneur de cloches désigne le premier joueur du tour.
    = Visible ou secret
    @icons/hand Visibles de tous : les pièces d’or, les cubes de toutes les réserves, les cubes Rat et les lettres de change collectées. Chacun voit aussi de quelles couleurs sont les cartes passées et tenues en main, mais pas lesquelles ce sont.
    @icons/card Secrets : les cartes en main, la troisième carte, la défausse et les pioches.
    @icons/prestige Les points de prestige restent secrets jusqu’à la fin, sauf si l’on joue à prestige visible. Mais tous se gagnent au vu de tous : libre à chacun de compter.
rules-text-setup =
    Les quartiers entourent la cathédrale, dans l’ordre des places. À deux, les joueurs se font face ; entre eux se trouvent deux quartiers que personne ne joue, avec leurs lettres de change, mais sans calèche, ni cubes Influence, ni cube Rat.
    Chacun commence avec :
    @pieces/coin 3 pièces d’or
    @pieces/blue_cube 4 cubes dans sa réserve personnelle et 10 dans la réserve commune
    @pieces/blue_pawn son confident, posé devant lui
    @icons/carriage sa calèche sur le marché central, et son cube Rat sur 0
    @messages/token les quatre lettres de change de sa couleur, au hasard sur les quatre marchés extérieurs de son quartier
    @icons/card ses 9 cartes Action, mélangées
    = Les personnages
    @persons/monk Les 6 personnages bruns, mélangés, forment une pile. Les 9 gris en forment une autre, mélangés par lettre : A au-dessus, puis B, puis C.
    = Qui commence
    @pieces/bellringer Le sonneur de cloches va à un joueur tiré au sort. (La règle propose celui qui habite le plus près de Notre-Dame.)
    = Les plans de la ville
    @figure/plans
rules-text-round =
    La partie se joue en trois manches, A, B et C, de trois tours chacune. Chaque tour a cinq phases.
    = 1. Personnages
    @persons/monk Deux personnages bruns et un gris sont dévoilés. On peut les corrompre pendant ce tour, et leurs rats comptent pour la peste du tour.
    = 2. Choisir des cartes
    @icons/card Piochez 3 de vos cartes, gardez-en une et passez-en deux à gauche. Des deux reçues, gardez-en une et passez l’autre. Prenez enfin la dernière carte. Tous choisissent en même temps et ne regardent les cartes reçues que lorsque chacun a passé les siennes. Une carte gardée reste gardée.
    @icons/hand Vous avez alors trois cartes : une des vôtres, une de votre voisin de droite et une du joueur assis deux places à votre droite. À deux, la dernière carte revient à son propriétaire : vous avez deux des vôtres et une de l’autre joueur.
    = 3. Jouer des cartes
    @pieces/bellringer À partir du sonneur de cloches, chacun joue une carte et effectue son action ; puis chacun en joue une seconde. La troisième est défaussée face cachée, sous la deuxième. La défausse ne peut pas être consultée.
    = 4. Corrompre
    @pieces/coin À partir du sonneur de cloches, chacun peut corrompre un des trois personnages pour une pièce d’or.
    = 5. Peste
    @icons/plague Chacun avance son cube Rat du nombre de rats des trois personnages, moins les cubes de son hôpital.
    = Après le tour
    @icons/bell Les personnages vont sous leurs piles, et le sonneur de cloches passe à gauche. Tous les trois tours, Notre-Dame distribue ses points, les personnages bruns sont mélangés, et toutes les cartes Action reviennent à leurs propriétaires.
rules-text-cards =
    Chaque carte Action, sauf le confident, demande un cube. Placez-en d’abord un de votre réserve personnelle sur le bâtiment indiqué, puis effectuez l’action avec tous les cubes que vous y avez, le nouveau compris.
    = Plus de cube dans la réserve personnelle ?
    @pieces/blue_cube Prenez un de vos cubes ailleurs sur le plateau, à Notre-Dame aussi, ou renoncez à l’action. Un cube ne vient jamais directement de la réserve commune, et le confident ne peut pas servir à cela.
    @example/empty Claire n’a plus de cube dans sa réserve personnelle et joue Notre-Dame. Elle offre { $empty_coins } pièces, déplace un cube de son hôpital à Notre-Dame et gagne { $empty_gain } points de prestige. Il reste { $empty_left } cube à l’hôpital.
    = Lire une carte
    @figure/cards
    @number/1 La couleur et le symbole de son propriétaire. À la fin de la manche, la carte lui revient.
    @number/2 Le bâtiment concerné, avec la même image que sur le plateau.
    @number/3 Ce qu’elle rapporte : une pièce avec 1 cube, deux avec 2, trois avec 3, et ainsi de suite.
    @number/4 Son nom.
    @number/5 La manche où vient un personnage gris. Les bruns n’ont pas de lettre.
    @number/6 Le personnage, qu’on reconnaît à ce qu’il tient.
    @number/7 Son nom.
    @number/8 Son privilège en symboles : l’évêque place un cube sur un bâtiment vide, dont l’action suit.
    @number/9 Les rats que ce personnage amène pour la peste.
    = Exemples
    @example/cloister Claire a { $cloister_before } cubes sur son séminaire et en place un autre. Elle reçoit { $cloister_now } cubes de la réserve commune. La prochaine fois, ce sera { $cloister_next }.
    @example/hotel Luc place un cube sur son auberge, qui en compte maintenant { $hotel_one_influence } : il choisit une fois et prend { $hotel_one } pièce. Au cube suivant, elle en comptera { $hotel_two_influence } : il choisira deux fois et prendra { $hotel_two } cubes. Il pourrait aussi prendre deux pièces, ou un cube et une pièce.
    @example/friend Guillaume a { $friend_cubes } cubes sur sa banque et y place son confident, qui compte comme un cube. Cela fait { $friend_influence } : il reçoit { $friend_coins } pièces.
    = Les cartes
rules-text-messages =
    @icons/carriage Avec le relais, votre calèche va de marché en marché, d’un marché au plus par cube que vous avez au relais, par toutes les rues de la ville. Vous pouvez avancer moins loin, ou pas du tout. Un carrefour sans marché ne compte pas : la calèche le traverse. Plusieurs calèches peuvent se trouver sur le même marché.
    @messages/token Là où elle s’arrête, vous pouvez prendre la lettre de change de ce marché. Les lettres devant lesquelles elle passe restent en place.
    @message_coin 1 point de prestige et une pièce d’or
    @message_cube { $cube ->
        [one] { $cube } point
       *[other] { $cube } points
    } de prestige et un cube
    @message_rat 3 points de prestige et un rat en moins
    @message_plain 4 points de prestige
    = Quelles couleurs
    Vous ne pouvez pas prendre une couleur tant qu’il reste sur le plateau une autre couleur dont vous avez moins. D’abord une lettre de chaque couleur, donc, puis une deuxième de chaque. Une couleur épuisée ne compte plus. Le type de lettre n’y change rien.
    À deux aussi, une série comprend les quatre couleurs, y compris celles des deux quartiers vides.
    = Exemples
    @example/carriage Rouge, violet, bleu et vert sont en jeu. Stéphanie a une lettre de change violette, une verte et une rouge. La prochaine qu’elle prendra doit être bleue. Ensuite, toutes les couleurs lui sont ouvertes, même une deuxième bleue.
    @example/ride Luc a une lettre de change, rouge. Il place un second cube sur son relais : sa calèche peut avancer de { $ride_steps } marchés au plus, et { $ride_markets } marchés sont à sa portée. Sur { $ride_open } d’entre eux, il peut prendre la lettre. Les { $ride_barred } lettres rouges à sa portée ne lui servent encore à rien : il lui faut d’abord les trois autres couleurs.
    @example/neighbours En avançant d’un marché, la calèche de Claire peut atteindre { $neighbours_markets } marchés. Sur { $neighbours_messages } d’entre eux se trouve une lettre de change. Elle peut aussi aller sur l’un des { $neighbours_empty } autres, même là où se tient déjà la calèche de Luc.
rules-text-gaining =
    @icons/prestige Points de prestige : chaque paire de cubes dans votre parc ajoute 1 point chaque fois que vous en gagnez. Un effet ne compte qu’une fois, même s’il a plusieurs parties. Un effet qui rapporte 0 ne reçoit rien de plus.
    @pieces/blue_cube Les cubes passent de la réserve commune à votre réserve personnelle. S’il n’en reste plus assez, vous ne recevez que ceux qui restent.
    @pieces/coin { $limited ->
        [yes] Les pièces viennent de la réserve commune ; il y en a 25. Celles qui manquent viennent du plus riche des autres joueurs, pièce par pièce ; à égalité, du plus proche à votre gauche.
       *[no] Les pièces viennent de la réserve commune, qui n’en manque jamais.
    }
    = Exemple
    @example/park Stéphanie a { $park_cubes } cubes dans son parc et place un troisième cube sur sa résidence. Elle gagne { $park_paid } points de prestige, plus { $park_added } pour le parc : { $park_sum } en tout. Avec { $park_five } cubes dans le parc, une offrande de 2 pièces rapporte { $park_five_paid } + { $park_five_added } = { $park_five_sum }. Avec { $park_six }, ses deux cubes à Notre-Dame, qui valent { $park_six_each } chacun, rapportent { $park_six_paid } + { $park_six_added } = { $park_six_sum }.
rules-text-hiring =
    @persons/monk Dans la quatrième phase, vous pouvez corrompre un des trois personnages pour une pièce d’or ; son privilège est immédiat. Plusieurs joueurs peuvent corrompre le même. Sans pièce, vous passez.
    @pieces/coin La pièce va à la réserve commune. Vous pouvez aussi ne corrompre personne.
    @icons/person Les trois personnages s’en vont après le tour. Les bruns sont mélangés au début de chaque manche : les six viennent donc à chaque manche ; chaque gris ne vient qu’une fois dans la partie.
rules-text-brown =
    Ces six-là viennent à chaque manche.
    = Exemple
    @example/fool Claire corrompt le fou et déplace un cube de sa banque vers son relais de calèches, où elle en a déjà { $fool_there }. Sa calèche peut maintenant avancer de { $fool_steps } marchés au plus et prendre la lettre de change qui s’y trouve.
    = Les six personnages
rules-text-grey =
    Chacun vient une fois : A dans la première manche, B dans la deuxième, C dans la troisième.
    = Exemples
    @example/advocate Guillaume a collecté { $advocate_messages } lettres de change. L’avocat paie pour deux paires : { $advocate_paid } points de prestige. La lettre impaire ne rapporte rien.
    @example/beggarking Le cube Rat de Luc est sur { $beggarking_low } : le roi des mendiants rapporte { $beggarking_low_paid } points de prestige, pour les cases 5 à 9. Sur { $beggarking_high }, ce serait { $beggarking_high_paid }.
rules-text-new =
    Avec les Nouveaux Personnages, il y a 27 gris. Trois de chaque lettre sont tirés pour la partie, et les neuf sont montrés à tous. Puis les trois de chaque lettre sont mélangés et empilés comme d’habitude : personne ne connaît donc leur ordre.
    Quand l’érudit est parmi les personnages d’un tour, chacun garde sa troisième carte, face cachée, jusqu’à la fin de la quatrième phase.
    = Exemples
    @example/coachman Claire possède cinq lettres de change : deux à 4 points de prestige, deux à cube et une à pièce. Le cocher lui rapporte { $coachman_plain } points de prestige, ou { $coachman_cube ->
        [one] { $coachman_cube } point
       *[other] { $coachman_cube } points
    } de prestige et { $coachman_cubes } cubes, ou { $coachman_coin } point de prestige et une pièce.
    @example/guard Luc a { $guard_supply } cubes dans la réserve commune. Le garde paie pour deux paires : { $guard_paid } points de prestige.
    = Les 18 personnages
rules-text-plague =
    @icons/rat Additionnez les rats des trois personnages du tour, corrompus ou non, et retranchez les cubes de votre hôpital. Votre cube Rat avance d’autant de cases.
    @areas/hospital S’il y a plus de cubes à l’hôpital que de rats, il recule, jamais en deçà de 0.
    @icons/doctor Si vous avez corrompu le médecin, les rats des personnages comptent 0 pour vous.
    = Au-delà de 9
    @icons/plague Votre cube Rat reste sur 9. Vous perdez 2 points de prestige, et un cube de votre bâtiment majoritaire – celui de votre quartier où vous avez le plus de cubes – retourne dans la réserve commune. Le confident compte, mais n’est jamais retiré. Si plusieurs bâtiments sont à égalité, vous choisissez.
    = Exemples
    @example/plague Les trois personnages ont { $plague_rats_1 } + { $plague_rats_2 } + { $plague_rats_3 } = { $plague_rats } rats. Luc n’a pas de cube à l’hôpital : son cube Rat va de { $plague_luke_from } à { $plague_luke_to }. Stéphanie y a 2 cubes : le sien va de { $plague_stephanie_from } à { $plague_stephanie_to }. Claire y a 3 cubes et son confident : le sien recule de { $plague_claire_from } à { $plague_claire_to }. Le tour suivant apporte { $plague_next } rats. Celui de Stéphanie arriverait à { $plague_beyond } : il reste sur { $plague_stays }, et elle perd { $plague_lost } points de prestige et un cube.
    @example/nine Au même tour, Guillaume a un cube et son confident à l’hôpital. Son cube Rat avance de { $nine_rats } − { $nine_influence } cases, de { $nine_from } à { $nine_to }. Ce n’est pas au-delà de 9 : il ne perd rien. Il a eu de la chance !
    @example/doctor Les trois personnages ont { $doctor_rats_1 } + { $doctor_rats_2 } + { $doctor_rats_3 } = { $doctor_rats } rats. Guillaume corrompt le médecin : pour lui, ils comptent 0. Il a un cube et son confident à l’hôpital : son cube Rat recule de { $doctor_from } à { $doctor_to }. Sans le médecin, il aurait dépassé 9 : { $doctor_from } + { $doctor_rats } − { $doctor_influence } = { $doctor_without }.
rules-text-notredame =
    @cards/notredame Avec cette carte, vous offrez 1, 2 ou 3 pièces d’or et placez un cube à Notre-Dame. Vous gagnez 1, 3 ou 6 points de prestige. Vous pouvez aussi ne rien faire ; vous ne placez alors pas de cube.
    @pieces/coin Chaque carte permet trois pièces et un cube au plus, mais vous pouvez en jouer plusieurs dans le même tour.
    = Après les tours 3, 6 et 9
    @icons/prestige À 2, 3, 4 ou 5 joueurs, 6, 8, 10 ou 12 points de prestige sont partagés entre tous les cubes de Notre-Dame, arrondis à l’inférieur. Le reste est perdu. La part de chacun compte comme un seul effet, auquel s’ajoute le bonus du parc.
    @pieces/blue_cube Puis tous ces cubes retournent dans la réserve commune.
    = Exemple
    @example/cathedral Quatre joueurs se partagent { $cathedral_pot } points de prestige. Il y a à Notre-Dame { $cathedral_claire } cubes verts et un bleu : chacun vaut { $cathedral_each } points. Claire en gagne { $cathedral_claire_gains }, Luc { $cathedral_luke_gains }, et les { $cathedral_cubes } cubes repartent.
rules-text-end =
    @icons/prestige Après le neuvième tour et le dernier partage de Notre-Dame, le joueur qui a le plus de points de prestige l’emporte.
    @pieces/coin En cas d’égalité, on additionne les pièces d’or et les cubes de la réserve personnelle. Ceux qui restent à égalité se partagent la victoire.
rules-text-advice =
    @icons/plague La peste vient à chaque tour. Si vous négligez l’hôpital et le parc, vous perdrez tour après tour des cubes et des points de prestige. Ce n’est pas une garantie de défaite, mais cela n’aidera certainement pas votre cause.
    @pieces/blue_cube Faites circuler les cubes : de la réserve commune à la vôtre, puis vers les bâtiments. Une réserve personnelle vide oblige à défaire ce que vous venez de bâtir. Le séminaire, le moine et l’auberge en apportent de nouveaux.
    @pieces/coin Gardez une pièce pour la quatrième phase. Les derniers personnages récompensent ce que vous avez bâti.
    @icons/notredame Peu de cubes à Notre-Dame rapportent beaucoup, beaucoup rapportent peu. Regardez qui d’autre fait des offrandes.
    @icons/card Les cartes que vous passez, d’autres les jouent. La meilleure carte à garder est parfois celle dont votre voisin a besoin.
rules-text-glance =
    Toute la partie sur une page.
rules-text-screen =
    = La table
    @figure/table
    @number/1 La consigne : à qui de jouer, et ce qu’il faut choisir.
    @number/2 La prévision : ce que rapporterait le choix que vous montrez. Le reste du temps, on y lit ce qui vient de se passer.
    @number/3 Le plateau individuel d’un joueur, avec tout ce qu’il possède. Un halo désigne celui qui choisit. Un appui montre son quartier, un second toute la ville.
    @number/4 La ville. Un appui sur un bâtiment, un marché ou un pion le choisit.
    @number/5 La petite carte de toute la ville, tant que vous regardez un quartier. Un appui sur un quartier y conduit.
    @number/6 Votre main. Les cartes jouables ont un halo.
    @number/7 Les trois personnages du tour, avec leur privilège en symboles et leurs rats.
    @number/8 Les pioches des personnages, bruns à gauche et gris à droite : combien sont encore à venir. La lettre d’une carte grise est celle de sa manche.
    @number/9 Ce qui n’est à personne : les rats du tour et les pièces de la réserve commune.
    @number/10 Le tour : B2 est le deuxième tour de la manche B. La grosse perle est le tour en cours. Un appui, ou la touche O, montre en un tableau l’influence et les lettres de change de chacun ; à la manette, inclinez le stick droit vers le bas.
    @number/11 Pause : sauvegarder, réglages, règles.
    @number/12 L’historique : tout ce qui s’est passé, en phrases. Chacune ramène à son moment.
    @number/13 Annulez votre dernier choix, tant que c’est possible.
    @number/14 Un conseil : quel choix paraît le meilleur, et pourquoi.
    @number/15 « ? » : l’aide-mémoire, tout le jeu sur une page.
    = Sur un plateau individuel
    @sign/name Le symbole et le nom du joueur. À côté du symbole, un robot a un portrait ou une roue dentée.
    @sign/friend Le confident se tient sur le bord tant qu’il n’est sur aucun bâtiment.
    @sign/bellringer Le sonneur de cloches est chez le premier joueur du tour.
    @sign/coins Les pièces d’or.
    @sign/cache Les cubes de la réserve personnelle, prêts à être placés.
    @sign/supply Les cubes du sac sont dans la réserve commune : ils restent à gagner.
    @sign/rat Le cube Rat : où il est, et où la peste de ce tour le mènera, en l’état. Sur fond rouge, il dépasserait 9 et la peste frapperait.
    @sign/prestige Les points de prestige, face cachée. La pile a toujours le même aspect ; « ? » : le nombre est secret.
    @sign/cards Les cartes de ce tour : deux cartes jouées, et la troisième, face cachée.
    @sign/won Les lettres de change collectées, avec leurs points de prestige et ce qu’elles ont rapporté.
    @sign/shelf La pioche du joueur et les cartes défaussées aux tours précédents.
    = Dans la ville
    @sign/cubes Chaque cube sur un bâtiment compte, et le confident comme un cube. Là où la place manque, un seul cube les représente, avec leur nombre.
    @sign/track Le port, avec le cube Rat et sa case sur la piste d’épidémie, de 0 à 9.
    @sign/message Une lettre de change sur son marché : sa couleur, ses points de prestige et ce qu’elle rapporte en plus.
    @sign/carriage Une calèche sur un marché.
    @sign/cathedral À Notre-Dame : les points de prestige à partager, le nombre de cubes, et ce que chacun rapporterait. La rosace luit aux couleurs des cubes.
    @sign/lens Une lettre de change que vous pouvez prendre apparaît en grand près de son marché, avec votre calèche.
    = Les personnages
    @sign/price Un personnage au halo peut être corrompu ; le sceau indique le prix.
    @sign/common Le total des rats des trois personnages, sur fond rouge s’ils sont nombreux ; les pièces de la réserve commune ; les personnages à venir, bruns et gris.
    Pour lire à quoi sert une chose et ce qu’elle rapporterait maintenant, regardez-la de près : appuyez plus longtemps, ou servez-vous de la touche prévue.
    = Lecture à voix haute
    La voix du système peut tout lire à voix haute : activez-la dans les réglages ou avec F8. Une partie entière se joue alors à l’oreille, au clavier ou à la manette seuls.
    N’importe quelle touche l’arrête. F2 répète, F3 dit où vous en êtes, F4 où en est toute la table ; à la manette, inclinez le stick droit vers le haut, la gauche ou la droite. Les touches des autres quartiers disent ce qui s’y trouve.
    À plusieurs avec des mains cachées, ce qu’un seul joueur peut savoir n’est pas dit, sauf si vous choisissez le casque dans les réglages.
rules-text-names =
    D’une édition à l’autre, le jeu a changé plusieurs noms. Si vous le connaissez par la boîte de 2007, voici de quoi vous y retrouver.
    Séminaire – en 2007 : école du couvent ; en allemand : Klosterschule ; en anglais : cloister school ; en italien : scuola conventuale.
    Résidence – en 2007 : hôtel particulier ; en allemand : Residenz ; en anglais : residence ; en italien : residenza.
    Relais de calèches – en 2007 : relais ; en allemand : Kutscherei ; en anglais : carriage house ; en italien : rimessa delle carrozze.
    Auberge – en 2007 : auberge aussi ; en allemand : Gasthaus ; en anglais : hotel ; en italien : locanda.
    Confident – en 2007 : assistant ; en allemand : Vertrauter ; en anglais : trusted friend ; en italien : fiduciario.
    Lettre de change – en 2007 : message ; en allemand : Botschaft ; en anglais : message ; en italien : messaggio.
    Sonneur de cloches – en 2007 : bossu ; en allemand : Glöckner ; en anglais : bellringer.
    Serveuse – en 2007 : aubergiste ; en italien : locandiera. L’aubergiste des Nouveaux Personnages est quelqu’un d’autre.
    Fou – en 2007 : bouffon ; en italien : giullare.
    Soldat – en 2007 : garde municipal ; en italien : sentinella. Le garde des Nouveaux Personnages est quelqu’un d’autre.
    Veilleur de nuit – en 2007 : garde de nuit ; en italien : ronda notturna.
    Roi des mendiants – en 2007 : mendiant ; en italien : re dei mendicanti.
    Tour et manche – en 2007 : manche et cycle ; en italien : turno et periodo. Le mot « manche » a donc changé de sens. En 2007, on soudoyait au lieu de corrompre, et la peste s’appelait insalubrité.
    = Nouveaux Personnages
    Administrateur – en anglais : administrator.
    Infirmière – en anglais : nurse.
    Érudit – en anglais : scholar.
    Prêtre – en anglais : priest.
    Procureur – en anglais : prosecutor.
    Sonneur de cloches – en anglais : bellringer.
    Espion – en anglais : spy.
    Gens du voyage – sur la carte : gitans ; en anglais : gypsies.
    Cocher – en anglais : coachman.
    Boucher – en anglais : butcher.
    Mécène – en anglais : patron.
    Marchand – en anglais : merchant.
    Aubergiste – en anglais : innkeeper.
    Conseiller – en anglais : councillor.
    Garde – en anglais : guard.
    Fossoyeur – en anglais : gravedigger.
    Actrice – en anglais : actress.
    Amante – en anglais : mistress.
rules-text-editions =
    Les règles ont été publiées plusieurs fois, avec de petites différences. Chacune peut aussi se choisir à part.
    = Dans cette partie
    @areas/hotel L’auberge donne deux bonus à partir de { $double } cubes.
    @pieces/coin { $limited ->
        [yes] Il y a 25 pièces d’or.
       *[no] Les pièces d’or ne manquent jamais.
    }
    @persons/monk { $fool ->
        [yes] Le fou peut prendre un cube à Notre-Dame.
       *[no] Le fou ne peut pas prendre de cube à Notre-Dame.
    }
    @message_cube La lettre de change à cube rapporte { $cube ->
        [one] { $cube } point
       *[other] { $cube } points
    } de prestige.
    @icons/card { $decline ->
        [yes] Une carte peut être jouée sans effet.
       *[no] Celui qui joue une carte effectue son action, si c’est possible.
    }
    = Les éditions
    10ᵉ anniversaire : auberge à deux bonus dès 3 cubes, 25 pièces, le fou ne peut pas prendre à Notre-Dame, lettre à cube 2 points de prestige.
    alea 2007 : auberge à deux bonus dès 4 cubes, 25 pièces, le fou peut prendre à Notre-Dame, lettre à cube 2 points de prestige. Plusieurs noms y étaient autres : voir « D’une édition à l’autre ».
    Rio Grande 2007 : auberge à deux bonus dès 4 cubes, les pièces ne manquent jamais, le fou peut prendre à Notre-Dame, lettre à cube 2 points de prestige.
    BlueBear en ligne : auberge à deux bonus dès 4 cubes, 25 pièces, le fou peut prendre à Notre-Dame, lettre à cube 1 point de prestige, et une carte peut être jouée sans effet.
rules-text-own =
    Vous pouvez ajouter vos propres personnages et éditions sans programmer : chacun est un petit fichier de texte. Les parties qui en ont sont sauvegardées, revues et jouées avec des téléphones comme les autres, et l’ami qui ouvre une telle partie y trouve tout. Elles ne sont jamais classées ; la partie du jour, les épreuves et la leçon n’en ont pas.
    = Votre premier personnage
    Écrivez un fichier nommé baker.person.toml ; ce qui précède le premier point est sa clé, en minuscules.
    @file/person
    La lettre A, B ou C en fait un personnage gris de cette manche ; il rejoint ceux de sa lettre, dont trois sont tirés. Avec une ligne pour replaces, et non pour letter, il est brun : la clé monk lui fait prendre la place du moine.
    Son nom peut y figurer dans d’autres langues, chacune sur sa ligne.
    Chaque partie effect est une étape ; jusqu’à quatre se suivent. Celle-ci donne 1 point de prestige pour deux cubes sur le plateau. Les sortes d’étapes sont gain, kill, benefit, place, activate, move, pay, choose et if.
    Des étapes peuvent dépendre de quelque chose, laisser choisir ou faire plusieurs choses. Ce personnage en a quatre :
    @file/steps
    if et per comptent l’un de ceux-ci : influence, strongest_sector, sector_of_friend, sectors, empty_sectors, cubes_in_cathedral, cubes_on_board, supply, coins, messages, messages_of_a_kind, free_markets, spaces_above_rat, prestige et rats. influence est celle de tous les bâtiments, ou de celui que nomme at : cloister, bank, residence, carriage, hotel, park ou hospital ; sectors compte les bâtiments dont l’influence atteint le nombre donné par at.
    place pose un cube dans l’un de ces bâtiments, ou dans cathedral, empty (un bâtiment vide), each empty (chaque bâtiment vide) ou friend (celui du confident). move déplace one (un cube ou le confident), jusqu’à un nombre d’entre eux, ou all (tous ceux d’un bâtiment). benefit est une pièce d’or, un cube ou un rat chassé, et pay chasse un rat pour chaque pièce d’or.
    Une ligne pour picture nomme une image du même dossier, PNG ou SVG. Sans image, la carte montre la silhouette d’un personnage.
    = Votre première édition
    Écrivez un fichier nommé family.edition.toml avec les règles qui diffèrent de l’édition du 10ᵉ anniversaire.
    @file/edition
    Les cinq règles sont hotel_double_at (2 à 9), coins_limited, fool_from_notredame, message_cube_prestige (0 à 4) et may_decline. Les parties names et texts disent son nom et ce qui fait son charme, en une ou plusieurs langues.
    = Dans le jeu
    Déposez le fichier, ou un dossier qui en contient plusieurs, sur la fenêtre : il est prêt pour la prochaine partie. Tout ce qui ne va pas est dit d’un coup, avec la ligne. De deux fichiers de même clé, le dernier déposé remplace l’autre. Une partie commencée garde ce qu’elle avait, quoi qu’il advienne du fichier ; seule une image part avec lui. Rien n’interdit des personnages trop forts ou des règles trop dures.
    Des fichiers pour commencer accompagnent le programme, dans son dossier engine/examples.
rules-own-edition = Selon votre édition : { $edition }
rules-text-rulings =
    Là où les règles imprimées se taisent, voici comment on joue ici.
    Vous pouvez corrompre un personnage même si son privilège ne donne rien.
    Si vous avez moins de 2 points de prestige quand la peste frappe, vous perdez ce que vous avez.
    Parmi des bâtiments à égalité, seuls ceux qui ont un cube peuvent en perdre un. Si aucun n’en a, rien n’est perdu.
    Un effet qui rapporte 0 point de prestige ne reçoit pas le bonus du parc.
    Si votre réserve personnelle est vide, le cube n’est jamais pris à l’endroit même où il doit aller.
    Une calèche qui reste sur place peut prendre la lettre de change qui s’y trouve.
    L’auberge et la serveuse ne proposent pas un bonus impossible, comme un rat en moins quand votre cube Rat est sur 0.
    Avec l’évêque, le fou, le ménestrel, le procureur, l’actrice et le boucher, vous devez faire ce qui est possible ; si rien ne peut être déplacé ou placé, rien ne se passe.
    L’évêque fait effectuer l’action du bâtiment : la première impression l’oubliait, un erratum officiel l’a ajouté.
    Le procureur a besoin d’un bâtiment où vous avez de l’influence.
    Les points de prestige du cocher se gagnent en une fois, ceux des gens du voyage aussi.
    Pour le marchand, le marché central compte comme un marché sans lettre de change.
    L’action d’un bâtiment permise par un personnage ne demande pas d’autre cube. (L’érudit, lui, fait jouer une carte : un cube est placé.) Si la réserve commune est vide, l’évêque et l’amante ne font rien, et l’infirmière chasse quand même un rat.
    Les points de prestige d’une lettre de change sont gagnés avant sa pièce, son cube ou son rat.
    Si vous ne pouvez pas payer les autres personnages du conseiller, ils ne vous sont pas proposés.
    L’historique ne montre que ce qui a été joué ouvertement, comme une bonne mémoire. Il ne montre jamais ce que les autres ont défaussé face cachée. Avec la mémoire stricte, une option de la nouvelle partie, il ne montre que le tour en cours jusqu’à la fin de la partie, car nul ne peut consulter la défausse.
    Dans les règles imprimées, les lettres de change collectées sont posées face cachée. Ici, elles restent visibles : chacun les a vu prendre.
