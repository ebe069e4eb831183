# The results of a game.

results-moments = Momenti migliori
results-watch-again = Rivedi
results-wins = Vince { $name }
results-share-win = { $names } e { $last } si dividono la vittoria
results-tie-broken = Parità a { $prestige } prestigio, decisa da monete e cubi nella riserva: { $held }.
results-tie-shared = Parità a { $prestige } prestigio, e altrettante monete e cubi nella riserva: { $held }.
results-line = { $rank }. { $name }: { $prestige } prestigio ({ $held } monete e cubi)
results-prestige = Prestigio
results-held = Monete e cubi
results-chart = Prestigio dopo ogni turno
results-to-title = Titolo
results-again = Nuova partita, stesso gruppo
