# キーボードなしで書く。

letters-space = 空白
letters-write = 書く
letters-erase = 消す
letters-page = ほかの文字
letters-done = 決定
