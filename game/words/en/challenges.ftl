# The deal of the day and the tasks: their pages, the medals, what is shared.

challenges-title = Challenges
challenges-deal = Daily game
challenges-tasks = Tasks
challenges-date = { DATETIME($date, dateStyle: "full") }
challenges-against = { $name } plays against
challenges-known = Everyone in the world plays this deal today. As anyone can look it up, it counts neither for your level nor in the tables of past games.
challenges-par = Par: { $par }
challenges-par-why-middle = what a master scores in your seat
challenges-par-why-mean = the mean of what eight masters score in your seat
challenges-par-wait = Par: the masters are still playing …
challenges-par-none = Par: unknown. The masters’ program could not be started.
challenges-medal-gold = Gold
challenges-medal-silver = Silver
challenges-medal-bronze = Bronze
challenges-medal-none = no medal
challenges-from = from { $prestige }
challenges-needs-gold = beats par
challenges-needs-par = par or more
challenges-needs-silver = 7/8 of par
challenges-needs-bronze = 3/4 of par
challenges-strip-par = Par { $par }
challenges-strip-you = You: { $prestige }
challenges-strip = The masters scored { $lowest } to { $highest }.
challenges-rule = Only a first attempt, without hints and without taking anything back, can win a medal.
challenges-run = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
challenges-run-best = Longest run: { $days }
challenges-first = Your first attempt: it counts.
challenges-begun = You have begun this deal.
challenges-result = You scored { $prestige }.
challenges-seen = You have watched another player’s game of this deal, so there is no medal to win any more.
challenges-begin = Begin
challenges-continue = Continue
challenges-again = Play it again
challenges-share = Share
challenges-got = { $medal ->
    [gold] Gold!
    [silver] Silver!
    [bronze] Bronze!
   *[none] No medal this time.
}
challenges-reached = { $prestige } prestige, par { $par }.
challenges-reached-wait = { $prestige } prestige. The masters are still playing …
challenges-helped = You had help, so there is no medal.
challenges-not-first = This was not the first attempt, so there is no medal.
challenges-shared = Notre Dame, game of { $date }: { $prestige } ({ $medal ->
    [gold] gold
    [silver] silver
    [bronze] bronze
    [again] not the first attempt
   *[none] no medal
}) · par { $par } · version { $version }, bots { $bots }
challenges-copied = Copied to the clipboard.
challenges-not-copied = There is no clipboard here: copy the line by hand.
challenges-file = Save as a file
challenges-file-why = Friends can import the file and try the deal before they look at your game.
challenges-file-name = Notre Dame { $date }, { $name } (spoiler)
challenges-file-saved = Saved: { $file }
challenges-file-failed = The file can’t be saved: { $reason }
challenges-spoiler = { $name } has played this deal. Try it yourself first: once you look at that game, you can no longer win a medal.
challenges-look = Look at that game
