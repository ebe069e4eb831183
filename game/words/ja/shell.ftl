# 枠：タイトル、新しいゲーム、セーブデータ、設定、ポーズ、結果。

shell-round = ラウンド{ $label }
shell-colour-blue = 青
shell-colour-green = 緑
shell-colour-red = 赤
shell-colour-yellow = 黄
shell-colour-purple = 紫

## うまくいかないとき
shell-settings-unwritable = 設定を{ $file }に書き込めません（{ $reason }）。終了するまでは有効です。フォルダーに書き込めるか、空き容量があるか確認してください。
shell-settings-unreadable = { $file }の設定を読み込めないため、標準の設定を使います。ファイルを読み書きできるか確認してください。
shell-settings-no-file = { $file }はファイルではなくパイプかデバイスのため、設定を保存できません。標準の設定を使います。--settingsで別のファイルを指定するか、これを削除してください。
shell-settings-too-large = 設定ファイルが大きすぎるため、{ $file }として残し、標準の設定を使います。不要なら削除してください。
shell-settings-broken = 設定の一部を解釈できませんでした（{ $reason }）。古いファイルは{ $file }として残し、標準の設定を使います。
shell-launch-edition = 「{ $edition }」という版はありません。使えるのは{ $allowed }です。
shell-launch-number = プレイヤーは{ $fewest }～{ $most }人です（{ $players }人ではできません）。
shell-launch-nameless = すべてのプレイヤーに名前が必要です。
shell-launch-name-long = 「{ $name }」は長すぎます。名前は{ $most }文字までです。
shell-launch-colour = 「{ $colour }」という色はありません。使えるのは{ $allowed }です。
shell-launch-bot = 「{ $bot }」というボットはありません。使えるのは{ $allowed }です。
shell-launch-namesakes = { $name }という名前のプレイヤーが2人います。別々の名前にしてください。
shell-launch-same-colour = 同じ色のプレイヤーが2人います。別々の色にしてください。
shell-saves-unwritable = { $folder }に保存できません。当面は{ $instead }に保存します。フォルダーに書き込めるか確認してください。
shell-load-failed = このゲームを開けません：{ $reason }
shell-imported = 「{ $game }」をセーブデータに読み込みました。
shell-continue-nothing = 続きから遊べるゲームはありません。
shell-crash = プログラムに問題が起きました。ゲームは最後の手まで保存されています。詳細は{ $file }に記録しました。
shell-crash-unlogged = プログラムに問題が起きました。ゲームは最後の手まで保存されています。
shell-cannot-go-on = プログラムを続けられません（{ $reason }）。
shell-cannot-go-on-logged = プログラムを続けられません（{ $reason }）。詳細は{ $file }に記録しました。
shell-no-display = ウィンドウを表示する画面がありません（{ $reason }）。デスクトップ環境で起動してください。リモートの場合はウィンドウの転送を有効にし、SDL_VIDEODRIVERが設定されていれば解除してください。

## タイトル
shell-subtitle = 14世紀末のパリ
shell-continue = 続きから
shell-continue-note = { $names } · ラウンド{ $label }
shell-new = 新しいゲーム
shell-load = セーブデータ
shell-settings = 設定
shell-quit = 終了
shell-ok = OK
shell-no = いいえ
shell-back = 戻る

## 新しいゲーム
shell-players = プレイヤー
shell-name = 名前
shell-colour = 色
shell-player-human = 人間
shell-player-random = ボット・でたらめ
shell-player-quick = ボット・即決
shell-player-easy = ボット・やさしい
shell-player-normal = ボット・普通
shell-player-hard = ボット・強い
shell-player-master = ボット・名人
shell-add-player = プレイヤーを追加
shell-start = 開始
shell-rules = ルール
shell-edition = 版
shell-edition-anniversary = 10周年記念版
shell-edition-alea-2007 = alea 2007
shell-edition-riogrande-2007 = Rio Grande 2007
shell-edition-bluebear = BlueBear オンライン
shell-edition-custom = カスタム
shell-option-hotel-double-at = ゲストハウスで2回選べる影響力
shell-option-coins-limited = コインは全部で25枚
shell-option-fool-from-notredame = 道化師はノートルダムからも取れる
shell-option-message-cube-prestige = マーカーのタイルの名声
shell-option-may-decline = 効果なしでカードを出せる
shell-new-persons = 新しい人物
shell-open-prestige = 名声を公開
shell-open-hands = 手札を公開
shell-seed = シード（空欄：おまかせ）

## 設定
shell-pace = 速さ
shell-pace-slow = ゆっくり
shell-pace-normal = 普通
shell-pace-fast = 速い
shell-pace-instant = 瞬時
shell-text-scale = 文字の大きさ
shell-text-100 = 普通
shell-text-150 = 大
shell-text-200 = 特大
shell-language = 言語
shell-language-own = 日本語
shell-effects = 効果音
shell-ambience = 音楽と環境音
shell-muted = 消音
shell-fullscreen = 全画面（F11）
shell-high-contrast = 高コントラスト
shell-reduced-motion = 動きを減らす

## セーブデータ
shell-load-none = セーブデータはまだありません。ゲームは一手ごとに自動で保存されます。
shell-load-note = ラウンド{ $label } · { $day } { $time }
shell-load-finished = 終了 · { $day } { $time }
shell-load-damaged = 破損：{ $reason }
shell-load-broken = 破損しています
shell-delete = 削除
shell-delete-really = { $game }のゲームを削除しますか。元には戻せません。
shell-day = { $year }年{ $month }月{ $day }日

## ポーズ
shell-pause = ポーズ
shell-resume = 続ける
shell-save-and-title = 保存してタイトルへ
shell-save-and-quit = 保存して終了

## 結果
shell-wins = { $name }の勝ち
shell-share-win = { $names }、{ $last }が勝利を分け合う
shell-tie-broken = 名声{ $prestige }点で同点。コインとストックのマーカーの合計で決着：{ $held }。
shell-tie-shared = 名声{ $prestige }点で同点。コインとストックのマーカーの合計も同じ：{ $held }。
shell-result-line = { $rank }位 { $name }：名声{ $prestige }点（コインとマーカー{ $held }）
shell-prestige = 名声
shell-held = コインとマーカー
shell-chart = ラウンドごとの名声
shell-title = タイトル
shell-again = 同じメンバーで新しいゲーム

## 案内：選んでいる項目の説明
shell-hint-name = ここに座る人。席の順が手番の順です（時計回り）。
shell-hint-colour = プレイヤーの色としるし。すでに使っている人とは入れ替わります。
shell-hint-remove = このプレイヤーを外します。
shell-hint-player-human = この画面の前の人。
shell-hint-player-random = できる手から適当に選びます。
shell-hint-player-quick = 簡単な判断ですぐに決めます。
shell-hint-player-easy = ルールは知っていますが、よく間違えます。初めてのゲーム向き。
shell-hint-player-normal = 手ごろな相手。ときどき間違えます。
shell-hint-player-hard = 先を読み、間違えません。
shell-hint-player-master = 数秒かけて先を読みます。最も強い相手です。
shell-hint-edition-anniversary = 10周年記念版のルール。
shell-hint-edition-alea-2007 = 2007年に出た最初の版。
shell-hint-edition-riogrande-2007 = 最初の英語版：コインはなくなりません。
shell-hint-edition-bluebear = BlueBearのオンライン版：やさしめで、少し違いがあります。
shell-hint-edition-custom = 下で決めた自分だけの版。
shell-hint-option-hotel-double-at = この影響力から、ゲストハウスの効果を2つ選べます。
shell-hint-option-coins-limited = 銀行のコインがなくなると、最も多く持つ他のプレイヤーが払います。
shell-hint-option-fool-from-notredame = 道化師は大聖堂のマーカーも取れます。
shell-hint-option-message-cube-prestige = マーカーを得る大使館タイルの名声。
shell-hint-option-may-decline = カードを出しても、その効果を行わなくてよい。
shell-hint-new-persons = 人物が18人増えます。毎回、灰色の人物のうち9人が登場します。
shell-hint-open-prestige = 全員の名声が見えます。公開しなければ最後まで秘密です。
shell-hint-open-hands = 家族向け：手札がすべて見えます。公開しなければ、手札はカーテンで隠れます。
shell-hint-seed = すべての偶然のもとになる数。同じ数なら同じゲームになります。
