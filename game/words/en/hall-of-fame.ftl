# The hall of fame: people and bots, who has won how often, the latest games.

hall-title = Past games
hall-empty = No game has been finished yet. Finished games are entered here automatically.
hall-people = People
hall-bots = Bots
hall-against = People against bots
hall-bests = Highest scores
hall-latest = Latest games
hall-games = Games
hall-wins = Wins
hall-average = Average
hall-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hall-percent = { $n }%
hall-best = Best
hall-share = Share
hall-day = Day
hall-courses = Prestige from game to game
hall-hired = Whom people hire
hall-times = Times
hall-each = Prestige each
hall-rivals = Rivals
hall-ahead = Ahead
hall-behind = Behind
hall-broken = The file of past games was damaged. What could be read of it has been kept; the damaged file is now { $file }.
hall-newer = A later version of the program has written { $file }; it is left as it is. Stars and results from now on are remembered only until you leave. Use the later version to keep them.
hall-in-memory = Past games and stars can’t be saved to { $file } ({ $reason }). The program remembers what is new and tries again until you leave.
hall-lost = What was new among past games and stars couldn’t be saved to { $file }.
