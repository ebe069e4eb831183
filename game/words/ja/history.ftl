# ゲームの保存、取り消し、テーブルでの履歴。

## 履歴
history-title = 履歴
history-all = 全員
history-nothing = まだ何も起きていません。
history-choose = 選ぶ
history-show = この場面を見る
history-close = ゲームに戻る
history-filter = プレイヤー
history-rounds = ラウンド
history-strict = 「記憶力勝負」のため、前のラウンドはゲームが終わるまで見られません。
