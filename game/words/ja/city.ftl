# 街の図に書く施設の名前（短く）。{"\u200B"} は、そこで改行してもよいという印。

city-hospital = 病院
city-hotel = ゲスト{"\u200B"}ハウス
city-park = 公園
city-cloister = 修道院{"\u200B"}学校
city-harbour = 港
city-bank = 銀行
city-carriage = 馬車{"\u200B"}小屋
city-residence = 公邸
