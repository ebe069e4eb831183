# I bot: suggerimenti, chi gioca un posto, modi di fare, e rivedere l’ultima cosa successa.

## Suggerimenti: che cosa ha una mossa, come cosa dopo il suo nome o dopo «vale più di»
hint-pays = { $n } prestigio
hint-pays-for-coin = { $n } prestigio per la tua moneta
hint-pays-this-round = { $n } prestigio in questo turno con { $steps }
hint-coins = { $n ->
        [one] una moneta
       *[other] { $n } monete
    }
hint-coins-left = { $n ->
        [one] una moneta da parte
       *[other] { $n } monete da parte
    }
hint-cubes = { $n ->
        [one] un cubo
       *[other] { $n } cubi
    }
hint-cubes-left = { $n ->
        [one] un cubo che resta nella riserva
       *[other] { $n } cubi che restano nella riserva
    }
hint-two-benefits = due vantaggi a ogni visita alla locanda
hint-bonus = { $n } in più a ogni guadagno di prestigio
hint-no-plague = un turno senza pestilenza, il tuo segnalino topi a { $rat }
hint-keeps-rats-away = { $n ->
        [one] un riparo dal topo di questo turno
       *[other] un riparo dai { $n } topi di questo turno
    }
hint-holds-off = { $n ->
        [one] un topo in meno a ogni pestilenza
       *[other] { $n } topi in meno a ogni pestilenza
    }
hint-holds-off-by-hospital = { $n ->
        [one] un ospedale più forte, quindi un topo in meno a ogni pestilenza
       *[other] un ospedale più forte, quindi { $n } topi in meno a ogni pestilenza
    }
hint-kills-rats = { $n ->
        [one] un topo scacciato
       *[other] { $n } topi scacciati
    }
hint-rat-lower = dopo questo turno il tuo segnalino topi è solo a { $rat }
hint-shares = { $n } prestigio da Notre Dame a fine periodo, per come stanno le cose
hint-message = { $n ->
        [one] un messaggio
       *[other] { $n } messaggi
    }
hint-messages-near = { $n ->
        [one] un messaggio a una piazza dalla tua carrozza
       *[other] { $n } messaggi a una piazza dalla tua carrozza
    }
hint-person-to-come = { $n } prestigio più avanti con { $person }, per come stanno le cose
hint-strengthens = { $n } influenza { $where } per i turni seguenti
hint-least-missed = il posto dove un cubo ti mancherà di meno
hint-keeps-cubes = i tuoi cubi restano dove sono
hint-saves-coins = { $n ->
        [0] non spendi nulla
        [one] la tua moneta ti resta
       *[other] le tue { $n } monete ti restano
    }
hint-later-prestige = più prestigio in seguito
hint-later-coins = più monete in seguito
hint-later-cubes = più cubi in seguito
hint-later-park = più prestigio dal parco in seguito
hint-later-rats = meno topi in seguito
hint-later-cathedral = più prestigio da Notre Dame in seguito
hint-later-messages = una via migliore verso i messaggi
hint-later-persons = di più dai personaggi che verranno

## I suggerimenti in frasi
hint-why = { $why }.
hint-or = { $first } o { $last }
hint-comma = { $first }, { $next }
hint-even = { $names }: più o meno pari.
hint-even-having = { $names }: più o meno pari – { $having }.
hint-best = { $name }: { $why }.
hint-best-outweighs = { $name }: { $why }; vale più di { $against } ({ $other }).
hint-about-as-good = { $name }: { $why }; vale quasi quanto la scelta migliore.
hint-behind = { $name }: { $why }; circa { $behind ->
        [one] 1 punto
       *[other] { $behind } punti
    } in meno della scelta migliore ({ $top }).
hint-behind-having = { $name }: { $why }; circa { $behind ->
        [one] 1 punto
       *[other] { $behind } punti
    } in meno della scelta migliore ({ $top }, { $against }).
hint-thinking = Valuto le mosse…
hint-none = Questa volta nessun suggerimento.
hint-not-now = C’è un suggerimento ogni volta che hai una scelta da fare.

## Che cosa una mossa ha in più o in meno di un’altra, per i riesami
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
        [one] dopo questo turno il tuo segnalino topi è 1 casella più indietro
       *[other] dopo questo turno il tuo segnalino topi è { $n } caselle più indietro
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
        [one] dopo questo turno il tuo segnalino topi è 1 casella più avanti
       *[other] dopo questo turno il tuo segnalino topi è { $n } caselle più avanti
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
