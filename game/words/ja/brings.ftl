# 選ぶと何が得られるか。問いの下の1行。

brings-line = { $thing }：{ $gains }
brings-card-now = { $thing }カードを今プレイすると：{ $gains }
brings-and = { $first }、{ $next }
brings-nothing = 効果なし
brings-influence = 影響力+1のみ
brings-prestige = 名声+{ $n }
brings-prestige-park = 名声+{ $n }（うち公園のボーナス{ $park }）
brings-coins = コイン+{ $n }
brings-paid = コイン−{ $n }
brings-cubes = マーカー+{ $n }
brings-placed = 全体ストックからマーカー{ $n }個
brings-lost = マーカー{ $n }個を全体ストックへ
brings-killed = ネズミ−{ $n }
brings-rat = ネズミマーカー{ $before }→{ $after }
brings-plague = { $beyond ->
        [yes] ラウンド終了時に疫病が発生
       *[no] ラウンド終了時は{ $after }
    }
brings-rat-plague = { $beyond ->
        [yes] 疫病が発生（ネズミマーカーが9を超える）
       *[no] ネズミマーカーはラウンド終了時に{ $after }
    }
brings-share = ノートルダムのマーカー1個につき{ $before }→{ $after }点
brings-share-still = ノートルダムのマーカー1個につき{ $prestige }点のまま
brings-rats = ネズミマーカー{ $before }→{ $after }
brings-rats-strike = ネズミマーカー{ $before }→9を超えて疫病が発生（名声−{ $prestige }、マーカー−1）
brings-then-drive = { $messages ->
        [0] 届く範囲に大使館タイルなし
       *[other] 届く範囲に大使館タイル{ $messages }枚
    }
brings-then-donate = コイン{ $coins }枚で名声最大+{ $prestige }
brings-then-friend = 移した先の施設のアクション
brings-then-benefit = 好きな効果を1つ
brings-then-take = ほかの場所のマーカーが必要
brings-then-minstrel-from = コマを1～3個移す
brings-then-fool-from = コマを1個移し、移した先の施設のアクションを行う
brings-then-actress-from = 施設1つのコマをすべて移し、移した先のアクションを行う
brings-then-goal = コマを好きな施設へ移せる
brings-then-place = マーカーの置き場所を選べる
brings-then-activate = 好きな施設1つのアクション
brings-then-remove = 戻したマーカー1個につき名声+2
brings-then-spend = 返したコイン1枚につきネズミ−1
brings-then-repeat = 大使館タイル1種類の効果をもう一度
brings-then-hire = 1人につきコイン1枚で、さらに買収できる
brings-then-choose = いくつかの効果から1つ選べる
brings-then-own-move = コマを移せる
brings-then-other = 続けて選べる
brings-barred = この大使館タイルは今は取れない
brings-empty = ここに大使館タイルはない
