# テーブル：何を決めるか、ボタンの言葉、できない理由。

table-ask-draft = { $name }：残すカードを1枚選ぶ（残り{ $cards }枚は左隣へ）
table-draft-two = { $name }：残すカードを1枚選ぶ（残り{ $cards }枚は{ $other }へ）
table-ask-play = { $name }：カードを1枚出す
table-place = { $name }：{ $card }のマーカーを光る場所に置く
table-place-friend = { $name }：友人を光る施設に移す
table-ask-take = { $name }：ストックが空 – { $card }のために光る場所からマーカーを取る
table-ask-friend = { $name }：友人を光る施設に移す
table-ask-benefit = { $name }：得るものを選ぶ（{ $source }）
table-ask-drive = { $name }：馬車を光る広場へ動かす
table-ask-collect = { $name }：この大使館タイルを取る？
table-ask-donate = { $name }：大聖堂にコインを何枚寄付する？
table-ask-hire = { $name }：コイン1枚で人物を買収するか、パスする
table-ask-hire-more = { $name }：参事官の効果でもう1人買収できる
table-ask-minstrel-from = { $name }：吟遊詩人はどの施設からコマを移す？
table-ask-minstrel-to = { $name }：どの施設へ？
table-ask-carry = { $name }：コマをいくつ移す？
table-ask-fool-from = { $name }：道化師はどのコマを移す？
table-ask-fool-to = { $name }：どの施設へ？ そこのアクションを行う
table-ask-actress-from = { $name }：どの施設のコマをすべて移す？
table-ask-actress-to = { $name }：どの施設へ？ そこのアクションを行う
table-ask-place = { $name }：マーカーを光る施設に置く（{ $source }）
table-ask-activate = { $name }：どの施設のアクションを行う？
table-ask-remove = { $name }：マーカーを戻して1個につき名声2点、終わったら「完了」
table-ask-spend = { $name }：コインを返し、1枚につきネズミ1匹を減らす
table-ask-repeat = { $name }：どの大使館タイルの効果をもう一度得る？
table-ask-lose = { $name }：疫病でマーカーを失う – どの施設から？

table-why-draft = 目の前のカードから1枚選んでください。
table-why-play = まずカードを1枚選んでください。
table-why-place = このカードは光る場所のものです。
table-why-take = ここに自分のマーカーはありません。
table-why-friend = 友人は自分の街区の光る施設に移ります。
table-why-benefit = ボタンで選んでください。
table-why-drive = 馬車はここまで届きません。
table-why-collect = ボタンで選んでください。
table-why-donate = ボタンで選ぶか、大聖堂にコインを１枚ずつ置いてください。
table-donate-laid = 大聖堂を押すと、このコイン{ $coins }枚を寄付します。
table-why-hire = 右の3人から1人買収するか、パスしてください。
table-why-minstrel-from = ここに動かせるコマはありません。
table-why-minstrel-to = コマは自分の街区の別の施設に移ります。
table-why-carry = ボタンで選んでください。
table-why-fool-from = 道化師はここからは取れません。
table-why-fool-to = コマは自分の街区の別の施設に移ります。
table-why-actress-from = ここに動かせるコマはありません。
table-why-actress-to = コマは自分の街区の別の施設に移ります。
table-why-activate = アクションを行えるのは影響力のある施設だけです。
table-why-remove = ここに自分のマーカーはありません。
table-why-spend = ボタンで選んでください。
table-why-repeat = ボタンで選んでください。
table-why-lose = 疫病は影響力が最も高い施設からマーカーを奪います。

table-gain-coin = コイン1枚
table-gain-cube = マーカー1個
table-gain-kill = ネズミ−1
table-donate = { $coins }枚 → { $prestige }点
table-donate-none = 寄付しない
table-spend = { $coins ->
        [0] なし
       *[other] { $coins }枚
    }
table-repeat-coin = 名声1とコイン1枚ずつ
table-repeat-cube = 名声とマーカー1個ずつ
table-repeat-rat = 名声3とネズミ−1ずつ
table-repeat-plain = 名声4ずつ
table-discard = { $card }を捨てる
table-choice-pass = 買収しない
table-choice-forgo = アクションをあきらめる
table-choice-collect = 取る
table-choice-leave = 取らない
table-choice-done = 完了

table-waiting = { $name }が考えています …
table-turn = { $name }の手番
table-waiting-all = ほかの人が選んでいます …
table-course-draw = 全員がカードを3枚引く
table-course-keep = 全員がカードを1枚残す
table-course-pass = { $seats ->
        [2] カードを相手に渡す
       *[other] カードを左隣に渡す
    }
table-course-plague = 疫病：ネズミがやって来る
table-course-over = ラウンド終了
table-course-notredame = ノートルダムが名声を分け与える
table-course-round = 新しいラウンドが始まる
table-round = ラウンド{ $label }
table-stood-in = { $name }は考え込んでしまったため、代わりに早い手を打ちました。
table-curtain = { $name }の番です
table-curtain-how = ほかの人が見ていないときに押してください
table-spy = { $name }はこれから登場する人物を見る
table-over = ゲーム終了
table-unstarted = ボット用のプロセスを開始できないため、{ $name }は早い手を打ちました。ほかのプログラムを終了するか、別のフォルダーから起動し直してください。

table-undo-of = { $name }：取り消し
table-restart-turn = 手番の最初に戻る
table-done = 完了
table-done-prompt = { $name }：手番を終える？ それとも取り消す？
table-nothing-to-undo = 今は取り消せるものがありません。
table-warn = { $name }：無駄になります。それでもよければ、もう一度選んでください
