# Les noms des lieux sur le plan de la ville : courts, ils tiennent dans de petits quartiers.

city-hospital = Hôpital
city-hotel = Auberge
city-park = Parc
city-cloister = Séminaire
city-harbour = Port
city-bank = Banque
city-carriage = Relais
city-residence = Résidence
