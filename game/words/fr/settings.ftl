# Les réglages : groupes, valeurs, à quoi chacun sert ; touches et boutons ; le bas de chaque menu.

settings-game = La partie
settings-sight = Affichage et lecture
settings-sound = Son
settings-screen = Écran et commandes

settings-hands = Mains
settings-hands-curtain = Rideau
settings-hands-open = Visibles
settings-rumble = Vibration des manettes
settings-display = Écran
settings-display-name = { $number } : { $width } × { $height }
settings-bindings = Touches et boutons
settings-bindings-change = Changer…

## À quoi sert chaque réglage
settings-about-pace = La vitesse des pions et des robots.
settings-about-hands = Derrière un rideau, ou visibles pour tous ; dans cette partie aussi.
settings-about-confirm-turns = « Terminer » après chaque coup qui peut être annulé ; sinon la partie continue d’elle-même.
settings-about-language = La langue de tous les textes.
settings-about-text-scale = Agrandit tous les textes ; rien n’est coupé.
settings-about-high-contrast = Encre noire sur parchemin clair, bois sombre et uni.
settings-about-reduced-motion = Pions et cartes changent de place sans voler.
settings-about-read-aloud = La voix du système dit ce qui est à l’écran (F8). Les mains cachées ne sont dites qu’au casque, ou à un joueur seul.
settings-about-effects = Le volume des cartes, cubes, cloches et rats.
settings-about-music = Le volume de la musique ; tout à gauche, elle se tait.
settings-about-ambience = Le volume des bruits de la pièce et du port.
settings-about-muted = Aucun son.
settings-about-sample-music = Joue un morceau seul, au volume réglé pour la musique.
settings-about-sample-bells = Sonne une cloche de la cathédrale ou du sonneur.
settings-about-sample-effects = Joue un son de la table, au volume réglé pour les sons.
settings-about-fullscreen = Remplit tout l’écran.
settings-about-display = L’écran sur lequel se trouve la table.
settings-about-rumble = Une manette vibre quand c’est à son joueur, si elle le peut.
settings-about-bindings = Ce que fait chaque touche et chaque bouton de manette.

## Touches et boutons
settings-keyboard = Clavier
settings-pad = Manette
settings-first = Rétablir les réglages d’origine
settings-press-key = Appuyez sur la nouvelle touche pour « { $action } ». Échap laisse tout tel quel.
settings-press-button = Appuyez sur le nouveau bouton pour « { $action } ». Le bouton actuel, ou Échap au clavier, laisse tout tel quel.
settings-bound = « { $action } » a été réattribué.
settings-swapped = « { $action } » et « { $other } » ont été échangés.
settings-taken = C’est maintenant « { $action } » ; « { $other } » garde ses autres touches ou boutons.
settings-taken-last = C’est maintenant « { $action } » ; « { $other } » n’a plus rien ici.
settings-needed = « { $other } » en a besoin. Attribuez-lui-en d’abord un autre.
settings-unbindable = Cela ne peut pas être attribué. Appuyez sur autre chose.
settings-as-at-first = Toutes les touches et tous les boutons ont été rétablis.
settings-about-slot = Donner à « { $action } » une autre touche ou un autre bouton.
settings-about-first = Rétablit toutes les touches et tous les boutons.
settings-about-numbers = De 1 à 9 : la carte, le personnage ou le bouton de ce numéro, compté de gauche. Ces touches ne changent pas.

settings-action-left = Gauche
settings-action-right = Droite
settings-action-up = Haut
settings-action-down = Bas
settings-action-select = Choisir
settings-action-back = Retour
settings-action-next = Choix suivant
settings-action-previous = Choix précédent
settings-action-close-up = Voir de près
settings-action-boroughs = Quartier suivant
settings-action-boroughs-back = Quartier précédent
settings-action-city = Toute la ville
settings-action-hint = Conseil
settings-action-undo = Annuler
settings-action-history = Historique
settings-action-summary = Aide-mémoire
settings-action-overview = Influence et lettres de change
settings-action-again = Revoir
settings-action-faster = Plus vite
settings-action-slower = Moins vite
settings-action-read-aloud = Lecture, oui ou non
settings-action-repeat = Lecture : répéter
settings-action-standing = Lecture : ma situation
settings-action-whole-table = Lecture : toute la table
settings-action-pause = Pause
settings-action-number = Choix { $number }
settings-action-numbers = Carte ou choix par numéro

## Ce qui ne va pas dans le fichier des réglages
settings-wrong-value = { $name } vaut { $value } ; il faut { $allowed }
settings-wrong-name = { $name } : ce réglage n’existe pas
settings-allowed-size = [largeur, hauteur] en pixels, au moins { $least }
settings-allowed-group = une table avec { $fields }
settings-allowed-seats = de { $fewest } à { $most } places avec name, colour ({ $colours }) et player ({ $players })
settings-allowed-options = options avec des nombres, true ou false
settings-allowed-bindings = il faut une table comme { $example }
settings-allowed-command = { $name } ne peut pas être attribué ; il y a { $known }
settings-allowed-names = il faut pour { $name } une liste d’au moins une touche ou un bouton
settings-allowed-button = { $name } n’est pas un bouton ; une manette a { $known }
settings-allowed-key = { $name } n’est pas une touche ; les touches s’appellent return, tab, shift+tab, a, f1, kp_plus…
settings-key-needed = { $name } n’aurait plus ni touche ni bouton

settings-confirm-turns = Confirmer la fin de son coup
settings-file-unwritable = Impossible d’écrire les réglages dans { $file } ({ $reason }). Ils valent jusqu’à la fermeture ; vérifiez les droits d’écriture et la place dans le dossier.
settings-file-unreadable = Impossible de lire les réglages dans { $file } : les réglages d’origine sont utilisés. Vérifiez les droits de lecture et d’écriture du fichier.
settings-file-no-file = { $file } est un tube ou un périphérique, pas un fichier : aucun réglage n’y est conservé et les réglages d’origine sont utilisés. Indiquez un autre fichier avec --settings, ou supprimez celui-ci.
settings-file-too-large = Ce fichier est bien trop gros pour des réglages ; il est gardé sous { $file } et les réglages d’origine le remplacent. Supprimez-le si vous n’en avez pas besoin.
settings-file-broken = Une partie des réglages est incompréhensible ({ $reason }). L’ancien fichier est gardé sous { $file } ; les réglages d’origine le remplacent.
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
settings-sample-music = Écouter : musique
settings-sample-bells = Écouter : cloches
settings-sample-effects = Écouter : sons
settings-fullscreen = Plein écran (F11)
settings-high-contrast = Contraste élevé
settings-read-aloud = Lecture à voix haute
settings-read-aloud-off = Non
settings-read-aloud-on = Oui
settings-read-aloud-headphones = Oui, au casque
settings-reduced-motion = Moins de mouvement

## La page du premier lancement
first-start-welcome = Bienvenue à Paris
first-start-devices = Prenez une manette, le clavier ou une souris : l’écran indique toujours les touches du dernier appareil utilisé. Tout ceci peut se modifier plus tard dans les réglages.
