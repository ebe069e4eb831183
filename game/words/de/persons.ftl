# Personen: ihre Namen, und was sie für eine Münze tun, in ein bis vier Sätzen.

person-hostess = Wirtin
person-monk = Mönch
person-moneylender = Geldverleiher
person-minstrel = Spielmann
person-fool = Narr
person-doctor = Arzt
person-cityguard = Stadtwache
person-nightwatchman = Nachtwächter
person-bishop = Bischof
person-guildmaster = Gildemeister
person-beggarking = Bettlerkönig
person-advocate = Advokat
person-lady = Hofdame
person-mayor = Bürgermeister
person-carpenter = Zimmermann
person-administrator = Verwalter
person-nurse = Pflegerin
person-scholar = Gelehrter
person-priest = Priester
person-prosecutor = Ankläger
person-bellringer = Glöckner
person-spy = Spion
person-gypsies = Fahrendes Volk
person-coachman = Kutscher
person-butcher = Metzger
person-patron = Mäzen
person-merchant = Kaufmann
person-innkeeper = Gastwirt
person-councillor = Ratsherr
person-guard = Gardist
person-gravedigger = Totengräber
person-actress = Schauspielerin
person-mistress = Mätresse

person-effect-hostess = Du erhältst 3 Prestigepunkte und wählst: eine Münze, einen Stein aus dem allgemeinen Vorrat oder eine Ratte weniger.
person-effect-monk = Nimm 2 Steine aus dem allgemeinen Vorrat in deinen eigenen. Du erhältst 1 Prestigepunkt.
person-effect-moneylender = Nimm 2 Münzen. Du erhältst 1 Prestigepunkt.
person-effect-minstrel = Versetze 1 bis 3 deiner Figuren (Steine, Vertrauter) aus einem deiner Gebäude in ein anderes. Nicht aus oder nach Notre Dame. Keine Aktion folgt.
person-effect-fool = Versetze einen deiner Steine oder den Vertrauten aus einem deiner Gebäude in ein anderes{ $notredame ->
        [yes] , oder einen Stein aus Notre Dame in ein Gebäude
       *[no] {""}
    }. Führe dann dessen Aktion aus.
person-effect-doctor = Bei der Pest dieser Runde zählen die Ratten der drei Personen für dich nicht. Dein Hospital wirkt trotzdem.
person-effect-cityguard = Du erhältst 1 Prestigepunkt für jeden Einfluss, den du auf dem Plan hast: in deinen Gebäuden und in Notre Dame.
person-effect-nightwatchman = Du erhältst 1 Prestigepunkt für jedes deiner 7 Gebäude, das leer ist.
person-effect-bishop = Setze einen Stein aus dem allgemeinen Vorrat in eines deiner leeren Gebäude und führe dessen Aktion aus.
person-effect-guildmaster = Du erhältst 2 Prestigepunkte für jedes deiner Gebäude mit Einfluss 2 oder mehr.
person-effect-beggarking = Du erhältst 1 Prestigepunkt für jedes Feld der Seuchenleiste über deinem Rattenstein, bis Feld 9.
person-effect-advocate = Du erhältst 3 Prestigepunkte für je 2 Botschaften, die du gesammelt hast.
person-effect-lady = Du erhältst so viele Prestigepunkte, wie du Einfluss in deinem stärksten Gebäude hast.
person-effect-mayor = Du erhältst 3 Prestigepunkte für jedes deiner Gebäude mit Einfluss 3 oder mehr.
person-effect-carpenter = Du erhältst 1 Prestigepunkt für jedes deiner Gebäude mit Einfluss 1 oder mehr.
person-effect-administrator = Du erhältst so viele Prestigepunkte, wie du schon hast. Das ist ein einziger Gewinn: Der Park bringt seinen Bonus einmal.
person-effect-nurse = Setze einen Stein aus dem allgemeinen Vorrat in dein Hospital und vertreibe eine Ratte. Fehlt der Stein, vertreibst du die Ratte trotzdem.
person-effect-scholar = Spiele auch deine dritte Karte und führe ihre Aktion aus; der Stein wird wie sonst gesetzt. Danach bleibt sie offen liegen.
person-effect-priest = Setze einen Stein aus dem allgemeinen Vorrat nach Notre Dame. Sonst geschieht nichts.
person-effect-prosecutor = Führe die Aktion eines deiner Gebäude mit Einfluss aus. Es wird kein Stein gesetzt.
person-effect-bellringer = Du erhältst 3 Prestigepunkte für jeden deiner Steine in Notre Dame.
person-effect-spy = Sieh dir heimlich die grauen Personen an, die noch kommen, in ihrer Reihenfolge. Du erhältst 2 Prestigepunkte.
person-effect-gypsies = Lege beliebig viele deiner Steine vom Plan, auch aus Notre Dame, in den allgemeinen Vorrat zurück, nie den Vertrauten. Du erhältst 2 Prestigepunkte für jeden, als einen einzigen Gewinn.
person-effect-coachman = Wähle eine Art deiner Botschaften. Du erhältst noch einmal den Vorteil aller deiner Botschaften dieser Art, als einen einzigen Gewinn. Eine mit Stein bringt { $cube ->
        [one] { $cube } Prestigepunkt
       *[other] { $cube } Prestigepunkte
    } und einen Stein.
person-effect-butcher = Setze in jedes deiner leeren Gebäude einen Stein aus dem allgemeinen Vorrat, ohne die Aktionen auszuführen. Reichen die Steine nicht, wählst du die Gebäude.
person-effect-patron = Gib beliebig viele Münzen in den Vorrat zurück und vertreibe für jede eine Ratte.
person-effect-merchant = Nimm 1 Münze für jeden Markt deines Viertels ohne Botschaft, den mittleren eingeschlossen.
person-effect-innkeeper = Du erhältst 2 Prestigepunkte für jeden Einfluss in deinem Gasthaus.
person-effect-councillor = Bestich bis zu 2 weitere Personen, eine nach der anderen, mit je einer Münze: zwei verschiedene oder zweimal dieselbe, aber nicht noch einmal den Ratsherrn.
person-effect-guard = Du erhältst 3 Prestigepunkte für je 2 deiner Steine im allgemeinen Vorrat.
person-effect-gravedigger = Du erhältst so viele Prestigepunkte, wie die drei Personen dieser Runde Ratten haben, der Totengräber eingeschlossen.
person-effect-actress = Versetze alle deine Figuren aus einem deiner Gebäude in ein anderes und führe dessen Aktion aus.
person-effect-mistress = Setze einen Stein aus dem allgemeinen Vorrat in das Gebäude deines Vertrauten und führe dessen Aktion aus. Liegt er noch vor dir, geschieht nichts.

person-rats = { $n ->
        [0] Keine Ratten.
        [one] { $n } Ratte.
       *[other] { $n } Ratten.
    }
person-brown = Eine der sechs Personen, die in jedem Durchgang kommen.
person-grey = Durchgang { $letter }: kommt einmal im Spiel.
person-cost = Bestechung: { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
persons-in-play = Graue Personen in diesem Spiel
persons-rats-now = { $n ->
        [one] { $n } Ratte bei der Pest dieser Runde
       *[other] { $n } Ratten bei der Pest dieser Runde
    }
persons-brown-ahead = { $n ->
        [0] keine braune Person mehr in diesem Durchgang
        [one] noch { $n } braune Person in diesem Durchgang
       *[other] noch { $n } braune Personen in diesem Durchgang
    }
persons-grey-ahead = { $n ->
        [0] keine graue mehr in dieser Partie
        [one] noch { $n } graue in dieser Partie
       *[other] noch { $n } graue in dieser Partie
    }

own-persons-title = Eigene Personen
own-content-title = Eigene Personen und Ausgaben
own-content-short = Eigene Inhalte
own-content-how = Lege Dateien wie baker.person.toml oder family.edition.toml auf das Fenster oder in die Ordner „persons“ und „editions“ von { $folder }. Wie man sie schreibt, steht in den Regeln unter „Eigene Personen und Ausgaben“. Partien mit ihnen werden nie gewertet.
own-content-replaced = Anstelle von etwas anderem mit demselben Schlüssel: { $names }. Begonnene Partien behalten, womit sie begonnen haben.
own-content-lost = Nicht mehr in der nächsten Partie, weil die Datei fehlt oder einen Fehler hat: { $names }.
own-content-changed = Seit der Wahl in der Datei geändert: { $names }. Die nächste Partie richtet sich nach dem neuen Stand.
own-content-only-here = Nur in dieser Partie und nicht unter deinen Dateien: { $names }. Was sie bewirken, steht in den Regeln; Bilder bleiben bei den Dateien.
own-content-differs = In deinen Dateien steht inzwischen etwas anderes: { $names }. Diese Partie behält, womit sie begonnen hat.
own-content-mistakes = Einige Dateien haben Fehler; die Seite zeigt sie.
own-persons-hint = Ob diese Person in der nächsten Partie mitspielt.
own-persons-brown = Ersetzt { $person } unter den sechs, die in jedem Durchgang kommen.
own-persons-grey = Kommt zu den grauen Personen von Durchgang { $letter }, von denen drei gezogen werden.
own-persons-taken = Für die nächste neue Partie gewählt: { $names }.
own-persons-wrong = Was an den Dateien nicht stimmt:
own-editions-title = Eigene Ausgabe
own-editions-hint = Ob diese Ausgabe bei der nächsten Partie zur Wahl steht.
own-editions-taken = Bereit für die nächste neue Partie: { $names }.
