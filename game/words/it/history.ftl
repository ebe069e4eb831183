# Conservare una partita, annullare mosse, e la cronaca della partita al tavolo.

history-kept-elsewhere = Un altro programma ha modificato il file di questa partita. La partita continua in { $file }; l’altro resta com’è.
history-kept-aside = La partita non si può salvare in { $file } ({ $reason }). Per ora è conservata in { $copy }; ogni mossa riprova.
history-copy-taken = Questa partita riprende da { $copy }, dove è stata conservata quando il suo file non si poteva scrivere.

history-undo-of = { $name }: annulla
history-restart-turn = Ricomincia il turno
history-done = Fatto
history-done-prompt = { $name }: il turno è finito o annulli qualcosa?
history-nothing-to-undo = Ora non c’è nulla da annullare.
history-confirm-turns = Confermare la fine del turno

## La cronaca
history-title = Cronaca
history-all = Tutti
history-nothing = Non è ancora successo nulla.
history-choose = Scegli
history-show = Mostra questo momento
history-close = Torna alla partita
history-filter = Giocatore
history-rounds = Turni
