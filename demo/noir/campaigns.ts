import type { DemoCatalog, DemoCoupon, DemoLandingPage } from '../demo-shop.ts'

export const coupons: DemoCoupon[] = [
  {
    code: 'HAJIME',
    name: 'はじめての方へ 1,000円引き',
    description: '',
    kind: 'amount',
    discount: 1000,
    minimum_total: 15_000,
    expires_in_days: 120,
  },
  {
    code: 'OKURI',
    name: '送料をいただきません',
    description: '',
    kind: 'carriage',
    discount: 0,
    minimum_total: 5000,
    expires_in_days: 60,
  },
]

export const landingPages: DemoLandingPage[] = [
  {
    slug: 'first-room',
    title: 'はじめの一部屋、三つで鳴らす',
    description: '回すもの、大きくするもの、鳴らすもの。三つそろえば、部屋は聴く場所になります。',
    layout: 'default',
    body_html: `<h2>一、回すもの</h2>
<p>盤を回す機械です。はじめての方には、回転が落ち着いていて、針の替えやすい<a href="/product/turntable-hodo/">歩度</a>をお勧めします。立ち上がって針を上げる時間も楽しみたい方は、<a href="/product/turntable-enso/">円相</a>を。</p>
<h2>二、大きくするもの</h2>
<p>六畳なら、出力は10Wで足ります。<a href="/product/amplifier-hitotsume/">一つ目</a>は35W。つまみ一つで、ほかに迷うところがありません。</p>
<h2>三、鳴らすもの</h2>
<table><thead><tr><th scope="col">部屋</th><th scope="col">お勧め</th><th scope="col">理由</th></tr></thead><tbody><tr><td>六畳まで</td><td><a href="/product/speaker-ichirin/">一輪</a></td><td>小さな音でも声が崩れません</td></tr><tr><td>八畳まで</td><td><a href="/product/speaker-madobe/">窓辺</a></td><td>本棚に収まり、48Hzまで出ます</td></tr><tr><td>それより広い</td><td><a href="/product/speaker-sugidachi/">杉立</a></td><td>左右に2mの間が取れるなら</td></tr></tbody></table>
<h2>買わなくてよいもの</h2>
<p>高い線、重い台、音の出ない飾り。まず三つで一か月聴いてください。足りないものは、そのあとに分かります。</p>
<p>部屋の広さと、よく聴く曲を<a href="/contact/">お知らせください</a>。お返事は、売り込みではなく見積もりの形でお送りします。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['HAJIME', 'OKURI'],
    redirect_url: null,
    published_days_ago: 15,
  },
]

export const catalogs: DemoCatalog[] = [
  {
    key: 'winter-2026',
    name: '音と針 2026年 冬',
    description: '全品の数値を一冊にまとめた冊子です。紙の冊子も無料でお送りします。',
    issue: '2026年 冬',
    greeting:
      'この冊子には、値引きの言葉を載せておりません。代わりに、測った値と、合わない方のことを書きました。夜の長い季節に、灯りをひとつ点けてお読みください。',
    chapters: [
      {
        title: '耳に掛ける',
        lead: '重さの順に並べました。',
        product_keys: ['earphone-kosame', 'headphone-hakubo-40', 'headphone-nagi', 'headphone-kodama'],
      },
      {
        title: '部屋で鳴らす',
        lead: '入り口から出口まで。',
        product_keys: ['turntable-enso', 'amplifier-nihon', 'speaker-madobe', 'speaker-sugidachi'],
      },
      {
        title: '手首に着ける',
        lead: '厚さの順に並べました。',
        product_keys: ['quartz-hakushi', 'mechanical-kobyoshin', 'mechanical-tsukimi', 'mechanical-oki'],
      },
    ],
    is_orderable: true,
    published_days_ago: 22,
  },
]
