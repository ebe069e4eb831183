# 自作の人物の効果を、その手順から書き起こす文。

effect-sentence = { $deed }。
effect-and = { $first }＋{ $next }
effect-or = { $first }／{ $next }
effect-choose = 1つ選ぶ：{ $options }
effect-if-above = { $measure }が{ $above }より多ければ、{ $deed }
effect-if-below = { $measure }が{ $below }より少なければ、{ $deed }
effect-if-between = { $measure }が{ $above }より多く{ $below }より少なければ、{ $deed }
effect-else = { $then }。そうでなければ、{ $deed }

effect-gain-prestige = 名声{ $n }点を得る
effect-gain-coins = コイン{ $n }枚を得る
effect-gain-cubes = 全体ストックから影響マーカー{ $n }個をストックに移す
effect-gain-per = { $per }、{ $gain }
effect-kill = ネズミを{ $n ->
        [1] 1匹
       *[other] { $n }匹まで
    }減らす
effect-benefit = { $n ->
        [1] コイン1枚、全体ストックの影響マーカー1個、ネズミ−1のうち1つを選ぶ
       *[other] コイン1枚、全体ストックの影響マーカー1個、ネズミ−1から{ $n }回選ぶ
    }
effect-place-cathedral = 全体ストックの影響マーカー1個をノートルダムに置く
effect-place-sector = 全体ストックの影響マーカー1個を{ $into }置く
effect-place-empty = 全体ストックの影響マーカー1個を自分の空の施設に置く
effect-place-each-empty = 自分の空の施設すべてに、全体ストックの影響マーカーを1個ずつ置く
effect-place-friend = 友人のいる施設に全体ストックの影響マーカー1個を置く
effect-activate-any = 影響力1以上の自分の施設1つのアクションを行う
effect-activate-sector = { $place }に影響力があれば、そのアクションを行う
effect-pay = コインを好きな枚数だけ全体ストックに返し、1枚につきネズミを1匹減らす
effect-move-one = 自分の施設から別の自分の施設へ、{ $friend ->
        [yes] 影響マーカー1個か友人
       *[no] 影響マーカー1個
    }を移す{ $notredame ->
        [yes] （ノートルダムの影響マーカーを施設へ移してもよい）
       *[no] {""}
    }
effect-move-some = 自分の施設1つから別の自分の施設へ、{ $friend ->
        [yes] コマ（影響マーカー、友人）
       *[no] 影響マーカー
    }を{ $n ->
        [1] 1個
       *[other] 1～{ $n }個
    }移す
effect-move-all = 自分の施設1つの{ $friend ->
        [yes] コマ
       *[no] 影響マーカー
    }すべてを別の自分の施設に移す
effect-activated = { $deed }＋その施設のアクションを行う

effect-per-influence = ボード上の自分の影響力{ $every }につき
effect-per-influence-at = { $here }自分の影響力{ $every }につき
effect-per-strongest-sector = 自分の最も高い施設の影響力{ $every }につき
effect-per-sector-of-friend = 友人のいる施設の影響力{ $every }につき
effect-per-sectors = 影響力{ $at }以上の自分の施設{ $every }つにつき
effect-per-empty-sectors = 自分の空の施設{ $every }つにつき
effect-per-cubes-in-cathedral = ノートルダムにある自分の影響マーカー{ $every }個につき
effect-per-cubes-on-board = ボード上の自分の影響マーカー{ $every }個につき
effect-per-supply = 全体ストックにある自分の影響マーカー{ $every }個につき
effect-per-coins = 自分のコイン{ $every }枚につき
effect-per-messages = 獲得した大使館タイル{ $every }枚につき
effect-per-messages-at = 獲得した{ $kind ->
        [coin] コイン付き
        [cube] マーカー付き
        [rat] ネズミ付き
       *[plain] 名声だけ
    }の大使館タイル{ $every }枚につき
effect-per-messages-of-a-kind = 最も多く持つ種類の大使館タイル{ $every }枚につき
effect-per-free-markets = 自分の街区で大使館タイルのない広場{ $every }つにつき
effect-per-spaces-above-rat = 自分のネズミマーカーより上のマス{ $every }つにつき
effect-per-prestige = 自分の名声{ $every }点につき
effect-per-rats = このラウンドの人物3人のネズミ{ $every }匹につき

effect-of-influence = ボード上の自分の影響力
effect-of-influence-at = { $here }自分の影響力
effect-of-strongest-sector = 自分の最も高い施設の影響力
effect-of-sector-of-friend = 友人のいる施設の影響力
effect-of-sectors = 影響力{ $at }以上の自分の施設の数
effect-of-empty-sectors = 自分の空の施設の数
effect-of-cubes-in-cathedral = ノートルダムにある自分の影響マーカーの数
effect-of-cubes-on-board = ボード上の自分の影響マーカーの数
effect-of-supply = 全体ストックにある自分の影響マーカーの数
effect-of-coins = 自分のコインの枚数
effect-of-messages = 獲得した大使館タイルの枚数
effect-of-messages-at = 獲得した{ $kind ->
        [coin] コイン付き
        [cube] マーカー付き
        [rat] ネズミ付き
       *[plain] 名声だけ
    }の大使館タイルの枚数
effect-of-messages-of-a-kind = 最も多く持つ種類の大使館タイルの枚数
effect-of-free-markets = 自分の街区で大使館タイルのない広場の数
effect-of-spaces-above-rat = 自分のネズミマーカーより上のマスの数
effect-of-prestige = 自分の名声
effect-of-rats = このラウンドの人物3人のネズミの数

effect-in-cloister = 修道院学校の
effect-in-bank = 銀行の
effect-in-residence = 公邸の
effect-in-carriage = 馬車小屋の
effect-in-hotel = ゲストハウスの
effect-in-park = 公園の
effect-in-hospital = 病院の
