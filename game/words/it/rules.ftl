# Il regolamento. In un capitolo ogni riga è un paragrafo; «= » comincia un titolo, e «@figura » mette una
# figura davanti al paragrafo (le figure sono elencate in game/screens/rules/rulebook.py).

rules-title = Regole
rules-search = Scrivi per cercare
rules-search-pad = Cerca
rules-nothing = «{ $text }» non si trova nelle regole.
rules-chapters = Capitolo
rules-read = Scorri
rules-clear = Cancella la ricerca
rules-close = Chiudi
rules-period = Periodo { $letter }

rules-chapter-goal = Di che si tratta
rules-chapter-pieces = Pezzi e parole
rules-chapter-setup = Preparazione
rules-chapter-round = Un turno
rules-chapter-cards = Carte azione
rules-chapter-messages = Carrozza e messaggi
rules-chapter-gaining = I guadagni
rules-chapter-hiring = Pagare i personaggi
rules-chapter-brown = Personaggi marroni
rules-chapter-grey = Personaggi grigi
rules-chapter-new = Nuovi personaggi
rules-chapter-plague = La pestilenza
rules-chapter-notredame = Notre Dame
rules-chapter-end = Fine della partita
rules-chapter-editions = Edizioni
rules-chapter-rulings = Precisazioni

rules-text-goal =
    Parigi, alla fine del Trecento. Sei fra i potenti della città, e il tuo quartiere si trova all’ombra di Notre Dame.
    @icons/card Con le carte azione mandi cubi negli edifici del tuo quartiere. Più influenza ha un edificio, più rende.
    @persons/monk Con le monete paghi personaggi, e ognuno ti fa un favore.
    @icons/rat Intanto i topi si radunano. Chi li trascura è colpito dalla pestilenza.
    @icons/prestige Dopo nove turni vince chi ha più prestigio.
rules-text-pieces =
    @areas/residence Il tuo quartiere ha 7 edifici intorno a una piazza: scuola conventuale, banca, residenza, rimessa, locanda, parco e ospedale. L’ottava area è il porto, con il tuo tracciato pestilenza.
    @pieces/blue_cube Hai 14 cubi. Quelli nella tua riserva sono pronti; quelli nella riserva generale vanno ancora guadagnati. Gli altri sono sul tabellone.
    @pieces/blue_pawn Il tuo fiduciario sta in uno dei tuoi edifici o aspetta in mano. Non va mai a Notre Dame.
    = Influenza
    L’influenza di un edificio è il numero dei tuoi cubi, più uno se c’è il fiduciario. Un edificio è vuoto quando l’influenza è 0.
    @pieces/coin Le monete pagano i personaggi e i doni a Notre Dame.
    @icons/prestige Il prestigio decide la partita. Di solito nessuno vede quello degli altri.
    @icons/rat_kill «Un topo in meno»: il tuo segnalino arretra di una casella, mai sotto 0.
    @pieces/bellringer Il campanaro mostra chi comincia il turno.
rules-text-setup =
    I quartieri stanno in cerchio intorno alla cattedrale, nell’ordine dei posti. In due si sta di fronte; fra i due si trovano due quartieri che nessuno gioca, con i loro messaggi.
    @pieces/coin Ognuno comincia con 3 monete,
    @pieces/blue_cube 4 cubi nella riserva e 10 nella riserva generale,
    @pieces/blue_pawn il fiduciario in mano,
    @icons/carriage la carrozza nella piazza centrale e il topo sullo 0.
    @messages/token I quattro messaggi di ogni colore stanno a caso nelle quattro piazze esterne del loro quartiere.
    @icons/card Ognuno mescola le sue 9 carte azione.
    @persons/monk I 6 personaggi marroni vengono mescolati. Dei grigi vengono prima gli A, poi i B, poi i C.
    Un giocatore estratto a sorte prende il campanaro.
rules-text-round =
    La partita ha tre periodi, A, B e C, di tre turni ciascuno. Ogni turno ha cinque fasi.
    = 1. Personaggi
    @persons/monk Si scoprono due personaggi marroni e uno grigio. In questo turno si possono pagare, e i loro topi contano per la pestilenza.
    = 2. Scegliere le carte
    @icons/card Pesca 3 delle tue carte, tienine una e passane due a sinistra. Delle due che ricevi tienine una e passa l’altra. L’ultima carta arriva a te. Ora hai 3 carte. In due, l’ultima carta torna al suo proprietario.
    = 3. Giocare le carte
    @icons/hand A partire dal campanaro, ognuno gioca una carta e ne svolge l’azione; poi ancora un giro. La terza carta si scarta coperta.
    = 4. Pagare
    @pieces/coin A partire dal campanaro, ognuno può pagare uno dei tre personaggi con una moneta.
    = 5. Pestilenza
    @icons/plague I topi dei tre personaggi arrivano da tutti.
    = Dopo il turno
    @pieces/bellringer Il campanaro passa a sinistra. Ogni tre turni Notre Dame paga e tutte le carte azione tornano ai loro proprietari.
rules-text-cards =
    Ogni carta azione, tranne il fiduciario, richiede un cubo: prima mettine uno della tua riserva nell’edificio, poi svolgi l’azione con tutta l’influenza presente.
    = Riserva vuota?
    @pieces/blue_cube Prendi un tuo cubo da un altro punto del tabellone, Notre Dame compresa, o rinuncia all’azione. Il fiduciario non si può usare per questo.
    = Le carte
rules-text-messages =
    @icons/carriage Con la rimessa la tua carrozza va di piazza in piazza, un passo per ogni influenza, su tutte le strade del tabellone. Si possono fare meno passi, anche nessuno. Le carrozze non si ostacolano.
    @messages/token Dove si ferma puoi prendere il messaggio della piazza.
    @message_coin 1 prestigio e una moneta
    @message_cube { $cube } prestigio e un cubo
    @message_rat 3 prestigio e un topo in meno
    @message_plain 4 prestigio
    = Quali colori
    Puoi prendere un colore solo se non ne hai già più che di ogni altro colore ancora sul tabellone. Quindi prima uno di ogni colore, poi il secondo. Il tipo di messaggio non conta.
rules-text-gaining =
    @icons/prestige Prestigio: ogni 2 influenza nel tuo parco aggiungono 1 a ogni guadagno. Un effetto è un solo guadagno, comunque sia composto; un guadagno di 0 non riceve nulla.
    @pieces/blue_cube I cubi vengono dalla riserva generale. Se è vuota, il resto è perso.
    @pieces/coin { $limited ->
        [yes] Le monete vengono dalla banca; sono 25. Quelle che mancano vengono dall’avversario più ricco, una alla volta; a parità, dal più vicino alla tua sinistra.
       *[no] Le monete vengono dalla banca, che non le finisce mai.
    }
rules-text-hiring =
    @persons/monk Nella quarta fase puoi pagare uno dei tre personaggi con una moneta e usarne subito l’effetto. Più giocatori possono pagare lo stesso. Senza monete si salta.
    @pieces/coin La moneta va alla banca. Puoi anche non pagare nessuno.
    Dopo il turno i tre personaggi se ne vanno. I marroni si mescolano in ogni periodo: ognuno dei sei vi viene una volta; ogni grigio viene una volta nella partita.
rules-text-brown =
    Questi sei vengono in ogni periodo.
rules-text-grey =
    Ognuno viene una volta: A nel primo periodo, B nel secondo, C nel terzo.
rules-text-new =
    Con i nuovi personaggi i grigi sono 27. Tre di ogni lettera vengono estratti per la partita, e tutti vedono quali nove partecipano.
rules-text-plague =
    @icons/rat Somma i topi dei tre personaggi del turno, pagati o no. Il tuo topo avanza di altrettante caselle,
    @areas/hospital meno l’influenza nel tuo ospedale. Con più influenza che topi arretra, mai sotto 0.
    @icons/doctor Con il medico i topi dei personaggi per te contano 0.
    = Oltre il 9
    @icons/plague Il tuo topo resta sul 9. Perdi 2 prestigio, e un cubo del tuo edificio più popolato va nella riserva generale. Il fiduciario conta, ma non viene mai tolto. A parità scegli tu.
rules-text-notredame =
    @cards/notredame Con questa carta doni 1, 2 o 3 monete e metti un cubo nella cattedrale. Guadagni 1, 3 o 6 prestigio.
    = Dopo i turni 3, 6 e 9
    @icons/prestige In 2, 3, 4 o 5 giocatori, 6, 8, 10 o 12 prestigio sono divisi fra tutti i cubi della cattedrale, per difetto. La quota di ognuno è un solo guadagno, parco compreso.
    @pieces/blue_cube Poi tutti quei cubi tornano nella riserva generale.
rules-text-end =
    @icons/prestige Dopo il nono turno e l’ultimo pagamento di Notre Dame vince chi ha più prestigio.
    @pieces/coin A parità si contano insieme le monete e i cubi nella propria riserva. Chi è ancora pari divide la vittoria.
rules-text-editions =
    Le regole sono state stampate più volte, con piccole differenze. Ognuna si può scegliere da sola.
    = In questa partita
    @areas/hotel La locanda dà due vantaggi da { $double } influenza in su.
    @pieces/coin { $limited ->
        [yes] Le monete sono 25.
       *[no] Le monete non finiscono mai.
    }
    @persons/monk { $fool ->
        [yes] Il giullare può prendere un cubo da Notre Dame.
       *[no] Il giullare non può prendere cubi da Notre Dame.
    }
    @message_cube Il messaggio con il cubo dà { $cube } prestigio.
    @icons/card { $decline ->
        [yes] Una carta si può giocare senza effetto.
       *[no] Chi gioca una carta ne svolge l’azione, se è possibile.
    }
    = Le edizioni
    10º anniversario: due vantaggi da 3, 25 monete, niente cubi da Notre Dame per il giullare, 2 prestigio.
    alea 2007: due vantaggi da 4, 25 monete, il giullare può, 2 prestigio.
    Rio Grande 2007: due vantaggi da 4, le monete non finiscono mai, il giullare può, 2 prestigio.
    BlueBear online: due vantaggi da 4, 25 monete, il giullare può, 1 prestigio, e una carta si può giocare senza effetto.
rules-text-rulings =
    Dove le regole stampate tacciono, qui si gioca così.
    Si può pagare un personaggio anche se il suo effetto non dà nulla.
    Chi ha meno di 2 prestigio quando colpisce la pestilenza perde quello che ha.
    Fra edifici alla pari, solo quelli con un cubo possono perderlo. Se nessuno ne ha, non si perde nulla.
    Un effetto che dà 0 prestigio non riceve il bonus del parco.
    A riserva vuota, il cubo non si prende mai dal luogo stesso in cui deve andare.
    Una carrozza che resta ferma può prendere il messaggio di quella piazza.
    Un vantaggio impossibile, come un topo in meno quando è sullo 0, non è offerto né dalla locanda né dalla locandiera.
    Vescovo, giullare, trovatore, procuratore, attrice e macellaio fanno ciò che possono; se non c’è nulla da spostare o mettere, non succede nulla.
    Il procuratore richiede un edificio con influenza.
    Il prestigio del cocchiere è un solo guadagno, e anche quello dei girovaghi.
    Per il mercante la piazza centrale conta come una senza messaggio.
    Chi agisce tramite un personaggio non mette un secondo cubo. A riserva generale vuota vescovo e amante non fanno nulla, e l’infermiera scaccia comunque il suo topo.
