# Il suono che non si sente.

sound-no-card = Nessun altoparlante trovato; tutto il resto funziona.
