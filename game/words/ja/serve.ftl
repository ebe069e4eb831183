# テーブルのサーバー：どのスマートフォンにもある言葉のほかに、そのページに出る言葉。

## ページ
serve-label-open = テーブルを開く
serve-label-tables = 自分のテーブル
serve-label-no-tables = ここではまだどのテーブルにも参加していません。送られてきたリンクを開いてください。
serve-label-key-needed = テーブルを開けるのは、このサーバーのリンクを持っている人だけです。
serve-label-options = ルール
serve-label-edition = 版
serve-label-file = 保存したゲームの続きをする
serve-label-file-how = ファイルには全員の手札が入っています。テーブルの全員にそのことが知らされます。
serve-label-file-large = このファイルは大きすぎて、ここでは開けません。
serve-label-invite = 友だちを招待
serve-label-invite-how = このリンクを持つ人は席を希望できます。
serve-label-own = 別の端末で遊ぶ
serve-label-own-how = このリンクはあなた専用です。どこからでもあなたの席が開きます。人に渡さないでください。
serve-label-key = リンクのコード
serve-label-key-hint = リンクの最後、# の後にあります。
serve-label-key-old = このリンクでは新しい人は入れません。招待してくれた人に新しいリンクを聞いてください。
serve-label-new-code = 新しいリンク
serve-label-send-away-sure = この人を退席させますか？ 席は戻りません。リンクを知っている人は、新しいリンクにしない限り、別の人として戻れます。
serve-label-send-away-code = 退席させ、リンクを更新
serve-label-copy = コピー
serve-label-copied = コピーしました
serve-label-table = このテーブル
serve-label-save = ファイルに保存
serve-label-save-how = ファイルにはシードと全員の手札が入っています。ゲーム中に保存すると、全員に知らされます。
serve-label-put-away = しまう
serve-label-put-away-how = 全員の接続を終えます。このテーブルのどのリンクからでもまた開けます。
serve-label-end = 完全に閉じる
serve-label-end-sure = このテーブルを完全に閉じますか？もう誰も入れなくなります。
serve-label-patience = ボットが代わるまで
serve-label-patience-how = 時間を過ぎた人のその手番だけをボットが行います。席はその人のままです。
serve-label-go = 移動
serve-label-your-turn = あなたの番

## 文
serve-seat-free = 空席
serve-disk-full = サーバーは今、何も書き込めません。書き込めるようになり次第、ゲームは続きます。
serve-disk-full-opening = サーバーは今、何も書き込めません。書き込めるようになり次第、テーブルが開きます。
serve-disk-again = サーバーはまた書き込めるようになりました。
serve-opener-only = それができるのは、このテーブルを開いた人だけです。
serve-ended = このテーブルは閉じられました。ありがとうございました！
serve-put-away = このテーブルはしまわれました。どのリンクからでもまた開けます。
serve-new-link = テーブルのリンクが新しくなりました。招待の欄にあります。古いリンクでは新しい人は入れません。参加中の人はそのまま残ります。
serve-unused = { $days }日間だれも来なかったので、このテーブルはしまわれました。リンクからまた開けます。
serve-no-game = ここではまだゲームが始まっていません。
serve-saved = { $name }がこのゲームをファイルに保存しました。ファイルには全員の手札が入っています。
serve-from-file = { $name }がこのゲームをファイルから開きました。そのファイルには全員の手札が入っています。
serve-damaged = このテーブルは開けません。ファイルが壊れています。サーバーの管理者が確認できます。
serve-back-at-once = サーバーを再起動します。すぐに全員戻れます。
serve-key-needed = テーブルを開けるのは、このサーバーのリンクを持っている人だけです。
serve-too-many = 開かれたテーブルが多すぎます。あとでもう一度お試しください。
serve-waits = { $names }を待っています（{ $since }）
serve-waits-you = あなたを待っています（{ $since }）
serve-waits-you-too = あなたと{ $names }を待っています（{ $since }）
serve-since = { $unit ->
        [days] { $n }日前から
        [hours] { $n }時間前から
        [minutes] { $n }分前から
       *[moments] たった今
    }
serve-over = ゲームは終わりました
serve-before = まだ始まっていません
serve-turn-told = { $name }の番です。{ $names }のテーブルが待っています。
serve-patience-never = 代わらない
serve-patience = { $length }を過ぎるとボットが手番を代わります
serve-patience-set = { $name }が決めました：{ $length }を過ぎた人の手番はボットが代わります。席はその人のままです。
serve-patience-unset = { $name }が決めました：どれだけかかっても、ゲームは全員を待ちます。
serve-bot-took = 時間が過ぎたので、{ $name }のこの手番はボットが行います。
serve-bot-at = { $name }の期限は{ $time }。その後はボットが動きます
serve-length = { $unit ->
        [days] { $n }日
       *[hours] { $n }時間
    }

## 通知
serve-label-notify = 自分の番になったら知らせる
serve-label-notify-off = 知らせるのをやめる
serve-label-notify-how = このページを閉じていても、この端末でお知らせします。通知にはテーブルの名前だけが入り、ゲームの内容は入りません。ブラウザーの提供元を経由しますが、中身は読まれません。
serve-label-notify-there = iPhoneやiPadでは、ホーム画面から開いたページだけが通知できます。先にこのページをホーム画面に追加してください。
serve-label-notify-denied = このページの通知はブロックされています。ブラウザーの設定で許可してください。
serve-label-notify-failed = このブラウザーでは通知の準備ができませんでした。
serve-label-quiet = 夜は知らせない
serve-label-quiet-from = 開始
serve-label-quiet-to = 終了
serve-label-quiet-how = この時間帯の通知は、まだあなたの番であれば、終了時に届きます。
serve-push-title = あなたの番です
serve-push-body = Notre Dame（{ $names }）
serve-push-unavailable = このサーバーは通知を送れません。
serve-push-unknown = このブラウザーの通知サービスは、ここでは知られていません。
