# La page « Votre façon de jouer » : les habitudes qui coûtent, et les moments dont on apprend.

habits-title = Votre façon de jouer
habits-player = Joueur
habits-about = D’après les { $count } dernières parties sans aide, à côté de ce que font les maîtres en pareil cas. Rien ne quitte cet appareil.
habits-few = Cette page demande { $limit } parties terminées sans conseil ni remplaçant ; jusqu’ici : { $n }.
habits-reading = Lecture des parties passées…
habits-thinking = Essai de ce que d’autres coups auraient rapporté : { $percent } %…
habits-done = Les coûts sont des moyennes de { $n } paires de parties, jouées depuis chaque moment avec ce que vous saviez alors.
habits-none = Aucune habitude ne vous coûte rien qui puisse être prouvé. Bien joué !
habits-failed = Cela ne peut pas être établi pour l’instant. Revenez en arrière et réessayez plus tard.
habits-often = { $n } sur { $all } ; les maîtres : environ { $expected }.
habits-cost = Ses moments les plus chers ont coûté chacun { $cost } de prestige (± { $error }) :
habits-example = { $label } · Coup : { $played } · Mieux : { $better } ({ $cost } de prestige)
habits-train = Une épreuve pour cela : { $task }
habits-gone = Disparue : { $habit }
habits-lessons = Apprendre de ses erreurs
habits-lesson = { $label } · Coup : { $played } · Mieux : { $better } ({ $cost } de prestige, ± { $error })
habits-name-hires = Tours sans corrompre personne
habits-name-hospital = Au plus 1 cube à l’hôpital au début du tour B3
habits-name-park = Rien dans le parc au début de la manche B
habits-name-friend = Le confident encore en main au début de la manche B
habits-name-donations = Manches sans offrande à Notre-Dame
habits-name-messages = Au plus 2 lettres de change à la fin de la partie
habits-name-coins = 3 pièces ou plus restantes à la fin de la partie
habits-name-plague = Manches où la peste frappe
