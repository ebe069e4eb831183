# Die Namen der Felder auf dem Stadtplan: kurz, denn die Felder sind klein.

city-hospital = Hospital
city-hotel = Gasthaus
city-park = Park
city-cloister = Klosterschule
city-harbour = Hafen
city-bank = Bank
city-carriage = Kutscherei
city-residence = Residenz
