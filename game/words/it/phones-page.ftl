# La pagina dei telefoni: come chiama, che cosa si è perso, gli amici altrove.

## Tocca a te
phones-label-your-turn = Tocca a te
phones-label-sound = Suono quando tocca a te
phones-sound-off = Nessuno
phones-sound-soft = Discreto
phones-sound-clear = Chiaro
phones-label-awake = Tieni acceso lo schermo
phones-label-unlit = Questo browser lascia spegnere lo schermo. Scegli un tempo più lungo nelle impostazioni del telefono.

## Su un grande schermo
phones-label-full-screen = Schermo intero
phones-label-watch-there = Per mostrare il tavolo nel browser di un televisore, apri lì questo indirizzo:
phones-label-watch-waits = Ci si siede a questo indirizzo:
phones-label-keys = Con la tastiera: frecce o cifre scelgono, Invio conferma, Esc annulla la scelta, H chiede un consiglio, Z ritira la mossa.

## Che cosa ci si dice
phones-reaction-bravo = Bravo!
phones-reaction-thanks = Grazie!
phones-reaction-laugh = Ah ah!
phones-reaction-alas = Ahimè!
phones-reaction-think = Mmh…
phones-reaction-hurry = Sbrigati!
phones-reacts = { $name }: «{ $words }»
phones-label-react = Di’ qualcosa
phones-label-reactions = Mostra che cosa dicono gli altri

## Che cosa si è perso
phones-label-missed = Da quando hai guardato l’ultima volta sono successe delle cose.
phones-label-missed-show = Mostra
phones-label-missed-skip = Salta
phones-label-missed-next = Avanti

## Ritiro, per favore
phones-label-plead = Ritiro, per favore
phones-plead-asks = { $name } vorrebbe ritirare una scelta. Sarebbe ritirato anche ciò che è successo dopo. Va bene?
phones-plead-waits = Si chiede agli altri.
phones-plead-no = { $name } preferisce continuare.
phones-plead-late = La partita è andata avanti. Non si ritira nulla.
phones-plead-told = { $name } chiede di ritirare una scelta.
