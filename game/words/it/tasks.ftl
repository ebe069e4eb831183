# The tasks: their page, what each asks, what was reached.

tasks-won = { $won ->
    [one] { $won } stella
   *[other] { $won } stelle
} su { $most }
tasks-from = dal turno { $label }, { $rounds ->
    [one] un solo turno
   *[other] { $rounds } turni
}
tasks-known = Una prova si può tentare quante volte vuoi, anche con suggerimenti e annullando mosse. Conta solo per le sue stelle.
tasks-next = Prova successiva
task-outcome = { $title }: { $counted }.
task-counted-prestige = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} prestigio
task-counted-lead = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} in più del miglior rivale
task-counted-cathedral = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} prestigio da Notre Dame
task-counted-messages = { $n ->
    [one] { $n } messaggio
   *[other] { $n } messaggi
}
task-counted-persons = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} prestigio dai personaggi
task-counted-gain = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} prestigio in un colpo solo
task-counted-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} alla fine
task-broken-win = Non hai vinto.
task-broken-without = Hai usato ciò che era vietato.
task-broken-rat = Alla fine il tuo ratto era su un’altra casella.
task-broken-no-plague = La peste ti ha colpito.
task-broken-no-hire = Hai assoldato qualcuno.
task-broken-only-cathedral = Hai ottenuto prestigio anche altrove.
task-broken-everywhere = Uno dei tuoi edifici era vuoto.

task-title-alms = Vespri
task-goal-alms = Ancora tre turni, contro due avversari facili. Finisci con più prestigio che puoi.
task-title-blow = In un colpo solo
task-goal-blow = Ottieni più prestigio che puoi con un solo guadagno.
task-title-letters = Messaggi urgenti
task-goal-letters = Raccogli più messaggi che puoi negli ultimi sei turni.
task-title-treasure = La borsa piena
task-goal-treasure = Vinci, con più monete che puoi alla fine.
task-title-no-park = Non calpestare l’erba
task-goal-no-park = Vinci senza mai piazzare niente nel tuo parco.
task-title-thrift = Senza protettori
task-goal-thrift = Finisci con più prestigio che puoi, senza più assoldare nessuno da adesso in poi.
task-title-brink = Sull’orlo
task-goal-brink = Finisci con il ratto sul 9, senza che la peste colpisca mai.
task-title-healthy = Strade pulite
task-goal-healthy = Supera gli ultimi sei turni senza che la peste ti colpisca.
task-title-everywhere = Un piede in ogni porta
task-goal-everywhere = Alla fine devi avere influenza in tutti e sette i tuoi edifici.
task-title-cathedral = Solo con la cattedrale
task-goal-cathedral = Batti il tuo unico rivale. Da adesso in poi ottieni prestigio solo da Notre Dame.
task-title-court = Buone conoscenze
task-goal-court = Ottieni più prestigio che puoi dai personaggi negli ultimi tre turni.
task-title-comeback = La rimonta
task-goal-comeback = Sei in svantaggio. Vinci lo stesso, con più distacco che puoi.
task-title-last-bell = L’ultima campana
task-goal-last-bell = Restano due turni, contro tre avversari difficili. Sfruttali al meglio.
task-title-masters = Fra maestri
task-goal-masters = Ancora tre turni a un tavolo di maestri. Finisci con più prestigio che puoi.
