# The title.

title-subtitle = 14世紀末のパリ
title-continue = 続きから
title-continue-note = { $names } · ラウンド{ $label }
title-quit = 終了
