# The deal of the day and the tasks: their pages, the medals, what is shared.

challenges-title = 挑戦
challenges-deal = 今日の一局
challenges-tasks = 課題
challenges-date = { DATETIME($date, dateStyle: "full") }
challenges-against = { $name }の対戦相手
challenges-known = 今日は世界中の人が同じ配りで遊びます。配りは誰でも調べられるので、このゲームはあなたのレベルにも、過去のゲームの表にも数えません。
challenges-par = 基準点：{ $par }
challenges-par-why-middle = 同じ席で名人が取る点
challenges-par-why-mean = 同じ席で名人8人が取る点の平均
challenges-par-wait = 基準点：名人たちがまだプレイ中です…
challenges-par-none = 基準点：不明（名人のプログラムを起動できませんでした）
challenges-medal-gold = 金
challenges-medal-silver = 銀
challenges-medal-bronze = 銅
challenges-medal-none = メダルなし
challenges-from = { $prestige }点以上
challenges-needs-gold = 基準点を超える
challenges-needs-par = 基準点以上
challenges-needs-silver = 基準点の7/8
challenges-needs-bronze = 基準点の3/4
challenges-strip-par = 基準点{ $par }
challenges-strip-you = あなた：{ $prestige }
challenges-strip = 名人は{ $lowest }点から{ $highest }点でした。
challenges-rule = メダルは最初の一回だけ。ヒントも取り消しも使わないのが条件です。
challenges-run = { $days ->
    [0] 連続記録はまだありません
   *[other] { $days }日連続
}
challenges-run-best = 最長記録：{ $days }日
challenges-first = 最初の一回です。結果が記録されます。
challenges-begun = この一局はもう始めています。
challenges-result = 名声{ $prestige }点でした。
challenges-seen = 同じ配りのほかの人のゲームを見たため、メダルはもう取れません。
challenges-begin = 開始
challenges-continue = 続きから
challenges-again = もう一度遊ぶ
challenges-share = 共有
challenges-got = { $medal ->
    [gold] 金メダル！
    [silver] 銀メダル！
    [bronze] 銅メダル！
   *[none] 今回はメダルなし。
}
challenges-reached = 名声{ $prestige }点、基準点{ $par }。
challenges-reached-wait = 名声{ $prestige }点。名人たちがまだプレイ中です…
challenges-helped = 助けを借りたので、メダルはありません。
challenges-not-first = 最初の一回ではないので、メダルはありません。
challenges-shared = ノートルダム { $date }の一局：{ $prestige }点（{ $medal ->
    [gold] 金
    [silver] 銀
    [bronze] 銅
    [again] 二回目以降
   *[none] メダルなし
}）・基準点{ $par }・バージョン{ $version }、ボット{ $bots }
challenges-copied = クリップボードにコピーしました。
challenges-not-copied = クリップボードがありません。この行を書き写してください。
challenges-file = ファイルに保存
challenges-file-why = 友だちはファイルを読み込み、あなたのゲームを見る前に同じ配りで遊べます。
challenges-file-name = ノートルダム { $date }、{ $name }（ネタバレ）
challenges-file-saved = 保存しました：{ $file }
challenges-file-failed = ファイルを保存できません：{ $reason }
challenges-spoiler = { $name }がこの配りで遊びました。先に自分で遊んでみましょう。そのゲームを見ると、メダルはもう取れません。
challenges-look = そのゲームを見る
