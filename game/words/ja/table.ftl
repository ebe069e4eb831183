# テーブル：何を決めるか、ボタンの言葉、できない理由。

table-ask-draft = { $name }：手元に残すカードを1枚選んでください（ほかの{ $cards }枚は左隣へ）
table-draft-two = { $name }：手元に残すカードを1枚選んでください（ほかの{ $cards }枚は{ $to }）
table-ask-play = { $name }：カードを1枚プレイしてください
table-place = { $name }：光っている場所にマーカーを置いてください（{ $card }）
table-place-friend = { $name }：友人コマを光っている施設に移してください
table-which-card = { $name }：光っている場所で使うカードを選んでください（{ $place }）
table-ask-take = { $name }：ストックが空です。光っている場所からマーカーを{ $to }移してください
table-ask-friend = { $name }：友人コマを光っている施設に移してください
table-ask-benefit = { $name }：効果を1つ選んでください（{ $source }）
table-ask-drive = { $name }：馬車を光っている広場へ動かしてください
table-ask-collect = { $name }：この大使館タイルを取りますか？
table-ask-donate = { $name }：ノートルダムにコインを何枚寄付しますか？
table-ask-hire = { $name }：コイン1枚で人物を買収するか、見送ってください
table-ask-hire-more = { $name }：市参事の効果でもう1人買収できます
table-ask-minstrel-from = { $name }：吟遊詩人の効果で、どの施設のコマを移しますか？
table-ask-minstrel-to = { $name }：どの施設に移しますか？
table-ask-carry = { $name }：コマをいくつ移しますか？
table-ask-fool-from = { $name }：道化師の効果で、どのコマを移しますか？
table-ask-fool-to = { $name }：どの施設に移しますか？ 移した先の施設のアクションを行います
table-ask-actress-from = { $name }：どの施設のコマをすべて移しますか？
table-ask-actress-to = { $name }：どの施設に移しますか？ 移した先の施設のアクションを行います
table-ask-place = { $name }：マーカーを光っている施設に置いてください（{ $source }）
table-ask-activate = { $name }：どの施設のアクションを行いますか？
table-ask-remove = { $name }：マーカーを戻すと1個につき名声2点です。終わったら「完了」を押してください
table-ask-spend = { $name }：コインを返すと、1枚につきネズミが1匹減ります
table-ask-repeat = { $name }：どの大使館タイルの効果をもう一度得ますか？
table-ask-lose = { $name }：疫病でマーカーを失います。どの施設から取り除きますか？
table-ask-choose = { $name }：効果を1つ選んでください（{ $source }）
table-ask-own-from = { $name }：何を移しますか？（{ $source }）

table-why-draft = 目の前のカードから1枚選んでください。
table-why-keep = 残すカードは街の上に置いてください。
table-why-play = まずカードを1枚選んでください。
table-why-place = このカードは光っている場所で使います。
table-why-take = ここに自分のマーカーはありません。
table-why-take-to = マーカーは「{ $place }」に置きます。
table-why-friend = 友人コマは自分の街区の光っている施設に移せます。
table-why-benefit = ボタンで選んでください。
table-why-drive = 馬車はここまで届きません。
table-why-collect = ボタンで選んでください。
table-why-donate = ボタンで選ぶか、大聖堂にコインを1枚ずつ置いてください。
table-donate-laid = 大聖堂を押すと、このコイン{ $coins }枚を寄付します。
table-why-hire = 右の3人から1人買収するか、見送ってください。
table-why-minstrel-from = ここに動かせるコマはありません。
table-why-minstrel-to = コマは自分の街区の別の施設に移せます。
table-why-carry = ボタンで選んでください。
table-why-fool-from = 道化師はここからは取れません。
table-why-fool-to = コマは自分の街区の別の施設に移せます。
table-why-actress-from = ここに動かせるコマはありません。
table-why-actress-to = コマは自分の街区の別の施設に移せます。
table-why-activate = アクションを行えるのは影響力のある施設だけです。
table-why-remove = ここに自分のマーカーはありません。
table-why-spend = ボタンで選んでください。
table-why-repeat = ボタンで選んでください。
table-why-lose = 疫病は影響力が最も高い施設からマーカーを奪います。
table-why-choose = ボタンで選んでください。

table-gain-coin = コイン1枚
table-gain-cube = マーカー1個
table-gain-kill = ネズミ−1
table-donate = { $coins }枚 → { $prestige }点
table-donate-none = 寄付しない
table-spend = { $coins ->
        [0] なし
       *[other] { $coins }枚
    }
table-discard = { $card }：効果なし
table-choice-pass = 買収しない
table-choice-forgo = アクションをあきらめる
table-choice-collect = 取る
table-choice-leave = 取らない
table-choice-done = 完了

table-waiting = { $name }が考えています…
table-turn = { $a ->
       *[any] { $name }の手番
    }
table-waiting-all = ほかの人が選んでいます…
table-waiting-everyone = 全員が選んでいます…
table-waiting-some = { $names }が選んでいます…
table-course-draw = 全員がカードを3枚引きます
table-course-keep = 全員がカードを1枚残します
table-course-pass = { $seats ->
        [2] カードを互いに交換します
       *[other] カードを左隣に渡します
    }
table-course-plague = 疫病です。ネズミがやって来ます
table-course-over = ラウンド終了
table-course-notredame = ノートルダムが名声を分配します
table-course-round = 新しいラウンドが始まります
table-round = ラウンド{ $label }
table-stood-in = { $name }は長く考え込んでいたため、すぐに決められる手が選ばれました。
table-curtain = { $name }の番です
table-curtain-how = ほかの人が見ていないときに押してください
table-spy = { $name }はこれから登場する人物を見ています
table-being-laid = テーブルを準備しています…
table-over = ゲーム終了
table-unstarted = ボット用のプロセスを開始できないため、{ $name }はすぐに決められる手を選びました。ほかのプログラムを終了するか、別のフォルダーから起動し直してください。

table-undo-of = { $name }：取り消し
table-restart-turn = 手番の最初に戻る
table-done = 完了
table-done-prompt = { $name }：手番を終えますか？ それとも取り消しますか？
table-nothing-to-undo = 今は取り消せるものがありません。
table-taken-back-card = { $name }が{ $card }を取り消しました。
table-taken-back = { $name }が直前の選択を取り消しました。
table-warn = { $name }：無駄になります。それでもよければ、もう一度選んでください。
table-recap-title = おかえりなさい
table-recap-round = ラウンド{ $label }（{ $n }/{ $all }）
table-recap-last = 直前：{ $what }
