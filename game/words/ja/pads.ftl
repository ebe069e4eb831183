# パッド：だれがどれを持つか、なくなったときはどうするか。

pads-go-on = パッドなしで続ける
pads-bot = { $name }をボットにまかせる
pads-back = { $name }のパッドが戻りました。
pads-claim = このパッドで{ $name }を担当
pads-rumble = 手番が来たらパッドを振動させる

pads-own-pad = { $name }のパッドだけで開く
pads-lost = { $name }のパッドがスリープしたか、接続が切れました。ゲームは待機中です。パッドを起こすか、別のパッド、キーボード、マウスで続けてください。
pads-one-lost = パッドがスリープしたか、接続が切れました。ゲームは待機中です。パッドを起こすか、別のパッド、キーボード、マウスで続けてください。
pads-seats = 席とパッド
pads-seats-how = パッドで席を選ぶと、そのパッドだけがその席の手札を開き、操作できます。もう一度選ぶと席が空きます。
pads-seats-back = 戻る
pads-seat-free = { $name }：どの機器でも
pads-seat-taken = { $name }：パッド{ NUMBER($pad) }
