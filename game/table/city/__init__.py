"""The map: plan, painters, pieces that stand on it, camera. Imports ``ui`` and below."""
