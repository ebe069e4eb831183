# Che cosa fa una mossa, come si dice dopo una parola («Meglio: assoldare il monaco») e sul pulsante che la fa.

move-keep = tenere { $thing }
move-play = giocare { $thing }
move-discard = giocare { $thing } senza effetto
move-hire = assoldare { $thing }
move-drive = andare { $thing }
move-drive-there = andare qui
move-friend = mettere il fiduciario { $thing }
move-place = mettere il cubo { $thing }
move-from = spostare { $thing }
move-from-friend = spostare il fiduciario { $thing }
move-to = spostare { $thing }
move-activate = attivare { $thing }
move-take = prendere un cubo { $thing }
move-lose = togliere un cubo { $thing }
move-remove = rimettere nella riserva generale un cubo preso { $thing }
move-gain-coin = prendere una moneta
move-gain-cube = prendere un cubo
move-gain-kill = scacciare un topo
move-carry = spostare { $thing }
move-donate = { $n ->
        [one] donare una moneta
       *[other] donare { $n } monete
    }
move-donate-none = non donare nulla
move-spend = { $n ->
        [one] restituire una moneta
       *[other] restituire { $n } monete
    }
move-spend-none = non restituire nulla
move-repeat = scegliere { $thing }
move-collect = prendere il messaggio
move-leave = lasciare il messaggio
move-pass = non assoldare nessuno
move-done = finire
move-forgo = rinunciare all’azione
