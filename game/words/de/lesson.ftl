# Das erste Spiel, das beim Spielen lehrt. Höchstens etwa dreißig Wörter je Blase, für jemanden, der es nie gesehen hat.

## Darum herum
lesson-title = Spielen lernen
lesson-note = Ein erstes Spiel, mit Lehrer
lesson-hint = Ein erstes Spiel gegen zwei sanfte Bots, mit einem Lehrer, der alles erklärt, wenn es dran ist.
lesson-go-on = Weiter
lesson-hold = Halten: keine Lektionen mehr
lesson-play-on = Ohne Lektionen weiterspielen
lesson-with = Mit Lektionen weiterspielen
lesson-off = Keine Lektionen mehr. Das Pausenmenü holt den Lehrer zurück.
lesson-on = Der Lehrer ist wieder da und meldet sich, wenn etwas neu ist.
lesson-nothing = Der Lehrer hat gerade nichts zu sagen.

## Die erste Runde
lesson-welcome = Willkommen in Paris! Du bist { $name }, { $colour ->
       *[blue] Blau
        [green] Grün
        [red] Rot
        [yellow] Gelb
        [purple] Violett
    }: Hier steht, was du hast. Sammle in neun Runden Prestige: Wer am Ende am meisten hat, gewinnt. Ich erkläre alles, wenn es kommt.
lesson-prestige = Hier steht dein Prestige. Du siehst nur dein eigenes; das der anderen bleibt bis zum Ende geheim.
lesson-borough = Das ist dein Viertel: sieben Gebäude, jedes mit einer eigenen Aktion – und der Hafen, wo die Ratten an Land kommen.
lesson-plate = Du hast { $coins } Münzen und { $cache } Steine im Vorrat, bereit zum Setzen. Weitere { $supply } liegen in der Reserve: Die musst du dir verdienen.
lesson-persons = Jede Runde kommen drei Personen. Später darfst du eine bestechen. Die Ratten auf ihren Karten sind die Pest dieser Runde: heute { $rats }.
lesson-draft = Zuerst gehen Karten herum. Behalte eine deiner drei und gib zwei nach links. Dann behalte eine von zweien und nimm die letzte.
lesson-passed = Diese zwei kommen von nebenan. Behalte eine, die andere geht weiter. Eine Karte in anderer Farbe wirkt in deinem Viertel genauso.
lesson-hand = Deine Hand ist vollständig. Zwei dieser Karten spielst du nacheinander; die dritte wird verdeckt abgelegt.
lesson-grown = Sieh: { $sector } hat jetzt Einfluss { $n }. Jeder weitere Stein macht die Aktion stärker – beim nächsten Mal zählt sie { $next } statt { $n }.
lesson-others = Jetzt spielen die anderen. Die Zeile unter der Frage sagt, was { $name } tut.
lesson-second = Deine zweite Karte. Was du jetzt nicht spielst, wird abgelegt – bis die Periode endet und alle neun Karten zurückkommen.

## Was zu seiner Zeit kommt
lesson-contrary = Du hast anders gewählt? Gut so! Es gibt viele gute Wege – ich schlage immer nur vor.
lesson-friend = Dein Vertrauter braucht keinen Stein. Er geht in irgendein Gebäude, zählt dort als ein Einfluss, und das Gebäude wirkt sofort.
lesson-drive = Deine Kutsche steht hier. Sie darf bis zu { $n ->
        [one] einen Schritt
       *[other] { $n } Schritte
    } fahren, von Markt zu Markt, durch die ganze Stadt. Die hellen Märkte sind in Reichweite.
lesson-message = Eine Botschaft zahlt sofort: Prestige, dazu eine Münze, einen Stein oder eine Ratte weniger. Sammle die Farben gleichmäßig: nie eine, von der du mehr hast als von anderen.
lesson-donate = Spende 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestige. Dein Stein hat auch teil an den { $pot } Prestige von Notre Dame am Ende der Periode.
lesson-benefit = Du wählst, was du bekommst: eine Münze, einen Stein für den Vorrat oder eine Ratte weniger.
lesson-empty = Dein Vorrat ist leer! Für eine Karte musst du jetzt einen deiner Steine vom Plan nehmen. Die Klosterschule bringt neue.
lesson-take = Ohne Steine im Vorrat nimm einen deiner Steine von anderswo – oder verzichte auf die Aktion.
lesson-hire = Eine Münze besticht eine dieser Personen, und sie hilft sofort. Andere dürfen dieselbe nehmen. Sieh näher hin, um zu lesen, was sie tun.
lesson-poor = Du hast keine Münze mehr und kannst diese Runde niemanden bestechen. Die Bank bringt Münzen.
lesson-lose = Die Pest nimmt einen Stein aus deinem stärksten Gebäude. Mehrere sind gleich stark: Du wählst.
lesson-bonus = Dein Park ist stark genug: Ab jetzt legt er { $bonus } auf jedes Prestige drauf, das du bekommst. Je 2 weiterer Einfluss bringen 1 mehr.
lesson-danger = Vorsicht! Nach jetzigem Stand geht deine Ratte über 9: Das kostet 2 Prestige und einen Stein. Park, Hospital und Gasthaus vertreiben Ratten.
lesson-ninth = Deine Ratte steht auf 9, dem letzten Feld. Kommen weitere Ratten, schlägt die Pest zu – jede Runde neu.

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
    }: Deine Ratte { $move ->
        [stays] bleibt auf { $from }
       *[goes] geht von { $from } auf { $to }
    }.
lesson-held-off = Dein Hospital ist stärker als die Ratten dieser Runde: Deine Ratte geht sogar zurück, von { $from } auf { $to }.
lesson-strike = Deine Ratte käme über 9: Die Pest schlägt zu. Du verlierst 2 Prestige und einen Stein aus deinem stärksten Gebäude; die Ratte bleibt auf 9.
lesson-strike-other = Die Pest trifft { $name }: Die Ratte wäre über 9 gekommen. Das kostet 2 Prestige und einen Stein aus dem stärksten Gebäude.
lesson-stay = Deine Ratte bleibt auf { $rat }, und die der nächsten Runde kommen dazu. Zurück geht sie nur, wenn du Ratten vertreibst: Park, Hospital, Gasthaus, Botschaften.
lesson-bell = Die Runde ist vorbei. Der Glöckner geht nach links: { $name } beginnt die nächste.
lesson-paid = Die Periode endet: Notre Dame verteilt { $pot } Prestige. { $cubes ->
        [one] Hier liegt ein Stein, er bekommt { $each }
       *[other] Hier liegen { $cubes } Steine, jeder bekommt { $each }
    }; { $mine ->
        [0] deiner ist diesmal nicht dabei
       *[other] { $mine } davon von dir
    }. Dann gehen alle Steine fort.
lesson-bonus-paid = Dein Park wirkt: { $park } von diesen { $n } Prestige kommen von ihm.

## Spätere Runden
lesson-round-2 = Runde zwei, und { $rats ->
        [0] diesmal kommen keine Ratten
        [one] eine Ratte kommt
       *[other] { $rats } Ratten kommen
    }: Nach jetzigem Stand endet deine auf { $to }. Der kleine Pfeil zeigt es immer. Über 9 tut es weh.
lesson-round-3 = Die letzte Runde der Periode. An ihrem Ende verteilt Notre Dame { $pot } Prestige an alle Steine darin. Nach jetzigem Stand bekommt ein Stein { $pays }.
lesson-period-b = Periode B. Alle neun Karten sind wieder in deinem Stapel. Steine, Münzen und Ratten bleiben – bau auf dem auf, was du hast.
lesson-brown = Die braunen Personen sind immer dieselben sechs, jede Periode neu gemischt. Jede graue kommt nur einmal, und sie werden stärker.
lesson-alone = Ab jetzt spielst du allein; ich melde mich nur, wenn etwas neu ist. Die Kerze gibt einen Tipp, der Knopf daneben holt mich zurück.
lesson-period-c = Die letzte Periode. Ihre grauen Personen belohnen, was du gebaut hast: starke Gebäude oder viele. Heb eine Münze für sie auf.
lesson-last = Die letzte Runde! Übrige Münzen und Steine zählen nur bei Gleichstand. Mach aus allem Prestige.

## Das Ende
lesson-over = Neun Runden sind gespielt, und Notre Dame hat zum letzten Mal gezahlt. Mehr wird nicht gewertet: Alles Prestige kam unterwegs.
lesson-ranking = { $won ->
        [yes] Du hast { $best } Prestige – du gewinnst! Gut gespielt.
       *[no] { $name } hat das meiste Prestige, { $best }, und gewinnt. Du hast { $mine }.
    } Jetzt liegt das Prestige aller offen.
lesson-tie = Gleichstand an der Spitze! Dann zählen Münzen und Steine im Vorrat zusammen: Wer mehr davon hat, gewinnt.
lesson-sources = Woher deines kam: am meisten aus { $first } ({ $n }) und { $second } ({ $m }). Die nächste Seite zeigt es für alle, Runde für Runde.
lesson-cost = Die Pest hat dich { $lost } Prestige gekostet – und Steine. Früh ein wenig Hospital lohnt sich oft.
lesson-next = Das war dein erstes Spiel! Nimm nächstes Mal normale Bots, oder Freunde. Regeln und Tipps sind immer da. Bis bald in Paris!

## Rat: was man wählen kann, und warum. $why beginnt klein und endet mit einem Punkt.
lesson-advice-draft-first = Ich würde diese Karte behalten, { $card }: { $why } Wähle, wie du magst – jede Karte ist zu etwas gut.
lesson-advice-draft = Ich würde diese Karte behalten, { $card }: { $why }
lesson-advice-play-first = Ich würde diese Karte spielen, { $card }: { $why } Wähle sie und dann ihren Ort auf dem Tisch.
lesson-advice-play = Ich würde diese Karte spielen, { $card }: { $why }
lesson-advice-friend = Ich würde ihn hierher stellen, { $sector }: { $why }
lesson-advice-drive = Ich würde zu diesem Markt fahren: { $why }
lesson-advice-collect = Nimm sie! Botschaften lohnen sich, und manche Personen belohnen sie.
lesson-advice-benefit = Ich würde das hier wählen: { $why }
lesson-advice-donate = Ich würde { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } geben: { $why }
lesson-advice-keep-coins = Ich würde meine Münzen diesmal behalten. Nichts zu spenden ist erlaubt.
lesson-advice-hire = Ich würde { $person } bestechen: { $why }
lesson-advice-other = Ich würde das hier wählen: { $why }

## Wozu eine Karte gut ist: geht nach „Bank: “ weiter
lesson-good-cloister = sie füllt deinen Vorrat mit Steinen, und mit Steinen spielst du.
lesson-good-bank = sie bringt Münzen, für Personen und für Notre Dame.
lesson-good-residence = sie bringt Prestige, mit jedem Stein mehr.
lesson-good-carriage = deine Kutsche holt Botschaften, und die zahlen sofort.
lesson-good-hotel = du wählst eine Münze, einen Stein oder eine Ratte weniger.
lesson-good-park = er vertreibt eine Ratte und legt später auf all dein Prestige etwas drauf.
lesson-good-hospital = es vertreibt eine Ratte und hält bei jeder Pest Ratten ab.
lesson-good-notredame = aus Münzen wird Prestige, und dein Stein wird am Ende der Periode noch einmal bezahlt.
lesson-good-friend = er stärkt ein Gebäude und löst es aus, ohne Stein.

## Eine Karte ist gewählt: was an ihrem Ort geschieht
lesson-place-cloister = Setze einen Stein in deine Klosterschule. Der Einfluss dort ist dann { $n }: So viele Steine kommen in deinen Vorrat.
lesson-place-bank = Setze einen Stein in deine Bank. Der Einfluss dort ist dann { $n }: So viele Münzen bekommst du.
lesson-place-residence = Setze einen Stein in deine Residenz. Der Einfluss dort ist dann { $n }: So viel Prestige bringt sie.
lesson-place-carriage = Setze einen Stein in deine Kutscherei. Der Einfluss dort ist dann { $n }: So viele Schritte darf deine Kutsche fahren.
lesson-place-hotel = Setze einen Stein in dein Gasthaus und wähle, was es dir gibt. Ab Einfluss 3 wählst du zweimal; hier ist er dann { $n }.
lesson-place-park = Setze einen Stein in deinen Park: Er vertreibt eine Ratte. Je 2 Einfluss hier bringen 1 mehr bei jedem Prestige; es ist dann { $n }.
lesson-place-hospital = Setze einen Stein in dein Hospital: Es vertreibt eine Ratte. Der Einfluss ist dann { $n } und hält bei jeder Pest { $n } ab.
lesson-place-notredame = Geh zur Kathedrale: Münzen werden sofort zu Prestige, und am Ende der Periode werden { $pot } Prestige an alle Steine dort verteilt.
lesson-place-friend = Stelle deinen Vertrauten in ein helles Gebäude. Er zählt dort als ein Einfluss, und das Gebäude wirkt sofort.
