# Der Tisch: was gefragt ist, was auf den Knöpfen steht, warum etwas nicht geht.

table-ask-draft = { $name }: Behalte eine Karte und gib die { $cards ->
        [one] andere
       *[other] anderen
    } nach links weiter
table-draft-two = { $name }: Behalte eine Karte und gib die { $cards ->
        [one] andere
       *[other] anderen
    } { $to } weiter
table-ask-play = { $name }: Spiele eine deiner Karten
table-place = { $name }: Setze einen Stein auf das leuchtende Feld ({ $card })
table-place-friend = { $name }: Stelle deinen Vertrauten in ein leuchtendes Gebäude
table-which-card = { $name }: Wähle die Karte für das leuchtende Feld ({ $place })
table-ask-take = { $name }: Vorrat leer – versetze einen Stein { $to }
table-ask-friend = { $name }: Stelle deinen Vertrauten in ein leuchtendes Gebäude
table-ask-benefit = { $name }: Wähle deinen Vorteil ({ $source })
table-ask-drive = { $name }: Fahre mit der Kutsche zu einem leuchtenden Markt
table-ask-collect = { $name }: Diese Botschaft nehmen?
table-ask-donate = { $name }: Wie viele Münzen spendest du Notre Dame?
table-ask-hire = { $name }: Bestich für eine Münze eine Person – oder niemanden
table-ask-hire-more = { $name }: Der Ratsherr lässt dich noch eine Person bestechen
table-ask-minstrel-from = { $name }: Aus welchem Gebäude versetzt der Spielmann Figuren?
table-ask-minstrel-to = { $name }: In welches Gebäude?
table-ask-carry = { $name }: Wie viele Figuren versetzt du?
table-ask-fool-from = { $name }: Welche Figur versetzt der Narr?
table-ask-fool-to = { $name }: In welches Gebäude? Du führst dessen Aktion aus
table-ask-actress-from = { $name }: Aus welchem Gebäude versetzt du alle Figuren?
table-ask-actress-to = { $name }: In welches Gebäude? Du führst dessen Aktion aus
table-ask-place = { $name }: Setze den Stein in ein leuchtendes Gebäude ({ $source })
table-ask-activate = { $name }: Von welchem Gebäude führst du die Aktion aus?
table-ask-remove = { $name }: Lege Steine für je 2 Prestigepunkte zurück, dann „Fertig“
table-ask-spend = { $name }: Gib Münzen zurück und vertreibe für jede eine Ratte
table-ask-repeat = { $name }: Welche Botschaften zahlen noch einmal?
table-ask-lose = { $name }: Die Pest nimmt einen Stein – aus welchem Gebäude?
table-ask-choose = { $name }: Wähle eines davon ({ $source })
table-ask-own-from = { $name }: Was versetzt du? ({ $source })

table-why-draft = Wähle eine der Karten vor dir.
table-why-keep = Lege die Karte, die du behältst, auf die Stadt.
table-why-play = Wähle zuerst eine deiner Karten.
table-why-place = Diese Karte gehört auf das leuchtende Feld.
table-why-take = Hier liegt kein Stein von dir.
table-why-take-to = Der Stein kommt hierhin: { $place }.
table-why-friend = Der Vertraute geht in ein leuchtendes Gebäude deines Viertels.
table-why-benefit = Wähle mit einem der Knöpfe.
table-why-drive = So weit kommt deine Kutsche nicht.
table-why-collect = Wähle mit einem der Knöpfe.
table-why-donate = Wähle mit einem Knopf oder lege Münzen einzeln auf die Kathedrale.
table-donate-laid = Drücke auf die Kathedrale, um { $coins ->
        [one] diese Münze
       *[other] diese { $coins } Münzen
    } zu spenden.
table-why-hire = Bestich eine der drei Personen rechts oder niemanden.
table-why-minstrel-from = Hier steht nichts von dir, was sich versetzen ließe.
table-why-minstrel-to = Die Figuren gehen in ein anderes Gebäude deines Viertels.
table-why-carry = Wähle mit einem der Knöpfe.
table-why-fool-from = Der Narr kann hier nichts nehmen.
table-why-fool-to = Die Figur geht in ein anderes Gebäude deines Viertels.
table-why-actress-from = Hier steht nichts von dir, was sich versetzen ließe.
table-why-actress-to = Die Figuren gehen in ein anderes Gebäude deines Viertels.
table-why-activate = Nur die Aktion eines Gebäudes mit Einfluss lässt sich ausführen.
table-why-remove = Hier liegt kein Stein von dir.
table-why-spend = Wähle mit einem der Knöpfe.
table-why-repeat = Wähle mit einem der Knöpfe.
table-why-lose = Die Pest nimmt den Stein aus einem deiner stärksten Gebäude.
table-why-choose = Wähle mit einem der Knöpfe.

table-gain-coin = eine Münze
table-gain-cube = ein Stein
table-gain-kill = eine Ratte weniger
table-donate = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } → { $prestige }
table-donate-none = Nichts spenden
table-spend = { $coins ->
        [0] Nichts
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
table-discard = { $card }: ohne Wirkung
table-choice-pass = Niemanden bestechen
table-choice-forgo = Auf die Aktion verzichten
table-choice-collect = Nehmen
table-choice-leave = Liegen lassen
table-choice-done = Fertig

table-waiting = { $name } überlegt …
table-turn = { $a ->
       *[any] { $name } ist am Zug
    }
table-waiting-all = Die anderen wählen …
table-waiting-everyone = Alle wählen …
table-waiting-some = { $names } wählen …
table-course-draw = Alle ziehen drei Karten
table-course-keep = Alle behalten eine Karte
table-course-pass = { $seats ->
        [2] Die Karten werden getauscht
       *[other] Die Karten gehen nach links
    }
table-course-plague = Die Pest: Die Ratten kommen
table-course-over = Die Runde ist zu Ende
table-course-notredame = Notre Dame verteilt Prestige
table-course-round = Eine neue Runde beginnt
table-round = Runde { $label }
table-stood-in = { $name } war zu tief in Gedanken: Es kam ein schneller Zug.
table-curtain = { $name }, du bist dran
table-curtain-how = Drücke, wenn die anderen wegsehen
table-spy = { $name } sieht die Personen, die noch kommen
table-being-laid = Der Tisch wird gedeckt …
table-over = Das Spiel ist zu Ende
table-unstarted = Das System hat keinen Platz für den Prozess der Bots: { $name } hat einen schnellen Zug gemacht. Schließe andere Programme oder starte dieses aus einem anderen Ordner neu.

table-undo-of = { $name }: zurücknehmen
table-restart-turn = Zug neu beginnen
table-done = Fertig
table-done-prompt = { $name }: Ist dein Zug zu Ende, oder nimmst du etwas zurück?
table-nothing-to-undo = Jetzt lässt sich nichts zurücknehmen.
table-taken-back-card = { $name } nimmt { $card } zurück.
table-taken-back = { $name } nimmt die letzte Wahl zurück.
table-warn = { $name }: Das wäre verschenkt. Wähle es noch einmal, wenn du es willst.
table-recap-title = Willkommen zurück
table-recap-round = Runde { $label }, { $n } von { $all }
table-recap-last = Zuletzt: { $what }
