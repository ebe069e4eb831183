# テーブルにあるものの説明：何か、何をするか、今どうなっているか。

sheet-market = 広場
sheet-market-what = 馬車をここで止めたら、この広場の大使館タイルを取ってよい。
sheet-market-empty = 今ここに大使館タイルはない。
sheet-message-blue = 青の大使館タイル
sheet-message-green = 緑の大使館タイル
sheet-message-red = 赤の大使館タイル
sheet-message-yellow = 黄の大使館タイル
sheet-message-purple = 紫の大使館タイル
sheet-message-what = 馬車をこの広場で止めたら取ってよい。この色より少ない枚数しか取っていない色のタイルがボードに残っている間は、この色のタイルは取れない。
sheet-message-coin = 名声{ $prestige }点とコイン1枚を得る。
sheet-message-cube = 名声{ $prestige }点と、全体ストックの影響マーカー1個を得る。
sheet-message-rat = 名声{ $prestige }点を得て、ネズミを1匹減らす。
sheet-message-plain = 名声{ $prestige }点を得る。
sheet-won = { $name }が取った。
sheet-carriages-here = { $count ->
       *[other] 今ここにある馬車：{ $names }。
    }
sheet-carriages-none = 今ここに馬車はない。
sheet-carriage = 馬車：{ $name }
sheet-carriage-what = 馬車小屋のアクションで動かす。道に沿って広場から広場へ、馬車小屋の影響力の数まで進める。止まった広場の大使館タイルを取ってよい。ほかの馬車がいる広場も通過でき、そこに止まってもよい。
sheet-carriage-now = 馬車小屋の影響力{ $influence }。取った大使館タイル{ $messages }枚。
sheet-plate-what = { $name }の持ち物が置かれたトレイ。押すとその人の街区を、もう一度押すと街全体を見られる。
sheet-plate-coins = コイン{ $coins }枚。影響マーカーはストックに{ $cache }個、全体ストックに{ $supply }個。
sheet-plate-prestige = 名声{ $prestige }点。
sheet-plate-secret = 名声は非公開。
sheet-plate-rat = ネズミマーカーは{ $rat }。今のままなら、このラウンド終了時に{ $beyond ->
        [yes] 9を超え、疫病が発生する
       *[no] { $after }になる
    }。
sheet-plate-rat-now = ネズミマーカーは{ $rat }。
sheet-plate-cards = 手札{ $cards }枚。取った大使館タイル{ $messages }枚。
sheet-sentences = { $first }{ $next }
sheet-friend-now = 今いる施設：{ $sector }（{ $name }）。

# その説明を読む人にとって、今どういう意味があるか。
sheet-now-card = 今プレイすると：{ $gains }。
sheet-now-area = 今ここに1個置くと：{ $gains }。
sheet-now-person = 今買収すると：{ $gains }。
sheet-now-message = 今取ると：{ $gains }。
sheet-now-barred = 今は取れない。
sheet-now-harbour = 今のままなら、このラウンド終了時：{ $rats }。
sheet-now-cathedral = { $cubes ->
        [0] 今ここにマーカーはない。
       *[other] 今ここにマーカーが{ $cubes }個あり、1個につき名声{ $each }点になる。
    }
sheet-now-share = { $cubes ->
        [0] 1個置くと名声{ $each }点になる。
       *[other] もう1個増えると、1個につき名声{ $each }点になる。
    }
