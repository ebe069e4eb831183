# Das erste Spiel, das beim Spielen lehrt. Höchstens etwa dreißig Wörter je Blase, für jemanden, der es nie gesehen hat.

## Darum herum
lesson-title = Spielen lernen
lesson-note = Ein erstes Spiel, mit Lehrer
lesson-hint = Ein erstes Spiel gegen zwei sanfte Bots, mit einem Lehrer, der alles erklärt, sobald es vorkommt.
lesson-go-on = Weiter
lesson-hold = Gedrückt halten: keine Erklärungen mehr
lesson-play-on = Ohne Erklärungen weiterspielen
lesson-with = Mit Erklärungen weiterspielen
lesson-off = Keine Erklärungen mehr. Das Pausenmenü holt den Lehrer zurück.
lesson-on = Der Lehrer ist wieder da und meldet sich, wenn etwas neu ist.
lesson-nothing = Der Lehrer hat gerade nichts hinzuzufügen.

## Die erste Runde
lesson-welcome = Paris, um 1400. Im Schatten von Notre Dame wetteifern mächtige Familien, und du, { $name }, führst eine von ihnen an, { $colour ->
       *[blue] in Blau
        [green] in Grün
        [red] in Rot
        [yellow] in Gelb
        [purple] in Violett
    }. Neun Runden; das meiste Prestige gewinnt. Ich erkläre alles, sobald es vorkommt.
lesson-prestige = Hier steht dein Prestige. Du siehst nur dein eigenes; das der anderen bleibt bis zum Ende geheim.
lesson-borough = Das ist dein Viertel: sieben Gebäude, jedes mit einer eigenen Aktion – und der Hafen, wo die Ratten an Land kommen.
lesson-plate = Du hast { $coins } Münzen und { $cache } Steine im eigenen Vorrat, bereit zum Setzen. Weitere { $supply } liegen im allgemeinen Vorrat: Die musst du dir erst verdienen.
lesson-persons = Jede Runde kommen drei Personen. Später darfst du eine bestechen. Die Ratten auf ihren Karten bringen die Pest dieser Runde: heute { $rats }.
lesson-draft = Zuerst wählst du Karten. Behalte eine von dreien und gib zwei nach links. Von den beiden, die du bekommst, behalte eine; die letzte nimmst du.
lesson-passed = Diese zwei kommen von rechts. Behalte eine, die andere gibst du weiter. Eine Karte in anderer Farbe wirkt in deinem Viertel genauso.
lesson-hand = Deine Hand ist vollständig. Zwei dieser Karten spielst du nacheinander; die dritte wird verdeckt abgelegt.
lesson-grown = Sieh dir { $sector } an: Dein Einfluss dort ist jetzt { $n }. Jeder weitere Stein macht die Aktion stärker – beim nächsten Mal zählt sie { $next } statt { $n }.
lesson-others = Jetzt spielen die anderen. Die Zeile unter der Ansage sagt, was { $name } tut.
lesson-second = Deine zweite Karte. Die übrige wird abgelegt – bis der Durchgang endet und alle neun Karten zurückkommen.

## Was zu seiner Zeit kommt
lesson-contrary = Du hast dich anders entschieden? Auch gut! Es gibt viele gute Wege – ich schlage immer nur vor.
lesson-friend = Dein Vertrauter braucht keinen Stein. Stelle ihn in eines deiner Gebäude: Er zählt dort wie ein Stein, und du führst die Aktion sofort aus.
lesson-drive = Hier steht deine Kutsche. Sie darf { $n ->
        [one] einen Markt
       *[other] bis zu { $n } Märkte
    } weit fahren, durch die ganze Stadt. Die leuchtenden Märkte sind erreichbar.
lesson-message = Eine Botschaft zahlt sofort: Prestigepunkte, oft dazu eine Münze, einen Stein oder eine Ratte weniger. Sammle die Farben gleichmäßig: erst eine von jeder, dann die zweite.
lesson-donate = Spende 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestigepunkte. Am Ende des Durchgangs hat dein Stein auch Anteil an den { $pot } Punkten von Notre Dame.
lesson-benefit = Du wählst, was du bekommst: eine Münze, einen Stein für den Vorrat oder eine Ratte weniger.
lesson-empty = Dein Vorrat ist leer! Für eine Karte musst du jetzt einen deiner Steine vom Plan nehmen. Die Klosterschule bringt neue.
lesson-take = Ohne Stein im Vorrat nimmst du einen von anderswo – oder verzichtest auf die Aktion.
lesson-hire = Mit einer Münze bestichst du eine dieser Personen, und sie hilft dir sofort. Andere dürfen dieselbe bestechen. Sieh näher hin, um zu lesen, was sie tun.
lesson-poor = Du hast keine Münze mehr und kannst diese Runde niemanden bestechen. Die Bank bringt Münzen.
lesson-lose = Die Pest nimmt einen Stein aus deinem stärksten Gebäude. Mehrere sind gleich stark: Du wählst.
lesson-bonus = Dein Park ist stark genug: Ab jetzt bringt er bei jedem Prestigegewinn { $bonus } dazu, und für je 2 weitere Steine dort 1 mehr.
lesson-danger = Vorsicht! Nach jetzigem Stand steigt dein Rattenstein über 9: Das kostet 2 Prestigepunkte und einen Stein. Park, Hospital und Gasthaus vertreiben Ratten.
lesson-ninth = Dein Rattenstein steht auf 9, dem letzten Feld. Kommen weitere Ratten, schlägt die Pest zu – Runde für Runde.

## Die Pest und das Ende der Runde
lesson-plague = Nun die Pest. { $doctor ->
        [yes] Der Arzt hält die Ratten von dir fern
       *[no] { $rats ->
            [0] Keine Ratten kommen
            [one] Eine Ratte kommt
           *[other] { $rats } Ratten kommen
        }
    }{ $hospital ->
        [0] , und in deinem Hospital ist niemand, der sie abhält
       *[other] , und dein Hospital hält { $hospital } ab
    }: Dein Rattenstein { $move ->
        [stays] bleibt auf { $from }
       *[goes] geht von { $from } auf { $to }
    }.
lesson-held-off = Dein Hospital ist stärker als die Ratten dieser Runde: Dein Rattenstein geht sogar zurück, von { $from } auf { $to }.
lesson-strike = Dein Rattenstein käme über 9: Die Pest schlägt zu. Du verlierst 2 Prestigepunkte und einen Stein aus deinem stärksten Gebäude; der Rattenstein bleibt auf 9.
lesson-strike-other = Die Pest trifft { $name }: Der Rattenstein wäre über 9 gestiegen. Das kostet 2 Prestigepunkte und einen Stein aus dem stärksten Gebäude.
lesson-stay = Dein Rattenstein bleibt auf { $rat }, und die Ratten der nächsten Runde kommen dazu. Zurück geht er nur, wenn du Ratten vertreibst: Park, Hospital, Gasthaus, Botschaften.
lesson-bell = Die Runde ist vorbei. Der Glöckner geht nach links: { $name } beginnt die nächste.
lesson-paid = Der Durchgang endet: Notre Dame verteilt { $pot } Prestigepunkte. { $cubes ->
        [one] Hier liegt ein Stein, er bekommt { $each }
       *[other] Hier liegen { $cubes } Steine, jeder bekommt { $each }
    }; { $mine ->
        [0] deiner ist diesmal nicht dabei
        [one] { $cubes ->
            [one] es ist deiner
           *[other] einer davon ist deiner
        }
       *[other] { $mine } davon sind deine
    }. Dann gehen alle Steine zurück.
lesson-bonus-paid = Dein Park wirkt: { $park } dieser { $n } Prestigepunkte kommen von ihm.

## Spätere Runden
lesson-round-2 = Runde zwei, und { $rats ->
        [0] diesmal kommen keine Ratten
        [one] eine Ratte kommt
       *[other] { $rats } Ratten kommen
    }: Nach jetzigem Stand endet dein Rattenstein auf { $to }. Der kleine Pfeil zeigt es immer. Über 9 tut es weh.
lesson-round-3 = Die letzte Runde des Durchgangs. An ihrem Ende verteilt Notre Dame { $pot } Prestigepunkte auf alle Steine dort: nach jetzigem Stand { $pays } für jeden.
lesson-period-b = Durchgang B. Alle neun Karten sind wieder in deinem Stapel. Steine, Münzen und Ratten bleiben – bau auf dem auf, was du hast.
lesson-brown = Die braunen Personen sind immer dieselben sechs, in jedem Durchgang neu gemischt. Jede graue kommt nur einmal, und sie werden immer stärker.
lesson-alone = Ab jetzt spielst du allein; ich melde mich nur, wenn etwas neu ist. Die Kerze gibt einen Tipp, der Knopf daneben holt mich zurück.
lesson-period-c = Der letzte Durchgang. Seine grauen Personen belohnen, was du aufgebaut hast: starke Gebäude oder viele. Heb eine Münze für sie auf.
lesson-last = Die letzte Runde! Übrige Münzen und Steine zählen nur bei Gleichstand. Mach Prestige aus allem, was du hast.

## Das Ende
lesson-over = Neun Runden sind gespielt, und Notre Dame hat zum letzten Mal gezahlt. Mehr wird nicht gewertet: Alle Prestigepunkte kamen schon unterwegs.
lesson-ranking = { $won ->
        [yes] Du hast { $best } Prestigepunkte und gewinnst! Gut gespielt.
       *[no] { $name } hat die meisten Prestigepunkte, { $best }, und gewinnt. Du hast { $mine }.
    } Jetzt liegt das Prestige aller offen.
lesson-tie = Gleichstand an der Spitze! Dann werden Münzen und Steine im Vorrat zusammengezählt: Wer mehr hat, gewinnt.
lesson-sources = Deine besten Quellen: { $first } ({ $n }), { $second } ({ $m }). Die nächste Seite zeigt sie für alle, Runde für Runde.
lesson-cost = Die Pest hat dich { $lost ->
        [one] { $lost } Prestigepunkt
       *[other] { $lost } Prestigepunkte
    } gekostet – und Steine. Früh ein wenig ins Hospital zu setzen lohnt sich oft.
lesson-next = Das war dein erstes Spiel! Wähle nächstes Mal im neuen Spiel „Bots anpassen“, oder spiel mit Freunden. Regeln und Tipps sind immer da. Bis bald in Paris!

## Rat: was man wählen kann, und warum. $why beginnt klein und endet mit einem Punkt.
lesson-advice-draft-first = Ich würde { $card } behalten; { $why } Wähle, wie du magst – jede Karte ist zu etwas gut.
lesson-advice-draft = Ich würde { $card } behalten; { $why }
lesson-advice-play-first = Ich würde { $card } spielen; { $why } Wähle diese Karte und dann ihr Feld auf dem Tisch.
lesson-advice-play = Ich würde { $card } spielen; { $why }
lesson-advice-friend = Ich würde den Vertrauten { $sector } stellen: { $why }
lesson-advice-drive = Ich würde zu diesem Markt fahren: { $why }
lesson-advice-collect = Nimm sie! Botschaften lohnen sich, und manche Personen belohnen sie.
lesson-advice-benefit = Ich würde das hier wählen: { $why }
lesson-advice-donate = Ich würde { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } spenden: { $why }
lesson-advice-keep-coins = Ich würde meine Münzen diesmal behalten. Nichts zu spenden ist erlaubt.
lesson-advice-hire = Ich würde { $person } bestechen: { $why }
lesson-advice-other = Ich würde das hier wählen: { $why }

## Wozu eine Karte gut ist: geht nach „Ich würde die Bank behalten: “ weiter
lesson-good-cloister = sie füllt deinen Vorrat mit Steinen, und mit Steinen spielst du.
lesson-good-bank = sie bringt Münzen, für Personen und für Notre Dame.
lesson-good-residence = sie bringt Prestigepunkte, mit jedem Stein mehr.
lesson-good-carriage = sie schickt deine Kutsche zu Botschaften, und die zahlen sofort.
lesson-good-hotel = es bringt eine Münze, einen Stein oder eine Ratte weniger, wie du willst.
lesson-good-park = er vertreibt eine Ratte und bringt später bei jedem Prestigegewinn etwas dazu.
lesson-good-hospital = es vertreibt eine Ratte und hält bei jeder Pest Ratten ab.
lesson-good-notredame = diese Karte macht aus Münzen Prestige, und dein Stein bringt am Ende des Durchgangs noch mehr.
lesson-good-friend = er stärkt ein Gebäude und führt dessen Aktion aus, ohne Stein.

## Eine Karte ist gewählt: was auf ihrem Feld geschieht
lesson-place-cloister = Setze einen Stein in deine Klosterschule. Dein Einfluss dort ist dann { $n }, und ebenso viele Steine kommen in deinen Vorrat.
lesson-place-bank = Setze einen Stein in deine Bank. Dein Einfluss dort ist dann { $n }, und ebenso viele Münzen bekommst du.
lesson-place-residence = Setze einen Stein in deine Residenz. Dein Einfluss dort ist dann { $n }, und ebenso viele Prestigepunkte bringt sie.
lesson-place-carriage = Setze einen Stein in deine Kutscherei. Dein Einfluss dort ist dann { $n }, und höchstens so viele Märkte weit darf deine Kutsche fahren.
lesson-place-hotel = Setze einen Stein in dein Gasthaus und wähle einen Vorteil. Ab Einfluss 3 wählst du zweimal; du hast dann { $n }.
lesson-place-park = Setze einen Stein in deinen Park: Er vertreibt eine Ratte. Je 2 Steine bringen bei jedem Prestigegewinn 1 dazu; du hast dann { $n }.
lesson-place-hospital = Setze einen Stein in dein Hospital: Es vertreibt eine Ratte. Dein Einfluss dort ist dann { $n } und hält bei jeder Pest { $n ->
        [one] eine Ratte
       *[other] { $n } Ratten
    } ab.
lesson-place-notredame = Geh zur Kathedrale: Münzen werden sofort zu Prestige, und am Ende des Durchgangs werden { $pot } Prestigepunkte auf alle Steine dort verteilt.
lesson-place-friend = Stelle deinen Vertrauten in ein leuchtendes Gebäude. Er zählt dort wie ein Stein, und du führst die Aktion sofort aus.

## Auf der Seite eines Servers, wo manches anders liegt als auf dem Tisch
lesson-page-back = Zurück
lesson-page-again = Die letzte Erklärung noch einmal
lesson-page-off = Keine Erklärungen mehr. Unter „Mehr“ holst du den Lehrer zurück.
lesson-page-advised = vom Lehrer vorgeschlagen
lesson-page-others = Jetzt spielen die anderen. Was sie tun, wird aufgeschrieben, das Neueste zuletzt: Lies nach, was { $name } getan hat.
lesson-page-drive = Hier steht deine Kutsche. Sie darf { $n ->
        [one] einen Markt
       *[other] bis zu { $n } Märkte
    } weit fahren, durch die ganze Stadt. Die erreichbaren Märkte leuchten gleich auf.
lesson-page-hire = Mit einer Münze bestichst du eine dieser Personen, und sie hilft dir sofort. Andere dürfen dieselbe bestechen. Wähle eine aus, um zu lesen, was sie tut, und bestätige erst dann.
lesson-page-alone = Ab jetzt spielst du allein; ich melde mich nur, wenn etwas neu ist. „Tipp“ hilft dir weiter, und unter „Mehr“ kannst du mich noch einmal lesen.
lesson-page-sources = Deine besten Quellen: { $first } ({ $n }), { $second } ({ $m }). Das Ergebnis zeigt sie für alle.
lesson-page-advice-play-first = Ich würde { $card } spielen; { $why } Wähle eine Karte, lies, was sie tut, und bestätige.
lesson-page-place-friend = Bestätige und wähle dann ein Gebäude für deinen Vertrauten. Er zählt dort wie ein Stein, und du führst die Aktion sofort aus.
