# The title.

title-subtitle = Paris, at the end of the fourteenth century
title-credits = A board game by Stefan Feld, published by alea and Rio Grande Games
title-continue = Continue
title-continue-note = { $names } · round { $label }
title-quit = Quit
