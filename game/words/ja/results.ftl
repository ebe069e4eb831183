# The results of a game.

results-moments = 名場面
results-watch-again = もう一度再生
results-bot = ボット
results-wins = { $name }の勝ち
results-share-win = { $names }、{ $last }が勝利を分け合う
results-tie-broken = 名声{ $prestige }点で同点。コインとストックのマーカーの合計で決着：{ $held }。
results-tie-shared = 名声{ $prestige }点で同点。コインとストックのマーカーの合計も同点：{ $held }。
results-line = { $rank }位 { $name }：名声{ $prestige }点（コインとマーカー{ $held }）
results-persons = 人物
results-prestige = 名声
results-held = コインとマーカー
results-chart = ラウンドごとの名声
results-to-title = タイトル
results-again = 同じメンバーで新しいゲーム
results-next-level = 次は「{ $level }」で
results-too-easy = このレベルでの最近{ $games }回のうち{ $won }回勝ちました。
results-too-hard = このレベルでの最近{ $games }回は、すべてボットの勝ちでした。
results-suited = { $games ->
    [1] { $won ->
        [0] 前回は強さ{ $against }を相手に負けました。
       *[other] 前回は強さ{ $against }を相手に勝ちました。
    }
   *[other] 強さ{ $against }を相手に、最近{ $games }回のうち{ $won }回勝ちました。
}
results-spoken-table = 全員の名声の内訳
