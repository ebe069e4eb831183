# I bot: suggerimenti, chi gioca un posto, modi di fare, e rivedere l’ultima cosa successa.

## Suggerimenti: perché una mossa è buona
hint-keeps-rat-below = il tuo topo finisce il turno su { $rat }; oltre { $limit } colpisce la pestilenza.
hint-kills-rats =
    scaccia { $rats ->
        [one] un topo
       *[other] { $rats } topi
    }; il tuo topo è allora su { $rat }.
hint-pays = dà subito { $prestige } prestigio.
hint-pays-and-shares = dà subito { $prestige } prestigio e, per come stanno le cose, altri { $share } alla fine del periodo.
hint-shares = per come stanno le cose, un cubo a Notre Dame dà { $share } prestigio alla fine del periodo.
hint-takes-message =
    prende un messaggio{ $prestige ->
        [0] { "" }
       *[other] { " " }e dà { $prestige } prestigio
    }.
hint-gains-coins =
    porta { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }.
hint-gains-cubes =
    porta { $cubes ->
        [one] un cubo
       *[other] { $cubes } cubi
    } nella tua riserva.
hint-raises-park = il tuo parco aggiunge poi { $bonus } a ogni guadagno di prestigio.
hint-strengthens = prepara il seguito: { $sector }, con influenza { $influence }.
hint-keeps-rats-away =
    tiene lontano { $rats ->
        [0] i topi
        [one] il topo
       *[other] i { $rats } topi
    } di questo turno.
hint-saves-coins =
    { $coins ->
        [0] qui nulla vale il suo prezzo.
        [one] conserva la tua moneta per qualcosa di meglio.
       *[other] conserva le tue { $coins } monete per qualcosa di meglio.
    }
hint-least-missed = è qui che ti mancherà di meno: { $place }.
hint-keeps-cubes = i tuoi cubi valgono di più dove sono.
hint-pays-later = renderà più tardi.
hint-best = La migliore: { $why }
hint-next =
    { $behind ->
        [0] Quasi altrettanto buona ({ $number }): { $why }
       *[other] Poi ({ $number }), con circa { $behind } prestigio in meno: { $why }
    }
hint-thinking = Valuto le mosse…
hint-none = Questa volta nessun suggerimento.
hint-not-now = C’è un suggerimento ogni volta che hai una scelta da fare.

## Chi gioca un posto
bots-players = Giocatori
bots-players-done = Fatto
bots-plays-now = D’ora in poi gioca un bot per { $name }.
bots-back = { $name } gioca di nuovo.

## Modi di fare
manner-bells = Suona per Notre Dame: ama la cattedrale e l’ospedale.
manner-wanders = Girovaga: ama la carrozza e passeggia nel parco.
manner-studies = Studia di notte: prima la scuola conventuale e la cattedrale.
manner-promenades = Passeggia: ama il parco e una camera alla locanda.
manner-shows-off = Si mette in mostra: ama la residenza e una buona locanda.
manner-begs = Conosce ogni moneta: ama la banca e gira in carrozza.
manner-entertains = Intrattiene: ama il parco e una bella residenza.
manner-lodges = Vive nelle taverne: ama la locanda e il denaro della banca.
manner-nurses = Cura: ama l’ospedale e la quiete della scuola conventuale.
manner-hoards = Accumula: ama la banca e la residenza.

## Ancora una volta
bots-again = Rivedi che cosa è appena successo
bots-nothing-again = Non c’è ancora nulla da rivedere.
