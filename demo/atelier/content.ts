import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import type { DemoBanner, DemoShop } from '../demo-shop.ts'
import { toMessages } from '../to-messages.ts'
import { toStaticPages } from '../to-static-pages.ts'
import { company } from './company.ts'

export const banners: DemoBanner[] = [
  {
    area: 'top-main',
    title: '寸法の合うもの同士を、並べてみる。',
    subtitle: '冬の着合わせ、三人のスタイリストから',
    href: '/stylist/',
    picture_kinds: ['overcoat', 'knit-top', 'trousers', 'walking-shoes'],
  },
  {
    area: 'top-main',
    title: '今年のコート',
    subtitle: '一日に十メートルの布から、三型',
    href: '/category/coats/',
    picture_kinds: ['overcoat', 'knit-scarf'],
  },
  {
    area: 'top-main',
    title: 'ズボンは腰まわりから',
    subtitle: '裾上げは無料です',
    href: '/category/trousers/',
    picture_kinds: ['trousers', 'walking-shoes'],
  },
  {
    area: 'top-sub',
    title: '裾を三センチ、床から浮かせる',
    subtitle: '三枝 透子　158cm',
    href: '/stylist/saegusa/',
    picture_kinds: ['knit-top', 'trousers', 'canvas-bag', 'walking-shoes'],
  },
  {
    area: 'top-sub',
    title: '上着の袖から、シャツを一センチ',
    subtitle: '苅田 直　172cm',
    href: '/stylist/karita/',
    picture_kinds: ['overcoat', 'trousers', 'linen-shirt', 'walking-shoes'],
  },
  {
    area: 'top-sub',
    title: '縄編みに、青をひとつ',
    subtitle: '倉橋 栞　164cm',
    href: '/stylist/kurahashi/',
    picture_kinds: ['knit-top', 'skirt', 'overcoat', 'knit-scarf'],
  },
  {
    area: 'side',
    title: '測り方の手引き',
    subtitle: '巻尺と、好きな服を一枚',
    href: '/lp/hakarikata/',
    picture_kinds: ['linen-shirt', 'trousers'],
  },
]

export const freeAreas: DemoShop['free_areas'] = [
  {
    code: 'header-notice',
    name: 'ヘッダーのお知らせ',
    body_html: '<p>寸法の交換は14日まで、初回は送料無料</p>',
  },
  {
    code: 'footer-guide',
    name: 'フッターのご案内',
    body_html: `<ul><li><a href="/guide/">ご利用ガイド</a></li><li><a href="/shipping/">送料とお届け</a></li><li><a href="/tradelaw/">特定商取引法に基づく表記</a></li><li><a href="/privacy/">プライバシーポリシー</a></li><li><a href="/company/">会社概要</a></li></ul><p>お電話 ${company.phone_number}（${company.business_hours}、水曜定休）</p>`,
  },
  {
    code: 'top-about',
    name: 'トップの紹介文',
    body_html:
      '<h2>測ってから、並べています</h2><p>ものさし衣料室は、毛織の町・一宮の小さな衣料店です。届いた服は一着ずつ平らに置いて測り、三人のスタイリストが着てから棚に並べます。寸法の表が商品の説明より先にあるのは、そのためです。</p>',
  },
  {
    code: 'product-shipping',
    name: '商品ページの配送のご案内',
    body_html:
      '<p>12時までのご注文は当日出荷します。裾上げのあるズボンは三日ほどいただきます。寸法の交換は14日まで、はじめの一度は送料無料です。</p>',
  },
  {
    code: 'cart-guide',
    name: 'カートのご案内',
    body_html: `<h3>試着について</h3><p>下げ札を付けたまま、室内で試着してください。寸法が合わないときは、お届けから14日以内に交換を承ります。</p><h3>送料</h3>${SHIPPING_FEES_MARK}`,
  },
]

export const messages = toMessages('ものさし衣料室', company, {
  memorial: '大切な日を登録しておくと、三週間前にお知らせします。',
  stock:
    '店頭でも販売しているため、行き違いで品切れとなることがございます。その場合は当日中にご連絡いたします。',
  shipping_fees: '商品の合計が12,000円（税込）以上で送料無料です。',
  cancel: '裾上げを始めたズボンは、お取り消しを承れません。股下の長さをお確かめください。',
  contact: '寸法のご相談は、手持ちの服の着丈、身幅、肩幅、袖丈をお書き添えください。',
})

/** What may and may not come back, one a line. */
const returns = [
  '商品に不具合があるとき：到着から14日以内にご連絡ください。送料当店負担で、交換または返金いたします。',
  '寸法の交換：下げ札の付いたものを、到着から14日以内に承ります。はじめの一度は送料を当店が負担します。',
  'お客様のご都合の返品：室内で試着されただけのものを、到着から14日以内のご連絡で承ります。返送料はお客様のご負担です。',
  '裾上げなどの直しをしたもの：交換と返品はお受けできません。',
]

/** The shop's own words of the pages on its terms. */
export const tradeLaw = {
  returns: returns.join('\n'),
  shipping_note:
    '<h2>畳んでお届けします</h2><p>コートも畳んで箱に入れます。届いたら、幅のあるハンガーに一晩吊るしてください。</p>',
}

export const staticPages = toStaticPages(company, {
  site_name: 'ものさし衣料室',
  business: '衣料品、鞄、靴の企画と小売',
  founded: '2009年4月',
  capital: '500万円',
  staff: '9名',
  greeting: [
    '一宮の商店街で、洋服の直しの店として始めました。丈を詰める服、幅を出す服を毎日測るうちに、はじめから寸法を書いて売ればよいと気づいたのが、衣料室の始まりです。',
    '服の良し悪しより先に、合うか合わないかをお伝えします。',
  ],
  history: [
    ['2009年', '一宮市栄で、洋服の直しの店として創業'],
    ['2014年', '自店のシャツ「一寸」を始める'],
    ['2018年', 'インターネットでの販売を開始'],
    ['2022年', '三人のスタイリストによる着合わせの掲載を開始'],
  ],
  returns,
  guide_extra_html:
    '<h2>裾上げ</h2><p>ズボンの裾上げは無料です。ご注文の備考に、股下をセンチでお書きください。三日ほどいただきます。</p>',
})

export const inquiryCategories = [
  { key: 'size', name: '寸法の相談' },
  { key: 'order', name: 'ご注文・お支払い' },
  { key: 'delivery', name: 'お届け' },
  { key: 'repair', name: '直し・手入れ' },
  { key: 'other', name: 'その他' },
]

export const collections: DemoShop['collections'] = [
  {
    alias: 'recommend',
    name: '三枝 透子の、今日の一式',
    description: '158cm・サイズ1。裾を三センチ、床から浮かせます。',
    product_keys: ['knit-crew', 'trousers-wide', 'bag-tote', 'shoes-sneaker'],
  },
  {
    alias: 'season',
    name: '苅田 直の、仕事の日',
    description: '172cm・サイズ3。上着の袖から、シャツを一センチ。',
    product_keys: ['coat-chester', 'trousers-tapered', 'shirt-everyday', 'shoes-derby'],
  },
  {
    alias: 'ranking',
    name: 'よく試着される服',
    description: '直近30日に、店で袖を通された回数から。',
    product_keys: [
      'shirt-band',
      'knit-cardigan',
      'trousers-straight',
      'coat-duffle',
      'bag-shoulder',
      'shirt-stripe',
    ],
  },
]
