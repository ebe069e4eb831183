# 設定：区分、値、それぞれの説明、キーとボタン、各メニューの下の行。

settings-game = ゲーム
settings-sight = 見やすさ
settings-sound = 音
settings-screen = 画面と操作

settings-hands = 手札
settings-hands-curtain = カーテン
settings-hands-open = 公開
settings-rumble = コントローラーの振動
settings-display = 画面
settings-display-name = { $number }：{ $width }×{ $height }
settings-bindings = キーとボタン
settings-bindings-change = 変更…

## それぞれの説明
settings-about-pace = コマの動きとボットの速さ。
settings-about-hands = カーテンで隠すか、全員に公開するか。今のゲームにも効きます。
settings-about-confirm-turns = 取り消せる手番の後に「完了」を押します。オフなら自動で進みます。
settings-about-language = 表示に使う言語。
settings-about-text-scale = すべての文字を大きくします。文字が欠けることはありません。
settings-about-high-contrast = 明るい羊皮紙に黒い文字、無地の暗い木目。
settings-about-reduced-motion = コマやカードを、動きをつけずに移します。
settings-about-read-aloud = システムの音声で画面を読み上げます（F8）。隠した手札は、ヘッドホンのときか一人で遊ぶときだけ読みます。
settings-about-effects = カード、マーカー、鐘、ネズミの音量。
settings-about-music = 音楽の音量。左端で消えます。
settings-about-ambience = 部屋と港の音の音量。
settings-about-muted = 音を鳴らしません。
settings-about-sample-music = 曲を一つだけ、音楽の音量で流します。
settings-about-sample-bells = 大聖堂や鐘つき男の鐘を鳴らします。
settings-about-sample-effects = テーブルの音を、効果音の音量で鳴らします。
settings-about-fullscreen = 画面いっぱいに表示します。
settings-about-display = テーブルを映す画面。
settings-about-rumble = 手番が来ると、対応するコントローラーが振動します。
settings-about-bindings = どのキー、どのボタンで何をするか。

## キーとボタン
settings-keyboard = キーボード
settings-pad = コントローラー
settings-first = 最初の設定に戻す
settings-press-key = 「{ $action }」の新しいキーを押してください。Escでそのままにします。
settings-press-button = 「{ $action }」の新しいボタンを押してください。今のボタンか、キーボードのEscでそのままにします。
settings-bound = 「{ $action }」を変更しました。
settings-swapped = 「{ $action }」と「{ $other }」を入れ替えました。
settings-taken = 「{ $action }」に変更しました。「{ $other }」は残りのキーやボタンで使えます。
settings-taken-last = 「{ $action }」に変更しました。「{ $other }」の割り当てはここにはもうありません。
settings-needed = 「{ $other }」に必要です。先に別のものを割り当ててください。
settings-unbindable = これは割り当てられません。別のものを押してください。
settings-as-at-first = すべて最初の設定に戻しました。
settings-about-slot = 「{ $action }」を別のキーやボタンに変更します。
settings-about-first = すべてのキーとボタンを最初の設定に戻します。
settings-about-numbers = 1～9で、左から数えてその番号のカード・人物・ボタンを選びます。このキーは変わりません。

settings-action-left = 左
settings-action-right = 右
settings-action-up = 上
settings-action-down = 下
settings-action-select = 選ぶ
settings-action-back = 戻る
settings-action-next = 次の選択肢
settings-action-previous = 前の選択肢
settings-action-close-up = 拡大
settings-action-boroughs = 次の街区
settings-action-boroughs-back = 前の街区
settings-action-city = 街全体
settings-action-hint = ヒント
settings-action-undo = 取り消し
settings-action-history = 履歴
settings-action-summary = 早見表
settings-action-overview = 影響力と大使館タイル
settings-action-again = もう一度見る
settings-action-faster = 速く
settings-action-slower = 遅く
settings-action-read-aloud = 読み上げのオンとオフ
settings-action-repeat = 読み上げ：もう一度
settings-action-standing = 読み上げ：自分の状況
settings-action-whole-table = 読み上げ：テーブル全体
settings-action-pause = ポーズ
settings-action-number = 選択肢{ $number }
settings-action-numbers = 番号で選ぶ

## 設定ファイルの問題
settings-wrong-value = { $name }の値が{ $value }です。使えるのは{ $allowed }です
settings-wrong-name = { $name }という設定はありません
settings-allowed-size = [幅, 高さ]（ピクセル、{ $least }以上）
settings-allowed-group = { $fields }を持つテーブル
settings-allowed-seats = name、colour（{ $colours }）、player（{ $players }）を持つ{ $fewest }～{ $most }席
settings-allowed-options = 数かtrue、falseを値とするoptions
settings-allowed-bindings = { $example }のようなテーブルでなければなりません
settings-allowed-command = { $name }に割り当てはできません。使えるのは{ $known }です
settings-allowed-names = { $name }にはキーかボタンを1つ以上並べたリストが必要です
settings-allowed-button = { $name }というボタンはありません。コントローラーのボタンは{ $known }です
settings-allowed-key = { $name }というキーはありません。キーの名前はreturn、tab、shift+tab、a、f1、kp_plusなどです
settings-key-needed = { $name }のキーやボタンがなくなります

settings-confirm-turns = 手番の終わりを確認
settings-file-unwritable = 設定を{ $file }に書き込めません（{ $reason }）。終了するまでは有効です。フォルダーに書き込めるか、空き容量があるか確認してください。
settings-file-unreadable = { $file }の設定を読み込めないため、標準の設定を使います。ファイルを読み書きできるか確認してください。
settings-file-no-file = { $file }はファイルではなくパイプかデバイスのため、設定を保存できません。標準の設定を使います。--settingsで別のファイルを指定するか、これを削除してください。
settings-file-too-large = 設定ファイルにしては大きすぎるため、{ $file }として残し、標準の設定を使います。不要なら削除してください。
settings-file-broken = 設定の一部を解釈できませんでした（{ $reason }）。古いファイルは{ $file }として残し、標準の設定を使います。
settings-title = 設定
settings-pace = 速さ
settings-pace-slow = ゆっくり
settings-pace-normal = 普通
settings-pace-fast = 速い
settings-pace-instant = 瞬時
settings-text-scale = 文字の大きさ
settings-text-100 = 普通
settings-text-150 = 大
settings-text-200 = 特大
settings-language = 言語
settings-language-own = 日本語
settings-effects = 効果音
settings-music = 音楽
settings-ambience = 環境音
settings-muted = 消音
settings-sample-music = 試聴：音楽
settings-sample-bells = 試聴：鐘
settings-sample-effects = 試聴：効果音
settings-fullscreen = 全画面（F11）
settings-high-contrast = 高コントラスト
settings-read-aloud = 読み上げ
settings-read-aloud-off = オフ
settings-read-aloud-on = オン
settings-read-aloud-headphones = オン（ヘッドホン）
settings-reduced-motion = 動きを減らす

## The page of the first start
first-start-welcome = パリへようこそ
first-start-devices = コントローラー、キーボード、マウスのどれでも遊べます。画面には最後に使った機器のボタンが表示されます。ここでの選択は、あとで設定から変更できます。
