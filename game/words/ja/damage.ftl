# ファイルの破損：何が問題か、どうすればよいか。

damage-in-file = { $file }：{ $what }

## セーブデータの問題
damage-missing = ファイルが見つかりません。名前を確認するか、保存先のディスクを接続してください。
damage-forbidden = ファイルを読む権限がありません。読み取りを許可するか、別の場所にコピーしてください。
damage-held = このゲームは動作中のテーブルのサーバーが使っています。そちらで遊ぶか、先にサーバーを終了してください。
damage-folder = これはフォルダーです。中のセーブデータを選んでください。
damage-device = これはデバイスかパイプです。セーブデータを選んでください。
damage-name-long = ファイル名が長すぎます。短い名前にしてください。
damage-unreadable = ファイルを読み込めません。保存先のディスクを確認するか、別のコピーを使ってください。
damage-large = セーブデータにしては大きすぎます。別のファイルを選んでください。
damage-encoding = テキストではない部分があります（{ $byte }バイト目）。
damage-toml = ファイルの{ $line }行目を解釈できません。
damage-toml-deep = ファイルの入れ子が深すぎます。
damage-toml-number = ファイルに大きすぎる数があります。
damage-toml-number-at = 「{ $place }」の値{ $value }は大きすぎます。
damage-newer = 新しいバージョンのプログラムのデータです（{ $entry } { $version }、対応は{ $newest }まで）。プログラムを更新してください。
damage-version = 「{ $entry }」が{ $version }です。1以上でなければなりません。
damage-entry = 「{ $entry }」がありません。ファイルが途中で切れている可能性があります。
damage-entry-integer = 「{ $entry }」が{ $value }です。整数でなければなりません。
damage-entry-text = 「{ $entry }」が{ $value }です。文字列でなければなりません。
damage-entry-flag = 「{ $entry }」が{ $value }です。trueかfalseでなければなりません。
damage-entry-list = 「{ $entry }」が{ $value }です。リストでなければなりません。
damage-entry-table = 「{ $entry }」が{ $value }です。テーブルでなければなりません。
damage-table-deep = 「table」の入れ子が深すぎます。
damage-secret = ファイルにあるボットの秘密の数が壊れています。16進数で32桁でなければなりません。
damage-seed = シードが{ $seed }です。0～{ $most }でなければなりません。
damage-seat = { $number }番目の席が{ $value }です。テーブルでなければなりません。
damage-seat-colour = { $number }番目の席の色{ $colour }はありません。
damage-seat-long = { $number }番目の席の「{ $entry }」が{ $length }文字あります。{ $most }文字以内でなければなりません。
damage-seat-player = { $number }番目の席のプレイヤー{ $player }は、ボットの名前として使えません。
damage-edition = { $edition }という版はありません。使えるのは{ $known }です。
damage-content = このゲームは、このプログラムとは異なる内容（{ $parts }）で遊ばれたものです。当時の内容のフォルダーを指定してプログラムを起動してください。
damage-person = ファイルに含まれる独自の人物のデータが壊れています。
damage-own-edition = ファイルに含まれる独自の版のデータが壊れています。
damage-own-content = このゲームには自作の内容があります（{ $names }）。サーバーで使えるのは製品の内容だけです。手元で遊んでください。
damage-option = { $option }というオプションはありません。
damage-bot = { $name }のボット「{ $bot }」はこのプログラムにありません（{ $known }）。ファイルのプレイヤーを変えるか、再生してご覧ください。
damage-players = プレイヤーは2～{ $most }人です（{ $players }人ではできません）。
damage-same-colour = 同じ色の席が2つあります。
damage-first = スタートプレイヤー{ $first }の席がありません。
damage-setup = この版とオプションではゲームを準備できません。
damage-move = { $number }手目が{ $value }です。文字列でなければなりません。
damage-move-text = { $number }手目（{ $move }）は手ではありません。
damage-move-illegal = { $number }手目（{ $move }）はその場面ではできません。
damage-move-after-end = { $number }手目（{ $move }）はゲーム終了後のものです。
damage-no-game = ファイルにゲームがありません。

## どうすればよいか
damage-repair = 無事な部分は救えます。セーブデータの一覧でこのファイルを選んでください。
damage-lost = 救える部分はありません。別のコピーがあれば、それを使ってください。
damage-sound = { $moves ->
    [0] ゲームの初めだけが無事です。
   *[other] 最初の{ $moves }手は無事です。
}

## システムが拒む理由
damage-system-missing = ファイルやフォルダーがありません
damage-system-forbidden = 権限がありません
damage-system-full = 空き容量がありません
damage-system-read-only = ディスクが読み取り専用です
damage-system-name-long = 名前が長すぎます
damage-system-broken = ディスクが応答しません
damage-system-memory = メモリが足りません
damage-system-busy = 別のプログラムが使用中です
damage-system-open-files = 開いているファイルが多すぎます
damage-system-other = システムエラー{ $number }

## 自作のファイルの誤り
mistake-found = { $place }：必要なのは{ $expected }ですが、{ $found }になっています。
mistake-lacks = { $place }：必要なのは{ $expected }ですが、何もありません。
mistake-bytes = { $most }バイト以下のファイル
mistake-utf-8 = UTF-8のテキスト
mistake-other-key = { $other }とは別のキー
mistake-picture = 同じフォルダーにあるPNGまたはSVGファイルの名前
mistake-picture-file = 同じフォルダーの中のファイル{ $name }
mistake-number = { $low }から{ $high }までの整数
mistake-flag = trueまたはfalse
mistake-one-of = { $known }のどれか
mistake-keys = { $known }のうちのどれかのキー
mistake-table = テーブル[{ $entry }]
mistake-key = 小文字のa～zと数字を1～31字（最初は文字）
mistake-person-key = 印刷された人物にないキー
mistake-edition-key = 印刷された版にないキー
mistake-language = jaのような言語のコード
mistake-line = { $most }字以下の1行のテキスト
mistake-name = 名前（{ $language }のほかの言葉があるため）
mistake-names = 1つ以上の言語の名前があるテーブル[names]
mistake-languages = { $most }以下の言語
mistake-letter = 灰色の人物ならA、B、Cのどれか、茶色の人物ならreplaces
mistake-not-both = これとletterのどちらか一方
mistake-effect = テーブル[[effect]]、または{ $known }のどれか
mistake-no-number = 効果のステップと並べてこのキーを書かないこと
mistake-numbers = このキーがないこと（{ $effect }に要るのは{ $numbers }）
mistake-no-numbers = このキーがないこと（{ $effect }に数は要らない）
mistake-measure = 尺度
mistake-amount = 0から{ $high }までの数
mistake-icons = { $most }行以下の記号のリスト
mistake-steps = 1～{ $most }個のステップ（それぞれテーブル[[effect]]）
mistake-options = 2～{ $most }個の選択肢のリスト
mistake-deeds = テーブル、または{ $most }個以下のリスト
mistake-limit = 0から{ $high }までの整数、またはbelow
mistake-pieces = one、all、または1から{ $high }までのコマの最大数
mistake-not-with = { $value }のときこのキーがないこと
mistake-not-without = { $entry }なしでこのキーがないこと
mistake-not-for = { $measure }にこのキーがないこと
mistake-one-piece = 動かすコマが1つのときだけこのキーがあること
