# The deal of the day and the tasks: their pages, the medals, what is shared.

challenges-title = Herausforderungen
challenges-deal = Spiel des Tages
challenges-tasks = Aufgaben
challenges-date = { DATETIME($date, dateStyle: "full") }
challenges-against = { $name } spielt gegen
challenges-known = Heute spielt die ganze Welt mit diesen Karten. Weil jeder sie nachsehen kann, zählt das Spiel weder für deine Spielstärke noch in den Tabellen der vergangenen Spiele.
challenges-par = Par: { $par }
challenges-par-why-middle = so viel erreicht ein Meister auf deinem Platz
challenges-par-why-mean = so viel erreichen acht Meister im Mittel auf deinem Platz
challenges-par-wait = Par: Die Meister spielen noch …
challenges-par-none = Par: unbekannt. Das Programm der Meister ließ sich nicht starten.
challenges-medal-gold = Gold
challenges-medal-silver = Silber
challenges-medal-bronze = Bronze
challenges-medal-none = keine Medaille
challenges-from = ab { $prestige }
challenges-needs-gold = schlägt das Par
challenges-needs-par = ab dem Par
challenges-needs-silver = 7/8 vom Par
challenges-needs-bronze = 3/4 vom Par
challenges-strip-par = Par { $par }
challenges-strip-you = Du: { $prestige }
challenges-strip = Die Meister haben { $lowest } bis { $highest } erreicht.
challenges-rule = Medaillen gibt es nur beim ersten Versuch, ohne Tipps und ohne Zurücknehmen.
challenges-run = { $days ->
    [0] Noch keine Tage in Folge
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
challenges-run-best = Längste Serie: { $days }
challenges-first = Dein erster Versuch: Der zählt.
challenges-begun = Du hast dieses Spiel schon begonnen.
challenges-result = Du hast { $prestige } erreicht.
challenges-seen = Du hast jemandem bei diesem Spiel zugesehen: Eine Medaille ist nicht mehr drin.
challenges-begin = Beginnen
challenges-continue = Fortsetzen
challenges-again = Noch einmal spielen
challenges-share = Teilen
challenges-got = { $medal ->
    [gold] Gold!
    [silver] Silber!
    [bronze] Bronze!
   *[none] Diesmal keine Medaille.
}
challenges-reached = { $prestige ->
    [one] { $prestige } Prestigepunkt
   *[other] { $prestige } Prestigepunkte
}, Par { $par }.
challenges-reached-wait = { $prestige ->
    [one] { $prestige } Prestigepunkt
   *[other] { $prestige } Prestigepunkte
}. Die Meister spielen noch …
challenges-helped = Du hattest Hilfe, darum gibt es keine Medaille.
challenges-not-first = Das war nicht der erste Versuch, darum gibt es keine Medaille.
challenges-shared = Notre Dame, Spiel vom { $date }: { $prestige } ({ $medal ->
    [gold] Gold
    [silver] Silber
    [bronze] Bronze
    [again] nicht der erste Versuch
   *[none] keine Medaille
}) · Par { $par } · Version { $version }, Bots { $bots }
challenges-copied = In die Zwischenablage kopiert.
challenges-not-copied = Hier gibt es keine Zwischenablage: Schreib die Zeile ab.
challenges-file = Als Datei speichern
challenges-file-why = Freunde können die Datei importieren und es selbst versuchen, bevor sie dein Spiel ansehen.
challenges-file-name = Notre Dame { $date }, { $name } (Spoiler)
challenges-file-saved = Gespeichert: { $file }
challenges-file-failed = Die Datei lässt sich nicht speichern: { $reason }
challenges-spoiler = { $name } hat das Spiel des Tages gespielt. Versuch es erst selbst: Wer es sich ansieht, kann keine Medaille mehr gewinnen.
challenges-look = Das Spiel ansehen
