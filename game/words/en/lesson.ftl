# The first game, which teaches by playing. About thirty words a bubble at the most, for somebody who has never seen it.

## Around it
lesson-title = Learn to play
lesson-note = A first game, with a teacher
lesson-hint = A first game against two gentle bots, with a teacher who explains each thing as it comes up.
lesson-go-on = Go on
lesson-hold = Hold to stop the lessons
lesson-play-on = Play on without lessons
lesson-with = Play on with lessons
lesson-off = No more lessons. The pause menu brings the teacher back.
lesson-on = The teacher is back, and speaks up whenever something is new.
lesson-nothing = The teacher has nothing to add right now.

## The first round
lesson-welcome = Paris, around 1400. Great families contend in the shadow of Notre Dame, and you, { $name }, lead one of them, { $colour ->
       *[blue] in blue
        [green] in green
        [red] in red
        [yellow] in yellow
        [purple] in purple
    }. Nine rounds; the most prestige wins. I’ll explain things as they come.
lesson-prestige = Here is your prestige. You only see your own; everyone else’s stays secret until the end.
lesson-borough = This is your borough: seven sectors, each with an action of its own – and the harbour, where the rats come ashore.
lesson-plate = You own { $coins } coins, and { $cache } cubes in your cache, ready to be placed. Another { $supply } are in the supply: you have yet to earn those.
lesson-persons = Every round three persons come. Later you may hire one of them. The rats on their cards are this round’s plague: { $rats } today.
lesson-draft = First you choose cards. Keep one of your three and pass two to the left. Keep one of the two you receive, pass the other, and take the last.
lesson-passed = These two come from your neighbour. Keep one and pass the other on. A card of another colour works in your own borough just as well.
lesson-hand = Your hand is complete. You will play two of these cards, one after the other; the third is discarded unseen.
lesson-grown = Look at { $sector }: your influence there is now { $n }. Each further cube makes its action stronger – next time it counts { $next } instead of { $n }.
lesson-others = Now the others play. The line under the prompt tells you what { $name } is doing.
lesson-second = Your second card. The one you don’t play is discarded – until the period ends and all nine cards come back.

## What comes up in its time
lesson-contrary = You chose something else? Fine! There are many good ways – I only ever suggest.
lesson-friend = Your trusted friend needs no cube. Move it to any of your sectors: it counts as one influence there, and you take that sector’s action at once.
lesson-drive = Your carriage stands here. It may go { $n ->
        [one] one step
       *[other] up to { $n } steps
    }, from market to market, all over the city. It can reach the lit markets.
lesson-message = A message pays at once: prestige, and perhaps a coin, a cube or a rat killed. Collect the colours evenly: one of each, then a second of each.
lesson-donate = Donate 1, 2 or 3 coins for 1, 3 or 6 prestige. At the end of the period, your cube also earns a share of Notre Dame’s { $pot } prestige.
lesson-benefit = You choose your benefit: take a coin, take a cube for your cache, or kill a rat.
lesson-empty = Your cache is empty! To play a card, you must now take one of your cubes from the board. The cloister school brings new ones.
lesson-take = Without cubes in the cache, take one of yours from elsewhere – or forgo the action.
lesson-hire = For one coin you may hire one of these persons and use the effect at once. Others may hire the same one. Look closer to read what each does.
lesson-poor = You have no coin left, so you can’t hire anyone this round. The bank brings coins.
lesson-lose = The plague takes a cube from your strongest sector. Several are equally strong, so the choice is yours.
lesson-bonus = Your park is strong enough: from now on it adds { $bonus } to every gain of prestige. Every 2 more influence add 1 more.
lesson-danger = Careful! As things stand, your rat marker will go beyond 9: that costs 2 prestige and a cube. The park, the hospital and the hotel kill rats.
lesson-ninth = Your rat marker is on 9, the last space. Any more rats, and the plague strikes you – round after round.

## The plague and the end of the round
lesson-plague = Now the plague. { $doctor ->
        [yes] The doctor keeps the rats away from you
       *[no] { $rats ->
            [0] No rats come
            [one] One rat comes
           *[other] { $rats } rats come
        }
    }{ $hospital ->
        [0] , and there is no one in your hospital to hold any off
       *[other] , and your hospital holds off { $hospital }
    }: your rat marker { $move ->
        [stays] stays on { $from }
       *[goes] goes from { $from } to { $to }
    }.
lesson-held-off = Your hospital is stronger than this round’s rats: your rat marker even goes back, from { $from } to { $to }.
lesson-strike = Your rat marker would pass 9: the plague strikes. You lose 2 prestige and a cube from your strongest sector, and the marker stays on 9.
lesson-strike-other = The plague strikes { $name }, whose rat marker would have passed 9. That costs 2 prestige and a cube from the strongest sector.
lesson-stay = Your rat marker stays on { $rat }, and next round’s rats come on top. It only goes back when you kill rats: park, hospital, hotel, messages.
lesson-bell = The round is over. The bellringer moves to the left: { $name } begins the next one.
lesson-paid = The period ends: Notre Dame divides { $pot } prestige. { $cubes ->
        [one] There is one cube here, and it earns { $each }
       *[other] There are { $cubes } cubes here, and each earns { $each }
    }; { $mine ->
        [0] none is yours this time
        [one] { $cubes ->
            [one] it is yours
           *[other] one of them is yours
        }
       *[other] { $mine } of them are yours
    }. Then all cubes leave.
lesson-bonus-paid = Your park at work: { $park } of these { $n } prestige are its bonus.

## Later rounds
lesson-round-2 = Round two, and { $rats ->
        [0] no rats come this time
        [one] one rat comes
       *[other] { $rats } rats come
    }: as things stand, your rat marker will end up on { $to }. The small arrow always shows it. Beyond 9 it hurts.
lesson-round-3 = The last round of the period. At its end Notre Dame divides { $pot } prestige among all its cubes: as things stand, { $pays } for each.
lesson-period-b = Period B. All nine cards are back in your deck. Cubes, coins and rats stay as they are – build on what you have.
lesson-brown = The brown persons are always the same six, shuffled anew each period. Each grey one comes only once, and they grow stronger.
lesson-alone = From now on you are on your own; I only speak up when something is new. The candle gives a hint, and the button beside it calls me back.
lesson-period-c = The last period. Its grey persons reward what you have built: strong sectors, or many of them. Keep a coin for them.
lesson-last = The last round! Leftover coins and cubes only break ties. Turn everything you can into prestige.

## The end
lesson-over = Nine rounds have been played, and Notre Dame has paid for the last time. Nothing else is counted: all prestige was gained along the way.
lesson-ranking = { $won ->
        [yes] You have { $best } prestige – you win! Well played.
       *[no] { $name } has the most prestige, { $best }, and wins. You have { $mine }.
    } Now everyone’s prestige is open.
lesson-tie = A tie for first place! Coins and cubes in the cache are added up, and the higher total wins.
lesson-sources = Your best sources: { $first } ({ $n }), { $second } ({ $m }). The next page shows everyone’s, round by round.
lesson-cost = The plague cost you { $lost } prestige – and cubes. A cube or two in the hospital early on often pays.
lesson-next = That was your first game! Next time choose “Bots at my level” in a new game, or play with friends. Rules and hints are always at hand. See you in Paris!

## Advice: what to choose, and why. $why begins small and ends with a full stop.
lesson-advice-draft-first = I would keep { $card }: { $why } Choose as you like – every card is good for something.
lesson-advice-draft = I would keep { $card }: { $why }
lesson-advice-play-first = I would play { $card }: { $why } Choose it, and then its space on the table.
lesson-advice-play = I would play { $card }: { $why }
lesson-advice-friend = I would put the friend { $sector }: { $why }
lesson-advice-drive = I would drive to this market: { $why }
lesson-advice-collect = Take it! Messages are worth having, and some persons reward them.
lesson-advice-benefit = I would choose this: { $why }
lesson-advice-donate = I would donate { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }: { $why }
lesson-advice-keep-coins = I would keep my coins this time. Donating nothing is allowed.
lesson-advice-hire = I would hire { $person }: { $why }
lesson-advice-other = I would choose this: { $why }

## What a card is good for: goes on after “I would keep the bank: ”
lesson-good-cloister = it fills your cache with cubes, and cubes are what you play with.
lesson-good-bank = it brings coins, for persons and for Notre Dame.
lesson-good-residence = it pays prestige, and more with every cube.
lesson-good-carriage = it sends your carriage for messages, and they pay at once.
lesson-good-hotel = it lets you choose a coin, a cube, or a rat killed.
lesson-good-park = it kills a rat, and later adds to every gain of prestige.
lesson-good-hospital = it kills a rat, and holds rats off in every plague.
lesson-good-notredame = it turns coins into prestige, and your cube earns more at the end of the period.
lesson-good-friend = it strengthens a sector and activates it, without a cube.

## A card was chosen: what happens at its place
lesson-place-cloister = Place a cube in your cloister school. Your influence there will be { $n }, and you get that many cubes for your cache.
lesson-place-bank = Place a cube in your bank. Your influence there will be { $n }, and you get that many coins.
lesson-place-residence = Place a cube in your residence. Your influence there will be { $n }, and it pays that much prestige.
lesson-place-carriage = Place a cube in your carriage house. Your influence there will be { $n }, and your carriage may go up to that many steps.
lesson-place-hotel = Place a cube in your hotel and choose a benefit. With 3 or more influence you choose twice; you will have { $n }.
lesson-place-park = Place a cube in your park: it kills a rat. Every 2 influence here add 1 to each gain of prestige; you will have { $n }.
lesson-place-hospital = Place a cube in your hospital: it kills a rat. Your influence there will be { $n }, and in every plague it holds off { $n ->
        [one] a rat
       *[other] { $n } rats
    }.
lesson-place-notredame = Go to the cathedral: coins become prestige at once, and at the end of the period { $pot } prestige are divided among all cubes there.
lesson-place-friend = Move your trusted friend to any lit sector. It counts as one influence there, and you take that sector’s action at once.

## On the page of a server, where things lie elsewhere than on the table
lesson-page-back = Back
lesson-page-again = The last explanation again
lesson-page-off = No more lessons. Under “More” you can call the teacher back.
lesson-page-advised = suggested by the teacher
lesson-page-others = Now the others play. What they do is written down, the latest last: read what { $name } did.
lesson-page-drive = Your carriage stands here. It may go { $n ->
        [one] one step
       *[other] up to { $n } steps
    }, from market to market, all over the city. The markets in reach will light up.
lesson-page-hire = For one coin you may hire one of these persons and use the effect at once. Others may hire the same one. Choose one to read what it does; it comes only when you confirm.
lesson-page-alone = From now on you are on your own; I only speak up when something is new. “Hint” helps you out, and under “More” you can read me again.
lesson-page-sources = Your best sources: { $first } ({ $n }), { $second } ({ $m }). The results show everyone’s.
lesson-page-advice-play-first = I would play { $card }: { $why } Choose a card, read what it does, and confirm.
lesson-page-place-friend = Confirm, and then choose a sector for your trusted friend. It counts as one influence there, and you take that sector’s action at once.
