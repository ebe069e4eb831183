# Die Einstellungen: Gruppen, Werte, wozu jede da ist; Tasten und Knöpfe; der Fuß jedes Menüs.

settings-game = Das Spiel
settings-sight = Anzeige und Lesen
settings-sound = Ton
settings-screen = Bildschirm und Steuerung

settings-hands = Handkarten
settings-hands-curtain = Vorhang
settings-hands-open = Offen
settings-rumble = Controller-Vibration
settings-display = Bildschirm
settings-display-name = { $number }: { $width } × { $height }
settings-bindings = Tasten und Knöpfe
settings-bindings-change = Ändern …

## Wozu jede Einstellung da ist
settings-about-pace = Wie schnell Figuren ziehen und Bots spielen.
settings-about-hands = Hinter einem Vorhang oder offen für alle; auch in diesem Spiel.
settings-about-confirm-turns = „Fertig“ nach jedem Zug, der sich zurücknehmen lässt; sonst geht es von selbst weiter.
settings-about-language = Die Sprache aller Texte.
settings-about-text-scale = Vergrößert alle Texte; nichts wird abgeschnitten.
settings-about-high-contrast = Schwarze Tinte auf hellem Pergament, schlichtes dunkles Holz.
settings-about-reduced-motion = Figuren und Karten wechseln den Platz, ohne zu fliegen.
settings-about-read-aloud = Die Stimme des Systems sagt, was auf dem Bildschirm ist (F8). Verdeckte Karten nur mit Kopfhörern oder wenn einer allein spielt.
settings-about-effects = Wie laut Karten, Steine, Glocken und Ratten sind.
settings-about-music = Wie laut die Musik ist; ganz links schweigt sie.
settings-about-ambience = Wie laut Raum und Hafen zu hören sind.
settings-about-muted = Gar kein Ton.
settings-about-sample-music = Spielt ein Musikstück allein, so laut wie die Musik eingestellt ist.
settings-about-sample-bells = Läutet eine Glocke der Kathedrale oder des Glöckners.
settings-about-sample-effects = Spielt ein Geräusch des Tisches, so laut wie Geräusche eingestellt sind.
settings-about-fullscreen = Füllt den ganzen Bildschirm.
settings-about-display = Auf welchem deiner Bildschirme der Tisch steht.
settings-about-rumble = Ein Controller vibriert, wenn sein Spieler am Zug ist, falls er das kann.
settings-about-bindings = Was jede Taste und jeder Knopf eines Controllers tut.

## Tasten und Knöpfe
settings-keyboard = Tastatur
settings-pad = Controller
settings-first = Zurücksetzen
settings-press-key = Drücke die neue Taste für „{ $action }“. Mit Esc bleibt alles, wie es ist.
settings-press-button = Drücke den neuen Knopf für „{ $action }“. Mit dem bisherigen oder mit Esc auf der Tastatur bleibt alles, wie es ist.
settings-bound = „{ $action }“ ist neu belegt.
settings-swapped = „{ $action }“ und „{ $other }“ wurden getauscht.
settings-taken = Das ist jetzt „{ $action }“; „{ $other }“ behält die übrigen Tasten oder Knöpfe.
settings-taken-last = Das ist jetzt „{ $action }“; „{ $other }“ hat hier keine Belegung mehr.
settings-needed = „{ $other }“ braucht diese Belegung. Belege es zuerst anders.
settings-unbindable = Das lässt sich nicht belegen. Drücke etwas anderes.
settings-as-at-first = Alle Tasten und Knöpfe sind zurückgesetzt.
settings-about-slot = „{ $action }“ auf eine andere Taste oder einen anderen Knopf legen.
settings-about-first = Setzt alle Tasten und Knöpfe zurück.
settings-about-numbers = 1 bis 9 wählen die Karte, die Person oder den Knopf mit dieser Nummer, von links gezählt. Sie lassen sich nicht ändern.

settings-action-left = Links
settings-action-right = Rechts
settings-action-up = Hoch
settings-action-down = Runter
settings-action-select = Wählen
settings-action-back = Zurück
settings-action-next = Nächste Wahl
settings-action-previous = Vorige Wahl
settings-action-close-up = Näher ansehen
settings-action-boroughs = Nächstes Viertel
settings-action-boroughs-back = Voriges Viertel
settings-action-city = Ganze Stadt
settings-action-hint = Tipp
settings-action-undo = Zurücknehmen
settings-action-history = Verlauf
settings-action-summary = Übersicht
settings-action-overview = Einfluss und Botschaften
settings-action-again = Noch einmal zeigen
settings-action-faster = Schneller
settings-action-slower = Langsamer
settings-action-read-aloud = Vorlesen ein oder aus
settings-action-repeat = Vorlesen: noch einmal
settings-action-standing = Vorlesen: wie ich stehe
settings-action-whole-table = Vorlesen: der ganze Tisch
settings-action-pause = Pause
settings-action-number = Wahl { $number }
settings-action-numbers = Karte oder Wahl nach Nummer

## Was an der Datei der Einstellungen nicht stimmt
settings-wrong-value = { $name } ist { $value }; erlaubt ist { $allowed }
settings-wrong-name = { $name }: Diese Einstellung gibt es nicht
settings-allowed-size = [Breite, Höhe] in Pixeln, mindestens { $least }
settings-allowed-group = eine Tabelle mit { $fields }
settings-allowed-seats = { $fewest } bis { $most } Plätze mit name, colour ({ $colours }) und player ({ $players })
settings-allowed-options = options mit Zahlen, true oder false
settings-allowed-bindings = das muss eine Tabelle sein wie { $example }
settings-allowed-command = { $name } lässt sich nicht belegen; es gibt { $known }
settings-allowed-names = { $name } braucht eine Liste mit mindestens einer Taste oder einem Knopf
settings-allowed-button = { $name } ist kein Knopf; ein Controller hat { $known }
settings-allowed-key = { $name } ist keine Taste; Tasten heißen return, tab, shift+tab, a, f1, kp_plus, …
settings-key-needed = { $name } hätte dann keine Taste und keinen Knopf mehr

settings-confirm-turns = Zugende bestätigen
settings-file-unwritable = Die Einstellungen können nicht in { $file } geschrieben werden ({ $reason }). Sie gelten, bis du das Programm beendest; prüfe, ob der Ordner beschreibbar ist und Platz hat.
settings-file-unreadable = Die Einstellungen in { $file } lassen sich nicht lesen; die Vorgaben gelten. Prüfe, ob die Datei gelesen und geschrieben werden darf.
settings-file-no-file = { $file } ist eine Pipe oder ein Gerät und keine Datei; dort werden keine Einstellungen abgelegt, und die Vorgaben gelten. Nenne mit --settings eine andere Datei oder lösche diese.
settings-file-too-large = Für Einstellungen ist diese Datei viel zu groß; sie bleibt als { $file } erhalten, und die Vorgaben gelten. Lösche sie, wenn du sie nicht brauchst.
settings-file-broken = Ein Teil der Einstellungen ist unverständlich ({ $reason }). Die alte Datei bleibt als { $file } erhalten; die Vorgaben gelten.
settings-title = Einstellungen
settings-pace = Tempo
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-text-scale = Schriftgröße
settings-text-100 = Normal
settings-text-150 = Groß
settings-text-200 = Sehr groß
settings-language = Sprache
settings-language-own = Deutsch
settings-effects = Geräusche
settings-music = Musik
settings-ambience = Raum und Hafen
settings-muted = Alles stumm
settings-sample-music = Anhören: Musik
settings-sample-bells = Anhören: Glocken
settings-sample-effects = Anhören: Geräusche
settings-fullscreen = Vollbild (F11)
settings-high-contrast = Hoher Kontrast
settings-read-aloud = Vorlesen
settings-read-aloud-off = Aus
settings-read-aloud-on = Ein
settings-read-aloud-headphones = Ein, mit Kopfhörern
settings-reduced-motion = Weniger Bewegung

## Die Seite beim ersten Start
first-start-welcome = Willkommen in Paris
first-start-devices = Nimm einen Controller, die Tastatur oder eine Maus: Auf dem Bildschirm stehen immer die Tasten des Geräts, das du zuletzt benutzt hast. Alles hier lässt sich später in den Einstellungen ändern.
