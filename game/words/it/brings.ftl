# Che cosa porterebbe una scelta, in una riga sotto la domanda.

brings-line = { $thing }: { $gains }
brings-card-now = { $thing } ora: { $gains }
brings-and = { $first }, { $next }
brings-nothing = nulla
brings-influence = solo +1 influenza
brings-prestige = +{ $n } prestigio
brings-prestige-park = +{ $n } prestigio (di cui { $park } dal parco)
brings-coins = { $n ->
        [one] +1 moneta
       *[other] +{ $n } monete
    }
brings-paid = { $n ->
        [one] −1 moneta
       *[other] −{ $n } monete
    }
brings-cubes = { $n ->
        [one] +1 cubo
       *[other] +{ $n } cubi
    }
brings-placed = { $n ->
        [one] 1 cubo messo dalla riserva generale
       *[other] { $n } cubi messi dalla riserva generale
    }
brings-lost = { $n ->
        [one] 1 cubo torna nella riserva generale
       *[other] { $n } cubi tornano nella riserva generale
    }
brings-killed = { $n ->
        [one] 1 topo in meno
       *[other] { $n } topi in meno
    }
brings-rat = topo { $before } → { $after }
brings-plague = { $beyond ->
        [yes] { $after } dopo la pestilenza, che colpisce
       *[no] { $after } dopo la pestilenza
    }
brings-rat-plague = { $beyond ->
        [yes] topo su { $after } dopo la pestilenza, che colpisce
       *[no] topo su { $after } dopo la pestilenza
    }
brings-share = un cubo a Notre Dame rende { $before } → { $after }
brings-share-still = un cubo a Notre Dame rende ancora { $prestige }
brings-rats = Topi { $before } → { $after }
brings-rats-strike = Topi { $before } → { $after }: −{ $prestige } prestigio, −1 cubo
brings-then-drive = { $messages ->
        [0] nessun messaggio raggiungibile
        [one] 1 messaggio raggiungibile
       *[other] { $messages } messaggi raggiungibili
    }
brings-then-donate = fino a +{ $prestige } prestigio per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
brings-then-friend = poi svolgi l’azione del suo nuovo edificio
brings-then-benefit = un vantaggio a scelta
brings-then-take = serve un cubo da un altro luogo
brings-then-minstrel-from = sposta da 1 a 3 pezzi
brings-then-fool-from = sposta un pezzo e svolgi l’azione del suo nuovo edificio
brings-then-actress-from = sposta tutti i pezzi di un edificio e svolgi l’azione di quello nuovo
brings-then-place = scegli dove va il cubo
brings-then-activate = scegli l’edificio di cui svolgere l’azione
brings-then-remove = +2 prestigio per ogni cubo restituito
brings-then-spend = un topo in meno per ogni moneta restituita
brings-then-repeat = scegli i messaggi che rendono di nuovo
brings-then-hire = assoldane altri, una moneta l’uno
brings-then-other = poi scegli ancora
brings-barred = Ora non puoi prendere questo messaggio
brings-empty = Qui non c’è nessun messaggio
