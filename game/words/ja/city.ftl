# 街の図に書く施設の名前（短く）。

city-hospital = 病院
city-hotel = ゲストハウス
city-park = 公園
city-cloister = 修道院学校
city-harbour = 港
city-bank = 銀行
city-carriage = 馬車小屋
city-residence = 公邸
