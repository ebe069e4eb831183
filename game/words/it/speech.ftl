# Lettura ad alta voce: ciò che una voce dice dei comandi, delle cose sul tavolo e della situazione di ciascuno.
# È breve, perché si ascolta soltanto. «{ speech-place }» viene per ultimo: il posto fra tutto ciò che si può scegliere.

## Comandi
speech-button = { $label }, pulsante
speech-choice = { $label }, scelta
speech-switch = { $label }, interruttore
speech-slider = { $label }, cursore
speech-field = { $label }, campo di testo
speech-field-empty = vuoto
speech-switched-on = attivo
speech-switched-off = non attivo
speech-percent = { $n } per cento
speech-place = { $n } di { $all }
speech-letters-capital = Maiuscola
speech-letters-erase = Cancella
speech-letters-done = Fatto
speech-arrow = a
speech-minus = meno
speech-owned = { $name }: { $thing }
speech-writing = Scrivi il nome, poi { $press }.

## Il programma
speech-on = Lettura ad alta voce.
speech-nothing = Qui non c’è nulla da dire.
speech-quiet = Altri ascoltano: questo si può solo vedere.
speech-trouble-library = Non si può leggere ad alta voce: manca la libreria «prismatoid». Installala con «pip install prismatoid», poi riattiva la lettura.
speech-trouble-voice = { $system ->
        [linux] Non si può leggere ad alta voce: questo sistema non ha una voce. Installa speech-dispatcher ed espeak-ng, poi riattiva la lettura.
       *[other] Non si può leggere ad alta voce: questo sistema non ha una voce. Attivane una nelle sue impostazioni di accessibilità, poi riattiva la lettura.
    }
speech-trouble-silent = La voce del sistema non risponde, quindi non si legge nulla. Controlla che si sentano altri programmi, poi riattiva la lettura.
speech-trouble-language = Il sistema non ha una voce per questa lingua; ne legge un’altra. Installane una nelle impostazioni del sistema.

## Il tavolo
speech-market-centre = Piazza centrale
speech-market-inner = Piazza interna
speech-market-right = Piazza di destra
speech-market-outer = Piazza esterna
speech-market-left = Piazza di sinistra
speech-of = { $thing }, { $name }
speech-card = { $place ->
        [none] { $card }
       *[other] { $card }, carta { $place }
    }
speech-hidden-card = Carta { $n } di { $all }
speech-hidden-place = Uno spazio illuminato
speech-kept = Tenuta: { $card }
speech-shown = Giocata: { $card }
speech-chosen = scelta
speech-offer-turn-undo = Annulla
speech-offer-hint = Suggerimento
speech-offer-lesson = Ultima spiegazione
speech-cards = Le tue carte: { $cards }.
speech-persons = { $n ->
        [one] Personaggi e i loro topi: { $persons }; { $n } topo in tutto.
       *[other] Personaggi e i loro topi: { $persons }; { $n } topi in tutto.
    }
speech-rats = { $n ->
        [0] nessun topo
        [one] { $n } topo
       *[other] { $n } topi
    }
speech-influence = { $area } { $n }
speech-influence-friend = { $area } { $n } con il fiduciario
speech-boroughs = Influenza: { $places }.
speech-borough-empty = Ancora nessuna influenza.
speech-carriage = Carrozza: { $market }.
speech-lying = Messaggi nel quartiere: { $messages }.
speech-lies = { $market }: { $message }, { $pays }
speech-pays-coin = { $prestige } prestigio e una moneta
speech-pays-cube = { $prestige } prestigio e un cubo
speech-pays-rat = { $prestige } prestigio e un topo in meno
speech-pays-plain = { $prestige } prestigio
speech-collected = Presi: { $messages }.
speech-played = Giocate: { $cards }.
speech-missed = { $n ->
        [one] Una mossa non letta
       *[other] { $n } mosse non lette
    }{ $letter ->
        [none] .
       *[other] ; { $letter } per la cronaca.
    }
speech-press = { $press }: { $does }.

## Il replay
speech-replay-bar = Momenti della partita
speech-replay-first = Turno precedente
speech-replay-before = Una mossa indietro
speech-replay-play = Avvia o ferma
speech-replay-after = Una mossa avanti
speech-replay-last = Turno successivo
speech-replay-expect = Che cosa ci si poteva aspettare
speech-replay-close = Chiudi
