# ゲームの出来事を文にする：履歴と字幕のため。
# 行動は主語のない文。「{ events-does }」がプレイヤーの名前を前に置く。

events-does = { $name }は{ $deed }
events-and = { $first }、{ $last }
events-both = { $first }と{ $last }
events-comma = { $first }、{ $next }
events-then = { $first }、{ $last }
# 続きのある行動の終わりの形。
events-links = 動かす→動かし、動かさない→動かさず、移す→移し、渡す→渡し、戻す→戻し、返す→返し、減らす→減らし、失う→失い、扱う→扱い、置く→置き、引く→引き、取る→取り、得る→得、見る→見、あきらめる→あきらめ、プレイ→プレイし、買収→買収し、寄付→寄付し
# $vowel：名前が母音で始まるか。日本語では使わない。
events-of = { $vowel ->
       *[any] { $name }の
    }
events-to-player = { $a ->
       *[any] { $name }に
    }

## 場所、広場、大使館タイル、人物
events-place-cloister = 修道院学校
events-place-bank = 銀行
events-place-residence = 公邸
events-place-carriage = 馬車小屋
events-place-hotel = ゲストハウス
events-place-park = 公園
events-place-hospital = 病院
events-place-notredame = ノートルダム
events-into-cloister = 修道院学校に
events-into-bank = 銀行に
events-into-residence = 公邸に
events-into-carriage = 馬車小屋に
events-into-hotel = ゲストハウスに
events-into-park = 公園に
events-into-hospital = 病院に
events-into-notredame = ノートルダムに
events-from-cloister = 修道院学校から
events-from-bank = 銀行から
events-from-residence = 公邸から
events-from-carriage = 馬車小屋から
events-from-hotel = ゲストハウスから
events-from-park = 公園から
events-from-hospital = 病院から
events-from-notredame = ノートルダムから
events-to-cloister = 修道院学校へ
events-to-bank = 銀行へ
events-to-residence = 公邸へ
events-to-carriage = 馬車小屋へ
events-to-hotel = ゲストハウスへ
events-to-park = 公園へ
events-to-hospital = 病院へ
events-to-notredame = ノートルダムへ
events-to-market-centre = 中央の広場
events-to-market-inner = 内側の広場
events-to-market-right = 右の広場
events-to-market-outer = 外側の広場
events-to-market-left = 左の広場
events-to-market-side = 脇の広場
events-at-home = 自分の街区の{ $market }
events-in-borough = { $of }街区の{ $market }
events-in-neutral-blue = 青の街区の{ $market }
events-in-neutral-green = 緑の街区の{ $market }
events-in-neutral-red = 赤の街区の{ $market }
events-in-neutral-yellow = 黄の街区の{ $market }
events-in-neutral-purple = 紫の街区の{ $market }
events-message-blue = 青の大使館タイル
events-message-green = 緑の大使館タイル
events-message-red = 赤の大使館タイル
events-message-yellow = 黄の大使館タイル
events-message-purple = 紫の大使館タイル
events-card-cloister = 修道院学校カード
events-card-bank = 銀行カード
events-card-residence = 公邸カード
events-card-carriage = 馬車小屋カード
events-card-hotel = ゲストハウスカード
events-card-park = 公園カード
events-card-hospital = 病院カード
events-card-notredame = ノートルダムカード
events-card-friend = 友人カード
events-their-cloister = { $of }修道院学校カード
events-their-bank = { $of }銀行カード
events-their-residence = { $of }公邸カード
events-their-carriage = { $of }馬車小屋カード
events-their-hotel = { $of }ゲストハウスカード
events-their-park = { $of }公園カード
events-their-hospital = { $of }病院カード
events-their-notredame = { $of }ノートルダムカード
events-their-friend = { $of }友人カード
events-person-hostess = 女将
events-person-monk = 修道士
events-person-moneylender = 金貸し
events-person-minstrel = 吟遊詩人
events-person-fool = 道化師
events-person-doctor = 医師
events-person-cityguard = 衛兵
events-person-nightwatchman = 夜警
events-person-bishop = 司教
events-person-guildmaster = ギルド長
events-person-beggarking = 物乞いの王
events-person-advocate = 弁護士
events-person-lady = 宮廷の貴婦人
events-person-mayor = 市長
events-person-carpenter = 大工
events-person-administrator = 行政官
events-person-nurse = 看護人
events-person-scholar = 学者
events-person-priest = 司祭
events-person-prosecutor = 告発人
events-person-bellringer = 鐘つき男
events-person-spy = 密偵
events-person-gypsies = 旅芸人
events-person-coachman = 御者
events-person-butcher = 肉屋
events-person-patron = 後援者
events-person-merchant = 商人
events-person-innkeeper = 宿屋の主人
events-person-councillor = 市参事
events-person-guard = 番人
events-person-gravedigger = 墓掘り
events-person-actress = 女優
events-person-mistress = 愛人
events-person-own = 「{ $name }」

## ゲームの流れ
events-period = ステージ{ $letter }開始
events-round = ラウンド{ $label }開始、スタートプレイヤーは{ $name }
events-persons = このラウンドの人物は{ $persons }
events-bellringer = 鐘つき男コマは{ $to }渡る
events-cards-home = アクションカードはすべて持ち主に戻り、シャッフルされる
events-notredame = { $cubes ->
        [1] ノートルダムの名声{ $pot }点はすべて、1個だけのマーカーに入る
       *[other] ノートルダムの名声{ $pot }点をマーカー{ $cubes }個で分ける（1個につき{ $each }点）
    }
events-notredame-one = ノートルダムのマーカーは1個だけなので、名声{ $pot }点はすべて{ $to }入る
events-notredame-none = ノートルダムの名声{ $pot }点は、マーカー{ $cubes }個では分けられない
events-share = { $name }に{ $n }点
events-share-park = { $name }に{ $n }点（うち公園のボーナス{ $park }点）
events-won = { $name }の勝ち
events-shared-win = { $names }が勝利を分け合う
events-all-draw = 全員がカードを{ $n }枚引く
events-all-pass = { $seats ->
        [2] カードを互いに渡す
       *[other] カードを左隣に渡す
    }

## カード
events-others-card = { $card }（{ $of }カード）
events-deed-draw = { $cards }を引く
events-deed-draw-hidden = カードを{ $n }枚引く
events-deed-keep = { $card }を残す
events-deed-keep-hidden = カードを1枚残す
events-deed-pass = { $to }{ $cards }を渡す
events-deed-pass-back = { $to }{ $cards }を返す
events-deed-pass-hidden = { $to }カードを{ $n }枚渡す
events-deed-play = { $card }をプレイ
events-deed-play-moved = { $from }取ったマーカーで{ $card }をプレイ
events-deed-play-forgone = { $card }をプレイするが、ストックが空なのでアクションを行わない
events-deed-by-card = { $of }カードで{ $deed }
events-deed-discard = { $card }を効果なしでプレイ
events-deed-third = { $card }をプレイせずに捨てる
events-deed-third-hidden = 3枚目のカードを裏向きで捨てる
events-deed-show-third = 3枚目のカードとして{ $card }をプレイ

## コマ
events-deed-place = { $into }マーカーを1個置く
events-deed-place-supply = 全体ストックのマーカー1個を{ $into }置く
events-deed-place-many = { $into ->
       *[any] 全体ストックのマーカーを{ $places }に1個ずつ置く
    }
events-deed-place-moved = マーカー1個を{ $from }{ $to }移す
events-deed-friend = 友人コマを{ $into }置く
events-deed-friend-moved = 友人コマを{ $from }{ $to }移す
events-deed-move = マーカー{ $cubes }個を{ $from }{ $to }移す
events-deed-move-both = マーカー{ $cubes }個と友人コマを{ $from }{ $to }移す
events-deed-remove = { $from }マーカー1個を全体ストックに戻す
events-deed-remove-many = { $from ->
       *[any] { $places }からマーカー計{ $n }個を全体ストックに戻す
    }
events-deed-lose-cube = { $from }マーカー1個を取り除く
events-deed-forgo = { $place }のアクションをあきらめる
events-deed-forgo-notredame = 寄付しない
events-deed-forgo-person = { $person }から何も得られない
events-deed-forgo-it = 何も得られない

## 得たもの、失ったもの
events-deed-cubes = マーカーを{ $n }個得る
events-deed-coins = コインを{ $n }枚得る
events-deed-coins-taken = コインを{ $n }枚得る（{ $givers }）
events-giver = { $name }から{ $n }枚
events-deed-donate = コインを{ $n }枚寄付
events-deed-spend = コイン{ $n }枚を全体ストックに返す
events-deed-prestige = 名声{ $n }点を得る
events-deed-prestige-park = 名声{ $n }点を得る（うち公園のボーナス{ $park }点）
events-deed-share = ノートルダムから名声{ $n }点を得る
events-deed-share-park = ノートルダムから名声{ $n }点を得る（うち公園のボーナス{ $park }点）
events-deed-lose-prestige = 名声{ $n }点を失う
events-deed-lose-both = 名声{ $n }点を失い、{ $from }マーカー1個を取り除く
events-deed-kill = ネズミを{ $n }匹減らす
events-brings = { $deeds }：{ $gains }
events-gain-coins = コイン{ $n }枚
events-gain-coins-taken = コイン{ $n }枚（{ $givers }）
events-gain-cubes = マーカー{ $n }個
events-gain-prestige = 名声{ $n }点
events-gain-prestige-park = 名声{ $n }点（うち公園のボーナス{ $park }点）
events-rat-climbs = { $of }ネズミマーカーが{ $to }に上がる
events-rat-falls = { $of }ネズミマーカーが{ $to }に下がる
events-rats = ネズミマーカー：{ $moves }
events-rats-all = 全員のネズミマーカーが{ $to }になる
events-rats-up = { $name }は{ $to }へ
events-rats-back = { $name }は{ $to }へ後退
events-struck = { $name }の街区に疫病が発生
events-struck-who = { $name }の街区に疫病が発生し、{ $deed }
events-toll = { $name }：ネズミ{ $rats }匹、{ $before }→{ $after }
events-toll-stopped = { $name }：ネズミ{ $rats }匹、病院で−{ $stopped }、{ $before }→{ $after }

## 馬車
events-deed-stay = 馬車を動かさない
events-deed-drive = 馬車を{ $market }へ動かす
events-deed-collect = { $kind ->
        [coin] { $message }（コイン）を取る
        [cube] { $message }（マーカー）を取る
        [rat] { $message }（ネズミ−1）を取る
       *[plain] { $message }を取る
    }

## 人物
events-deed-hire = { $person }を買収
events-deed-hire-idle = { $person }を買収（効果なし）
events-deed-hire-nobody = 誰も買収しない
events-deed-hire-penniless = コインがなく、誰も買収できない
events-deed-doctor = このラウンドは人物カードのネズミを0匹として扱う
events-deed-spy = これから登場する灰色の人物（{ $persons }）を見る
events-deed-spy-hidden = これから登場する灰色の人物を見る

## 短い字幕
events-short-prestige = { $name }：名声+{ $n }
events-short-notredame = ノートルダム：マーカー1個につき名声{ $each }点

## 名声の内訳と、ゲームの名場面
events-source-residence = 公邸
events-source-donations = 寄付
events-source-cathedral = ノートルダム
events-source-messages = 大使館タイル
events-source-park = 公園のボーナス
events-source-plague = 疫病で失点
events-moment-gain = 一度の最大獲得名声：{ $names }、ラウンド{ $label }の{ $source }で{ $n }点
events-moment-gain-person = 一度の最大獲得名声：{ $names }、ラウンド{ $label }の{ $person }で{ $n }点
events-moment-round = 最高のラウンド：{ $names }、ラウンド{ $label }で名声{ $n }点
events-moment-rats = ネズミ退治最多：{ $names }（{ $n }匹）
events-moment-struck = 疫病発生最多：{ $names }（{ $n }回）
events-moment-messages = 大使館タイル最多：{ $names }（{ $n }枚）
events-moment-drive = 馬車の最長移動：{ $names }（広場{ $n }つ分）
events-moment-hires = 買収最多：{ $names }（{ $n }人）
events-moment-taken = ほかのプレイヤーから得たコイン：{ $names }（{ $n }枚）
events-moment-comeback = 最大の逆転：{ $names }、ラウンド{ $label }終了時の名声{ $n }点差から
events-moment-close = 接戦：{ $n ->
        [0] 名声は同点、コインとマーカーで決着
       *[other] { $names }が名声わずか{ $n }点差で勝利
    }

## 読み手に起きたことを一行で
events-meanwhile = その間に：{ $what }
events-meanwhile-taken = { $name }にコイン{ $n }枚を取られる
events-meanwhile-message = { $name }があなたの街区の{ $message }を獲得
events-meanwhile-rat = あなたのネズミマーカー{ $before }→{ $after }
events-meanwhile-prestige = 名声{ $sign }{ $n }
events-meanwhile-coins = コイン+{ $n }
events-meanwhile-cubes = マーカー+{ $n }
events-meanwhile-cube = { $from }マーカー−1
