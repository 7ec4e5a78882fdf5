import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import type { Menus } from '#contract/shapes/menus.ts'
import type { DemoBanner, DemoShop } from '../demo-shop.ts'
import { toMessages } from '../to-messages.ts'
import { toStaticPages } from '../to-static-pages.ts'
import { company } from './company.ts'

export const banners: DemoBanner[] = [
  {
    area: 'top-main',
    title: '重機兵ドルガ、四機集結！',
    subtitle: '腕も武器も付けかえ自由。ツバサ 高空型の予約も受付中です。',
    href: '/lp/doruga/',
    picture_kinds: ['robot-kit', 'capsule-toy'],
  },
  {
    area: 'top-sub',
    title: 'はじめてのロボットキット',
    subtitle: '道具は三つ。ニッパーなしの一体もあります',
    href: '/blog/first-kit/',
    picture_kinds: ['robot-kit', 'block-set'],
  },
  {
    area: 'top-sub',
    title: 'お誕生日のおもちゃ',
    subtitle: '年齢と時間で選ぶ、はずれのない六つ',
    href: '/lp/birthday/',
    picture_kinds: ['plush', 'card-pack'],
  },
  {
    area: 'side',
    title: '二人で遊べる卓のゲーム',
    subtitle: '三十分から、夜更けまで',
    href: '/blog/two-players/',
    picture_kinds: ['board-game', 'card-pack'],
  },
]

export const freeAreas: DemoShop['free_areas'] = [
  {
    code: 'header-notice',
    name: 'ヘッダーのお知らせ',
    body_html: '<p>8,000円（税込）以上で送料無料。予約も一つから</p>',
  },
  {
    code: 'footer-guide',
    name: 'フッターのご案内',
    body_html: `<ul><li><a href="/guide/">ご利用ガイド</a></li><li><a href="/shipping/">送料とお届け</a></li><li><a href="/tradelaw/">特定商取引法に基づく表記</a></li><li><a href="/privacy/">プライバシーポリシー</a></li><li><a href="/company/">会社概要</a></li></ul><p>お電話 ${company.phone_number}（${company.business_hours}、火曜定休）</p>`,
  },
  {
    code: 'top-about',
    name: 'トップの紹介文',
    body_html:
      '<h2>待つ時間も、遊びです</h2><p>おもちゃのどかんは、堺の商店街で三代つづくおもちゃ屋です。発売日を黒板に書いて、子どもたちと数えてきました。その黒板を、そのまま載せています。</p>',
  },
  {
    code: 'product-shipping',
    name: '商品ページの配送のご案内',
    body_html:
      '<p>在庫のある品は、15時までのご注文で当日に出荷いたします。ご予約の品は、発売月のうちに入荷した順にお送りします。</p>',
  },
  {
    code: 'cart-guide',
    name: 'カートのご案内',
    body_html: `<h3>予約の品は、別にお送りします</h3><p>在庫のある品といっしょにご注文いただくと、予約の品がそろってから一度にお届けします。お急ぎの品は、分けてご注文ください。</p><h3>送料</h3>${SHIPPING_FEES_MARK}`,
  },
]

export const messages = toMessages('おもちゃのどかん', company, {
  memorial: 'お誕生日を登録しておくと、三週間前にメールでお知らせします。',
  stock: 'ご予約の数が入荷の数を超えたときは、当日中にご連絡し、次の入荷をお待ちいただくか伺います。',
  shipping_fees: '商品の合計が8,000円（税込）以上で送料無料です。',
  cancel: '箱を開けた品、カードのパックは、お客様のご都合によるお取り消しを承れません。',
  contact: '部品が足りない、折れていたときは、説明書の部品番号をお書き添えください。',
})

/** What may and may not come back, one a line. */
const returns = [
  '商品に不具合があるとき：到着から8日以内にご連絡ください。部品だけのお取り寄せ、交換または返金で承ります。',
  'お客様のご都合：未開封のものに限り、到着から8日以内のご連絡で承ります。返送料はお客様のご負担です。',
  'カードのパックとカプセルトイ：お客様のご都合による返品はお受けできません。',
]

/** The shop's own words of the pages on its terms. */
export const tradeLaw = {
  returns: returns.join('\n'),
  shipping_note:
    '<h2>ご予約の品のお届け</h2><p>発売月のうちに、入荷した順にお送りします。発売月が変わったときは、メールでお知らせします。</p>',
}

export const staticPages = toStaticPages(company, {
  site_name: 'おもちゃのどかん',
  business: '玩具、模型、遊具の小売および通信販売',
  founded: '1957年7月',
  capital: '500万円',
  staff: '11名',
  greeting: [
    'どかん商店は、空き地の土管のとなりで始まった駄菓子とおもちゃの店です。土管はなくなりましたが、名前だけが残りました。',
    '発売日を数えて待つ楽しさを、いまも店の黒板に書いています。画面の向こうの皆さまとも、いっしょに数えられたらうれしく思います。',
  ],
  history: [
    ['1957年', '堺市で、駄菓子とおもちゃの店として開店'],
    ['1979年', '模型の棚をつくる'],
    ['1996年', '店の奥に、遊べる卓を置く'],
    ['2014年', 'インターネットでの販売を開始'],
    ['2022年', '発売カレンダーとご予約を始める'],
  ],
  returns,
  guide_extra_html:
    '<h2>ご予約について</h2><p>予約の品は、商品ページに発売月を大きく書いています。お支払いはご注文のとき、お届けは発売月です。発売の前でしたら、いつでもお取り消しいただけます。</p><h2>部品のお取り寄せ</h2><p>足りない部品、折れた部品は、説明書の部品番号をお知らせください。一つからお送りします。</p>',
})

export const inquiryCategories = [
  { key: 'preorder', name: 'ご予約・発売月' },
  { key: 'parts', name: '部品・不具合' },
  { key: 'order', name: 'ご注文・お支払い' },
  { key: 'delivery', name: 'お届け' },
  { key: 'other', name: 'その他' },
]

export const collections: DemoShop['collections'] = [
  {
    alias: 'recommend',
    name: '店の卓で遊びました',
    description: '店の者が週末に遊んで、もう一回と言ったものです。',
    product_keys: ['game-market', 'kit-hayate', 'plush-kujira', 'figure-tantei'],
  },
  {
    alias: 'season',
    name: '次に出るもの',
    description: '今度の月と、その次の月に出る品です。',
    product_keys: ['kit-yagura', 'capsule-express', 'block-castle', 'figure-tomori'],
  },
  {
    alias: 'winter',
    name: 'その先に出るもの',
    description: '一足先にご予約いただけます。',
    product_keys: ['plush-shirokuma', 'kit-tsubasa', 'game-tour', 'figure-ryuki'],
  },
  {
    alias: 'ranking',
    name: '売れた順',
    description: 'この30日に出荷した数の順です。',
    product_keys: ['card-first', 'capsule-neko', 'kit-doruga', 'block-train'],
  },
]

export const menus: Menus = {
  header: [
    { label: '予約できるもの', url: '/product/?tag=pre-order' },
    { label: 'シリーズの棚', url: '/brand/' },
  ],
  footer: [
    {
      title: 'あそび場',
      links: [
        { label: '重機兵ドルガ 集結', url: '/lp/doruga/' },
        { label: 'どかん通信', url: '/flip-book/' },
      ],
    },
  ],
}
