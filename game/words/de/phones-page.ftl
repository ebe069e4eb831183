# Die Seite der Handys: wie sie ruft, was man verpasst hat, Freunde anderswo.

## Du bist dran
phones-label-your-turn = Du bist dran
phones-label-sound = Ton, wenn du dran bist
phones-label-sound-off = Aus
phones-label-sound-soft = Leise
phones-label-sound-clear = Deutlich
phones-label-awake = Bildschirm nicht ausgehen lassen
phones-label-unlit = Dieser Browser lässt den Bildschirm ausgehen. Stelle am Handy eine längere Zeit dafür ein.
