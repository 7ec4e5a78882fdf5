import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import type { Menus } from '#contract/shapes/menus.ts'
import type { DemoBanner, DemoShop } from '../demo-shop.ts'
import { toMessages } from '../to-messages.ts'
import { toStaticPages } from '../to-static-pages.ts'
import { company } from './company.ts'

export const banners: DemoBanner[] = [
  {
    area: 'top-main',
    title: '来年の一頁めを、えらぶ。',
    subtitle: '2027年の手帳と中身がそろいました。十二月のうちから書き始められます。',
    href: '/category/diary/',
    picture_kinds: ['notebook', 'fountain-pen', 'paper-tape'],
  },
  {
    area: 'top-sub',
    title: '線の太さの見くらべ帖',
    subtitle: '極細から太字まで、五ミリのますめに書いてみました',
    href: '/blog/nib-widths/',
    picture_kinds: ['fountain-pen'],
  },
  {
    area: 'top-sub',
    title: '手帳のサイズ、三つ',
    subtitle: 'A5・バイブル・ミニ6のちがいと選びかた',
    href: '/blog/leaf-sizes/',
    picture_kinds: ['refill', 'ring-planner'],
  },
  {
    area: 'side',
    title: 'はじめての手帳の箱',
    subtitle: 'ノートとペンとふせんの五点組',
    href: '/product/set-hajimete/',
    picture_kinds: ['stationery-set'],
  },
]

export const freeAreas: DemoShop['free_areas'] = [
  {
    code: 'header-notice',
    name: 'ヘッダーのお知らせ',
    body_html: '<p>ペン一本から。5,500円（税込）以上で送料無料</p>',
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
      '<h2>五ミリの店です</h2><p>ますめ文具店は、松本の通りにある小さな文具店です。線の間隔、紙の重さ、ペン先の太さ。五ミリのますめに一字がきれいに収まるかどうかを、店の者が書いて確かめた品だけを並べています。</p>',
  },
  {
    code: 'product-shipping',
    name: '商品ページの配送のご案内',
    body_html:
      '<p>在庫のある品は、14時までのご注文で当日に出荷いたします。薄いものは厚紙にはさみ、ポストへお届けします。</p>',
  },
  {
    code: 'cart-guide',
    name: 'カートのご案内',
    body_html: `<h3>小さなものも、一つから</h3><p>リフィル一つ、芯一本でもお送りします。贈りものの掛け紙は、備考にお書きください。</p><h3>送料</h3>${SHIPPING_FEES_MARK}`,
  },
]

export const messages = toMessages('ますめ文具店', company, {
  memorial: '入学や昇進など、文具を贈りたい日を登録しておくと、三週間前にメールでお知らせします。',
  stock:
    '刷りや染めの都合で、同じ色でも少しずつちがうことがございます。品切れの場合は当日中にご連絡いたします。',
  shipping_fees: '商品の合計が5,500円（税込）以上で送料無料です。薄いものはポストへお届けします。',
  cancel: 'お名前を入れる品は、作業の開始後のお取り消しを承れません。',
  contact: '字幅や紙のご相談も承ります。お使いのペンをお書き添えください。',
})

/** What may and may not come back, one a line. */
const returns = [
  '商品に不具合があるとき：到着から8日以内にご連絡ください。送料当店負担で、交換または返金いたします。',
  'お客様のご都合：未使用のものに限り、到着から8日以内のご連絡で承ります。返送料はお客様のご負担です。',
  'インクを入れたペン、書き込みのある紙：お客様のご都合による返品はお受けできません。',
]

/** The shop's own words of the pages on its terms. */
export const tradeLaw = {
  returns: returns.join('\n'),
  shipping_note:
    '<h2>インクのお届け</h2><p>びん入りのインクは、航空便に載せられないため、北海道・沖縄・離島へは船便でお届けします。二日ほど長くかかります。</p>',
}

export const staticPages = toStaticPages(company, {
  site_name: 'ますめ文具店',
  business: '文具の企画と小売、通信販売',
  founded: '1968年4月',
  capital: '300万円',
  staff: '6名',
  greeting: [
    'ますめ文具店は、学校の前の文具店として始まりました。方眼のノートばかりよく売れるので、いつのまにか五ミリの店と呼ばれるようになりました。',
    '手で書くことは、急がないことだと思っています。長く使える入れものと、いつでも補える中身をそろえて、お待ちしております。',
  ],
  history: [
    ['1968年', '松本市で、学校の前の文具店として開店'],
    ['1991年', '店の名を「ますめ文具店」に改める'],
    ['2009年', '最初の自店の品「ますめ野帳」を作る'],
    ['2018年', 'インターネットでの販売を開始'],
    ['2024年', 'インク「時刻の色」を始める'],
  ],
  returns,
  guide_extra_html:
    '<h2>試し書き</h2><p>万年筆は、出荷の前に一度インクをつけて書き味を確かめ、洗ってからお届けします。首軸にわずかにインクが残ることがあります。</p><h2>掛け紙とお手紙</h2><p>贈りものには、掛け紙と短いお手紙を無料でお付けします。備考に文面をお書きください。</p>',
})

export const inquiryCategories = [
  { key: 'choose', name: '字幅・紙・サイズのご相談' },
  { key: 'order', name: 'ご注文・お支払い' },
  { key: 'delivery', name: 'お届け' },
  { key: 'repair', name: 'ペンの調整・縫い直し' },
  { key: 'other', name: 'その他' },
]

export const collections: DemoShop['collections'] = [
  {
    alias: 'recommend',
    name: '今週の机の上',
    description: '店の者が、いま使っているものです。',
    product_keys: [
      'note-ito',
      'fountain-masume',
      'ink-bottle',
      'refill-hogan',
      'tape-date',
      'fusen-hogan',
      'pen-amaashi',
      'letter-yoko',
      'note-yacho',
      'planner-nuno',
    ],
  },
  {
    alias: 'season',
    name: '2027年のしたく',
    description: 'カバーはそのまま、中身だけ替える方が多い時季です。',
    product_keys: ['note-ichinichi', 'refill-gekkan', 'planner-kawa', 'fusen-index', 'set-hajimete'],
  },
  {
    alias: 'ranking',
    name: 'よく出たもの',
    description: 'この30日に出荷した数の順です。',
    product_keys: ['pen-sarari', 'refill-yokokei', 'note-gomu', 'tape-hogan', 'ink-cartridge'],
  },
]

export const menus: Menus = {
  header: [{ label: '2027年の手帳', url: '/lp/2027/' }],
  footer: [
    {
      title: '読みもの',
      links: [
        { label: '2027年の手帳', url: '/lp/2027/' },
        { label: '線の太さの見くらべ帖', url: '/blog/nib-widths/' },
        { label: '紙の見本帖', url: '/flip-book/' },
      ],
    },
  ],
}
