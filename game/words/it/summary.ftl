# Il riepilogo: le regole in una pagina, una o due righe ciascuna.

summary-title = Riepilogo
summary-round = Le cinque fasi di un turno
summary-phase-persons = Arrivano tre personaggi: due marroni e uno grigio.
summary-phase-draft = Pesca 3 carte, tienine 1, passane 2; delle 2 ricevute tienine 1, passa l’altra; prendi l’ultima.
summary-phase-play = A giro, gioca 2 delle tue 3 carte.
summary-phase-hire = A giro, assolda un personaggio con 1 moneta, o passa.
summary-phase-plague = Il segnalino topi avanza: topi dei personaggi meno influenza nell’ospedale.
summary-after = Poi
summary-end-struck = Oltre 9: perdi 2 prestigio e un cubo del tuo edificio più popolato.
summary-end-round = Fine del turno: il campanaro passa a sinistra.
summary-end-period = Dopo i turni 3, 6 e 9: Notre Dame divide { $pot } prestigio fra i suoi cubi. Cubi e carte tornano indietro.
summary-end-game = Dopo il turno 9: vince chi ha più prestigio; a parità, monete e cubi in riserva.
summary-cards = Carte: metti un cubo, poi…
summary-does-cloister = 1 cubo dalla riserva generale per influenza
summary-does-bank = { $limited ->
        [yes] 1 moneta per influenza, finché ce n’è
       *[no] 1 moneta per influenza
    }
summary-does-residence = 1 prestigio per influenza
summary-does-carriage = 1 piazza per influenza, poi un messaggio
summary-does-hotel = moneta, cubo o un topo in meno; due volte con influenza { $double } o più
summary-does-park = un topo in meno; ogni 2 cubi +1 a ogni guadagno di prestigio
summary-does-hospital = un topo in meno; ogni influenza ferma un topo a ogni pestilenza
summary-does-notredame = 1, 2 o 3 monete per 1, 3 o 6 prestigio
summary-does-friend = senza cubo: spostalo e svolgi l’azione
summary-signs = Simboli
summary-sign-coin = monete
summary-sign-cache = cubi della tua riserva; se è vuota prendine uno altrove, o rinuncia
summary-sign-supply = cubi nella riserva generale, da guadagnare
summary-sign-prestige = prestigio; «?» se è segreto
summary-sign-rat = il tuo segnalino topi, e dove lo porterà questa pestilenza
summary-sign-kill = un topo in meno: arretra di una casella
summary-sign-hand = { $decline ->
        [yes] carte in mano, giocabili senza effetto
       *[no] carte in mano
    }
summary-sign-message = messaggio: 1 prestigio e una moneta, { $cube } e un cubo, 3 e un topo in meno, o 4
summary-sign-influence = influenza: i cubi in un edificio e il fiduciario
summary-sign-friend = fiduciario: conta come un cubo
summary-sign-activate = si svolge l’azione dell’edificio
summary-sign-bellringer = comincia il turno
