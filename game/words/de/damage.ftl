# Schäden an Dateien: was nicht stimmt und was hilft.

damage-in-file = { $file }: { $what }

## Was an einem gespeicherten Spiel nicht stimmt
damage-missing = Diese Datei gibt es nicht. Prüfe den Namen oder schließe das Laufwerk an, auf dem sie liegt.
damage-forbidden = Die Datei darf nicht gelesen werden. Ändere die Zugriffsrechte oder kopiere sie an einen anderen Ort.
damage-held = Dieses Spiel gehört zu einem Server mit Tischen, der gerade läuft. Spiele es dort, oder beende zuerst den Server.
damage-folder = Das ist ein Ordner. Wähle ein gespeichertes Spiel darin.
damage-device = Das ist ein Gerät oder eine Pipe. Wähle ein gespeichertes Spiel.
damage-name-long = Der Name der Datei ist zu lang. Gib ihr einen kürzeren.
damage-unreadable = Die Datei lässt sich nicht lesen. Prüfe das Laufwerk, auf dem sie liegt, oder nimm eine andere Kopie.
damage-large = Die Datei ist größer als jedes gespeicherte Spiel. Wähle eine andere.
damage-encoding = Die Datei enthält etwas, das kein Text ist (Byte { $byte }).
damage-toml = Zeile { $line } der Datei ergibt keinen Sinn.
damage-toml-deep = Die Datei ist zu tief verschachtelt.
damage-toml-number = Die Datei enthält eine viel zu große Zahl.
damage-toml-number-at = „{ $place }“ ist { $value }: Diese Zahl ist zu groß.
damage-newer = Das Spiel stammt aus einer neueren Version des Programms ({ $entry } { $version }; diese kennt sie bis { $newest }). Aktualisiere das Programm.
damage-version = „{ $entry }“ ist { $version }; erlaubt ist 1 oder mehr.
damage-entry = „{ $entry }“ fehlt; vielleicht ist die Datei abgeschnitten.
damage-entry-integer = „{ $entry }“ ist { $value }; es muss eine ganze Zahl sein.
damage-entry-text = „{ $entry }“ ist { $value }; es muss ein Text sein.
damage-entry-flag = „{ $entry }“ ist { $value }; es muss true oder false sein.
damage-entry-list = „{ $entry }“ ist { $value }; es muss eine Liste sein.
damage-entry-table = „{ $entry }“ ist { $value }; es muss eine Tabelle sein.
damage-table-deep = „table“ ist zu tief verschachtelt.
damage-secret = Die geheime Zahl der Bots in der Datei ist beschädigt; sie muss aus 32 hexadezimalen Ziffern bestehen.
damage-seed = Die Zufallszahl ist { $seed }; erlaubt ist 0 bis { $most }.
damage-seat = Platz { $number } ist { $value }; es muss eine Tabelle sein.
damage-seat-colour = Platz { $number } hat die Farbe { $colour }, die es nicht gibt.
damage-seat-long = „{ $entry }“ von Platz { $number } ist { $length } Zeichen lang; erlaubt sind { $most }.
damage-seat-player = Auf Platz { $number } spielt { $player }; so kann kein Bot heißen.
damage-edition = Es gibt keine Ausgabe { $edition }; es gibt { $known }.
damage-content = Das Spiel wurde mit anderen Inhalten gespielt, als dieses Programm hat ({ $parts }). Starte das Programm mit dem Ordner, mit dem gespielt wurde.
damage-person = Die eigenen Personen in der Datei sind beschädigt.
damage-own-edition = Die eigene Ausgabe in der Datei ist beschädigt.
damage-own-content = Dieses Spiel hat eigene Inhalte ({ $names }). Ein Server spielt nur mit den gedruckten: Spiele es zu Hause.
damage-option = Es gibt keine Option { $option }.
damage-bot = { $name } wird von einem Bot „{ $bot }“ gespielt, den dieses Programm nicht kennt ({ $known }). Ändere den Spieler in der Datei oder sieh dir das Spiel nur an.
damage-players = Ein Spiel hat 2 bis { $most } Spieler, nicht { $players }.
damage-same-colour = Zwei Plätze haben dieselbe Farbe.
damage-first = Der Startspieler { $first } hat keinen Platz.
damage-setup = Mit dieser Ausgabe und diesen Optionen lässt sich kein Spiel aufbauen.
damage-move = Zug { $number } ist { $value }; es muss ein Text sein.
damage-move-text = Zug { $number } ({ $move }) ist kein Zug.
damage-move-illegal = Zug { $number } ({ $move }) ist an dieser Stelle nicht erlaubt.
damage-move-after-end = Zug { $number } ({ $move }) kommt nach dem Ende des Spiels.
damage-no-game = Die Datei enthält kein Spiel.

## Was hilft
damage-repair = Das Unbeschädigte lässt sich retten: Wähle die Datei unter den gespeicherten Spielen.
damage-lost = Davon lässt sich nichts retten; nimm eine andere Kopie, falls es eine gibt.
damage-sound = { $moves ->
    [0] Nur der Anfang des Spiels ist unbeschädigt.
    [one] Der erste Zug ist unbeschädigt.
   *[other] Die ersten { $moves } Züge sind unbeschädigt.
}

## Warum das System sich weigert
damage-system-missing = keine solche Datei, kein solcher Ordner
damage-system-forbidden = keine Berechtigung
damage-system-full = kein Platz mehr auf dem Laufwerk
damage-system-read-only = das Laufwerk ist schreibgeschützt
damage-system-name-long = der Name ist zu lang
damage-system-broken = das Laufwerk antwortet nicht
damage-system-memory = der Arbeitsspeicher reicht nicht
damage-system-busy = ein anderes Programm benutzt es gerade
damage-system-open-files = zu viele Dateien sind offen
damage-system-other = Systemfehler { $number }

## Was an einer eigenen Datei nicht stimmt
mistake-found = { $place }: erwartet wird { $expected }, da steht { $found }.
mistake-lacks = { $place }: erwartet wird { $expected }, da steht nichts.
mistake-bytes = eine Datei von höchstens { $most } Bytes
mistake-utf-8 = Text in UTF-8
mistake-other-key = ein anderer Schlüssel als in { $other }
mistake-picture = der Name einer PNG- oder SVG-Datei im selben Ordner
mistake-picture-file = die Datei { $name } im selben Ordner
mistake-number = eine ganze Zahl von { $low } bis { $high }
mistake-flag = true oder false
mistake-one-of = eines von { $known }
mistake-keys = einer der Schlüssel { $known }
mistake-table = eine Tabelle [{ $entry }]
mistake-key = 1 bis 31 Kleinbuchstaben a bis z und Ziffern, zuerst ein Buchstabe
mistake-person-key = ein Schlüssel, den keine gedruckte Person hat
mistake-edition-key = ein Schlüssel, den keine gedruckte Ausgabe hat
mistake-language = das Kürzel einer Sprache wie de
mistake-line = eine Zeile Text mit höchstens { $most } Zeichen
mistake-name = ein Name, denn es gibt andere Wörter für { $language }
mistake-names = eine Tabelle [names] mit einem Namen in mindestens einer Sprache
mistake-languages = höchstens { $most } Sprachen
mistake-letter = A, B oder C für eine graue Person, oder replaces für eine braune
mistake-not-both = entweder dies oder letter, nicht beides
mistake-effect = Tabellen [[effect]] oder eines von { $known }
mistake-no-number = kein solcher Schlüssel neben den Schritten einer Wirkung
mistake-numbers = kein solcher Schlüssel, denn { $effect } braucht { $numbers }
mistake-no-numbers = kein solcher Schlüssel, denn { $effect } braucht keine Zahlen
mistake-measure = ein Maß
mistake-amount = eine Zahl von 0 bis { $high }
mistake-icons = eine Liste von höchstens { $most } Zeilen mit Symbolen
mistake-steps = Schritte (1 bis { $most }), jeder eine Tabelle [[effect]]
mistake-options = eine Liste von 2 bis { $most } Möglichkeiten
mistake-deeds = eine Tabelle oder eine Liste von höchstens { $most }
mistake-limit = eine ganze Zahl von 0 bis { $high }, oder below
mistake-pieces = one, all oder die größte Zahl der Steine von 1 bis { $high }
mistake-not-with = kein solcher Schlüssel bei { $value }
mistake-not-without = kein solcher Schlüssel ohne { $entry }
mistake-not-for = kein solcher Schlüssel für { $measure }
mistake-one-piece = kein solcher Schlüssel, außer wenn ein einziger Stein bewegt wird
