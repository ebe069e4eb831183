# Ton: warum man ihn nicht hört, und was zu hören ist.

sound-no-card = Kein Lautsprecher gefunden; alles andere funktioniert.

## Alles, was zu hören ist, mit Namen
sample-does = Anhören
sample-title = Titel
sample-ground = Über vier Takte
sample-virelai = Virelai
sample-planctus = Klage
sample-pipes = Laute und Pfeifen
sample-ass = Orientis partibus
sample-conductus = Conductus
sample-estampie = Estampie
sample-song = Abendlied
sample-end = Spielende
sample-bell-round = Handglocke
sample-bell-period = Glocke des Durchgangs
sample-bell-end = Große Glocke
sample-plague-knell = Pestglocke
sample-button-hover = Knopf berührt
sample-button-press = Knopf gedrückt
sample-refuse = Nicht hier
sample-card-slide = Karte gleitet
sample-card-turn = Karte wendet
sample-card-lay = Karte liegt
sample-card-rustle = Karten rascheln
sample-card-shuffle = Mischen
sample-cube-place = Stein steht
sample-cube-lift = Stein genommen
sample-pawn-place = Figur steht
sample-coin = Münze
sample-coin-clatter = Münzen klappern
sample-splash = Platsch
sample-token-place = Marker
sample-token-spill = Viele Marker
sample-message-take = Botschaft
sample-rat = Ratte
sample-prestige = Prestige
sample-prestige-lost = Prestige verloren
sample-carriage-step = Kutsche
sample-page = Seite
sample-notredame = Rosette
