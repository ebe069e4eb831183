# Che cosa succede nella partita, in frasi: per la cronaca e le didascalie.
# Un’azione è una frase senza soggetto: «{ events-does }» le mette davanti il nome del giocatore.

events-does = { $name } { $deed }
events-and = { $first } e { $last }
events-both = { $first } e { $last }
events-comma = { $first }, { $next }
events-then = { $first } e { $last }
# Come finisce un’azione seguita da un’altra: cambia solo in giapponese.
events-links = –
# $vowel: se il nome comincia per vocale; in italiano «di» resta intero.
events-of = { $vowel ->
       *[any] di { $name }
    }
# $a: se il nome comincia per «a»: ad Anna, a Emma.
events-to-player = { $a ->
        [yes] ad { $name }
       *[no] a { $name }
    }

## Luoghi, piazze, messaggi, personaggi
events-place-cloister = la scuola conventuale
events-place-bank = la banca
events-place-residence = la residenza
events-place-carriage = la rimessa
events-place-hotel = la locanda
events-place-park = il parco
events-place-hospital = l’ospedale
events-place-notredame = Notre Dame
events-into-cloister = nella scuola conventuale
events-into-bank = nella banca
events-into-residence = nella residenza
events-into-carriage = nella rimessa
events-into-hotel = nella locanda
events-into-park = nel parco
events-into-hospital = nell’ospedale
events-into-notredame = a Notre Dame
events-from-cloister = dalla scuola conventuale
events-from-bank = dalla banca
events-from-residence = dalla residenza
events-from-carriage = dalla rimessa
events-from-hotel = dalla locanda
events-from-park = dal parco
events-from-hospital = dall’ospedale
events-from-notredame = da Notre Dame
events-to-cloister = alla scuola conventuale
events-to-bank = alla banca
events-to-residence = alla residenza
events-to-carriage = alla rimessa
events-to-hotel = alla locanda
events-to-park = al parco
events-to-hospital = all’ospedale
events-to-notredame = a Notre Dame
events-to-market-centre = alla piazza centrale
events-to-market-inner = alla piazza interna
events-to-market-right = alla piazza di destra
events-to-market-outer = alla piazza esterna
events-to-market-left = alla piazza di sinistra
events-to-market-side = alla piazza laterale
events-at-home = { $market } del proprio quartiere
events-in-borough = { $market } del quartiere { $of }
events-in-neutral-blue = { $market } del quartiere blu
events-in-neutral-green = { $market } del quartiere verde
events-in-neutral-red = { $market } del quartiere rosso
events-in-neutral-yellow = { $market } del quartiere giallo
events-in-neutral-purple = { $market } del quartiere viola
events-message-blue = il messaggio blu
events-message-green = il messaggio verde
events-message-red = il messaggio rosso
events-message-yellow = il messaggio giallo
events-message-purple = il messaggio viola
events-card-cloister = la scuola conventuale
events-card-bank = la banca
events-card-residence = la residenza
events-card-carriage = la rimessa
events-card-hotel = la locanda
events-card-park = il parco
events-card-hospital = l’ospedale
events-card-notredame = Notre Dame
events-card-friend = il fiduciario
events-their-cloister = la scuola conventuale { $of }
events-their-bank = la banca { $of }
events-their-residence = la residenza { $of }
events-their-carriage = la rimessa { $of }
events-their-hotel = la locanda { $of }
events-their-park = il parco { $of }
events-their-hospital = l’ospedale { $of }
events-their-notredame = la carta Notre Dame { $of }
events-their-friend = il fiduciario { $of }
events-person-hostess = la locandiera
events-person-monk = il monaco
events-person-moneylender = l’usuraio
events-person-minstrel = il trovatore
events-person-fool = il giullare
events-person-doctor = il medico
events-person-cityguard = la sentinella
events-person-nightwatchman = la ronda notturna
events-person-bishop = il vescovo
events-person-guildmaster = il capo delle corporazioni
events-person-beggarking = il re dei mendicanti
events-person-advocate = l’avvocato
events-person-lady = la dama
events-person-mayor = il sindaco
events-person-carpenter = il falegname
events-person-administrator = l’amministratore
events-person-nurse = l’infermiera
events-person-scholar = l’erudito
events-person-priest = il prete
events-person-prosecutor = il procuratore
events-person-bellringer = il campanaro
events-person-spy = la spia
events-person-gypsies = i girovaghi
events-person-coachman = il cocchiere
events-person-butcher = il macellaio
events-person-patron = il mecenate
events-person-merchant = il mercante
events-person-innkeeper = l’oste
events-person-councillor = il consigliere
events-person-guard = la guardia
events-person-gravedigger = il becchino
events-person-actress = l’attrice
events-person-mistress = l’amante
events-person-own = «{ $name }»

## Il corso della partita
events-period = Comincia il periodo { $letter }
events-round = Comincia il turno { $label }; { $name } ha il campanaro
events-persons = I personaggi di questo turno sono { $persons }
events-bellringer = Il campanaro passa { $to }
events-cards-home = Tutte le carte azione tornano ai loro proprietari e vengono mescolate
events-notredame = { $cubes ->
        [one] Notre Dame dà i suoi { $pot } prestigio all’unico cubo presente
       *[other] Notre Dame divide { $pot } prestigio fra { $cubes } cubi, { $each } a cubo
    }
events-notredame-one = Il prestigio di Notre Dame ({ $pot }) va tutto { $to }, che ha l’unico cubo
events-notredame-none = Il prestigio di Notre Dame ({ $pot }) non basta per { $cubes } cubi
events-share = { $name } { $n }
events-share-park = { $name } { $n } ({ $park } dal parco)
events-won = { $name } vince la partita
events-shared-win = { $names } si dividono la vittoria
events-all-draw = Tutti pescano { $n } carte
events-all-pass = { $seats ->
        [2] Le carte vengono scambiate
       *[other] Le carte passano a sinistra
    }

## Carte
events-others-card = { $card } (carta { $of })
events-deed-draw = pesca { $cards }
events-deed-draw-hidden = pesca { $n ->
        [one] una carta
       *[other] { $n } carte
    }
events-deed-keep = tiene { $card }
events-deed-keep-hidden = tiene una carta
events-deed-pass = passa { $cards } { $to }
events-deed-pass-back = restituisce { $cards } { $to }
events-deed-pass-hidden = passa { $n ->
        [one] una carta
       *[other] { $n } carte
    } { $to }
events-deed-play = gioca { $card }
events-deed-play-moved = gioca { $card } con un cubo preso { $from }
events-deed-play-forgone = gioca { $card }, ma non ha cubi nella riserva e rinuncia all’azione
events-deed-by-card = { $deed } (carta { $of })
events-deed-discard = gioca { $card } senza effetto
events-deed-third = scarta { $card } senza giocarla
events-deed-third-hidden = scarta la terza carta, coperta
events-deed-show-third = gioca { $card } come terza carta

## Pezzi
events-deed-place = mette un cubo { $into }
events-deed-place-supply = mette { $into } un cubo della riserva generale
events-deed-place-many = { $places ->
       *[any] mette cubi della riserva generale { $into }
    }
events-deed-place-moved = sposta un cubo { $from } { $to }
events-deed-friend = mette il fiduciario { $into }
events-deed-friend-moved = sposta il fiduciario { $from } { $to }
events-deed-move = sposta { $cubes ->
        [one] un cubo
       *[other] { $cubes } cubi
    } { $from } { $to }
events-deed-move-both = sposta { $cubes ->
        [one] un cubo
       *[other] { $cubes } cubi
    } e il fiduciario { $from } { $to }
events-deed-remove = rimette nella riserva generale un cubo preso { $from }
events-deed-remove-many = { $places ->
       *[any] rimette nella riserva generale { $n } cubi presi { $from }
    }
events-deed-lose-cube = perde un cubo { $from }
events-deed-forgo = rinuncia a usare { $place }
events-deed-forgo-notredame = non dona nulla
events-deed-forgo-person = non ottiene nulla con { $person }
events-deed-forgo-it = non ne ottiene nulla

## Guadagni e perdite
events-deed-cubes = prende { $n ->
        [one] un cubo
       *[other] { $n } cubi
    }
events-deed-coins = prende { $n ->
        [one] una moneta
       *[other] { $n } monete
    }
events-deed-coins-taken = prende { $n ->
        [one] una moneta
       *[other] { $n } monete
    } ({ $givers })
events-giver = { $n } da { $name }
events-deed-donate = dona { $n ->
        [one] una moneta
       *[other] { $n } monete
    }
events-deed-spend = { $n ->
        [one] restituisce una moneta
       *[other] restituisce { $n } monete
    } alla riserva
events-deed-prestige = guadagna { $n } prestigio
events-deed-prestige-park = guadagna { $n } prestigio ({ $park } dal parco)
events-deed-share = guadagna { $n } prestigio da Notre Dame
events-deed-share-park = guadagna { $n } prestigio da Notre Dame ({ $park } dal parco)
events-deed-lose-prestige = perde { $n } prestigio
events-deed-lose-both = perde { $n } prestigio e un cubo { $from }
events-deed-kill = scaccia { $n ->
        [one] un topo
       *[other] { $n } topi
    }
events-brings = { $deeds }: { $gains }
events-gain-coins = { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
events-gain-coins-taken = { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    } ({ $givers })
events-gain-cubes = { $n ->
        [one] 1 cubo
       *[other] { $n } cubi
    }
events-gain-prestige = { $n } prestigio
events-gain-prestige-park = { $n } prestigio ({ $park } dal parco)
events-rat-climbs = il segnalino topi { $of } avanza a { $to }
events-rat-falls = il segnalino topi { $of } arretra a { $to }
events-rats = Segnalini topi: { $moves }
events-rats-all = Tutti i segnalini topi sono ora sulla casella { $to }
events-rats-up = { $name } a { $to }
events-rats-back = { $name } a { $to } (arretra)
events-struck = La pestilenza colpisce { $name }
events-struck-who = La pestilenza colpisce { $name }, che { $deed }
events-toll = { $name }: { $rats ->
        [one] arriva 1 topo
       *[other] arrivano { $rats } topi
    }, { $before } → { $after }
events-toll-stopped = { $name }: { $rats ->
        [one] arriva 1 topo
       *[other] arrivano { $rats } topi
    }, meno { $stopped } per l’ospedale, { $before } → { $after }

## Carrozza
events-deed-stay = lascia la carrozza dov’è
events-deed-drive = porta la carrozza { $market }
events-deed-collect = { $kind ->
        [coin] prende { $message } (moneta)
        [cube] prende { $message } (cubo)
        [rat] prende { $message } (topo)
       *[plain] prende { $message }
    }

## Personaggi
events-deed-hire = assolda { $person }
events-deed-hire-idle = assolda { $person } senza effetto
events-deed-hire-nobody = non assolda nessuno
events-deed-hire-penniless = non ha monete per assoldare un personaggio
events-deed-doctor = per questo turno è al sicuro dai topi dei personaggi
events-deed-spy = vede i personaggi grigi che devono ancora venire ({ $persons })
events-deed-spy-hidden = guarda i personaggi grigi che devono ancora venire

## Didascalie, brevi
events-short-prestige = { $name }: +{ $n } prestigio
events-short-notredame = Notre Dame paga { $each } prestigio per cubo

## Da dove viene il prestigio, e i momenti più belli di una partita
events-source-residence = Residenza
events-source-donations = Donazioni
events-source-cathedral = Notre Dame
events-source-messages = Messaggi
events-source-park = Bonus del parco
events-source-plague = Perso per la pestilenza
events-moment-gain = Guadagno maggiore: { $names }, { $n } prestigio nel turno { $label } ({ $source })
events-moment-gain-person = Guadagno maggiore: { $names }, { $n } prestigio nel turno { $label } con { $person }
events-moment-round = Turno migliore: { $names }, { $n } prestigio nel turno { $label }
events-moment-rats = Più topi scacciati: { $names } ({ $n })
events-moment-struck = Bersaglio preferito della pestilenza: { $names }, { $n ->
        [one] una volta
       *[other] { $n } volte
    }
events-moment-messages = Più messaggi: { $names } ({ $n })
events-moment-drive = Viaggio più lungo: { $names }, { $n ->
        [one] { $n } piazza
       *[other] { $n } piazze
    }
events-moment-hires = Più personaggi assoldati: { $names } ({ $n })
events-moment-taken = Monete prese agli altri: { $names } ({ $n })
events-moment-comeback = Rimonta più bella: { $names }, { $n } punti di svantaggio dopo il turno { $label }
events-moment-close = Per un soffio: { $n ->
        [0] pari in prestigio, decidono monete e cubi
       *[other] { $names } con appena { $n } prestigio in più
    }

## Che cosa è successo a chi legge, in una riga
events-meanwhile = Intanto: { $what }
events-meanwhile-taken = { $name } ti ha preso { $n ->
        [one] una moneta
       *[other] { $n } monete
    }
events-meanwhile-message = { $name } ha preso { $message } dal tuo quartiere
events-meanwhile-rat = il tuo segnalino topi { $before } → { $after }
events-meanwhile-prestige = { $sign }{ $n } prestigio
events-meanwhile-coins = { $n ->
        [one] +1 moneta
       *[other] +{ $n } monete
    }
events-meanwhile-cubes = { $n ->
        [one] +1 cubo
       *[other] +{ $n } cubi
    }
events-meanwhile-cube = −1 cubo { $from }
