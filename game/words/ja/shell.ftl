# 枠：タイトル、新しいゲーム、セーブデータ、設定、ポーズ、結果。

shell-round = ラウンド{ $label }
shell-colour-blue = 青
shell-colour-green = 緑
shell-colour-red = 赤
shell-colour-yellow = 黄
shell-colour-purple = 紫

## うまくいかないとき
shell-launch-edition = 「{ $edition }」という版はありません。使えるのは{ $allowed }です。
shell-launch-number = プレイヤーは{ $fewest }～{ $most }人です（{ $players }人ではできません）。
shell-launch-nameless = すべてのプレイヤーに名前が必要です。
shell-launch-name-long = 「{ $name }」は長すぎます。名前は{ $most }文字までです。
shell-launch-colour = 「{ $colour }」という色はありません。使えるのは{ $allowed }です。
shell-launch-bot = 「{ $bot }」というボットはありません。使えるのは{ $allowed }です。
shell-launch-namesakes = { $name }という名前のプレイヤーが2人います。別々の名前にしてください。
shell-launch-same-colour = 同じ色のプレイヤーが2人います。別々の色にしてください。
shell-continue-nothing = 続きから遊べるゲームはありません。
shell-crash = プログラムに問題が起きました。ゲームは最後の手まで保存されています。詳細は{ $file }に記録しました。
shell-crash-unlogged = プログラムに問題が起きました。ゲームは最後の手まで保存されています。
shell-crash-memory = メモリが足りないため、ゲームを続けられません。最後の手まで保存されています。ほかのプログラムを終了してから再開してください。
shell-cannot-go-on = プログラムを続けられません（{ $reason }）。
shell-cannot-go-on-logged = プログラムを続けられません（{ $reason }）。詳細は{ $file }に記録しました。
shell-no-memory = メモリが足りません。ほかのプログラムを終了してください
shell-display-gone = 画面が失われました。手はすべて保存されています。--continueを付けて起動すると続きから遊べます。
shell-no-display = ウィンドウを表示する画面がありません（{ $reason }）。デスクトップ環境で起動してください。リモートの場合はウィンドウの転送を有効にし、SDL_VIDEODRIVERが設定されていれば解除してください。
