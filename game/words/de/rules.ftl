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
rules-period = Durchgang { $letter }
rules-players = { $n } Spieler
rules-name-stephanie = Stefanie
rules-name-claire = Klara
rules-name-luke = Lukas
rules-name-william = Wilhelm

rules-chapter-goal = Worum es geht
rules-chapter-box = Spielmaterial
rules-chapter-pieces = Begriffe
rules-chapter-setup = Spielaufbau
rules-chapter-round = Eine Runde
rules-chapter-cards = Aktionskarten
rules-chapter-messages = Kutsche und Botschaften
rules-chapter-gaining = Gewinne
rules-chapter-hiring = Personen bestechen
rules-chapter-brown = Braune Personen
rules-chapter-grey = Graue Personen
rules-chapter-new = Neue Personen
rules-chapter-plague = Die Pest
rules-chapter-notredame = Notre Dame
rules-chapter-end = Spielende
rules-chapter-advice = Guter Rat
rules-chapter-glance = Auf einen Blick
rules-chapter-screen = Der Bildschirm
rules-chapter-names = Andere Namen
rules-chapter-editions = Ausgaben
rules-chapter-own = Eigene Personen und Ausgaben
rules-chapter-rulings = Einzelfragen

rules-text-goal =
    Paris am Ende des vierzehnten Jahrhunderts. Im Schatten von Notre Dame wetteifern einige mächtige Familien um Reichtum und Ansehen, und einer von ihnen stehst du vor. Ein Viertel zu Füßen der Kathedrale gehört dir: mit einer Bank, einer Schule, einem Park, einem Hospital – und einem Hafen, in dem die Ratten an Land gehen.
    Es wird nie von allem genug da sein. Füllst du die Bank, oder schmückst du die Residenz? Geld öffnet in Paris jede Tür, aber in Erinnerung bleibt niemand, nur weil er reich war. Was zählt, ist Prestige, Prestige kostet Geld, und zwischen beidem musst du dich entscheiden, Runde für Runde.
    Natürlich gibt es Abkürzungen. Der Mönch, der Geldverleiher, selbst der Bischof ist für eine einzige Münze zu haben. Ich würde es nicht Bestechung nennen – nicht so nah an der Kathedrale. Doch wer in die Stadt kommt, bringt Ratten mit, und die Ratten bringen die Pest.
    Lass also dein Viertel blühen, spende Notre Dame, solange ganz Paris zusieht, und halte die Ratten in Schach. Neun Runden noch, dann spricht die Stadt nur noch von einer Familie.
    = So wird gespielt
    @icons/card Mit Aktionskarten setzt du Steine in die Gebäude deines Viertels. Je mehr Einfluss in einem Gebäude, desto stärker seine Aktion.
    @persons/monk Mit einer Münze bestichst du eine Person; sie erweist dir einen Gefallen.
    @icons/rat Unterdessen sammeln sich die Ratten. Vernachlässigst du sie, schlägt die Pest zu.
    @icons/prestige Nach neun Runden gewinnt, wer die meisten Prestigepunkte hat.
    = Wer das Spiel gemacht hat
    Notre Dame ist ein Brettspiel von Stefan Feld, 2007 bei alea erschienen und auf Englisch bei Rio Grande Games. Die Jubiläumsausgabe von alea enthält auch die Neuen Personen. Eine Online-Fassung gibt es bei BlueBear.
rules-text-box =
    @icons/notredame 5 Viertel und 3 Notre-Dame-Teile mit 3, 4 und 5 Seiten; das viereckige hat zwei Seiten, eine mit 4 Figuren für vier Spieler und eine mit 2 für zwei
    @icons/card 45 Aktionskarten: 9 in jeder der 5 Farben
    @icons/person 15 Personen: 6 braune und 9 graue; mit den Neuen Personen 18 graue mehr
    @pieces/blue_cube 70 Einflusssteine: 14 in jeder Farbe
    @pieces/blue_pawn 5 Vertraute, einer in jeder Farbe
    @icons/carriage 5 Kutschen, eine in jeder Farbe
    @messages/token 20 Botschaften: 4 in jeder Farbe
    @icons/rat 5 Rattensteine, einer für jedes Viertel
    @pieces/coin 25 Münzen
    @icons/prestige 84 Prestigemarken: 35 Einer, 18 Dreier, 18 Fünfer und 13 Zehner. Prestigepunkte gibt es immer genug, was auch auf den Marken steht.
    @pieces/bellringer 1 Glöckner für den, der beginnt
    @icons/card In der Schachtel der Jubiläumsausgabe liegen außerdem 12 Karten für ein anderes Spiel, Die Burgen von Burgund. Sie gehören nicht zu Notre Dame.
rules-text-pieces =
    @areas/residence Dein Viertel hat 7 Gebäude rund um einen Markt: Klosterschule, Bank, Residenz, Kutscherei, Gasthaus, Park und Hospital. Diese sieben heißen im Spiel Gebäude, auch der Park. Das achte Feld ist der Hafen mit deiner Seuchenleiste. Notre Dame gehört allen.
    @pieces/blue_cube Du hast 14 Einflusssteine. Die in deinem eigenen Vorrat kannst du setzen; die im allgemeinen Vorrat musst du dir erst verdienen. Die übrigen liegen auf dem Plan.
    @pieces/blue_pawn Dein Vertrauter steht in einem deiner Gebäude oder liegt vor dir. Nach Notre Dame geht er nie.
    = Einfluss
    Der Einfluss in einem Gebäude ist die Zahl deiner Steine dort, und einer mehr, wenn der Vertraute dabei ist. Ein Gebäude ist leer, wenn der Einfluss 0 ist. Die Aktion eines Gebäudes auszuführen heißt immer: so, als hättest du gerade einen Stein dorthin gesetzt.
    @pieces/coin Mit Münzen bestichst du Personen und spendest Notre Dame.
    @icons/prestige Prestigepunkte entscheiden das Spiel.
    @icons/rat_kill „Eine Ratte vertreiben“ oder „eine Ratte weniger“ heißt: Dein Rattenstein geht ein Feld zurück, nie unter 0.
    @pieces/bellringer Der Glöckner zeigt, wer die Runde beginnt.
    = Offen und geheim
    @icons/hand Offen für alle: Münzen, Steine in allen Vorräten, Rattensteine und die gesammelten Botschaften. Alle sehen auch, Karten welcher Farbe weitergegeben und gehalten werden, aber nicht, welche es sind.
    @icons/card Geheim: die Handkarten, die dritte Karte, die abgelegten Karten und die Stapel.
    @icons/prestige Die Prestigepunkte bleiben bis zum Ende geheim, außer mit offenem Prestige. Alle Gewinne geschehen aber offen; wer will, zählt mit.
rules-text-setup =
    Die Viertel liegen im Ring um die Kathedrale, in der Reihenfolge der Plätze. Zwei Spieler sitzen einander gegenüber; zwischen ihnen liegen zwei Viertel, die niemand spielt, mit ihren Botschaften, aber ohne Kutsche, Steine und Rattenstein.
    Jeder beginnt mit:
    @pieces/coin 3 Münzen
    @pieces/blue_cube 4 Steinen im eigenen und 10 im allgemeinen Vorrat
    @pieces/blue_pawn dem Vertrauten, der vor ihm liegt
    @icons/carriage der Kutsche auf dem mittleren Markt und dem Rattenstein auf 0
    @messages/token den vier Botschaften der eigenen Farbe, zufällig auf den vier äußeren Märkten des Viertels
    @icons/card den eigenen 9 Aktionskarten, gemischt
    = Die Personen
    @persons/monk Die 6 braunen Personen werden zu einem Stapel gemischt. Die 9 grauen bilden einen zweiten, je Buchstabe gemischt: A oben, dann B, dann C.
    = Wer beginnt
    @pieces/bellringer Den Glöckner bekommt ein ausgeloster Spieler. (Die Regel schlägt vor: wer am nächsten bei Notre Dame wohnt.)
    = Stadtpläne
    @figure/plans
rules-text-round =
    Das Spiel hat drei Durchgänge, A, B und C, zu je drei Runden. Jede Runde hat fünf Phasen.
    = 1. Personen
    @persons/monk Zwei braune Personen und eine graue werden aufgedeckt. In dieser Runde kann man sie bestechen, und ihre Ratten zählen bei der Pest dieser Runde.
    = 2. Karten wählen
    @icons/card Ziehe 3 deiner Karten, behalte eine und gib zwei nach links. Von den beiden, die du bekommst, behalte eine und gib die andere weiter. Die letzte Karte bleibt bei dir. Alle wählen gleichzeitig und sehen sich die neuen Karten erst an, wenn alle weitergegeben haben. Eine behaltene Karte gibst du nicht mehr her.
    @icons/hand Nun hast du drei Karten: eine eigene, eine von deinem rechten Nachbarn und eine von dem Spieler, der zwei Plätze rechts von dir sitzt. Zu zweit kommt die letzte Karte zu ihrem Besitzer zurück: Du hast dann zwei eigene und eine vom anderen.
    = 3. Karten spielen
    @pieces/bellringer Vom Glöckner an spielt jeder eine Karte und führt ihre Aktion aus; dann spielt jeder eine zweite. Die dritte wird verdeckt unter der zweiten abgelegt. Die abgelegten Karten darf niemand durchsehen.
    = 4. Bestechen
    @pieces/coin Vom Glöckner an darf jeder eine der drei Personen mit einer Münze bestechen.
    = 5. Pest
    @icons/plague Jeder Rattenstein steigt um die Ratten der drei Personen, abzüglich des Einflusses im eigenen Hospital.
    = Nach der Runde
    @icons/bell Die Personen kommen unter ihre Stapel, und der Glöckner geht nach links. Nach jeder dritten Runde zahlt Notre Dame, die braunen Personen werden neu gemischt, und alle Aktionskarten gehen an ihre Besitzer zurück.
rules-text-cards =
    Jede Aktionskarte außer dem Vertrauten braucht einen Stein. Setze zuerst einen aus deinem eigenen Vorrat in das Gebäude der Karte, dann führe dessen Aktion mit dem ganzen Einfluss dort aus, den neuen Stein mitgezählt.
    = Kein Stein im Vorrat?
    @pieces/blue_cube Nimm einen deiner Steine von anderswo auf dem Plan, auch aus Notre Dame, oder verzichte auf die Aktion. Aus dem allgemeinen Vorrat wird nie direkt gesetzt, und der Vertraute lässt sich dafür nicht nehmen.
    @example/empty Klara hat keinen Stein mehr im eigenen Vorrat und spielt Notre Dame. Sie spendet { $empty_coins } Münzen, setzt einen Stein aus ihrem Hospital nach Notre Dame und erhält { $empty_gain } Prestigepunkte. Im Hospital bleibt { $empty_left } Stein.
    = Was auf einer Karte steht
    @figure/cards
    @number/1 Farbe und Zeichen des Besitzers. Am Ende des Durchgangs kommt die Karte zu ihm zurück.
    @number/2 Das Gebäude, zu dem sie gehört, mit demselben Bild wie auf dem Plan.
    @number/3 Was sie bringt: eine Münze bei Einfluss 1, zwei bei 2, drei bei 3 und so weiter.
    @number/4 Ihr Name.
    @number/5 Der Durchgang, in dem eine graue Person kommt. Braune Personen haben keinen Buchstaben.
    @number/6 Die Person; man erkennt sie an dem, was sie hält.
    @number/7 Ihr Name.
    @number/8 Die Wirkung in Zeichen: Der Bischof setzt einen Stein in ein leeres Gebäude, und dessen Aktion folgt.
    @number/9 Die Ratten, die mit dieser Person zur Pest kommen.
    = Beispiele
    @example/cloister Klara hat { $cloister_before } Steine in ihrer Klosterschule und setzt einen weiteren. Sie bekommt { $cloister_now } Steine aus dem allgemeinen Vorrat. Beim nächsten Mal sind es { $cloister_next }.
    @example/hotel Lukas hat im Gasthaus jetzt Einfluss { $hotel_one_influence }: Er wählt einmal und nimmt { $hotel_one } Münze. Mit dem nächsten Stein ist es Einfluss { $hotel_two_influence }: Er wählt zweimal und nimmt { $hotel_two } Steine. Er könnte auch zwei Münzen nehmen oder einen Stein und eine Münze.
    @example/friend Wilhelm hat { $friend_cubes } Steine in seiner Bank und stellt den Vertrauten dazu. Sein Einfluss ist jetzt { $friend_influence }, also bekommt er { $friend_coins } Münzen.
    = Die Karten
rules-text-messages =
    @icons/carriage Mit der Kutscherei fährt deine Kutsche von Markt zu Markt, höchstens so viele Märkte weit, wie du dort Einfluss hast, auf allen Straßen der Stadt. Sie darf auch stehen bleiben. Eine Kreuzung ohne Markt zählt nicht: Du fährst einfach weiter. Auf einem Markt dürfen beliebig viele Kutschen stehen.
    @messages/token Wo sie hält, darfst du die Botschaft dieses Marktes nehmen. Botschaften, an denen sie nur vorbeifährt, bleiben liegen.
    @message_coin 1 Prestigepunkt und eine Münze
    @message_cube { $cube ->
        [one] { $cube } Prestigepunkt
       *[other] { $cube } Prestigepunkte
    } und ein Stein
    @message_rat 3 Prestigepunkte und eine Ratte weniger
    @message_plain 4 Prestigepunkte
    = Welche Farben
    Du darfst keine Farbe nehmen, solange eine andere ausliegt, von der du weniger hast. Sammle also erst eine von jeder Farbe, dann je eine zweite. Eine Farbe, die nicht mehr ausliegt, zählt nicht mehr mit. Die Art der Botschaft spielt dafür keine Rolle.
    Auch zu zweit gehören alle vier Farben zu einem Satz, die der beiden leeren Viertel eingeschlossen.
    = Beispiele
    @example/carriage Rot, Violett, Blau und Grün sind im Spiel. Stefanie hat je eine Botschaft in Violett, Grün und Rot. Als Nächstes muss sie eine blaue nehmen. Danach steht ihr jede Farbe offen, auch eine zweite blaue.
    @example/ride Lukas hat eine Botschaft, eine rote. Er setzt einen zweiten Stein in die Kutscherei: Seine Kutsche darf { $ride_steps } Märkte weit fahren und kann { $ride_markets } Märkte erreichen. Auf { $ride_open } davon darf er die Botschaft nehmen. Die { $ride_barred } roten in Reichweite nützen ihm noch nichts: Erst braucht er die drei anderen Farben.
    @example/neighbours Mit einem Schritt erreicht Klaras Kutsche { $neighbours_markets } Märkte. Auf { $neighbours_messages } davon liegt eine Botschaft. Sie darf auch auf einen der { $neighbours_empty } anderen fahren, selbst auf den, wo schon die Kutsche von Lukas steht.
rules-text-gaining =
    @icons/prestige Prestigepunkte: Für je 2 Steine in deinem Park – der Vertraute zählt mit – erhältst du bei jedem Gewinn 1 Punkt mehr. Eine Wirkung ist ein einziger Gewinn, auch wenn sie mehrere Teile hat. Ein Gewinn von 0 bekommt nichts dazu.
    @pieces/blue_cube Steine kommen aus dem allgemeinen in deinen eigenen Vorrat. Reicht der allgemeine nicht, verfällt der Rest.
    @pieces/coin { $limited ->
        [yes] Münzen kommen aus dem allgemeinen Vorrat; es gibt 25. Was dort fehlt, kommt vom reichsten Mitspieler, Münze für Münze; bei gleich reichen vom nächsten zu deiner Linken.
       *[no] Münzen kommen aus dem allgemeinen Vorrat; sie gehen nie aus.
    }
    = Beispiel
    @example/park Stefanie hat { $park_cubes } Steine im Park und setzt in ihre Residenz den dritten Stein. Sie erhält { $park_paid } Prestigepunkte und { $park_added } für den Park, zusammen { $park_sum }. Mit { $park_five } Steinen im Park bringt eine Spende von 2 Münzen { $park_five_paid } + { $park_five_added } = { $park_five_sum }. Mit { $park_six } bringen ihre zwei Steine in Notre Dame, die je { $park_six_each } wert sind, { $park_six_paid } + { $park_six_added } = { $park_six_sum }.
rules-text-hiring =
    @persons/monk In der vierten Phase darfst du eine der drei Personen mit einer Münze bestechen und nutzt sie sofort. Mehrere Spieler dürfen dieselbe bestechen. Ohne Münze wirst du übergangen.
    @pieces/coin Die Münze kommt in den allgemeinen Vorrat. Du darfst auch niemanden bestechen.
    @icons/person Nach der Runde gehen die drei Personen. Die braunen werden vor jedem Durchgang neu gemischt, so kommen alle sechs in jedem Durchgang vor; jede graue kommt einmal im Spiel.
rules-text-brown =
    Diese sechs kommen in jedem Durchgang.
    = Beispiel
    @example/fool Klara besticht den Narren und versetzt einen Stein aus ihrer Bank in die Kutscherei, wo sie schon { $fool_there } hat. Ihre Kutsche darf nun bis zu { $fool_steps } Märkte weit fahren und dort die Botschaft nehmen.
    = Die sechs Personen
rules-text-grey =
    Jede von ihnen kommt einmal: A im ersten Durchgang, B im zweiten, C im dritten.
    = Beispiele
    @example/advocate Wilhelm hat { $advocate_messages } Botschaften gesammelt. Der Advokat zahlt für zwei Paare: { $advocate_paid } Prestigepunkte. Die überzählige Botschaft bringt nichts.
    @example/beggarking Der Rattenstein von Lukas steht auf { $beggarking_low }: Der Bettlerkönig bringt { $beggarking_low_paid } Prestigepunkte, für die Felder 5 bis 9. Stünde er auf { $beggarking_high }, wären es { $beggarking_high_paid }.
rules-text-new =
    Mit den Neuen Personen gibt es 27 graue. Je Buchstabe werden drei für das Spiel gezogen, und alle neun werden allen gezeigt. Dann werden die drei jedes Buchstabens verdeckt gemischt und wie gewohnt gestapelt; ihre Reihenfolge kennt also niemand.
    Ist der Gelehrte unter den Personen einer Runde, behält jeder seine dritte Karte verdeckt, bis die vierte Phase vorbei ist.
    = Beispiele
    @example/coachman Klara hat fünf Botschaften: zwei mit 4 Prestigepunkten, zwei mit einem Stein und eine mit einer Münze. Der Kutscher bringt ihr { $coachman_plain } Prestigepunkte, oder { $coachman_cube } Prestigepunkte und { $coachman_cubes } Steine, oder { $coachman_coin } Prestigepunkt und eine Münze.
    @example/guard Lukas hat { $guard_supply } Steine im allgemeinen Vorrat. Der Gardist zahlt für zwei Paare: { $guard_paid } Prestigepunkte.
    = Alle 18
rules-text-plague =
    @icons/rat Zähle die Ratten der drei Personen der Runde zusammen, ob bestochen oder nicht, und zieh deinen Einfluss im Hospital ab. Um so viele Felder steigt dein Rattenstein.
    @areas/hospital Ist dein Einfluss größer als die Zahl der Ratten, geht er zurück, nie unter 0.
    @icons/doctor Hast du den Arzt bestochen, zählen die Ratten der Personen für dich 0.
    = Über 9
    @icons/plague Dein Rattenstein bleibt auf 9. Du verlierst 2 Prestigepunkte, und ein Stein aus dem Gebäude deines Viertels mit dem meisten Einfluss kommt in den allgemeinen Vorrat. Der Vertraute zählt mit, geht aber nie verloren. Sind mehrere Gebäude gleich stark, wählst du.
    = Beispiele
    @example/plague Die drei Personen haben { $plague_rats_1 } + { $plague_rats_2 } + { $plague_rats_3 } = { $plague_rats } Ratten. Lukas hat niemanden im Hospital: Sein Rattenstein steigt von { $plague_luke_from } auf { $plague_luke_to }. Stefanie hat 2 Steine dort: Ihrer steigt von { $plague_stephanie_from } auf { $plague_stephanie_to }. Klara hat 3 Steine und den Vertrauten dort: Ihrer geht von { $plague_claire_from } auf { $plague_claire_to } zurück. Die nächste Runde bringt { $plague_next } Ratten. Stefanies Rattenstein käme auf { $plague_beyond }: Er bleibt auf { $plague_stays }, und sie verliert { $plague_lost } Prestigepunkte und einen Stein.
    @example/nine In derselben Runde hat Wilhelm einen Stein und den Vertrauten im Hospital. Sein Rattenstein steigt um { $nine_rats } − { $nine_influence } Felder, von { $nine_from } auf { $nine_to }. Das ist nicht über 9, also verliert er nichts. Glück gehabt!
    @example/doctor Die drei Personen haben { $doctor_rats_1 } + { $doctor_rats_2 } + { $doctor_rats_3 } = { $doctor_rats } Ratten. Wilhelm besticht den Arzt, für ihn zählen sie also 0. Im Hospital hat er einen Stein und den Vertrauten: Sein Rattenstein geht von { $doctor_from } auf { $doctor_to } zurück. Ohne den Arzt wäre er über 9 gestiegen: { $doctor_from } + { $doctor_rats } − { $doctor_influence } = { $doctor_without }.
rules-text-notredame =
    @cards/notredame Mit dieser Karte spendest du 1, 2 oder 3 Münzen und setzt einen Stein nach Notre Dame. Du erhältst 1, 3 oder 6 Prestigepunkte. Du darfst auch nichts tun; dann setzt du keinen Stein.
    @pieces/coin Jede Karte erlaubt höchstens drei Münzen und einen Stein, aber du darfst mehrere dieser Karten in einer Runde spielen.
    = Nach den Runden 3, 6 und 9
    @icons/prestige Mit 2, 3, 4 oder 5 Spielern werden 6, 8, 10 oder 12 Prestigepunkte auf alle Steine in Notre Dame verteilt, abgerundet. Was übrig bleibt, verfällt. Der Anteil jedes Spielers ist ein Gewinn; der Park kommt dazu.
    @pieces/blue_cube Dann kommen alle Steine dort in den allgemeinen Vorrat zurück.
    = Beispiel
    @example/cathedral Vier Spieler teilen sich { $cathedral_pot } Prestigepunkte. In Notre Dame liegen { $cathedral_claire } grüne Steine und ein blauer, jeder bringt also { $cathedral_each }. Klara erhält { $cathedral_claire_gains } Prestigepunkte, Lukas { $cathedral_luke_gains }, und alle { $cathedral_cubes } Steine gehen zurück.
rules-text-end =
    @icons/prestige Nach der neunten Runde und der letzten Zahlung von Notre Dame gewinnt, wer die meisten Prestigepunkte hat.
    @pieces/coin Bei Gleichstand werden Münzen und Steine im eigenen Vorrat zusammengezählt. Wer dann noch gleichauf liegt, teilt sich den Sieg.
rules-text-advice =
    @icons/plague Die Pest kommt jede Runde. Wer Hospital und Park vernachlässigt, verliert Runde für Runde Steine und Prestigepunkte. Damit ist noch nichts verloren, aber zum Sieg verhilft es sicher nicht.
    @pieces/blue_cube Halte die Steine in Bewegung: aus dem allgemeinen in den eigenen Vorrat, von dort in die Gebäude. Ist der Vorrat leer, nimmst du Steine dort weg, wo du gerade aufgebaut hast. Klosterschule, Mönch und Gasthaus bringen neue.
    @pieces/coin Heb dir eine Münze für die vierte Phase auf. Die Personen, die spät kommen, belohnen, was du aufgebaut hast.
    @icons/notredame Wenige Steine in Notre Dame bringen viel, viele bringen wenig. Sieh hin, wer sonst noch spendet.
    @icons/card Was du weitergibst, spielen die anderen. Manchmal behältst du am besten die Karte, die jemand neben dir braucht.
rules-text-glance =
    Das ganze Spiel auf einer Seite.
rules-text-screen =
    = Der Tisch
    @figure/table
    @number/1 Die Ansage: wer am Zug ist und was zu wählen ist.
    @number/2 Die Vorschau: was die Wahl bringt, auf die du gerade zeigst. Sonst steht hier, was eben geschehen ist.
    @number/3 Das Tablett eines Spielers mit allem, was er hat. Ein Schein zeigt, wer wählt. Ein Druck darauf zeigt das Viertel, ein zweiter wieder die ganze Stadt.
    @number/4 Die Stadt. Gebäude, Märkte und Figuren wählst du mit einem Druck darauf.
    @number/5 Die kleine Karte der ganzen Stadt, solange du ein Viertel ansiehst. Ein Druck auf ein Viertel führt dorthin.
    @number/6 Deine Handkarten. Spielbare Karten haben einen Schein.
    @number/7 Die drei Personen der Runde, mit ihrer Wirkung in Zeichen und ihren Ratten.
    @number/8 Die Stapel der Personen, links die braunen, rechts die grauen: wie viele noch kommen. Der Buchstabe auf einer grauen Karte nennt ihren Durchgang.
    @number/9 Was niemandem gehört: die Ratten der Runde und die Münzen im allgemeinen Vorrat.
    @number/10 Die Runde: B2 ist die zweite Runde von Durchgang B. Die große Perle ist die jetzige. Ein Druck darauf oder die Taste O zeigt Einfluss und Botschaften aller als Tabelle; am Controller kippe den rechten Stick nach unten.
    @number/11 Pause: speichern, Einstellungen, Regeln.
    @number/12 Der Verlauf: alles, was geschehen ist, in Sätzen. Jeder führt zu seinem Moment zurück.
    @number/13 Nimm deine letzte Wahl zurück, solange das geht.
    @number/14 Ein Tipp: welche Wahl die beste scheint, und warum.
    @number/15 „?“: die Übersicht, das ganze Spiel auf einer Seite.
    = Auf einem Tablett
    @sign/name Zeichen und Name des Spielers. Bei einem Bot steht ein Bildnis oder ein Zahnrad daneben.
    @sign/friend Der Vertraute steht auf dem Rand, bis er in ein Gebäude gesetzt wird.
    @sign/bellringer Der Glöckner steht bei dem, der die Runde beginnt.
    @sign/coins Münzen.
    @sign/cache Steine im eigenen Vorrat, bereit zum Setzen.
    @sign/supply Die Steine im Sack sind der allgemeine Vorrat; sie sind noch zu verdienen.
    @sign/rat Der Rattenstein: wo er steht, und wohin ihn die Pest dieser Runde nach jetzigem Stand bringt. Rot heißt: über 9, die Pest schlägt zu.
    @sign/prestige Prestigepunkte, verdeckt. Der Stapel sieht immer gleich aus; „?“ heißt, dass die Zahl geheim ist.
    @sign/cards Die Karten dieser Runde: zwei gespielte und die dritte, verdeckt.
    @sign/won Gesammelte Botschaften mit ihren Prestigepunkten und dem, was sie brachten.
    @sign/shelf Der Kartenstapel des Spielers und die in früheren Runden abgelegten Karten.
    = In der Stadt
    @sign/cubes Jeder Stein in einem Gebäude zählt als Einfluss 1, der Vertraute auch. Wo nicht alle Platz haben, steht ein Stein mit einer Zahl für sie.
    @sign/track Der Hafen mit dem Rattenstein und seinem Feld auf der Seuchenleiste, von 0 bis 9.
    @sign/message Eine Botschaft auf ihrem Markt: Farbe, Prestigepunkte und was sie außerdem bringt.
    @sign/carriage Eine Kutsche auf einem Markt.
    @sign/cathedral In Notre Dame: die Prestigepunkte, die verteilt werden, die Zahl der Steine dort und was jeder brächte. Das Fenster leuchtet in den Farben der Steine.
    @sign/lens Eine Botschaft, die du nehmen darfst, erscheint groß neben ihrem Markt, mit deiner Kutsche.
    = Personen
    @sign/price Eine Person mit einem Schein kannst du bestechen; das Siegel nennt den Preis.
    @sign/common Die Ratten der drei Personen zusammengezählt, auf Rot, wenn es viele sind; die Münzen im allgemeinen Vorrat; die Personen, die noch kommen, braune und graue.
    Wozu etwas da ist und was es jetzt brächte, liest du, wenn du es näher ansiehst: Drücke länger darauf, oder nimm die Taste dafür.
    = Vorlesen
    Die Stimme des Systems kann alles vorlesen: Schalte sie in den Einstellungen ein oder mit F8. Dann lässt sich ein ganzes Spiel nach Gehör spielen, nur mit Tasten oder Controller.
    Jede Taste hält sie an. F2 sagt das Letzte noch einmal, F3, wie du stehst, F4, wie alle stehen; am Controller kippe den rechten Stick nach oben, links oder rechts. Die Tasten für andere Viertel sagen, wie es dort steht.
    Spielen mehrere mit verdeckten Karten, wird nicht gesagt, was nur einer wissen darf, außer du wählst in den Einstellungen Kopfhörer.
rules-text-names =
    In den Ausgaben des Spiels heißt manches verschieden. Wer es aus einer anderen Schachtel kennt, findet sich hier zurecht.
    Klosterschule – französisch: séminaire, 2007 école du couvent; italienisch: scuola conventuale; englisch: cloister school.
    Residenz – französisch: résidence, 2007 hôtel particulier; italienisch: residenza; englisch: residence.
    Kutscherei – französisch: relais de calèches, 2007 relais; italienisch: rimessa delle carrozze; englisch: carriage house.
    Gasthaus – französisch: auberge; italienisch: locanda; englisch: hotel.
    Vertrauter – französisch: confident, 2007 assistant; italienisch: fiduciario; englisch: trusted friend.
    Botschaft – französisch: lettre de change, 2007 message; italienisch: messaggio; englisch: message.
    Glöckner – französisch: sonneur de cloches, 2007 bossu; englisch: bellringer.
    Wirtin – französisch: serveuse, 2007 aubergiste; italienisch: locandiera; englisch: hostess.
    Narr – französisch: fou, 2007 bouffon; italienisch: giullare; englisch: fool.
    Stadtwache – französisch: soldat, 2007 garde municipal; italienisch: sentinella; englisch: city guard.
    Nachtwächter – französisch: veilleur de nuit, 2007 garde de nuit; italienisch: ronda notturna; englisch: night watchman.
    Bettlerkönig – französisch: roi des mendiants, 2007 mendiant; italienisch: re dei mendicanti; englisch: beggar king.
    Runde und Durchgang – französisch: tour und manche, 2007 manche und cycle; italienisch: turno und periodo; englisch: round und period.
    = Neue Personen
    Verwalter – französisch: administrateur; englisch: administrator.
    Pflegerin – französisch: infirmière; englisch: nurse.
    Gelehrter – französisch: érudit; englisch: scholar.
    Priester – französisch: prêtre; englisch: priest.
    Ankläger – französisch: procureur; englisch: prosecutor.
    Glöckner – französisch: sonneur de cloches; englisch: bellringer.
    Spion – französisch: espion; englisch: spy.
    Fahrendes Volk – auf den französischen Karten: gitans; auf den englischen: gypsies.
    Kutscher – französisch: cocher; englisch: coachman.
    Metzger – französisch: boucher; englisch: butcher.
    Mäzen – französisch: mécène; englisch: patron.
    Kaufmann – französisch: marchand; englisch: merchant.
    Gastwirt – französisch: aubergiste; englisch: innkeeper.
    Ratsherr – französisch: conseiller; englisch: councillor.
    Gardist – französisch: garde; englisch: guard.
    Totengräber – französisch: fossoyeur; englisch: gravedigger.
    Schauspielerin – französisch: actrice; englisch: actress.
    Mätresse – französisch: amante; englisch: mistress.
rules-text-editions =
    Die Regeln sind mehrmals erschienen, mit kleinen Unterschieden. Jeder davon lässt sich auch einzeln wählen.
    = In diesem Spiel
    @areas/hotel Das Gasthaus bringt ab Einfluss { $double } zwei Vorteile.
    @pieces/coin { $limited ->
        [yes] Es gibt 25 Münzen.
       *[no] Münzen gehen nie aus.
    }
    @persons/monk { $fool ->
        [yes] Der Narr darf einen Stein aus Notre Dame nehmen.
       *[no] Der Narr darf keinen Stein aus Notre Dame nehmen.
    }
    @message_cube Die Botschaft mit dem Stein bringt { $cube ->
        [one] { $cube } Prestigepunkt
       *[other] { $cube } Prestigepunkte
    }.
    @icons/card { $decline ->
        [yes] Eine Karte darf ohne Wirkung gespielt werden.
       *[no] Wer eine Karte spielt, führt ihre Aktion aus, wenn es geht.
    }
    = Die Ausgaben
    Jubiläumsausgabe: Gasthaus mit zwei Vorteilen ab Einfluss 3, 25 Münzen, der Narr darf nicht aus Notre Dame nehmen, Botschaft mit Stein 2 Prestigepunkte.
    alea 2007: Gasthaus mit zwei Vorteilen ab Einfluss 4, 25 Münzen, der Narr darf aus Notre Dame nehmen, Botschaft mit Stein 2 Prestigepunkte.
    Rio Grande 2007: Gasthaus mit zwei Vorteilen ab Einfluss 4, Münzen gehen nie aus, der Narr darf aus Notre Dame nehmen, Botschaft mit Stein 2 Prestigepunkte.
    BlueBear online: Gasthaus mit zwei Vorteilen ab Einfluss 4, 25 Münzen, der Narr darf aus Notre Dame nehmen, Botschaft mit Stein 1 Prestigepunkt, und eine Karte darf ohne Wirkung gespielt werden.
rules-text-own =
    Eigene Personen und Ausgaben kannst du ohne Programmieren hinzufügen: Jede ist eine kleine Textdatei. Partien mit ihnen werden gespeichert, noch einmal angesehen und mit Handys gespielt wie alle anderen, und wer eine solche Partie bekommt, hat darin alles. Sie werden nie gewertet; im Spiel des Tages, in Aufgaben und in der ersten Partie kommt nichts davon vor.
    = Deine erste Person
    Schreibe eine Datei namens baker.person.toml; was vor dem ersten Punkt steht, ist ihr Schlüssel, in Kleinbuchstaben.
    @file/person
    Der Buchstabe A, B oder C macht sie zu einer grauen Person dieses Durchgangs; sie kommt zu denen ihres Buchstabens, von denen drei gezogen werden. Mit einer Zeile für replaces statt letter ist sie braun: Mit dem Schlüssel monk ersetzt sie dort den Mönch.
    Ihr Name kann in weiteren Sprachen dastehen, jede mit einer eigenen Zeile.
    Jeder Abschnitt effect ist ein Schritt; bis zu vier folgen aufeinander. Dieser hier gibt 1 Prestigepunkt für je zwei Steine auf dem Plan. Die Arten von Schritten sind gain, kill, benefit, place, activate, move, pay, choose und if.
    Schritte können von etwas abhängen, wählen lassen oder mehreres tun. Diese Person hat vier:
    @file/steps
    if und per zählen eines von diesen: influence, strongest_sector, sector_of_friend, sectors, empty_sectors, cubes_in_cathedral, cubes_on_board, supply, coins, messages, messages_of_a_kind, free_markets, spaces_above_rat, prestige und rats. influence ist der Einfluss aller Gebäude oder dessen hinter at: cloister, bank, residence, carriage, hotel, park oder hospital; sectors zählt die Gebäude mit mindestens so viel Einfluss, wie hinter at steht.
    place setzt einen Stein in eines dieser Gebäude oder nach cathedral, empty (ein leeres), each empty (jedes leere) oder friend (das des Vertrauten). move versetzt one (eine) Figur, bis zu einer Zahl von ihnen oder all (alle) eines Gebäudes. benefit ist eine Münze, ein Stein oder eine vertriebene Ratte, und pay vertreibt für jede Münze eine Ratte.
    Eine Zeile für picture nennt ein Bild aus demselben Ordner, PNG oder SVG. Ohne Bild zeigt die Karte den Umriss einer Person.
    = Deine erste Ausgabe
    Schreibe eine Datei namens family.edition.toml mit den Regeln, in denen sie von der Jubiläumsausgabe abweicht.
    @file/edition
    Die fünf Regeln sind hotel_double_at (2 bis 9), coins_limited, fool_from_notredame, message_cube_prestige (0 bis 4) und may_decline. Die Abschnitte names und texts sagen, wie sie heißt und was sie besonders macht, in einer oder mehreren Sprachen.
    = Ins Spiel damit
    Lege die Datei oder einen Ordner mit mehreren auf das Fenster: Sie ist für die nächste neue Partie bereit. Alles, was an ihr nicht stimmt, wird auf einmal gesagt, mit der Zeile. Von zwei Dateien mit einem Schlüssel ersetzt die später abgelegte die andere. Eine begonnene Partie behält, womit sie begonnen hat, was auch aus der Datei wird; nur ein Bild geht mit ihr. Niemand hindert dich an zu starken Personen oder zu harten Regeln.
    Dateien zum Anfangen liegen beim Programm, im Ordner engine/examples.
rules-own-edition = Nach eigener Ausgabe: { $edition }
rules-text-rulings =
    Wo die gedruckten Regeln schweigen, wird hier so gespielt.
    Du darfst eine Person auch dann bestechen, wenn sie nichts bewirkt.
    Hast du weniger als 2 Prestigepunkte, wenn die Pest zuschlägt, verlierst du, was du hast.
    Von gleich starken Gebäuden kann nur eines mit einem Stein einen verlieren. Hat keines einen Stein, geht keiner verloren.
    Eine Wirkung, die 0 Prestigepunkte bringt, bekommt keinen Parkbonus.
    Ist dein Vorrat leer, kommt der Stein nie von dort, wohin er gesetzt werden soll.
    Eine Kutsche, die stehen bleibt, darf die Botschaft dort nehmen.
    Gasthaus und Wirtin bieten keinen Vorteil an, der nicht möglich ist, etwa eine Ratte weniger, wenn dein Rattenstein auf 0 steht.
    Bei Bischof, Narr, Spielmann, Ankläger, Schauspielerin und Metzger musst du tun, was möglich ist; lässt sich nichts versetzen oder setzen, geschieht nichts.
    Beim Bischof wird die Aktion des Gebäudes ausgeführt: Im ersten Druck fehlte das, ein offizieller Nachtrag hat es ergänzt.
    Der Ankläger braucht ein Gebäude mit Einfluss.
    Das Prestige des Kutschers ist ein einziger Gewinn, ebenso das des Fahrenden Volks.
    Für den Kaufmann zählt der mittlere Markt als einer ohne Botschaft.
    Führst du durch eine Person die Aktion eines Gebäudes aus, brauchst du keinen weiteren Stein. (Der Gelehrte spielt eine Karte; da wird einer gesetzt.) Ist der allgemeine Vorrat leer, bewirken Bischof und Mätresse nichts, und die Pflegerin vertreibt trotzdem eine Ratte.
    Die Prestigepunkte einer Botschaft werden vor ihrer Münze, ihrem Stein oder ihrer Ratte gewonnen.
    Kannst du die weiteren Personen des Ratsherrn nicht bezahlen, wirst du nicht gefragt.
    Der Verlauf zeigt nur, was offen gespielt wurde, wie ein gutes Gedächtnis. Was andere verdeckt abgelegt haben, zeigt er nie. Mit strengem Gedächtnis, einer Option beim neuen Spiel, zeigt er bis zum Ende des Spiels nur die jetzige Runde, denn abgelegte Karten darf niemand durchsehen.
    In den gedruckten Regeln liegen gesammelte Botschaften verdeckt. Hier liegen sie offen: Alle haben gesehen, wie sie gesammelt wurden.
