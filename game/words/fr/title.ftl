# The title.

title-subtitle = Paris, à la fin du quatorzième siècle
title-credits = Un jeu de Stefan Feld, publié par alea et Rio Grande Games
title-continue = Reprendre
title-continue-note = { $names } · tour { $label }
title-quit = Quitter
