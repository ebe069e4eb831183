# The hall of fame: people and bots, who has won how often, the latest games.

hall-title = 過去のゲーム
hall-empty = 終わったゲームはまだありません。終わると自動で記録されます。
hall-people = 人間
hall-bots = ボット
hall-against = 人間対ボット
hall-bests = 最高得点
hall-latest = 最近のゲーム
hall-games = ゲーム数
hall-wins = 勝ち
hall-average = 平均
hall-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hall-percent = { $n }%
hall-best = 最高
hall-share = 勝率
hall-day = 日付
hall-courses = ゲームごとの名声
hall-hired = 人間が買収した人物
hall-times = 回数
hall-each = 1回の名声
hall-rivals = ライバル
hall-ahead = 上回った
hall-behind = 下回った
hall-broken = 過去のゲームのファイルが壊れていました。読み取れた分は残してあります。壊れたファイルは{ $file }として残しました。
hall-newer = { $file }は新しいバージョンのプログラムで書かれているため、そのまま残します。これからの星と結果は、終了するまでしか記憶されません。残すには新しいバージョンをお使いください。
hall-in-memory = 過去のゲームと星を{ $file }に保存できません（{ $reason }）。新しい記録は覚えておき、終了するまで繰り返し保存を試みます。
hall-lost = 過去のゲームと星の新しい記録を{ $file }に保存できませんでした。
