# I punti di svolta di una partita finita.

review-title = Punti di svolta
review-curve = Il risultato che ciascuno poteva attendersi
review-end = Fine
review-waiting = I maestri esaminano la partita…
review-thinking = I maestri rigiocano il seguito più e più volte: { $percent }%…
review-done = Ognuno è confermato da molte partite proseguite da lì, con ciò che il giocatore allora sapeva.
review-none = Nessun errore costoso è dimostrabile. Ben giocato!
review-failed = Ora non è possibile trovare i punti di svolta. Torna indietro e riprova più tardi.
review-claim = { $label } · { $name }: { $cost } prestigio in fumo (± { $error })
review-played = Mossa: { $move }
review-better = Meglio: { $move }
review-why-more = Perché: { $more }.
review-why-but = Perché: { $more }, ma { $less }.
review-why-less = Sul momento: { $less }, ma frutta più tardi.
review-why-later = Sul momento dà lo stesso, ma frutta più tardi.
review-why-drafted = { $why } (Se la carta si gioca in questo turno.)
review-show = Mostra questo momento
review-try = Prova da qui
review-fork = Questa partita riprende da un momento già noto. Non conta tra le partite passate.
review-move-keep = tenere { $thing }
review-move-play = giocare { $thing }
review-move-discard = giocare { $thing } senza effetto
review-move-hire = assoldare { $thing }
review-move-drive = andare { $thing }
review-move-friend = mettere il fiduciario { $thing }
review-move-place = mettere il cubo { $thing }
review-move-from = { $thing }
review-move-from-friend = il fiduciario { $thing }
review-move-to = { $thing }
review-move-activate = attivare { $thing }
review-move-take = prendere un cubo { $thing }
review-move-lose = togliere un cubo { $thing }
review-move-remove = rimettere nella riserva generale un cubo preso { $thing }
review-move-gain-coin = prendere una moneta
review-move-gain-cube = prendere un cubo
review-move-gain-kill = scacciare un topo
review-move-carry = spostare { $thing }
review-move-donate = { $n ->
        [one] donare una moneta
       *[other] donare { $n } monete
    }
review-move-donate-none = non donare nulla
review-move-spend = { $n ->
        [one] restituire una moneta
       *[other] restituire { $n } monete
    }
review-move-spend-none = non restituire nulla
review-move-repeat = scegliere { $thing }
review-move-collect = prendere il messaggio
review-move-leave = lasciare il messaggio
review-move-pass = non assoldare nessuno
review-move-done = fermarsi qui
review-move-forgo = rinunciare all’azione
review-move-through = { $person } – { $move }
