# Le cadre : titre, nouvelle partie, parties sauvegardées, réglages, pause, résultats.

shell-round = Tour { $label }
shell-colour-blue = Bleu
shell-colour-green = Vert
shell-colour-red = Rouge
shell-colour-yellow = Jaune
shell-colour-purple = Violet

## Phrases pour quand quelque chose ne va pas
shell-launch-edition = L’édition « { $edition } » n’existe pas ; il y a { $allowed }.
shell-launch-number = Une partie se joue de { $fewest } à { $most } joueurs, pas à { $players }.
shell-launch-nameless = Chaque joueur doit avoir un nom.
shell-launch-name-long = Le nom « { $name } » est trop long : { $most } lettres au plus.
shell-launch-colour = La couleur « { $colour } » n’existe pas ; il y a { $allowed }.
shell-launch-bot = Le robot « { $bot } » n’existe pas ; il y a { $allowed }.
shell-launch-namesakes = Deux joueurs s’appellent { $name } ; chacun doit avoir son propre nom.
shell-launch-same-colour = Deux joueurs ont la même couleur ; chacun doit avoir la sienne.
shell-continue-nothing = Il n’y a pas de partie en cours à reprendre.
shell-crash = Une erreur s’est produite dans le programme. Votre partie est sauvegardée jusqu’au dernier coup. Les détails sont dans { $file }.
shell-crash-unlogged = Une erreur s’est produite dans le programme. Votre partie est sauvegardée jusqu’au dernier coup.
shell-crash-memory = La mémoire ne suffit pas pour la partie. Elle est enregistrée jusqu’au dernier coup. Fermez d’autres programmes, puis reprenez-la.
shell-cannot-go-on = Le programme ne peut pas continuer ({ $reason }).
shell-cannot-go-on-logged = Le programme ne peut pas continuer ({ $reason }). Les détails sont dans { $file }.
shell-no-memory = la mémoire ne suffit pas ; fermez d’autres programmes
shell-display-gone = L’écran a disparu. Chaque coup est enregistré : lancez le programme avec --continue pour reprendre.
shell-no-display = Il n’y a pas d’écran où montrer la fenêtre ({ $reason }). Lancez le programme depuis un bureau ; sur une machine distante, activez le transfert des fenêtres, et si SDL_VIDEODRIVER est défini, retirez-le.
