# The title.

title-subtitle = Parigi, alla fine del Trecento
title-continue = Riprendi
title-continue-note = { $names } · turno { $label }
title-quit = Esci
