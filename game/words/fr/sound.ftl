# Le son qu’on n’entend pas.

sound-no-card = Aucun haut-parleur trouvé ; tout le reste fonctionne.
