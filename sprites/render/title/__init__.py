"""The painting of the title as a model: the city, the cathedral, and the table before them."""
