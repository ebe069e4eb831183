# I nomi delle aree sulla pianta della città: corti, perché le aree sono piccole.

city-hospital = Ospedale
city-hotel = Locanda
city-park = Parco
city-cloister = Scuola
city-harbour = Porto
city-bank = Banca
city-carriage = Rimessa
city-residence = Residenza
