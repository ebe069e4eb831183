# パッド：だれがどれを持つか、なくなったときはどうするか。

pads-go-on = パッドなしで続ける
pads-bot = { $name }をボットにまかせる
pads-back = { $name }のパッドが戻りました。
pads-claim = このパッドで{ $name }を担当
pads-rumble = 手番が来たらパッドを振動させる
