# Der Rahmen: Titel, neues Spiel, gespeicherte Spiele, Einstellungen, Pause, Ergebnis.

shell-round = Runde { $label }
shell-colour-blue = Blau
shell-colour-green = Grün
shell-colour-red = Rot
shell-colour-yellow = Gelb
shell-colour-purple = Violett

## Sätze, wenn etwas nicht stimmt
shell-launch-edition = Es gibt keine Ausgabe „{ $edition }“; es gibt { $allowed }.
shell-launch-number = Ein Spiel hat { $fewest } bis { $most } Spieler, nicht { $players }.
shell-launch-nameless = Jeder Spieler braucht einen Namen.
shell-launch-name-long = Der Name „{ $name }“ ist zu lang: { $most } Buchstaben sind erlaubt.
shell-launch-colour = Es gibt keine Farbe „{ $colour }“; es gibt { $allowed }.
shell-launch-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $allowed }.
shell-launch-namesakes = Zwei Spieler heißen { $name }; jeder braucht einen eigenen Namen.
shell-launch-same-colour = Zwei Spieler haben dieselbe Farbe; jeder braucht eine eigene.
shell-continue-nothing = Es gibt kein angefangenes Spiel, das du fortsetzen könntest.
shell-crash = Im Programm ist etwas schiefgegangen. Dein Spiel ist bis zum letzten Zug gespeichert. Näheres steht in { $file }.
shell-crash-unlogged = Im Programm ist etwas schiefgegangen. Dein Spiel ist bis zum letzten Zug gespeichert.
shell-crash-memory = Der Speicher reicht nicht für das Spiel. Es ist bis zum letzten Zug gespeichert. Schließe andere Programme und setze es fort.
shell-cannot-go-on = Das Programm kann nicht weiterlaufen ({ $reason }).
shell-cannot-go-on-logged = Das Programm kann nicht weiterlaufen ({ $reason }). Näheres steht in { $file }.
shell-no-memory = der Speicher reicht nicht; schließe andere Programme
shell-display-gone = Der Bildschirm ist weg. Jeder Zug ist gespeichert: Starte das Programm mit --continue, um weiterzuspielen.
shell-no-display = Es gibt keinen Bildschirm für das Fenster ({ $reason }). Starte das Programm auf einem Desktop; auf einem entfernten Rechner schalte die Fensterweiterleitung ein; ist SDL_VIDEODRIVER gesetzt, entferne es.
