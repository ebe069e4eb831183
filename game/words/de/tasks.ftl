# The tasks: their page, what each asks, what was reached.

tasks-won = { $won } von { $most } Sternen
tasks-from = ab Runde { $label }, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
tasks-known = Eine Aufgabe darfst du versuchen, so oft du magst, auch mit Tipps und Zurücknehmen. Gezählt werden nur ihre Sterne.
tasks-hint = Tipp
tasks-solution = Lösung
tasks-begins = Ein Weg: Behalte in Runde { $label } { $cards }.
tasks-begins-hiring = Ein Weg: Behalte in Runde { $label } { $cards }, und bestich { $person }.
tasks-played = So wurde gespielt: { $story }
tasks-next = Nächste Aufgabe
tasks-own = Eigene Aufgabe
tasks-own-goal = Spiel von hier an bis zum Ende. Was zählt: { $what }.
tasks-make = Eine Aufgabe daraus machen
tasks-make-seat = Du spielst
tasks-make-counts = Was zählt
tasks-make-mark = { $n ->
    [one] Ein Stern ab
   *[other] { $n } Sterne ab
}
tasks-make-title = Titel
tasks-make-now = Aufgabe anlegen
tasks-made = „{ $title }“ steht jetzt bei den Aufgaben.
tasks-usual-title = { $name }, Runde { $label }
tasks-not-changed = Die Aufgabe „{ $title }“ kann nicht gespeichert oder gelöscht werden ({ $reason }).
tasks-no-task = „{ $file }“ ist keine Aufgabe, die hier gespielt werden kann.
task-what-prestige = Prestige
task-what-lead = Vorsprung
task-what-cathedral = Notre Dame
task-what-messages = Botschaften
task-what-persons = Personen
task-what-gain = größter Gewinn
task-what-coins = Münzen am Ende
task-what-rat = Rattenstein am Ende
task-outcome = { $title }: { $counted }.
task-counted-prestige = { $n ->
    [one] { $n } Prestigepunkt
   *[other] { $n } Prestigepunkte
}
task-counted-lead = { $n ->
    [one] { $n } Prestigepunkt
   *[other] { $n } Prestigepunkte
} vor dem stärksten Gegner
task-counted-cathedral = { $n ->
    [one] { $n } Prestigepunkt
   *[other] { $n } Prestigepunkte
} aus Notre Dame
task-counted-messages = { $n } gesammelt
task-counted-persons = { $n ->
    [one] { $n } Prestigepunkt
   *[other] { $n } Prestigepunkte
} durch Personen
task-counted-gain = { $n ->
    [one] { $n } Prestigepunkt
   *[other] { $n } Prestigepunkte
} mit einem Gewinn
task-counted-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
} am Ende
task-counted-rat = Rattenstein auf { $n }
task-broken-win = Du hast nicht gewonnen.
task-broken-without = Du hast etwas gesetzt, wo es verboten war.
task-broken-rat = Dein Rattenstein stand am Ende auf einem anderen Feld.
task-broken-no-plague = Die Pest hat dich getroffen.
task-broken-no-hire = Du hast jemanden bestochen.
task-broken-only-cathedral = Du hast auch anderswo Prestige gewonnen.
task-broken-everywhere = Eines deiner Gebäude stand leer.

task-title-alms = Vesper
task-goal-alms = Noch drei Runden gegen zwei leichte Gegner. Beende das Spiel mit möglichst viel Prestige.
task-title-blow = Auf einen Schlag
task-goal-blow = Erziele mit einem einzigen Gewinn möglichst viel Prestige.
task-title-letters = Eilige Botschaften
task-goal-letters = Sammle in den letzten sechs Runden möglichst viele Botschaften.
task-title-treasure = Ein voller Beutel
task-goal-treasure = Gewinne und behalte am Ende möglichst viele Münzen übrig.
task-title-no-park = Rasen betreten verboten
task-goal-no-park = Gewinne, ohne je etwas in deinen Park zu setzen.
task-title-thrift = Ohne Fürsprecher
task-goal-thrift = Beende das Spiel mit möglichst viel Prestige, ohne von jetzt an noch jemanden zu bestechen.
task-title-brink = Am Abgrund
task-goal-brink = Gewinne, mit dem Rattenstein so weit oben wie möglich – aber lass die Pest nie zuschlagen.
task-title-healthy = Saubere Gassen
task-goal-healthy = Übersteh die letzten sechs Runden, ohne dass dich die Pest trifft.
task-title-everywhere = Überall ein Fuß in der Tür
task-goal-everywhere = Sichere dir bis zum Ende Einfluss in allen sieben Gebäuden.
task-title-cathedral = Nur mit der Kathedrale
task-goal-cathedral = Besiege deinen einzigen Gegner. Prestige darf von jetzt an nur aus Notre Dame kommen.
task-title-court = Gute Beziehungen
task-goal-court = Gewinne in den letzten drei Runden möglichst viel Prestige durch Personen.
task-title-comeback = Aufholjagd
task-goal-comeback = Du liegst zurück. Gewinne trotzdem, so hoch du kannst.
task-title-last-bell = Das letzte Läuten
task-goal-last-bell = Noch zwei Runden gegen drei schwere Gegner. Mach das Beste daraus.
task-title-masters = Unter Meistern
task-goal-masters = Noch drei Runden an einem Tisch voller Meister. Beende das Spiel mit möglichst viel Prestige.
task-title-mayor = Der Bürgermeister zu Besuch
task-goal-mayor = Die letzte Runde, und dein Beutel ist leer. Beende das Spiel mit möglichst viel Prestige.
task-story-mayor = Der Vertraute ging in die Klosterschule, und für den Bürgermeister fehlte die Münze. 33 Prestigepunkte gegen 50.
task-title-two-nights = Noch zwei Nächte
task-goal-two-nights = Noch zwei Runden. Beende das Spiel mit möglichst viel Prestige.
task-story-two-nights = Ein Stein zog aus dem Hospital in die Residenz, und das Gasthaus machte auf. Das genügte zum Sieg, aber nur mit 57 Prestigepunkten.
task-title-school = Spät zur Schule
task-goal-school = Noch drei Runden gegen zwei schwere Gegner. Beende das Spiel mit möglichst viel Prestige.
task-story-school = Der Vertraute ging erst spät in die Klosterschule. 63 Prestigepunkte und der letzte Platz.
task-title-coins = Drei Münzen
task-goal-coins = Gewinne in den letzten vier Runden möglichst viel Prestige durch Notre Dame.
task-story-coins = Drei Münzen waren da, eine wurde gespendet. Das genügte zum Sieg, aber Notre Dame hatte mehr zu geben.
task-title-moving = Umzug
task-goal-moving = Noch fünf Runden. Gewinne mit möglichst viel Prestige.
task-story-moving = Der Vertraute zog in die Residenz, und aus der Kutscherei zog ein Stein mit ein. 59 Prestigepunkte gegen 73.
task-title-nightwatch = Nachtwache
task-goal-nightwatch = Noch acht Runden. Beende das Spiel mit möglichst viel Prestige, und lass die Pest nie zuschlagen.
task-story-nightwatch = Die Bank, noch einmal die Bank und dann der Nachtwächter. 43 Prestigepunkte gegen 54.
task-title-no-beds = Kein Bett für die Kranken
task-goal-no-beds = Noch sieben Runden, und dein Hospital steht leer. Gewinne mit möglichst viel Prestige.
task-story-no-beds = Schule und Bank gingen vor, die Kranken mussten warten. Gewonnen war es trotzdem, mit einem einzigen Punkt.
task-title-carriage = Mit der Kutsche
task-goal-carriage = Sammle in den letzten acht Runden möglichst viele Botschaften.
task-story-carriage = Erst kam die Residenz, dann die Kutsche. Das genügte zum Sieg, aber nur mit drei Botschaften.
task-title-market = Der falsche Markt
task-goal-market = Noch vier Runden gegen drei Gegner. Beende das Spiel mit möglichst viel Prestige.
task-story-market = Der Narr brachte die Kutsche in Fahrt, zu einem Markt, an dem nichts zu holen war. 47 Prestigepunkte und der letzte Platz.
task-title-minstrel = Wirtin oder Spielmann
task-goal-minstrel = Gewinne in den letzten fünf Runden möglichst viel Prestige durch Personen.
task-story-minstrel = Die Wirtin wurde bestochen, der Spielmann blieb ungehört. 69 Prestigepunkte, zwei zu wenig.
task-title-borrowed = Vom Hospital geborgt
task-goal-borrowed = Noch drei Runden an einem Tisch zu fünft. Beende das Spiel mit möglichst viel Prestige.
task-story-borrowed = Ein Stein zog aus dem Hospital in die Kutscherei, und dort holte die Pest sich einen. 51 Prestigepunkte und der letzte Platz.
task-title-health = Geld oder Gesundheit
task-goal-health = Noch sieben Runden gegen drei schwere Gegner. Beende das Spiel mit möglichst viel Prestige.
task-story-health = Der Vertraute ging in die Bank und nicht ins Hospital. 60 Prestigepunkte gegen 73.
