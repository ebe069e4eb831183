# Bots am Tisch: Tipps, wer auf welchem Platz spielt, und noch einmal zeigen, was sie getan haben.

## Tipps: was ein Zug hat, als Ding hinter seinem Namen oder nach „das ist mehr wert als“
hint-pays = { $n ->
        [one] 1 Prestigepunkt
       *[other] { $n } Prestigepunkte
    }
hint-pays-for-coin = { $n ->
        [one] 1 Prestigepunkt für deine Münze
       *[other] { $n } Prestigepunkte für deine Münze
    }
hint-pays-this-round = { $n ->
        [one] 1 Prestigepunkt in dieser Runde durch { $steps }
       *[other] { $n } Prestigepunkte in dieser Runde durch { $steps }
    }
hint-coins = { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    }
hint-coins-left = { $n ->
        [one] eine Münze in Reserve
       *[other] { $n } Münzen in Reserve
    }
hint-cubes = { $n ->
        [one] ein Stein
       *[other] { $n } Steine
    }
hint-cubes-left = { $n ->
        [one] noch ein Stein im Vorrat
       *[other] noch { $n } Steine im Vorrat
    }
hint-two-benefits = zwei Vorteile bei jedem Besuch im Gasthaus
hint-bonus = bei jedem Prestigegewinn { $n } mehr
hint-no-plague = eine Runde ohne Pest, dein Rattenstein auf { $rat }
hint-keeps-rats-away = { $n ->
        [one] Schutz vor der Ratte dieser Runde
       *[other] Schutz vor den { $n } Ratten dieser Runde
    }
hint-holds-off = { $n ->
        [one] eine Ratte weniger bei jeder Pest
       *[other] { $n } Ratten weniger bei jeder Pest
    }
hint-holds-off-by-hospital = { $n ->
        [one] ein stärkeres Hospital, also eine Ratte weniger bei jeder Pest
       *[other] ein stärkeres Hospital, also { $n } Ratten weniger bei jeder Pest
    }
hint-kills-rats = { $n ->
        [one] eine Ratte weniger
       *[other] { $n } Ratten weniger
    }
hint-rat-lower = dein Rattenstein nach dieser Runde nur auf { $rat }
hint-shares = { $n ->
        [one] nach jetzigem Stand 1 Prestigepunkt aus Notre Dame am Ende des Durchgangs
       *[other] nach jetzigem Stand { $n } Prestigepunkte aus Notre Dame am Ende des Durchgangs
    }
hint-message = { $n ->
        [one] eine Botschaft
       *[other] { $n } Botschaften
    }
hint-messages-near = { $n ->
        [one] eine Botschaft in einem Schritt erreichbar
       *[other] { $n } Botschaften in einem Schritt erreichbar
    }
hint-person-to-come = { $n ->
        [one] später 1 Prestigepunkt durch { $person }, nach jetzigem Stand
       *[other] später { $n } Prestigepunkte durch { $person }, nach jetzigem Stand
    }
hint-strengthens = { $n } Einfluss { $where } für später
hint-least-missed = die Stelle, an der dir ein Stein am wenigsten fehlt
hint-keeps-cubes = deine Steine bleiben, wo sie sind
hint-saves-coins = { $n ->
        [0] nichts wird ausgegeben
        [one] deine Münze bleibt dir
       *[other] deine { $n } Münzen bleiben dir
    }
hint-later-prestige = später mehr Prestige
hint-later-coins = später mehr Münzen
hint-later-cubes = später mehr Steine
hint-later-park = später mehr durch den Park
hint-later-rats = später weniger Ratten
hint-later-cathedral = später mehr aus Notre Dame
hint-later-messages = später leichter zu Botschaften
hint-later-persons = mehr von den Personen, die noch kommen

## Tipps als Sätze
hint-why = { $why }.
hint-or = { $first } oder { $last }
hint-comma = { $first }, { $next }
hint-even = { $names }: etwa gleich gut.
hint-even-having = { $names }: etwa gleich gut – { $having }.
hint-best = { $name }: { $why }.
hint-best-outweighs = { $name }: { $why }; das ist mehr wert als { $against } ({ $other }).
hint-about-as-good = { $name }: { $why }; etwa so gut wie die beste Wahl.
hint-behind = { $name }: { $why }; etwa { $behind ->
        [one] 1 Prestigepunkt
       *[other] { $behind } Prestigepunkte
    } schlechter als die beste Wahl ({ $top }).
hint-behind-having = { $name }: { $why }; etwa { $behind ->
        [one] 1 Prestigepunkt
       *[other] { $behind } Prestigepunkte
    } schlechter als die beste Wahl ({ $top }, { $against }).
hint-thinking = Die Züge werden abgewogen …
hint-none = Diesmal ließ sich kein Tipp finden.
hint-not-now = Einen Tipp gibt es immer dann, wenn du etwas zu entscheiden hast.

## Wovon ein Zug mehr oder weniger hat als ein anderer, für Rückblicke
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
        [one] 1 gesammelte Botschaft mehr
       *[other] { $n } gesammelte Botschaften mehr
    }
hint-more-cathedral =
    { $n ->
        [one] 1 Stein mehr in Notre Dame
       *[other] { $n } Steine mehr in Notre Dame
    }
hint-more-bonus = bei jedem Prestigegewinn { $n } mehr durch den Park
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
        [one] 1 gesammelte Botschaft weniger
       *[other] { $n } gesammelte Botschaften weniger
    }
hint-less-cathedral =
    { $n ->
        [one] 1 Stein weniger in Notre Dame
       *[other] { $n } Steine weniger in Notre Dame
    }
hint-less-bonus = bei jedem Prestigegewinn { $n } weniger durch den Park
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
