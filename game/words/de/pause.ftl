# The pause menu.

pause-title = Pause
pause-resume = Weiter
pause-save-and-title = Speichern und zurück zum Titel
pause-save-and-quit = Speichern und beenden
