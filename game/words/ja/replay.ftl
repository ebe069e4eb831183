# ゲームをもう一度見る、セーブデータ、結果、過去のゲームの記録。

## もう一度見る
replay-watch = 再生
replay-at = ラウンド{ $label } · { $n }/{ $all }手目
replay-then = このときの様子：ラウンド{ $label }、{ $n }/{ $all }手目
replay-view-all = 全員の手札
replay-view-none = 手札なし
replay-expected = その時に知り得たことから見込まれた、各自の最終結果
replay-play-on = ここから遊ぶ
replay-to-game = ゲームに戻る
replay-close = 閉じる
replay-play = 再生・一時停止
replay-step = 一手
replay-rounds = ラウンド
replay-nothing-left = ここでゲームは終わっています。少し戻れば、そこから遊べます。
