# La pagina «Il tuo modo di giocare»: abitudini che costano, e momenti da cui imparare.

habits-title = Il tuo modo di giocare
habits-player = Giocatore
habits-about = Dalle ultime { $count } partite senza aiuti, accanto a ciò che i maestri fanno in casi simili. Tutto resta su questo dispositivo.
habits-few = Questa pagina richiede { $limit } partite finite senza suggerimenti e senza sostituti; finora: { $n }.
habits-reading = Lettura delle partite passate…
habits-thinking = Si prova che cosa avrebbero reso altre mosse: { $percent }%…
habits-done = I costi sono medie di { $n } coppie di partite, proseguite da ogni momento con ciò che allora sapevi.
habits-none = Nessuna abitudine ti costa qualcosa di dimostrabile. Ben giocato!
habits-failed = Ora non è possibile calcolarlo. Torna indietro e riprova più tardi.
habits-often = { $n } su { $all }; i maestri: circa { $expected }.
habits-cost = I suoi momenti più cari sono costati { $cost } prestigio ciascuno (± { $error }):
habits-example = { $label } · Mossa: { $played } · Meglio: { $better } ({ $cost } prestigio)
habits-train = Una prova per questo: { $task }
habits-gone = Superata: { $habit }
habits-lessons = Imparare dagli errori
habits-lesson = { $label } · Mossa: { $played } · Meglio: { $better } ({ $cost } prestigio, ± { $error })
habits-name-hires = Turni senza assoldare nessuno
habits-name-hospital = Al massimo 1 influenza nell’ospedale all’inizio del turno B3
habits-name-park = Nessuna influenza nel parco all’inizio del periodo B
habits-name-friend = Il fiduciario ancora in mano all’inizio del periodo B
habits-name-donations = Periodi senza una donazione a Notre Dame
habits-name-messages = Al massimo 2 messaggi alla fine della partita
habits-name-coins = 3 monete o più rimaste alla fine della partita
habits-name-plague = Periodi in cui la pestilenza colpisce
