# Écrire sans clavier.

letters-space = Espace
letters-write = Écrire
letters-erase = Effacer
letters-page = Autres lettres
letters-done = Terminé
