# I bot: suggerimenti, chi gioca un posto, modi di fare, e rivedere l’ultima cosa successa.

## Suggerimenti: perché una mossa è buona
hint-keeps-rat-below = il tuo segnalino topi finisce il turno a { $rat }; oltre { $limit } colpisce la pestilenza.
hint-kills-rats =
    scaccia { $rats ->
        [one] un topo
       *[other] { $rats } topi
    }; il tuo segnalino topi arretra a { $rat }.
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
hint-raises-park = il tuo parco aggiungerà { $bonus } a ogni guadagno di prestigio.
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
hint-pays-later = frutterà più tardi.

## Suggerimenti a confronto: che cosa una mossa ha in più o in meno di un’altra, come
## «2 monete in più e niente pestilenza, ma 3 prestigio in meno, rispetto alla scelta 2.»
hint-more-plague = niente pestilenza
hint-more-prestige = { $n } prestigio in più
hint-more-coins =
    { $n ->
        [one] 1 moneta in più
       *[other] { $n } monete in più
    }
hint-more-cubes =
    { $n ->
        [one] 1 cubo in più nella tua riserva
       *[other] { $n } cubi in più nella tua riserva
    }
hint-more-rat = { $n ->
        [one] il tuo segnalino topi 1 casella più indietro dopo questo turno
       *[other] il tuo segnalino topi { $n } caselle più indietro dopo questo turno
    }
hint-more-messages =
    { $n ->
        [one] 1 messaggio in più
       *[other] { $n } messaggi in più
    }
hint-more-cathedral =
    { $n ->
        [one] 1 cubo in più a Notre Dame
       *[other] { $n } cubi in più a Notre Dame
    }
hint-more-bonus = { $n } prestigio in più dal parco a ogni guadagno
hint-more-influence = { $n } influenza in più { $where }
hint-more-message-near =
    { $n ->
        [one] 1 messaggio in più a una piazza di distanza
       *[other] { $n } messaggi in più a una piazza di distanza
    }
hint-less-plague = la pestilenza colpisce
hint-less-prestige = { $n } prestigio in meno
hint-less-coins =
    { $n ->
        [one] 1 moneta in meno
       *[other] { $n } monete in meno
    }
hint-less-cubes =
    { $n ->
        [one] 1 cubo in meno nella tua riserva
       *[other] { $n } cubi in meno nella tua riserva
    }
hint-less-rat = { $n ->
        [one] il tuo segnalino topi 1 casella più avanti dopo questo turno
       *[other] il tuo segnalino topi { $n } caselle più avanti dopo questo turno
    }
hint-less-messages =
    { $n ->
        [one] 1 messaggio in meno
       *[other] { $n } messaggi in meno
    }
hint-less-cathedral =
    { $n ->
        [one] 1 cubo in meno a Notre Dame
       *[other] { $n } cubi in meno a Notre Dame
    }
hint-less-bonus = { $n } prestigio in meno dal parco a ogni guadagno
hint-less-influence = { $n } influenza in meno { $where }
hint-less-message-near =
    { $n ->
        [one] 1 messaggio in meno a una piazza di distanza
       *[other] { $n } messaggi in meno a una piazza di distanza
    }
hint-in-cloister = nella scuola conventuale
hint-in-bank = nella banca
hint-in-residence = nella residenza
hint-in-carriage = nella rimessa
hint-in-hotel = nella locanda
hint-in-park = nel parco
hint-in-hospital = nell’ospedale
hint-and = { $first } e { $last }
hint-other = alla scelta { $number }
hint-other-drafted = alla scelta { $number }, se la carta si gioca in questo turno
hint-against-more = { $more }, rispetto { $other }.
hint-against-but = { $more }, ma { $less }, rispetto { $other }.
hint-against-later = { $more }, ma { $less }, rispetto { $other } – ne vale la pena, { $left ->
        [one] resta un turno
       *[other] restano { $left } turni
    }.
hint-against-less-best = { $less }, rispetto { $other }, ma meglio per il seguito.
hint-against-less = { $less }, rispetto { $other }.
hint-against-even-best = sul momento dà quanto la scelta { $number }, e va meglio per il seguito.
hint-against-even = sul momento dà quanto la scelta { $number }, ma va peggio per il seguito.

hint-best = La migliore: { $why }
hint-next =
    { $behind ->
        [0] Quasi altrettanto buona ({ $number }): { $why }
       *[other] Poi la { $number }, che in tutto vale circa { $behind } prestigio in meno: { $why }
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
