# Che cosa fa un personaggio proprio, scritto dai suoi passi.

effect-sentence = { $deed }.
effect-and = { $first } e { $next }
effect-or = { $first }; oppure { $next }
effect-choose = scegli: { $options }
effect-if-above = se { $measure } supera { $above }, { $deed }
effect-if-below = se { $measure } è meno di { $below }, { $deed }
effect-if-between = se { $measure } supera { $above } ed è meno di { $below }, { $deed }
effect-else = { $then }; altrimenti { $deed }

effect-gain-prestige = guadagna { $n } prestigio
effect-gain-coins = { $n ->
        [one] prendi una moneta
       *[other] prendi { $n } monete
    }
effect-gain-cubes = { $n ->
        [one] prendi un cubo dalla riserva generale
       *[other] prendi { $n } cubi dalla riserva generale
    }
effect-gain-per = { $gain } { $per }
effect-kill = { $n ->
        [one] scaccia un topo
       *[other] scaccia fino a { $n } topi
    }
effect-benefit = { $n ->
        [one] scegli un vantaggio: una moneta, un cubo dalla riserva generale o un topo in meno
       *[other] scegli { $n } vantaggi: ogni volta una moneta, un cubo dalla riserva generale o un topo in meno
    }
effect-place-cathedral = metti un cubo della riserva generale a Notre Dame
effect-place-sector = metti un cubo della riserva generale { $into }
effect-place-empty = metti un cubo della riserva generale in un tuo edificio vuoto
effect-place-each-empty = metti un cubo della riserva generale in ogni tuo edificio vuoto
effect-place-friend = metti un cubo della riserva generale nell’edificio del tuo fiduciario
effect-activate-any = svolgi l’azione di un tuo edificio con influenza 1 o più
effect-activate-sector = attiva { $place } se vi hai influenza
effect-pay = restituisci alla riserva generale quante monete vuoi e scaccia un topo per ognuna
effect-move-one = sposta { $friend ->
        [yes] un tuo pezzo (cubo, fiduciario)
       *[no] un tuo cubo
    } da un tuo edificio a un altro{ $notredame ->
        [yes] , oppure un cubo da Notre Dame a un edificio
       *[no] {""}
    }
effect-move-some = sposta { $n ->
        [one] uno dei
       *[other] da 1 a { $n } dei
    } tuoi { $friend ->
        [yes] pezzi (cubi, fiduciario)
       *[no] cubi
    } da un tuo edificio a un altro
effect-move-all = sposta tutti i tuoi { $friend ->
        [yes] pezzi
       *[no] cubi
    } da un tuo edificio a un altro
effect-activated = { $deed } e svolgi l’azione di quell’edificio

effect-per-influence = { $every ->
        [one] per ogni tua influenza sul tabellone
       *[other] ogni { $every } influenze che hai sul tabellone
    }
effect-per-influence-at = { $every ->
        [one] per ogni tua influenza { $here }
       *[other] ogni { $every } influenze che hai { $here }
    }
effect-per-strongest-sector = { $every ->
        [one] per ogni influenza nel tuo edificio più popolato
       *[other] ogni { $every } influenze nel tuo edificio più popolato
    }
effect-per-sector-of-friend = { $every ->
        [one] per ogni influenza nell’edificio del tuo fiduciario
       *[other] ogni { $every } influenze nell’edificio del tuo fiduciario
    }
effect-per-sectors = { $every ->
        [one] per ogni tuo edificio con influenza { $at } o più
       *[other] ogni { $every } tuoi edifici con influenza { $at } o più
    }
effect-per-empty-sectors = { $every ->
        [one] per ogni tuo edificio vuoto
       *[other] ogni { $every } tuoi edifici vuoti
    }
effect-per-cubes-in-cathedral = { $every ->
        [one] per ogni tuo cubo a Notre Dame
       *[other] ogni { $every } tuoi cubi a Notre Dame
    }
effect-per-cubes-on-board = { $every ->
        [one] per ogni tuo cubo sul tabellone
       *[other] ogni { $every } tuoi cubi sul tabellone
    }
effect-per-supply = { $every ->
        [one] per ogni tuo cubo nella riserva generale
       *[other] ogni { $every } tuoi cubi nella riserva generale
    }
effect-per-coins = { $every ->
        [one] per ogni tua moneta
       *[other] ogni { $every } monete che hai
    }
effect-per-messages = { $every ->
        [one] per ogni messaggio che hai raccolto
       *[other] ogni { $every } messaggi che hai raccolto
    }
effect-per-messages-at = { $every ->
        [one] per ogni messaggio { $kind ->
            [coin] con moneta
            [cube] con cubo
            [rat] con topo
           *[plain] di solo prestigio
        } che hai raccolto
       *[other] ogni { $every } messaggi { $kind ->
            [coin] con moneta
            [cube] con cubo
            [rat] con topo
           *[plain] di solo prestigio
        } che hai raccolto
    }
effect-per-messages-of-a-kind = { $every ->
        [one] per ogni messaggio del tipo di cui ne hai di più
       *[other] ogni { $every } messaggi del tipo di cui ne hai di più
    }
effect-per-free-markets = { $every ->
        [one] per ogni piazza del tuo quartiere senza messaggio
       *[other] ogni { $every } piazze del tuo quartiere senza messaggio
    }
effect-per-spaces-above-rat = { $every ->
        [one] per ogni casella del tracciato pestilenza davanti al tuo segnalino topi
       *[other] ogni { $every } caselle del tracciato pestilenza davanti al tuo segnalino topi
    }
effect-per-prestige = { $every ->
        [one] per ogni punto di prestigio che hai
       *[other] ogni { $every } punti di prestigio che hai
    }
effect-per-rats = { $every ->
        [one] per ogni topo sui tre personaggi di questo turno
       *[other] ogni { $every } topi sui tre personaggi di questo turno
    }

effect-of-influence = la tua influenza sul tabellone
effect-of-influence-at = la tua influenza { $here }
effect-of-strongest-sector = l’influenza nel tuo edificio più popolato
effect-of-sector-of-friend = l’influenza nell’edificio del tuo fiduciario
effect-of-sectors = il numero dei tuoi edifici con influenza { $at } o più
effect-of-empty-sectors = il numero dei tuoi edifici vuoti
effect-of-cubes-in-cathedral = il numero dei tuoi cubi a Notre Dame
effect-of-cubes-on-board = il numero dei tuoi cubi sul tabellone
effect-of-supply = il numero dei tuoi cubi nella riserva generale
effect-of-coins = il numero delle tue monete
effect-of-messages = il numero dei messaggi che hai raccolto
effect-of-messages-at = il numero dei tuoi messaggi { $kind ->
        [coin] con moneta
        [cube] con cubo
        [rat] con topo
       *[plain] di solo prestigio
    }
effect-of-messages-of-a-kind = il numero dei messaggi del tipo di cui ne hai di più
effect-of-free-markets = il numero delle piazze del tuo quartiere senza messaggio
effect-of-spaces-above-rat = il numero delle caselle davanti al tuo segnalino topi
effect-of-prestige = il tuo prestigio
effect-of-rats = il numero dei topi sui tre personaggi di questo turno

effect-in-cloister = nella scuola conventuale
effect-in-bank = nella banca
effect-in-residence = nella residenza
effect-in-carriage = nella rimessa
effect-in-hotel = nella locanda
effect-in-park = nel parco
effect-in-hospital = nell’ospedale
