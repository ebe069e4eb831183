# The pause menu.

pause-title = Pause
pause-resume = Continuer
pause-save-and-title = Sauvegarder, retour au titre
pause-save-and-quit = Sauvegarder et quitter
