# The title.

title-subtitle = Paris am Ende des vierzehnten Jahrhunderts
title-credits = Ein Brettspiel von Stefan Feld, erschienen bei alea und Rio Grande Games
title-continue = Fortsetzen
title-continue-note = { $names } · Runde { $label }
title-quit = Beenden
