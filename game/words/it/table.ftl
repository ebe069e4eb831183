# Il tavolo: che cosa è richiesto, che cosa dicono i pulsanti, perché qualcosa non si può fare.

table-ask-draft = { $name }: tieni una carta e passa { $cards ->
        [one] l’altra
       *[other] le altre
    } a sinistra
table-draft-two = { $name }: tieni una carta e passa { $cards ->
        [one] l’altra
       *[other] le altre
    } { $to }
table-ask-play = { $name }: gioca una delle tue carte
table-place = { $name }: metti un cubo nello spazio evidenziato ({ $card })
table-place-friend = { $name }: sposta il fiduciario in un edificio evidenziato
table-which-card = { $name }: scegli la carta per lo spazio evidenziato ({ $place })
table-ask-take = { $name }: riserva vuota – sposta un cubo { $to }
table-ask-friend = { $name }: sposta il fiduciario in un edificio evidenziato
table-ask-benefit = { $name }: scegli il tuo vantaggio ({ $source })
table-ask-drive = { $name }: muovi la carrozza in una piazza evidenziata
table-ask-collect = { $name }: prendi questo messaggio?
table-ask-donate = { $name }: quante monete doni a Notre Dame?
table-ask-hire = { $name }: assolda un personaggio per una moneta oppure rinuncia
table-ask-hire-more = { $name }: il consigliere ti lascia assoldare un altro personaggio
table-ask-minstrel-from = { $name }: da quale edificio il trovatore sposta i pezzi?
table-ask-minstrel-to = { $name }: in quale edificio?
table-ask-carry = { $name }: quanti pezzi sposti?
table-ask-fool-from = { $name }: quale pezzo sposta il giullare?
table-ask-fool-to = { $name }: in quale edificio? Poi ne svolgi l’azione
table-ask-actress-from = { $name }: da quale edificio sposti tutti i pezzi?
table-ask-actress-to = { $name }: in quale edificio? Poi ne svolgi l’azione
table-ask-place = { $name }: metti il cubo in un edificio evidenziato ({ $source })
table-ask-activate = { $name }: di quale edificio svolgi l’azione?
table-ask-remove = { $name }: restituisci dei cubi (2 prestigio l’uno), poi premi «Fatto»
table-ask-spend = { $name }: restituisci monete e scaccia un topo per ognuna
table-ask-repeat = { $name }: quali messaggi danno di nuovo il loro vantaggio?
table-ask-lose = { $name }: la pestilenza ti porta via un cubo – da quale edificio?
table-ask-choose = { $name }: scegli uno di questi effetti ({ $source })
table-ask-own-from = { $name }: che cosa sposti? ({ $source })

table-why-draft = Scegli una delle carte davanti a te.
table-why-keep = Posa sulla città la carta che vuoi tenere.
table-why-play = Scegli prima una delle tue carte.
table-why-place = Questa carta va nello spazio evidenziato.
table-why-take = Qui non hai cubi da prendere.
table-why-take-to = Il cubo va qui: { $place }.
table-why-friend = Il fiduciario va in un edificio evidenziato del tuo quartiere.
table-why-benefit = Scegli con uno dei pulsanti.
table-why-drive = La tua carrozza non arriva fin qui.
table-why-collect = Scegli con uno dei pulsanti.
table-why-donate = Scegli con un pulsante, o metti le monete sulla cattedrale una alla volta.
table-donate-laid = Premi sulla cattedrale per donare { $coins ->
        [one] questa moneta
       *[other] queste { $coins } monete
    }.
table-why-hire = Assolda uno dei tre personaggi a destra, o nessuno.
table-why-minstrel-from = Qui non hai pezzi da spostare.
table-why-minstrel-to = I pezzi vanno in un altro edificio del tuo quartiere.
table-why-carry = Scegli con uno dei pulsanti.
table-why-fool-from = Il giullare non può prendere nulla qui.
table-why-fool-to = Il pezzo va in un altro edificio del tuo quartiere.
table-why-actress-from = Qui non hai pezzi da spostare.
table-why-actress-to = I pezzi vanno in un altro edificio del tuo quartiere.
table-why-activate = Puoi svolgere l’azione solo di un edificio con influenza.
table-why-remove = Qui non hai cubi.
table-why-spend = Scegli con uno dei pulsanti.
table-why-repeat = Scegli con uno dei pulsanti.
table-why-lose = La pestilenza prende il cubo da uno dei tuoi edifici più popolati.
table-why-choose = Scegli con uno dei pulsanti.

table-gain-coin = una moneta
table-gain-cube = un cubo
table-gain-kill = un topo in meno
table-donate = { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } → { $prestige }
table-donate-none = Nulla
table-spend = { $coins ->
        [0] Nulla
        [one] 1 moneta
       *[other] { $coins } monete
    }
table-discard = { $card }: senza effetto
table-choice-pass = Non assoldare nessuno
table-choice-forgo = Rinuncia all’azione
table-choice-collect = Prendilo
table-choice-leave = Lascialo
table-choice-done = Fatto

table-waiting = { $name } sta pensando…
table-turn = { $a ->
        [yes] Tocca ad { $name }
       *[no] Tocca a { $name }
    }
table-waiting-all = Gli altri scelgono…
table-waiting-everyone = Tutti scelgono…
table-waiting-some = { $names } scelgono…
table-course-draw = Tutti pescano tre carte
table-course-keep = Tutti tengono una carta
table-course-pass = { $seats ->
        [2] Le carte vengono scambiate
       *[other] Le carte passano a sinistra
    }
table-course-plague = La pestilenza: arrivano i topi
table-course-over = Il turno è finito
table-course-notredame = Notre Dame distribuisce prestigio
table-course-round = Comincia un nuovo turno
table-round = Turno { $label }
table-stood-in = { $name } pensava troppo a lungo: il programma ha scelto una mossa veloce.
table-curtain = { $name }, tocca a te
table-curtain-how = Premi quando gli altri non guardano
table-spy = { $name } vede i personaggi che devono ancora venire
table-being-laid = Si prepara il tavolo…
table-over = La partita è finita
table-unstarted = Il sistema non ha posto per il processo dei bot: { $name } ha fatto una mossa veloce. Chiudi altri programmi, oppure riavvia questo da un’altra cartella.

table-undo-of = { $name }: annulla
table-restart-turn = Ricomincia la mossa
table-done = Fatto
table-done-prompt = { $name }: hai finito o annulli qualcosa?
table-nothing-to-undo = Ora non c’è nulla da annullare.
table-taken-back-card = { $name } riprende { $card }.
table-taken-back = { $name } annulla l’ultima scelta.
table-warn = { $name }: sarebbe sprecato. Sceglilo di nuovo se lo vuoi davvero.
table-recap-title = Si riprende
table-recap-round = Turno { $label }, { $n } di { $all }
table-recap-last = Per ultimo: { $what }
