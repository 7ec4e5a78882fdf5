import type { DemoCatalog, DemoCoupon, DemoLandingPage } from '../demo-shop.ts'

export const coupons: DemoCoupon[] = [
  {
    code: 'YOYAKU',
    name: '予約の品 500円引き',
    description: '',
    kind: 'amount',
    discount: 500,
    minimum_total: 4000,
    expires_in_days: 90,
  },
  {
    code: 'MATOME',
    name: 'まとめ買い 送料無料',
    description: '',
    kind: 'carriage',
    discount: 0,
    minimum_total: 5000,
    expires_in_days: 60,
  },
]

export const landingPages: DemoLandingPage[] = [
  {
    slug: 'doruga',
    title: '重機兵ドルガ 集結',
    description: '四機そろって、採掘場が動きだす。腕も武器も、付けかえ自由。',
    layout: 'default',
    body_html: `<h2>四つの機体</h2>
<table><thead><tr><th scope="col">機体</th><th scope="col">全高</th><th scope="col">発売</th></tr></thead><tbody><tr><td><a href="/product/kit-doruga/">ドルガ 一号機</a></td><td>約180mm</td><td>発売中</td></tr><tr><td><a href="/product/kit-hayate/">ハヤテ 斬撃装備</a></td><td>約165mm</td><td>発売中</td></tr><tr><td><a href="/product/kit-yagura/">かんたんキット ヤグラ</a></td><td>約120mm</td><td>予約受付中</td></tr><tr><td><a href="/product/kit-tsubasa/">ツバサ 高空型</a></td><td>約195mm</td><td>予約受付中</td></tr></tbody></table>
<h2>付けかえて、自分の一機に</h2>
<p>肩と手首の軸は、どの機体も同じ太さです。ハヤテの刀をドルガに、ツバサの翼をヤグラに。組み合わせは、説明書に載せきれませんでした。</p>
<h2>小さな仲間も</h2>
<p>机の上には<a href="/product/capsule-doruga/">てのりの頭</a>を。五つ並べると、格納庫になります。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['YOYAKU', 'MATOME'],
    redirect_url: null,
    published_days_ago: 10,
  },
  {
    slug: 'birthday',
    title: 'お誕生日のおもちゃ',
    description: '年齢と時間で選ぶ、はずれのない六つ。',
    layout: 'simple',
    body_html: `<h2>六歳から</h2>
<p>作るのが好きな子には<a href="/product/block-train/">ブロック ほしくず急行</a>、抱くのが好きな子には<a href="/product/plush-neko/">ねこまる ぬいぐるみ</a>を。</p>
<h2>九歳から</h2>
<p>友だちと遊べる<a href="/product/card-starter/">竜札 はじめてデッキ</a>は、二組あるとすぐに始められます。</p>
<h2>おとなにも</h2>
<p>週末を一つ使って組む<a href="/product/kit-doruga/">重機兵ドルガ</a>をどうぞ。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['MATOME'],
    redirect_url: null,
    published_days_ago: 48,
  },
]

export const catalogs: DemoCatalog[] = [
  {
    key: 'dokan-calendar',
    name: 'どかん通信 冬号',
    description: 'これから出るものを、月ごとに並べた冊子です。紙の冊子も無料でお送りします。',
    issue: '2026年 冬号',
    greeting: '指折り数えて待つのも、おもちゃの楽しみのうちです。これからの楽しみを、月ごとに並べました。',
    chapters: [
      {
        title: '年越しのころに',
        lead: '冬休みの机は、にぎやかなほうがいい。',
        product_keys: ['kit-yagura', 'capsule-express', 'block-castle', 'figure-tomori'],
      },
      {
        title: '年が明けたら',
        lead: '指折り数えて待つ四つです。',
        product_keys: ['plush-shirokuma', 'kit-tsubasa', 'game-tour', 'figure-ryuki'],
      },
    ],
    is_orderable: true,
    published_days_ago: 20,
  },
]
