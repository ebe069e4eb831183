# The first game, which teaches by playing. About thirty words a bubble at the most, for somebody who has never seen it.

## Around it
lesson-title = Learn to play
lesson-note = A first game, with a teacher
lesson-hint = A first game against two gentle bots, with a teacher who explains everything as it comes up.
lesson-go-on = Go on
lesson-hold = Hold: no more lessons
lesson-play-on = Play on without lessons
lesson-with = Play on with lessons
lesson-off = No more lessons. The pause menu brings the teacher back.
lesson-on = The teacher is back, and speaks up when something is new.
lesson-nothing = The teacher has nothing to say right now.

## The first round
lesson-welcome = Welcome to Paris! You are { $name }, { $colour ->
       *[blue] blue
        [green] green
        [red] red
        [yellow] yellow
        [purple] purple
    }: here is what you have. Gather prestige over nine rounds: whoever has most at the end wins. I’ll explain things as they come.
lesson-prestige = Here is your prestige. You only see your own; that of the others stays secret until the end.
lesson-borough = This is your borough: seven sectors, each with an action of its own – and the harbour, where the rats come ashore.
lesson-plate = You own { $coins } coins, and { $cache } cubes in your cache, ready to be placed. Another { $supply } wait in the supply: those must be earned.
lesson-persons = Every round three persons come. Later you may hire one. The rats on their cards are this round’s plague: { $rats } today.
lesson-draft = First, cards go round. Keep one of your three and pass two to the left. Then keep one of the two that come, and take the last.
lesson-passed = These two come from your neighbour. Keep one, the other goes on. A card of another colour works in your own borough just as well.
lesson-hand = Your hand is complete. You will play two of these cards, one after the other; the third is laid aside, unseen.
lesson-grown = Look: your { $sector } now has influence { $n }. Each further cube makes its action stronger – next time it counts { $next } instead of { $n }.
lesson-others = Now the others play. The line under the prompt says what { $name } is doing.
lesson-second = Your second card. What you don’t play now is laid aside – until the period ends and all nine cards come back.

## What comes up in its time
lesson-contrary = You chose something else? Fine! There are many good ways – I only ever suggest.
lesson-friend = Your trusted friend needs no cube. He moves to any of your sectors, counts as one influence there, and the sector acts at once.
lesson-drive = Your carriage stands here. It may go up to { $n ->
        [one] one step
       *[other] { $n } steps
    }, from market to market, all over the city. The lit markets are in reach.
lesson-message = A message pays at once: prestige, and a coin, a cube or one rat less. Gather the colours evenly: never take one you hold more of than of others.
lesson-donate = Donate 1, 2 or 3 coins for 1, 3 or 6 prestige. Your cube also has a share in the { $pot } prestige of Notre Dame at the period’s end.
lesson-benefit = You choose what you get: a coin, a cube for your cache, or one rat less.
lesson-empty = Your cache is empty! For a card you must now take one of your cubes from the board. The cloister school brings new ones.
lesson-take = Without cubes in the cache, take one of yours from elsewhere – or forgo the action.
lesson-hire = One coin hires one of these persons, with effect at once. Others may hire the same one. Look closer to read what each of them does.
lesson-poor = You have no coin left, so you can hire nobody this round. The bank brings coins.
lesson-lose = The plague takes a cube from your strongest sector. Several are equally strong: you choose.
lesson-bonus = Your park is strong enough: from now on it adds { $bonus } to every gain of prestige. Each further 2 influence add 1 more.
lesson-danger = Careful! As things are, your rat will go beyond 9: that costs 2 prestige and a cube. The park, the hospital and the hotel kill rats.
lesson-ninth = Your rat sits on 9, the last space. Any more rats, and the plague strikes you – every round anew.

## The plague and the end of the round
lesson-plague = Now the plague. { $doctor ->
        [yes] The doctor keeps the rats away from you
       *[no] { $rats ->
            [0] No rats come
            [one] One rat comes
           *[other] { $rats } rats come
        }
    }{ $hospital ->
        [0] , and there is nobody in your hospital to hold any off
       *[other] , and your hospital holds off { $hospital }
    }: your rat { $move ->
        [stays] stays on { $from }
       *[goes] goes from { $from } to { $to }
    }.
lesson-held-off = Your hospital is stronger than this round’s rats: your rat even goes back, from { $from } to { $to }.
lesson-strike = Your rat would pass 9: the plague strikes. You lose 2 prestige and a cube from your strongest sector, and the rat stays on 9.
lesson-strike-other = The plague strikes { $name }: the rat would have passed 9. That costs 2 prestige and a cube from the strongest sector.
lesson-stay = Your rat stays on { $rat }, and next round’s rats come on top. It only goes back when you kill rats: park, hospital, hotel, messages.
lesson-bell = The round is over. The bell-ringer goes to the left: { $name } begins the next one.
lesson-paid = The period ends: Notre Dame shares out { $pot } prestige. { $cubes ->
        [one] One cube lies here, so it gets { $each }
       *[other] { $cubes } cubes lie here, so each gets { $each }
    }; { $mine ->
        [0] none is yours this time
       *[other] { $mine } of them yours
    }. Then all cubes leave.
lesson-bonus-paid = Your park at work: { $park } of these { $n } prestige are its bonus.

## Later rounds
lesson-round-2 = Round two, and { $rats ->
        [0] no rats come this time
        [one] one rat comes
       *[other] { $rats } rats come
    }: as things are, yours will end on { $to }. The small arrow always shows it. Beyond 9 it hurts.
lesson-round-3 = The last round of the period. At its end Notre Dame shares { $pot } prestige among all cubes in it. As things are, a cube gets { $pays }.
lesson-period-b = Period B. All nine cards are back in your deck. Cubes, coins and rats stay as they are – build on what you have.
lesson-brown = The brown persons are always the same six, newly shuffled each period. Each grey one comes only once, and they grow stronger.
lesson-alone = From now on you play alone; I only speak up when something is new. The candle gives a hint, the button beside it brings me back.
lesson-period-c = The last period. Its grey persons reward what you have built: strong sectors, or many of them. Keep a coin for them.
lesson-last = The last round! Coins and cubes left over only count in a tie. Turn everything into prestige.

## The end
lesson-over = Nine rounds are played, and Notre Dame has paid for the last time. Nothing else is counted: all prestige was gained on the way.
lesson-ranking = { $won ->
        [yes] You have { $best } prestige – you win! Well played.
       *[no] { $name } has most prestige, { $best }, and wins. You have { $mine }.
    } Now everybody’s prestige lies open.
lesson-tie = A tie for first place! Then coins and cubes in the cache are added up: whoever has more of them wins.
lesson-sources = Where yours came from: most from { $first } ({ $n }) and { $second } ({ $m }). The next page shows it for everybody, round by round.
lesson-cost = The plague cost you { $lost } prestige – and cubes. A little hospital early on often pays.
lesson-next = That was your first game! Next time take normal bots, or friends. Rules and hints are always at hand. See you in Paris!

## Advice: what to choose, and why. $why begins small and ends with a full stop.
lesson-advice-draft-first = I would keep this card, { $card }: { $why } Choose as you like – every card is good for something.
lesson-advice-draft = I would keep this card, { $card }: { $why }
lesson-advice-play-first = I would play this card, { $card }: { $why } Choose it, and then its place on the table.
lesson-advice-play = I would play this card, { $card }: { $why }
lesson-advice-friend = I would put him here, { $sector }: { $why }
lesson-advice-drive = I would drive to this market: { $why }
lesson-advice-collect = Take it! Messages are worth having, and some persons reward them.
lesson-advice-benefit = I would choose this: { $why }
lesson-advice-donate = I would give { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }: { $why }
lesson-advice-keep-coins = I would keep my coins this time. Donating nothing is allowed.
lesson-advice-hire = I would hire this one, { $person }: { $why }
lesson-advice-other = I would choose this: { $why }

## What a card is good for: goes on after "Bank: "
lesson-good-cloister = it fills your cache with cubes, and cubes are what you play with.
lesson-good-bank = it brings coins, for persons and for Notre Dame.
lesson-good-residence = it pays prestige, more with every cube.
lesson-good-carriage = your carriage fetches messages, and they pay at once.
lesson-good-hotel = you choose a coin, a cube, or one rat less.
lesson-good-park = it kills a rat, and later adds to all your prestige.
lesson-good-hospital = it kills a rat, and holds rats off in every plague.
lesson-good-notredame = coins become prestige, and your cube is paid again at the period’s end.
lesson-good-friend = he strengthens a sector and lets it act, without a cube.

## A card was chosen: what happens at its place
lesson-place-cloister = Put a cube in your cloister school. Influence there is then { $n }: so many cubes come into your cache.
lesson-place-bank = Put a cube in your bank. Influence there is then { $n }: you get so many coins.
lesson-place-residence = Put a cube in your residence. Influence there is then { $n }: it pays so much prestige.
lesson-place-carriage = Put a cube in your carriage house. Influence there is then { $n }: so many steps your carriage may go.
lesson-place-hotel = Put a cube in your hotel, and choose what it gives you. From influence 3 on you choose twice; here it is then { $n }.
lesson-place-park = Put a cube in your park: it kills a rat. Each 2 influence here add 1 to every gain of prestige; there is then { $n }.
lesson-place-hospital = Put a cube in your hospital: it kills a rat. Influence is then { $n }, and holds off { $n } in every plague.
lesson-place-notredame = Go to the cathedral: coins become prestige at once, and at the period’s end { $pot } prestige are shared among all cubes in it.
lesson-place-friend = Move your friend to any lit sector. He counts as one influence there, and the sector acts at once.
