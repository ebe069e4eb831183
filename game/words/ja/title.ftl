# The title.

title-subtitle = 14世紀末のパリ
title-credits = 作：シュテファン・フェルト　発行：alea、Rio Grande Games
title-continue = 続きから
title-continue-note = { $names } · ラウンド{ $label }
title-quit = 終了
