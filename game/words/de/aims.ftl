# Worauf Bots aus waren, nach der Partie erzählt.

aims-title = Was { $name } wollte
aims-what = Im Nachhinein: { $name } wägt die Züge noch einmal ab, mit dem Wissen von damals. Das haben sie am meisten gefördert.
aims-two = Durchgang { $letter }: vor allem { $first } und { $second }.
aims-one = Durchgang { $letter }: vor allem { $first }.
aims-unknown = Durchgang { $letter }: Diese Züge kämen nicht noch einmal so, also lässt sich nichts sicher sagen.
aims-waiting = Durchgang { $letter }: Die Züge werden noch einmal abgewogen …
# In a replay: whose sentence it is. “Clopin – Period B: above all coins.”
aims-of = { $name } – { $told }
aims-theme-prestige = Prestige sofort
aims-theme-coins = Münzen
aims-theme-cubes = Steine
aims-theme-park = der Park
aims-theme-rats = Schutz vor Ratten
aims-theme-cathedral = Notre Dame
aims-theme-messages = Botschaften
aims-theme-persons = die kommenden Personen
