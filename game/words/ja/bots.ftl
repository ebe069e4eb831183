# ボット：助言、席のプレイヤー、性格、直前の出来事の見直し。

## 助言：手が持つもの。名前の後ろに置く
hint-pays = 名声{ $n }点
hint-pays-for-coin = コイン1枚で名声{ $n }点
hint-pays-this-round = このラウンドに{ $steps }で名声{ $n }点
hint-coins = コイン{ $n }枚
hint-coins-left = コイン{ $n }枚が手元に残る
hint-cubes = マーカー{ $n }個
hint-cubes-left = マーカー{ $n }個がストックに残る
hint-two-benefits = ゲストハウスで毎回2つ選べること
hint-bonus = 名声を得るたびに+{ $n }
hint-no-plague = このラウンドは疫病が発生せず、ネズミマーカーは{ $rat }
hint-keeps-rats-away = このラウンドのネズミ{ $n }匹を避けること
hint-holds-off = 毎ラウンドのネズミ−{ $n }
hint-holds-off-by-hospital = 病院が強くなり、毎ラウンドのネズミ−{ $n }
hint-kills-rats = ネズミ−{ $n }
hint-rat-lower = ラウンド後のネズミマーカーは{ $rat }で済む
hint-shares = 今のままならステージ終了時にノートルダムで名声{ $n }点
hint-message = 大使館タイル{ $n }枚
hint-messages-near = 馬車から1つ先の広場に大使館タイル{ $n }枚
hint-person-to-come = 今のままなら後で{ $person }から名声{ $n }点
hint-strengthens = 先を見越して{ $where }影響力+{ $n }
hint-least-missed = いちばん惜しくない場所
hint-keeps-cubes = マーカーは今の場所に残る
hint-saves-coins = コイン{ $n }枚が手元に残る
hint-later-prestige = 後で名声が増える
hint-later-coins = 後でコインが増える
hint-later-cubes = 後でマーカーが増える
hint-later-park = 公園のボーナスが後で生きる
hint-later-rats = 後でネズミが減る
hint-later-cathedral = 後でノートルダムから得る名声が増える
hint-later-messages = 大使館タイルに近い
hint-later-persons = これから来る人物から得られるもの

## 助言の文
hint-why = { $why }。
hint-or = { $first }、{ $last }
hint-comma = { $first }、{ $next }
hint-even = { $names }：ほぼ同じ。
hint-even-having = { $names }：ほぼ同じ（{ $having }）。
hint-best = { $name }：{ $why }。
hint-best-outweighs = { $name }：{ $why }。{ $other }（{ $against }）より有利。
hint-about-as-good = { $name }：{ $why }。最善とほぼ同じ。
hint-behind = { $name }：{ $why }。最善（{ $top }）より名声で約{ $behind }点劣る。
hint-behind-having = { $name }：{ $why }。最善（{ $top }、{ $against }）より名声で約{ $behind }点劣る。
hint-thinking = 手を検討しています…
hint-none = 今回はヒントが見つかりませんでした。
hint-not-now = 選ぶときになればヒントが出ます。

## ほかの手より多いもの、少ないもの：感想戦のため
hint-more-plague = 疫病なし
hint-more-prestige = 名声+{ $n }
hint-more-coins = コイン+{ $n }
hint-more-cubes = ストックのマーカー+{ $n }
hint-more-rat = ラウンド後のネズミマーカー−{ $n }
hint-more-messages = 大使館タイル+{ $n }
hint-more-cathedral = ノートルダムのマーカー+{ $n }
hint-more-bonus = 毎回の公園のボーナス+{ $n }
hint-more-influence = { $where }影響力+{ $n }
hint-more-message-near = 1つ先の広場の大使館タイル+{ $n }
hint-less-plague = 疫病が発生
hint-less-prestige = 名声−{ $n }
hint-less-coins = コイン−{ $n }
hint-less-cubes = ストックのマーカー−{ $n }
hint-less-rat = ラウンド後のネズミマーカー+{ $n }
hint-less-messages = 大使館タイル−{ $n }
hint-less-cathedral = ノートルダムのマーカー−{ $n }
hint-less-bonus = 毎回の公園のボーナス−{ $n }
hint-less-influence = { $where }影響力−{ $n }
hint-less-message-near = 1つ先の広場の大使館タイル−{ $n }
hint-in-cloister = 修道院学校の
hint-in-bank = 銀行の
hint-in-residence = 公邸の
hint-in-carriage = 馬車小屋の
hint-in-hotel = ゲストハウスの
hint-in-park = 公園の
hint-in-hospital = 病院の
hint-and = { $first }、{ $last }

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
