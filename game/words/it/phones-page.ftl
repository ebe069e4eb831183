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

## Amici altrove
phones-elsewhere = Amici altrove
phones-elsewhere-none = Gli amici in altre case entrano da un tunnel, che questo gioco non ha.
phones-elsewhere-none-tailscale = Installa Tailscale, accedi e consenti il suo Funnel: l’indirizzo resta lo stesso, e solo questo computer può leggere che cosa si dice.
phones-elsewhere-none-cloudflared = Oppure installa cloudflared, che non chiede un account: l’indirizzo cambia ogni volta, e Cloudflare potrebbe leggere.
phones-elsewhere-how = Non si invia nulla prima che tu prema un pulsante qui sotto. Poi chi ha l’indirizzo può entrare da ovunque, finché dura la serata.
phones-elsewhere-through = Con { $program }
phones-elsewhere-reads-tailscale = Con Tailscale: ciò che si dice si decifra solo su questo computer. Tailscale trasmette tutto, ma non può leggere nulla.
phones-elsewhere-reads-cloudflared = Con Cloudflare: decifra ciò che si dice e potrebbe leggerlo, anche le mani.
phones-elsewhere-starting = { $program } sta aprendo un passaggio…
phones-elsewhere-slow = { $program } ci mette più del solito. Questo computer è in linea?
phones-elsewhere-wants = { $program } chiede prima qualcosa. Apri questo indirizzo su questo computer: { $address }
phones-elsewhere-died = { $program } si è chiuso e non entra più nessuno. Ha detto: { $told }
phones-elsewhere-open = Manda questo indirizzo ai tuoi amici. Chi ce l’ha può entrare.
phones-elsewhere-changed = L’indirizzo è cambiato. Manda questo ai tuoi amici; chi c’era riprende lì il suo posto.
phones-elsewhere-close = Chiudi il passaggio
phones-elsewhere-copy = Copia l’indirizzo
phones-elsewhere-copied = Copiato
phones-scan-anywhere = Inquadra da ovunque, o scrivi:

## Sulla schermata Home
phones-label-install = Aggiungi alla schermata Home
phones-label-install-there = Per mettere questa pagina sulla schermata Home, apri il menu Condividi del browser e scegli «Aggiungi alla schermata Home».
phones-label-offline = Ora il tavolo non è raggiungibile. Questa pagina riprova da sola.
phones-label-retry = Riprova
