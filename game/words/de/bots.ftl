# Bots am Tisch: Tipps, wer auf welchem Platz spielt, und noch einmal zeigen, was sie getan haben.

## Tipps: warum ein Zug gut ist. Der Satz geht nach „Am besten: “ weiter
hint-keeps-rat-below = dein Rattenstein steht am Ende der Runde auf { $rat }; über { $limit } schlägt die Pest zu.
hint-kills-rats = vertreibt { $rats ->
        [one] eine Ratte
       *[other] { $rats } Ratten
    }; dein Rattenstein steht dann auf { $rat }.
hint-pays = bringt sofort { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }.
hint-pays-and-shares = bringt sofort { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } und nach jetzigem Stand am Ende des Durchgangs { $share } dazu.
hint-shares = nach jetzigem Stand bringt ein Stein in Notre Dame am Ende des Durchgangs { $share ->
        [one] { $share } Prestigepunkt
       *[other] { $share } Prestigepunkte
    }.
hint-takes-message = nimmt eine Botschaft{ $prestige ->
        [0] { "" }
        [one] {" "}und bringt { $prestige } Prestigepunkt
       *[other] {" "}und bringt { $prestige } Prestigepunkte
    }.
hint-gains-coins = bringt { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
hint-gains-cubes = bringt { $cubes ->
        [one] einen Stein
       *[other] { $cubes } Steine
    } in deinen Vorrat.
hint-raises-park = dein Park bringt dann bei jedem Prestigegewinn { $bonus } dazu.
hint-strengthens = Vorarbeit für später: { $sector } mit Einfluss { $influence }.
hint-keeps-rats-away = hält { $rats ->
        [0] die Ratten
        [one] die Ratte
       *[other] die { $rats } Ratten
    } dieser Runde von dir fern.
hint-saves-coins = { $coins ->
        [0] nichts hier ist seinen Preis wert.
        [one] spart deine Münze für Besseres auf.
       *[other] spart deine { $coins } Münzen für Besseres auf.
    }
hint-least-missed = hier fehlt er dir am wenigsten: { $place }.
hint-keeps-cubes = deine Steine sind mehr wert, wo sie jetzt liegen.
hint-pays-later = zahlt sich später aus.

## Tipps im Vergleich: wovon ein Zug mehr oder weniger bringt als ein anderer, etwa
## „2 Münzen mehr und keine Pest, aber 3 Prestige weniger, verglichen mit Wahl 2.“
hint-more-plague = keine Pest
hint-more-prestige =
    { $n ->
        [one] { $n } Prestigepunkt mehr
       *[other] { $n } Prestigepunkte mehr
    }
hint-more-coins =
    { $n ->
        [one] 1 Münze mehr
       *[other] { $n } Münzen mehr
    }
hint-more-cubes =
    { $n ->
        [one] 1 Stein mehr im Vorrat
       *[other] { $n } Steine mehr im Vorrat
    }
hint-more-rat = der Rattenstein nach dieser Runde um { $n } tiefer
hint-more-messages =
    { $n ->
        [one] 1 Botschaft mehr
       *[other] { $n } Botschaften mehr
    }
hint-more-cathedral =
    { $n ->
        [one] 1 Stein mehr in Notre Dame
       *[other] { $n } Steine mehr in Notre Dame
    }
hint-more-bonus = { $n } Prestige mehr vom Park bei jedem Gewinn
hint-more-influence = { $n } Einfluss mehr { $where }
hint-more-message-near =
    { $n ->
        [one] 1 Botschaft mehr in einem Schritt erreichbar
       *[other] { $n } Botschaften mehr in einem Schritt erreichbar
    }
hint-less-plague = die Pest schlägt zu
hint-less-prestige =
    { $n ->
        [one] { $n } Prestigepunkt weniger
       *[other] { $n } Prestigepunkte weniger
    }
hint-less-coins =
    { $n ->
        [one] 1 Münze weniger
       *[other] { $n } Münzen weniger
    }
hint-less-cubes =
    { $n ->
        [one] 1 Stein weniger im Vorrat
       *[other] { $n } Steine weniger im Vorrat
    }
hint-less-rat = der Rattenstein nach dieser Runde um { $n } höher
hint-less-messages =
    { $n ->
        [one] 1 Botschaft weniger
       *[other] { $n } Botschaften weniger
    }
hint-less-cathedral =
    { $n ->
        [one] 1 Stein weniger in Notre Dame
       *[other] { $n } Steine weniger in Notre Dame
    }
hint-less-bonus = { $n } Prestige weniger vom Park bei jedem Gewinn
hint-less-influence = { $n } Einfluss weniger { $where }
hint-less-message-near =
    { $n ->
        [one] 1 Botschaft weniger in einem Schritt erreichbar
       *[other] { $n } Botschaften weniger in einem Schritt erreichbar
    }
hint-in-cloister = in der Klosterschule
hint-in-bank = in der Bank
hint-in-residence = in der Residenz
hint-in-carriage = in der Kutscherei
hint-in-hotel = im Gasthaus
hint-in-park = im Park
hint-in-hospital = im Hospital
hint-and = { $first } und { $last }
hint-other = Wahl { $number }
hint-other-drafted = Wahl { $number }, wenn die Karte in dieser Runde gespielt wird
hint-against-more = { $more }, verglichen mit { $other }.
hint-against-but = { $more }, aber { $less }, verglichen mit { $other }.
hint-against-later = { $more }, aber { $less }, verglichen mit { $other } – das lohnt sich, denn es { $left ->
        [one] folgt noch eine Runde
       *[other] folgen noch { $left } Runden
    }.
hint-against-less-best = { $less }, verglichen mit { $other }, aber besser für später.
hint-against-less = { $less }, verglichen mit { $other }.
hint-against-even-best = bringt sofort dasselbe wie Wahl { $number } und ist besser für später.
hint-against-even = bringt sofort dasselbe wie Wahl { $number }, ist aber schlechter für später.

hint-best = Am besten: { $why }
hint-next = { $behind ->
        [0] Fast so gut ({ $number }): { $why }
        [one] Wahl { $number }, etwa { $behind } Prestigepunkt schlechter: { $why }
       *[other] Wahl { $number }, etwa { $behind } Prestigepunkte schlechter: { $why }
    }
hint-thinking = Die Züge werden abgewogen …
hint-none = Diesmal ließ sich kein Tipp finden.
hint-not-now = Einen Tipp gibt es immer dann, wenn du etwas zu entscheiden hast.

## Wer auf welchem Platz spielt
bots-players = Spieler
bots-players-done = Fertig
bots-plays-now = Für { $name } spielt ab jetzt ein Bot.
bots-back = { $name } spielt wieder selbst.

## Wie die Leute aus dem Roman spielen
manner-bells = Läutet für Notre Dame: liebt die Kathedrale und das Hospital.
manner-wanders = Zieht umher: fährt gern Kutsche und geht gern durch den Park.
manner-studies = Studiert bei Nacht: Klosterschule und Kathedrale gehen vor.
manner-promenades = Spaziert: mag den Park und ein Zimmer im Gasthaus.
manner-shows-off = Zeigt sich: mag die Residenz und ein gutes Gasthaus.
manner-begs = Kennt jede Münze: mag die Bank und fährt gern Kutsche.
manner-entertains = Gibt Gesellschaften: mag den Park und eine schöne Residenz.
manner-lodges = Wohnt in Schenken: mag das Gasthaus und das Geld auf der Bank.
manner-nurses = Pflegt Kranke: mag das Hospital und die Stille des Klosters.
manner-hoards = Hortet: mag die Bank und die Residenz.

## Noch einmal zeigen
bots-again = Das Letzte noch einmal zeigen
bots-nothing-again = Es gibt noch nichts, was sich noch einmal zeigen ließe.
