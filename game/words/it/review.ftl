# I punti di svolta di una partita finita.

review-title = Punti di svolta
review-curve = Il risultato che ciascuno poteva attendersi
review-end = Fine
review-waiting = I maestri esaminano la partita…
review-thinking = I maestri rigiocano il seguito più e più volte: { $percent }%…
review-done = Ognuno è confermato da molte partite proseguite da lì, con ciò che il giocatore allora sapeva.
review-none = Nessun errore costoso è dimostrabile. Ben giocato!
review-failed = Ora non è possibile trovare i punti di svolta. Torna indietro e riprova più tardi.
review-claim = { $label } · { $name }: { $cost } punti persi (±{ $error })
review-claim-sure = { $label } · { $name }: { $cost } punti persi
review-played = Scelta fatta: «{ $move }»
review-better = Meglio: «{ $move }»
review-as-good = Più o meno pari: «{ $move }»
review-close = { $label } · { $name }: una scelta sul filo
review-why-more = Perché: { $more }.
review-why-but = Perché: { $more }, ma { $less }.
review-why-less = Sul momento: { $less }, ma rende di più in seguito.
review-why-later = Sul momento rende altrettanto, ma di più in seguito.
review-why-drafted = { $why } Vale se la carta si gioca in questo turno.
review-show = Mostra questo momento
review-try = Prova da qui
review-fork = Questa partita riprende da un momento già noto. Non conta tra le partite passate.
review-move-through = { $person } – { $move }
