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
