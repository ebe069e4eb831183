# Saved games: the list, importing, repairing, and what goes wrong when a game is saved.

saves-kept-elsewhere = Un altro programma ha modificato il file di questa partita. La partita continua in { $file }; l’altro resta com’è.
saves-kept-aside = La partita non si può salvare in { $file } ({ $reason }). Per ora è conservata in { $copy }; ogni mossa riprova.
saves-copy-taken = Questa partita riprende da { $copy }, dove è stata conservata quando il suo file non si poteva scrivere.
saves-copy-made = { $file } non è nella cartella delle partite salvate. La partita continua in una copia, { $copy }; il file stesso resta com’è.
saves-slow = Salvataggio… Il disco è lento.
saves-open = Riprendi
saves-results = Risultato
saves-repair = Salva il resto
saves-rename = Rinomina
saves-rename-how = Come si deve chiamare la partita?
saves-duplicate = Copia
saves-import = Importa un file
saves-import-how = Il percorso del file.
saves-import-path = Scrivi un percorso
saves-import-none = Nessuna partita salvata trovata, né nelle cartelle consuete né su una chiavetta.
saves-import-seeking = Ricerca di partite salvate…
saves-import-drop = Puoi anche trascinare un file sulla finestra.
saves-import-in = In { $folder }
saves-take = Importa
saves-import-failed = Questo file non si può importare: { $reason }
saves-repaired-name = { $name } (parte intatta)
saves-repaired = La parte intatta è stata salvata come partita a sé; il file danneggiato resta com’è. { $reason }
saves-file-failed = { $file }: operazione non riuscita ({ $reason }). Controlla che la cartella sia scrivibile.
saves-deleted = «{ $game }» è stata eliminata
saves-page = Pagina
saves-bring-back = Recupera
saves-reading = Lettura…
saves-unwritable = Non è possibile salvare in { $folder }. Per ora le partite vanno in { $instead }; controlla che la cartella sia scrivibile.
saves-load-failed = Non è possibile aprire questa partita: { $reason }
saves-imported = «{ $game }» è ora tra le partite salvate.
saves-title = Partite salvate
saves-none = Ancora nessuna partita salvata. Ogni partita si salva automaticamente, mossa per mossa.
saves-note = Turno { $label } · { $day }, { $time }
saves-finished = Finita · { $day }, { $time }
saves-kind = { $kind } · { $note }
saves-kind-deal = Partita del giorno
saves-kind-task = Prova
saves-kind-fork = Nuovo tentativo
saves-damaged = Danneggiata: { $reason }
saves-today = oggi
saves-yesterday = ieri
saves-broken = File danneggiato · { $day }, { $time }
saves-delete = Elimina
saves-day = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
saves-not-saved = La partita non si può salvare in { $file } ({ $reason }). Continua pure a giocare; la prossima mossa riproverà.
saves-lost = La partita non si è potuta salvare né in { $file } ({ $reason }) né altrove. Le mosse dopo l’ultimo salvataggio sono perse.
