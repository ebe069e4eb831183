# The results of a game.

results-moments = Momenti migliori
results-watch-again = Rivedi
results-bot = bot
results-wins = Vince { $name }
results-share-win = { $names } e { $last } si dividono la vittoria
results-tie-broken = Parità a { $prestige } prestigio; decidono monete e cubi nella riserva: { $held }.
results-tie-shared = Parità a { $prestige } prestigio, e anche in monete e cubi nella riserva: { $held }.
results-line = { $rank }. { $name }: { $prestige } prestigio ({ $held ->
        [one] { $held } moneta o cubo
       *[other] { $held } monete e cubi
    })
results-persons = Personaggi
results-prestige = Prestigio
results-held = Monete e cubi
results-chart = Prestigio dopo ogni turno
results-to-title = Titolo
results-again = Nuova partita, stessi giocatori
results-next-level = La prossima volta: { $level }
results-too-easy = A questo livello hai vinto { $won } delle tue ultime { $games } partite.
results-too-hard = A questo livello i bot hanno vinto le tue ultime { $games } partite.
results-suited = { $games ->
    [1] { $won ->
        [0] Hai perso la tua ultima partita contro la forza { $against }.
       *[other] Hai vinto la tua ultima partita contro la forza { $against }.
    }
   *[other] Hai vinto { $won } delle tue ultime { $games } partite contro la forza { $against }.
}
results-spoken-table = Da dove viene il prestigio di tutti
