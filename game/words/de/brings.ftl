# Was eine Wahl brächte, in einer Zeile unter der Frage.

brings-line = { $thing }: { $gains }
brings-card-now = { $thing }, jetzt gespielt: { $gains }
brings-and = { $first }, { $next }
brings-nothing = nichts
brings-influence = nur +1 Einfluss
brings-prestige = +{ $n } Prestige
brings-prestige-park = +{ $n } Prestige (davon { $park } durch den Park)
brings-coins = { $n ->
        [one] +1 Münze
       *[other] +{ $n } Münzen
    }
brings-paid = { $n ->
        [one] −1 Münze
       *[other] −{ $n } Münzen
    }
brings-cubes = { $n ->
        [one] +1 Stein
       *[other] +{ $n } Steine
    }
brings-placed = { $n ->
        [one] 1 Stein aus dem allgemeinen Vorrat setzen
       *[other] { $n } Steine aus dem allgemeinen Vorrat setzen
    }
brings-lost = { $n ->
        [one] 1 Stein zurück in den allgemeinen Vorrat
       *[other] { $n } Steine zurück in den allgemeinen Vorrat
    }
brings-killed = { $n ->
        [one] 1 Ratte weniger
       *[other] { $n } Ratten weniger
    }
brings-rat = Rattenstein { $before } → { $after }
brings-plague = { $beyond ->
        [yes] die Pest schlägt zu
       *[no] nach der Pest auf { $after }
    }
brings-rat-plague = { $beyond ->
        [yes] die Pest schlägt zu (Rattenstein über 9)
       *[no] Rattenstein nach der Pest auf { $after }
    }
brings-share = jeder Stein in Notre Dame bringt { $after } statt { $before } Prestige
brings-share-still = jeder Stein in Notre Dame bringt weiterhin { $prestige } Prestige
brings-rats = Rattenstein { $before } → { $after }
brings-rats-strike = Rattenstein { $before } → über 9 (−{ $prestige } Prestige, −1 Stein)
brings-then-drive = { $messages ->
        [0] keine Botschaft erreichbar
        [one] 1 Botschaft erreichbar
       *[other] { $messages } Botschaften erreichbar
    }
brings-then-donate = bis zu +{ $prestige } Prestige für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
brings-then-friend = die Aktion des neuen Gebäudes
brings-then-benefit = ein Vorteil nach Wahl
brings-then-take = braucht einen Stein aus einem anderen Gebäude
brings-then-minstrel-from = 1 bis 3 Figuren versetzen
brings-then-fool-from = eine Figur versetzen, dann die Aktion dort
brings-then-actress-from = alle Figuren eines Gebäudes versetzen, dann die Aktion dort
brings-then-goal = Figuren kommen in ein Gebäude nach Wahl
brings-then-place = du wählst, wohin der Stein kommt
brings-then-activate = die Aktion eines Gebäudes nach Wahl
brings-then-remove = +2 Prestige für jeden zurückgelegten Stein
brings-then-spend = eine Ratte weniger für jede zurückgegebene Münze
brings-then-repeat = eine Art Botschaften zählt noch einmal
brings-then-hire = weitere Personen für je eine Münze
brings-then-choose = eine von mehreren Wirkungen nach Wahl
brings-then-own-move = Figuren versetzen
brings-then-other = du wählst weiter
brings-barred = Diese Botschaft darfst du jetzt nicht nehmen
brings-empty = Hier liegt keine Botschaft
