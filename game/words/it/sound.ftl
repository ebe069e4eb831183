# Il suono: perché non si sente, e che cosa c’è da sentire.

sound-no-card = Nessun altoparlante trovato; tutto il resto funziona.

## Tutto ciò che si sente, per nome
sample-does = Ascolta
sample-title = Titolo
sample-ground = Su quattro battute
sample-virelai = Virelai
sample-planctus = Lamento
sample-pipes = Liuto e canne
sample-ass = Orientis partibus
sample-conductus = Conductus
sample-estampie = Estampida
sample-song = Canto della sera
sample-end = Fine partita
sample-bell-round = Campanella
sample-bell-period = Campana del periodo
sample-bell-end = Campanone
sample-plague-knell = Campana della peste
sample-button-hover = Tasto sfiorato
sample-button-press = Tasto premuto
sample-refuse = Non qui
sample-card-slide = Carta che scivola
sample-card-turn = Carta girata
sample-card-lay = Carta posata
sample-card-rustle = Fruscio di carte
sample-card-shuffle = Mescolare
sample-cube-place = Cubo posato
sample-cube-lift = Cubo preso
sample-pawn-place = Figura posata
sample-coin = Moneta
sample-coin-clatter = Più monete
sample-splash = Tonfo
sample-token-place = Segnalino
sample-token-spill = Più segnalini
sample-message-take = Messaggio
sample-rat = Ratto
sample-prestige = Prestigio
sample-prestige-lost = Prestigio perso
sample-carriage-step = Carrozza
sample-page = Pagina
sample-notredame = Rosone
