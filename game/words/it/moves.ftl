# Che cosa fa una mossa, come si dice dopo una parola («Meglio: assolda il monaco») e sul pulsante che la fa.

move-keep = tieni { $thing }
move-play = gioca { $thing }
move-discard = gioca { $thing } senza effetto
move-hire = assolda { $thing }
move-drive = vai { $thing }
move-drive-there = vai qui
move-friend = metti il fiduciario { $thing }
move-place = metti il cubo { $thing }
move-from = sposta { $thing }
move-from-friend = sposta il fiduciario { $thing }
move-to = sposta { $thing }
move-activate = attiva { $thing }
move-take = prendi un cubo { $thing }
move-lose = togli un cubo { $thing }
move-remove = rimetti nella riserva generale un cubo preso { $thing }
move-gain-coin = prendi una moneta
move-gain-cube = prendi un cubo
move-gain-kill = scaccia un topo
move-carry = sposta { $thing }
move-donate = { $n ->
        [one] dona una moneta
       *[other] dona { $n } monete
    }
move-donate-none = non donare nulla
move-spend = { $n ->
        [one] restituisci una moneta
       *[other] restituisci { $n } monete
    }
move-spend-none = non restituire nulla
move-repeat = scegli { $thing }
move-choose = scegli: { $thing }
move-collect = prendi il messaggio
move-leave = lascia il messaggio
move-pass = non assoldare nessuno
move-done = fatto
move-forgo = rinuncia all’azione
