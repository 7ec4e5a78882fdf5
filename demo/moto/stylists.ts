import type { DemoStylist } from '../demo-shop.ts'

export const stylists: DemoStylist[] = [
  {
    key: 'aoki',
    name: '青木 遥',
    name_kana: 'アオキ ハルカ',
    title: '浜松本店・ウェア担当',
    height: 158,
    profile_html:
      '<p>学生のころから125で通学し、いまは400で東海道を行ったり来たりしています。小柄な体に合うウェアを探してきた経験を、寸法のご相談に生かしています。</p><h2>得意なこと</h2><ul><li>女性と小柄な方の寸法合わせ</li><li>通勤で浮かない、街なじみのよい組み合わせ</li></ul>',
    coordinates: [
      {
        title: '朝の通勤、6℃から',
        body: '風を止める三季ジャケットに、薄手の中着を一枚。駅前に停めても浮かない色でまとめました。靴は歩きやすいスニーカー型です。',
        product_keys: ['jacket-three-season', 'glove-cow-short', 'boots-sneaker-wp', 'jet-tsukin'],
        published_days_ago: 9,
      },
      {
        title: '梅雨どき、濡れない帰り道',
        body: '雨具は着る順番が大切です。防水の靴を先に履き、裾をかぶせてから手袋を袖の中へ。水の入り口がなくなります。',
        product_keys: ['jacket-rain', 'boots-sneaker-wp', 'seat-bag-roll-40'],
        published_days_ago: 160,
      },
    ],
  },
  {
    key: 'okabe',
    name: '岡部 隼人',
    name_kana: 'オカベ ハヤト',
    title: '浜松本店・旅の支度担当',
    height: 174,
    profile_html:
      '<p>休みのたびに林道とキャンプ場へ。荷物は少なく、でも温かい食事は譲らない、が信条です。積み方のご相談はお任せください。</p><h2>得意なこと</h2><ul><li>一泊から一週間までの荷造り</li><li>長距離でも疲れにくい着こなし</li></ul>',
    coordinates: [
      {
        title: '秋の一泊、焚き火の夜まで',
        body: '昼は暖かくても、火を離れれば冷えます。電熱ベストを中に仕込み、外は火の粉に強い綿の上着を。荷物は60Lの鞄ひとつに収めました。',
        product_keys: ['jacket-denim', 'jacket-vest', 'boots-engineer', 'seat-bag-camp-60'],
        published_days_ago: 21,
      },
      {
        title: '林道の半日',
        body: '転んでも軽い傷で済むように、関節に当て物の入ったものを選びます。視界の広いオフロードヘルメットは、休憩のときも楽です。',
        product_keys: ['full-face-michi', 'boots-trail', 'glove-punching', 'handlebar-trail'],
        published_days_ago: 58,
      },
      {
        title: '真夏の東名、600km',
        body: '汗は、かいた先から乾かすのがいちばんです。全面メッシュの上着に、指先の効く夏の手袋。水は背中ではなくタンクの上に。',
        product_keys: ['jacket-mesh', 'glove-mesh', 'full-face-tabi', 'seat-bag-day-8'],
        published_days_ago: 118,
      },
    ],
  },
  {
    key: 'sawatari',
    name: '沢渡 誠',
    name_kana: 'サワタリ マコト',
    title: '浜松本店・旧車とカスタム担当',
    height: 169,
    profile_html:
      '<p>旧い単気筒を3台、直しながら乗っています。見た目を変えるときこそ、乗りやすさと車検を忘れない。そんな改造のお手伝いをしています。</p><h2>得意なこと</h2><ul><li>旧い車両に似合う部品選び</li><li>保安基準の範囲でのカスタム</li></ul>',
    coordinates: [
      {
        title: '喫茶店まで、ゆっくり30分',
        body: '丸いヘルメットに、使い込んだ革の手袋。車両は丸ミラーと砲弾形のウインカーで、昔の写真のような佇まいに。',
        product_keys: ['jet-kissa', 'glove-deer', 'mirror-round-m10', 'turn-signal-bullet'],
        published_days_ago: 34,
      },
      {
        title: '手元だけ、新しく',
        body: 'いちばん触れる場所を替えると、乗るたびにうれしくなります。握りとレバーの遊びを合わせるだけで、操作が軽くなりました。',
        product_keys: ['grip-barrel-130', 'lever-set-kaze-250r', 'mirror-bar-end'],
        published_days_ago: 90,
      },
    ],
  },
]
