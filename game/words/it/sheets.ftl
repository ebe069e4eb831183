# I fogli su ciò che sta sul tavolo: che cos’è, che cosa fa e come stanno le cose.

sheet-market = Piazza
sheet-market-what = Una carrozza che si ferma qui può prendere il messaggio che si trova sulla piazza.
sheet-market-empty = Per ora qui non c’è nessun messaggio.
sheet-message-blue = Messaggio blu
sheet-message-green = Messaggio verde
sheet-message-red = Messaggio rosso
sheet-message-yellow = Messaggio giallo
sheet-message-purple = Messaggio viola
sheet-message-what = Può prenderlo chi ferma la propria carrozza su questa piazza. Puoi prendere un colore solo se non ne hai già più che di ogni altro colore ancora sul tabellone.
sheet-message-coin = Dà { $prestige } prestigio e una moneta.
sheet-message-cube = Dà { $prestige } prestigio e un cubo dalla riserva generale.
sheet-message-rat = Dà { $prestige } prestigio e uccide un topo.
sheet-message-plain = Dà { $prestige } prestigio.
sheet-won = L’ha preso { $name }.
sheet-carriages-here = { $count ->
        [one] Qui ora c’è la carrozza di { $names }.
       *[other] Qui ora ci sono le carrozze di { $names }.
    }
sheet-carriages-none = Per ora qui non c’è nessuna carrozza.
sheet-carriage = Carrozza: { $name }
sheet-carriage-what = La rimessa la fa andare di piazza in piazza, un passo per ogni influenza, su tutte le strade del tabellone. Dove si ferma può prendere il messaggio. Le carrozze non si ostacolano.
sheet-carriage-now = Ora: influenza { $influence } nella rimessa, messaggi presi: { $messages }.
sheet-plate-what = Sul vassoio c’è tutto ciò che ha { $name }. Premilo per guardare il quartiere, e di nuovo per vedere tutta la città.
sheet-plate-coins = Monete: { $coins }. Cubi nella riserva personale: { $cache }, nella riserva generale: { $supply }.
sheet-plate-prestige = Prestigio: { $prestige }.
sheet-plate-secret = Il prestigio è segreto.
sheet-plate-rat = Topo: su { $rat }; dopo la pestilenza di questo turno, per come stanno le cose: { $beyond ->
        [yes] oltre 9, e la pestilenza colpisce
       *[no] su { $after }
    }.
sheet-plate-cards = Carte in mano: { $cards }. Messaggi presi: { $messages }.
sheet-friend-now = Ora: { $name }, { $sector }.
