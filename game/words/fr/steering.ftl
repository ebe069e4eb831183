# Clavier et manettes : indications, touches, manettes qui vont et viennent.

steering-move = Se déplacer
steering-look = Regarder
steering-choose = Choisir
steering-place = Poser ici
steering-lay-aside = Reposer
steering-close-up = Voir de près
steering-boroughs = Autres quartiers
steering-pause = Pause
steering-undo = Annuler
steering-end-turn = Finir le tour
steering-skip = Continuer
steering-close = Fermer
steering-own-pad = Seule la manette de { $name } ouvre
steering-open = Ouvrir

steering-pace = Rythme : { $pace }
steering-pace-slow = lent
steering-pace-normal = normal
steering-pace-fast = rapide
steering-pace-instant = immédiat

steering-not-your-turn = C’est au tour de { $name }, avec sa propre manette.
steering-pad-lost = La manette de { $name } s’est endormie ou a perdu la connexion. La partie attend : réveillez-la, ou continuez avec une autre manette, le clavier ou la souris.
steering-a-pad-lost = Une manette s’est endormie ou a perdu la connexion. La partie attend : réveillez-la, ou continuez avec une autre manette, le clavier ou la souris.

steering-seats = Places et manettes
steering-seats-how = Appuyez sur une place avec une manette : elle seule ouvre alors cette main et joue pour elle. Appuyez encore pour libérer la place.
steering-seats-back = Retour
steering-seat-free = { $name } : tout appareil
steering-seat-taken = { $name } : manette { NUMBER($pad) }

steering-key-return = Entrée
steering-key-space = Espace
steering-key-escape = Échap
steering-key-backspace = Retour
steering-key-tab = Tab
steering-key-shift = Maj
steering-key-pause = Pause
steering-key-delete = Suppr
steering-key-insert = Inser
steering-key-home = Début
steering-key-end = Fin
