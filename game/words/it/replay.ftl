# Rivedere una partita, le partite salvate, i risultati, e il libro delle partite passate.

## Rivedere
replay-watch = Guarda
replay-at = Turno { $label } · mossa { $n } di { $all }
replay-then = Era così: turno { $label }, mossa { $n } di { $all }
replay-view-all = Tutte le mani
replay-view-none = Nessuna mano
replay-play-on = Gioca da qui
replay-to-game = Torna alla partita
replay-close = Chiudi
replay-play = Avvia o ferma
replay-step = Passo
replay-rounds = Turno
replay-nothing-left = Qui la partita è finita: torna un po’ indietro per giocare da lì.

## Partite salvate
replay-open = Riprendi
replay-results = Risultato
replay-repair = Salva la parte integra
replay-rename = Rinomina
replay-rename-how = Come si deve chiamare la partita?
replay-duplicate = Copia
replay-import = Importa un file
replay-import-how = Il percorso del file.
replay-import-path = Scrivi un percorso
replay-import-none = Nessuna partita salvata trovata nelle cartelle consuete o su una chiavetta.
replay-import-seeking = Ricerca di partite salvate …
replay-import-drop = Puoi anche trascinare un file sulla finestra.
replay-import-in = In { $folder }
replay-take = Importa
replay-import-failed = Questo file non si può importare: { $reason }
replay-repaired-name = { $name } (parte integra)
replay-repaired = La parte integra è stata salvata come partita a sé; il file danneggiato resta com’è. { $reason }
replay-file-failed = { $file }: non è possibile ({ $reason }). Controlla che la cartella sia scrivibile.
replay-deleted = «{ $game }» è eliminata
replay-page = Pagina
replay-bring-back = Recupera
replay-reading = Lettura …
replay-cancel = Annulla

## Risultati e il libro delle partite passate
replay-moments = Momenti migliori
replay-watch-again = Rivedi
replay-book = Partite passate
replay-book-empty = Nessuna partita è ancora finita. Le partite finite vengono scritte qui da sole.
replay-book-people = Persone
replay-book-bots = Bot
replay-book-against = Persone contro bot
replay-book-bests = Punteggi più alti
replay-book-latest = Ultime partite
replay-book-games = Partite
replay-book-wins = Vittorie
replay-book-average = Media
replay-book-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-book-percent = { $n }%
replay-book-best = Record
replay-book-share = Quota
replay-book-day = Giorno
