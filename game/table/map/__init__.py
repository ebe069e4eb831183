"""The map: where its streets, areas and walls lie, and how much of it the camera sees. Draws nothing."""
