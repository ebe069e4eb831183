"""Where pieces, numbers and names stand on the map, none over another. Draws nothing."""
