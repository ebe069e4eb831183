# 人物カード：名前と、買収したときの効果。

person-hostess = 女将
person-monk = 修道士
person-moneylender = 金貸し
person-minstrel = 吟遊詩人
person-fool = 道化師
person-doctor = 医師
person-cityguard = 衛兵
person-nightwatchman = 夜警
person-bishop = 司教
person-guildmaster = ギルド長
person-beggarking = 物乞いの王
person-advocate = 弁護士
person-lady = 宮廷の貴婦人
person-mayor = 市長
person-carpenter = 大工
person-administrator = 行政官
person-nurse = 看護人
person-scholar = 学者
person-priest = 司祭
person-prosecutor = 告発人
person-bellringer = 鐘つき男
person-spy = 密偵
person-gypsies = 旅芸人
person-coachman = 御者
person-butcher = 肉屋
person-patron = 後援者
person-merchant = 商人
person-innkeeper = 宿屋の主人
person-councillor = 市参事
person-guard = 番人
person-gravedigger = 墓掘り
person-actress = 女優
person-mistress = 愛人

person-effect-hostess = 名声3点を得る。さらに、コイン1枚、全体ストックの影響マーカー1個、ネズミ−1のうち1つを選ぶ。
person-effect-monk = 全体ストックから影響マーカー2個をストックに移し、名声1点を得る。
person-effect-moneylender = コイン2枚と名声1点を得る。
person-effect-minstrel = 自分の施設1つから別の自分の施設へ、コマ（影響マーカー、友人）を1～3個移す。ノートルダムからもノートルダムへも移せない。アクションは行わない。
person-effect-fool = 自分の施設から別の自分の施設へ、影響マーカー1個か友人を移す{ $notredame ->
        [yes] （影響マーカーはノートルダムから取ってもよい）
       *[no] {""}
    }。その後、移した先の施設のアクションを行う。
person-effect-doctor = このラウンドの疫病では、人物3人のネズミを0として扱う。病院の効果はそのまま。
person-effect-cityguard = ボード上の自分の影響力（全施設とノートルダム）1につき名声1点を得る。
person-effect-nightwatchman = 自分の7施設のうち、空の施設1つにつき名声1点を得る。
person-effect-bishop = 全体ストックの影響マーカー1個を自分の空の施設に置き、その施設のアクションを行う。
person-effect-guildmaster = 影響力2以上の自分の施設1つにつき名声2点を得る。
person-effect-beggarking = ネズミのマスのうち、自分のネズミマーカーより上（9まで）のマス1つにつき名声1点を得る。
person-effect-advocate = 獲得した大使館タイル2枚につき名声3点を得る。
person-effect-lady = 自分の施設のうち最も高い影響力と同じ点数の名声を得る。
person-effect-mayor = 影響力3以上の自分の施設1つにつき名声3点を得る。
person-effect-carpenter = 影響力1以上の自分の施設1つにつき名声1点を得る。
person-effect-administrator = 今持っている名声と同じ点数の名声を得る。1回の獲得なので、公園のボーナスも1回だけ。
person-effect-nurse = 全体ストックの影響マーカー1個を病院に置き、ネズミを1匹減らす。マーカーがなくても、ネズミは減らせる。
person-effect-scholar = 3枚目のカードもプレイし、ふだんどおりマーカーを置いてアクションを行う。カードは表向きのまま残す。
person-effect-priest = 全体ストックの影響マーカー1個をノートルダムに置く。ほかには何も起きない。
person-effect-prosecutor = 影響力1以上の自分の施設1つのアクションを行う。マーカーは置かない。
person-effect-bellringer = ノートルダムにある自分の影響マーカー1個につき名声3点を得る。
person-effect-spy = これから登場する灰色の人物を、順番どおりに自分だけ確認する。名声2点を得る。
person-effect-gypsies = ボード上（ノートルダムを含む）の自分の影響マーカーを好きなだけ全体ストックに戻す。友人は戻せない。戻した1個につき名声2点を、まとめて1回の獲得として得る。
person-effect-coachman = 持っている大使館タイルの種類を1つ選び、その種類のタイルすべての効果を、まとめて1回の獲得としてもう一度得る。マーカー付きのタイルは名声{ $cube }点と影響マーカー1個。
person-effect-butcher = 自分の空の施設すべてに、全体ストックの影響マーカーを1個ずつ置く。アクションは行わない。マーカーが足りなければ、置く施設を選ぶ。
person-effect-patron = コインを好きな枚数だけ全体ストックに返し、1枚につきネズミを1匹減らす。
person-effect-merchant = 自分の街区で大使館タイルのない広場（中央を含む）1つにつきコイン1枚を得る。
person-effect-innkeeper = ゲストハウスの影響力1につき名声2点を得る。
person-effect-councillor = さらに2人まで、1人ずつ、コイン1枚で買収する。別の2人でも、同じ人物を2回でもよい。市参事をもう一度買収することはできない。
person-effect-guard = 全体ストックにある自分の影響マーカー2個につき名声3点を得る。
person-effect-gravedigger = このラウンドの人物3人（墓掘りを含む）のネズミの合計と同じ点数の名声を得る。
person-effect-actress = 自分の施設1つのコマすべてを別の自分の施設に移し、移した先の施設のアクションを行う。
person-effect-mistress = 友人のいる施設に全体ストックの影響マーカー1個を置き、その施設のアクションを行う。友人がまだ手元にあれば、何も起きない。

person-rats = { $n ->
        [0] ネズミなし。
       *[other] ネズミ{ $n }匹。
    }
person-brown = どのステージにも登場する6人のうちの1人。
person-grey = ステージ{ $letter }：ゲーム中に1度だけ登場する。
person-cost = 買収費用：コイン{ $n }枚。
persons-in-play = このゲームの灰色の人物
persons-rats-now = { $n ->
       *[other] このラウンドのネズミ{ $n }匹
    }
persons-brown-ahead = 残りの人物：茶色（このステージ）{ $n }人
persons-grey-ahead = 灰色{ $n }人

own-persons-title = 自作の人物
own-content-title = 自作の人物と版
own-content-short = 自作の内容
own-content-how = baker.person.tomlやfamily.edition.tomlのようなファイルをウィンドウに落とすか、{ $folder }のフォルダー「persons」「editions」に入れてください。書き方はルールの「自作の人物と版」の章にあります。これらを使うゲームは記録の順位に入りません。
own-content-replaced = 同じキーのものと入れ替わりました：{ $names }。始まったゲームは始めたときのままです。
own-content-lost = ファイルがなくなったか誤りがあるため、次のゲームから外れました：{ $names }。
own-content-changed = 選んだあとでファイルが変わりました：{ $names }。次のゲームでは新しい内容になります。
own-content-only-here = 手元のファイルにはなく、このゲームだけのもの：{ $names }。効果はルールにあります。絵はファイルの持ち主だけが見られます。
own-content-differs = 手元のファイルとは内容が異なります：{ $names }。このゲームは始めたときの内容で続きます。
own-content-mistakes = 誤りのあるファイルがあります。このページで確認できます。
own-persons-hint = この人物を次のゲームに登場させるかどうか。
own-persons-brown = 各ステージに登場する6人のうち、{ $person }の代わりになる。
own-persons-grey = ステージ{ $letter }の灰色の人物に加わる。そのうち3人が引かれる。
own-persons-taken = 次の新しいゲームに登場：{ $names }。
own-persons-wrong = ファイルの誤り：
own-editions-title = 自作の版
own-editions-hint = この版を次のゲームの選択肢に加えるかどうか。
own-editions-taken = 次の新しいゲームで使えます：{ $names }。
