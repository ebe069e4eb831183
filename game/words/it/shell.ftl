# La cornice: titolo, nuova partita, partite salvate, impostazioni, pausa, risultati.

shell-round = Turno { $label }
shell-colour-blue = Blu
shell-colour-green = Verde
shell-colour-red = Rosso
shell-colour-yellow = Giallo
shell-colour-purple = Viola

## Frasi per quando qualcosa non va
shell-settings-unwritable = Non è possibile scrivere le impostazioni in { $file } ({ $reason }). Valgono finché non esci; controlla che la cartella sia scrivibile e abbia spazio.
shell-settings-unreadable = Non è possibile leggere le impostazioni in { $file }: valgono quelle solite. Controlla che il file si possa leggere e scrivere.
shell-settings-no-file = { $file } è una pipe o un dispositivo, non un file: lì non si conservano impostazioni e valgono quelle solite. Indica un altro file con --settings, oppure eliminalo.
shell-settings-too-large = Il file delle impostazioni è troppo grande per essere davvero tale; è conservato come { $file } e valgono le impostazioni solite. Eliminalo se non ti serve.
shell-settings-broken = Una parte delle impostazioni non si capisce ({ $reason }). Il vecchio file è conservato come { $file }; al suo posto valgono le impostazioni solite.
shell-launch-edition = Non c’è un’edizione «{ $edition }»; ci sono { $allowed }.
shell-launch-number = Una partita ha da { $fewest } a { $most } giocatori, non { $players }.
shell-launch-nameless = Ogni giocatore deve avere un nome.
shell-launch-name-long = Il nome «{ $name }» è troppo lungo: sono permesse { $most } lettere.
shell-launch-colour = Non c’è un colore «{ $colour }»; ci sono { $allowed }.
shell-launch-bot = Non c’è un bot «{ $bot }»; ci sono { $allowed }.
shell-launch-namesakes = Due giocatori si chiamano { $name }; ognuno deve avere un nome suo.
shell-launch-same-colour = Due giocatori hanno lo stesso colore; ognuno deve avere il suo.
shell-saves-unwritable = Non è possibile salvare in { $folder }. Per ora le partite vanno in { $instead }; controlla che la cartella sia scrivibile.
shell-load-failed = Non è possibile aprire questa partita: { $reason }
shell-imported = «{ $game }» è ora tra le partite salvate.
shell-continue-nothing = Non c’è alcuna partita in corso da riprendere.
shell-crash = Qualcosa è andato storto nel programma. La partita è salvata fino all’ultima mossa. I dettagli sono scritti in { $file }.
shell-crash-unlogged = Qualcosa è andato storto nel programma. La partita è salvata fino all’ultima mossa.
shell-cannot-go-on = Il programma non può continuare ({ $reason }).
shell-cannot-go-on-logged = Il programma non può continuare ({ $reason }). I dettagli sono scritti in { $file }.
shell-no-display = Non c’è uno schermo su cui mostrare la finestra ({ $reason }). Avvia il programma da un desktop; su una macchina remota attiva l’inoltro delle finestre, e se SDL_VIDEODRIVER è impostata, rimuovila.

## Titolo
shell-subtitle = Parigi, alla fine del Trecento
shell-continue = Riprendi
shell-continue-note = { $names } · turno { $label }
shell-new = Nuova partita
shell-load = Partite salvate
shell-settings = Impostazioni
shell-quit = Esci
shell-ok = OK
shell-no = No
shell-back = Indietro

## Nuova partita
shell-players = Giocatori
shell-name = Nome
shell-colour = Colore
shell-player-human = Persona
shell-player-random = Bot · a caso
shell-player-quick = Bot · svelto
shell-player-easy = Bot · facile
shell-player-normal = Bot · normale
shell-player-hard = Bot · difficile
shell-player-master = Bot · maestro
shell-add-player = Aggiungi giocatore
shell-start = Comincia
shell-rules = Regole
shell-edition = Edizione
shell-edition-anniversary = 10º anniversario
shell-edition-alea-2007 = alea 2007
shell-edition-riogrande-2007 = Rio Grande 2007
shell-edition-bluebear = BlueBear online
shell-edition-custom = Edizione propria
shell-option-hotel-double-at = Influenza per due vantaggi in locanda
shell-option-coins-limited = Solo 25 monete in tutto
shell-option-fool-from-notredame = Giullare anche da Notre Dame
shell-option-message-cube-prestige = Prestigio del messaggio con cubo
shell-option-may-decline = Carte giocabili senza effetto
shell-new-persons = Nuovi personaggi
shell-open-prestige = Prestigio visibile
shell-open-hands = Carte scoperte
shell-seed = Seme (vuoto: a caso)

## Impostazioni
shell-pace = Ritmo
shell-pace-slow = Lento
shell-pace-normal = Normale
shell-pace-fast = Veloce
shell-pace-instant = Immediato
shell-text-scale = Grandezza del testo
shell-text-100 = Normale
shell-text-150 = Grande
shell-text-200 = Molto grande
shell-language = Lingua
shell-language-own = Italiano
shell-effects = Suoni
shell-ambience = Musica e ambiente
shell-muted = Tutto muto
shell-fullscreen = Schermo intero (F11)
shell-high-contrast = Contrasto alto
shell-reduced-motion = Meno movimento

## Partite salvate
shell-load-none = Ancora nessuna partita salvata. Ogni partita si salva da sola, mossa per mossa.
shell-load-note = Turno { $label } · { $day }, { $time }
shell-load-finished = Finita · { $day }, { $time }
shell-load-damaged = Danneggiata: { $reason }
shell-load-broken = Danneggiata
shell-delete = Elimina
shell-delete-really = Eliminare la partita di { $game }? Non si potrà recuperare.
shell-day = { $day } { $month ->
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

## Pausa
shell-pause = Pausa
shell-resume = Continua
shell-save-and-title = Salva e torna al titolo
shell-save-and-quit = Salva ed esci

## Risultato
shell-wins = Vince { $name }
shell-share-win = { $names } e { $last } si dividono la vittoria
shell-tie-broken = Parità a { $prestige } prestigio, decisa da monete e cubi nella riserva: { $held }.
shell-tie-shared = Parità a { $prestige } prestigio, e altrettante monete e cubi nella riserva: { $held }.
shell-result-line = { $rank }. { $name }: { $prestige } prestigio ({ $held } monete e cubi)
shell-prestige = Prestigio
shell-held = Monete e cubi
shell-chart = Prestigio dopo ogni turno
shell-title = Titolo
shell-again = Nuova partita, stesso gruppo

## Suggerimenti: a che cosa serve il comando scelto
shell-hint-name = Chi siede qui. Si gioca nell’ordine dei posti, in senso orario.
shell-hint-colour = Il colore e il simbolo del giocatore. Chi lo aveva già riceve il tuo.
shell-hint-remove = Togli questo giocatore.
shell-hint-player-human = Una persona davanti a questo schermo.
shell-hint-player-random = Gioca una mossa permessa qualsiasi.
shell-hint-player-quick = Decide subito, con un giudizio semplice.
shell-hint-player-easy = Conosce le regole e sbaglia spesso: adatto alla prima partita.
shell-hint-player-normal = Un buon avversario, che ogni tanto sbaglia.
shell-hint-player-hard = Pensa in anticipo e non sbaglia.
shell-hint-player-master = Pensa in anticipo per qualche secondo: il più forte di tutti.
shell-hint-edition-anniversary = Le regole dell’edizione del decimo anniversario.
shell-hint-edition-alea-2007 = La prima edizione, come fu stampata nel 2007.
shell-hint-edition-riogrande-2007 = La prima edizione inglese: le monete non finiscono mai.
shell-hint-edition-bluebear = La versione online di BlueBear: più mite, con piccole differenze.
shell-hint-edition-custom = Un’edizione tutta tua: quello che è impostato qui sotto.
shell-hint-option-hotel-double-at = Da questa influenza in su la locanda dà due vantaggi invece di uno.
shell-hint-option-coins-limited = La banca può restare vuota; allora paga l’avversario più ricco.
shell-hint-option-fool-from-notredame = Il giullare può prendere un cubo anche dalla cattedrale.
shell-hint-option-message-cube-prestige = Il prestigio del messaggio che porta un cubo.
shell-hint-option-may-decline = Si può calare una carta senza fare ciò che dice.
shell-hint-new-persons = 18 personaggi in più; nove di tutti i grigi partecipano a ogni partita.
shell-hint-open-prestige = Tutti vedono il prestigio di tutti. Altrimenti resta segreto fino alla fine.
shell-hint-open-hands = Tutte le mani sono scoperte, per le famiglie. Altrimenti un sipario nasconde le carte di ognuno.
shell-hint-seed = Il numero da cui viene ogni caso: lo stesso seme ridà la stessa partita.
