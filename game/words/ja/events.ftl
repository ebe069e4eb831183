# ゲームの出来事を文にする：履歴と字幕のため。
# 行動は主語のない文。「{ events-does }」がプレイヤーの名前を前に置く。

events-does = { $name }は{ $deed }
events-with-card = { $of }カードで、{ $name }は{ $deed }
events-and = { $first }、{ $last }
events-comma = { $first }、{ $next }
# $vowel：名前が母音で始まるか。日本語では使わない。
events-of = { $vowel ->
       *[any] { $name }の
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
events-to-market-centre = 中央の広場
events-to-market-inner = 内側の広場
events-to-market-right = 右の広場
events-to-market-outer = 外側の広場
events-to-market-left = 左の広場
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
events-person-beggarking = 乞食の王
events-person-advocate = 弁護士
events-person-lady = 宮廷の貴婦人
events-person-mayor = 市長
events-person-carpenter = 大工
events-person-administrator = 行政官
events-person-nurse = 看護婦
events-person-scholar = 学者
events-person-priest = 司祭
events-person-prosecutor = 検察官
events-person-bellringer = 鐘つき男
events-person-spy = 密偵
events-person-gypsies = 旅芸人
events-person-coachman = 御者
events-person-butcher = 肉屋
events-person-patron = 後援者
events-person-merchant = 商人
events-person-innkeeper = 宿屋の主人
events-person-councillor = 参事官
events-person-guard = 番人
events-person-gravedigger = 墓掘り
events-person-actress = 女優
events-person-mistress = 愛人

## ゲームの流れ
events-period = ステージ{ $letter }が始まる
events-round = ラウンド{ $label }が始まる。鐘つき男は{ $name }
events-persons = このラウンドの人物は{ $persons }
events-bellringer = 鐘つき男は{ $name }に移る
events-cards-home = アクションカードはすべて持ち主に戻り、シャッフルされる
events-notredame = { $cubes ->
        [1] ノートルダムはただ1個のマーカーに名声{ $each }点を与える
       *[other] ノートルダムは名声{ $pot }点を{ $cubes }個のマーカーで分け、1個につき{ $each }点を与える
    }
events-won = { $name }の勝ち
events-shared-win = { $names }が勝利を分け合う
events-all-draw = 全員がカードを{ $n }枚引く
events-all-pass = { $seats ->
        [2] カードは相手へ渡る
       *[other] カードは左隣へ渡る
    }

## カード
events-others-card = { $card }（{ $of }カード）
events-deed-draw = { $cards }を引く
events-deed-draw-hidden = カードを{ $n }枚引く
events-deed-keep = { $card }を残す
events-deed-keep-hidden = カードを1枚残す
events-deed-pass = { $cards }を{ $to }に渡す
events-deed-pass-hidden = カード{ $n }枚を{ $to }に渡す
events-deed-play = { $card }をプレイ
events-deed-discard = { $card }を捨て、アクションを行わない
events-deed-third = { $card }を使わない
events-deed-third-hidden = 3枚目のカードを裏向きで捨てる
events-deed-show-third = 3枚目のカード{ $card }を公開

## コマ
events-deed-place = { $into }マーカーを配置
events-deed-place-supply = 全体ストックから{ $into }マーカーを配置
events-deed-place-many = 全体ストックから{ $places }にマーカーを配置
events-deed-place-moved = マーカーを{ $from }{ $place }へ移動
events-deed-friend = 友人を{ $into }移動
events-deed-friend-moved = 友人を{ $from }{ $place }へ移動
events-deed-move = マーカー{ $cubes }個を{ $from }{ $place }へ移動
events-deed-move-both = マーカー{ $cubes }個と友人を{ $from }{ $place }へ移動
events-deed-remove = マーカーを{ $from }戻す
events-deed-lose-cube = マーカーを{ $from }失う
events-deed-forgo = { $place }のアクションを断念
events-deed-forgo-notredame = ノートルダムに何も寄付しない
events-deed-forgo-person = { $person }からは何も得られない
events-deed-forgo-it = 何も得られない

## 得たもの、失ったもの
events-deed-cubes = マーカー{ $n }個を獲得
events-deed-coins = コイン{ $n }枚を獲得
events-deed-coins-taken = コイン{ $n }枚を獲得（{ $givers }）
events-giver = { $name }から{ $n }枚
events-deed-donate = コイン{ $n }枚を寄付
events-deed-spend = コイン{ $n }枚を銀行に返却
events-deed-prestige = 名声{ $n }点を獲得
events-deed-prestige-park = 名声{ $n }点を獲得（うち公園{ $park }点）
events-deed-share = ノートルダムから名声{ $n }点を獲得
events-deed-share-park = ノートルダムから名声{ $n }点を獲得（うち公園{ $park }点）
events-deed-lose-prestige = 名声{ $n }点を失う
events-deed-lose-both = 名声{ $n }点を失い、マーカーを{ $from }失う
events-deed-kill = ネズミ{ $n }匹を駆除
events-rat-climbs = { $of }ネズミは{ $to }に増える
events-rat-falls = { $of }ネズミは{ $to }に減る
events-struck = { $name }に疫病が発生
events-struck-who = { $name }に疫病が発生し、{ $deed }

## 馬車
events-deed-stay = 馬車を動かさない
events-deed-drive = 馬車で{ $market }へ移動
events-deed-collect = { $kind ->
        [coin] { $message }（コイン）を獲得
        [cube] { $message }（マーカー）を獲得
        [rat] { $message }（ネズミ）を獲得
       *[plain] { $message }を獲得
    }

## 人物
events-deed-hire = { $person }を買収
events-deed-hire-nobody = 誰も買収しない
events-deed-hire-penniless = コインがなく、誰も買収できない
events-deed-doctor = このラウンドは人物のネズミを恐れなくてよい
events-deed-spy = これから登場する灰色の人物（{ $persons }）を見る
events-deed-spy-hidden = これから登場する灰色の人物を見る

## 短い字幕
events-short-prestige = { $name }：名声+{ $n }
events-short-notredame = ノートルダム：マーカー1個につき{ $each }点

## 名声の内訳と、ゲームの名場面
events-source-residence = 公邸
events-source-donations = 寄付
events-source-cathedral = 大聖堂
events-source-messages = 大使館タイル
events-source-park = 公園のボーナス
events-source-plague = 疫病で失点
events-moment-gain = 最大の獲得：{ $names }、ラウンド{ $label }に名声{ $n }点（{ $source }）
events-moment-gain-person = 最大の獲得：{ $names }、ラウンド{ $label }に{ $person }で名声{ $n }点
events-moment-round = 最高のラウンド：{ $names }、ラウンド{ $label }に名声{ $n }点
events-moment-rats = ネズミを最も減らした：{ $names }、{ $n }匹
events-moment-struck = 疫病が最も多く発生：{ $names }、{ $n }回
events-moment-messages = 大使館タイル最多：{ $names }、{ $n }枚
events-moment-drive = 最も長い道のり：{ $names }、{ $n }歩
events-moment-hires = 買収最多：{ $names }、{ $n }人
events-moment-taken = 他のプレイヤーから得たコイン：{ $names }、{ $n }枚
events-moment-comeback = 逆転：{ $names }、ラウンド{ $label }の後は名声{ $n }点差
events-moment-close = 接戦：{ $n ->
        [0] 名声は同点、コインとマーカーで決着
       *[other] { $names }が名声わずか{ $n }点差
    }
