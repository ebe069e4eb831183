# Die Seite „Deine Spielweise“: Gewohnheiten, die etwas kosten, und Momente zum Lernen.

habits-title = Deine Spielweise
habits-player = Spieler
habits-about = Aus den letzten { $count } Partien ohne Hilfe, neben dem, was Meister an solchen Stellen tun. Es bleibt auf diesem Gerät.
habits-few = Diese Seite braucht { $limit } beendete Partien ohne Tipps und ohne Vertretung; bisher: { $n }.
habits-reading = Vergangene Spiele werden gelesen …
habits-thinking = Es wird ausprobiert, was andere Züge gebracht hätten: { $percent } % …
habits-done = Die Kosten sind Mittelwerte aus { $n } Paaren von Partien, von jedem Moment an fortgesetzt mit dem, was du damals wusstest.
habits-none = Keine Gewohnheit kostet dich nachweisbar etwas. Gut gespielt!
habits-failed = Das lässt sich gerade nicht ermitteln. Geh zurück und versuche es später noch einmal.
habits-often = { $n } von { $all }; Meister: etwa { $expected }.
habits-cost = Die teuersten Momente kosteten je { $cost } Prestige (± { $error }):
habits-example = { $label } · Zug: { $played } · Besser: { $better } ({ $cost } Prestige)
habits-train = Eine Aufgabe dazu: { $task }
habits-gone = Abgelegt: { $habit }
habits-lessons = Aus Fehlern lernen
habits-lesson = { $label } · Zug: { $played } · Besser: { $better } ({ $cost } Prestige, ± { $error })
habits-name-hires = Runden, in denen niemand bestochen wird
habits-name-hospital = Höchstens 1 Einfluss im Hospital, wenn Runde B3 beginnt
habits-name-park = Kein Einfluss im Park, wenn Durchgang B beginnt
habits-name-friend = Der Vertraute noch auf der Hand, wenn Durchgang B beginnt
habits-name-donations = Durchgänge ohne Spende an Notre Dame
habits-name-messages = Höchstens 2 Botschaften am Ende der Partie
habits-name-coins = 3 Münzen oder mehr übrig am Ende der Partie
habits-name-plague = Durchgänge, in denen die Pest zuschlägt
