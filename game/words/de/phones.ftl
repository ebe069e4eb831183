# Telefone: was auf der Seite eines Telefons steht, und was der Bildschirm über Telefone sagt.

## Die Seite
phones-label-title = Notre Dame
phones-label-key = Code vom Bildschirm
phones-label-key-hint = Er steht unter dem Bild zum Scannen.
phones-label-key-old = Dieser Code ist von einem anderen Abend. Scanne den neuen, oder gib ihn hier ein.
phones-label-name = Dein Name
phones-label-colour = Deine Farbe
phones-label-sit = Platz nehmen
phones-label-take-seat = Platz nehmen
phones-label-hand = Hand
phones-label-table = Tisch
phones-label-persons = Personen
phones-label-history = Verlauf
phones-label-summary = Übersicht
phones-label-more = Mehr
phones-label-language = Sprache
phones-label-hint = Tipp
phones-label-undo = Zurücknehmen
phones-label-done = Fertig
phones-label-leave = Endgültig gehen
phones-label-leave-sure = Endgültig gehen? Ein Bot übernimmt deinen Platz.
phones-label-yes = Ja
phones-label-no = Nein
phones-label-start = Beginnen
phones-label-again = Neues Spiel, gleiche Mitspieler
phones-label-add-bot = Bot hinzufügen
phones-label-remove = Entfernen
phones-label-send-away = Wegschicken
phones-label-admit = Ja, komm herein
phones-label-refuse = Nein
phones-label-pause = Pause
phones-label-resume = Weiter
phones-label-pace = Tempo
phones-label-coins = Münzen
phones-label-cache = Steine im eigenen Vorrat
phones-label-supply = Steine im allgemeinen Vorrat
phones-label-rat = Ratte
phones-label-after-plague = Ratte nach der Pest
phones-label-prestige = Prestige
phones-label-messages = Botschaften
phones-label-cathedral = Steine in Notre Dame
phones-label-third = Dritte Karte, verdeckt
phones-label-friend = Vertrauter
phones-label-in-hand = noch nicht im Viertel
phones-label-bellringer = Glöckner
phones-label-rats = Ratten der drei Personen
phones-label-plague = die Pest schlägt zu
phones-label-pays = jeder Stein bringt
phones-label-kept = Behalten
phones-label-choose = Tippe an, was du wählst.
phones-label-nothing = Im Moment nichts zu wählen
phones-label-earlier = Frühere Runde
phones-label-later = Spätere Runde
phones-label-connecting = Verbindung wird hergestellt …
phones-label-no-connection = Keine Verbindung zum Bildschirm. Dein Platz bleibt dir erhalten; diese Seite versucht es von selbst wieder.
phones-label-reload = Das Programm hat eine neuere Seite. Lade sie neu.
phones-label-people = Mitspieler
phones-label-stand-in = Ein Bot springt ein
phones-label-wait = Warten
phones-label-light = Hell
phones-label-dark = Kerzenlicht
phones-label-larger = Größere Schrift
phones-label-smaller = Kleinere Schrift
phones-label-text-size = Schriftgröße
phones-label-picked = hat gewählt
phones-label-choosing = wählt

phones-do-keep = { $thing } behalten
phones-do-play = { $thing } spielen
phones-do-hire = { $thing } bestechen
phones-do-drive = Hierhin fahren
phones-do-take = Stein von hier nehmen: { $thing }
phones-do-lose = Stein hier verlieren: { $thing }
phones-do-remove = Stein von hier zurückgeben: { $thing }
phones-do-choose = { $thing } wählen
phones-at-home = { $market } in deinem Viertel
phones-cubes = { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
phones-cubes-friend = { $n ->
        [0] Nur der Vertraute
        [one] { $n } Stein und der Vertraute
       *[other] { $n } Steine und der Vertraute
    }

## Sätze auf einem Telefon
phones-choose-seat = Willkommen! Wer bist du, und welche Farbe möchtest du?
phones-you-host = Du bist Gastgeber: Starte, wenn alle da sind.
phones-wait-start = Wir warten, bis { $name } das Spiel startet.
phones-wait-start-screen = Das Spiel wird am Bildschirm gestartet.
phones-taken = Dieser Platz ist vergeben. Wähle einen anderen.
phones-full = Alle Plätze sind besetzt. Du kannst zuschauen.
phones-host-only = Das kann nur der Gastgeber.
phones-no-seat = Du schaust zu. Nimm Platz, um mitzuspielen.
phones-too-late = Danach wird nicht mehr gefragt.
phones-wasted = Das wäre verschenkt.
phones-refused = Der Gastgeber hat Nein gesagt. Du kannst zuschauen oder nach einem anderen Platz fragen.
phones-sent-away = Der Gastgeber hat dieses Telefon weggeschickt.
phones-closed = Der Tisch ist geschlossen. Danke fürs Mitspielen!
phones-claiming = { $host } wird gefragt, ob du für { $name } spielen darfst …
phones-claiming-screen = Am Bildschirm wird gefragt, ob du für { $name } spielen darfst …
phones-wants = { $name } möchte für { $seat } spielen.
phones-missing = Das Telefon von { $name } schläft oder ist nicht erreichbar, und { $name } ist an der Reihe.
phones-paused = { $name } hat das Spiel angehalten.
phones-paused-here = Das Spiel ist am Bildschirm angehalten.
phones-wanted-here = Jemand möchte { $name } am Bildschirm weiterspielen. Gibst du deinen Platz ab?
phones-who-here = am Bildschirm
phones-who-bot = Bot
phones-who-asleep = Telefon schläft
phones-who-stands-in = ein Bot springt ein

## Sätze am Bildschirm
phones-plays-now = { $name } spielt jetzt am Telefon.
phones-plays-here = { $name } spielt jetzt an diesem Bildschirm.
phones-stands-in = Ein Bot springt für { $name } ein, bis das Telefon zurück ist.
phones-play-with = Mit Telefonen spielen
phones-scan = Mit einem Telefon im selben WLAN scannen, oder eingeben:
phones-next-address = Andere Adresse
phones-close-seats = Telefone heimschicken
phones-opening = Plätze werden geöffnet …
phones-nobody = Kommt niemand herein? Die Telefone müssen im selben WLAN sein wie dieses Gerät, nicht in einem Gastnetz. Versuche eine andere Adresse oder den Hotspot eines Telefons.
phones-outdated = Das Telefon von { $name } zeigt die Seite einer anderen Version. Lade sie dort neu.
phones-no-network = Dieses Gerät ist in keinem Netz. Verbinde es mit dem WLAN der Telefone oder mit dem Hotspot eines Telefons, und öffne die Plätze noch einmal.
phones-failed-port = Telefone können nicht herein: Port { $port } ist belegt oder nicht erlaubt. Starte das Programm mit einem anderen --port.
phones-failed-host = Telefone können nicht herein: { $host } ist keine Adresse dieses Geräts. Starte das Programm mit einem anderen --host oder ohne.
phones-failed-system = Telefone können nicht herein: Das System lässt es nicht zu. Prüfe seine Firewall, und öffne die Plätze noch einmal.
phones-on-phone = am Telefon
phones-welcome = Willkommen!
phones-seat-human = An diesem Bildschirm
phones-missing-what = Das Spiel wartet: Entsperre das Telefon, dann geht es von selbst weiter.
phones-play-here = { $name } an diesem Bildschirm spielen
phones-asks-owner = { $name } wird am Telefon gefragt, ob hier jemand weiterspielen darf.
phones-keeps-seat = { $name } spielt am Telefon weiter.
phones-hint-ask = Erst wird am Telefon gefragt. Ist das Telefon verloren, braucht es das nicht.
