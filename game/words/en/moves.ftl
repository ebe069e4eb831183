# What a move does, as said after a label (“Better: hire the monk”) and on the button that makes it.

move-keep = keep { $thing }
move-play = play { $thing }
move-discard = play { $thing } without effect
move-hire = hire { $thing }
move-drive = drive { $thing }
move-drive-there = drive there
move-friend = put the trusted friend { $thing }
move-place = place the cube { $thing }
move-from = move { $thing }
move-from-friend = move the trusted friend { $thing }
move-to = move { $thing }
move-activate = activate { $thing }
move-take = take a cube { $thing }
move-lose = lose a cube { $thing }
move-remove = return a cube { $thing } to the supply
move-gain-coin = take a coin
move-gain-cube = take a cube
move-gain-kill = kill a rat
move-carry = move { $thing }
move-donate = { $n ->
        [one] donate a coin
       *[other] donate { $n } coins
    }
move-donate-none = donate nothing
move-spend = { $n ->
        [one] return a coin
       *[other] return { $n } coins
    }
move-spend-none = return nothing
move-repeat = choose { $thing }
move-choose = choose { $thing }
move-collect = collect the message
move-leave = leave the message
move-pass = hire no one
move-done = finish
move-forgo = forgo the action
