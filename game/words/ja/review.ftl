# 終わったゲームの勝負の分かれ目。

review-title = 分かれ目
review-curve = 見込まれた最終結果
review-end = 終了
review-waiting = 名人がゲームを調べています…
review-thinking = 名人が続きを何度もプレイしています：{ $percent }%…
review-done = どれも、当時知り得たことだけをもとに、続きを何度もプレイして確かめたものです。
review-none = 大きなミスは見つかりませんでした。お見事です！
review-failed = 今は分かれ目を調べられません。戻って、後でもう一度お試しください。
review-claim = { $label }・{ $name }：名声{ $cost }点の損（±{ $error }）
review-claim-sure = { $label }・{ $name }：名声{ $cost }点の損
review-played = 実際の手：{ $move }
review-better = より良い手：{ $move }
review-as-good = ほぼ互角の手：{ $move }
review-close = { $label } · { $name }：際どい選択
review-why-more = 理由：{ $more }。
review-why-but = 理由：{ $more }。ただし{ $less }。
review-why-less = 当面の差：{ $less }。それでも後で有利になります。
review-why-later = すぐに得られるものは同じですが、後で差がつきます。
review-why-drafted = { $why }（このラウンドにプレイした場合）
review-show = この場面を見る
review-try = ここから試す
review-fork = このゲームは、展開のわかっている場面からの続きです。「過去のゲーム」には入りません。
review-move-through = { $person }の効果で{ $move }
