# Blätter über das, was auf dem Tisch steht: was es ist, was es tut, und wie es darum steht.

sheet-market = Markt
sheet-market-what = Eine Kutsche, deren Fahrt hier endet, darf die Botschaft nehmen, die auf dem Markt liegt.
sheet-market-empty = Zurzeit liegt hier keine Botschaft.
sheet-message-blue = Blaue Botschaft
sheet-message-green = Grüne Botschaft
sheet-message-red = Rote Botschaft
sheet-message-yellow = Gelbe Botschaft
sheet-message-purple = Violette Botschaft
sheet-message-what = Nehmen darf sie, wessen Kutsche ihre Fahrt auf diesem Markt beendet. Eine Farbe darfst du nur nehmen, wenn du von ihr nicht mehr hast als von jeder anderen, die noch ausliegt.
sheet-message-coin = Sie bringt { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } und eine Münze.
sheet-message-cube = Sie bringt { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } und einen Stein aus der Reserve.
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
        [one] Jetzt hier: die Kutsche von { $names }.
       *[other] Jetzt hier: die Kutschen von { $names }.
    }
sheet-carriages-none = Zurzeit steht hier keine Kutsche.
sheet-carriage = Kutsche: { $name }
sheet-carriage-what = Mit der Kutscherei fährt sie von Markt zu Markt, einen Schritt für jeden Einfluss dort, auf allen Straßen des Plans. Wo sie ankommt, darf sie die Botschaft nehmen. Kutschen versperren einander nicht den Weg.
sheet-carriage-now = Jetzt: Einfluss { $influence } in der Kutscherei, gesammelte Botschaften: { $messages }.
sheet-plate-what = Auf dem Tablett liegt, was { $name } hat. Ein Druck darauf zeigt das Viertel, ein zweiter wieder die ganze Stadt.
sheet-plate-coins = Münzen: { $coins }. Steine im Vorrat: { $cache }, in der Reserve: { $supply }.
sheet-plate-prestige = Prestige: { $prestige }.
sheet-plate-secret = Das Prestige ist geheim.
sheet-plate-rat = Ratte: auf { $rat }; nach der Pest dieser Runde, wie es jetzt steht: { $beyond ->
        [yes] über 9, und die Pest schlägt zu
       *[no] auf { $after }
    }.
sheet-plate-cards = Handkarten: { $cards }. Gesammelte Botschaften: { $messages }.
sheet-friend-now = Jetzt: { $name }, { $sector }.
