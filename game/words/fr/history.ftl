# Garder une partie, revenir en arrière, et l’histoire d’une partie à la table.

history-kept-elsewhere = Un autre programme a modifié le fichier de cette partie. Elle continue dans { $file } ; l’autre reste tel quel.
history-kept-aside = La partie ne peut pas être enregistrée dans { $file } ({ $reason }). Elle est gardée pour l’instant dans { $copy } ; chaque coup réessaie.
history-copy-taken = Cette partie reprend depuis { $copy }, où elle a été gardée quand son propre fichier ne pouvait pas être écrit.

history-undo-of = { $name } : reprendre
history-restart-turn = Refaire mon tour
history-done = Terminé
history-done-prompt = { $name } : votre tour est-il fini, ou reprenez-vous quelque chose ?
history-nothing-to-undo = Il n’y a rien à reprendre maintenant.
history-confirm-turns = Confirmer la fin du tour

## Le panneau d’histoire
history-title = Histoire
history-all = Tous
history-nothing = Rien ne s’est encore passé.
history-choose = Choisir
history-show = Voir ce moment
history-close = Retour à la partie
history-filter = Joueur
history-rounds = Manches
