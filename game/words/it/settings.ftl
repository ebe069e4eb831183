# Le impostazioni: gruppi, valori, a che serve ognuna; tasti e pulsanti; il piede di ogni menu.

settings-game = La partita
settings-sight = Vista e lettura
settings-sound = Audio
settings-screen = Schermo e comandi

settings-hands = Carte in mano
settings-hands-curtain = Sipario
settings-hands-open = Scoperte
settings-rumble = Vibrazione dei controller
settings-display = Schermo
settings-display-name = { $number }: { $width } × { $height }
settings-bindings = Tasti e pulsanti
settings-bindings-change = Cambia…

## A che serve ogni impostazione
settings-about-pace = La velocità dei pezzi e dei bot.
settings-about-hands = Dietro un sipario, o scoperte per tutti; anche in questa partita.
settings-about-confirm-turns = «Fatto» dopo ogni mossa che si può annullare; altrimenti il gioco va avanti da sé.
settings-about-language = La lingua di tutti i testi.
settings-about-text-scale = Ingrandisce tutti i testi; nulla viene tagliato.
settings-about-high-contrast = Inchiostro nero su pergamena chiara, legno scuro e liscio.
settings-about-reduced-motion = Pezzi e carte cambiano posto senza volare.
settings-about-read-aloud = La voce del sistema dice ciò che è sullo schermo (F8). Le carte nascoste solo con le cuffie, o a chi gioca da solo.
settings-about-effects = Il volume di carte, cubi, campane e topi.
settings-about-music = Il volume della musica; tutto a sinistra, tace.
settings-about-ambience = Il volume dei rumori della stanza e del porto.
settings-about-muted = Nessun suono.
settings-about-sample-music = Suona un brano da solo, al volume della musica.
settings-about-sample-bells = Suona una campana della cattedrale o del campanaro.
settings-about-sample-effects = Suona un rumore del tavolo, al volume degli effetti.
settings-about-fullscreen = Riempie tutto lo schermo.
settings-about-display = Su quale dei tuoi schermi si trova il tavolo.
settings-about-rumble = Un controller vibra quando tocca al suo giocatore, se può.
settings-about-bindings = Che cosa fa ogni tasto e ogni pulsante del controller.

## Tasti e pulsanti
settings-keyboard = Tastiera
settings-pad = Controller
settings-first = Ripristina
settings-press-key = Premi il nuovo tasto per «{ $action }». Esc lascia tutto com’è.
settings-press-button = Premi il nuovo pulsante per «{ $action }». Quello attuale, o Esc sulla tastiera, lascia tutto com’è.
settings-bound = «{ $action }» è stato riassegnato.
settings-swapped = «{ $action }» e «{ $other }» sono stati scambiati.
settings-taken = Ora qui c’è «{ $action }»; «{ $other }» conserva gli altri tasti o pulsanti.
settings-taken-last = Ora qui c’è «{ $action }»; a «{ $other }» non resta nulla.
settings-needed = «{ $other }» ne ha bisogno. Assegnagliene prima un altro.
settings-unbindable = Questo non si può assegnare. Premi altro.
settings-as-at-first = Tutti i tasti e i pulsanti sono stati ripristinati.
settings-about-slot = Assegna a «{ $action }» un altro tasto o pulsante.
settings-about-first = Ripristina tutti i tasti e i pulsanti.
settings-about-numbers = Da 1 a 9: la carta, il personaggio o il pulsante con quel numero, da sinistra. Questi tasti non cambiano.

settings-action-left = Sinistra
settings-action-right = Destra
settings-action-up = Su
settings-action-down = Giù
settings-action-select = Scegli
settings-action-back = Indietro
settings-action-next = Scelta successiva
settings-action-previous = Scelta precedente
settings-action-close-up = Guarda da vicino
settings-action-boroughs = Quartiere successivo
settings-action-boroughs-back = Quartiere precedente
settings-action-city = Tutta la città
settings-action-hint = Suggerimento
settings-action-undo = Annulla
settings-action-history = Cronaca
settings-action-summary = Riepilogo
settings-action-overview = Influenza e messaggi
settings-action-again = Rivedi
settings-action-faster = Più veloce
settings-action-slower = Più lento
settings-action-read-aloud = Lettura, sì o no
settings-action-repeat = Lettura: ripeti
settings-action-standing = Lettura: come sto
settings-action-whole-table = Lettura: tutto il tavolo
settings-action-pause = Pausa
settings-action-number = Scelta { $number }
settings-action-numbers = Carta o scelta per numero

## Che cosa non va nel file delle impostazioni
settings-wrong-value = { $name } è { $value }; è permesso { $allowed }
settings-wrong-name = { $name }: questa impostazione non esiste
settings-allowed-size = [larghezza, altezza] in pixel, almeno { $least }
settings-allowed-group = una tabella con { $fields }
settings-allowed-seats = da { $fewest } a { $most } posti con name, colour ({ $colours }) e player ({ $players })
settings-allowed-options = options con numeri, true o false
settings-allowed-bindings = serve una tabella come { $example }
settings-allowed-command = { $name } non si può assegnare; ci sono { $known }
settings-allowed-names = serve per { $name } un elenco con almeno un tasto o un pulsante
settings-allowed-button = { $name } non è un pulsante; un controller ha { $known }
settings-allowed-key = { $name } non è un tasto; i tasti si chiamano return, tab, shift+tab, a, f1, kp_plus, …
settings-key-needed = { $name } resterebbe senza tasto e senza pulsante

settings-confirm-turns = Confermare la fine della mossa
settings-file-unwritable = Non è possibile scrivere le impostazioni in { $file } ({ $reason }). Valgono finché non esci; controlla che la cartella sia scrivibile e abbia spazio.
settings-file-unreadable = Non è possibile leggere le impostazioni in { $file }: valgono quelle predefinite. Controlla che il file si possa leggere e scrivere.
settings-file-no-file = { $file } è una pipe o un dispositivo, non un file: lì non si conservano impostazioni e valgono quelle predefinite. Indica un altro file con --settings, oppure eliminalo.
settings-file-too-large = Il file è troppo grande per contenere impostazioni; è conservato come { $file } e valgono quelle predefinite. Eliminalo se non ti serve.
settings-file-broken = Una parte delle impostazioni non si capisce ({ $reason }). Il vecchio file è conservato come { $file }; valgono le impostazioni predefinite.
settings-title = Impostazioni
settings-pace = Ritmo
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-pace-instant = Immediato
settings-text-scale = Dimensione testo
settings-text-100 = Normale
settings-text-150 = Grande
settings-text-200 = Molto grande
settings-language = Lingua
settings-language-own = Italiano
settings-effects = Effetti
settings-music = Musica
settings-ambience = Ambiente
settings-muted = Senza audio
settings-sample-music = Ascolta: musica
settings-sample-bells = Ascolta: campane
settings-sample-effects = Ascolta: suoni
settings-fullscreen = Schermo intero (F11)
settings-high-contrast = Alto contrasto
settings-read-aloud = Lettura ad alta voce
settings-read-aloud-off = No
settings-read-aloud-on = Sì
settings-read-aloud-headphones = Sì, con le cuffie
settings-reduced-motion = Riduci movimento

## La pagina del primo avvio
first-start-welcome = Parigi ti dà il benvenuto
first-start-devices = Prendi un controller, la tastiera o un mouse: lo schermo indica sempre i tasti di ciò che hai usato per ultimo. Tutto questo si può cambiare più tardi nelle impostazioni.
