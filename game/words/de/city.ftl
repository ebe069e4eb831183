# Die Namen der Felder auf dem Stadtplan: kurz, denn die Felder sind klein.

city-hospital = Hospital
city-hotel = Gasthaus
city-park = Park
city-cloister = Kloster{"\u00AD"}schule
city-harbour = Hafen
city-bank = Bank
city-carriage = Kutscherei
city-residence = Residenz
