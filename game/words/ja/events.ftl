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

## ゲームの流れ
events-period = ステージ{ $letter }の開始
events-round = ラウンド{ $label }の開始、鐘つき男は{ $name }
events-persons = このラウンドの人物は{ $persons }
events-bellringer = 鐘つき男は{ $to }移動
events-cards-home = アクションカードはすべて持ち主に戻り、シャッフルされる
events-notredame = { $cubes ->
        [1] ノートルダムは1個だけのマーカーに名声{ $each }点を分配
       *[other] ノートルダムは名声{ $pot }点をマーカー{ $cubes }個に分配（1個につき{ $each }点）
    }
events-won = { $name }の勝ち
events-shared-win = { $names }が勝利を分け合う
events-all-draw = 全員がカード{ $n }枚をドロー
events-all-pass = { $seats ->
        [2] カードを互いに交換
       *[other] カードは左隣へ
    }

## カード
events-others-card = { $card }（{ $of }カード）
events-deed-draw = { $cards }をドロー
events-deed-draw-hidden = カード{ $n }枚をドロー
events-deed-keep = { $card }を確保
events-deed-keep-hidden = カード1枚を確保
events-deed-pass = { $to }{ $cards }を手渡し
events-deed-pass-hidden = { $to }カード{ $n }枚を手渡し
events-deed-play = { $card }をプレイ
events-deed-discard = { $card }を効果なしでプレイ
events-deed-third = { $card }をプレイせず
events-deed-third-hidden = 3枚目のカードを裏向きで捨て札に
events-deed-show-third = 3枚目のカード（{ $card }）を公開

## コマ
events-deed-place = { $into }マーカー1個を配置
events-deed-place-supply = 全体ストックから{ $into }マーカー1個を配置
events-deed-place-many = 全体ストックから{ $places }にマーカーを配置
events-deed-place-moved = マーカー1個を{ $from }{ $to }移動
events-deed-friend = 友人を{ $into }配置
events-deed-friend-moved = 友人を{ $from }{ $to }移動
events-deed-move = マーカー{ $cubes }個を{ $from }{ $to }移動
events-deed-move-both = マーカー{ $cubes }個と友人を{ $from }{ $to }移動
events-deed-remove = { $from }マーカー1個を全体ストックに返却
events-deed-lose-cube = { $from }マーカーを1個失う
events-deed-forgo = { $place }のアクションを断念
events-deed-forgo-notredame = ノートルダムに寄付せず
events-deed-forgo-person = { $person }の効果を得られず
events-deed-forgo-it = 何も得られず

## 得たもの、失ったもの
events-deed-cubes = マーカー{ $n }個を獲得
events-deed-coins = コイン{ $n }枚を獲得
events-deed-coins-taken = コイン{ $n }枚を獲得（{ $givers }）
events-giver = { $name }から{ $n }枚
events-deed-donate = コイン{ $n }枚を寄付
events-deed-spend = コイン{ $n }枚を銀行に返却
events-deed-prestige = 名声{ $n }点を獲得
events-deed-prestige-park = 名声{ $n }点を獲得（うち公園の分{ $park }点）
events-deed-share = ノートルダムから名声{ $n }点を獲得
events-deed-share-park = ノートルダムから名声{ $n }点を獲得（うち公園の分{ $park }点）
events-deed-lose-prestige = 名声{ $n }点を失う
events-deed-lose-both = 名声{ $n }点を失い、{ $from }マーカーを1個失う
events-deed-kill = ネズミ{ $n }匹を駆除
events-rat-climbs = { $of }ネズミマーカーが{ $to }に上昇
events-rat-falls = { $of }ネズミマーカーが{ $to }に下降
events-struck = { $name }の街区に疫病が発生
events-struck-who = { $name }の街区に疫病が発生、{ $deed }

## 馬車
events-deed-stay = 馬車を動かさず
events-deed-drive = 馬車で{ $market }へ移動
events-deed-collect = { $kind ->
        [coin] { $message }（コイン）を獲得
        [cube] { $message }（マーカー）を獲得
        [rat] { $message }（ネズミ）を獲得
       *[plain] { $message }を獲得
    }

## 人物
events-deed-hire = { $person }を買収
events-deed-hire-nobody = 誰も買収せず
events-deed-hire-penniless = コインがなく、誰も買収できず
events-deed-doctor = このラウンドは人物のネズミを無効化
events-deed-spy = これから登場する灰色の人物（{ $persons }）を確認
events-deed-spy-hidden = これから登場する灰色の人物を確認

## 短い字幕
events-short-prestige = { $name }：名声+{ $n }
events-short-notredame = ノートルダム：マーカー1個につき名声{ $each }点

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
events-moment-drive = 最も長い道のり：{ $names }、広場{ $n }つ
events-moment-hires = 買収最多：{ $names }、{ $n }人
events-moment-taken = 他のプレイヤーから得たコイン：{ $names }、{ $n }枚
events-moment-comeback = 最大の逆転：{ $names }、ラウンド{ $label }終了時に名声{ $n }点差
events-moment-close = 接戦：{ $n ->
        [0] 名声は同点、コインとマーカーで決着
       *[other] { $names }が名声わずか{ $n }点差
    }

## 読み手に起きたことを一行で
events-meanwhile = この間に：{ $what }
events-meanwhile-taken = { $name }にコイン{ $n }枚を取られる
events-meanwhile-message = { $name }があなたの街区の{ $message }を獲得
events-meanwhile-rat = あなたのネズミマーカー{ $before }→{ $after }
events-meanwhile-prestige = 名声{ $n }
events-meanwhile-coins = コイン+{ $n }
events-meanwhile-cubes = マーカー+{ $n }
events-meanwhile-cube = { $from }マーカー−1
