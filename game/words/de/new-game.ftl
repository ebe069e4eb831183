# A new game: players, edition and options, and what each control is for.

new-game-title = Neues Spiel
new-game-players = Spieler
new-game-name = Name
new-game-colour = Farbe
new-game-player-human = Mensch
new-game-player-random = Bot · zufällig
new-game-player-quick = Bot · flink
new-game-player-easy = Bot · leicht
new-game-player-apprentice = Bot · Lehrling
new-game-player-journeyman = Bot · Geselle
new-game-player-normal = Bot · normal
new-game-player-hard = Bot · schwer
new-game-player-master = Bot · Meister
new-game-player-strength = Bot · Stärke { $n }
new-game-strength = Stärke
new-game-suits = Bots anpassen
new-game-suited = { $games ->
    [1] { $won ->
        [0] Du hast deine letzte Partie gegen Stärke { $against } verloren
       *[other] Du hast deine letzte Partie gegen Stärke { $against } gewonnen
    }
   *[other] Du hast { $won } von deinen letzten { $games } Partien gegen Stärke { $against } gewonnen
}: jetzt { $strength }.
new-game-suited-unknown = Noch keine Partien gegen Bots: { $strength } für den Anfang. Danach geht es nach deinen Siegen.
new-game-add-player = Spieler hinzufügen
new-game-start = Beginnen
new-game-edition = Ausgabe
new-game-edition-anniversary = Jubiläumsausgabe
new-game-edition-alea-2007 = alea 2007
new-game-edition-riogrande-2007 = Rio Grande 2007
new-game-edition-bluebear = BlueBear online
new-game-edition-custom = Eigene Ausgabe
new-game-option-hotel-double-at = Einfluss für zwei Vorteile im Gasthaus
new-game-option-coins-limited = Nur 25 Münzen im Spiel
new-game-option-fool-from-notredame = Narr darf aus Notre Dame nehmen
new-game-option-message-cube-prestige = Prestige der Botschaft mit Stein
new-game-option-may-decline = Karte ohne Wirkung spielen erlaubt
new-game-new-persons = Neue Personen
new-game-open-prestige = Offenes Prestige
new-game-open-hands = Offene Karten
new-game-strict-memory = Strenges Gedächtnis
new-game-advanced = Regeln für Kenner
new-game-first = Startspieler: { $name }
new-game-first-random = Startspieler: ausgelost
new-game-portrait = Figur
new-game-seed = Zufallszahl (leer: irgendeine)
new-game-hint-name = Wer hier sitzt. Gespielt wird in der Reihenfolge der Plätze, im Uhrzeigersinn.
new-game-hint-colour = Farbe und Zeichen des Spielers. Hat sie schon ein anderer, tauscht ihr.
new-game-hint-remove = Diesen Spieler entfernen.
new-game-hint-player-human = Ein Mensch vor diesem Bildschirm.
new-game-hint-player-random = Spielt irgendeinen erlaubten Zug.
new-game-hint-player-quick = Entscheidet sofort, nach einfachem Urteil.
new-game-hint-player-easy = Kennt die Regeln, irrt sich aber oft: gut für das erste Spiel.
new-game-hint-player-apprentice = Lernt das Handwerk noch und irrt sich öfter: für die ersten Spiele.
new-game-hint-player-journeyman = Versteht sein Handwerk, verschätzt sich aber manchmal: eine Stufe unter normal.
new-game-hint-player-normal = Ein ordentlicher Gegner, der sich hin und wieder irrt.
new-game-hint-player-hard = Denkt voraus und irrt sich nicht.
new-game-hint-player-master = Denkt einige Sekunden über jeden Zug nach: der Stärkste.
new-game-hint-player-strength = Spielt zwischen den Stufen: Gegen drei normale Bots erreicht er etwa { $n } Prestige.
new-game-hint-strength = So viel Prestige erreicht dieser Bot ungefähr gegen drei normale. Die Kerben sind die Stufen.
new-game-hint-suits = Stellt die Bots so ein, dass du zu viert etwa zwei von fünf Partien gewinnst.
new-game-hint-edition-anniversary = Die Regeln der Jubiläumsausgabe zum zehnten Geburtstag.
new-game-hint-edition-alea-2007 = Die erste Ausgabe, wie sie 2007 gedruckt wurde.
new-game-hint-edition-riogrande-2007 = Die erste englische Ausgabe: Münzen gehen nie aus.
new-game-hint-edition-bluebear = Die Online-Fassung von BlueBear: milder, mit kleinen Unterschieden.
new-game-hint-edition-custom = Eine eigene Ausgabe: so, wie es unten eingestellt ist.
new-game-hint-edition-own = Die Ausgabe „{ $edition }“ aus deinem eigenen Inhaltsordner.
new-game-hint-edition-file = Die Ausgabe „{ $edition }“ aus einer Datei.
new-game-hint-option-hotel-double-at = Ab diesem Einfluss bringt das Gasthaus zwei Vorteile statt eines einzigen.
new-game-hint-option-coins-limited = Die Münzen im allgemeinen Vorrat können ausgehen; dann zahlt der reichste Mitspieler.
new-game-hint-option-fool-from-notredame = Der Narr darf auch einen Stein aus Notre Dame nehmen.
new-game-hint-option-message-cube-prestige = Das Prestige der Botschaft, die einen Stein bringt.
new-game-hint-option-may-decline = Eine Karte darf gespielt werden, ohne ihre Aktion auszuführen.
new-game-hint-new-persons = 18 graue Personen mehr; in jedem Spiel kommen neun der 27 vor.
new-game-hint-open-prestige = Alle sehen das Prestige aller. Sonst bleibt es bis zum Ende geheim.
new-game-hint-open-hands = Alle Karten liegen offen, für Familien. Sonst verbirgt ein Vorhang die Karten jedes Spielers.
new-game-hint-strict-memory = Der Verlauf zeigt nur die jetzige Runde: Abgelegte Karten darf niemand durchsehen. Nach dem Spiel zeigt er alles.
new-game-hint-advanced = Einzelne Regeln, in denen sich die Ausgaben unterscheiden, und die Zufallszahl fürs Mischen.
new-game-hint-first = Wer anfängt und zuerst den Glöckner erhält.
new-game-hint-seed = Bestimmt, wie gemischt wird: gleiche Zahl, gleiches Spiel (ein anderes als in Version 1.0).
new-game-phones = Mit Handys spielen
new-game-hint-phones = Jede Hand auf dem eigenen Handy: Code scannen und Platz nehmen.

new-game-own-persons-chosen = Eigene Personen: { $n }
new-game-hint-own-persons = Eigene Personen und Ausgaben aus Dateien: Welche sind in dieser Partie dabei?
