# 読み上げ：ボタンなど、テーブルの上のもの、各プレイヤーの状況を声でどう言うか。
# 耳で聞くだけなので短くする。「{ speech-place }」は最後に言う。選べるものの中での順番。

## ボタンなど
speech-button = { $label }、ボタン
speech-choice = { $label }、選択
speech-switch = { $label }、スイッチ
speech-slider = { $label }、スライダー
speech-field = { $label }、入力欄
speech-field-empty = 未入力
speech-switched-on = オン
speech-switched-off = オフ
speech-percent = { $n }パーセント
speech-place = { $all }のうち{ $n }番目
speech-letters-capital = 大文字
speech-letters-erase = 消す
speech-letters-done = 決定
speech-arrow = から
speech-minus = マイナス
speech-owned = { $name }：{ $thing }
speech-writing = 名前を入力し、{ $press }キーで決定します。

## プログラム
speech-on = 読み上げを始めます。
speech-nothing = ここでは伝えることがありません。
speech-quiet = ほかの人にも聞こえるので、画面にだけ表示します。
speech-trouble-library = 読み上げできません。ライブラリ「prismatoid」がありません。「pip install prismatoid」でインストールしてから、読み上げをもう一度オンにしてください。
speech-trouble-voice = { $system ->
        [linux] 読み上げできません。このシステムには音声がありません。speech-dispatcherとespeak-ngをインストールしてから、読み上げをもう一度オンにしてください。
       *[other] 読み上げできません。このシステムには音声がありません。アクセシビリティの設定で音声を有効にしてから、読み上げをもう一度オンにしてください。
    }
speech-trouble-silent = システムの音声が応答しないため、読み上げできません。ほかのプログラムの音が聞こえるか確かめてから、読み上げをもう一度オンにしてください。
speech-trouble-language = この言語の音声がシステムにないため、別の音声で読み上げます。システムの設定で音声をインストールしてください。

## テーブル
speech-market-centre = 中央の広場
speech-market-inner = 内側の広場
speech-market-right = 右の広場
speech-market-outer = 外側の広場
speech-market-left = 左の広場
speech-of = { $name }の{ $thing }
speech-card = { $place ->
        [none] { $card }
       *[other] { $card }、カード{ $place }
    }
speech-hidden-card = カード{ $all }枚のうち{ $n }枚目
speech-hidden-place = 光っている場所
speech-kept = 残したカード：{ $card }
speech-shown = プレイしたカード：{ $card }
speech-chosen = 選択中
speech-offer-turn-undo = 取り消し
speech-offer-hint = ヒント
speech-offer-lesson = 前の説明
speech-cards = 手札：{ $cards }。
speech-persons = { $n ->
       *[other] 人物とネズミの数：{ $persons }。合わせて{ $n }匹。
    }
speech-rats = { $n ->
        [0] ネズミなし
       *[other] ネズミ{ $n }匹
    }
speech-influence = { $area }{ $n }
speech-influence-friend = { $area }{ $n }、友人コマを含む
speech-boroughs = 影響力：{ $places }。
speech-borough-empty = まだ影響力はありません。
speech-carriage = 馬車：{ $market }。
speech-lying = 街区の大使館タイル：{ $messages }。
speech-lies = { $market }：{ $message }、{ $pays }
speech-pays-coin = 名声{ $prestige }とコイン
speech-pays-cube = 名声{ $prestige }とマーカー
speech-pays-rat = 名声{ $prestige }とネズミ−1
speech-pays-plain = 名声{ $prestige }
speech-collected = 獲得したもの：{ $messages }。
speech-played = プレイしたカード：{ $cards }。
speech-missed = { $letter ->
        [none] { $n }手は読み上げていません。
       *[other] { $n }手は読み上げていません。履歴は{ $letter }キーで。
    }
speech-press = { $press }：{ $does }。

## リプレイ
speech-replay-bar = ゲームの場面
speech-replay-first = 前のラウンド
speech-replay-before = 一手戻る
speech-replay-play = 再生と一時停止
speech-replay-after = 一手進む
speech-replay-last = 次のラウンド
speech-replay-expect = それぞれの見込み
speech-replay-close = 閉じる
