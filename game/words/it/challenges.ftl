# The deal of the day and the tasks: their pages, the medals, what is shared.

challenges-title = Sfide
challenges-deal = Partita del giorno
challenges-tasks = Prove
challenges-date = { DATETIME($date, dateStyle: "full") }
challenges-against = { $name } gioca contro
challenges-known = Oggi tutto il mondo gioca con queste carte. Chiunque può andare a vederle, perciò la partita non conta né per il tuo livello né nelle tabelle delle partite passate.
challenges-par = Par: { $par }
challenges-par-why-middle = quanto otterrebbe un maestro al tuo posto
challenges-par-why-mean = quanto otterrebbero in media otto maestri al tuo posto
challenges-par-wait = Par: i maestri stanno ancora giocando…
challenges-par-none = Par sconosciuto: il programma dei maestri non si avvia.
challenges-medal-gold = Oro
challenges-medal-silver = Argento
challenges-medal-bronze = Bronzo
challenges-medal-none = nessuna medaglia
challenges-from = da { $prestige }
challenges-needs-gold = oltre il par
challenges-needs-par = dal par in su
challenges-needs-silver = 7/8 del par
challenges-needs-bronze = 3/4 del par
challenges-strip-par = Par { $par }
challenges-strip-you = Tu: { $prestige }
challenges-strip = I maestri hanno ottenuto tra { $lowest } e { $highest }.
challenges-rule = Le medaglie si vincono solo al primo tentativo, senza suggerimenti e senza annullare mosse.
challenges-run = { $days ->
    [0] Ancora nessuna serie
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
challenges-run-best = Serie più lunga: { $days }
challenges-first = Il tuo primo tentativo: conta.
challenges-begun = Hai già cominciato questa partita.
challenges-result = Hai ottenuto { $prestige } prestigio.
challenges-seen = Hai guardato la partita di qualcun altro con queste carte: niente più medaglia.
challenges-begin = Comincia
challenges-continue = Riprendi
challenges-again = Rigiocala
challenges-share = Condividi
challenges-got = { $medal ->
    [gold] Oro!
    [silver] Argento!
    [bronze] Bronzo!
   *[none] Stavolta nessuna medaglia.
}
challenges-reached = { $prestige } prestigio, par { $par }.
challenges-reached-wait = { $prestige } prestigio. I maestri stanno ancora giocando…
challenges-helped = Hai avuto aiuto: niente medaglia.
challenges-not-first = Non era il primo tentativo: niente medaglia.
challenges-shared = Notre Dame, partita del { $date }: { $prestige } ({ $medal ->
    [gold] oro
    [silver] argento
    [bronze] bronzo
    [again] non il primo tentativo
   *[none] nessuna medaglia
}) · par { $par } · versione { $version }, bot { $bots }
challenges-copied = Copiato negli appunti.
challenges-not-copied = Qui non ci sono appunti di sistema: copia la riga a mano.
challenges-file = Salva come file
challenges-file-why = I tuoi amici possono importare il file e giocare le stesse carte prima di guardare la tua partita.
challenges-file-name = Notre Dame { $date }, { $name } (spoiler)
challenges-file-saved = Salvato: { $file }
challenges-file-failed = Il file non si può salvare: { $reason }
challenges-spoiler = { $name } ha già giocato con queste carte. Prova prima tu: chi guarda quella partita non può più vincere medaglie.
challenges-look = Guarda quella partita
