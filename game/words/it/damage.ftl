# File danneggiati: che cosa non va, e che cosa si può fare.

damage-in-file = { $file }: { $what }

## Che cosa non va in una partita salvata
damage-missing = Questo file non esiste. Controlla il nome, oppure collega il disco su cui si trova.
damage-forbidden = Il file non si può leggere. Permettine la lettura, oppure copialo altrove.
damage-held = Un server di tavoli ha questa partita. Giocala lì, oppure ferma prima il server.
damage-folder = Questa è una cartella. Scegli una partita salvata al suo interno.
damage-device = Questo è un dispositivo o una pipe. Scegli una partita salvata.
damage-name-long = Il nome del file è troppo lungo. Dagliene uno più corto.
damage-unreadable = Il file è illeggibile. Controlla il disco su cui si trova, oppure prendi un’altra copia.
damage-large = Il file è più grande di qualsiasi partita salvata. Scegline un altro.
damage-encoding = Il file contiene qualcosa che non è testo (byte { $byte }).
damage-toml = La riga { $line } del file non ha senso.
damage-toml-deep = Il file ha troppi livelli annidati.
damage-toml-number = Il file contiene un numero troppo grande.
damage-toml-number-at = «{ $place }» è { $value }: questo numero è troppo grande.
damage-newer = La partita viene da una versione più recente del programma ({ $entry } { $version }; questa le conosce fino a { $newest }). Aggiorna il programma.
damage-version = «{ $entry }» è { $version }; deve essere almeno 1.
damage-entry = Manca «{ $entry }»; forse il file è stato troncato.
damage-entry-integer = «{ $entry }» è { $value }; deve essere un numero intero.
damage-entry-text = «{ $entry }» è { $value }; deve essere un testo.
damage-entry-flag = «{ $entry }» è { $value }; deve essere true o false.
damage-entry-list = «{ $entry }» è { $value }; deve essere un elenco.
damage-entry-table = «{ $entry }» è { $value }; deve essere una tabella.
damage-table-deep = «table» ha troppi livelli annidati.
damage-secret = Il numero segreto dei bot nel file è danneggiato; deve avere 32 cifre esadecimali.
damage-seed = Il seme è { $seed }; deve essere compreso fra 0 e { $most }.
damage-seat = Il posto { $number } è { $value }; deve essere una tabella.
damage-seat-colour = Il posto { $number } ha il colore { $colour }, che non esiste.
damage-seat-long = «{ $entry }» del posto { $number } è lungo { $length } caratteri; ne sono ammessi al massimo { $most }.
damage-seat-player = Al posto { $number } gioca { $player }, che non può essere il nome di un bot.
damage-edition = Non c’è un’edizione { $edition }; ci sono { $known }.
damage-content = La partita è stata giocata con contenuti diversi da quelli di questo programma ({ $parts }). Avvia il programma con la cartella con cui è stata giocata.
damage-person = I personaggi contenuti nel file sono danneggiati.
damage-own-edition = L’edizione contenuta nel file è danneggiata.
damage-own-content = Questa partita ha contenuti propri ({ $names }). Un server gioca solo con quelli della scatola: giocala a casa.
damage-option = Non c’è un’opzione { $option }.
damage-bot = Per { $name } gioca un bot «{ $bot }» che questo programma non conosce ({ $known }). Cambia il giocatore nel file, oppure guarda soltanto la partita.
damage-players = Una partita ha da 2 a { $most } giocatori, non { $players }.
damage-same-colour = Due posti hanno lo stesso colore.
damage-first = Il primo giocatore, { $first }, non ha un posto.
damage-setup = Con questa edizione e queste opzioni non si può preparare una partita.
damage-move = La mossa { $number } è { $value }; deve essere un testo.
damage-move-text = La mossa { $number } ({ $move }) non è una mossa.
damage-move-illegal = La mossa { $number } ({ $move }) non è permessa a quel punto.
damage-move-after-end = La mossa { $number } ({ $move }) viene dopo la fine della partita.
damage-no-game = Il file non contiene una partita.

## Che cosa si può fare
damage-repair = Ciò che è intatto si può salvare: scegli il file tra le partite salvate.
damage-lost = Non se ne può salvare nulla; prendi un’altra copia, se c’è.
damage-sound = { $moves ->
    [0] Solo l’inizio della partita è intatto.
    [one] La prima mossa è intatta.
   *[other] Le prime { $moves } mosse sono intatte.
}

## Perché il sistema rifiuta
damage-system-missing = file o cartella inesistente
damage-system-forbidden = permesso negato
damage-system-full = spazio sul disco esaurito
damage-system-read-only = il disco è di sola lettura
damage-system-name-long = il nome è troppo lungo
damage-system-broken = il disco non risponde
damage-system-memory = memoria insufficiente
damage-system-busy = è in uso da un altro programma
damage-system-open-files = troppi file aperti
damage-system-other = errore { $number } del sistema

## Che cosa non va in un file proprio
mistake-found = { $place }: previsto: { $expected }; trovato: { $found }.
mistake-lacks = { $place }: previsto: { $expected }; non c’è nulla.
mistake-bytes = al massimo { $most } byte
mistake-utf-8 = un testo in UTF-8
mistake-other-key = una chiave diversa da quella in { $other }
mistake-picture = il nome di un file PNG o SVG nella stessa cartella
mistake-picture-file = il file { $name } nella stessa cartella
mistake-number = un numero intero da { $low } a { $high }
mistake-flag = true o false
mistake-one-of = una delle parole { $known }
mistake-keys = una delle chiavi { $known }
mistake-table = una tabella [{ $entry }]
mistake-key = da 1 a 31 lettere minuscole (a-z) e cifre, la prima una lettera
mistake-person-key = una chiave che nessun personaggio stampato ha
mistake-edition-key = una chiave che nessuna edizione stampata ha
mistake-language = il codice di una lingua, per esempio it
mistake-line = un testo di una riga con al massimo { $most } caratteri
mistake-name = un nome, perché ci sono altre parole per { $language }
mistake-names = una tabella [names] con un nome in almeno una lingua
mistake-languages = al massimo { $most } lingue
mistake-letter = A, B o C per un personaggio grigio, o replaces per uno marrone
mistake-not-both = o questa chiave o letter, non entrambe
mistake-effect = tabelle [[effect]], o una delle parole { $known }
mistake-no-number = nessuna chiave del genere accanto ai passi di un effetto
mistake-numbers = nessuna chiave del genere, perché { $effect } chiede { $numbers }
mistake-no-numbers = nessuna chiave del genere, perché { $effect } non chiede numeri
mistake-measure = una misura
mistake-amount = un numero da 0 a { $high }
mistake-icons = un elenco di al massimo { $most } righe di simboli
mistake-steps = passi da 1 a { $most }, ognuno una tabella [[effect]]
mistake-options = un elenco da 2 a { $most } scelte
mistake-deeds = una tabella, o un elenco di al massimo { $most }
mistake-limit = un numero intero da 0 a { $high }, oppure below
mistake-pieces = one, all, o il numero massimo di pezzi da 1 a { $high }
mistake-not-with = nessuna chiave del genere con { $value }
mistake-not-without = nessuna chiave del genere senza { $entry }
mistake-not-for = nessuna chiave del genere per { $measure }
mistake-one-piece = nessuna chiave del genere, a meno che si sposti un solo pezzo
