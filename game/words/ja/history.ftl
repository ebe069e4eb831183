# ゲームの保存、取り消し、テーブルでの履歴。

history-kept-elsewhere = このゲームのファイルがほかのプログラムに書き換えられました。ゲームは{ $file }で続け、元のファイルはそのまま残します。
history-kept-aside = { $file }に保存できません（{ $reason }）。当面は{ $copy }に保存し、一手ごとにもう一度試します。
history-copy-taken = 元のファイルに保存できなかったあいだ{ $copy }に保存していたゲームを続けます。

history-undo-of = { $name }：取り消し
history-restart-turn = 手番の最初に戻る
history-done = 完了
history-done-prompt = { $name }：手番を終える？ それとも取り消す？
history-nothing-to-undo = 今は取り消せるものがありません。
history-confirm-turns = 手番の終わりを確認

## 履歴
history-title = 履歴
history-all = 全員
history-nothing = まだ何も起きていません。
history-choose = 選ぶ
history-show = この場面を見る
history-close = ゲームに戻る
history-filter = プレイヤー
history-rounds = ラウンド
