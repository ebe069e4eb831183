# 音：聞こえないわけと、聞けるもの。

sound-no-card = スピーカーが見つかりません。ほかはすべて使えます。

## 聞こえるものすべて、名前で
sample-does = 聴く
sample-title = タイトル
sample-ground = 四小節の上で
sample-virelai = ヴィルレー
sample-planctus = 哀歌
sample-pipes = リュートとオルガン
sample-ass = オリエンティス・パルティブス
sample-conductus = コンドゥクトゥス
sample-estampie = エスタンピー
sample-song = 夕べの歌
sample-end = ゲームの終わり
sample-bell-round = ハンドベル
sample-bell-period = ステージの鐘
sample-bell-end = 大鐘
sample-plague-knell = ペストの鐘
sample-button-hover = ボタンに触れる
sample-button-press = ボタンを押す
sample-refuse = ここではない
sample-card-slide = カードが滑る
sample-card-turn = カードをめくる
sample-card-lay = カードを置く
sample-card-rustle = カードの束
sample-card-shuffle = シャッフル
sample-cube-place = 影響マーカーを置く
sample-cube-lift = 影響マーカーを取る
sample-pawn-place = コマを置く
sample-coin = コイン
sample-coin-clatter = コインの束
sample-splash = 水音
sample-token-place = トークン
sample-token-spill = トークンの束
sample-message-take = 大使館タイル
sample-rat = ネズミ
sample-prestige = 名声
sample-prestige-lost = 名声を失う
sample-carriage-step = 馬車
sample-page = ページ
sample-notredame = バラ窓
