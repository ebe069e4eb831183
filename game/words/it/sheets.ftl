# I fogli su ciò che sta sul tavolo: che cos’è, che cosa fa e come stanno le cose.

sheet-market = Piazza
sheet-market-what = Se la tua carrozza si ferma qui, puoi prendere il messaggio di questa piazza.
sheet-market-empty = Per ora qui non c’è nessun messaggio.
sheet-message-blue = Messaggio blu
sheet-message-green = Messaggio verde
sheet-message-red = Messaggio rosso
sheet-message-yellow = Messaggio giallo
sheet-message-purple = Messaggio viola
sheet-message-what = Puoi prenderlo se la tua carrozza si ferma in questa piazza. Non puoi prendere un colore finché sul tabellone ce n’è un altro di cui hai meno messaggi.
sheet-message-coin = Dà { $prestige ->
        [one] { $prestige } punto
       *[other] { $prestige } punti
    } prestigio e una moneta.
sheet-message-cube = Dà { $prestige ->
        [one] { $prestige } punto
       *[other] { $prestige } punti
    } prestigio e un cubo della riserva generale.
sheet-message-rat = Dà { $prestige ->
        [one] { $prestige } punto
       *[other] { $prestige } punti
    } prestigio e scaccia un topo.
sheet-message-plain = Dà { $prestige ->
        [one] { $prestige } punto
       *[other] { $prestige } punti
    } prestigio.
sheet-won = L’ha preso { $name }.
sheet-carriages-here = { $count ->
        [one] Carrozza qui: { $names }.
       *[other] Carrozze qui: { $names }.
    }
sheet-carriages-none = Per ora qui non c’è nessuna carrozza.
sheet-carriage = Carrozza: { $name }
sheet-carriage-what = La rimessa la fa muovere di piazza in piazza lungo le strade della città, al massimo una piazza per punto di influenza nella rimessa. Dove si ferma, il suo proprietario può prendere il messaggio. Le carrozze non si ostacolano a vicenda.
sheet-carriage-now = Influenza nella rimessa: { $influence }. Messaggi presi: { $messages }.
sheet-plate-what = Sul vassoio c’è tutto ciò che ha { $name }. Premilo per guardare il quartiere, e di nuovo per vedere tutta la città.
sheet-plate-coins = Monete: { $coins }. Cubi: { $cache } nella riserva personale, { $supply } in quella generale.
sheet-plate-prestige = Prestigio: { $prestige }.
sheet-plate-secret = Il prestigio è segreto.
sheet-plate-rat = Segnalino topi: { $rat }; { $beyond ->
        [yes] per come stanno le cose, la pestilenza di questo turno colpisce
       *[no] per come stanno le cose, { $after } dopo la pestilenza di questo turno
    }.
sheet-plate-rat-now = Segnalino topi: { $rat }.
sheet-plate-cards = Carte in mano: { $cards }. Messaggi presi: { $messages }.
sheet-sentences = { $first } { $next }
sheet-friend-now = Si trova ora: { $sector } ({ $name }).

# Che cosa significa una cosa in questo momento per chi ne legge il foglio.
sheet-now-card = Ora: { $gains }.
sheet-now-area = Con un altro cubo qui: { $gains }.
sheet-now-person = Se l’assoldi ora: { $gains }.
sheet-now-message = Se lo prendi ora: { $gains }.
sheet-now-barred = Ora non puoi prenderlo.
sheet-now-harbour = La pestilenza di questo turno, per come stanno le cose: { $rats }.
sheet-now-cathedral = { $cubes ->
        [0] Ora non c’è nessun cubo.
        [one] Ora c’è un cubo, che darebbe { $each ->
            [one] { $each } punto
           *[other] { $each } punti
        } prestigio.
       *[other] Ora ci sono { $cubes } cubi; ognuno darebbe { $each ->
            [one] { $each } punto
           *[other] { $each } punti
        } prestigio.
    }
sheet-now-share = { $cubes ->
        [0] Il primo darebbe { $each ->
            [one] { $each } punto
           *[other] { $each } punti
        } prestigio.
       *[other] Con un altro, ognuno darebbe { $each ->
            [one] { $each } punto
           *[other] { $each } punti
        } prestigio.
    }
