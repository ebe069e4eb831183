# Che cosa porterebbe una scelta, in una riga sotto la domanda.

brings-line = { $thing }: { $gains }
brings-card-now = { $thing }, ora: { $gains }
brings-and = { $first }, { $next }
brings-nothing = nessun effetto
brings-influence = solo +1 influenza
brings-prestige = +{ $n } prestigio
brings-prestige-park = +{ $n } prestigio ({ $park } dal parco)
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
        [one] 1 cubo dalla riserva generale
       *[other] { $n } cubi dalla riserva generale
    }
brings-lost = { $n ->
        [one] 1 cubo torna nella riserva generale
       *[other] { $n } cubi tornano nella riserva generale
    }
brings-killed = { $n ->
        [one] 1 topo in meno
       *[other] { $n } topi in meno
    }
brings-rat = segnalino topi { $before } → { $after }
brings-plague = { $beyond ->
        [yes] la pestilenza colpisce
       *[no] a { $after } dopo la pestilenza
    }
brings-rat-plague = { $beyond ->
        [yes] la pestilenza colpisce (segnalino topi oltre il 9)
       *[no] segnalino topi a { $after } dopo la pestilenza
    }
brings-share = un cubo a Notre Dame dà { $after } invece di { $before }
brings-share-still = un cubo a Notre Dame continua a dare { $prestige }
brings-rats = segnalino topi { $before } → { $after }
brings-rats-strike = segnalino topi { $before } → oltre 9 (−{ $prestige } prestigio, −1 cubo)
brings-then-drive = { $messages ->
        [0] nessun messaggio raggiungibile
        [one] 1 messaggio raggiungibile
       *[other] { $messages } messaggi raggiungibili
    }
brings-then-donate = fino a +{ $prestige } prestigio per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
brings-then-friend = l’azione del suo nuovo edificio
brings-then-benefit = un vantaggio a scelta
brings-then-take = serve un cubo preso altrove
brings-then-minstrel-from = sposti da 1 a 3 pezzi
brings-then-fool-from = un pezzo da spostare, poi l’azione del nuovo edificio
brings-then-actress-from = tutti i pezzi di un edificio da spostare, poi l’azione di quello nuovo
brings-then-goal = i pezzi vanno in un edificio a scelta
brings-then-place = scegli dove va il cubo
brings-then-activate = l’azione di un edificio a scelta
brings-then-remove = +2 prestigio per ogni cubo restituito
brings-then-spend = un topo in meno per ogni moneta restituita
brings-then-repeat = un tipo di messaggi dà di nuovo il suo vantaggio
brings-then-hire = altri personaggi, una moneta l’uno
brings-then-choose = un effetto a scelta tra più d’uno
brings-then-own-move = pezzi da spostare
brings-then-other = scegli ancora
brings-barred = Ora non puoi prendere questo messaggio
brings-empty = Qui non c’è nessun messaggio
