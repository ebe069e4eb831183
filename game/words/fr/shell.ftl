# Le cadre : titre, nouvelle partie, parties sauvegardées, réglages, pause, résultats.

shell-round = Manche { $label }
shell-colour-blue = Bleu
shell-colour-green = Vert
shell-colour-red = Rouge
shell-colour-yellow = Jaune
shell-colour-purple = Violet

## Phrases pour quand quelque chose ne va pas
shell-settings-unwritable = Impossible d’écrire les réglages dans { $file } ({ $reason }). Ils valent jusqu’à la fermeture ; vérifiez les droits d’écriture et la place dans le dossier.
shell-settings-unreadable = Impossible de lire les réglages dans { $file } : les réglages habituels sont utilisés. Vérifiez les droits de lecture et d’écriture du fichier.
shell-settings-no-file = { $file } est un tube ou un périphérique, pas un fichier : aucun réglage n’y est conservé et les réglages habituels sont utilisés. Indiquez un autre fichier avec --settings, ou supprimez-le.
shell-settings-too-large = Le fichier des réglages est bien trop gros pour en être un ; il est gardé sous { $file } et les réglages habituels le remplacent. Supprimez-le si vous n’en avez pas besoin.
shell-settings-broken = Une partie des réglages est incompréhensible ({ $reason }). L’ancien fichier est gardé sous { $file } ; les réglages habituels le remplacent.
shell-launch-edition = L’édition « { $edition } » n’existe pas ; il y a { $allowed }.
shell-launch-number = Une partie se joue de { $fewest } à { $most } joueurs, pas à { $players }.
shell-launch-nameless = Chaque joueur doit avoir un nom.
shell-launch-name-long = Le nom « { $name } » est trop long : { $most } lettres au plus.
shell-launch-colour = La couleur « { $colour } » n’existe pas ; il y a { $allowed }.
shell-launch-bot = Le robot « { $bot } » n’existe pas ; il y a { $allowed }.
shell-launch-namesakes = Deux joueurs s’appellent { $name } ; chacun doit avoir son propre nom.
shell-launch-same-colour = Deux joueurs ont la même couleur ; chacun doit avoir la sienne.
shell-saves-unwritable = Impossible de sauvegarder dans { $folder }. Les parties vont pour l’instant dans { $instead } ; vérifiez les droits d’écriture du dossier.
shell-load-failed = Impossible d’ouvrir cette partie : { $reason }
shell-imported = « { $game } » est maintenant parmi vos parties sauvegardées.
shell-continue-nothing = Il n’y a pas de partie en cours à reprendre.
shell-crash = Quelque chose s’est mal passé dans le programme. Votre partie est sauvegardée jusqu’au dernier coup. Les détails sont notés dans { $file }.
shell-crash-unlogged = Quelque chose s’est mal passé dans le programme. Votre partie est sauvegardée jusqu’au dernier coup.
shell-cannot-go-on = Le programme ne peut pas continuer ({ $reason }).
shell-cannot-go-on-logged = Le programme ne peut pas continuer ({ $reason }). Les détails sont notés dans { $file }.
shell-no-display = Il n’y a pas d’écran où montrer la fenêtre ({ $reason }). Lancez le programme depuis un bureau ; sur une machine distante, activez le transfert des fenêtres, et si SDL_VIDEODRIVER est défini, retirez-le.

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

## Nouvelle partie
shell-players = Joueurs
shell-name = Nom
shell-colour = Couleur
shell-player-human = Humain
shell-player-random = Robot · hasard
shell-player-quick = Robot · vif
shell-player-easy = Robot · facile
shell-player-normal = Robot · normal
shell-player-hard = Robot · difficile
shell-player-master = Robot · maître
shell-add-player = Ajouter un joueur
shell-start = Commencer
shell-rules = Règles
shell-edition = Édition
shell-edition-anniversary = 10e anniversaire
shell-edition-alea-2007 = alea 2007
shell-edition-riogrande-2007 = Rio Grande 2007
shell-edition-bluebear = BlueBear en ligne
shell-edition-custom = Édition sur mesure
shell-option-hotel-double-at = Influence pour deux gains à l’hôtel
shell-option-coins-limited = 25 pièces d’or en tout
shell-option-fool-from-notredame = Le fou peut prendre à Notre-Dame
shell-option-message-cube-prestige = Prestige du message à cube
shell-option-may-decline = Jouer une carte sans effet
shell-new-persons = Nouveaux personnages
shell-open-prestige = Prestige visible
shell-open-hands = Mains visibles
shell-seed = Graine (au hasard)

## Réglages
shell-pace = Rythme
shell-pace-slow = Lent
shell-pace-normal = Normal
shell-pace-fast = Rapide
shell-pace-instant = Immédiat
shell-text-scale = Taille du texte
shell-text-100 = Normale
shell-text-150 = Grande
shell-text-200 = Très grande
shell-language = Langue
shell-language-own = Français
shell-effects = Sons
shell-ambience = Musique et ambiance
shell-muted = Couper tous les sons
shell-fullscreen = Plein écran (F11)
shell-high-contrast = Contraste élevé
shell-reduced-motion = Moins de mouvement

## Parties sauvegardées
shell-load-none = Pas encore de partie sauvegardée. Chaque partie se sauvegarde toute seule, coup après coup.
shell-load-note = Manche { $label } · { $day }, { $time }
shell-load-finished = Terminée · { $day }, { $time }
shell-load-damaged = Endommagée : { $reason }
shell-load-broken = Endommagée
shell-delete = Supprimer
shell-delete-really = Supprimer la partie de { $game } ? Elle sera perdue.
shell-day = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

## Pause
shell-pause = Pause
shell-resume = Continuer
shell-save-and-title = Sauvegarder, retour au titre
shell-save-and-quit = Sauvegarder et quitter

## Résultat
shell-wins = { $name } gagne
shell-share-win = { $names } et { $last } se partagent la victoire
shell-tie-broken = Égalité à { $prestige } points de prestige, départagée par pièces et cubes en réserve : { $held }.
shell-tie-shared = Égalité à { $prestige } points de prestige, et autant de pièces et de cubes en réserve : { $held }.
shell-result-line = { $rank }. { $name } : { $prestige } points de prestige ({ $held } pièces et cubes)
shell-prestige = Prestige
shell-held = Pièces et cubes
shell-chart = Prestige après chaque manche
shell-title = Titre
shell-again = Nouvelle partie, même groupe

## Aides : à quoi sert la commande choisie
shell-hint-name = Qui s’assied ici. L’ordre des places est l’ordre de jeu, dans le sens horaire.
shell-hint-colour = La couleur et le symbole du joueur. Qui l’avait déjà reçoit la vôtre.
shell-hint-remove = Retirer ce joueur.
shell-hint-player-human = Une personne devant cet écran.
shell-hint-player-random = Joue n’importe quel coup permis.
shell-hint-player-quick = Décide tout de suite, par simple jugement.
shell-hint-player-easy = Connaît les règles et se trompe souvent : bien pour débuter.
shell-hint-player-normal = Un adversaire correct, qui se trompe parfois.
shell-hint-player-hard = Réfléchit à l’avance et ne se trompe pas.
shell-hint-player-master = Réfléchit quelques secondes : le plus fort de tous.
shell-hint-edition-anniversary = La règle de l’édition du 10e anniversaire.
shell-hint-edition-alea-2007 = La première édition, telle qu’imprimée en 2007.
shell-hint-edition-riogrande-2007 = La première édition anglaise : l’or ne manque jamais.
shell-hint-edition-bluebear = La version en ligne de BlueBear : plus douce, à de petites différences près.
shell-hint-edition-custom = Votre propre édition : ce qui est réglé ci-dessous.
shell-hint-option-hotel-double-at = À partir de cette influence, l’hôtel donne deux gains au lieu d’un.
shell-hint-option-coins-limited = La banque peut être vide ; alors paie le plus riche des autres joueurs.
shell-hint-option-fool-from-notredame = Le fou peut aussi prendre un cube dans la cathédrale.
shell-hint-option-message-cube-prestige = Le prestige du message qui rapporte un cube.
shell-hint-option-may-decline = On peut poser une carte sans faire ce qu’elle dit.
shell-hint-new-persons = 18 personnages de plus ; neuf de tous les gris participent à chaque partie.
shell-hint-open-prestige = Chacun voit le prestige de tous. Sinon il reste secret jusqu’à la fin.
shell-hint-open-hands = Toutes les mains sont visibles, en famille. Sinon un rideau cache les cartes de chacun.
shell-hint-seed = Le nombre dont vient tout hasard : la même graine redonne la même partie.
