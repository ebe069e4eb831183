# スマートフォンのページ：番の知らせ、見逃したこと、離れた友だち。

## あなたの番
phones-label-your-turn = あなたの番
phones-label-sound = あなたの番を知らせる音
phones-sound-off = なし
phones-sound-soft = 控えめ
phones-sound-clear = はっきり
phones-label-awake = 画面を消さない
phones-label-unlit = このブラウザーでは画面が消えることがあります。スマートフォンの設定で、消えるまでの時間を長くしてください。

## 大きな画面
phones-label-full-screen = 全画面
phones-label-watch-there = テレビのブラウザーに卓を映すには、そこで次のアドレスを開いてください：
phones-label-watch-waits = 次のアドレスから席に着けます：
phones-label-keys = キーボード：矢印か数字で選び、Enterで決定、Escで選び直し、Hでヒント、Zで取り消し。

## ひとこと
phones-reaction-bravo = お見事！
phones-reaction-thanks = ありがとう！
phones-reaction-laugh = ふふっ！
phones-reaction-alas = ああ、なんてこと！
phones-reaction-think = うーん……
phones-reaction-hurry = 急いで！
phones-reacts = { $name }「{ $words }」
phones-label-react = ひとこと言う
phones-label-reactions = ほかの人のひとことを表示する

## 見逃した分
phones-label-missed = 最後に見てから進んだ分があります。
phones-label-missed-show = 見る
phones-label-missed-skip = 飛ばす
phones-label-missed-next = 次へ

## 取り消しのお願い
phones-label-plead = 取り消しのお願い
phones-plead-asks = { $name }が選択を取り消したいそうです。その後の手も取り消されます。よろしいですか？
phones-plead-waits = ほかの人に確認しています。
phones-plead-no = { $name }はこのまま続けたいそうです。
phones-plead-late = ゲームが先に進んだため、取り消しません。
phones-plead-told = { $name }が選択の取り消しをお願いしています。

## 離れた友だち
phones-elsewhere = 離れた友だち
phones-elsewhere-none = 別の家にいる友だちは、トンネルを通って参加します。トンネルはこのゲームには付いていません。
phones-elsewhere-none-tailscale = Tailscaleをインストールし、ログインしてFunnelを許可してください。アドレスは変わらず、内容を読めるのはこのコンピューターだけです。
phones-elsewhere-none-cloudflared = アカウントのいらないcloudflaredでもかまいません。アドレスは毎回変わり、Cloudflareは内容を読むことができます。
phones-elsewhere-how = 下のボタンを押すまで、何も送りません。押した後は、この集まりの間、アドレスを知っている人はどこからでも参加できます。
phones-elsewhere-through = { $program }を使う
phones-elsewhere-reads-tailscale = Tailscale：内容を読めるのはこのコンピューターだけです。Tailscaleは中継しますが、読めません。
phones-elsewhere-reads-cloudflared = Cloudflare：中継の途中で暗号が解かれるため、手札も含めて読むことができます。
phones-elsewhere-starting = { $program }が道を開いています…
phones-elsewhere-slow = { $program }にいつもより時間がかかっています。インターネットにつながっていますか？
phones-elsewhere-wants = { $program }が先に求めていることがあります。このコンピューターで次のアドレスを開いてください：{ $address }
phones-elsewhere-died = { $program }が終了し、もう誰も入れません。メッセージ：{ $told }
phones-elsewhere-open = このアドレスを友だちに送ってください。知っている人は誰でも参加できます。
phones-elsewhere-changed = アドレスが変わりました。友だちに新しいアドレスを送ってください。いた人はそこで席に戻れます。
phones-elsewhere-close = 道を閉じる
phones-elsewhere-copy = アドレスをコピー
phones-elsewhere-copied = コピーしました
phones-scan-anywhere = どこからでも読み取るか、入力：

## ホーム画面
phones-label-install = ホーム画面に追加
phones-label-install-there = このページをホーム画面に置くには、ブラウザーの共有メニューから「ホーム画面に追加」を選んでください。
phones-label-offline = 今は卓につながりません。このページは自動で再接続します。
phones-label-retry = もう一度試す
