# The hall of fame: people and bots, who has won how often, the latest games.

hall-title = Partite passate
hall-empty = Nessuna partita è ancora finita. Le partite finite vengono registrate qui automaticamente.
hall-people = Persone
hall-bots = Bot
hall-against = Persone contro bot
hall-bests = Punteggi più alti
hall-latest = Ultime partite
hall-games = Partite
hall-wins = Vittorie
hall-average = Media
hall-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hall-percent = { $n }%
hall-best = Record
hall-share = Quota
hall-day = Giorno
hall-courses = Prestigio di partita in partita
hall-hired = Chi assoldano le persone
hall-times = Volte
hall-each = Prestigio a volta
hall-rivals = Rivali
hall-ahead = Davanti
hall-behind = Dietro
hall-broken = Il file delle partite passate era danneggiato. Quello che si è potuto leggere è conservato; il file danneggiato ora si chiama { $file }.
hall-newer = Una versione più recente del programma ha scritto { $file }; il file resta com’è. Da ora stelle e risultati si ricordano solo fino all’uscita. Usa la versione più recente per conservarli.
hall-in-memory = Le partite passate e le stelle non si possono salvare in { $file } ({ $reason }). Il programma ricorda le novità e riprova fino all’uscita.
hall-lost = Le novità di partite passate e stelle non si sono potute salvare in { $file }.
