# Le cadre : titre, nouvelle partie, parties sauvegardées, réglages, pause, résultats.

shell-round = Manche { $label }
shell-colour-blue = Bleu
shell-colour-green = Vert
shell-colour-red = Rouge
shell-colour-yellow = Jaune
shell-colour-purple = Violet

## Phrases pour quand quelque chose ne va pas
shell-settings-unwritable = Impossible d’écrire les réglages dans { $file }. Ils valent jusqu’à la fermeture ; vérifiez les droits d’écriture du dossier.
shell-settings-unreadable = Impossible de lire les réglages dans { $file } : les réglages habituels sont utilisés. Vérifiez les droits de lecture et d’écriture du fichier.
shell-settings-broken = Une partie des réglages est incompréhensible ({ $reason }). L’ancien fichier est gardé sous { $file } ; les réglages habituels le remplacent.
shell-launch-edition = L’édition « { $edition } » n’existe pas ; il y a { $allowed }.
shell-launch-number = Une partie se joue de { $fewest } à { $most } joueurs, pas à { $players }.
shell-launch-nameless = Chaque joueur doit avoir un nom.
shell-launch-name-long = Le nom « { $name } » est trop long : { $most } lettres au plus.
shell-launch-colour = La couleur « { $colour } » n’existe pas ; il y a { $allowed }.
shell-launch-bot = L’automate « { $bot } » n’existe pas ; il y a { $allowed }.
shell-launch-namesakes = Deux joueurs s’appellent { $name } ; chacun doit avoir son propre nom.
shell-launch-same-colour = Deux joueurs ont la même couleur ; chacun doit avoir la sienne.
shell-saves-unwritable = Impossible de sauvegarder dans { $folder }. Les parties vont pour l’instant dans { $instead } ; vérifiez les droits d’écriture du dossier.
shell-saves-undeletable = Impossible de supprimer { $file } ; vérifiez les droits d’écriture du dossier.
shell-load-failed = Impossible d’ouvrir cette partie : { $reason }
shell-continue-nothing = Il n’y a pas de partie en cours à reprendre.
shell-crash = Quelque chose s’est mal passé dans le programme. Votre partie est sauvegardée jusqu’au dernier coup. Les détails sont notés dans { $file }.
shell-crash-unlogged = Quelque chose s’est mal passé dans le programme. Votre partie est sauvegardée jusqu’au dernier coup.

## Titre
shell-subtitle = Paris, à la fin du quatorzième siècle
shell-continue = Reprendre
shell-continue-note = { $names } · manche { $label }
shell-new = Nouvelle partie
shell-load = Parties sauvegardées
shell-settings = Réglages
shell-quit = Quitter
shell-ok = D’accord
shell-no = Non
shell-back = Retour
