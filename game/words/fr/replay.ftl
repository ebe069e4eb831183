# Revoir une partie, les parties sauvegardées, les résultats, et le livre des parties passées.

## Revoir
replay-watch = Revoir
replay-at = Manche { $label } · coup { $n } sur { $all }
replay-then = Voici comment c’était : manche { $label }, coup { $n } sur { $all }
replay-view-all = Toutes les mains
replay-view-none = Aucune main
replay-play-on = Rejouer à partir d’ici
replay-to-game = Retour à la partie
replay-close = Fermer
replay-play = Lecture ou pause
replay-step = Coup
replay-rounds = Manche
replay-nothing-left = La partie est finie ici : revenez un peu en arrière pour rejouer à partir de là.

## Parties sauvegardées
replay-open = Continuer
replay-results = Résultats
replay-repair = Sauver ce qui est intact
replay-rename = Renommer
replay-rename-how = Comment la partie doit-elle s’appeler ?
replay-duplicate = Copier
replay-import = Importer un fichier
replay-import-how = Le chemin du fichier.
replay-import-path = Écrire un chemin
replay-import-none = Aucune partie sauvegardée n’a été trouvée dans les dossiers habituels ni sur une clé.
replay-import-seeking = Recherche de parties sauvegardées …
replay-import-drop = On peut aussi déposer un fichier sur la fenêtre.
replay-import-in = Dans { $folder }
replay-take = Importer
replay-import-failed = Ce fichier ne peut pas être importé : { $reason }
replay-repaired-name = { $name } (partie intacte)
replay-repaired = Ce qui est intact a été sauvé comme une partie à part ; le fichier abîmé reste tel quel. { $reason }
replay-file-failed = { $file } : c’est impossible ({ $reason }). Vérifiez qu’on peut écrire dans le dossier.
replay-deleted = « { $game } » est effacée
replay-page = Page
replay-bring-back = La rétablir
replay-reading = Lecture …
replay-cancel = Annuler

## Résultats et livre des parties passées
replay-moments = Meilleurs moments
replay-watch-again = Revoir la partie
replay-book = Parties passées
replay-book-empty = Aucune partie n’est encore finie. Les parties finies s’inscrivent ici d’elles-mêmes.
replay-book-people = Joueurs
replay-book-bots = Robots
replay-book-against = Joueurs contre robots
replay-book-bests = Meilleurs scores
replay-book-latest = Dernières parties
replay-book-games = Parties
replay-book-wins = Victoires
replay-book-average = Moyenne
replay-book-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-book-percent = { $n } %
replay-book-best = Record
replay-book-share = Part
replay-book-day = Jour
