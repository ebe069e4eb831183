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
