"""The table as a scene. Imports ``ui`` and below; inside: city < hud < motion < control < scene."""
