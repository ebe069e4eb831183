# The pause menu.

pause-title = Pausa
pause-resume = Continua
pause-save-and-title = Salva e torna al titolo
pause-save-and-quit = Salva ed esci
