# The title.

title-subtitle = Paris, at the end of the fourteenth century
title-continue = Continue
title-continue-note = { $names } · round { $label }
title-quit = Quit
