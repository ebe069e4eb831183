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
