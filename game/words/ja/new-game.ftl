# A new game: players, edition and options, and what each control is for.

new-game-title = 新しいゲーム
new-game-players = プレイヤー
new-game-name = 名前
new-game-colour = 色
new-game-player-human = 人間
new-game-player-random = ボット・でたらめ
new-game-player-quick = ボット・即決
new-game-player-easy = ボット・やさしい
new-game-player-apprentice = ボット・見習い
new-game-player-journeyman = ボット・職人
new-game-player-normal = ボット・普通
new-game-player-hard = ボット・強い
new-game-player-master = ボット・名人
new-game-player-strength = ボット・強さ{ $n }
new-game-strength = 強さ
new-game-suits = 自分に合わせる
new-game-suited = { $games ->
    [1] { $won ->
        [0] 前回は強さ{ $against }を相手に負けました。
       *[other] 前回は強さ{ $against }を相手に勝ちました。
    }
   *[other] 強さ{ $against }を相手に、最近{ $games }回のうち{ $won }回勝ちました。
}今度は{ $strength }です。
new-game-suited-unknown = ボットとのゲームがまだありません。まずは{ $strength }から始め、勝ち負けに合わせて変わります。
new-game-add-player = プレイヤーを追加
new-game-start = 開始
new-game-edition = 版
new-game-edition-anniversary = 10周年記念版
new-game-edition-alea-2007 = alea 2007
new-game-edition-riogrande-2007 = Rio Grande 2007
new-game-edition-bluebear = BlueBear オンライン
new-game-edition-custom = カスタム
new-game-option-hotel-double-at = ゲストハウスで2回選べる影響力
new-game-option-coins-limited = コインは全部で25枚
new-game-option-fool-from-notredame = 道化師はノートルダムからも取れる
new-game-option-message-cube-prestige = マーカー付き大使館タイルの名声
new-game-option-may-decline = 効果なしでカードをプレイできる
new-game-new-persons = 新しい人物
new-game-open-prestige = 名声を公開
new-game-open-hands = 手札を公開
new-game-strict-memory = 記憶力勝負
new-game-advanced = 上級ルール
new-game-first = スタートプレイヤー：{ $name }
new-game-first-random = スタートプレイヤー：ランダム
new-game-portrait = 肖像
new-game-seed = シード（空欄：おまかせ）
new-game-hint-name = ここに座る人。席の順が手番の順です（時計回り）。
new-game-hint-colour = プレイヤーの色と記号。ほかの人が使っている色を選ぶと入れ替わります。
new-game-hint-remove = このプレイヤーを外します。
new-game-hint-player-human = この画面の前の人。
new-game-hint-player-random = できる手の中から適当に選びます。
new-game-hint-player-quick = 簡単な判断ですぐに決めます。
new-game-hint-player-easy = ルールは知っていますが、よく間違えます。初めてのゲーム向き。
new-game-hint-player-apprentice = まだ修業中で、間違えることも少なくありません。慣れるまでの相手に。
new-game-hint-player-journeyman = 腕は確かですが、ときどき読み違えます。普通より一段やさしい相手です。
new-game-hint-player-normal = 手ごろな相手。ときどき間違えます。
new-game-hint-player-hard = 先を読み、間違えません。
new-game-hint-player-master = 一手ごとに数秒かけて考えます。最も強い相手です。
new-game-hint-player-strength = レベルの間の強さです。普通のボット3人を相手に、名声はおよそ{ $n }になります。
new-game-hint-strength = 普通のボット3人を相手に、このボットがおよそ得る名声です。刻み目は各レベルを示します。
new-game-hint-suits = 4人のゲームで5回に2回ほど勝てるように、ボットの強さを決めます。
new-game-hint-edition-anniversary = 10周年記念版のルール。
new-game-hint-edition-alea-2007 = 2007年に出た最初の版。
new-game-hint-edition-riogrande-2007 = 最初の英語版：コインはなくなりません。
new-game-hint-edition-bluebear = BlueBearのオンライン版：やさしめで、少し違いがあります。
new-game-hint-edition-custom = 下で決めた自分だけの版。
new-game-hint-edition-own = ご自分のコンテンツフォルダーにある版「{ $edition }」です。
new-game-hint-edition-file = ファイルの版「{ $edition }」です。
new-game-hint-option-hotel-double-at = この影響力以上で、ゲストハウスの効果を2回選べます。
new-game-hint-option-coins-limited = 全体ストックのコインがなくなると、コインを最も多く持つ他のプレイヤーが払います。
new-game-hint-option-fool-from-notredame = 道化師はノートルダムのマーカーも取れます。
new-game-hint-option-message-cube-prestige = マーカー付き大使館タイルで得る名声です。
new-game-hint-option-may-decline = カードをプレイしても、アクションを行わなくてよくなります。
new-game-hint-new-persons = 灰色の人物が18人増えます。毎回、27人のうち9人が登場します。
new-game-hint-open-prestige = 全員の名声が見えます。公開しなければ最後まで秘密です。
new-game-hint-open-hands = 家族向け：手札がすべて見えます。公開しなければ、手札はカーテンで隠れます。
new-game-hint-strict-memory = 履歴に出るのは今のラウンドだけ。捨て札は誰も見られないからです。ゲームが終わればすべて見られます。
new-game-hint-advanced = 版によって異なる個々のルールと、シャッフルのシードです。
new-game-hint-first = 最初に手番を行い、鐘つき男を受け取る人です。
new-game-hint-seed = シャッフルを決める数です。同じ数なら同じゲームになります（バージョン1.0とは別のゲームです）。
new-game-phones = スマートフォンで遊ぶ
new-game-hint-phones = 手札は各自のスマートフォンに。コードを読み取って席に着きます。

new-game-own-persons-chosen = 自作の人物：{ $n }人
new-game-hint-own-persons = ファイルから加えた自作の人物と版のうち、このゲームで使うものを選びます。
