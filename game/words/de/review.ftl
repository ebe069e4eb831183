# Die Wendepunkte einer beendeten Partie.

review-title = Wendepunkte
review-curve = Welches Ergebnis zu erwarten war
review-end = Ende
review-waiting = Die Meister sehen sich die Partie an …
review-thinking = Die Meister spielen die Partie immer wieder zu Ende: { $percent } % …
review-done = Jeder ist durch viele Fortsetzungen von dort belegt, allein mit dem, was man damals wissen konnte.
review-none = Kein teurer Fehler ließ sich nachweisen. Gut gespielt!
review-failed = Die Wendepunkte lassen sich gerade nicht ermitteln. Geh zurück und versuche es später noch einmal.
review-claim = { $label } · { $name }: { $cost } Prestige verschenkt (± { $error })
review-played = Zug: { $move }
review-better = Besser: { $move }
review-why-more = Warum: { $more }.
review-why-but = Warum: { $more }, aber { $less }.
review-why-less = Zunächst: { $less }, aber es zahlt sich später aus.
review-why-later = Sofort bringt es dasselbe, aber später zahlt es sich aus.
review-why-drafted = { $why } (Wenn die Karte in dieser Runde gespielt wird.)
review-show = Diesen Moment zeigen
review-try = Ab hier versuchen
review-fork = Diese Partie geht von einem Moment aus weiter, den du schon kennst. Unter den vergangenen Partien zählt sie nicht.
review-move-keep = { $thing } behalten
review-move-play = { $thing } spielen
review-move-discard = { $thing } ohne Wirkung spielen
review-move-hire = { $thing } bestechen
review-move-drive = { $thing } fahren
review-move-friend = den Vertrauten { $thing } stellen
review-move-place = den Stein { $thing } setzen
review-move-from = { $thing }
review-move-from-friend = den Vertrauten { $thing }
review-move-to = { $thing }
review-move-activate = { $thing } nutzen
review-move-take = einen Stein { $thing } nehmen
review-move-lose = einen Stein { $thing } verlieren
review-move-remove = einen Stein { $thing } zurücklegen
review-move-gain-coin = eine Münze nehmen
review-move-gain-cube = einen Stein nehmen
review-move-gain-kill = eine Ratte vertreiben
review-move-carry = { $thing } versetzen
review-move-donate = { $n ->
        [one] eine Münze spenden
       *[other] { $n } Münzen spenden
    }
review-move-donate-none = nichts spenden
review-move-spend = { $n ->
        [one] eine Münze zurückgeben
       *[other] { $n } Münzen zurückgeben
    }
review-move-spend-none = nichts zurückgeben
review-move-repeat = { $thing } wählen
review-move-collect = die Botschaft nehmen
review-move-leave = die Botschaft liegen lassen
review-move-pass = niemanden bestechen
review-move-done = aufhören
review-move-forgo = auf die Aktion verzichten
review-move-through = { $person } – { $move }
