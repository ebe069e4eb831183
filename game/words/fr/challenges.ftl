# The deal of the day and the tasks: their pages, the medals, what is shared.

challenges-title = Défis
challenges-deal = Partie du jour
challenges-tasks = Épreuves
challenges-date = { DATETIME($date, dateStyle: "full") }
challenges-against = { $name } joue contre
challenges-known = Aujourd’hui, le monde entier joue avec cette donne. Comme chacun peut la consulter, la partie ne compte ni pour votre niveau ni dans les tableaux des parties passées.
challenges-par = Par : { $par }
challenges-par-why-middle = ce qu’un maître obtiendrait à votre place
challenges-par-why-mean = ce que huit maîtres obtiendraient en moyenne à votre place
challenges-par-wait = Par : les maîtres jouent encore…
challenges-par-none = Par : inconnu. Le programme des maîtres n’a pas pu démarrer.
challenges-medal-gold = Or
challenges-medal-silver = Argent
challenges-medal-bronze = Bronze
challenges-medal-none = pas de médaille
challenges-from = dès { $prestige }
challenges-needs-gold = bat le par
challenges-needs-par = dès le par
challenges-needs-silver = 7/8 du par
challenges-needs-bronze = 3/4 du par
challenges-strip-par = Par { $par }
challenges-strip-you = Vous : { $prestige }
challenges-strip = Les maîtres ont obtenu entre { $lowest } et { $highest }.
challenges-rule = Seul un premier essai, sans conseil et sans rien annuler, peut valoir une médaille.
challenges-run = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
challenges-run-best = Plus longue série : { $days }
challenges-first = Votre premier essai : il compte.
challenges-begun = Vous avez commencé cette partie.
challenges-result = Vous avez obtenu { $prestige }.
challenges-seen = Vous avez regardé la partie d’un autre joueur sur cette donne : plus de médaille à gagner.
challenges-begin = Commencer
challenges-continue = Reprendre
challenges-again = Rejouer
challenges-share = Partager
challenges-got = { $medal ->
    [gold] L’or !
    [silver] L’argent !
    [bronze] Le bronze !
   *[none] Pas de médaille cette fois.
}
challenges-reached = { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
}, par { $par }.
challenges-reached-wait = { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
}. Les maîtres jouent encore…
challenges-helped = Vous avez reçu de l’aide : pas de médaille.
challenges-not-first = Ce n’était pas le premier essai : pas de médaille.
challenges-shared = Notre Dame, partie du { $date } : { $prestige } ({ $medal ->
    [gold] or
    [silver] argent
    [bronze] bronze
    [again] pas le premier essai
   *[none] pas de médaille
}) · par { $par } · version { $version }, robots { $bots }
challenges-copied = Copié dans le presse-papiers.
challenges-not-copied = Il n’y a pas de presse-papiers ici : recopiez la ligne.
challenges-file = Créer un fichier
challenges-file-why = Vos amis peuvent importer le fichier et essayer la donne avant de regarder votre partie.
challenges-file-name = Notre Dame { $date }, { $name } (spoiler)
challenges-file-saved = Fichier créé : { $file }
challenges-file-failed = Le fichier ne peut pas être créé : { $reason }
challenges-spoiler = { $name } a joué cette donne. Essayez-la d’abord : après avoir regardé cette partie, vous ne pourrez plus gagner de médaille.
challenges-look = Regarder cette partie
