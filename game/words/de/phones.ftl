# Handys: was auf der Seite eines Handys steht, und was der Bildschirm über Handys sagt.

## Die Seite
phones-label-title = Notre Dame
phones-label-key = Code vom Bildschirm
phones-label-key-hint = Er steht unter dem QR-Code.
phones-label-key-old = Dieser Code ist von einem anderen Abend. Scanne den neuen, oder gib ihn hier ein.
phones-label-name = Dein Name
phones-label-colour = Deine Farbe
phones-label-sit = Platz nehmen
phones-label-change = Name oder Farbe ändern
phones-label-stand = Aufstehen
phones-label-take-seat = Platz nehmen
phones-label-cancel = Anfrage zurückziehen
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
phones-label-send-away-sure = Dieses Handy wegschicken? Es verliert seinen Platz für immer. Wer den Code hat, kann als jemand anders wiederkommen, außer es gibt einen neuen.
phones-label-send-away-code = Wegschicken, neuer Code
phones-label-new-code = Neuer Code
phones-label-admit = Ja, komm herein
phones-label-refuse = Nein
phones-label-pause = Pause
phones-label-ask-pause = Um eine Pause bitten
phones-label-resume = Weiter
phones-label-pace = Tempo
phones-label-coins = Münzen
phones-label-cubes = Steine
phones-label-cache = Steine im eigenen Vorrat
phones-label-supply = Steine im allgemeinen Vorrat
phones-label-rat = Rattenstein
phones-label-after-plague = Rattenstein nach der Pest
phones-label-prestige = Prestige
phones-label-messages = Botschaften
phones-label-cathedral = Steine in Notre Dame
phones-label-third = Dritte Karte, verdeckt
phones-label-friend = Vertrauter
phones-label-in-hand = noch nicht gesetzt
phones-label-bellringer = Glöckner
phones-label-rats = Ratten der drei Personen
phones-label-plague = die Pest schlägt zu
phones-label-pays = jeder Stein bringt
phones-label-kept = Behalten
phones-label-choose = Tippe an, was du wählst.
phones-label-nothing = Im Moment nichts zu wählen
phones-label-sent = Gesendet …
phones-label-earlier = Frühere Runde
phones-label-later = Spätere Runde
phones-label-connecting = Verbinde …
phones-label-no-connection = Keine Verbindung zum Bildschirm. Diese Seite versucht es von selbst weiter.
phones-label-seat-kept = Dein Platz bleibt dir erhalten.
phones-label-reload = Das Programm hat eine neuere Seite. Lade sie neu.
phones-label-elsewhere = Dieser Tisch ist in einem anderen Tab offen. Hier weiterspielen?
phones-label-use-here = Hier weiterspielen
phones-label-too-old = Dieser Browser ist zu alt, um deine Hand zu zeigen. Aktualisiere ihn oder nimm einen anderen.
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
phones-do-friend = Vertrauten setzen: { $thing }
phones-do-from = Von hier versetzen: { $thing }
phones-do-to = Hierhin versetzen: { $thing }
phones-do-place = Stein setzen: { $thing }
phones-do-activate = Aktion ausführen: { $thing }
phones-do-coin = Münze nehmen
phones-do-cube = Stein nehmen
phones-do-kill = Ratte vertreiben
phones-do-carry = Versetzen: { $thing }
phones-do-spend = { $n ->
        [0] Keine Münze zahlen
        [one] 1 Münze zahlen
       *[other] { $n } Münzen zahlen
    }
phones-do-donate = Spenden: { $thing }
phones-do-repeat = Nehmen: { $thing }
phones-do-discard = Abwerfen: { $thing }
phones-do-done = Abschließen
phones-what-take = Ein Stein wird versetzt: { $here } → { $there }.
phones-what-friend = Dein Vertrauter kommt hierhin, und du führst die Aktion des Gebäudes aus.
phones-what-place = Der Stein kommt hierhin, und du führst die Aktion des Gebäudes aus.
phones-what-activate = Du führst die Aktion des Gebäudes aus. Keine Figur wird versetzt.
phones-what-fool-from = Diese Figur verlässt das Gebäude; danach wählst du, wohin.
phones-what-minstrel-from = Figuren verlassen dieses Gebäude; danach wählst du, wohin.
phones-what-actress-from = Alle deine Figuren hier verlassen das Gebäude; danach wählst du, wohin.
phones-what-fool-to = Die Figur kommt hierhin, und du führst die Aktion des Gebäudes aus.
phones-what-minstrel-to = Die Figuren kommen hierhin. Keine Aktion folgt.
phones-what-actress-to = Alle Figuren kommen hierhin, und du führst die Aktion des Gebäudes aus.
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

## Sätze auf einem Handy
phones-choose-seat = Willkommen! Wer bist du, und welche Farbe möchtest du?
phones-you-host = Du bist Gastgeber: Starte, wenn alle da sind.
phones-wait-start = Wir warten, bis { $name } das Spiel startet.
phones-wait-start-screen = Wir warten, bis das Spiel am Bildschirm gestartet wird.
phones-taken = Dieser Platz ist schon vergeben. Wähle einen anderen.
phones-letters = Der Bildschirm hat keine Zeichen für { $letters }. Bitte schreib deinen Namen ohne sie.
phones-full = Alle Plätze sind besetzt. Du kannst zuschauen.
phones-host-only = Das kann nur der Gastgeber.
phones-no-seat = Du schaust zu. Nimm Platz, um mitzuspielen.
phones-too-late = Zu spät: Das ist schon entschieden.
phones-wasted = Das wäre verschenkt.
phones-refused = Der Gastgeber hat Nein gesagt. Du kannst zuschauen oder nach einem anderen Platz fragen.
phones-seat-taken = Auf deinem Platz spielt jetzt { $name }. Du kannst zuschauen oder nach einem anderen Platz fragen.
phones-sent-away = Der Gastgeber hat dieses Handy weggeschickt.
phones-new-code = Der Bildschirm zeigt einen neuen Code. Alle, die da sind, bleiben dabei.
phones-closed = Die Tischrunde ist aufgelöst. Danke fürs Mitspielen!
phones-claiming = { $host } entscheidet gerade, ob du für { $name } spielen darfst …
phones-claiming-screen = Am Bildschirm entscheidet sich gerade, ob du für { $name } spielen darfst …
phones-wants = { $name } möchte für { $seat } weiterspielen.
phones-missing = { $name } ist an der Reihe, aber das Handy von { $name } schläft oder ist nicht erreichbar.
phones-paused = { $name } hat das Spiel angehalten.
phones-paused-here = Das Spiel ist am Bildschirm angehalten.
phones-asks-pause = { $name } bittet um eine Pause.
phones-wanted-here = Jemand möchte für { $name } am Bildschirm weiterspielen. Gibst du deinen Platz ab?
phones-wanted-bot = Am Bildschirm soll ein Bot für { $name } weiterspielen. Gibst du deinen Platz ab?
phones-wanted-by = { $who } möchte für { $name } an einem anderen Handy weiterspielen. Gibst du deinen Platz ab?
phones-who-here = am Bildschirm
phones-who-bot = Bot
phones-who-asleep = Handy schläft
phones-who-stands-in = ein Bot springt ein

## Sätze am Bildschirm
phones-plays-now = { $name } spielt jetzt am Handy.
phones-plays-for = { $who } spielt jetzt am Handy für { $name }.
phones-plays-here = { $name } spielt jetzt an diesem Bildschirm.
phones-stands-in = Ein Bot springt für { $name } ein, bis das Handy wieder da ist.
phones-play-with = Mit Handys spielen
phones-hands = Jede Hand kann auf einem Handy liegen: Öffnet das Menü und wählt „{ $entry }“.
phones-scan = Mit einem Handy im selben WLAN scannen, oder eingeben:
phones-scan-to-sit = Zum Platznehmen den Code scannen.
phones-add-here = Hier mitspielen
phones-next-address = Andere Adresse
phones-close-seats = Alle Handys trennen
phones-close-really = Alle trennen? Die Karten sind dann hier zu sehen
phones-opening = Plätze werden geöffnet …
phones-nobody = Kommt niemand herein? Die Handys müssen im selben WLAN sein wie dieses Gerät, nicht in einem Gastnetz. Versuche eine andere Adresse oder den Hotspot eines Handys.
phones-outdated = Das Handy von { $name } zeigt die Seite einer anderen Version. Lade sie dort neu.
phones-no-network = Dieses Gerät ist in keinem Netz. Verbinde es mit dem WLAN der Handys oder mit dem Hotspot eines Handys, und öffne die Plätze noch einmal.
phones-failed-port = Handys können sich nicht verbinden: Port { $port } ist belegt oder nicht erlaubt. Starte das Programm mit einem anderen --port.
phones-failed-host = Handys können sich nicht verbinden: { $host } ist keine Adresse dieses Geräts. Starte das Programm mit einem anderen --host oder ohne.
phones-failed-system = Handys können sich nicht verbinden: Das System lässt es nicht zu. Prüfe seine Firewall, und öffne die Plätze noch einmal.
phones-failed-error = Handys können sich nicht verbinden: Es ist ein Fehler aufgetreten, den das Programm nicht kennt. Mehr steht in seinem Protokoll. Öffne die Plätze noch einmal.
phones-on-phone = Am Handy
phones-welcome = Willkommen!
phones-seat-human = An diesem Bildschirm
phones-missing-what = Das Spiel wartet: Entsperre das Handy, dann geht es von selbst weiter.
phones-play-here = Für { $name } an diesem Bildschirm spielen
phones-asks-owner = Das Programm fragt { $name } am Handy, ob hier jemand weiterspielen darf.
phones-asks-owner-for = Das Programm fragt { $name } am Handy, ob { $who } den Platz haben darf.
phones-keeps-seat = { $name } spielt am Handy weiter.
phones-hint-ask = Erst fragt das Programm am Handy nach, außer wenn es nicht erreichbar ist.
