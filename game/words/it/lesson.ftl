# La prima partita, che insegna giocando. Al massimo una trentina di parole per fumetto, per chi non l’ha mai vista.

## Intorno
lesson-title = Impara a giocare
lesson-note = Una prima partita, con un insegnante
lesson-hint = Una prima partita contro due bot gentili, con un insegnante che spiega ogni cosa a suo tempo.
lesson-go-on = Avanti
lesson-hold = Tieni premuto per finire le lezioni
lesson-play-on = Continua senza lezioni
lesson-with = Continua con le lezioni
lesson-off = Basta lezioni. Il menu di pausa richiama l’insegnante.
lesson-on = L’insegnante è tornato e parlerà quando c’è qualcosa di nuovo.
lesson-nothing = L’insegnante per ora non ha nulla da aggiungere.

## Il primo turno
lesson-welcome = Parigi, intorno al 1400. All’ombra di Notre Dame si sfidano grandi famiglie; una la guidi tu, { $name }, { $colour ->
       *[blue] in blu
        [green] in verde
        [red] in rosso
        [yellow] in giallo
        [purple] in viola
    }. Nove turni: vince chi ha più prestigio. Ti spiego le cose man mano.
lesson-prestige = Ecco il tuo prestigio. Vedi solo il tuo; quello degli altri resta segreto fino alla fine.
lesson-borough = Questo è il tuo quartiere: sette edifici, ognuno con la sua azione – e il porto, dove sbarcano i topi.
lesson-plate = Hai { $coins } monete e { $cache } cubi nella tua riserva, pronti da mettere. Altri { $supply } sono nella riserva generale: quelli vanno guadagnati.
lesson-persons = Ogni turno arrivano tre personaggi. Più tardi potrai assoldarne uno. I topi sulle loro carte sono la pestilenza del turno: oggi { $rats }.
lesson-draft = Prima scegli le carte. Tienine una di tre e passane due a sinistra. Delle due che ricevi tienine una, passa l’altra, e prendi l’ultima.
lesson-passed = Queste due arrivano dalla tua destra. Tienine una e passa l’altra. Una carta di un altro colore vale nel tuo quartiere allo stesso modo.
lesson-hand = La tua mano è completa. Giocherai due di queste carte, una dopo l’altra; la terza si scarta coperta.
lesson-grown = Guarda { $sector }: la tua influenza lì ora è { $n }. Ogni altro cubo rende l’azione più forte – la prossima volta conta { $next } invece di { $n }.
lesson-others = Ora giocano gli altri. La riga sotto la domanda dice che cosa fa { $name }.
lesson-second = La tua seconda carta. Quella che non giochi si scarta – finché il periodo non finisce e tutte e nove le carte tornano.

## Ciò che viene a suo tempo
lesson-contrary = Hai scelto altro? Benissimo! Ci sono molte buone strade – i miei sono solo suggerimenti.
lesson-friend = Il tuo fiduciario non ha bisogno di cubi. Mettilo in un tuo edificio: lì conta come un cubo, e ne svolgi subito l’azione.
lesson-drive = La tua carrozza è qui. Può muoversi { $n ->
        [one] di una piazza
       *[other] al massimo di { $n } piazze
    }, per tutta la città. Le piazze illuminate sono raggiungibili.
lesson-message = Un messaggio dà subito prestigio, e magari una moneta, un cubo o un topo in meno. Varia i colori: prima uno di ognuno, poi il secondo.
lesson-donate = Dona 1, 2 o 3 monete per 1, 3 o 6 prestigio. A fine periodo il tuo cubo avrà anche una parte dei { $pot } prestigio di Notre Dame.
lesson-benefit = Scegli tu il vantaggio: una moneta, un cubo per la tua riserva o un topo in meno.
lesson-empty = La tua riserva è vuota! Per una carta devi ora prendere un tuo cubo dal tabellone. La scuola conventuale ne porta di nuovi.
lesson-take = Senza cubi nella riserva, prendine uno tuo da un altro luogo – o rinuncia all’azione.
lesson-hire = Con una moneta puoi assoldare uno di questi personaggi e usarne subito l’effetto. Altri possono assoldare lo stesso. Guarda da vicino per leggere che cosa fa.
lesson-poor = Non hai più monete, quindi in questo turno non puoi assoldare nessuno. La banca dà monete.
lesson-lose = La pestilenza prende un cubo dal tuo edificio più popolato. Più edifici sono alla pari: scegli tu.
lesson-bonus = Il tuo parco è abbastanza forte: d’ora in poi aggiunge { $bonus } a ogni guadagno di prestigio. Per ogni 2 cubi in più aggiunge un altro 1.
lesson-danger = Attenzione! Per come stanno le cose il tuo segnalino topi andrà oltre 9: costa 2 prestigio e un cubo. Parco, ospedale e locanda scacciano i topi.
lesson-ninth = Il tuo segnalino topi è su 9, l’ultima casella. Se arrivano altri topi, la pestilenza ti colpisce – turno dopo turno.

## La pestilenza e la fine del turno
lesson-plague = Ora la pestilenza. { $doctor ->
        [yes] Il medico tiene i topi lontani da te
       *[no] { $rats ->
            [0] Non arrivano topi
            [one] Arriva un topo
           *[other] Arrivano { $rats } topi
        }
    }{ $hospital ->
        [0] , e nel tuo ospedale non c’è nessuno a fermarli
       *[other] , e il tuo ospedale ne ferma { $hospital }
    }: il tuo segnalino topi { $move ->
        [stays] resta su { $from }
       *[goes] va da { $from } a { $to }
    }.
lesson-held-off = Il tuo ospedale è più forte dei topi di questo turno: il tuo segnalino topi addirittura arretra, da { $from } a { $to }.
lesson-strike = Il tuo segnalino topi supererebbe 9: la pestilenza colpisce. Perdi 2 prestigio e un cubo del tuo edificio più popolato; il segnalino resta su 9.
lesson-strike-other = La pestilenza colpisce { $name }: il suo segnalino topi avrebbe superato 9. Costa 2 prestigio e un cubo dell’edificio più popolato.
lesson-stay = Il tuo segnalino topi resta su { $rat }, e i topi del prossimo turno si aggiungeranno. Arretra solo se scacci topi: parco, ospedale, locanda, messaggi.
lesson-bell = Il turno è finito. Il campanaro passa a sinistra: { $name } comincia il prossimo.
lesson-paid = Il periodo finisce: Notre Dame divide { $pot } prestigio. { $cubes ->
        [one] Qui c’è un solo cubo, che riceve { $each }
       *[other] Qui ci sono { $cubes } cubi, e ognuno riceve { $each }
    }; { $mine ->
        [0] nessuno è tuo questa volta
        [one] { $cubes ->
            [one] è il tuo
           *[other] uno è tuo
        }
       *[other] { $mine } sono tuoi
    }. Poi tutti i cubi se ne vanno.
lesson-bonus-paid = Il tuo parco all’opera: { $park } di questi { $n } prestigio vengono da lì.

## I turni seguenti
lesson-round-2 = Secondo turno: { $rats ->
        [0] non arrivano topi
        [one] arriva un topo
       *[other] arrivano { $rats } topi
    }. Per come stanno le cose, il tuo segnalino finirà su { $to }. La piccola freccia lo mostra sempre. Oltre 9 fa male.
lesson-round-3 = L’ultimo turno del periodo. Alla fine Notre Dame divide { $pot } prestigio fra tutti i suoi cubi: per come stanno le cose, { $pays } per ognuno.
lesson-period-b = Periodo B. Tutte e nove le carte sono tornate nel tuo mazzo. Cubi, monete e topi restano – costruisci su quello che hai.
lesson-brown = I personaggi marroni sono sempre gli stessi sei, rimescolati a ogni periodo. Ogni grigio viene una volta sola, e sono sempre più forti.
lesson-alone = D’ora in poi giochi senza di me; parlo solo se c’è qualcosa di nuovo. La candela dà un suggerimento, il pulsante accanto mi richiama.
lesson-period-c = L’ultimo periodo. I suoi personaggi grigi premiano ciò che hai costruito: edifici popolati, o numerosi. Tieni una moneta per loro.
lesson-last = L’ultimo turno! Monete e cubi avanzati contano solo in caso di parità. Trasforma in prestigio tutto ciò che puoi.

## La fine
lesson-over = I nove turni sono finiti e Notre Dame ha pagato per l’ultima volta. Non si conta altro: tutto il prestigio è stato guadagnato strada facendo.
lesson-ranking = { $won ->
        [yes] Hai { $best } prestigio: hai vinto! Ben giocato.
       *[no] { $name } ha più prestigio di tutti, { $best }, e vince. Tu ne hai { $mine }.
    } Ora il prestigio di tutti è visibile.
lesson-tie = Parità in testa! Si sommano monete e cubi della riserva: vince il totale più alto.
lesson-sources = Le tue fonti migliori: { $first } ({ $n }), { $second } ({ $m }). La prossima pagina le mostra per tutti, turno per turno.
lesson-cost = La pestilenza ti è costata { $lost } prestigio – e cubi. Qualche cubo nell’ospedale all’inizio spesso conviene.
lesson-next = Questa era la tua prima partita! La prossima volta scegli «Bot al mio livello» in una nuova partita, o gioca con amici. Regole e suggerimenti ci sono sempre. A presto a Parigi!

## Consigli: che cosa scegliere, e perché. $why comincia minuscolo e finisce con un punto.
lesson-advice-draft-first = Io terrei { $card }: { $why } Scegli come vuoi – ogni carta serve a qualcosa.
lesson-advice-draft = Io terrei { $card }: { $why }
lesson-advice-play-first = Io giocherei { $card }: { $why } Scegli questa carta, e poi il suo posto sul tavolo.
lesson-advice-play = Io giocherei { $card }: { $why }
lesson-advice-friend = Io metterei il fiduciario { $sector }: { $why }
lesson-advice-drive = Io andrei in questa piazza: { $why }
lesson-advice-collect = Prendilo! I messaggi sono sempre utili, e alcuni personaggi li premiano.
lesson-advice-benefit = Io sceglierei questo: { $why }
lesson-advice-donate = Io donerei { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }: { $why }
lesson-advice-keep-coins = Questa volta io terrei le monete. Si può anche non donare nulla.
lesson-advice-hire = Io assolderei { $person }: { $why }
lesson-advice-other = Io sceglierei questo: { $why }

## A che cosa serve una carta: segue «Io terrei la banca: »
lesson-good-cloister = riempie la tua riserva di cubi, ed è con i cubi che si gioca.
lesson-good-bank = dà monete, per i personaggi e per Notre Dame.
lesson-good-residence = dà prestigio, e di più con ogni cubo.
lesson-good-carriage = manda la tua carrozza a prendere messaggi, e quelli danno prestigio subito.
lesson-good-hotel = dà a scelta una moneta, un cubo o un topo in meno.
lesson-good-park = scaccia un topo, e più avanti aggiunge a ogni guadagno di prestigio.
lesson-good-hospital = scaccia un topo, e ne ferma a ogni pestilenza.
lesson-good-notredame = trasforma le monete in prestigio, e a fine periodo il tuo cubo ne dà ancora.
lesson-good-friend = rafforza un edificio e ne svolge l’azione, senza cubi.

## Una carta è scelta: che cosa succede al suo posto
lesson-place-cloister = Metti un cubo nella tua scuola conventuale. La tua influenza lì sarà { $n }: ricevi altrettanti cubi.
lesson-place-bank = Metti un cubo nella tua banca. La tua influenza lì sarà { $n }: ricevi altrettante monete.
lesson-place-residence = Metti un cubo nella tua residenza. La tua influenza lì sarà { $n }: dà altrettanto prestigio.
lesson-place-carriage = Metti un cubo nella tua rimessa. La tua influenza lì sarà { $n }: la carrozza può muoversi al massimo di altrettante piazze.
lesson-place-hotel = Metti un cubo nella tua locanda e scegli un vantaggio. Con influenza 3 o più scegli due volte; ne avrai { $n }.
lesson-place-park = Metti un cubo nel tuo parco: scaccia un topo. Ogni 2 cubi danno 1 in più a ogni guadagno di prestigio; ne avrai { $n }.
lesson-place-hospital = Metti un cubo nel tuo ospedale: scaccia un topo. La tua influenza lì sarà { $n }, e a ogni pestilenza ferma { $n ->
        [one] un topo
       *[other] { $n } topi
    }.
lesson-place-notredame = Vai alla cattedrale: le monete diventano subito prestigio, e a fine periodo { $pot } prestigio si dividono fra tutti i cubi presenti.
lesson-place-friend = Sposta il fiduciario in un edificio illuminato. Lì conta come un cubo, e ne svolgi subito l’azione.

## Sulla pagina di un server, dove le cose stanno altrove che sul tavolo
lesson-page-back = Indietro
lesson-page-again = Rileggi l’ultima spiegazione
lesson-page-off = Basta lezioni. In «Altro» puoi richiamare l’insegnante.
lesson-page-advised = suggerito dall’insegnante
lesson-page-others = Ora giocano gli altri. Tutto ciò che fanno viene annotato, il più recente per ultimo: leggi che cosa ha fatto { $name }.
lesson-page-drive = La tua carrozza è qui. Può muoversi { $n ->
        [one] di una piazza
       *[other] al massimo di { $n } piazze
    }, per tutta la città. Le piazze raggiungibili si illumineranno.
lesson-page-hire = Con una moneta puoi assoldare uno di questi personaggi e usarne subito l’effetto. Altri possono assoldare lo stesso. Scegline uno per leggere che cosa fa, poi conferma.
lesson-page-alone = D’ora in poi giochi senza di me; parlo solo se c’è qualcosa di nuovo. «Suggerimento» ti aiuta, e in «Altro» puoi rileggermi.
lesson-page-sources = Le tue fonti migliori: { $first } ({ $n }), { $second } ({ $m }). I risultati le mostrano per tutti.
lesson-page-advice-play-first = Io giocherei { $card }: { $why } Scegli una carta, leggi che cosa fa e conferma.
lesson-page-place-friend = Conferma, poi scegli un edificio per il fiduciario. Lì conta come un cubo, e ne svolgi subito l’azione.
