# Blätter über das, was auf dem Tisch steht: was es ist, was es tut, und wie es darum steht.

sheet-market = Markt
sheet-market-what = Hält deine Kutsche hier, darfst du die Botschaft dieses Marktes nehmen.
sheet-market-empty = Hier liegt zurzeit keine Botschaft.
sheet-message-blue = Blaue Botschaft
sheet-message-green = Grüne Botschaft
sheet-message-red = Rote Botschaft
sheet-message-yellow = Gelbe Botschaft
sheet-message-purple = Violette Botschaft
sheet-message-what = Du darfst sie nehmen, wenn deine Kutsche auf diesem Markt hält. Du darfst keine Farbe nehmen, solange eine andere ausliegt, von der du weniger hast.
sheet-message-coin = Sie bringt { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } und eine Münze.
sheet-message-cube = Sie bringt { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } und einen Stein aus dem allgemeinen Vorrat.
sheet-message-rat = Sie bringt { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } und eine Ratte weniger.
sheet-message-plain = Sie bringt { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }.
sheet-won = { $name } hat sie gesammelt.
sheet-carriages-here = { $count ->
        [one] Kutsche hier: { $names }.
       *[other] Kutschen hier: { $names }.
    }
sheet-carriages-none = Hier steht zurzeit keine Kutsche.
sheet-carriage = Kutsche: { $name }
sheet-carriage-what = Mit der Kutscherei fährt sie auf allen Straßen der Stadt von Markt zu Markt, höchstens einen Schritt je Einfluss in der Kutscherei. Wo sie hält, darf ihr Besitzer die Botschaft nehmen. Kutschen versperren einander nicht den Weg.
sheet-carriage-now = Einfluss in der Kutscherei: { $influence }. Gesammelte Botschaften: { $messages }.
sheet-plate-what = Auf dem Tablett liegt, was { $name } hat. Ein Druck darauf zeigt das Viertel, ein zweiter wieder die ganze Stadt.
sheet-plate-coins = Münzen: { $coins }. Steine: { $cache } im eigenen Vorrat, { $supply } im allgemeinen.
sheet-plate-prestige = Prestige: { $prestige }.
sheet-plate-secret = Das Prestige ist geheim.
sheet-plate-rat = Rattenstein: { $rat }, { $beyond ->
        [yes] die Pest dieser Runde schlägt voraussichtlich zu
       *[no] nach der Pest dieser Runde voraussichtlich { $after }
    }.
sheet-plate-rat-now = Rattenstein: { $rat }.
sheet-plate-cards = Handkarten: { $cards }. Gesammelte Botschaften: { $messages }.
sheet-sentences = { $first } { $next }
sheet-friend-now = Jetzt hier: { $sector } ({ $name }).

# Was eine Sache für die Lesenden in diesem Augenblick bedeutet.
sheet-now-card = Jetzt gespielt: { $gains }.
sheet-now-area = Mit einem weiteren Stein hier: { $gains }.
sheet-now-person = Wenn du sie jetzt bestichst: { $gains }.
sheet-now-message = Wenn du sie jetzt nimmst: { $gains }.
sheet-now-barred = Du darfst sie jetzt nicht nehmen.
sheet-now-harbour = Pest dieser Runde nach jetzigem Stand: { $rats }.
sheet-now-cathedral = { $cubes ->
        [0] Jetzt liegt kein Stein darin.
        [one] Jetzt liegt ein Stein darin. Er brächte { $each } Prestige.
       *[other] Jetzt liegen { $cubes } Steine darin. Jeder brächte { $each } Prestige.
    }
sheet-now-share = { $cubes ->
        [0] Der erste brächte { $each } Prestige.
       *[other] Mit einem weiteren brächte jeder { $each } Prestige.
    }
