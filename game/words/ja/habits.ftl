# 「あなたのプレイスタイル」のページ：損をしている癖と、学べる場面。

habits-title = あなたのプレイスタイル
habits-player = プレイヤー
habits-about = 助けなしの最近{ $count }ゲームを、同じ場面での名人のプレイと比べたものです。この機器の外には出ません。
habits-few = ヒントも代役もなしで終わったゲームが{ $limit }回必要です。今は{ $n }回です。
habits-reading = 過去のゲームを読み込み中…
habits-thinking = ほかの手なら何を得られたか試しています：{ $percent }%…
habits-done = 損の大きさは、当時知り得たことだけをもとに、各場面から{ $n }組のゲームを続けた平均です。
habits-none = 損をしていると確かめられる癖はありません。お見事です！
habits-failed = 今は調べられません。戻って、後でもう一度お試しください。
habits-often = { $all }回中{ $n }回。名人なら約{ $expected }回。
habits-cost = 特に損の大きかった場面では、それぞれ名声{ $cost }点の損（±{ $error }）：
habits-example = { $label }・実際の手：{ $played }・より良い手：{ $better }（名声{ $cost }点）
habits-train = 練習になる課題：{ $task }
habits-gone = なくなった癖：{ $habit }
habits-lessons = ミスから学ぶ
habits-lesson = { $label }・実際の手：{ $played }・より良い手：{ $better }（名声{ $cost }点、±{ $error }）
habits-name-hires = 誰も買収しなかったラウンド
habits-name-hospital = ラウンドB3の開始時に病院の影響力が1以下
habits-name-park = ステージBの開始時に公園の影響力がない
habits-name-friend = ステージBの開始時に友人がまだ手元にある
habits-name-donations = ノートルダムに寄付しなかったステージ
habits-name-messages = ゲーム終了時に大使館タイルが2枚以下
habits-name-coins = ゲーム終了時にコインが3枚以上残る
habits-name-plague = 疫病が発生したステージ
