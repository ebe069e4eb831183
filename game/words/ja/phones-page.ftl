# スマートフォンのページ：番の知らせ、見逃したこと、離れた友だち。

## あなたの番
phones-label-your-turn = あなたの番
phones-label-sound = あなたの番を知らせる音
phones-label-sound-off = なし
phones-label-sound-soft = 控えめ
phones-label-sound-clear = はっきり
phones-label-awake = 画面を消さない
phones-label-unlit = このブラウザーでは画面が消えることがあります。スマートフォンの設定で、消えるまでの時間を長くしてください。
