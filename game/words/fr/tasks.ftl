# The tasks: their page, what each asks, what was reached.

tasks-won = { $won ->
    [one] { $won } étoile
   *[other] { $won } étoiles
} sur { $most }
tasks-from = à partir du tour { $label }, { $rounds ->
    [one] un seul tour
   *[other] { $rounds } tours
}
tasks-known = Une épreuve se tente aussi souvent qu’on veut, conseils et annulations compris. Elle ne compte que pour ses étoiles.
tasks-hint = Conseil
tasks-solution = Solution
tasks-begins = Une voie : au tour { $label }, gardez { $cards }.
tasks-begins-hiring = Une voie : au tour { $label }, gardez { $cards } et corrompez { $person }.
tasks-played = Ce qui s’est joué : { $story }
tasks-next = Épreuve suivante
tasks-own = Épreuve personnelle
tasks-own-goal = Jouez d’ici à la fin. Ce qui compte : { $what }.
tasks-make = En faire une épreuve
tasks-make-seat = Vous jouez
tasks-make-counts = Ce qui compte
tasks-make-mark = { $n ->
    [one] Une étoile à partir de
   *[other] { $n } étoiles à partir de
}
tasks-make-title = Titre
tasks-make-now = Créer l’épreuve
tasks-made = « { $title } » fait maintenant partie des épreuves.
tasks-usual-title = { $name }, tour { $label }
tasks-not-changed = L’épreuve « { $title } » ne peut pas être sauvegardée ou supprimée ({ $reason }).
tasks-no-task = « { $file } » n’est pas une épreuve jouable ici.
task-what-prestige = le prestige
task-what-lead = l’avance
task-what-cathedral = Notre-Dame
task-what-messages = les lettres de change
task-what-persons = les personnages
task-what-gain = le plus grand gain
task-what-coins = les pièces d’or
task-what-rat = cube Rat à la fin
task-outcome = { $title } : { $counted }.
task-counted-prestige = { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige
task-counted-lead = { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’avance sur le meilleur adversaire
task-counted-cathedral = { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige par Notre-Dame
task-counted-messages = { $n ->
    [one] { $n } lettre de change
   *[other] { $n } lettres de change
}
task-counted-persons = { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige par les personnages
task-counted-gain = { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige en une fois
task-counted-coins = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
} à la fin
task-counted-rat = cube Rat sur { $n }
task-broken-win = Vous n’avez pas gagné.
task-broken-without = Vous avez placé quelque chose là où c’était interdit.
task-broken-rat = Votre cube Rat a fini sur une autre case.
task-broken-no-plague = Vous avez subi la peste.
task-broken-no-hire = Vous avez corrompu un personnage.
task-broken-only-cathedral = Vous avez aussi gagné du prestige ailleurs.
task-broken-everywhere = L’un de vos bâtiments était vide.

task-title-alms = Vêpres
task-goal-alms = Plus que trois tours, contre deux adversaires faciles. Finissez avec le plus de prestige possible.
task-title-blow = D’un seul coup
task-goal-blow = Gagnez le plus de prestige possible en une seule fois.
task-title-letters = Courrier urgent
task-goal-letters = Ramassez le plus de lettres de change possible pendant les six derniers tours.
task-title-treasure = La bourse pleine
task-goal-treasure = Gagnez, en finissant avec le plus de pièces d’or possible.
task-title-no-park = Pelouse interdite
task-goal-no-park = Gagnez sans jamais rien placer dans votre parc.
task-title-thrift = Sans appuis
task-goal-thrift = Finissez avec le plus de prestige possible, sans plus corrompre personne à partir de maintenant.
task-title-brink = Au bord du gouffre
task-goal-brink = Gagnez avec votre cube Rat aussi haut que possible – mais sans que la peste frappe.
task-title-healthy = Des rues propres
task-goal-healthy = Traversez les six derniers tours sans que la peste vous frappe.
task-title-everywhere = Un pied partout
task-goal-everywhere = Finissez avec un cube ou le confident dans chacun de vos sept bâtiments.
task-title-cathedral = Rien que la cathédrale
task-goal-cathedral = Battez votre unique adversaire. Dès maintenant, ne gagnez de prestige que par Notre-Dame.
task-title-court = De belles relations
task-goal-court = Gagnez le plus de prestige possible par les personnages pendant les trois derniers tours.
task-title-comeback = La remontée
task-goal-comeback = Vous avez du retard. Gagnez quand même, avec le plus d’avance possible.
task-title-last-bell = La dernière cloche
task-goal-last-bell = Il ne reste que deux tours, contre trois adversaires difficiles. Tirez-en le meilleur.
task-title-masters = Parmi les maîtres
task-goal-masters = Plus que trois tours à une table de maîtres. Finissez avec le plus de prestige possible.
task-title-mayor = La visite du maire
task-goal-mayor = Dernier tour, et votre bourse est vide. Finissez avec le plus de prestige possible.
task-story-mayor = le confident est allé au séminaire, et il a manqué une pièce pour le maire. 33 points de prestige contre 50.
task-title-two-nights = Encore deux nuits
task-goal-two-nights = Plus que deux tours. Finissez avec le plus de prestige possible.
task-story-two-nights = un cube est passé de l’hôpital à la résidence, et l’auberge a ouvert ses portes. De quoi gagner, mais avec 57 points de prestige seulement.
task-title-school = Sur le tard
task-goal-school = Plus que trois tours, contre deux adversaires difficiles. Finissez avec le plus de prestige possible.
task-story-school = le confident est entré au séminaire sur le tard. 63 points de prestige, et la dernière place.
task-title-coins = Trois pièces d’or
task-goal-coins = Gagnez le plus de prestige possible par Notre-Dame pendant les quatre derniers tours.
task-story-coins = il y avait trois pièces d’or, une seule a été offerte. De quoi gagner la partie, mais Notre-Dame avait mieux à donner.
task-title-moving = Le déménagement
task-goal-moving = Plus que cinq tours. Gagnez avec le plus de prestige possible.
task-story-moving = le confident s’est installé à la résidence, et un cube du relais de calèches l’y a suivi. 59 points de prestige contre 73.
task-title-nightwatch = La ronde de nuit
task-goal-nightwatch = Plus que huit tours. Finissez avec le plus de prestige possible, sans que la peste vous frappe jamais.
task-story-nightwatch = la banque, encore la banque, puis le veilleur de nuit. 43 points de prestige contre 54.
task-title-no-beds = Pas un lit pour les malades
task-goal-no-beds = Plus que sept tours, et votre hôpital est vide. Gagnez avec le plus de prestige possible.
task-story-no-beds = le séminaire et la banque d’abord, et les malades ont attendu. Partie gagnée tout de même, d’un seul point.
task-title-carriage = En calèche
task-goal-carriage = Ramassez le plus de lettres de change possible pendant les huit derniers tours.
task-story-carriage = la résidence d’abord, la calèche ensuite. De quoi gagner la partie, mais avec trois lettres de change seulement.
task-title-market = Au mauvais marché
task-goal-market = Plus que quatre tours, contre trois adversaires. Finissez avec le plus de prestige possible.
task-story-market = le fou a fait partir la calèche vers un marché où il n’y avait rien à prendre. 47 points de prestige, et la dernière place.
task-title-minstrel = Serveuse ou ménestrel
task-goal-minstrel = Gagnez le plus de prestige possible par les personnages pendant les cinq derniers tours.
task-story-minstrel = la serveuse a été corrompue, et nul n’a entendu le ménestrel. 69 points de prestige, deux de moins que le vainqueur.
task-title-borrowed = Emprunté à l’hôpital
task-goal-borrowed = Plus que trois tours, à une table de cinq. Finissez avec le plus de prestige possible.
task-story-borrowed = un cube est passé de l’hôpital au relais de calèches, et la peste y en a pris un. 51 points de prestige, et la dernière place.
task-title-health = La bourse ou la santé
task-goal-health = Plus que sept tours, contre trois adversaires difficiles. Finissez avec le plus de prestige possible.
task-story-health = le confident est allé à la banque, et non à l’hôpital. 60 points de prestige contre 73.
