# Le cadre : titre, nouvelle partie, parties sauvegardées, réglages, pause, résultats.

shell-round = Manche { $label }
shell-colour-blue = Bleu
shell-colour-green = Vert
shell-colour-red = Rouge
shell-colour-yellow = Jaune
shell-colour-purple = Violet
