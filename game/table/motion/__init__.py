"""From events to acts and flights: how the table animates what happens. Imports ``hud`` and below."""
