import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import type { DemoBanner, DemoShop } from '../demo-shop.ts'
import { toMessages } from '../to-messages.ts'
import { toStaticPages } from '../to-static-pages.ts'
import { company } from './company.ts'

export const banners: DemoBanner[] = [
  {
    area: 'top-main',
    title: '一年の、ありがとうを。',
    subtitle: 'お歳暮の承りをはじめました',
    href: '/category/occasion-chugen/',
    picture_kinds: ['sweets-box', 'sake-bottle', 'furoshiki'],
  },
  {
    area: 'top-main',
    title: '生まれてきてくれた、お礼に',
    subtitle: '出産の内祝い',
    href: '/category/occasion-uchiiwai/',
    picture_kinds: ['towel-set', 'cookie-tin', 'rice-bag'],
  },
  {
    area: 'top-main',
    title: 'ふたりの食卓に',
    subtitle: '結婚祝いの漆器と器',
    href: '/category/occasion-wedding/',
    picture_kinds: ['lacquer-box', 'chopsticks', 'ceramic-cup'],
  },
  {
    area: 'top-sub',
    title: '熨斗の書き方',
    subtitle: 'これだけ覚えれば大丈夫',
    href: '/blog/noshi/',
    picture_kinds: ['furoshiki'],
  },
  {
    area: 'top-sub',
    title: '新米が届きました',
    subtitle: '十日町の棚田から',
    href: '/category/rice/',
    picture_kinds: ['rice-bag'],
  },
  {
    area: 'side',
    title: '名入れを承ります',
    subtitle: '箸・革小物・タオル',
    href: '/category/chopsticks/',
    picture_kinds: ['chopsticks'],
  },
]

export const freeAreas: DemoShop['free_areas'] = [
  {
    code: 'header-notice',
    name: 'ヘッダーのお知らせ',
    body_html: '<p>熨斗・包装・メッセージカードは無料で承ります</p>',
  },
  {
    code: 'footer-guide',
    name: 'フッターのご案内',
    body_html: `<ul><li><a href="/guide/">ご利用ガイド</a></li><li><a href="/shipping/">送料とお届け</a></li><li><a href="/tradelaw/">特定商取引法に基づく表記</a></li><li><a href="/privacy/">プライバシーポリシー</a></li><li><a href="/company/">会社概要</a></li></ul><p>お電話 ${company.phone_number}（${company.business_hours}、日曜定休）</p>`,
  },
  {
    code: 'top-about',
    name: 'トップの紹介文',
    body_html:
      '<h2>日を結び、人を結ぶ</h2><p>結日堂は、金沢の尾張町にある小さな贈りものの店です。産地を歩き、作り手の話を聞き、自分たちで使ってみたものだけを箱に詰めています。大切な方への一品を、一緒にお選びします。</p>',
  },
  {
    code: 'product-shipping',
    name: '商品ページの配送のご案内',
    body_html:
      '<p>在庫のある品は、13時までのご注文で当日出荷いたします。お届け日のご指定、熨斗、カードは無料で承ります。</p>',
  },
  {
    code: 'cart-guide',
    name: 'カートのご案内',
    body_html: `<h3>贈りものの方へ</h3><p>熨斗、包装、メッセージカードは、お届け先ごとにお選びいただけます。金額の分かる書類は入れておりません。</p><h3>送料</h3>${SHIPPING_FEES_MARK}`,
  },
]

export const messages = toMessages('結日堂', company, {
  memorial: 'ご家族やご友人の誕生日、記念日を登録しておくと、三週間前に贈りもののご案内をお送りします。',
  stock:
    '手仕事の品は数に限りがあり、行き違いで品切れとなることがございます。その場合は当日中にご連絡いたします。',
  shipping_fees: '商品の合計が8,800円（税込）以上で送料無料です。夏の冷蔵便の追加料金はいただきません。',
  cancel: '食品と名入れの品は、お客様のご都合による返品を承れません。お届け日と期限をお確かめください。',
  contact: '熨斗の書き方や、お品選びのご相談も承ります。',
})

/** What may and may not come back, one a line. */
const returns = [
  '商品に不具合があるとき：到着から8日以内にご連絡ください。送料当店負担で、交換または返金いたします。',
  'お客様のご都合：食品と名入れの品を除き、未使用のものに限り、到着から8日以内のご連絡で承ります。返送料はお客様のご負担です。',
  '食品・酒類：品質の管理のため、お客様のご都合による返品はお受けできません。',
  '名入れ・刻印の品：作業の開始後の取り消しと返品はお受けできません。',
]

/** The shop's own words of the pages on its terms. */
export const tradeLaw = {
  returns: returns.join('\n'),
  shipping_note:
    '<h2>季節の配送</h2><p>7月から9月は、溶けやすい菓子を冷蔵便でお届けします。追加の料金はいただきません。消費期限の短い品は、北海道・沖縄・離島へお届けできないことがあります。</p>',
}

export const staticPages = toStaticPages(company, {
  site_name: '結日堂',
  business: '贈答品の企画と通信販売、酒類の小売',
  founded: '1952年3月',
  capital: '1,000万円',
  staff: '14名',
  greeting: [
    '結日堂は、戦後まもない金沢で進物の包みを請け負う店として始まりました。屋号には、日々を結び、人と人を結ぶという願いを込めています。',
    '贈る方の気持ちが、そのまま届くように。品選びから熨斗の仕上げまで、一つずつ心を込めてお手伝いいたします。',
  ],
  history: [
    ['1952年', '金沢市尾張町で、進物包装の店として創業'],
    ['1978年', '茶と菓子の詰め合わせを始める'],
    ['2005年', '株式会社に改組'],
    ['2016年', 'インターネットでの販売を開始'],
    ['2022年', '産地をたずねる読みものの連載を開始'],
  ],
  returns,
  guide_extra_html: `<h2>熨斗と包装</h2><p>熨斗、包装、${GIFT_MESSAGE_MAX}文字までのメッセージカードは無料です。お届け先ごとに、水引、内のし・外のし、表書きとお名前をご指定いただけます。表書きとお名前は、のし紙に印字します。</p><h2>酒類のご購入</h2><p>20歳未満の方への酒類の販売はいたしません。お届けのときに年齢を確かめさせていただくことがあります。</p>`,
})

export const inquiryCategories = [
  { key: 'gift', name: '熨斗・包装・お品選び' },
  { key: 'order', name: 'ご注文・お支払い' },
  { key: 'delivery', name: 'お届け' },
  { key: 'product', name: '商品・アレルゲン' },
  { key: 'corporate', name: '法人の贈答' },
  { key: 'other', name: 'その他' },
]

export const collections: DemoShop['collections'] = [
  {
    alias: 'recommend',
    name: '店主のおすすめ',
    description: '迷ったら、まずこちらから。',
    product_keys: [
      'wagashi-yokan',
      'cookie-field',
      'towel-set-m',
      'sencha-hatsutsumi',
      'lacquer-wan-pair',
      'chopsticks-meoto',
      'catalogue-take',
      'jam-apple',
    ],
  },
  {
    alias: 'ranking',
    name: '今月よく贈られている品',
    description: '直近30日の出荷数から選びました。',
    product_keys: [
      'rice-koshi',
      'castella-plain',
      'cookie-butter',
      'towel-set-s',
      'sake-set',
      'juice-mikan',
      'coffee-omote',
      'furoshiki-seigaiha',
    ],
  },
  {
    alias: 'uchiiwai',
    name: '内祝いに',
    description: '出産・結婚のお返しに。',
    product_keys: [
      'rice-weight',
      'towel-baby',
      'cookie-madeleine',
      'chopsticks-five',
      'jam-strawberry',
      'catalogue-ume',
    ],
  },
  {
    alias: 'season',
    name: '冬のごあいさつ',
    description: 'お歳暮にふさわしい品を集めました。',
    product_keys: [
      'sake-junmai',
      'dried-fruit-persimmon',
      'wagashi-senbei',
      'sencha-gyokuro',
      'scarf-cashmere',
      'juice-setoka',
    ],
  },
]
