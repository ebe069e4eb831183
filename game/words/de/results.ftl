# The results of a game.

results-moments = Beste Momente
results-watch-again = Noch einmal ansehen
results-bot = Bot
results-wins = { $name } gewinnt
results-share-win = { $names } und { $last } teilen sich den Sieg
results-tie-broken = Gleichstand bei { $prestige } Prestigepunkten; Münzen und Steine im Vorrat entscheiden: { $held }.
results-tie-shared = Gleichstand bei { $prestige } Prestigepunkten, und auch bei Münzen und Steinen im Vorrat: { $held }.
results-line = { $rank }. { $name }: { $prestige } Prestige ({ $held ->
        [one] { $held } Münze oder Stein
       *[other] { $held } Münzen und Steine
    })
results-persons = Personen
results-prestige = Prestige
results-held = Münzen und Steine
results-chart = Prestige nach jeder Runde
results-to-title = Titel
results-again = Neue Partie, gleiche Mitspieler
results-next-level = Nächstes Mal: { $level }
results-too-easy = Von deinen letzten { $games } Partien auf dieser Stufe hast du { $won } gewonnen.
results-too-hard = Deine letzten { $games } Partien auf dieser Stufe haben alle die Bots gewonnen.
results-suited = { $games ->
    [1] { $won ->
        [0] Du hast deine letzte Partie gegen Stärke { $against } verloren.
       *[other] Du hast deine letzte Partie gegen Stärke { $against } gewonnen.
    }
   *[other] Du hast { $won } von deinen letzten { $games } Partien gegen Stärke { $against } gewonnen.
}
results-spoken-table = Woher das Prestige aller kam
