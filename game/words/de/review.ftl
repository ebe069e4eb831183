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
review-claim-sure = { $label } · { $name }: { $cost } Prestige verschenkt
review-played = Zug: { $move }
review-better = Besser: { $move }
review-as-good = Etwa gleich gut: { $move }
review-close = { $label } · { $name }: eine knappe Entscheidung
review-why-more = Warum: { $more }.
review-why-but = Warum: { $more }, aber { $less }.
review-why-less = Zunächst: { $less }, aber es zahlt sich später aus.
review-why-later = Sofort bringt es dasselbe, aber später zahlt es sich aus.
review-why-drafted = { $why } (Wenn die Karte in dieser Runde gespielt wird.)
review-show = Diesen Moment zeigen
review-try = Ab hier versuchen
review-fork = Diese Partie geht von einem Moment aus weiter, den du schon kennst. Unter den vergangenen Partien zählt sie nicht.
review-move-through = { $person } – { $move }
