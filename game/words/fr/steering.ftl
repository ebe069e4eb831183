# Clavier et manettes : indications, touches, manettes qui vont et viennent.

steering-move = Se déplacer
steering-look = Regarder autour
steering-choose = Choisir
steering-place = Placer ici
steering-lay-aside = Reposer
steering-close-up = Voir de près
steering-boroughs = Autres quartiers
steering-borough = Le quartier { $of }
steering-borough-unplayed = Personne ne joue ce quartier. Ses lettres de change sont à prendre.
steering-pause = Pause
steering-undo = Annuler
steering-end-turn = Finir mon tour de jeu
steering-skip = Continuer
steering-close = Fermer
steering-open = Ouvrir

steering-pace = Rythme : { $pace }
steering-pace-slow = lent
steering-pace-normal = normal
steering-pace-fast = rapide
steering-pace-instant = immédiat

steering-not-your-turn = C’est à { $name } de jouer, avec sa propre manette.

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
