# Personaggi: i nomi, e che cosa fanno per una moneta, in una-quattro frasi.

person-hostess = Locandiera
person-monk = Monaco
person-moneylender = Usuraio
person-minstrel = Trovatore
person-fool = Giullare
person-doctor = Medico
person-cityguard = Sentinella
person-nightwatchman = Ronda notturna
person-bishop = Vescovo
person-guildmaster = Capo delle corporazioni
person-beggarking = Re dei mendicanti
person-advocate = Avvocato
person-lady = Dama
person-mayor = Sindaco
person-carpenter = Falegname
person-administrator = Amministratore
person-nurse = Infermiera
person-scholar = Erudito
person-priest = Prete
person-prosecutor = Procuratore
person-bellringer = Campanaro
person-spy = Spia
person-gypsies = Girovaghi
person-coachman = Cocchiere
person-butcher = Macellaio
person-patron = Mecenate
person-merchant = Mercante
person-innkeeper = Oste
person-councillor = Consigliere
person-guard = Guardia
person-gravedigger = Becchino
person-actress = Attrice
person-mistress = Amante

person-effect-hostess = Guadagna 3 prestigio e scegli: una moneta, un cubo dalla riserva generale o un topo in meno.
person-effect-monk = Prendi 2 cubi dalla riserva generale e guadagna 1 prestigio.
person-effect-moneylender = Prendi 2 monete e guadagna 1 prestigio.
person-effect-minstrel = Sposta da 1 a 3 tuoi pezzi (cubi, fiduciario) da un tuo edificio a un altro. Non da o verso Notre Dame. L’azione non si svolge.
person-effect-fool = Sposta un tuo cubo o il fiduciario da un tuo edificio a un altro{ $notredame ->
        [yes] , oppure un cubo da Notre Dame a un edificio
       *[no] {""}
    }. Poi svolgi l’azione di quell’edificio.
person-effect-doctor = Nella pestilenza di questo turno i topi dei tre personaggi per te contano 0. Il tuo ospedale vale comunque.
person-effect-cityguard = Guadagna 1 prestigio per ogni tua influenza sul tabellone, nei tuoi edifici e a Notre Dame.
person-effect-nightwatchman = Guadagna 1 prestigio per ognuno dei tuoi 7 edifici che è vuoto.
person-effect-bishop = Metti un cubo della riserva generale in un tuo edificio vuoto e svolgine l’azione.
person-effect-guildmaster = Guadagna 2 prestigio per ogni tuo edificio con influenza 2 o più.
person-effect-beggarking = Guadagna 1 prestigio per ogni casella del tracciato pestilenza davanti al tuo segnalino topi, fino alla 9.
person-effect-advocate = Guadagna 3 prestigio per ogni coppia di messaggi che hai raccolto.
person-effect-lady = Guadagna tanto prestigio quanta influenza hai nel tuo edificio più popolato.
person-effect-mayor = Guadagna 3 prestigio per ogni tuo edificio con influenza 3 o più.
person-effect-carpenter = Guadagna 1 prestigio per ogni tuo edificio con influenza 1 o più.
person-effect-administrator = Guadagna tanto prestigio quanto ne hai già. È un solo guadagno: il parco aggiunge il suo bonus una volta.
person-effect-nurse = Metti un cubo della riserva generale nel tuo ospedale e scaccia un topo. Se il cubo manca, scacci comunque il topo.
person-effect-scholar = Gioca anche la tua terza carta e svolgine l’azione, mettendo un cubo come al solito. Poi la carta resta scoperta.
person-effect-priest = Metti un cubo della riserva generale a Notre Dame. Non succede altro.
person-effect-prosecutor = Svolgi l’azione di un tuo edificio con influenza 1 o più. Non si mette alcun cubo.
person-effect-bellringer = Guadagna 3 prestigio per ogni tuo cubo a Notre Dame.
person-effect-spy = Guarda in segreto, nel loro ordine, i personaggi grigi che devono ancora venire. Guadagna 2 prestigio.
person-effect-gypsies = Rimetti nella riserva generale quanti tuoi cubi vuoi dal tabellone, compresi quelli a Notre Dame, ma mai il fiduciario. Guadagna 2 prestigio per ognuno, in un solo guadagno.
person-effect-coachman = Scegli un tipo dei tuoi messaggi e ricevi di nuovo il vantaggio di tutti quelli di quel tipo, in un solo guadagno. Un messaggio con cubo dà { $cube } prestigio e un cubo.
person-effect-butcher = Metti un cubo della riserva generale in ogni tuo edificio vuoto, senza svolgerne l’azione. Se i cubi non bastano, scegli dove metterli.
person-effect-patron = Restituisci alla riserva generale quante monete vuoi e scaccia un topo per ognuna.
person-effect-merchant = Prendi 1 moneta per ogni piazza del tuo quartiere senza messaggio, compresa quella centrale.
person-effect-innkeeper = Guadagna 2 prestigio per ogni influenza nella tua locanda.
person-effect-councillor = Assolda fino a 2 altri personaggi, uno dopo l’altro, per una moneta ciascuno: due diversi o due volte lo stesso, ma non di nuovo il consigliere.
person-effect-guard = Guadagna 3 prestigio per ogni coppia di tuoi cubi nella riserva generale.
person-effect-gravedigger = Guadagna tanto prestigio quanti sono i topi sui tre personaggi di questo turno, becchino compreso.
person-effect-actress = Sposta tutti i tuoi pezzi da un tuo edificio a un altro, poi svolgi l’azione di quell’edificio.
person-effect-mistress = Metti un cubo della riserva generale nell’edificio del tuo fiduciario e svolgine l’azione. Se il fiduciario è ancora davanti a te, non succede nulla.

person-rats = { $n ->
        [0] Nessun topo.
        [one] { $n } topo.
       *[other] { $n } topi.
    }
person-brown = Uno dei sei personaggi che vengono in ogni periodo.
person-grey = Periodo { $letter }: viene una volta sola nella partita.
person-cost = Costo: { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }.
persons-in-play = Personaggi grigi di questa partita
persons-rats-now = { $n ->
        [0] nessun topo nella pestilenza di questo turno
        [one] { $n } topo nella pestilenza di questo turno
       *[other] { $n } topi nella pestilenza di questo turno
    }
persons-brown-ahead = { $n ->
        [0] nessun personaggio marrone rimasto nel periodo
        [one] { $n } personaggio marrone rimasto nel periodo
       *[other] { $n } personaggi marroni rimasti nel periodo
    }
persons-grey-ahead = { $n ->
        [0] nessun personaggio grigio rimasto
        [one] { $n } personaggio grigio rimasto
       *[other] { $n } personaggi grigi rimasti
    }

own-persons-title = Personaggi propri
own-content-title = Personaggi ed edizioni propri
own-content-short = Contenuti propri
own-content-how = Trascina file come baker.person.toml o family.edition.toml sulla finestra, o mettili nelle cartelle «persons» ed «editions» di { $folder }. Il capitolo «Personaggi ed edizioni propri» delle regole dice come scriverli. Le partite che ne hanno non contano mai per la classifica.
own-content-replaced = Al posto di un altro contenuto con la stessa chiave: { $names }. Le partite iniziate conservano ciò che avevano.
own-content-lost = Non più nella prossima partita, perché il file manca o ha un errore: { $names }.
own-content-changed = Cambiato nel file dopo la scelta: { $names }. La prossima partita ne tiene conto.
own-content-only-here = Solo in questa partita e non tra i tuoi file: { $names }. Le regole dicono che cosa fanno; le immagini restano con i file.
own-content-differs = Ora i tuoi file dicono altro: { $names }. Questa partita conserva ciò che aveva.
own-content-mistakes = Alcuni file hanno errori; la pagina li mostra.
own-persons-hint = Se questo personaggio partecipa alla prossima partita.
own-persons-brown = Sostituisce { $person } tra i sei che vengono in ogni periodo.
own-persons-grey = Si unisce ai personaggi grigi del periodo { $letter }, di cui tre sono estratti.
own-persons-taken = Scelti per la prossima partita: { $names }.
own-persons-wrong = Che cosa non va nei file:
own-editions-title = Edizione propria
own-editions-hint = Se questa edizione è tra quelle della prossima partita.
own-editions-taken = Pronto per la prossima partita: { $names }.
