# Die Übersicht: die Regeln auf einer Seite, jeweils in ein, zwei Zeilen.

summary-title = Übersicht
summary-round = Die fünf Phasen einer Runde
summary-phase-persons = Drei Personen kommen: zwei braune und eine graue.
summary-phase-draft = 3 Karten ziehen, 1 behalten, 2 weitergeben; davon 1 behalten, 1 weitergeben; die letzte nehmen.
summary-phase-play = Reihum 2 der 3 Karten spielen.
summary-phase-hire = Reihum eine Person mit 1 Münze bestechen oder passen.
summary-phase-plague = Der Rattenstein steigt: Ratten der Personen abzüglich Einfluss im Hospital.
summary-after = Danach
summary-end-struck = Über 9: 2 Prestigepunkte und ein Stein aus dem stärksten Gebäude gehen verloren.
summary-end-round = Ende der Runde: Der Glöckner geht nach links.
summary-end-period = Nach Runde 3, 6 und 9: Notre Dame verteilt { $pot } Prestigepunkte auf die Steine dort; sie und alle Karten gehen zurück.
summary-end-game = Nach Runde 9: Die meisten Prestigepunkte gewinnen, bei Gleichstand Münzen plus Vorrat.
summary-cards = Karten: Stein setzen, dann …
summary-does-cloister = je Einfluss 1 Stein aus dem allgemeinen Vorrat
summary-does-bank = { $limited ->
        [yes] je Einfluss 1 Münze, solange es welche gibt
       *[no] je Einfluss 1 Münze
    }
summary-does-residence = je Einfluss 1 Prestigepunkt
summary-does-carriage = je Einfluss 1 Markt, dann eine Botschaft
summary-does-hotel = Münze, Stein oder eine Ratte weniger; ab Einfluss { $double } zweimal
summary-does-park = 1 Ratte weniger; je 2 Steine +1 bei jedem Prestigegewinn
summary-does-hospital = 1 Ratte weniger; je Einfluss 1 Ratte weniger bei jeder Pest
summary-does-notredame = 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestigepunkte
summary-does-friend = ohne Stein: versetzen und Aktion ausführen
summary-signs = Zeichen
summary-sign-coin = Münzen
summary-sign-cache = Steine im eigenen Vorrat; ist er leer: einen von anderswo nehmen oder verzichten
summary-sign-supply = Steine im allgemeinen Vorrat, noch zu verdienen
summary-sign-prestige = Prestige; „?“, wo es geheim ist
summary-sign-rat = dein Rattenstein, und wohin ihn diese Pest bringt
summary-sign-kill = eine Ratte weniger: ein Feld zurück
summary-sign-hand = { $decline ->
        [yes] Handkarten; auch ohne Wirkung spielbar
       *[no] Handkarten
    }
summary-sign-message = Botschaft: 1 Prestigepunkt und Münze, { $cube } und Stein, 3 und eine Ratte weniger, oder 4
summary-sign-influence = Einfluss: Steine im Gebäude und der Vertraute
summary-sign-friend = Vertrauter: zählt als Stein
summary-sign-activate = die Aktion des Gebäudes folgt
summary-sign-bellringer = beginnt die Runde
