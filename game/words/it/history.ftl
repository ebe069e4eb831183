# Conservare una partita, annullare mosse, e la cronaca della partita al tavolo.

## La cronaca
history-title = Cronaca
history-all = Tutti
history-nothing = Non è ancora successo nulla.
history-choose = Scegli
history-show = Mostra questo momento
history-close = Torna alla partita
history-filter = Giocatore
history-rounds = Turni
history-strict = Memoria rigorosa: i turni precedenti si potranno rileggere a partita finita.
