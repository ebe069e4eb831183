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

card-effect-cloister =
    Setze einen Stein aus deinem Vorrat in die Klosterschule. Nimm dann für jeden Einfluss dort, den neuen Stein mitgezählt, einen Stein aus der Reserve in deinen Vorrat. Ist die Reserve leer, verfällt der Rest.
card-effect-bank =
    Setze einen Stein aus deinem Vorrat in die Bank. Nimm dann für jeden Einfluss dort eine Münze. { $limited ->
        [yes] Hat die Bank keine Münzen mehr, gibt dir der reichste Mitspieler die fehlenden.
       *[no] Der Bank gehen die Münzen nie aus.
    }
card-effect-residence =
    Setze einen Stein aus deinem Vorrat in die Residenz. Du erhältst dann 1 Prestigepunkt für jeden Einfluss dort.
card-effect-carriage =
    Setze einen Stein aus deinem Vorrat in die Kutscherei. Fahre dann mit der Kutsche bis zu so viele Schritte, von Markt zu Markt, wie du dort Einfluss hast. Am Ziel darfst du die Botschaft nehmen: 1 Prestigepunkt und eine Münze, { $cube } Prestigepunkte und einen Stein, 3 Prestigepunkte und eine Ratte weniger, oder 4 Prestigepunkte. Eine Farbe darfst du nur nehmen, wenn du von ihr nicht mehr hast als von jeder anderen, die noch ausliegt.
card-effect-hotel =
    Setze einen Stein aus deinem Vorrat ins Gasthaus. Wähle dann eins: eine Münze, einen Stein aus der Reserve oder eine Ratte weniger. Ab { $double } Einfluss wählst du zweimal; auch zweimal dasselbe.
card-effect-park =
    Setze einen Stein aus deinem Vorrat in den Park und vertreibe eine Ratte. Von nun an bringt dir jeder Gewinn von Prestigepunkten für je 2 Einfluss im Park 1 Punkt mehr.
card-effect-hospital =
    Setze einen Stein aus deinem Vorrat ins Hospital und vertreibe eine Ratte. Bei jeder Pest hält jeder Einfluss im Hospital eine Ratte ab; ist er größer als die Zahl der Ratten, geht dein Rattenstein zurück.
card-effect-notredame =
    Spende 1, 2 oder 3 Münzen, setze einen Stein aus deinem Vorrat in die Kathedrale, und du erhältst 1, 3 oder 6 Prestigepunkte. Am Ende der Periode werden { $pot } Prestigepunkte unter allen Steinen dort geteilt, abgerundet, und die Steine kommen in ihre Reserven zurück. Du darfst auch nichts tun.
card-effect-friend =
    Stelle deinen Vertrauten in ein anderes deiner 7 Gebäude und führe dessen Aktion aus, als hättest du dort einen Stein gesetzt: Der Vertraute zählt, wo er steht, als ein Einfluss. Du brauchst keinen Stein.

card-empty-cache =
    Ist dein Vorrat leer, darfst du einen deiner Steine von einer anderen Stelle des Plans nehmen oder auf die Aktion verzichten.
card-may-decline = Du darfst die Karte auch ganz ohne Wirkung spielen.

sector-influence = { $n ->
        [0] Noch kein Einfluss.
       *[other] { $n } Einfluss.
    }
sector-friend-here = Der Vertraute ist mitgezählt.
sector-harbour = Hafen
sector-effect-harbour =
    Die Rattenleiste geht von 0 bis 9. Bei jeder Pest kommen die Ratten der drei Personen dazu, weniger dein Einfluss im Hospital. Über 9 verlierst du 2 Prestigepunkte und einen Stein aus deinem stärksten Gebäude.
