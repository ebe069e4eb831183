# La cornice: titolo, nuova partita, partite salvate, impostazioni, pausa, risultati.

shell-round = Turno { $label }
shell-colour-blue = Blu
shell-colour-green = Verde
shell-colour-red = Rosso
shell-colour-yellow = Giallo
shell-colour-purple = Viola

## Frasi per quando qualcosa non va
shell-launch-edition = L’edizione «{ $edition }» non esiste; ci sono { $allowed }.
shell-launch-number = Una partita ha da { $fewest } a { $most } giocatori, non { $players }.
shell-launch-nameless = Ogni giocatore deve avere un nome.
shell-launch-name-long = Il nome «{ $name }» è troppo lungo: sono permesse al massimo { $most } lettere.
shell-launch-colour = Il colore «{ $colour }» non esiste; ci sono { $allowed }.
shell-launch-bot = Il bot «{ $bot }» non esiste; ci sono { $allowed }.
shell-launch-namesakes = Due giocatori si chiamano { $name }; ognuno deve avere un nome suo.
shell-launch-same-colour = Due giocatori hanno lo stesso colore; ognuno deve avere il suo.
shell-continue-nothing = Non c’è alcuna partita in corso da riprendere.
shell-crash = Qualcosa è andato storto nel programma. La partita è salvata fino all’ultima mossa. I dettagli sono scritti in { $file }.
shell-crash-unlogged = Qualcosa è andato storto nel programma. La partita è salvata fino all’ultima mossa.
shell-crash-memory = La memoria non basta per la partita. È salvata fino all’ultima mossa. Chiudi altri programmi, poi riprendila.
shell-cannot-go-on = Il programma non può continuare ({ $reason }).
shell-cannot-go-on-logged = Il programma non può continuare ({ $reason }). I dettagli sono scritti in { $file }.
shell-no-memory = la memoria non basta; chiudi altri programmi
shell-display-gone = Lo schermo non c’è più. Ogni mossa è salvata: avvia il programma con --continue per riprendere.
shell-no-display = Non c’è uno schermo su cui mostrare la finestra ({ $reason }). Avvia il programma da un desktop; su una macchina remota attiva l’inoltro delle finestre, e se SDL_VIDEODRIVER è impostata, rimuovila.
