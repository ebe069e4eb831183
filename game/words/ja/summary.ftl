# 早見表：ルールを1ページに、それぞれ1～2行で。

summary-title = 早見表
summary-round = ラウンドの5フェイズ
summary-phase-persons = 人物が3枚出る（茶色2枚、灰色1枚）。
summary-phase-draft = カードを3枚引き、1枚残して2枚渡す。受け取った2枚から1枚残して1枚渡し、最後の1枚を取る。
summary-phase-play = 順番に、手札3枚のうち2枚をプレイする。
summary-phase-hire = 順番に、コイン1枚で人物1人を買収するか、パスする。
summary-phase-plague = 人物のネズミの数から病院の影響力を引いた分だけ、ネズミマーカーが上がる。
summary-after = そのあと
summary-end-struck = 9を超えたら、名声2点と、影響力が最も高い施設のマーカー1個を失う。
summary-end-round = ラウンド終了：鐘つき男が左隣に移る。
summary-end-period = 第3、6、9ラウンドの後：ノートルダムのマーカーに名声{ $pot }点を分け、マーカーと全カードが戻る。
summary-end-game = 第9ラウンドの後：名声が最も多い人の勝ち。同点ならコインとストックのマーカーの合計。
summary-cards = カード：影響マーカーを置いて…
summary-does-cloister = 影響力1につき、全体ストックから1個
summary-does-bank = { $limited ->
        [yes] 影響力1につきコイン1枚（あるかぎり）
       *[no] 影響力1につきコイン1枚
    }
summary-does-residence = 影響力1につき名声1点
summary-does-carriage = 影響力1につき広場1つ先へ進み、大使館タイルを取る
summary-does-hotel = コイン、マーカー、ネズミ−1のどれか。影響力{ $double }以上で2回
summary-does-park = ネズミ−1。影響力2につき、名声を得るたび+1
summary-does-hospital = ネズミ−1。疫病で影響力1につき1匹防ぐ
summary-does-notredame = コイン1、2、3枚で名声1、3、6点
summary-does-friend = マーカーなしで友人コマを移し、その施設のアクションを行う
summary-signs = 記号
summary-sign-coin = コイン
summary-sign-cache = ストック。空なら他の場所から1個取るか、あきらめる
summary-sign-supply = 全体ストック（まだ使えない）
summary-sign-prestige = 名声（「？」は秘密）
summary-sign-rat = ネズミマーカーと、この疫病での行き先
summary-sign-kill = ネズミ−1：1マス下がる
summary-sign-hand = { $decline ->
        [yes] 手札（効果なしでプレイしてもよい）
       *[no] 手札
    }
summary-sign-message = 大使館タイル：名声1とコイン、{ $cube }とマーカー、3とネズミ−1、4のどれか
summary-sign-influence = 影響力：施設のマーカーと友人コマの数
summary-sign-friend = 友人コマ：影響力1として数える
summary-sign-activate = 施設のアクションを行う
summary-sign-bellringer = スタートプレイヤー
