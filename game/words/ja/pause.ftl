# The pause menu.

pause-title = ポーズ
pause-resume = 続ける
pause-save-and-title = 保存してタイトルへ
pause-save-and-quit = 保存して終了
