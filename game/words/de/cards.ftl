# Aktionskarten: ihre Namen, und was sie bewirken, in zwei bis vier Sätzen.

card-cloister = Klosterschule
card-bank = Bank
card-residence = Residenz
card-carriage = Kutscherei
card-hotel = Gasthaus
card-park = Park
card-hospital = Hospital
card-notredame = Notre Dame
card-friend = Vertrauter

# The shortest names, as they stand on the cards themselves.
card-title-cloister = Kloster
card-title-bank = { card-bank }
card-title-residence = { card-residence }
card-title-carriage = { card-carriage }
card-title-hotel = { card-hotel }
card-title-park = { card-park }
card-title-hospital = { card-hospital }
card-title-notredame = { card-notredame }
card-title-friend = { card-friend }

card-effect-cloister =
    Setze einen Stein aus deinem Vorrat in die Klosterschule. Nimm dann für jeden Einfluss dort, den neuen Stein mitgezählt, einen Stein aus dem allgemeinen in deinen eigenen Vorrat. Reicht der allgemeine Vorrat nicht, verfällt der Rest.
card-effect-bank =
    Setze einen Stein aus deinem Vorrat in die Bank. Nimm dann für jeden Einfluss dort eine Münze. { $limited ->
        [yes] Gehen die Münzen aus, nimmst du die fehlenden vom reichsten Mitspieler.
       *[no] Münzen gehen nie aus.
    }
card-effect-residence =
    Setze einen Stein aus deinem Vorrat in die Residenz. Du erhältst dann für jeden Einfluss dort 1 Prestigepunkt.
card-effect-carriage =
    Setze einen Stein aus deinem Vorrat in die Kutscherei. Fahre dann mit deiner Kutsche von Markt zu Markt, höchstens so viele Schritte, wie du dort Einfluss hast. Wo sie hält, darfst du die Botschaft nehmen: 1 Prestigepunkt und eine Münze, { $cube ->
        [one] { $cube } Prestigepunkt
       *[other] { $cube } Prestigepunkte
    } und einen Stein, 3 Prestigepunkte und eine Ratte weniger, oder 4 Prestigepunkte. Du darfst keine Farbe nehmen, solange eine andere ausliegt, von der du weniger hast.
card-effect-hotel =
    Setze einen Stein aus deinem Vorrat ins Gasthaus. Wähle dann: eine Münze, einen Stein aus dem allgemeinen Vorrat oder eine Ratte weniger. Ab Einfluss { $double } wählst du zweimal, auch zweimal dasselbe.
card-effect-park =
    Setze einen Stein aus deinem Vorrat in den Park und vertreibe eine Ratte. Von nun an erhältst du bei jedem Gewinn von Prestigepunkten für je 2 Steine im Park 1 Punkt mehr, den Vertrauten mitgezählt.
card-effect-hospital =
    Setze einen Stein aus deinem Vorrat ins Hospital und vertreibe eine Ratte. Bei jeder Pest hält jeder Einfluss im Hospital eine Ratte ab; ist er größer als die Zahl der Ratten, geht dein Rattenstein zurück.
card-effect-notredame =
    Spende 1, 2 oder 3 Münzen, setze einen Stein aus deinem Vorrat nach Notre Dame, und du erhältst 1, 3 oder 6 Prestigepunkte. Am Ende des Durchgangs werden { $pot } Prestigepunkte auf alle Steine dort verteilt, abgerundet, und die Steine kommen in den allgemeinen Vorrat zurück. Du darfst auch nichts tun.
card-effect-friend =
    Stelle deinen Vertrauten in ein anderes deiner 7 Gebäude und führe dessen Aktion aus, als hättest du gerade einen Stein dorthin gesetzt: Der Vertraute zählt dort wie ein Stein. Du brauchst keinen Stein.

card-empty-cache =
    Ist dein eigener Vorrat leer, darfst du einen deiner Steine von anderswo auf dem Plan nehmen oder auf die Aktion verzichten.
card-may-decline = Du darfst die Karte auch ohne Wirkung spielen.

sector-influence = { $n ->
        [0] Noch kein Einfluss.
       *[other] Einfluss { $n }.
    }
sector-friend-here = Der Vertraute ist mitgezählt.
sector-harbour = Hafen
sector-effect-harbour =
    Die Seuchenleiste geht von 0 bis 9. Bei jeder Pest steigt dein Rattenstein um die Ratten der drei Personen, abzüglich deines Einflusses im Hospital. Über 9 verlierst du 2 Prestigepunkte und einen Stein aus deinem stärksten Gebäude.
