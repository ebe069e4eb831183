# Was eine eigene Person bewirkt, aus ihren Schritten geschrieben.

effect-sentence = { $deed }.
effect-and = { $first } und { $next }
effect-or = { $first }; oder { $next }
effect-choose = wähle eines: { $options }
effect-if-above = ist { $measure } größer als { $above }: { $deed }
effect-if-below = ist { $measure } kleiner als { $below }: { $deed }
effect-if-between = ist { $measure } größer als { $above } und kleiner als { $below }: { $deed }
effect-else = { $then }; sonst: { $deed }

effect-gain-prestige = { $n ->
        [one] du erhältst 1 Prestigepunkt
       *[other] du erhältst { $n } Prestigepunkte
    }
effect-gain-coins = { $n ->
        [one] nimm eine Münze
       *[other] nimm { $n } Münzen
    }
effect-gain-cubes = { $n ->
        [one] nimm einen Stein aus dem allgemeinen Vorrat in deinen eigenen
       *[other] nimm { $n } Steine aus dem allgemeinen Vorrat in deinen eigenen
    }
effect-gain-per = { $gain } { $per }
effect-kill = { $n ->
        [one] vertreibe eine Ratte
       *[other] vertreibe bis zu { $n } Ratten
    }
effect-benefit = { $n ->
        [one] wähle einen Vorteil: eine Münze, einen Stein aus dem allgemeinen Vorrat oder eine Ratte weniger
       *[other] wähle { $n } Vorteile: je eine Münze, einen Stein aus dem allgemeinen Vorrat oder eine Ratte weniger
    }
effect-place-cathedral = setze einen Stein aus dem allgemeinen Vorrat nach Notre Dame
effect-place-sector = setze einen Stein aus dem allgemeinen Vorrat { $into }
effect-place-empty = setze einen Stein aus dem allgemeinen Vorrat in eines deiner leeren Gebäude
effect-place-each-empty = setze einen Stein aus dem allgemeinen Vorrat in jedes deiner leeren Gebäude
effect-place-friend = setze einen Stein aus dem allgemeinen Vorrat in das Gebäude deines Vertrauten
effect-activate-any = führe die Aktion eines deiner Gebäude mit Einfluss aus
effect-activate-sector = nutze { $place }, wenn du dort Einfluss hast
effect-pay = gib beliebig viele Münzen in den Vorrat zurück und vertreibe für jede eine Ratte
effect-move-one = versetze { $friend ->
        [yes] eine deiner Figuren (Steine, Vertrauter)
       *[no] einen deiner Steine
    } aus einem deiner Gebäude in ein anderes{ $notredame ->
        [yes] , oder einen Stein aus Notre Dame in ein Gebäude
       *[no] {""}
    }
effect-move-some = versetze { $n ->
        [one] einen
       *[other] 1 bis { $n }
    } { $friend ->
        [yes] deiner Figuren (Steine, Vertrauter)
       *[no] deiner Steine
    } aus einem deiner Gebäude in ein anderes
effect-move-all = versetze alle deine { $friend ->
        [yes] Figuren
       *[no] Steine
    } aus einem deiner Gebäude in ein anderes
effect-activated = { $deed } und führe dessen Aktion aus

effect-per-influence = { $every ->
        [one] für jeden Einfluss, den du auf dem Plan hast
       *[other] für je { $every } Einfluss, den du auf dem Plan hast
    }
effect-per-influence-at = { $every ->
        [one] für jeden Einfluss, den du { $here } hast
       *[other] für je { $every } Einfluss, den du { $here } hast
    }
effect-per-strongest-sector = { $every ->
        [one] für jeden Einfluss in deinem stärksten Gebäude
       *[other] für je { $every } Einfluss in deinem stärksten Gebäude
    }
effect-per-sector-of-friend = { $every ->
        [one] für jeden Einfluss im Gebäude deines Vertrauten
       *[other] für je { $every } Einfluss im Gebäude deines Vertrauten
    }
effect-per-sectors = { $every ->
        [one] für jedes deiner Gebäude mit Einfluss { $at } oder mehr
       *[other] für je { $every } deiner Gebäude mit Einfluss { $at } oder mehr
    }
effect-per-empty-sectors = { $every ->
        [one] für jedes deiner leeren Gebäude
       *[other] für je { $every } deiner leeren Gebäude
    }
effect-per-cubes-in-cathedral = { $every ->
        [one] für jeden deiner Steine in Notre Dame
       *[other] für je { $every } deiner Steine in Notre Dame
    }
effect-per-cubes-on-board = { $every ->
        [one] für jeden deiner Steine auf dem Plan
       *[other] für je { $every } deiner Steine auf dem Plan
    }
effect-per-supply = { $every ->
        [one] für jeden deiner Steine im allgemeinen Vorrat
       *[other] für je { $every } deiner Steine im allgemeinen Vorrat
    }
effect-per-coins = { $every ->
        [one] für jede deiner Münzen
       *[other] für je { $every } deiner Münzen
    }
effect-per-messages = { $every ->
        [one] für jede Botschaft, die du gesammelt hast
       *[other] für je { $every } Botschaften, die du gesammelt hast
    }
effect-per-messages-at = { $every ->
        [one] für jede Botschaft { $kind ->
            [coin] mit einer Münze
            [cube] mit einem Stein
            [rat] mit einer Ratte
           *[plain] nur mit Prestige
        }, die du gesammelt hast
       *[other] für je { $every } Botschaften { $kind ->
            [coin] mit einer Münze
            [cube] mit einem Stein
            [rat] mit einer Ratte
           *[plain] nur mit Prestige
        }, die du gesammelt hast
    }
effect-per-messages-of-a-kind = { $every ->
        [one] für jede Botschaft der Art, von der du am meisten hast
       *[other] für je { $every } Botschaften der Art, von der du am meisten hast
    }
effect-per-free-markets = { $every ->
        [one] für jeden Markt deines Viertels ohne Botschaft
       *[other] für je { $every } Märkte deines Viertels ohne Botschaft
    }
effect-per-spaces-above-rat = { $every ->
        [one] für jedes Feld der Seuchenleiste über deinem Rattenstein
       *[other] für je { $every } Felder der Seuchenleiste über deinem Rattenstein
    }
effect-per-prestige = { $every ->
        [one] für jeden Prestigepunkt, den du hast
       *[other] für je { $every } Prestigepunkte, die du hast
    }
effect-per-rats = { $every ->
        [one] für jede Ratte auf den drei Personen dieser Runde
       *[other] für je { $every } Ratten auf den drei Personen dieser Runde
    }

effect-of-influence = dein Einfluss auf dem Plan
effect-of-influence-at = dein Einfluss { $here }
effect-of-strongest-sector = der Einfluss in deinem stärksten Gebäude
effect-of-sector-of-friend = der Einfluss im Gebäude deines Vertrauten
effect-of-sectors = die Zahl deiner Gebäude mit Einfluss { $at } oder mehr
effect-of-empty-sectors = die Zahl deiner leeren Gebäude
effect-of-cubes-in-cathedral = die Zahl deiner Steine in Notre Dame
effect-of-cubes-on-board = die Zahl deiner Steine auf dem Plan
effect-of-supply = die Zahl deiner Steine im allgemeinen Vorrat
effect-of-coins = die Zahl deiner Münzen
effect-of-messages = die Zahl deiner gesammelten Botschaften
effect-of-messages-at = die Zahl deiner Botschaften { $kind ->
        [coin] mit einer Münze
        [cube] mit einem Stein
        [rat] mit einer Ratte
       *[plain] nur mit Prestige
    }
effect-of-messages-of-a-kind = die Zahl der Botschaften, von deren Art du am meisten hast
effect-of-free-markets = die Zahl der Märkte deines Viertels ohne Botschaft
effect-of-spaces-above-rat = die Zahl der Felder über deinem Rattenstein
effect-of-prestige = dein Prestige
effect-of-rats = die Zahl der Ratten auf den drei Personen dieser Runde

effect-in-cloister = in der Klosterschule
effect-in-bank = in der Bank
effect-in-residence = in der Residenz
effect-in-carriage = in der Kutscherei
effect-in-hotel = im Gasthaus
effect-in-park = im Park
effect-in-hospital = im Hospital
