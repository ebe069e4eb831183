# Die Übersicht: die Regeln auf einer Seite, jeweils in ein, zwei Zeilen.

summary-title = Übersicht
summary-round = Die fünf Phasen einer Runde
summary-phase-persons = Drei Personen kommen: zwei braune und eine graue.
summary-phase-draft = 3 Karten ziehen, 1 behalten, 2 weitergeben; davon 1 behalten, 1 weitergeben; die letzte nehmen.
summary-phase-play = Reihum 2 der 3 Karten spielen.
summary-phase-hire = Reihum eine Person für 1 Münze bestechen oder passen.
summary-phase-plague = Der Rattenstein steigt: Ratten der Personen minus Einfluss im Hospital.
summary-after = Danach
summary-end-struck = Über 9 verlierst du 2 Prestige und einen Stein des stärksten Gebäudes.
summary-end-round = Ende der Runde: Der Glöckner wandert weiter.
summary-end-period = Nach Runde 3, 6 und 9: Die Steine in Notre Dame teilen sich { $pot } Prestige; sie und alle Karten gehen zurück.
summary-end-game = Nach Runde 9: Das meiste Prestige gewinnt; bei Gleichstand Münzen plus Vorrat.
summary-cards = Karten: Stein setzen, dann …
summary-does-cloister = je Einfluss 1 Stein aus der Reserve
summary-does-bank = { $limited ->
        [yes] je Einfluss 1 Münze, solange es welche gibt
       *[no] je Einfluss 1 Münze
    }
summary-does-residence = je Einfluss 1 Prestigepunkt
summary-does-carriage = je Einfluss 1 Schritt, dann eine Botschaft
summary-does-hotel = Münze, Stein oder eine Ratte weniger; ab { $double } Einfluss zweimal
summary-does-park = 1 Ratte weniger; je 2 Einfluss +1 bei jedem Prestigegewinn
summary-does-hospital = 1 Ratte weniger; je Einfluss 1 Ratte weniger bei jeder Pest
summary-does-notredame = 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestige
summary-does-friend = ohne Stein: versetzen, das Gebäude wirkt
summary-signs = Zeichen
summary-sign-coin = Münzen
summary-sign-cache = Steine im Vorrat; ist er leer: einen von anderswo nehmen oder verzichten
summary-sign-supply = Steine in der Reserve, noch zu holen
summary-sign-prestige = Prestige; „?“, wo es geheim ist
summary-sign-rat = dein Rattenstein, und wohin ihn diese Pest bringt
summary-sign-kill = eine Ratte weniger: ein Feld zurück
summary-sign-hand = { $decline ->
        [yes] Handkarten; auch ohne Wirkung spielbar
       *[no] Handkarten
    }
summary-sign-message = Botschaft: 1 Prestige und Münze, { $cube } und Stein, 3 und eine Ratte weniger, oder 4
summary-sign-influence = Einfluss: Steine im Gebäude und der Vertraute
summary-sign-friend = Vertrauter: 1 Einfluss
summary-sign-activate = das Gebäude wirkt
summary-sign-bellringer = beginnt die Runde
