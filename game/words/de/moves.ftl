# Was ein Zug tut, wie es nach einem Wort mit Doppelpunkt („Besser: den Mönch bestechen“) und auf dem Knopf steht.

move-keep = { $thing } behalten
move-play = { $thing } spielen
move-discard = { $thing } ohne Wirkung spielen
move-hire = { $thing } bestechen
move-drive = { $thing } fahren
move-drive-there = hierhin fahren
move-friend = den Vertrauten { $thing } stellen
move-place = den Stein { $thing } setzen
move-from = { $thing } versetzen
move-from-friend = den Vertrauten { $thing } versetzen
move-to = { $thing } versetzen
move-activate = { $thing } nutzen
move-take = einen Stein { $thing } nehmen
move-lose = einen Stein { $thing } verlieren
move-remove = einen Stein { $thing } zurücklegen
move-gain-coin = eine Münze nehmen
move-gain-cube = einen Stein nehmen
move-gain-kill = eine Ratte vertreiben
move-carry = { $thing } versetzen
move-donate = { $n ->
        [one] 1 Münze spenden
       *[other] { $n } Münzen spenden
    }
move-donate-none = nichts spenden
move-spend = { $n ->
        [one] eine Münze zurückgeben
       *[other] { $n } Münzen zurückgeben
    }
move-spend-none = nichts zurückgeben
move-repeat = { $thing } wählen
move-choose = wählen: { $thing }
move-collect = die Botschaft nehmen
move-leave = die Botschaft liegen lassen
move-pass = niemanden bestechen
move-done = fertig
move-forgo = auf die Aktion verzichten
