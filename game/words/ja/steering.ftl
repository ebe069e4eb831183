# キーボードとゲームパッド：操作の案内、キーの名前、パッドの接続。

steering-move = 移動
steering-look = 見渡す
steering-choose = 選ぶ
steering-place = ここに置く
steering-lay-aside = 戻す
steering-close-up = 拡大
steering-boroughs = 他の街区
steering-borough = { $of }街区
steering-borough-unplayed = 誰のものでもない街区です。大使館タイルは取れます。
steering-pause = ポーズ
steering-undo = 取り消し
steering-end-turn = 手番終了
steering-skip = 進む
steering-close = 閉じる
steering-open = 開く

steering-pace = 速さ：{ $pace }
steering-pace-slow = ゆっくり
steering-pace-normal = 普通
steering-pace-fast = 速い
steering-pace-instant = 瞬時

steering-not-your-turn = { $name }の手番です。{ $name }のコントローラーで操作してください。

steering-key-return = Enter
steering-key-space = Space
steering-key-escape = Esc
steering-key-backspace = Backspace
steering-key-tab = Tab
steering-key-shift = Shift
steering-key-pause = Pause
steering-key-delete = Del
steering-key-insert = Ins
steering-key-home = Home
steering-key-end = End
