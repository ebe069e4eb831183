# Un server di tavoli: che cosa dice la sua pagina oltre a ciò che sta su ogni telefono.

## La pagina
serve-label-open = Apri un tavolo
serve-label-tables = I miei tavoli
serve-label-no-tables = Qui non sei ancora stato a nessun tavolo. Apri il link che ti hanno mandato.
serve-label-key-needed = Solo chi ha il link del server può aprire tavoli qui.
serve-label-options = Regole
serve-label-edition = Edizione
serve-label-file = Continua una partita salvata
serve-label-file-how = Il suo file rivela tutte le mani; tutti al tavolo lo vengono a sapere.
serve-label-file-large = Questo file è troppo grande per essere aperto qui.
serve-label-invite = Invita amici
serve-label-invite-how = Chi ha questo link può chiedere un posto.
serve-label-own = Gioca su un altro dispositivo
serve-label-own-how = Questo link è solo tuo: apre il tuo posto ovunque. Non darlo a nessuno.
serve-label-key = Codice del link
serve-label-key-hint = Si trova alla fine del link, dopo il #.
serve-label-key-old = Con questo link non entra più nessuno di nuovo. Chiedi quello nuovo a chi ti ha invitato.
serve-label-new-code = Nuovo link
serve-label-send-away-sure = Mandare via questa persona? Perde il suo posto per sempre. Chi ha il link può rientrare come qualcun altro, a meno che se ne crei uno nuovo.
serve-label-send-away-code = Manda via, nuovo link
serve-label-copy = Copia
serve-label-copied = Copiato
serve-label-table = Questo tavolo
serve-label-save = Salva in un file
serve-label-save-how = Il file contiene il seme e tutte le mani. Finché la partita dura, tutti vengono a sapere che ce l’hai.
serve-label-put-away = Metti via
serve-label-put-away-how = Tutti vengono mandati a casa. Ogni link del tavolo lo riapre.
serve-label-end = Chiudi per sempre
serve-label-end-sure = Chiudere questo tavolo per sempre? Nessuno potrà rientrare.
serve-label-patience = Un bot gioca dopo
serve-label-patience-how = Gioca quel solo turno per chi ci mette di più. Il posto resta suo.
serve-label-go = Vai
serve-label-your-turn = Tocca a te

## Frasi
serve-seat-free = libero
serve-disk-full = Il server ora non può scrivere nulla. La partita riprende appena possibile.
serve-disk-full-opening = Il server ora non può scrivere nulla. Il tuo tavolo si apre appena possibile.
serve-disk-again = Il server scrive di nuovo.
serve-opener-only = Può farlo solo chi ha aperto questo tavolo.
serve-ended = Questo tavolo è stato chiuso. Grazie per aver giocato!
serve-put-away = Questo tavolo è stato messo via. Ogni suo link lo riapre.
serve-new-link = Il tavolo ha un nuovo link: sta accanto all’invito. Con quello vecchio non entra più nessuno di nuovo; chi è già qui resta.
serve-unused = Nessuno è venuto per { $days } giorni: il tavolo è stato messo via. Il suo link lo riapre.
serve-no-game = Qui non è ancora cominciata nessuna partita.
serve-saved = { $name } ha salvato questa partita in un file. Il file rivela tutte le mani.
serve-from-file = { $name } ha aperto questa partita da un file. Quel file rivela tutte le mani.
serve-damaged = Questo tavolo non si può aprire: il suo file è danneggiato. Chi gestisce il server può controllare.
serve-back-at-once = Il server riparte. Tutti tornano subito.
serve-key-needed = Solo chi ha il link del server può aprire tavoli qui.
serve-too-many = Sono stati aperti troppi tavoli. Riprova più tardi.
serve-waits = Si aspetta { $names }, { $since }
serve-waits-you = Si aspetta te, { $since }
serve-waits-you-too = Si aspettano te e { $names }, { $since }
serve-since = { $unit ->
        [days] { $n ->
            [one] da { $n } giorno
           *[other] da { $n } giorni
        }
        [hours] { $n ->
            [one] da { $n } ora
           *[other] da { $n } ore
        }
        [minutes] { $n ->
            [one] da { $n } minuto
           *[other] da { $n } minuti
        }
       *[moments] da poco
    }
serve-over = La partita è finita
serve-before = Non ancora cominciata
serve-turn-told = Tocca a te, { $name }: il tavolo di { $names } ti aspetta.
serve-patience-never = mai
serve-patience = un bot gioca il turno dopo { $length }
serve-patience-set = { $name } ha scelto: un bot gioca il turno di chi ci mette più di { $length }. Il posto resta suo.
serve-patience-unset = { $name } ha scelto: la partita aspetta tutti, finché serve.
serve-bot-took = Un bot gioca questo turno per { $name }, che ci ha messo troppo.
serve-bot-at = Tempo di { $name }: fino a { $time }, poi gioca un bot
serve-length = { $unit ->
        [days] { $n ->
            [one] { $n } giorno
           *[other] { $n } giorni
        }
       *[hours] { $n ->
            [one] { $n } ora
           *[other] { $n } ore
        }
    }

## Notifiche
serve-label-notify = Avvisami quando tocca a me
serve-label-notify-off = Non avvisarmi più
serve-label-notify-how = Questo dispositivo ti avvisa anche quando la pagina è chiusa. La notifica nomina il tavolo e non dice nulla della partita. Passa da chi produce il tuo browser, che non può leggerla.
serve-label-notify-there = Un iPhone o iPad avvisa solo dalla schermata Home: aggiungi prima lì questa pagina.
serve-label-notify-denied = Le notifiche di questa pagina sono bloccate. Consentile nelle impostazioni del browser.
serve-label-notify-failed = Non è stato possibile preparare questo browser per le notifiche.
serve-label-quiet = Silenzio di notte
serve-label-quiet-from = dalle
serve-label-quiet-to = alle
serve-label-quiet-how = Ciò che cade in queste ore arriva alla loro fine, se tocca ancora a te.
serve-push-title = Tocca a te
serve-push-body = Notre Dame con { $names }
serve-push-unavailable = Questo server non può inviare notifiche.
serve-push-unknown = Il servizio di notifiche di questo browser qui non è conosciuto.
