# Ce que les robots cherchaient, raconté après la partie.

aims-title = Ce que voulait { $name }
aims-what = Après coup : { $name } pèse ses coups une nouvelle fois, avec ce qui était connu alors. Voici ce qu’ils ont le plus favorisé.
aims-two = Manche { $letter } : avant tout { $first } et { $second }.
aims-one = Manche { $letter } : avant tout { $first }.
aims-unknown = Manche { $letter } : ces coups ne reviendraient pas à l’identique, rien n’est donc sûr.
aims-waiting = Manche { $letter } : les coups sont pesés une nouvelle fois…
# In a replay: whose sentence it is. “Clopin – Period B: above all coins.”
aims-of = { $name } – { $told }
aims-theme-prestige = le prestige immédiat
aims-theme-coins = les pièces
aims-theme-cubes = les cubes
aims-theme-park = le parc
aims-theme-rats = la protection contre les rats
aims-theme-cathedral = Notre-Dame
aims-theme-messages = les lettres de change
aims-theme-persons = les personnages à venir
