"""The toolkit of all screens: scene, host, focus, widgets, text, pictures. Imports ``log`` and below."""
