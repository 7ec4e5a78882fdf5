import type { DemoCatalog, DemoCoupon, DemoLandingPage } from '../demo-shop.ts'

export const coupons: DemoCoupon[] = [
  {
    code: 'HATSUMONO',
    name: 'はじめての箱 300円引き',
    description: '',
    kind: 'amount',
    discount: 300,
    minimum_total: 3000,
    expires_in_days: 120,
  },
  {
    code: 'FUYUBAKO',
    name: '冬の箱 送料無料',
    description: '',
    kind: 'carriage',
    discount: 0,
    minimum_total: 4800,
    expires_in_days: 60,
  },
]

export const landingPages: DemoLandingPage[] = [
  {
    slug: 'winter-box',
    title: '冬の箱、四つ。',
    description: '今朝の台から、献立ごとに詰めました。箱がひとつあれば、三日ぶんの膳が決まります。',
    layout: 'default',
    body_html: `<h2>何を作るかで、えらぶ</h2>
<table><thead><tr><th scope="col">今夜は</th><th scope="col">この箱</th></tr></thead><tbody><tr><td>鍋を囲む</td><td><a href="/product/box-nabe/">冬の鍋の箱</a></td></tr><tr><td>煮ものを仕込む</td><td><a href="/product/box-konsai/">根菜の箱</a></td></tr><tr><td>こたつでくつろぐ</td><td><a href="/product/box-kudamono/">冬のくだものの箱</a></td></tr><tr><td>明日の朝を楽しみに</td><td><a href="/product/box-asa/">朝ごはんの箱</a></td></tr></tbody></table>
<h2>ふたの裏に、産地の札</h2>
<p>中身の一品ずつに、産地と生産者の名前を書いた札を貼っています。気に入った品は、次から一品でお求めください。</p>
<h2>箱は、また使います</h2>
<p>空いた箱は畳んで、次のお届けのときにお返しください。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['HATSUMONO', 'FUYUBAKO'],
    redirect_url: null,
    published_days_ago: 12,
  },
  {
    slug: 'first-time',
    title: 'はじめての三丁目',
    description: '札の読みかたと、届くまで。',
    layout: 'simple',
    body_html: `<h2>札の一行めは、産地です</h2>
<p>どこで、だれが作ったか。値段より先に書いています。名前を押すと、その<a href="/maker/">生産者</a>の品が並びます。</p>
<h2>朝九時までのご注文は、その日に出ます</h2>
<p><a href="/product/leaf-hakusai/">葉物</a>や<a href="/product/fish-buri/">魚</a>は冷蔵の便で、関東へは翌日に届きます。</p>
<h2>箱がいっぱいになるまで</h2>
<p>送料は一箱ぶんです。<a href="/product/rice-shinmai/">米</a>や<a href="/product/egg-hiragai/">たまご</a>も、同じ箱でどうぞ。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['HATSUMONO'],
    redirect_url: null,
    published_days_ago: 60,
  },
]

export const catalogs: DemoCatalog[] = [
  {
    key: 'season-book',
    name: '旬の帖 2026年 冬',
    description: '十一月から二月までの、台にのる順の帖です。紙の冊子も無料でお送りします。',
    issue: '2026年 冬',
    greeting:
      '霜がおりると、畑の味が変わります。いつ、どこから、何が届くか。冬の三か月ぶんを一冊にまとめました。台所の壁にかけて、どうぞお使いください。',
    chapters: [
      {
        title: '十一月の台',
        lead: '霜にあたって甘くなる、葉と根の月です。',
        product_keys: ['leaf-hakusai', 'leaf-horenso', 'root-miura', 'root-renkon'],
      },
      {
        title: '十二月の台',
        lead: '海が冷えて、魚と柑橘がそろいます。',
        product_keys: ['fish-buri', 'fish-gaki', 'fruit-mikan', 'fruit-yuzu'],
      },
      {
        title: '毎日の膳',
        lead: '季節が変わっても、まん中にあるもの。',
        product_keys: ['rice-shinmai', 'egg-hiragai', 'miso-kome', 'box-asa'],
      },
    ],
    is_orderable: true,
    published_days_ago: 30,
  },
]
