# Carte azione: i nomi, e che cosa fanno, in due-quattro frasi.

card-cloister = Scuola conventuale
card-bank = Banca
card-residence = Residenza
card-carriage = Rimessa
card-hotel = Locanda
card-park = Parco
card-hospital = Ospedale
card-notredame = Notre Dame
card-friend = Fiduciario

# The shortest names, as they stand on the cards themselves.
card-title-cloister = Scuola
card-title-bank = { card-bank }
card-title-residence = { card-residence }
card-title-carriage = { card-carriage }
card-title-hotel = { card-hotel }
card-title-park = { card-park }
card-title-hospital = { card-hospital }
card-title-notredame = { card-notredame }
card-title-friend = { card-friend }

card-effect-cloister =
    Metti un cubo della tua riserva nella scuola conventuale. Poi prendi dalla riserva generale un cubo per ogni influenza che hai lì, compreso il nuovo cubo. Se i cubi non bastano, gli altri vanno persi.
card-effect-bank =
    Metti un cubo della tua riserva nella banca. Poi prendi una moneta per ogni influenza che hai lì. { $limited ->
        [yes] Se le monete finiscono, prendi quelle mancanti dall’avversario più ricco.
       *[no] Le monete non finiscono mai.
    }
card-effect-residence =
    Metti un cubo della tua riserva nella residenza. Poi guadagna 1 prestigio per ogni influenza che hai lì.
card-effect-carriage =
    Metti un cubo della tua riserva nella rimessa. Poi muovi la carrozza di piazza in piazza, al massimo di una piazza per ogni influenza che hai lì. Dove si ferma puoi prendere il messaggio: 1 prestigio e una moneta, { $cube } prestigio e un cubo, 3 prestigio e un topo in meno, oppure 4 prestigio. Non puoi prendere un colore finché sul tabellone ce n’è un altro di cui ne hai di meno.
card-effect-hotel =
    Metti un cubo della tua riserva nella locanda. Poi scegli: una moneta, un cubo dalla riserva generale o un topo in meno. Con influenza { $double } o più scegli due volte, anche la stessa cosa.
card-effect-park =
    Metti un cubo della tua riserva nel parco e scaccia un topo. D’ora in poi, ogni volta che guadagni prestigio, ne guadagni 1 in più ogni 2 d’influenza nel tuo parco.
card-effect-hospital =
    Metti un cubo della tua riserva nell’ospedale e scaccia un topo. A ogni pestilenza, ogni influenza nell’ospedale tiene lontano un topo; se supera il numero dei topi, il tuo segnalino topi arretra.
card-effect-notredame =
    Dona 1, 2 o 3 monete, metti un cubo della tua riserva a Notre Dame e guadagna 1, 3 o 6 prestigio. Alla fine del periodo { $pot } prestigio si dividono fra tutti i cubi presenti, per difetto, e i cubi tornano nella riserva generale. Puoi anche non fare nulla.
card-effect-friend =
    Sposta il tuo fiduciario in un altro dei tuoi 7 edifici. Poi svolgi l’azione di quell’edificio come se vi avessi appena messo un cubo: il fiduciario conta come un cubo. Non serve alcun cubo.

card-empty-cache =
    Se la tua riserva è vuota, puoi prendere un tuo cubo da un altro punto del tabellone, oppure rinunciare all’azione.
card-may-decline = Puoi anche giocare la carta senza effetto.

sector-influence = { $n ->
        [0] Ancora nessuna influenza.
       *[other] Influenza: { $n }.
    }
sector-friend-here = Il fiduciario è compreso.
sector-harbour = Porto
sector-effect-harbour =
    Il tracciato pestilenza va da 0 a 9. A ogni pestilenza il tuo segnalino topi avanza della somma dei topi dei tre personaggi, meno la tua influenza nell’ospedale. Oltre il 9 perdi 2 prestigio e un cubo del tuo edificio più popolato.
