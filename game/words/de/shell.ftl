# Der Rahmen: Titel, neues Spiel, gespeicherte Spiele, Einstellungen, Pause, Ergebnis.

shell-round = Runde { $label }
shell-colour-blue = Blau
shell-colour-green = Grün
shell-colour-red = Rot
shell-colour-yellow = Gelb
shell-colour-purple = Violett

## Sätze, wenn etwas nicht stimmt
shell-settings-unwritable = Die Einstellungen können nicht in { $file } geschrieben werden ({ $reason }). Sie gelten, bis du das Programm verlässt; prüfe, ob der Ordner beschrieben werden darf und Platz hat.
shell-settings-unreadable = Die Einstellungen in { $file } können nicht gelesen werden; die üblichen gelten. Prüfe, ob die Datei gelesen und geschrieben werden darf.
shell-settings-no-file = { $file } ist eine Pipe oder ein Gerät und keine Datei; dort werden keine Einstellungen aufbewahrt, und die üblichen gelten. Nenne mit --settings eine andere Datei oder lösche sie.
shell-settings-too-large = Die Einstellungsdatei ist viel zu groß für eine solche; sie bleibt als { $file } erhalten, und die üblichen Einstellungen gelten. Lösche sie, wenn du sie nicht brauchst.
shell-settings-broken = Ein Teil der Einstellungen ist unverständlich ({ $reason }). Die alte Datei bleibt als { $file } erhalten; die üblichen Einstellungen treten an ihre Stelle.
shell-launch-edition = Es gibt keine Ausgabe „{ $edition }“; es gibt { $allowed }.
shell-launch-number = Ein Spiel hat { $fewest } bis { $most } Spieler, nicht { $players }.
shell-launch-nameless = Jeder Spieler braucht einen Namen.
shell-launch-name-long = Der Name „{ $name }“ ist zu lang: { $most } Buchstaben sind erlaubt.
shell-launch-colour = Es gibt keine Farbe „{ $colour }“; es gibt { $allowed }.
shell-launch-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $allowed }.
shell-launch-namesakes = Zwei Spieler heißen { $name }; jeder braucht einen eigenen Namen.
shell-launch-same-colour = Zwei Spieler haben dieselbe Farbe; jeder braucht eine eigene.
shell-saves-unwritable = In { $folder } kann nicht gespeichert werden. Die Spiele kommen vorerst nach { $instead }; prüfe, ob der Ordner beschrieben werden darf.
shell-load-failed = Dieses Spiel kann nicht geöffnet werden: { $reason }
shell-imported = „{ $game }“ ist jetzt bei den gespeicherten Spielen.
shell-continue-nothing = Es gibt kein angefangenes Spiel, das weitergehen könnte.
shell-crash = Im Programm ist etwas schiefgegangen. Dein Spiel ist bis zum letzten Zug gespeichert. Was geschehen ist, steht in { $file }.
shell-crash-unlogged = Im Programm ist etwas schiefgegangen. Dein Spiel ist bis zum letzten Zug gespeichert.
shell-cannot-go-on = Das Programm kann nicht weiterlaufen ({ $reason }).
shell-cannot-go-on-logged = Das Programm kann nicht weiterlaufen ({ $reason }). Was geschehen ist, steht in { $file }.
shell-no-display = Es gibt keinen Bildschirm für das Fenster ({ $reason }). Starte das Programm auf einem Desktop; auf einem entfernten Rechner schalte die Weiterleitung von Fenstern ein, und wenn SDL_VIDEODRIVER gesetzt ist, entferne es.

## Titel
shell-subtitle = Paris am Ende des vierzehnten Jahrhunderts
shell-continue = Fortsetzen
shell-continue-note = { $names } · Runde { $label }
shell-new = Neues Spiel
shell-load = Gespeicherte Spiele
shell-settings = Einstellungen
shell-quit = Beenden
shell-ok = OK
shell-no = Nein
shell-back = Zurück

## Neues Spiel
shell-players = Spieler
shell-name = Name
shell-colour = Farbe
shell-player-human = Mensch
shell-player-random = Bot · Zufall
shell-player-quick = Bot · flink
shell-player-easy = Bot · leicht
shell-player-normal = Bot · normal
shell-player-hard = Bot · schwer
shell-player-master = Bot · Meister
shell-add-player = Spieler dazu
shell-start = Beginnen
shell-rules = Regeln
shell-edition = Ausgabe
shell-edition-anniversary = 10 Jahre
shell-edition-alea-2007 = alea 2007
shell-edition-riogrande-2007 = Rio Grande 2007
shell-edition-bluebear = BlueBear online
shell-edition-custom = Eigene Ausgabe
shell-option-hotel-double-at = Einfluss für zwei Vorteile im Gasthaus
shell-option-coins-limited = Nur 25 Münzen im Spiel
shell-option-fool-from-notredame = Narr darf aus Notre Dame nehmen
shell-option-message-cube-prestige = Prestige der Botschaft mit Stein
shell-option-may-decline = Karte ohne Wirkung spielen erlaubt
shell-new-persons = Neue Personen
shell-open-prestige = Offenes Prestige
shell-open-hands = Offene Karten
shell-seed = Zufallszahl (leer: zufällig)

## Einstellungen
shell-pace = Tempo
shell-pace-slow = Langsam
shell-pace-normal = Normal
shell-pace-fast = Schnell
shell-pace-instant = Sofort
shell-text-scale = Schriftgröße
shell-text-100 = Normal
shell-text-150 = Groß
shell-text-200 = Sehr groß
shell-language = Sprache
shell-language-own = Deutsch
shell-effects = Geräusche
shell-ambience = Musik und Raum
shell-muted = Alles stumm
shell-fullscreen = Vollbild (F11)
shell-high-contrast = Hoher Kontrast
shell-reduced-motion = Weniger Bewegung

## Gespeicherte Spiele
shell-load-none = Noch keine gespeicherten Spiele. Jedes Spiel speichert sich selbst, Zug für Zug.
shell-load-note = Runde { $label } · { $day }, { $time }
shell-load-finished = Beendet · { $day }, { $time }
shell-load-damaged = Beschädigt: { $reason }
shell-load-broken = Beschädigt
shell-delete = Löschen
shell-delete-really = Das Spiel von { $game } löschen? Es lässt sich nicht wiederherstellen.
shell-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

## Pause
shell-pause = Pause
shell-resume = Weiter
shell-save-and-title = Speichern und zum Titel
shell-save-and-quit = Speichern und beenden

## Ergebnis
shell-wins = { $name } gewinnt
shell-share-win = { $names } und { $last } teilen sich den Sieg
shell-tie-broken = Gleichstand bei { $prestige } Prestige; es entscheiden Münzen und Steine im Vorrat: { $held }.
shell-tie-shared = Gleichstand bei { $prestige } Prestige, und gleich viele Münzen und Steine im Vorrat: { $held }.
shell-result-line = { $rank }. { $name }: { $prestige } Prestige ({ $held } Münzen und Steine)
shell-prestige = Prestige
shell-held = Münzen und Steine
shell-chart = Prestige nach jeder Runde
shell-title = Titel
shell-again = Neues Spiel, gleiche Runde

## Hinweise: wozu das gewählte Feld dient
shell-hint-name = Wer hier sitzt. Gespielt wird in der Reihenfolge der Plätze, im Uhrzeigersinn.
shell-hint-colour = Farbe und Zeichen des Spielers. Wer die Farbe schon hat, bekommt deine.
shell-hint-remove = Diesen Spieler wegnehmen.
shell-hint-player-human = Ein Mensch vor diesem Bildschirm.
shell-hint-player-random = Spielt irgendetwas Erlaubtes.
shell-hint-player-quick = Entscheidet sofort, nach einfachem Urteil.
shell-hint-player-easy = Kennt die Regeln und irrt sich oft: gut für das erste Spiel.
shell-hint-player-normal = Ein ordentlicher Gegner, der sich manchmal irrt.
shell-hint-player-hard = Denkt voraus und irrt sich nicht.
shell-hint-player-master = Denkt ein paar Sekunden voraus: der Stärkste von allen.
shell-hint-edition-anniversary = Die Regel der Ausgabe zum zehnten Jubiläum.
shell-hint-edition-alea-2007 = Die erste Ausgabe, wie sie 2007 gedruckt wurde.
shell-hint-edition-riogrande-2007 = Die erste englische Ausgabe: Münzen gehen nie aus.
shell-hint-edition-bluebear = Die Online-Fassung von BlueBear: milder, mit kleinen Unterschieden.
shell-hint-edition-custom = Eine eigene Ausgabe: was darunter eingestellt ist.
shell-hint-option-hotel-double-at = Ab diesem Einfluss gibt das Gasthaus zwei Vorteile statt einem.
shell-hint-option-coins-limited = Die Bank kann leer sein; dann zahlt der reichste Mitspieler.
shell-hint-option-fool-from-notredame = Der Narr darf auch einen Stein aus der Kathedrale nehmen.
shell-hint-option-message-cube-prestige = Das Prestige der Botschaft, die einen Stein bringt.
shell-hint-option-may-decline = Eine Karte darf abgelegt werden, ohne dass sie etwas bewirkt.
shell-hint-new-persons = 18 weitere Personen; neun von allen grauen sind in jedem Spiel dabei.
shell-hint-open-prestige = Alle sehen das Prestige aller. Sonst bleibt es bis zum Ende geheim.
shell-hint-open-hands = Alle Karten liegen offen, für Familien. Sonst verbirgt ein Vorhang die Karten jedes Spielers.
shell-hint-seed = Die Zahl, aus der aller Zufall kommt: Dieselbe Zahl ergibt dasselbe Spiel.
