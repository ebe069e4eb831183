# ゲームをもう一度見る、セーブデータ、結果、過去のゲームの記録。

## もう一度見る
replay-watch = 観戦
replay-at = ラウンド{ $label } · { $n }/{ $all }手目
replay-then = このときの様子：ラウンド{ $label }、{ $n }/{ $all }手目
replay-view-all = 全員の手札
replay-view-none = 手札なし
replay-play-on = ここから遊ぶ
replay-to-game = ゲームに戻る
replay-close = 閉じる
replay-play = 再生・停止
replay-step = 一手
replay-rounds = ラウンド
replay-nothing-left = ここでゲームは終わっています。少し戻れば、そこから遊べます。

## セーブデータ
replay-open = 続ける
replay-results = 結果
replay-repair = 無事な部分を保存
replay-rename = 名前を変える
replay-rename-how = ゲームの名前は？
replay-duplicate = コピー
replay-import = 読み込む
replay-import-how = ファイルの場所。
replay-import-path = 場所を入力
replay-import-none = いつものフォルダーやUSBメモリーに保存したゲームは見つかりませんでした。
replay-import-seeking = 保存したゲームを探しています……
replay-import-drop = ウィンドウにファイルをドロップしてもよい。
replay-import-in = { $folder }
replay-take = 読み込む
replay-import-failed = このファイルは読み込めません：{ $reason }
replay-repaired-name = { $name }（無事な部分）
replay-repaired = 無事な部分を別のゲームとして保存しました。壊れたファイルはそのまま残します。{ $reason }
replay-file-failed = { $file }：できませんでした（{ $reason }）。フォルダーに書き込めるか確認してください。
replay-deleted = 「{ $game }」を削除しました
replay-page = ページ
replay-bring-back = 元に戻す
replay-reading = 読み込み中 …
replay-cancel = キャンセル

## 結果と、過去のゲームの記録
replay-moments = 名場面
replay-watch-again = もう一度見る
replay-book = 過去のゲーム
replay-book-empty = 終わったゲームはまだありません。終わると自動で記録されます。
replay-book-people = 人間
replay-book-bots = ボット
replay-book-against = 人間対ボット
replay-book-bests = 最高得点
replay-book-latest = 最近のゲーム
replay-book-games = ゲーム数
replay-book-wins = 勝ち
replay-book-average = 平均
replay-book-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-book-percent = { $n }%
replay-book-best = 最高
replay-book-share = 勝率
replay-book-day = 日付
