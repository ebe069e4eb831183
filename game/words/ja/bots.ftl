# ボット：助言、席のプレイヤー、性格、直前の出来事の見直し。

## 助言：なぜその手がよいか
hint-keeps-rat-below = ラウンドの終わりにネズミマーカーは{ $rat }です。{ $limit }を超えると疫病が発生します。
hint-kills-rats = ネズミが{ $rats }匹減り、{ $rat }になります。
hint-pays = すぐに名声{ $prestige }点を得られます。
hint-pays-and-shares = すぐに名声{ $prestige }点、今のままならステージ終了時にさらに{ $share }点を得られます。
hint-shares = 今のままなら、ノートルダムのマーカー1個でステージ終了時に名声{ $share }点を得られます。
hint-takes-message =
    大使館タイルを取れます{ $prestige ->
        [0] { "" }
       *[other] （名声{ $prestige }点）
    }。
hint-gains-coins = コイン{ $coins }枚を得られます。
hint-gains-cubes = マーカー{ $cubes }個をストックに得られます。
hint-raises-park = 公園により、これから名声を得るたびに{ $bonus }点が加わります。
hint-strengthens = 後に備えて{ $sector }を強くします（影響力{ $influence }）。
hint-keeps-rats-away =
    このラウンドのネズミ{ $rats ->
        [0] { "" }
       *[other] { $rats }匹
    }を防げます。
hint-saves-coins =
    { $coins ->
        [0] 払うだけの価値のあるものがありません。
       *[other] コイン{ $coins }枚をよりよい機会に残せます。
    }
hint-least-missed = ここから取るのがいちばん惜しくありません：{ $place }。
hint-keeps-cubes = マーカーは今の場所のほうが価値があります。
hint-pays-later = 後で役に立ちます。

## 助言の比較：ほかの手より多いもの、少ないもの
hint-more-plague = 疫病なし
hint-more-prestige = 名声+{ $n }
hint-more-coins = コイン+{ $n }
hint-more-cubes = ストックのマーカー+{ $n }
hint-more-rat = ラウンド後のネズミマーカー−{ $n }
hint-more-messages = 大使館タイル+{ $n }
hint-more-cathedral = ノートルダムのマーカー+{ $n }
hint-more-bonus = 毎回の公園のボーナス+{ $n }
hint-more-influence = { $where }影響力+{ $n }
hint-more-message-near = 広場1つ先の大使館タイル+{ $n }
hint-less-plague = 疫病が発生
hint-less-prestige = 名声−{ $n }
hint-less-coins = コイン−{ $n }
hint-less-cubes = ストックのマーカー−{ $n }
hint-less-rat = ラウンド後のネズミマーカー+{ $n }
hint-less-messages = 大使館タイル−{ $n }
hint-less-cathedral = ノートルダムのマーカー−{ $n }
hint-less-bonus = 毎回の公園のボーナス−{ $n }
hint-less-influence = { $where }影響力−{ $n }
hint-less-message-near = 広場1つ先の大使館タイル−{ $n }
hint-in-cloister = 修道院学校の
hint-in-bank = 銀行の
hint-in-residence = 公邸の
hint-in-carriage = 馬車小屋の
hint-in-hotel = ゲストハウスの
hint-in-park = 公園の
hint-in-hospital = 病院の
hint-and = { $first }、{ $last }
hint-other = 候補{ $number }
hint-other-drafted = 候補{ $number }（どちらもこのラウンドにプレイした場合）
hint-against-more = { $other }と比べて、{ $more }。
hint-against-but = { $other }と比べて、{ $more }。ただし{ $less }。
hint-against-later = { $other }と比べて、{ $more }。ただし{ $less }。残り{ $left }ラウンドで取り返せます。
hint-against-less-best = { $other }と比べて、{ $less }。それでも先を考えればこちらが有利です。
hint-against-less = { $other }と比べて、{ $less }。
hint-against-even-best = すぐに得られるものは候補{ $number }と同じですが、先を考えればこちらが有利です。
hint-against-even = すぐに得られるものは候補{ $number }と同じですが、先を考えると不利です。

hint-best = 最善：{ $why }
hint-next =
    { $behind ->
        [0] 候補{ $number }、ほぼ同じ：{ $why }
       *[other] 候補{ $number }、名声で約{ $behind }点劣る：{ $why }
    }
hint-thinking = 手を検討しています…
hint-none = 今回はヒントが見つかりませんでした。
hint-not-now = 選ぶときになればヒントが出ます。

## 席のプレイヤー
bots-players = プレイヤー
bots-players-done = 完了
bots-plays-now = これから{ $name }はボットが担当します。
bots-back = { $name }が戻りました。

## 性格
manner-bells = ノートルダムの鐘を鳴らす：大聖堂と病院を大切にする。
manner-wanders = さすらう：馬車が好きで、公園を歩く。
manner-studies = 夜に学ぶ：修道院学校と大聖堂が第一。
manner-promenades = 散歩する：公園とゲストハウスの部屋が好き。
manner-shows-off = 見栄を張る：公邸と立派なゲストハウスが好き。
manner-begs = 小銭も見逃さない：銀行が好きで、馬車で出かける。
manner-entertains = もてなす：公園とすてきな公邸が好き。
manner-lodges = 酒場に暮らす：ゲストハウスと銀行の金が好き。
manner-nurses = 看病する：病院と修道院学校の静けさが好き。
manner-hoards = ため込む：銀行と公邸が好き。

## もう一度
bots-again = 直前の出来事をもう一度
bots-nothing-again = もう一度見るものはありません。
