# Die Seite der Handys: wie sie ruft, was man verpasst hat, Freunde anderswo.

## Du bist dran
phones-label-your-turn = Du bist dran
phones-label-sound = Ton, wenn du dran bist
phones-sound-off = Aus
phones-sound-soft = Leise
phones-sound-clear = Deutlich
phones-label-awake = Bildschirm nicht ausgehen lassen
phones-label-unlit = Dieser Browser lässt den Bildschirm ausgehen. Stelle am Handy eine längere Zeit dafür ein.

## Auf einem großen Bildschirm
phones-label-full-screen = Ganzer Bildschirm
phones-label-watch-there = Um den Tisch im Browser eines Fernsehers zu zeigen, öffne dort diese Adresse:
phones-label-watch-waits = Unter dieser Adresse setzt man sich dazu:
phones-label-keys = Mit der Tastatur: Pfeile oder Ziffern wählen, Enter bestätigt, Escape lässt los, H fragt um Rat, Z nimmt zurück.

## Was man einander zeigt
phones-reaction-bravo = Bravo!
phones-reaction-thanks = Danke!
phones-reaction-laugh = Haha!
phones-reaction-alas = O weh!
phones-reaction-think = Hm …
phones-reaction-hurry = Beeil dich!
phones-reacts = { $name }: „{ $words }“
phones-label-react = Etwas sagen
phones-label-reactions = Zeigen, was andere sagen

## Was man verpasst hat
phones-label-missed = Seit du zuletzt hingesehen hast, ist etwas geschehen.
phones-label-missed-show = Zeig es mir
phones-label-missed-skip = Überspringen
phones-label-missed-next = Weiter

## Zurück, bitte
phones-label-plead = Zurück, bitte
phones-plead-asks = { $name } möchte eine Wahl zurücknehmen. Was seither geschah, würde mit zurückgenommen. Einverstanden?
phones-plead-waits = Die anderen werden gefragt.
phones-plead-no = { $name } möchte lieber weiterspielen.
phones-plead-late = Das Spiel ist weitergegangen. Es bleibt, wie es ist.
phones-plead-told = { $name } bittet darum, eine Wahl zurückzunehmen.
