import { toArticles } from '../article.ts'

export const blogs = toArticles([
  [
    'first-kit',
    'つくる',
    5,
    'はじめてのロボットキット、三つの道具',
    'ニッパー、やすり、それに好きな飲みもの。',
    '<p>プラモデルは、説明書の順に切って、はめるだけで形になります。道具は三つあれば足ります。</p><h2>一つめ、ニッパー</h2><p>部品から少し離して切り、残りをもう一度切ります。二度に分けると、白い跡が残りません。</p><h2>二つめ、やすり</h2><p>切り口を軽くなでます。つるりとしたら終わりです。</p><h2>三つめ、飲みもの</h2><p>一時間ごとに手を止めましょう。最初の一体は<a href="/product/kit-yagura/">かんたんキット ヤグラ</a>がおすすめです。</p>',
    'robot-kit',
  ],
  [
    'shelf-light',
    'かざる',
    18,
    '棚の上の照らしかた',
    '左上から一つ。影ができると、物語が始まります。',
    '<p>フィギュアは、光を一つにすると見ちがえます。</p><h2>左上から</h2><p>机の明かりを左に寄せ、少し高いところから当てます。右下に影が落ちると、重さが出ます。</p><h2>背景は一色</h2><p>色紙を一枚立てるだけです。<a href="/product/figure-tantei/">ねこまる探偵</a>には黄色、<a href="/product/figure-shasho/">車掌ピッコ</a>には紺がよく合います。</p>',
    'toy-figure',
    'capsule-toy',
  ],
  [
    'two-players',
    'あそぶ',
    36,
    '二人で遊べる卓のゲーム',
    '三十分で終わるものから、夜更けまでのものまで。',
    '<p>二人しかいない夜のために、三つ選びました。</p><table><thead><tr><th scope="col">名前</th><th scope="col">時間</th><th scope="col">向いている人</th></tr></thead><tbody><tr><td><a href="/product/game-market/">にくきゅう市場</a></td><td>約30分</td><td>初めての方</td></tr><tr><td><a href="/product/card-starter/">竜札 はじめてデッキ</a></td><td>約20分</td><td>勝負が好きな方</td></tr><tr><td><a href="/product/game-valley/">竜の谷</a></td><td>約60分</td><td>力を合わせたい方</td></tr></tbody></table>',
    'board-game',
    'card-pack',
  ],
  [
    'wash-plush',
    'ていれ',
    64,
    'ぬいぐるみの洗いかた',
    'ぬるま湯で押し洗い。乾かすのは日かげで。',
    '<p>抱いて寝るなら、季節に一度は洗いたいものです。</p><h2>手順</h2><ol><li>ぬるま湯に中性の洗剤を溶かします。</li><li>押して、はなす。こすらずに十分ほど。</li><li>乾いた布ではさみ、日かげでつるします。</li></ol><h2>毛並みを起こす</h2><p>半乾きのときに、歯ブラシで軽くなでます。<a href="/product/plush-kujira/">うみもち くじら</a>も、もとのもちもちに戻ります。</p>',
    'plush',
  ],
])
