# Les réglages : groupes, valeurs, à quoi chacun sert ; touches et boutons ; le bas de chaque menu.

settings-game = La partie
settings-sight = Voir et lire
settings-sound = Son
settings-screen = Écran et commandes

settings-hands = Mains
settings-hands-curtain = Rideau
settings-hands-open = Visibles
settings-rumble = Manettes qui vibrent
settings-display = Écran
settings-display-name = { $number } : { $width } × { $height }
settings-bindings = Touches et boutons
settings-bindings-change = Changer…

## À quoi sert chaque réglage
settings-about-pace = La vitesse des pièces et des robots.
settings-about-hands = Derrière un rideau, ou visibles pour tous ; dans cette partie aussi.
settings-about-confirm-turns = « Terminé » après chaque tour qui peut être repris ; sinon la partie continue seule.
settings-about-language = La langue de tous les mots.
settings-about-text-scale = Tous les mots grandissent ; rien ne se perd.
settings-about-high-contrast = Encre noire sur parchemin clair, bois sombre et uni.
settings-about-reduced-motion = Les choses changent de place sans voler.
settings-about-effects = Le volume des cartes, cubes, cloches et rats.
settings-about-music = Le volume de la musique ; tout à gauche, elle se tait.
settings-about-ambience = Le volume des bruits de la pièce et du port.
settings-about-muted = Aucun son.
settings-about-fullscreen = Remplir tout l’écran.
settings-about-display = Sur lequel de vos écrans la table se trouve.
settings-about-rumble = Une manette vibre quand c’est à son joueur, si elle le peut.
settings-about-bindings = Quelle touche et quel bouton de manette fait quoi.

## Touches et boutons
settings-keyboard = Clavier
settings-pad = Manette
settings-first = Comme au début
settings-press-key = Appuyez sur la nouvelle touche pour « { $action } ». Échap laisse tout comme c’est.
settings-press-button = Appuyez sur le nouveau bouton pour « { $action } ». Le bouton actuel, ou Échap au clavier, laisse tout comme c’est.
settings-bound = « { $action } » a sa nouvelle place.
settings-swapped = « { $action } » et « { $other } » ont échangé leurs places.
settings-taken = « { $action } » a pris la place ; « { $other } » garde ses autres places.
settings-taken-last = « { $action } » a pris la place ; « { $other } » n’en a plus ici.
settings-needed = « { $other } » a besoin de cette place. Donnez-lui-en d’abord une autre.
settings-unbindable = Rien ne peut y être placé. Appuyez ailleurs.
settings-as-at-first = Toutes les touches et tous les boutons sont comme au début.
settings-about-slot = Choisissez pour donner à « { $action } » une autre touche ou un autre bouton.
settings-about-first = Toutes les touches et tous les boutons comme au début.
settings-about-numbers = De 1 à 9 : la carte, le personnage ou le bouton de ce numéro, à partir de la gauche. Ces touches ne changent pas.

settings-action-left = Gauche
settings-action-right = Droite
settings-action-up = Haut
settings-action-down = Bas
settings-action-select = Choisir
settings-action-back = Retour
settings-action-next = Lueur suivante
settings-action-previous = Lueur précédente
settings-action-close-up = Voir de près
settings-action-boroughs = Quartier suivant
settings-action-boroughs-back = Quartier précédent
settings-action-city = Toute la ville
settings-action-hint = Conseil
settings-action-undo = Annuler
settings-action-history = Histoire
settings-action-summary = Aide-mémoire
settings-action-again = Revoir
settings-action-faster = Plus vite
settings-action-slower = Moins vite
settings-action-pause = Pause
settings-action-number = Objet { $number }
settings-action-numbers = Carte ou choix par numéro

## Ce qui ne va pas dans le fichier des réglages
settings-wrong-value = { $name } vaut { $value } ; il faut { $allowed }
settings-wrong-name = { $name } : ce réglage n’existe pas
settings-allowed-size = [largeur, hauteur] en pixels, au moins { $least }
settings-allowed-group = une table avec { $fields }
settings-allowed-seats = de { $fewest } à { $most } places avec name, colour ({ $colours }) et player ({ $players })
settings-allowed-options = options avec des nombres, true ou false
settings-allowed-bindings = il faut une table comme { $example }
settings-allowed-command = { $name } ne peut pas être attribué ; il y a { $known }
settings-allowed-names = il faut pour { $name } une liste d’au moins une touche ou un bouton
settings-allowed-button = { $name } n’est pas un bouton ; une manette a { $known }
settings-allowed-key = { $name } n’est pas une touche ; les touches s’appellent return, tab, shift+tab, a, f1, kp_plus, …
settings-key-needed = { $name } n’aurait plus ni touche ni bouton

settings-confirm-turns = Confirmer la fin du tour
settings-file-unwritable = Impossible d’écrire les réglages dans { $file } ({ $reason }). Ils valent jusqu’à la fermeture ; vérifiez les droits d’écriture et la place dans le dossier.
settings-file-unreadable = Impossible de lire les réglages dans { $file } : les réglages habituels sont utilisés. Vérifiez les droits de lecture et d’écriture du fichier.
settings-file-no-file = { $file } est un tube ou un périphérique, pas un fichier : aucun réglage n’y est conservé et les réglages habituels sont utilisés. Indiquez un autre fichier avec --settings, ou supprimez-le.
settings-file-too-large = Le fichier des réglages est bien trop gros pour en être un ; il est gardé sous { $file } et les réglages habituels le remplacent. Supprimez-le si vous n’en avez pas besoin.
settings-file-broken = Une partie des réglages est incompréhensible ({ $reason }). L’ancien fichier est gardé sous { $file } ; les réglages habituels le remplacent.
settings-title = Réglages
settings-pace = Rythme
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-instant = Immédiat
settings-text-scale = Taille du texte
settings-text-100 = Normale
settings-text-150 = Grande
settings-text-200 = Très grande
settings-language = Langue
settings-language-own = Français
settings-effects = Sons
settings-music = Musique
settings-ambience = Ambiance
settings-muted = Couper tous les sons
settings-fullscreen = Plein écran (F11)
settings-high-contrast = Contraste élevé
settings-reduced-motion = Moins de mouvement
