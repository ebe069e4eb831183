# Das Regelheft. In einem Kapitel ist jede Zeile ein Absatz; „= “ beginnt eine Überschrift, und „@bild “
# stellt ein Bild vor den Absatz (die Bilder stehen in game/screens/rules/rulebook.py).

rules-title = Regeln
rules-search = Tippen, um zu suchen
rules-search-pad = Suchen
rules-nothing = „{ $text }“ kommt in den Regeln nicht vor.
rules-chapters = Kapitel
rules-read = Blättern
rules-clear = Suche leeren
rules-close = Schließen
rules-period = Periode { $letter }

rules-chapter-goal = Worum es geht
rules-chapter-pieces = Material und Begriffe
rules-chapter-setup = Vor dem Spiel
rules-chapter-round = Eine Runde
rules-chapter-cards = Aktionskarten
rules-chapter-messages = Kutsche und Botschaften
rules-chapter-gaining = Was man gewinnt
rules-chapter-hiring = Personen bestechen
rules-chapter-brown = Braune Personen
rules-chapter-grey = Graue Personen
rules-chapter-new = Neue Personen
rules-chapter-plague = Die Pest
rules-chapter-notredame = Notre Dame
rules-chapter-end = Das Ende
rules-chapter-editions = Ausgaben
rules-chapter-rulings = Einzelfragen

rules-text-goal =
    Paris am Ende des vierzehnten Jahrhunderts. Du gehörst zu den Mächtigen der Stadt, und dein Viertel liegt im Schatten von Notre Dame.
    @icons/card Mit Aktionskarten schickst du Steine in die Gebäude deines Viertels. Je mehr Einfluss ein Gebäude hat, desto mehr bewirkt es.
    @persons/monk Mit Münzen bestichst du Personen; jede erweist dir einen Gefallen.
    @icons/rat Unterdessen sammeln sich die Ratten. Wer sie nicht beachtet, den trifft die Pest.
    @icons/prestige Nach neun Runden gewinnt, wer das meiste Prestige hat.
rules-text-pieces =
    @areas/residence Dein Viertel hat 7 Gebäude rund um einen Markt: Klosterschule, Bank, Residenz, Kutscherei, Gasthaus, Park und Hospital. Das achte Feld ist der Hafen mit deiner Rattenleiste.
    @pieces/blue_cube Du hast 14 Einflusssteine. Die in deinem Vorrat kannst du setzen; die in der Reserve musst du erst verdienen. Der Rest liegt auf dem Plan.
    @pieces/blue_pawn Dein Vertrauter steht in einem deiner Gebäude oder wartet auf deiner Hand. Nach Notre Dame geht er nie.
    = Einfluss
    Der Einfluss in einem Gebäude ist die Zahl deiner Steine dort, und einer mehr, wenn der Vertraute da ist. Ein Gebäude ist leer, wenn der Einfluss 0 ist.
    @pieces/coin Mit Münzen bezahlst du Personen und Spenden an Notre Dame.
    @icons/prestige Prestigepunkte entscheiden das Spiel. Meist sieht niemand, wie viele die anderen haben.
    @icons/rat_kill „Eine Ratte weniger“ heißt: Dein Rattenstein geht ein Feld zurück, nie unter 0.
    @pieces/bellringer Der Glöckner zeigt, wer die Runde beginnt.
rules-text-setup =
    Die Viertel liegen im Ring um die Kathedrale, in der Reihenfolge der Plätze. Zwei Spieler sitzen einander gegenüber; zwischen ihnen liegen zwei Viertel, die niemand spielt, mit ihren Botschaften.
    @pieces/coin Jeder beginnt mit 3 Münzen,
    @pieces/blue_cube 4 Steinen im Vorrat und 10 in der Reserve,
    @pieces/blue_pawn dem Vertrauten auf der Hand,
    @icons/carriage der Kutsche auf dem mittleren Markt und dem Rattenstein auf 0.
    @messages/token Die vier Botschaften jeder Farbe liegen zufällig auf den vier äußeren Märkten ihres Viertels.
    @icons/card Jeder mischt seine 9 Aktionskarten.
    @persons/monk Die 6 braunen Personen werden gemischt. Von den grauen kommt zuerst A, dann B, dann C.
    Ein ausgeloster Spieler nimmt den Glöckner.
rules-text-round =
    Das Spiel hat drei Perioden, A, B und C, zu je drei Runden. Jede Runde hat fünf Phasen.
    = 1. Personen
    @persons/monk Zwei braune Personen und eine graue werden aufgedeckt. In dieser Runde kann man sie bestechen, und ihre Ratten kommen mit der Pest.
    = 2. Karten wählen
    @icons/card Ziehe 3 deiner Karten, behalte eine und gib zwei nach links. Von den zweien, die du bekommst, behalte eine und gib die andere weiter. Die letzte Karte kommt zu dir. Nun hast du 3 Karten, von bis zu drei Spielern. Zu zweit kommt die letzte Karte zu ihrem Besitzer zurück.
    = 3. Karten spielen
    @icons/hand Vom Glöckner an spielt jeder eine Karte und führt ihre Aktion aus; dann noch einmal reihum. Die dritte Karte wird verdeckt abgelegt.
    = 4. Bestechen
    @pieces/coin Vom Glöckner an darf jeder eine der drei Personen für eine Münze bestechen.
    = 5. Pest
    @icons/plague Die Ratten der drei Personen kommen zu allen.
    = Nach der Runde
    @pieces/bellringer Der Glöckner geht nach links. Nach jeder dritten Runde zahlt Notre Dame, und alle Aktionskarten gehen an ihre Besitzer zurück.
rules-text-cards =
    Jede Aktionskarte außer dem Vertrauten braucht einen Stein: Setze zuerst einen aus deinem Vorrat in das Gebäude, dann führe die Aktion mit dem ganzen Einfluss dort aus.
    = Kein Stein im Vorrat?
    @pieces/blue_cube Nimm einen deiner Steine von einer anderen Stelle des Plans, auch aus Notre Dame, oder verzichte auf die Aktion. Den Vertrauten kannst du dafür nicht nehmen.
    = Die Karten
rules-text-messages =
    @icons/carriage Mit der Kutscherei fährt deine Kutsche von Markt zu Markt, einen Schritt für jeden Einfluss dort, auf allen Straßen des Plans. Weniger Schritte sind erlaubt, auch keiner. Kutschen versperren einander nicht den Weg.
    @messages/token Wo sie ankommt, darfst du die Botschaft des Marktes nehmen.
    @message_coin 1 Prestigepunkt und eine Münze
    @message_cube { $cube } Prestigepunkte und ein Stein
    @message_rat 3 Prestigepunkte und eine Ratte weniger
    @message_plain 4 Prestigepunkte
    = Welche Farben
    Eine Farbe darfst du nur nehmen, wenn du von ihr nicht mehr hast als von jeder anderen, die noch ausliegt. Also zuerst eine von jeder Farbe, dann die zweite. Die Art der Botschaft ist dafür gleich.
rules-text-gaining =
    @icons/prestige Prestige: Je 2 Einfluss in deinem Park bringen bei jedem Gewinn 1 Punkt dazu. Eine Wirkung ist ein Gewinn, woraus er sich auch zusammensetzt; ein Gewinn von 0 bekommt nichts dazu.
    @pieces/blue_cube Steine kommen aus der Reserve in deinen Vorrat. Ist die Reserve leer, verfällt der Rest.
    @pieces/coin { $limited ->
        [yes] Münzen kommen aus der Bank; es gibt 25. Was fehlt, kommt vom reichsten Mitspieler, Münze für Münze; bei gleich reichen vom nächsten zu deiner Linken.
       *[no] Münzen kommen aus der Bank, der sie nie ausgehen.
    }
rules-text-hiring =
    @persons/monk In der vierten Phase darfst du eine der drei Personen für eine Münze bestechen und nutzt sie sofort. Mehrere Spieler dürfen dieselbe bestechen. Ohne Münze wirst du übergangen.
    @pieces/coin Die Münze geht an die Bank. Du darfst auch niemanden bestechen.
    Nach der Runde gehen die drei Personen. Die braunen werden in jeder Periode neu gemischt, so kommt jede der sechs einmal darin vor; jede graue kommt einmal im Spiel.
rules-text-brown =
    Diese sechs kommen in jeder Periode.
rules-text-grey =
    Jede von ihnen kommt einmal: A in der ersten Periode, B in der zweiten, C in der dritten.
rules-text-new =
    Mit den neuen Personen gibt es 27 graue. Je Buchstabe werden drei für das Spiel gezogen, und alle sehen, welche neun dabei sind.
rules-text-plague =
    @icons/rat Zähle die Ratten der drei Personen der Runde zusammen, ob bestochen oder nicht. Um so viele Felder steigt dein Rattenstein,
    @areas/hospital weniger den Einfluss in deinem Hospital. Mit mehr Einfluss als Ratten geht er zurück, nie unter 0.
    @icons/doctor Mit dem Arzt zählen die Ratten der Personen für dich 0.
    = Über 9
    @icons/plague Dein Rattenstein bleibt auf 9. Du verlierst 2 Prestigepunkte, und ein Stein aus dem Gebäude deines Viertels mit dem meisten Einfluss kommt in die Reserve. Der Vertraute zählt mit, geht aber nie verloren. Bei gleichen Gebäuden wählst du.
rules-text-notredame =
    @cards/notredame Mit dieser Karte spendest du 1, 2 oder 3 Münzen und setzt einen Stein in die Kathedrale. Dafür erhältst du 1, 3 oder 6 Prestigepunkte.
    = Nach den Runden 3, 6 und 9
    @icons/prestige Mit 2, 3, 4 oder 5 Spielern werden 6, 8, 10 oder 12 Prestigepunkte unter allen Steinen in der Kathedrale geteilt, abgerundet. Der Anteil jedes Spielers ist ein Gewinn, mit Park.
    @pieces/blue_cube Dann kommen alle Steine dort in ihre Reserven zurück.
rules-text-end =
    @icons/prestige Nach der neunten Runde und der letzten Zahlung von Notre Dame gewinnt das meiste Prestige.
    @pieces/coin Bei Gleichstand zählen Münzen und Steine im Vorrat zusammen. Wer dann noch gleich steht, teilt sich den Sieg.
rules-text-editions =
    Die Regeln sind mehrmals gedruckt worden, mit kleinen Unterschieden. Jeden kann man für sich wählen.
    = In diesem Spiel
    @areas/hotel Das Gasthaus gibt ab { $double } Einfluss zwei Vorteile.
    @pieces/coin { $limited ->
        [yes] Es gibt 25 Münzen.
       *[no] Münzen gehen nie aus.
    }
    @persons/monk { $fool ->
        [yes] Der Narr darf einen Stein aus Notre Dame nehmen.
       *[no] Der Narr darf keinen Stein aus Notre Dame nehmen.
    }
    @message_cube Die Botschaft mit dem Stein bringt { $cube } Prestige.
    @icons/card { $decline ->
        [yes] Eine Karte darf ohne Wirkung gespielt werden.
       *[no] Wer eine Karte spielt, führt ihre Aktion aus, soweit es geht.
    }
    = Die Ausgaben
    10 Jahre: zwei Vorteile ab 3, 25 Münzen, kein Stein aus Notre Dame für den Narren, 2 Prestige.
    alea 2007: zwei Vorteile ab 4, 25 Münzen, der Narr darf, 2 Prestige.
    Rio Grande 2007: zwei Vorteile ab 4, Münzen gehen nie aus, der Narr darf, 2 Prestige.
    BlueBear online: zwei Vorteile ab 4, 25 Münzen, der Narr darf, 1 Prestige, und eine Karte darf ohne Wirkung gespielt werden.
rules-text-rulings =
    Wo die gedruckten Regeln schweigen, wird hier so gespielt.
    Man darf eine Person auch dann bestechen, wenn sie nichts bewirkt.
    Wer bei der Pest weniger als 2 Prestigepunkte hat, verliert, was da ist.
    Von gleich starken Gebäuden kann nur eines mit Stein einen verlieren. Hat keines einen, geht kein Stein verloren.
    Eine Wirkung, die 0 Prestigepunkte bringt, bekommt keinen Parkbonus.
    Bei leerem Vorrat kommt der Stein nie von der Stelle, auf die er gesetzt werden soll.
    Eine Kutsche, die stehen bleibt, darf die Botschaft dort nehmen.
    Ein Vorteil, der nicht möglich ist, etwa eine Ratte weniger auf 0, wird bei Gasthaus und Wirtin nicht angeboten.
    Bischof, Narr, Spielmann, Ankläger, Schauspielerin und Metzger tun, was sie können; ist nichts zu versetzen oder zu setzen, geschieht nichts.
    Der Ankläger braucht ein Gebäude mit Einfluss.
    Das Prestige des Kutschers ist ein Gewinn, ebenso das des Fahrenden Volks.
    Für den Kaufmann zählt der mittlere Markt als einer ohne Botschaft.
    Wer durch eine Person handelt, setzt keinen zweiten Stein. Bei leerer Reserve tun Bischof und Mätresse nichts, und die Pflegerin vertreibt trotzdem ihre Ratte.
