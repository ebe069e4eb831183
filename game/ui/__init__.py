"""One kit for all screens: scene, host, focus, widgets, text, pictures. Imports ``log`` and below."""
