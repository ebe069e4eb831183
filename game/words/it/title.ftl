# The title.

title-subtitle = Parigi, alla fine del Trecento
title-credits = Un gioco di Stefan Feld, edito da alea e Rio Grande Games
title-continue = Riprendi
title-continue-note = { $names } · turno { $label }
title-quit = Esci
