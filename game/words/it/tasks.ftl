# The tasks: their page, what each asks, what was reached.

tasks-won = { $won ->
    [one] { $won } stella
   *[other] { $won } stelle
} su { $most }
tasks-from = dal turno { $label }, { $rounds ->
    [one] un solo turno
   *[other] { $rounds } turni
}
tasks-known = Ogni prova si può tentare quante volte vuoi, anche con suggerimenti e annullando mosse. Contano solo le stelle.
tasks-hint = Suggerimento
tasks-solution = Soluzione
tasks-begins = Una via: nel turno { $label } tieni { $cards }.
tasks-begins-hiring = Una via: nel turno { $label } tieni { $cards } e assolda { $person }.
tasks-played = È andata così: { $story }
tasks-next = Prova successiva
tasks-own = Prova personale
tasks-own-goal = Gioca da qui alla fine. Che cosa conta: { $what }.
tasks-make = Fanne una prova
tasks-make-seat = Giochi come
tasks-make-counts = Che cosa conta
tasks-make-mark = { $n ->
    [one] Una stella da
   *[other] { $n } stelle da
}
tasks-make-title = Titolo
tasks-make-now = Crea la prova
tasks-made = «{ $title }» ora è fra le prove.
tasks-usual-title = { $name }, turno { $label }
tasks-not-changed = La prova «{ $title }» non si può salvare o eliminare ({ $reason }).
tasks-no-task = «{ $file }» non è una prova che si possa giocare qui.
task-what-prestige = prestigio
task-what-lead = vantaggio
task-what-cathedral = Notre Dame
task-what-messages = messaggi
task-what-persons = personaggi
task-what-gain = guadagno maggiore
task-what-coins = monete alla fine
task-what-rat = segnalino topi alla fine
task-outcome = { $title }: { $counted }.
task-counted-prestige = { $n } prestigio
task-counted-lead = { $n } prestigio in più del miglior rivale
task-counted-cathedral = { $n } prestigio da Notre Dame
task-counted-messages = { $n ->
    [one] { $n } raccolto
   *[other] { $n } raccolti
}
task-counted-persons = { $n } prestigio dai personaggi
task-counted-gain = { $n } prestigio con un unico guadagno
task-counted-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} alla fine
task-counted-rat = segnalino topi a { $n }
task-broken-win = Non hai vinto.
task-broken-without = Hai messo qualcosa dove era vietato.
task-broken-rat = Alla fine il tuo segnalino topi era su un’altra casella.
task-broken-no-plague = La pestilenza ti ha colpito.
task-broken-no-hire = Hai assoldato qualcuno.
task-broken-only-cathedral = Hai guadagnato prestigio anche altrove.
task-broken-everywhere = Uno dei tuoi edifici era vuoto.

task-title-alms = Vespri
task-goal-alms = Ancora tre turni, contro due avversari facili. Finisci con più prestigio possibile.
task-title-blow = In un colpo solo
task-goal-blow = Ottieni più prestigio possibile con un solo guadagno.
task-title-letters = Messaggi urgenti
task-goal-letters = Raccogli più messaggi che puoi negli ultimi sei turni.
task-title-treasure = A borsa piena
task-goal-treasure = Vinci, e alla fine resta con più monete che puoi.
task-title-no-park = Vietato calpestare l’erba
task-goal-no-park = Vinci senza mai mettere nulla nel tuo parco.
task-title-thrift = Senza santi in paradiso
task-goal-thrift = Finisci con più prestigio possibile, senza più assoldare nessuno da ora in poi.
task-title-brink = Sul filo del rasoio
task-goal-brink = Vinci con il tuo segnalino topi più in alto che puoi – ma senza che la pestilenza colpisca.
task-title-healthy = Strade pulite
task-goal-healthy = Supera gli ultimi sei turni senza che la pestilenza ti colpisca.
task-title-everywhere = Le mani in pasta
task-goal-everywhere = Alla fine devi avere influenza in tutti e sette i tuoi edifici.
task-title-cathedral = Solo con la cattedrale
task-goal-cathedral = Batti il tuo unico rivale. Da ora in poi guadagna prestigio solo da Notre Dame.
task-title-court = Amicizie influenti
task-goal-court = Ottieni più prestigio possibile dai personaggi negli ultimi tre turni.
task-title-comeback = La rimonta
task-goal-comeback = Sei in svantaggio. Vinci lo stesso, con il maggior distacco possibile.
task-title-last-bell = L’ultima campana
task-goal-last-bell = Contro tre avversari difficili restano due turni: sfruttali al meglio.
task-title-masters = Fra maestri
task-goal-masters = Ancora tre turni a un tavolo di maestri. Finisci con più prestigio possibile.
task-title-mayor = La visita del sindaco
task-goal-mayor = Ultimo turno, e la borsa è vuota. Finisci con più prestigio possibile.
task-story-mayor = il fiduciario è andato alla scuola conventuale, e per il sindaco mancava la moneta. 33 prestigio contro 50.
task-title-two-nights = Ancora due notti
task-goal-two-nights = Ancora due turni. Finisci con più prestigio possibile.
task-story-two-nights = un cubo è passato dall’ospedale alla residenza, e la locanda ha aperto le porte. È bastato per vincere, ma con appena 57 prestigio.
task-title-school = A scuola in ritardo
task-goal-school = Ancora tre turni, contro due avversari difficili. Finisci con più prestigio possibile.
task-story-school = il fiduciario è entrato tardi nella scuola conventuale. 63 prestigio, e l’ultimo posto.
task-title-coins = Tre monete
task-goal-coins = Ottieni più prestigio possibile da Notre Dame negli ultimi quattro turni.
task-story-coins = c’erano tre monete, e ne è stata donata una sola. È bastato per vincere, ma Notre Dame aveva altro da dare.
task-title-moving = Il trasloco
task-goal-moving = Ancora cinque turni. Vinci, con più prestigio possibile.
task-story-moving = il fiduciario si è trasferito nella residenza, e con lui un cubo della rimessa. 59 prestigio contro 73.
task-title-nightwatch = Ronda di notte
task-goal-nightwatch = Ancora otto turni. Finisci con più prestigio possibile, senza che la pestilenza ti colpisca mai.
task-story-nightwatch = la banca, ancora la banca, e poi la ronda notturna. 43 prestigio contro 54.
task-title-no-beds = Nessun letto per i malati
task-goal-no-beds = Ancora sette turni, e il tuo ospedale è vuoto. Vinci, con più prestigio possibile.
task-story-no-beds = prima la scuola e la banca, e i malati hanno dovuto aspettare. La partita è stata vinta lo stesso, per un solo punto.
task-title-carriage = In carrozza
task-goal-carriage = Raccogli più messaggi che puoi negli ultimi otto turni.
task-story-carriage = prima la residenza, poi la carrozza. È bastato per vincere, ma con appena tre messaggi.
task-title-market = Il mercato sbagliato
task-goal-market = Ancora quattro turni, contro tre avversari. Finisci con più prestigio possibile.
task-story-market = il giullare ha fatto partire la carrozza, verso un mercato dove non c’era nulla da prendere. 47 prestigio, e l’ultimo posto.
task-title-minstrel = Locandiera o trovatore
task-goal-minstrel = Ottieni più prestigio possibile dai personaggi negli ultimi cinque turni.
task-story-minstrel = è stata assoldata la locandiera, e il trovatore è rimasto inascoltato. 69 prestigio, due in meno di chi ha vinto.
task-title-borrowed = Un prestito dell’ospedale
task-goal-borrowed = Ancora tre turni, a un tavolo di cinque. Finisci con più prestigio possibile.
task-story-borrowed = un cubo è passato dall’ospedale alla rimessa, e lì la pestilenza ne ha preso uno. 51 prestigio, e l’ultimo posto.
task-title-health = La borsa o la salute
task-goal-health = Ancora sette turni, contro tre avversari difficili. Finisci con più prestigio possibile.
task-story-health = il fiduciario è andato alla banca e non all’ospedale. 60 prestigio contro 73.
