# Scrivere senza tastiera.

letters-space = Spazio
letters-write = Scrivi
letters-erase = Cancella
letters-page = Altre lettere
letters-done = Fatto
