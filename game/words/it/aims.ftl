# Che cosa cercavano i bot, raccontato dopo la partita.

aims-title = Che cosa voleva { $name }
aims-what = A posteriori: { $name } valuta di nuovo le sue mosse, con ciò che allora era noto. Ecco che cosa hanno favorito di più.
aims-two = Periodo { $letter }: soprattutto { $first } e { $second }.
aims-one = Periodo { $letter }: soprattutto { $first }.
aims-unknown = Periodo { $letter }: queste mosse non si ripeterebbero uguali, quindi nulla è certo.
aims-waiting = Periodo { $letter }: le mosse vengono valutate di nuovo…
# In a replay: whose sentence it is. “Clopin – Period B: above all coins.”
aims-of = { $name } – { $told }
aims-theme-prestige = prestigio subito
aims-theme-coins = monete
aims-theme-cubes = cubi
aims-theme-park = il parco
aims-theme-rats = difesa dai ratti
aims-theme-cathedral = Notre Dame
aims-theme-messages = messaggi
aims-theme-persons = i personaggi a venire
