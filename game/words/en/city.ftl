# The names of the areas on the city plan: short, they stand in small areas.

city-hospital = Hospital
city-hotel = Hotel
city-park = Park
city-cloister = Cloister
city-harbour = Harbour
city-bank = Bank
city-carriage = Carriage house
city-residence = Residence
