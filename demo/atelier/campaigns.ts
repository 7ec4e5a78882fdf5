import type { DemoCatalog, DemoCoupon, DemoLandingPage } from '../demo-shop.ts'

export const coupons: DemoCoupon[] = [
  {
    code: 'SUNPOU',
    name: 'はじめての一着 1,000円引き',
    description: '',
    kind: 'amount',
    discount: 1000,
    minimum_total: 10_000,
    expires_in_days: 120,
  },
  {
    code: 'HITOSOROI',
    name: '上下そろえて 送料無料',
    description: '',
    kind: 'carriage',
    discount: 0,
    minimum_total: 8000,
    expires_in_days: 90,
  },
]

export const landingPages: DemoLandingPage[] = [
  {
    slug: 'hakarikata',
    title: '測り方の手引き',
    description: '巻尺と、いちばん好きな服を一枚。五分で、次の服の寸法が決まります。',
    layout: 'default',
    body_html: `<h2>好きな服を、平らに置く</h2>
<p>体を測るより、着やすい服を測るほうが確かです。しわを伸ばし、釦を留めて、床に置いてください。</p>
<h2>測る所は、四つ</h2>
<table><thead><tr><th scope="col">所</th><th scope="col">測り方</th></tr></thead><tbody><tr><td>着丈</td><td>襟のつけ根の真ん中から、裾まで</td></tr><tr><td>身幅</td><td>袖のつけ根から反対のつけ根まで</td></tr><tr><td>肩幅</td><td>左右の肩の縫い目のあいだ</td></tr><tr><td>袖丈</td><td>肩の縫い目から袖口まで。縫い目がないときは首の後ろから（裄丈）</td></tr></tbody></table>
<h2>ズボンは、腰まわりから</h2>
<p>ウエストの数字は、はく位置で変わります。<a href="/category/trousers/">ズボンの棚</a>では、お尻のいちばん太い所の「腰まわり」を先に載せています。</p>
<h2>迷ったら</h2>
<ul><li>シャツは小さいほう：<a href="/product/shirt-everyday/">毎日の白いシャツ</a></li><li>コートは大きいほう：<a href="/product/coat-chester/">尾州の長い上着</a></li><li>靴は夕方の足で：<a href="/product/shoes-derby/">外羽根の革靴</a></li></ul>
<p>それでも迷うときは、四つの数字を<a href="/contact/">お問い合わせ</a>からお送りください。スタイリストがお返事します。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['SUNPOU', 'HITOSOROI'],
    redirect_url: null,
    published_days_ago: 30,
  },
]

export const catalogs: DemoCatalog[] = [
  {
    key: 'winter-2026',
    name: '冬の着こなし帖',
    description: '三人のスタイリストが、二十四着から組んだ十二の着合わせ。紙の冊子も無料でお送りします。',
    issue: '2026年 冬',
    greeting:
      '服は、一着で着るものではありません。肩幅の合うシャツに、裾の浮くズボン、その足もとの靴。寸法の合うもの同士を並べてみました。鏡の前で、一枚ずつ置き換えながらご覧ください。',
    chapters: [
      {
        title: '小柄の着丈',
        lead: '折る、まくる、浮かせる。',
        product_keys: ['knit-crew', 'trousers-wide', 'bag-tote', 'shoes-sneaker'],
      },
      {
        title: '仕事の日',
        lead: '洗えて、きちんと見える。',
        product_keys: ['coat-chester', 'shirt-everyday', 'trousers-tapered', 'shoes-derby'],
      },
      {
        title: '重ねる',
        lead: '厚みの違う編み地と織り地。',
        product_keys: ['coat-duffle', 'knit-turtle', 'trousers-straight', 'scarf-bands'],
      },
    ],
    is_orderable: true,
    published_days_ago: 20,
  },
]
