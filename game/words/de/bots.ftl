# Bots am Tisch: Tipps, wer auf welchem Platz spielt, und noch einmal zeigen, was sie getan haben.

## Tipps: warum ein Zug gut ist. Der Satz geht nach „Am besten: “ weiter
hint-keeps-rat-below = deine Ratte steht am Ende der Runde auf { $rat }; über { $limit } schlägt die Pest zu.
hint-kills-rats = vertreibt { $rats ->
        [one] eine Ratte
       *[other] { $rats } Ratten
    }; deine Ratte steht dann auf { $rat }.
hint-pays = bringt sofort { $prestige } Prestige.
hint-pays-and-shares = bringt { $prestige } Prestige, und am Ende der Periode nach jetzigem Stand { $share } dazu.
hint-shares = ein Stein in Notre Dame bringt am Ende der Periode nach jetzigem Stand { $share } Prestige.
hint-takes-message = nimmt eine Botschaft{ $prestige ->
        [0] { "" }
       *[other] {" "}und bringt { $prestige } Prestige
    }.
hint-gains-coins = bringt { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
hint-gains-cubes = bringt { $cubes ->
        [one] einen Stein
       *[other] { $cubes } Steine
    } in deinen Vorrat.
hint-raises-park = dein Park legt dann { $bonus } auf jedes Prestige drauf, das du bekommst.
hint-strengthens = baut für später auf, mit { $influence } Einfluss ({ $sector }).
hint-keeps-rats-away = hält { $rats ->
        [0] die Ratten
        [one] die Ratte
       *[other] die { $rats } Ratten
    } dieser Runde von dir fern.
hint-saves-coins = { $coins ->
        [0] nichts hier ist seinen Preis wert.
        [one] spart deine Münze für Besseres.
       *[other] spart deine { $coins } Münzen für Besseres.
    }
hint-least-missed = das fehlt dir hier am wenigsten: { $place }.
hint-keeps-cubes = deine Steine sind dort mehr wert, wo sie sind.
hint-pays-later = zahlt sich später aus.

hint-best = Am besten: { $why }
hint-next = { $behind ->
        [0] Fast so gut ({ $number }): { $why }
       *[other] Danach ({ $number }), etwa { $behind } Prestige weniger: { $why }
    }
hint-thinking = Die Züge werden abgewogen …
hint-none = Diesmal war kein Tipp zu finden.
hint-not-now = Einen Tipp gibt es immer, wenn du etwas zu wählen hast.

## Wer auf welchem Platz spielt
bots-players = Spieler
bots-players-done = Fertig
bots-plays-now = Für { $name } spielt ab jetzt ein Bot.
bots-back = { $name } spielt wieder selbst.

## Wie die Leute aus dem Roman spielen
manner-bells = Läutet für Notre Dame: liebt die Kathedrale und das Hospital.
manner-wanders = Zieht umher: mag die Kutsche und geht gern durch den Park.
manner-studies = Studiert bei Nacht: zuerst kommen Klosterschule und Kathedrale.
manner-promenades = Spaziert: mag den Park und ein Zimmer im Gasthaus.
manner-shows-off = Zeigt sich: mag die Residenz und ein gutes Gasthaus.
manner-begs = Kennt jede Münze: mag die Bank und fährt gern Kutsche.
manner-entertains = Gibt Gesellschaften: mag den Park und eine schöne Residenz.
manner-lodges = Lebt in Schenken: mag das Gasthaus und das Geld der Bank.
manner-nurses = Pflegt: mag das Hospital und die Stille des Klosters.
manner-hoards = Hortet: mag die Bank und die Residenz.

## Noch einmal zeigen
bots-again = Was zuletzt geschah, noch einmal
bots-nothing-again = Es gibt nichts, was noch einmal gezeigt werden könnte.
