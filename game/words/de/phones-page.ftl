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

## Freunde anderswo
phones-elsewhere = Freunde anderswo
phones-elsewhere-none = Freunde in anderen Wohnungen kommen durch einen Tunnel, den dieses Spiel nicht selbst hat.
phones-elsewhere-none-tailscale = Installiere Tailscale, melde dich an und erlaube seinen Funnel: Die Adresse bleibt gleich, und nur dieser Rechner kann lesen, was gesagt wird.
phones-elsewhere-none-cloudflared = Oder installiere cloudflared, das kein Konto braucht: Die Adresse ist jedes Mal eine andere, und Cloudflare könnte mitlesen.
phones-elsewhere-how = Vor dem Druck auf einen Knopf unten wird nichts gesendet. Danach kann, wer die Adresse hat, von überall hereinkommen, solange der Abend dauert.
phones-elsewhere-through = Durch { $program }
phones-elsewhere-reads-tailscale = Durch Tailscale: Was gesagt wird, entschlüsselt nur dieser Rechner. Tailscale reicht es weiter und kann es nicht lesen.
phones-elsewhere-reads-cloudflared = Durch Cloudflare: Es entschlüsselt, was gesagt wird, und könnte mitlesen, auch die Hände.
phones-elsewhere-starting = { $program } öffnet einen Weg …
phones-elsewhere-slow = { $program } braucht länger als sonst. Ist dieser Rechner online?
phones-elsewhere-wants = { $program } will vorher noch etwas. Öffne diese Adresse an diesem Rechner: { $address }
phones-elsewhere-died = { $program } hat sich beendet, und niemand kommt mehr herein. Es sagte: { $told }
phones-elsewhere-open = Schicke diese Adresse deinen Freunden. Wer sie hat, kann hereinkommen.
phones-elsewhere-changed = Die Adresse hat sich geändert. Schicke deinen Freunden diese; wer da war, nimmt dort seinen Platz wieder ein.
phones-elsewhere-close = Weg schließen
phones-elsewhere-copy = Adresse kopieren
phones-elsewhere-copied = Kopiert
phones-scan-anywhere = Von überall scannen, oder eingeben:

## Auf dem Startbildschirm
phones-label-install = Zum Startbildschirm hinzufügen
phones-label-install-there = Um diese Seite auf den Startbildschirm zu legen, öffne im Browser „Teilen“ und wähle „Zum Home-Bildschirm“.
phones-label-offline = Der Tisch ist gerade nicht zu erreichen. Diese Seite versucht es von selbst wieder.
phones-label-retry = Noch einmal versuchen
