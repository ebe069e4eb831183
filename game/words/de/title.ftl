# The title.

title-subtitle = Paris am Ende des vierzehnten Jahrhunderts
title-continue = Fortsetzen
title-continue-note = { $names } · Runde { $label }
title-quit = Beenden
