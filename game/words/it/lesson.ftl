# La prima partita, che insegna giocando. Al massimo una trentina di parole per fumetto, per chi non l’ha mai vista.

## Intorno
lesson-title = Impara a giocare
lesson-note = Una prima partita, con un maestro
lesson-hint = Una prima partita contro due bot gentili, con un maestro che spiega ogni cosa a suo tempo.
lesson-go-on = Avanti
lesson-hold = Tieni premuto: basta lezioni
lesson-play-on = Continua senza lezioni
lesson-with = Continua con le lezioni
lesson-off = Basta lezioni. Il menu di pausa richiama il maestro.
lesson-on = Il maestro è tornato e parlerà quando c’è qualcosa di nuovo.
lesson-nothing = Il maestro per ora non ha nulla da dire.

## Il primo turno
lesson-welcome = Benvenuto a Parigi! Sei { $name }, { $colour ->
       *[blue] in blu
        [green] in verde
        [red] in rosso
        [yellow] in giallo
        [purple] in viola
    }: ecco ciò che hai. Raccogli prestigio in nove turni: chi ne ha di più alla fine vince. Ti spiego le cose man mano.
lesson-prestige = Ecco il tuo prestigio. Vedi solo il tuo; quello degli altri resta segreto fino alla fine.
lesson-borough = Questo è il tuo quartiere: sette edifici, ognuno con la sua azione – e il porto, dove sbarcano i topi.
lesson-plate = Hai { $coins } monete e { $cache } cubi nella tua riserva, pronti da mettere. Altri { $supply } aspettano nella riserva generale: quelli vanno guadagnati.
lesson-persons = Ogni turno arrivano tre personaggi. Più tardi potrai pagarne uno. I topi sulle loro carte sono la pestilenza del turno: oggi { $rats }.
lesson-draft = Prima girano le carte. Tieni una delle tue tre e passane due a sinistra. Poi tieni una di due, e prendi l’ultima.
lesson-passed = Queste due vengono dal tuo vicino. Tienine una, l’altra prosegue. Una carta di un altro colore agisce nel tuo quartiere allo stesso modo.
lesson-hand = La tua mano è completa. Giocherai due di queste carte, una dopo l’altra; la terza va da parte, coperta.
lesson-grown = Guarda: { $sector }, la tua influenza ora è { $n }. Ogni altro cubo rende l’azione più forte – la prossima volta conta { $next } invece di { $n }.
lesson-others = Ora giocano gli altri. La riga sotto la domanda dice che cosa fa { $name }.
lesson-second = La tua seconda carta. Quella che non giochi va da parte – finché il periodo finisce e tutte e nove le carte tornano.

## Ciò che viene a suo tempo
lesson-contrary = Hai scelto altro? Benissimo! Ci sono molte buone strade – io propongo soltanto.
lesson-friend = Il tuo fiduciario non ha bisogno di cubi. Va in un tuo edificio, vi conta come un’influenza, e l’edificio agisce subito.
lesson-drive = La tua carrozza è qui. Può fare fino a { $n ->
        [one] un passo
       *[other] { $n } passi
    }, di piazza in piazza, per tutta la città. Le piazze illuminate sono raggiungibili.
lesson-message = Un messaggio paga subito: prestigio, più una moneta, un cubo o un topo in meno. Varia i colori: mai quello di cui ne hai di più.
lesson-donate = Dona 1, 2 o 3 monete per 1, 3 o 6 prestigio. Il tuo cubo avrà parte anche ai { $pot } prestigio di Notre Dame a fine periodo.
lesson-benefit = Scegli tu che cosa ottieni: una moneta, un cubo per la riserva o un topo in meno.
lesson-empty = La tua riserva è vuota! Per una carta devi ora prendere un tuo cubo dal tabellone. La scuola conventuale ne porta di nuovi.
lesson-take = Senza cubi nella riserva, prendine uno tuo da un altro luogo – o rinuncia all’azione.
lesson-hire = Una moneta paga uno di questi personaggi, che agisce subito. Altri possono pagare lo stesso. Guarda da vicino per leggere che cosa fa.
lesson-poor = Non hai più monete, quindi in questo turno non puoi pagare nessuno. La banca porta monete.
lesson-lose = La pestilenza prende un cubo dal tuo edificio più forte. Alcuni sono forti uguali: scegli tu.
lesson-bonus = Il tuo parco è abbastanza forte: d’ora in poi aggiunge { $bonus } a ogni guadagno di prestigio. Ogni altre 2 influenza ne aggiungono 1.
lesson-danger = Attento! Per ora il tuo topo andrà oltre il 9: costa 2 prestigio e un cubo. Parco, ospedale e locanda scacciano i topi.
lesson-ninth = Il tuo topo è sul 9, l’ultima casella. Se ne vengono altri, la pestilenza ti colpisce – ogni turno di nuovo.

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
    }: il tuo topo { $move ->
        [stays] resta a { $from }
       *[goes] va da { $from } a { $to }
    }.
lesson-held-off = Il tuo ospedale è più forte dei topi di questo turno: il tuo topo addirittura arretra, da { $from } a { $to }.
lesson-strike = Il tuo topo supererebbe il 9: la pestilenza colpisce. Perdi 2 prestigio e un cubo del tuo edificio più forte; il topo resta sul 9.
lesson-strike-other = La pestilenza colpisce { $name }: il topo avrebbe superato il 9. Costa 2 prestigio e un cubo dell’edificio più forte.
lesson-stay = Il tuo topo resta a { $rat }, e quelli del prossimo turno si aggiungono. Arretra solo se scacci topi: parco, ospedale, locanda, messaggi.
lesson-bell = Il turno è finito. Il campanaro passa a sinistra: { $name } comincia il prossimo.
lesson-paid = Il periodo finisce: Notre Dame divide { $pot } prestigio. { $cubes ->
        [one] Qui c’è un solo cubo: riceve { $each }
       *[other] Qui ci sono { $cubes } cubi: ognuno riceve { $each }
    }; { $mine ->
        [0] nessuno è tuo questa volta
       *[other] { $mine } tuoi
    }. Poi tutti i cubi se ne vanno.
lesson-bonus-paid = Il tuo parco all’opera: { $park } di questi { $n } prestigio vengono da lui.

## I turni seguenti
lesson-round-2 = Secondo turno: { $rats ->
        [0] non arrivano topi
        [one] arriva un topo
       *[other] arrivano { $rats } topi
    }. Per ora il tuo finirà a { $to }. La piccola freccia lo mostra sempre. Oltre il 9 fa male.
lesson-round-3 = L’ultimo turno del periodo. Alla fine Notre Dame divide { $pot } prestigio fra tutti i suoi cubi. Per ora un cubo riceve { $pays }.
lesson-period-b = Periodo B. Tutte e nove le carte sono tornate nel tuo mazzo. Cubi, monete e topi restano – costruisci su quello che hai.
lesson-brown = I personaggi marroni sono sempre gli stessi sei, rimescolati ogni periodo. Ogni grigio viene una volta sola, e sono sempre più forti.
lesson-alone = D’ora in poi giochi da solo; parlo solo se c’è qualcosa di nuovo. La candela dà un suggerimento, il pulsante accanto mi richiama.
lesson-period-c = L’ultimo periodo. I suoi personaggi grigi premiano ciò che hai costruito: edifici forti, o numerosi. Tieni una moneta per loro.
lesson-last = L’ultimo turno! Monete e cubi avanzati contano solo in caso di parità. Trasforma tutto in prestigio.

## La fine
lesson-over = Nove turni sono giocati e Notre Dame ha pagato l’ultima volta. Non si conta altro: tutto il prestigio è stato guadagnato per strada.
lesson-ranking = { $won ->
        [yes] Hai { $best } prestigio – vinci! Ben giocato.
       *[no] { $name } ha più prestigio di tutti, { $best }, e vince. Tu ne hai { $mine }.
    } Ora il prestigio di tutti è visibile.
lesson-tie = Parità in testa! Allora si sommano monete e cubi della riserva: chi ne ha di più vince.
lesson-sources = Da dove viene il tuo: soprattutto da { $first } ({ $n }) e { $second } ({ $m }). La prossima pagina lo mostra per tutti, turno per turno.
lesson-cost = La pestilenza ti è costata { $lost } prestigio – e cubi. Un po’ di ospedale all’inizio spesso conviene.
lesson-next = Questa era la tua prima partita! La prossima volta prendi bot normali, o amici. Regole e suggerimenti ci sono sempre. A presto a Parigi!

## Consigli: che cosa scegliere, e perché. $why comincia minuscolo e finisce con un punto.
lesson-advice-draft-first = Io terrei questa carta, { $card }: { $why } Scegli come vuoi – ogni carta serve a qualcosa.
lesson-advice-draft = Io terrei questa carta, { $card }: { $why }
lesson-advice-play-first = Io giocherei questa carta, { $card }: { $why } Sceglila, e poi il suo posto sul tavolo.
lesson-advice-play = Io giocherei questa carta, { $card }: { $why }
lesson-advice-friend = Io lo metterei qui, { $sector }: { $why }
lesson-advice-drive = Io andrei in questa piazza: { $why }
lesson-advice-collect = Prendilo! I messaggi valgono la pena, e alcuni personaggi li premiano.
lesson-advice-benefit = Io sceglierei questo: { $why }
lesson-advice-donate = Io darei { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }: { $why }
lesson-advice-keep-coins = Io terrei le mie monete questa volta. Si può anche non donare nulla.
lesson-advice-hire = Io pagherei questo, { $person }: { $why }
lesson-advice-other = Io sceglierei questo: { $why }

## A che cosa serve una carta: segue «Banca: »
lesson-good-cloister = riempie la tua riserva di cubi, ed è con i cubi che si gioca.
lesson-good-bank = porta monete, per i personaggi e per Notre Dame.
lesson-good-residence = dà prestigio, di più con ogni cubo.
lesson-good-carriage = la tua carrozza prende messaggi, e quelli pagano subito.
lesson-good-hotel = scegli una moneta, un cubo o un topo in meno.
lesson-good-park = scaccia un topo, e poi aggiunge a tutto il tuo prestigio.
lesson-good-hospital = scaccia un topo, e ne ferma a ogni pestilenza.
lesson-good-notredame = le monete diventano prestigio, e il tuo cubo è pagato ancora a fine periodo.
lesson-good-friend = rafforza un edificio e lo fa agire, senza cubi.

## Una carta è scelta: che cosa succede al suo posto
lesson-place-cloister = Metti un cubo nella tua scuola conventuale. L’influenza lì è allora { $n }: altrettanti cubi vengono nella tua riserva.
lesson-place-bank = Metti un cubo nella tua banca. L’influenza lì è allora { $n }: ricevi altrettante monete.
lesson-place-residence = Metti un cubo nella tua residenza. L’influenza lì è allora { $n }: dà altrettanto prestigio.
lesson-place-carriage = Metti un cubo nella tua rimessa. L’influenza lì è allora { $n }: la carrozza può fare altrettanti passi.
lesson-place-hotel = Metti un cubo nella tua locanda e scegli che cosa ti dà. Da influenza 3 scegli due volte; qui è allora { $n }.
lesson-place-park = Metti un cubo nel tuo parco: scaccia un topo. Ogni 2 influenza qui aggiungono 1 a ogni guadagno di prestigio; è allora { $n }.
lesson-place-hospital = Metti un cubo nel tuo ospedale: scaccia un topo. L’influenza è allora { $n }, e ne ferma { $n } a ogni pestilenza.
lesson-place-notredame = Vai alla cattedrale: le monete diventano subito prestigio, e a fine periodo { $pot } prestigio si dividono fra tutti i cubi presenti.
lesson-place-friend = Sposta il fiduciario in un edificio illuminato. Vi conta come un’influenza, e l’edificio agisce subito.
