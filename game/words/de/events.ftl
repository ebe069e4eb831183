# Was im Spiel geschieht, in Sätzen: für den Verlauf, für Bildzeilen, für das Protokoll.
# Eine Tat ist ein Satz ohne Subjekt: „{ events-does }“ stellt den Namen des Spielers davor.
# Orte und Personen stehen im Akkusativ: in die Bank, den Arzt.

events-does = { $name } { $deed }
events-and = { $first } und { $last }
events-both = { $first } und { $last }
events-comma = { $first }, { $next }
events-then = { $first } und { $last }
# Wie Taten enden, auf die eine weitere folgt: Nur das Japanische verändert sie.
events-links = –
# $vowel: ob der Name mit einem Vokal beginnt; im Deutschen einerlei.
events-of = { $vowel ->
       *[any] von { $name }
    }
events-to-player = { $a ->
       *[any] an { $name }
    }

## Orte, Märkte, Botschaften, Personen
events-place-cloister = die Klosterschule
events-place-bank = die Bank
events-place-residence = die Residenz
events-place-carriage = die Kutscherei
events-place-hotel = das Gasthaus
events-place-park = den Park
events-place-hospital = das Hospital
events-place-notredame = die Kathedrale
events-into-cloister = in die Klosterschule
events-into-bank = in die Bank
events-into-residence = in die Residenz
events-into-carriage = in die Kutscherei
events-into-hotel = ins Gasthaus
events-into-park = in den Park
events-into-hospital = ins Hospital
events-into-notredame = nach Notre Dame
events-from-cloister = aus der Klosterschule
events-from-bank = aus der Bank
events-from-residence = aus der Residenz
events-from-carriage = aus der Kutscherei
events-from-hotel = aus dem Gasthaus
events-from-park = aus dem Park
events-from-hospital = aus dem Hospital
events-from-notredame = aus Notre Dame
events-to-cloister = in die Klosterschule
events-to-bank = in die Bank
events-to-residence = in die Residenz
events-to-carriage = in die Kutscherei
events-to-hotel = ins Gasthaus
events-to-park = in den Park
events-to-hospital = ins Hospital
events-to-notredame = nach Notre Dame
events-to-market-centre = zum mittleren Markt
events-to-market-inner = zum inneren Markt
events-to-market-right = zum rechten Markt
events-to-market-outer = zum äußeren Markt
events-to-market-left = zum linken Markt
events-to-market-side = zum seitlichen Markt
events-at-home = { $market } im eigenen Viertel
events-in-borough = { $market } im Viertel { $of }
events-in-neutral-blue = { $market } im blauen Viertel
events-in-neutral-green = { $market } im grünen Viertel
events-in-neutral-red = { $market } im roten Viertel
events-in-neutral-yellow = { $market } im gelben Viertel
events-in-neutral-purple = { $market } im violetten Viertel
events-message-blue = die blaue Botschaft
events-message-green = die grüne Botschaft
events-message-red = die rote Botschaft
events-message-yellow = die gelbe Botschaft
events-message-purple = die violette Botschaft
events-card-cloister = die Klosterschule
events-card-bank = die Bank
events-card-residence = die Residenz
events-card-carriage = die Kutscherei
events-card-hotel = das Gasthaus
events-card-park = den Park
events-card-hospital = das Hospital
events-card-notredame = Notre Dame
events-card-friend = den Vertrauten
events-their-cloister = die Klosterschule { $of }
events-their-bank = die Bank { $of }
events-their-residence = die Residenz { $of }
events-their-carriage = die Kutscherei { $of }
events-their-hotel = das Gasthaus { $of }
events-their-park = den Park { $of }
events-their-hospital = das Hospital { $of }
events-their-notredame = die Karte Notre Dame { $of }
events-their-friend = den Vertrauten { $of }
events-person-hostess = die Wirtin
events-person-monk = den Mönch
events-person-moneylender = den Geldverleiher
events-person-minstrel = den Spielmann
events-person-fool = den Narren
events-person-doctor = den Arzt
events-person-cityguard = die Stadtwache
events-person-nightwatchman = den Nachtwächter
events-person-bishop = den Bischof
events-person-guildmaster = den Gildemeister
events-person-beggarking = den Bettlerkönig
events-person-advocate = den Advokaten
events-person-lady = die Hofdame
events-person-mayor = den Bürgermeister
events-person-carpenter = den Zimmermann
events-person-administrator = den Verwalter
events-person-nurse = die Pflegerin
events-person-scholar = den Gelehrten
events-person-priest = den Priester
events-person-prosecutor = den Ankläger
events-person-bellringer = den Glöckner
events-person-spy = den Spion
events-person-gypsies = das Fahrende Volk
events-person-coachman = den Kutscher
events-person-butcher = den Metzger
events-person-patron = den Mäzen
events-person-merchant = den Kaufmann
events-person-innkeeper = den Gastwirt
events-person-councillor = den Ratsherrn
events-person-guard = den Gardisten
events-person-gravedigger = den Totengräber
events-person-actress = die Schauspielerin
events-person-mistress = die Mätresse
events-person-own = „{ $name }“

## Der Lauf des Spiels
events-period = Durchgang { $letter } beginnt
events-round = Runde { $label } beginnt; { $name } hat den Glöckner
events-persons = Diese Runde bringt { $persons }
events-bellringer = Der Glöckner geht { $to }
events-cards-home = Alle Aktionskarten gehen an ihre Besitzer zurück und werden gemischt
events-notredame = { $cubes ->
        [one] Notre Dame zahlt alle { $pot } Prestigepunkte für den einzigen Stein dort
       *[other] Notre Dame verteilt { $pot } Prestigepunkte auf { $cubes } Steine, { $each } je Stein
    }
events-notredame-one = Alle { $pot } Prestigepunkte von Notre Dame gehen { $to }, da dort kein anderer Stein liegt
events-notredame-none = Die { $pot } Prestigepunkte von Notre Dame reichen nicht für { $cubes } Steine
events-share = { $name } { $n }
events-share-park = { $name } { $n } ({ $park } durch den Park)
events-won = { $name } gewinnt das Spiel
events-shared-win = { $names } teilen sich den Sieg
events-all-draw = Alle ziehen { $n } Karten
events-all-pass = { $seats ->
        [2] Die Karten werden getauscht
       *[other] Die Karten werden nach links weitergegeben
    }

## Karten
events-others-card = { $card } (Karte { $of })
events-deed-draw = zieht { $cards }
events-deed-draw-hidden = zieht { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
events-deed-keep = behält { $card }
events-deed-keep-hidden = behält eine Karte
events-deed-pass = gibt { $cards } { $to } weiter
events-deed-pass-back = gibt { $cards } { $to } zurück
events-deed-pass-hidden = { $n ->
        [one] gibt eine Karte
       *[other] gibt { $n } Karten
    } { $to } weiter
events-deed-play = spielt { $card }
events-deed-play-moved = spielt { $card } mit einem Stein { $from }
events-deed-play-forgone = spielt { $card }, verzichtet aber mangels Steinen im Vorrat auf die Aktion
events-deed-by-card = { $deed } (Karte { $of })
events-deed-discard = spielt { $card } ohne Wirkung
events-deed-third = lässt { $card } ungespielt
events-deed-third-hidden = legt die dritte Karte verdeckt ab
events-deed-show-third = spielt { $card } als dritte Karte

## Figuren
events-deed-place = setzt einen Stein { $into }
events-deed-place-supply = setzt einen Stein aus dem allgemeinen Vorrat { $into }
events-deed-place-many = { $places ->
       *[any] setzt Steine aus dem allgemeinen Vorrat { $into }
    }
events-deed-place-moved = versetzt einen Stein { $from } { $to }
events-deed-friend = stellt den Vertrauten { $into }
events-deed-friend-moved = versetzt den Vertrauten { $from } { $to }
events-deed-move = versetzt { $cubes ->
        [one] einen Stein
       *[other] { $cubes } Steine
    } { $from } { $to }
events-deed-move-both = versetzt { $cubes ->
        [one] einen Stein
       *[other] { $cubes } Steine
    } und den Vertrauten { $from } { $to }
events-deed-remove = legt einen Stein { $from } in den allgemeinen Vorrat zurück
events-deed-remove-many = { $places ->
       *[any] legt { $n } Steine { $from } in den allgemeinen Vorrat zurück
    }
events-deed-lose-cube = verliert einen Stein { $from }
events-deed-forgo = verzichtet auf { $place }
events-deed-forgo-notredame = spendet nichts
events-deed-forgo-person = bekommt nichts durch { $person }
events-deed-forgo-it = bekommt dafür nichts

## Gewinn und Verlust
events-deed-cubes = nimmt { $n ->
        [one] einen Stein
       *[other] { $n } Steine
    }
events-deed-coins = nimmt { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    }
events-deed-coins-taken = nimmt { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    } ({ $givers })
events-giver = { $n } von { $name }
events-deed-donate = spendet { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    }
events-deed-spend = { $n ->
        [one] gibt eine Münze
       *[other] gibt { $n } Münzen
    } in den Vorrat zurück
events-deed-prestige = erhält { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    }
events-deed-prestige-park = erhält { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    } ({ $park } durch den Park)
events-deed-share = erhält { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    } aus Notre Dame
events-deed-share-park = erhält { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    } aus Notre Dame ({ $park } durch den Park)
events-deed-lose-prestige = verliert { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    }
events-deed-lose-both = verliert { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    } und einen Stein { $from }
events-deed-kill = vertreibt { $n ->
        [one] eine Ratte
       *[other] { $n } Ratten
    }
events-brings = { $deeds }: { $gains }
events-gain-coins = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
events-gain-coins-taken = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    } ({ $givers })
events-gain-cubes = { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }
events-gain-prestige = { $n ->
        [one] 1 Prestigepunkt
       *[other] { $n } Prestigepunkte
    }
events-gain-prestige-park = { $n ->
        [one] 1 Prestigepunkt
       *[other] { $n } Prestigepunkte
    } ({ $park } durch den Park)
events-rat-climbs = der Rattenstein { $of } steigt auf { $to }
events-rat-falls = der Rattenstein { $of } geht auf { $to } zurück
events-rats = Rattensteine: { $moves }
events-rats-all = Alle Rattensteine stehen jetzt auf { $to }
events-rats-up = { $name } auf { $to }
events-rats-back = { $name } zurück auf { $to }
events-struck = Die Pest trifft { $name }
events-struck-who = Die Pest schlägt zu: { $name } { $deed }
events-toll = { $name }: { $rats ->
        [one] 1 Ratte kommt
       *[other] { $rats } Ratten kommen
    }, { $before } → { $after }
events-toll-stopped = { $name }: { $rats ->
        [one] 1 Ratte kommt
       *[other] { $rats } Ratten kommen
    }, weniger { $stopped } fürs Hospital, { $before } → { $after }

## Kutsche
events-deed-stay = lässt die Kutsche stehen
events-deed-drive = fährt { $market }
events-deed-collect = { $kind ->
        [coin] nimmt { $message } (Münze)
        [cube] nimmt { $message } (Stein)
        [rat] nimmt { $message } (Ratte)
       *[plain] nimmt { $message }
    }

## Personen
events-deed-hire = besticht { $person }
events-deed-hire-idle = besticht { $person } ohne Wirkung
events-deed-hire-nobody = besticht niemanden
events-deed-hire-penniless = hat keine Münze, um jemanden zu bestechen
events-deed-doctor = ist in dieser Runde vor den Ratten der Personen sicher
events-deed-spy = sieht die grauen Personen, die noch kommen ({ $persons })
events-deed-spy-hidden = sieht sich die grauen Personen an, die noch kommen

## Bildzeilen, kurz
events-short-prestige = { $name }: +{ $n } Prestige
events-short-notredame = Notre Dame zahlt { $each } { $each ->
        [one] Prestigepunkt
       *[other] Prestigepunkte
    } je Stein

## Woher das Prestige kam, und die besten Momente einer Partie
events-source-residence = Residenz
events-source-donations = Spenden
events-source-cathedral = Notre Dame
events-source-messages = Botschaften
events-source-park = Parkbonus
events-source-plague = An die Pest verloren
events-moment-gain = Größter Gewinn: { $names }, { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    } in Runde { $label } ({ $source })
events-moment-gain-person = Größter Gewinn: { $names }, { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    } in Runde { $label } durch { $person }
events-moment-round = Beste Runde: { $names }, { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    } in Runde { $label }
events-moment-rats = Die meisten Ratten vertrieben: { $names } ({ $n })
events-moment-struck = Am häufigsten von der Pest getroffen: { $names }, { $n ->
        [one] einmal
       *[other] { $n }-mal
    }
events-moment-messages = Die meisten Botschaften: { $names } ({ $n })
events-moment-drive = Weiteste Fahrt: { $names }, { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
events-moment-hires = Die meisten Personen bestochen: { $names } ({ $n })
events-moment-taken = Den anderen Münzen abgenommen: { $names }, { $n }
events-moment-comeback = Größte Aufholjagd: { $names }, { $n ->
        [one] { $n } Prestigepunkt
       *[other] { $n } Prestigepunkte
    } Rückstand nach Runde { $label }
events-moment-close = Um Haaresbreite: { $n ->
        [0] gleich viel Prestige, Münzen und Steine entscheiden
        [one] { $names } mit nur { $n } Prestigepunkt Vorsprung
       *[other] { $names } mit nur { $n } Prestigepunkten Vorsprung
    }

## Was den Lesenden widerfuhr, in einer Zeile
events-meanwhile = Inzwischen: { $what }
events-meanwhile-taken = { $name } nahm dir { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    } weg
events-meanwhile-message = { $name } holte { $message } aus deinem Viertel
events-meanwhile-rat = dein Rattenstein { $before } → { $after }
events-meanwhile-prestige = { $sign }{ $n } Prestige
events-meanwhile-coins = { $n ->
        [one] +1 Münze
       *[other] +{ $n } Münzen
    }
events-meanwhile-cubes = { $n ->
        [one] +1 Stein
       *[other] +{ $n } Steine
    }
events-meanwhile-cube = −1 Stein { $from }
