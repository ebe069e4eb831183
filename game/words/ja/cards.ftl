# アクションカード：名前と効果。

card-cloister = 修道院学校
card-bank = 銀行
card-residence = 公邸
card-carriage = 馬車小屋
card-hotel = ゲストハウス
card-park = 公園
card-hospital = 病院
card-notredame = ノートルダム
card-friend = 友人

# The shortest names, as they stand on the cards themselves.
card-title-cloister = { card-cloister }
card-title-bank = { card-bank }
card-title-residence = { card-residence }
card-title-carriage = { card-carriage }
card-title-hotel = { card-hotel }
card-title-park = { card-park }
card-title-hospital = { card-hospital }
card-title-notredame = { card-notredame }
card-title-friend = { card-friend }

card-effect-cloister =
    ストックの影響マーカー1個を修道院学校に置く。その後、そこの影響力（今置いた分を含む）と同じ数の影響マーカーを、全体ストックからストックに移す。全体ストックが足りなければ、ある分だけ移す。
card-effect-bank =
    ストックの影響マーカー1個を銀行に置く。その後、そこの影響力と同じ枚数のコインを得る。{ $limited ->
        [yes] コインが足りない分は、コインを最も多く持つ他のプレイヤーから受け取る。
       *[no] コインはなくならない。
    }
card-effect-residence =
    ストックの影響マーカー1個を公邸に置く。その後、そこの影響力と同じ点数の名声を得る。
card-effect-carriage =
    ストックの影響マーカー1個を馬車小屋に置く。その後、馬車を広場から広場へ、そこの影響力と同じ数だけ先の広場まで動かす。止まった広場の大使館タイルを取ってよい。タイルは「名声1点とコイン1枚」「名声{ $cube }点と影響マーカー1個」「名声3点とネズミ−1」「名声4点」のいずれか。ある色は、手持ちがそれより少ない色がボードに残っている間は取れない。
card-effect-hotel =
    ストックの影響マーカー1個をゲストハウスに置く。その後、コイン1枚、全体ストックの影響マーカー1個、ネズミ−1のうち1つを選ぶ。そこの影響力が{ $double }以上なら2回選ぶ（同じものでもよい）。
card-effect-park =
    ストックの影響マーカー1個を公園に置き、ネズミを1匹減らす。以後、名声を得るたびに、公園の影響力2につき1点多く得る。
card-effect-hospital =
    ストックの影響マーカー1個を病院に置き、ネズミを1匹減らす。さらに疫病のたびに、病院の影響力1につきネズミ1匹を防ぐ。影響力がネズミの数より多ければ、ネズミマーカーは下がる。
card-effect-notredame =
    コイン1～3枚を寄付し、ストックの影響マーカー1個をノートルダムに置き、名声1、3、6点を得る。ステージ終了時、名声{ $pot }点をそこにあるすべてのマーカーで分け（端数切り捨て）、マーカーは全体ストックに戻る。何もしなくてもよい。
card-effect-friend =
    友人コマを自分の街区の別の施設に移し、そこに影響マーカーを置いたときと同じようにアクションを行う。友人コマは影響力1として数える。影響マーカーは使わない。

card-empty-cache =
    ストックが空のときは、ボード上のほかの場所から自分の影響マーカーを1個取るか、アクションをあきらめる。
card-may-decline = 効果なしでカードをプレイしてもよい。

sector-influence = { $n ->
        [0] まだ影響力はない。
       *[other] 影響力{ $n }。
    }
sector-friend-here = 友人を含む。
sector-harbour = 港
sector-effect-harbour =
    ネズミのマスは0から9まで。疫病のたびに、人物3人のネズミの合計から病院の影響力を引いた分だけネズミマーカーが上がる。9を超えると、名声2点と、影響力が最も高い施設の影響マーカー1個を失う。
