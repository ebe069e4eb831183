# ボットが狙っていたもの。ゲームの後で伝える。

aims-title = { $name }の狙い
aims-what = 当時知り得たことだけで、{ $name }が自分の手をもう一度検討します。その手が最も伸ばしたものです。
aims-two = ステージ{ $letter }：主に{ $first }と{ $second }。
aims-one = ステージ{ $letter }：主に{ $first }。
aims-unknown = ステージ{ $letter }：同じ手が再現されないため、確かなことは言えません。
aims-waiting = ステージ{ $letter }：手をもう一度検討しています…
# In a replay: whose sentence it is. “Clopin – Period B: above all coins.”
aims-of = { $name } – { $told }
aims-theme-prestige = すぐに得られる名声
aims-theme-coins = コイン
aims-theme-cubes = マーカー
aims-theme-park = 公園
aims-theme-rats = ネズミ対策
aims-theme-cathedral = ノートルダム
aims-theme-messages = 大使館タイル
aims-theme-persons = これから来る人物
