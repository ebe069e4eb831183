# The pause menu.

pause-title = Pause
pause-resume = Go on
pause-save-and-title = Save and return to the title
pause-save-and-quit = Save and quit
