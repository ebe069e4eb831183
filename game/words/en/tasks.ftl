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
