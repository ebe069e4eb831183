# The title.

title-subtitle = Paris, à la fin du quatorzième siècle
title-continue = Reprendre
title-continue-note = { $names } · manche { $label }
title-quit = Quitter
