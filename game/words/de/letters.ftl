# Schreiben ohne Tastatur.

letters-space = Leerzeichen
letters-write = Schreiben
letters-erase = Löschen
letters-page = Mehr Zeichen
letters-done = Fertig
