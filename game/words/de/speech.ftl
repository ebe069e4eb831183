# Vorlesen: was eine Stimme zu Bedienelementen, zu Dingen auf dem Tisch und zum Stand aller sagt.
# Kurz, denn es wird nur gehört. „{ speech-place }“ kommt zuletzt: der Platz unter allem, was man wählen kann.

## Bedienelemente
speech-button = { $label }, Schaltfläche
speech-choice = { $label }, Auswahl
speech-switch = { $label }, Schalter
speech-slider = { $label }, Schieberegler
speech-field = { $label }, Eingabefeld
speech-field-empty = leer
speech-switched-on = ein
speech-switched-off = aus
speech-percent = { $n } Prozent
speech-place = { $n } von { $all }
speech-letters-capital = Großbuchstabe
speech-letters-erase = Löschen
speech-letters-done = Fertig
speech-arrow = auf
speech-minus = minus
speech-owned = { $name }: { $thing }
speech-writing = Tippe den Namen; { $press }, wenn er fertig ist.

## Das Programm
speech-on = Es wird vorgelesen.
speech-nothing = Hier gibt es nichts zu berichten.
speech-quiet = Andere hören mit, darum wird das nur gezeigt.
speech-trouble-library = Es kann nichts vorgelesen werden: Die Bibliothek „prismatoid“ fehlt. Installiere sie mit „pip install prismatoid“ und schalte das Vorlesen wieder ein.
speech-trouble-voice = { $system ->
        [linux] Es kann nichts vorgelesen werden: Dieses System hat keine Stimme. Installiere speech-dispatcher und espeak-ng und schalte das Vorlesen wieder ein.
       *[other] Es kann nichts vorgelesen werden: Dieses System hat keine Stimme. Schalte in seinen Bedienungshilfen eine ein und danach das Vorlesen wieder.
    }
speech-trouble-silent = Die Stimme des Systems antwortet nicht, darum wird nichts vorgelesen. Prüfe, ob andere Programme zu hören sind, und schalte das Vorlesen wieder ein.
speech-trouble-language = Das System hat keine Stimme für diese Sprache; eine andere liest vor. Installiere eine in den Einstellungen des Systems.

## Der Tisch
speech-market-centre = Mittlerer Markt
speech-market-inner = Innerer Markt
speech-market-right = Rechter Markt
speech-market-outer = Äußerer Markt
speech-market-left = Linker Markt
speech-of = { $thing }, { $name }
speech-card = { $place ->
        [none] { $card }
       *[other] { $card }, Karte { $place }
    }
speech-hidden-card = Karte { $n } von { $all }
speech-hidden-place = Ein leuchtendes Feld
speech-kept = Behalten: { $card }
speech-shown = Gespielt: { $card }
speech-chosen = gewählt
speech-offer-turn-undo = Zurücknehmen
speech-offer-hint = Tipp
speech-offer-lesson = Letzte Erklärung
speech-cards = Deine Karten: { $cards }.
speech-persons = { $n ->
        [one] Personen mit ihren Ratten: { $persons }; zusammen { $n } Ratte.
       *[other] Personen mit ihren Ratten: { $persons }; zusammen { $n } Ratten.
    }
speech-rats = { $n ->
        [0] keine Ratten
        [one] { $n } Ratte
       *[other] { $n } Ratten
    }
speech-influence = { $area } { $n }
speech-influence-friend = { $area } { $n } mit dem Vertrauten
speech-boroughs = Einfluss: { $places }.
speech-borough-empty = Noch kein Einfluss.
speech-carriage = Kutsche: { $market }.
speech-lying = Botschaften im Viertel: { $messages }.
speech-lies = { $market }: { $message }, { $pays }
speech-pays-coin = { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } und eine Münze
speech-pays-cube = { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } und ein Stein
speech-pays-rat = { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } und eine Ratte weniger
speech-pays-plain = { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }
speech-collected = Eingesammelt: { $messages }.
speech-played = Gespielt: { $cards }.
speech-missed = { $n ->
        [one] Ein Zug nicht vorgelesen
       *[other] { $n } Züge nicht vorgelesen
    }{ $letter ->
        [none] .
       *[other] ; { $letter } für den Verlauf.
    }
speech-press = { $press }: { $does }.

## Die Wiedergabe
speech-replay-bar = Momente des Spiels
speech-replay-first = Vorige Runde
speech-replay-before = Einen Zug zurück
speech-replay-play = Abspielen oder anhalten
speech-replay-after = Einen Zug weiter
speech-replay-last = Nächste Runde
speech-replay-expect = Was jeder erwarten konnte
speech-replay-close = Schließen
