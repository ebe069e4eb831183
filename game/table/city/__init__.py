"""The map: its geometry, painters, pieces and camera. Imports ``ui`` and below."""
