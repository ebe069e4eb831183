# The tasks: their page, what each asks, what was reached.

tasks-won = { $won } of { $most } stars
tasks-from = from round { $label } on, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
tasks-known = Try a task as often as you like: hints and taking back are allowed, and nothing counts but its stars.
tasks-hint = Hint
tasks-solution = Solution
tasks-begins = One way: in round { $label }, keep { $cards }.
tasks-begins-hiring = One way: in round { $label }, keep { $cards }, and hire { $person }.
tasks-played = As it was played: { $story }
tasks-next = Next task
tasks-own = Own task
tasks-own-goal = Play on from here to the end. What counts: { $what }.
tasks-make = Make a task of this
tasks-make-seat = You play
tasks-make-counts = What counts
tasks-make-mark = { $n ->
    [one] One star from
   *[other] { $n } stars from
}
tasks-make-title = Title
tasks-make-now = Make the task
tasks-made = “{ $title }” is now among the tasks.
tasks-usual-title = { $name }, round { $label }
tasks-not-changed = The task “{ $title }” can’t be saved or deleted ({ $reason }).
tasks-no-task = “{ $file }” is no task that can be played here.
task-what-prestige = prestige
task-what-lead = lead
task-what-cathedral = cathedral
task-what-messages = messages
task-what-persons = persons
task-what-gain = largest gain
task-what-coins = coins at the end
task-what-rat = rat marker at the end
task-outcome = { $title }: { $counted }.
task-counted-prestige = { $n } prestige
task-counted-lead = { $n } ahead of the closest rival
task-counted-cathedral = { $n } prestige from the cathedral
task-counted-messages = { $n } collected
task-counted-persons = { $n } prestige from persons
task-counted-gain = { $n } prestige in a single gain
task-counted-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} at the end
task-counted-rat = rat marker on { $n }
task-broken-win = You did not win.
task-broken-without = You placed something where it was forbidden.
task-broken-rat = Your rat marker was on another space at the end.
task-broken-no-plague = The plague struck you.
task-broken-no-hire = You hired someone.
task-broken-only-cathedral = You gained prestige elsewhere too.
task-broken-everywhere = One of your sectors was empty.

task-title-alms = Vespers
task-goal-alms = Three rounds to go, against two easy opponents. Finish with as much prestige as you can.
task-title-blow = At one stroke
task-goal-blow = Gain as much prestige as you can in a single gain.
task-title-letters = Urgent messages
task-goal-letters = Collect as many messages as you can in the last six rounds.
task-title-treasure = A full purse
task-goal-treasure = Win, and finish with as many coins as you can.
task-title-no-park = Keep off the grass
task-goal-no-park = Win without ever placing anything in your park.
task-title-thrift = No friends at court
task-goal-thrift = Finish with as much prestige as you can, without hiring anyone from now on.
task-title-brink = On the brink
task-goal-brink = Win, with your rat marker as far up as it can be – but never let the plague strike.
task-title-healthy = Clean streets
task-goal-healthy = Get through the last six rounds without being struck by the plague.
task-title-everywhere = Seven open doors
task-goal-everywhere = Finish with influence in all seven of your sectors.
task-title-cathedral = For Notre Dame
task-goal-cathedral = Beat your only rival. From now on, your prestige may come from Notre Dame alone.
task-title-court = Good connections
task-goal-court = Gain as much prestige as you can from persons in the last three rounds.
task-title-comeback = From behind
task-goal-comeback = You are behind. Win all the same, by as much as you can.
task-title-last-bell = The last bell
task-goal-last-bell = Against three hard opponents, two rounds are left. Make the most of them.
task-title-masters = Among masters
task-goal-masters = Three rounds are left at a table of masters. Finish with as much prestige as you can.
task-title-mayor = The mayor’s visit
task-goal-mayor = The last round, and your purse is empty. Finish with as much prestige as you can.
task-story-mayor = the trusted friend went to the cloister school, and there was no coin for the mayor. 33 prestige, against 50.
task-title-two-nights = Two more nights
task-goal-two-nights = Two rounds to go. Finish with as much prestige as you can.
task-story-two-nights = a cube went from the hospital to the residence, and the hotel opened its doors. That won the game, but with only 57 prestige.
task-title-school = Late to school
task-goal-school = Three rounds to go, against two hard opponents. Finish with as much prestige as you can.
task-story-school = the trusted friend went to the cloister school, late in the game. 63 prestige, and last place.
task-title-coins = Three coins
task-goal-coins = Gain as much prestige as you can from Notre Dame in the last four rounds.
task-story-coins = there were three coins, and one of them was donated. That won the game, but Notre Dame had more to give.
task-title-moving = Moving house
task-goal-moving = Five rounds to go. Win, with as much prestige as you can.
task-story-moving = the trusted friend moved into the residence, and a cube from the carriage house moved in too. 59 prestige, against 73.
task-title-nightwatch = The night watch
task-goal-nightwatch = Eight rounds to go. Finish with as much prestige as you can, and never let the plague strike.
task-story-nightwatch = the bank, the bank again, and then the night watchman. 43 prestige, against 54.
task-title-no-beds = No bed for the sick
task-goal-no-beds = Seven rounds to go, and your hospital stands empty. Win, with as much prestige as you can.
task-story-no-beds = the school and the bank came first, and the sick had to wait. It was won all the same, by a single point.
task-title-carriage = By carriage
task-goal-carriage = Collect as many messages as you can in the last eight rounds.
task-story-carriage = the residence came first, the carriage second. That won the game, but with only three messages.
task-title-market = The wrong market
task-goal-market = Four rounds to go, against three opponents. Finish with as much prestige as you can.
task-story-market = the fool got the carriage moving, to a market with nothing to collect. 47 prestige, and last place.
task-title-minstrel = Hostess or minstrel
task-goal-minstrel = Gain as much prestige as you can from persons in the last five rounds.
task-story-minstrel = the hostess was hired, and the minstrel went unheard. 69 prestige, two short of the winner.
task-title-borrowed = Borrowed from the hospital
task-goal-borrowed = Three rounds to go, at a table of five. Finish with as much prestige as you can.
task-story-borrowed = a cube went from the hospital to the carriage house, and from there the plague took one. 51 prestige, and last place.
task-title-health = Your money or your health
task-goal-health = Seven rounds to go, against three hard opponents. Finish with as much prestige as you can.
task-story-health = the trusted friend went to the bank, not to the hospital. 60 prestige, against 73.
