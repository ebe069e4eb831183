# Telefoni: che cosa sta sulla pagina di un telefono, e che cosa dice lo schermo dei telefoni.

## La pagina
phones-label-title = Notre Dame
phones-label-key = Codice sullo schermo
phones-label-key-hint = È sotto l’immagine da inquadrare.
phones-label-key-old = Questo codice è di un’altra serata. Inquadra quello nuovo, o scrivilo qui.
phones-label-name = Il tuo nome
phones-label-colour = Il tuo colore
phones-label-sit = Siediti
phones-label-change = Cambia nome o colore
phones-label-stand = Alzati
phones-label-take-seat = Prendi posto
phones-label-cancel = Annulla la richiesta
phones-label-hand = Mano
phones-label-table = Tavolo
phones-label-persons = Personaggi
phones-label-history = Cronaca
phones-label-summary = Riepilogo
phones-label-more = Altro
phones-label-language = Lingua
phones-label-hint = Suggerimento
phones-label-undo = Annulla
phones-label-done = Fatto
phones-label-leave = Lascia la partita
phones-label-leave-sure = Lasciare la partita? Un bot prende il tuo posto.
phones-label-yes = Sì
phones-label-no = No
phones-label-start = Comincia
phones-label-again = Nuova partita, stessi giocatori
phones-label-add-bot = Aggiungi un bot
phones-label-remove = Togli
phones-label-send-away = Manda via
phones-label-send-away-sure = Mandare via questo telefono? Perde il suo posto per sempre. Chi ha il codice può rientrare come qualcun altro, a meno che se ne generi uno nuovo.
phones-label-send-away-code = Manda via, nuovo codice
phones-label-new-code = Nuovo codice
phones-label-admit = Sì, entra
phones-label-refuse = No
phones-label-pause = Pausa
phones-label-ask-pause = Chiedi una pausa
phones-label-resume = Continua
phones-label-pace = Ritmo
phones-label-coins = Monete
phones-label-cubes = Cubi
phones-label-cache = Cubi nella propria riserva
phones-label-supply = Cubi nella riserva generale
phones-label-rat = Segnalino topi
phones-label-after-plague = Segnalino dopo la pestilenza
phones-label-prestige = Prestigio
phones-label-messages = Messaggi
phones-label-cathedral = Cubi a Notre Dame
phones-label-third = Terza carta, coperta
phones-label-friend = Fiduciario
phones-label-in-hand = non ancora messo
phones-label-bellringer = Campanaro
phones-label-rats = Topi dei tre personaggi
phones-label-plague = la pestilenza colpisce
phones-label-pays = ogni cubo dà
phones-label-kept = Tenute
phones-label-choose = Tocca per scegliere.
phones-label-nothing = Ora non c’è nulla da scegliere
phones-label-sent = Inviato…
phones-label-earlier = Turno precedente
phones-label-later = Turno successivo
phones-label-connecting = Connessione…
phones-label-no-connection = Nessun contatto con lo schermo. Questa pagina riprova da sola.
phones-label-seat-kept = Il tuo posto resta tuo.
phones-label-reload = Il programma ha una pagina più recente. Ricaricala.
phones-label-elsewhere = Questo tavolo è aperto in un’altra scheda. Vuoi usarlo qui?
phones-label-use-here = Usalo qui
phones-label-too-old = Questo browser è troppo vecchio per mostrare la tua mano. Aggiornalo o usane un altro.
phones-label-people = Giocatori
phones-label-stand-in = Fai giocare un bot intanto
phones-label-wait = Aspetta
phones-label-light = Chiaro
phones-label-dark = Lume di candela
phones-label-larger = Testo più grande
phones-label-smaller = Testo più piccolo
phones-label-text-size = Dimensione testo
phones-label-picked = ha scelto
phones-label-choosing = sta scegliendo

phones-do-keep = Tieni: { $thing }
phones-do-play = Gioca: { $thing }
phones-do-hire = Assolda: { $thing }
phones-do-drive = Vai qui
phones-do-take = Prendi un cubo da qui: { $thing }
phones-do-lose = Perdi un cubo qui: { $thing }
phones-do-remove = Restituisci un cubo da qui: { $thing }
phones-do-friend = Sposta il fiduciario: { $thing }
phones-do-from = Sposta da qui: { $thing }
phones-do-to = Sposta qui: { $thing }
phones-do-place = Metti il cubo: { $thing }
phones-do-activate = Svolgi l’azione: { $thing }
phones-do-coin = Prendi una moneta
phones-do-cube = Prendi un cubo
phones-do-kill = Scaccia un topo
phones-do-carry = Sposta: { $thing }
phones-do-spend = { $n ->
        [0] Non pagare monete
        [one] Paga 1 moneta
       *[other] Paga { $n } monete
    }
phones-do-donate = Dona: { $thing }
phones-do-repeat = Prendi: { $thing }
phones-do-discard = Scarta: { $thing }
phones-do-done = Concludi
phones-what-take = Un cubo si sposta: { $here } → { $there }.
phones-what-friend = Il tuo fiduciario va qui e svolgi l’azione dell’edificio.
phones-what-place = Il cubo va qui e svolgi l’azione dell’edificio.
phones-what-activate = Svolgi l’azione dell’edificio. Nessun pezzo si sposta.
phones-what-fool-from = Questo pezzo lascia l’edificio; poi scegli dove va.
phones-what-minstrel-from = Dei pezzi lasciano questo edificio; poi scegli dove vanno.
phones-what-actress-from = Tutti i tuoi pezzi lasciano questo edificio; poi scegli dove vanno.
phones-what-fool-to = Il pezzo va qui e svolgi l’azione dell’edificio.
phones-what-minstrel-to = I pezzi vanno qui. Non segue nessuna azione.
phones-what-actress-to = Tutti i pezzi vanno qui e svolgi l’azione dell’edificio.
phones-at-home = { $market } del tuo quartiere
phones-cubes = { $n ->
        [one] { $n } cubo
       *[other] { $n } cubi
    }
phones-cubes-friend = { $n ->
        [0] Solo il fiduciario
        [one] { $n } cubo e il fiduciario
       *[other] { $n } cubi e il fiduciario
    }

## Frasi su un telefono
phones-choose-seat = Ti diamo il benvenuto! Chi sei, e quale colore vuoi?
phones-you-host = Sei tu a ospitare: inizia quando ci siete tutti.
phones-wait-start = Si aspetta che { $name } inizi la partita.
phones-wait-start-screen = Si aspetta che la partita parta dallo schermo.
phones-taken = Questo posto è preso. Scegline un altro.
phones-letters = Lo schermo non ha caratteri per { $letters }. Scrivi il tuo nome senza, per favore.
phones-full = Tutti i posti sono presi. Puoi guardare.
phones-host-only = Può farlo solo chi ospita.
phones-no-seat = Stai guardando. Prendi un posto per giocare.
phones-too-late = Questa scelta non serve più.
phones-wasted = Andrebbe sprecato.
phones-refused = Chi ospita ha detto di no. Puoi guardare, o chiedere un altro posto.
phones-seat-taken = Al tuo posto ora gioca { $name }. Puoi guardare, o chiedere un altro posto.
phones-sent-away = Chi ospita ha mandato via questo telefono.
phones-new-code = Lo schermo mostra un nuovo codice. Chi è già qui resta dentro.
phones-closed = Il tavolo è chiuso. Grazie per aver giocato!
phones-claiming = { $host } sta decidendo se puoi giocare per { $name }…
phones-claiming-screen = Davanti allo schermo si decide se puoi giocare per { $name }…
phones-wants = { $name } vorrebbe giocare per { $seat }.
phones-missing = Il telefono di { $name } dorme o non è raggiungibile, e tocca a { $name }.
phones-paused = { $name } ha messo in pausa la partita.
phones-paused-here = La partita è in pausa sullo schermo.
phones-asks-pause = { $name } chiede una pausa.
phones-wanted-here = Qualcuno vorrebbe giocare per { $name } davanti allo schermo. Cedi il tuo posto?
phones-wanted-bot = Qualcuno davanti allo schermo vorrebbe un bot al posto di { $name }. Cedi il tuo posto?
phones-wanted-by = { $who } vorrebbe giocare per { $name } da un altro telefono. Cedi il tuo posto?
phones-who-here = davanti allo schermo
phones-who-bot = bot
phones-who-asleep = il telefono dorme
phones-who-stands-in = intanto gioca un bot

## Frasi allo schermo
phones-plays-now = { $name } ora gioca su un telefono.
phones-plays-for = { $who } ora gioca per { $name } su un telefono.
phones-plays-here = { $name } ora gioca su questo schermo.
phones-stands-in = Un bot gioca per { $name } finché il telefono non torna.
phones-play-with = Gioca con i telefoni
phones-hands = Ognuno può tenere la mano sul proprio telefono: aprite il menu e scegliete «{ $entry }».
phones-scan = Inquadra con un telefono sullo stesso Wi-Fi, o scrivi:
phones-scan-to-sit = Inquadra il codice per sederti.
phones-add-here = Gioca qui
phones-next-address = Altro indirizzo
phones-close-seats = Scollega i telefoni
phones-close-really = Scollegarli? Le mani si vedranno qui
phones-opening = Si preparano i posti…
phones-nobody = Non arriva nessuno? I telefoni devono essere sullo stesso Wi-Fi di questo computer, non su una rete per ospiti. Prova un altro indirizzo, o l’hotspot di un telefono.
phones-outdated = Il telefono di { $name } mostra la pagina di un’altra versione. Ricaricala da lì.
phones-no-network = Questo computer non è in rete. Collegalo al Wi-Fi dei telefoni, o all’hotspot di un telefono, e riapri i posti.
phones-failed-port = I telefoni non possono collegarsi: la porta { $port } è occupata o non permessa. Avvia il programma con un altro --port.
phones-failed-host = I telefoni non possono collegarsi: { $host } non è un indirizzo di questo computer. Avvia il programma con un altro --host, o senza.
phones-failed-system = I telefoni non possono collegarsi: il sistema non lo permette. Controlla il suo firewall, e riapri i posti.
phones-failed-error = I telefoni non possono collegarsi: si è verificato un errore imprevisto. Il registro del programma dice di più. Apri di nuovo i posti.
phones-on-phone = Su un telefono
phones-welcome = Ti diamo il benvenuto!
phones-seat-human = Su questo schermo
phones-missing-what = La partita aspetta: sblocca il telefono e si ricollegherà da solo.
phones-play-here = Gioca per { $name } su questo schermo
phones-asks-owner = Sul telefono di { $name } c’è ora la domanda se qualcuno può continuare qui.
phones-asks-owner-for = Sul telefono di { $name } c’è ora la domanda se { $who } può avere quel posto.
phones-keeps-seat = { $name } continua a giocare dal telefono.
phones-hint-ask = Prima si chiede sul telefono, a meno che non sia raggiungibile.
