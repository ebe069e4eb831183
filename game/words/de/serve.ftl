# Ein Server mit Tischen: was seine Seite außer dem sagt, was auf jedem Handy steht.

## Die Seite
serve-label-open = Tisch eröffnen
serve-label-tables = Meine Tische
serve-label-no-tables = Du warst hier noch an keinem Tisch. Öffne den Link, den dir jemand geschickt hat.
serve-label-key-needed = Nur wer den eigenen Link des Servers hat, kann hier Tische eröffnen.
serve-label-options = Regeln
serve-label-edition = Ausgabe
serve-label-file = Mit einem gespeicherten Spiel weitermachen
serve-label-file-how = Die Datei verrät alle Karten; das erfahren alle am Tisch.
serve-label-file-large = Diese Datei ist zu groß, um hier geöffnet zu werden.
serve-label-invite = Mitspieler einladen
serve-label-invite-how = Wer diesen Link hat, kann um einen Platz bitten.
serve-label-own = Auf einem anderen Gerät spielen
serve-label-own-how = Dieser Link gehört dir allein: Er öffnet deinen Platz überall. Gib ihn nicht weiter.
serve-label-key = Code aus dem Link
serve-label-key-hint = Er steht am Ende des Links, hinter dem #.
serve-label-key-old = Dieser Link lässt niemand Neuen mehr herein. Frag den, der dich eingeladen hat, nach dem neuen.
serve-label-new-code = Neuer Link
serve-label-send-away-sure = Diesen Spieler wegschicken? Er verliert seinen Platz für immer. Wer den Link hat, kann als jemand anders wiederkommen, außer es gibt einen neuen.
serve-label-send-away-code = Wegschicken, neuer Link
serve-label-copy = Kopieren
serve-label-copied = Kopiert
serve-label-table = Dieser Tisch
serve-label-save = Als Datei sichern
serve-label-save-how = Die Datei enthält die Startzahl und alle Karten. Solange das Spiel läuft, erfahren alle, dass du sie hast.
serve-label-put-away = Weglegen
serve-label-put-away-how = Alle werden verabschiedet. Jeder Link dieses Tischs öffnet ihn wieder.
serve-label-end = Endgültig schließen
serve-label-end-sure = Diesen Tisch endgültig schließen? Niemand kommt wieder hinein.
serve-label-patience = Ein Bot zieht nach
serve-label-patience-how = Er macht diesen einen Zug für alle, die länger brauchen. Der Platz bleibt ihrer.
serve-label-go = Hingehen
serve-label-your-turn = Du bist dran

## Sätze
serve-seat-free = frei
serve-disk-full = Der Server kann gerade nichts aufschreiben. Sobald es geht, geht das Spiel weiter.
serve-disk-full-opening = Der Server kann gerade nichts aufschreiben. Sobald es geht, öffnet sich dein Tisch.
serve-disk-again = Der Server schreibt wieder.
serve-opener-only = Das kann nur, wer diesen Tisch eröffnet hat.
serve-ended = Dieser Tisch ist geschlossen. Danke fürs Mitspielen!
serve-put-away = Dieser Tisch ist weggelegt. Jeder seiner Links öffnet ihn wieder.
serve-new-link = Der Tisch hat einen neuen Link; er steht bei der Einladung. Der alte lässt niemand Neuen mehr herein. Alle, die da sind, bleiben dabei.
serve-unused = { $days } Tage lang war niemand hier: Der Tisch ist weggelegt. Sein Link öffnet ihn wieder.
serve-no-game = Hier hat noch kein Spiel begonnen.
serve-saved = { $name } hat dieses Spiel als Datei gesichert. Die Datei verrät alle Karten.
serve-from-file = { $name } hat dieses Spiel aus einer Datei geöffnet. Die Datei verrät alle Karten.
serve-damaged = Dieser Tisch lässt sich nicht öffnen: Seine Datei ist beschädigt. Wer den Server betreibt, kann nachsehen.
serve-back-at-once = Der Server startet neu. Gleich sind alle wieder da.
serve-key-needed = Nur wer den eigenen Link des Servers hat, kann hier Tische eröffnen.
serve-too-many = Es wurden zu viele Tische eröffnet. Bitte versuche es später noch einmal.
serve-waits = Wartet auf { $names }, { $since }
serve-waits-you = Wartet auf dich, { $since }
serve-waits-you-too = Wartet auf dich und { $names }, { $since }
serve-since = { $unit ->
        [days] { $n ->
            [one] seit { $n } Tag
           *[other] seit { $n } Tagen
        }
        [hours] { $n ->
            [one] seit { $n } Stunde
           *[other] seit { $n } Stunden
        }
        [minutes] { $n ->
            [one] seit { $n } Minute
           *[other] seit { $n } Minuten
        }
       *[moments] seit eben
    }
serve-over = Das Spiel ist zu Ende
serve-before = Noch nicht begonnen
serve-turn-told = Du bist dran, { $name }: Der Tisch von { $names } wartet auf dich.
serve-patience-never = nie
serve-patience = nach { $length } macht ein Bot den Zug
serve-patience-set = { $name } hat gewählt: Wer länger als { $length } braucht, für den macht ein Bot diesen Zug. Der Platz bleibt.
serve-patience-unset = { $name } hat gewählt: Das Spiel wartet auf alle, so lange es dauert.
serve-bot-took = Ein Bot macht diesen Zug für { $name }: Es hat zu lange gedauert.
serve-bot-at = { $name } hat bis { $time } Zeit, dann zieht ein Bot
serve-length = { $unit ->
        [days] { $n ->
            [one] { $n } Tag
           *[other] { $n } Tagen
        }
       *[hours] { $n ->
            [one] { $n } Stunde
           *[other] { $n } Stunden
        }
    }

## Nachrichten
serve-label-notify = Sag mir, wenn ich dran bin
serve-label-notify-off = Nicht mehr Bescheid sagen
serve-label-notify-how = Dieses Gerät sagt dir Bescheid, auch wenn diese Seite zu ist. Die Nachricht nennt den Tisch und nichts vom Spiel. Sie kommt über den Hersteller deines Browsers, der sie nicht lesen kann.
serve-label-notify-there = Ein iPhone oder iPad sagt nur vom Home-Bildschirm aus Bescheid: Lege diese Seite zuerst dorthin.
serve-label-notify-denied = Nachrichten dieser Seite sind gesperrt. Erlaube sie in den Einstellungen des Browsers.
serve-label-notify-failed = Dieser Browser ließ sich nicht für Nachrichten einrichten.
serve-label-quiet = Nachts still
serve-label-quiet-from = von
serve-label-quiet-to = bis
serve-label-quiet-how = Was in diese Stunden fällt, kommt an ihrem Ende, wenn du dann noch dran bist.
serve-push-title = Du bist dran
serve-push-body = Notre Dame mit { $names }
serve-push-unavailable = Dieser Server kann keine Nachrichten senden.
serve-push-unknown = Der Nachrichtendienst dieses Browsers ist hier nicht bekannt.
